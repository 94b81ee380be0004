# Стол для анализа: линии, исходы, ветки.

analysis-intro = Играйте дальше за всех с любой позиции, возвращайтесь, пробуйте другое и смотрите, что могло бы быть. Каждая линия хранится вместе с партией. Карты раздаются заново.
analysis-begin = Расставить стол после шага { $step }
analysis-past = Это более ранняя позиция. Играйте отсюда, чтобы начать ветку.
analysis-over = Эта линия пришла к концу. Вернитесь назад, чтобы начать ветку.
analysis-lines = Лучшие линии
analysis-ask-lines = Показать лучшие линии
analysis-deeper = Всё глубже: { $n } / { $all }
analysis-stop = Остановить
analysis-lines-of = Из того, что может знать { $player }:
analysis-lines-about = { $duel ->
    [yes] Ожидаемый отрыв от соперника, в очках, и шанс победить. Нажатие делает первый шаг линии.
   *[no] Ожидаемый отрыв от среднего у остальных, в очках, и шанс победить. Нажатие делает первый шаг линии.
}
analysis-spread = Чем это может кончиться
analysis-ask-finish = Пусть боты доиграют 100 раз
analysis-finished = Доиграно партий: { $n } / { $all }
analysis-mean = в среднем { $mean }, побед { $share }
analysis-range = Очки: { $low }–{ $high }
analysis-spread-about = Очки в конце, если отсюда за всех играет бот ({ $bot }).
analysis-branches = Ветки
analysis-no-branches = Сыграйте не так, как в партии, и ветка сохранится здесь.
analysis-nothing-kept = У этой партии нет веток. Зритель может играть здесь, но ничего не сохранится.
analysis-unnamed = Ветка с шага { $step }
analysis-branch = Ответвляется от партии после шага { $step }; { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}; { $ago }
analysis-name = Назвать эту ветку
analysis-tool-name = Имя
analysis-name-it = Сохранить
analysis-link = Скопировать ссылку
analysis-tool-link = Ссылка
analysis-save = Сохранить в файл
analysis-tool-file = Файл
analysis-delete = Удалить
analysis-delete-sure = Удалить навсегда?
analysis-add = Добавить из файла
