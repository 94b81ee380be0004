# Стол для анализа: линии, исходы, варианты.

analysis-intro = Играйте дальше за всех с любой позиции, возвращайтесь, пробуйте другое и смотрите, что могло бы быть. Каждая линия хранится вместе с партией. Карты раздаются заново.
analysis-begin = Расставить стол после шага { $step }
analysis-past = Это более ранняя позиция. Играйте отсюда, чтобы начать вариант.
analysis-over = Эта линия пришла к концу. Вернитесь назад, чтобы начать вариант.
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
analysis-spread-about = Очки в конце, если отсюда за всех играет { $bot }.
analysis-branches = Варианты
analysis-no-branches = Сыграйте не так, как в партии, и вариант останется здесь.
analysis-nothing-kept = У этой партии нет вариантов. Зритель может играть здесь, но ничего не сохранится.
analysis-unnamed = Ветка с шага { $step }
analysis-branch = Отходит от партии после шага { $step }; { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}; { $ago }
analysis-name = Назвать этот вариант
analysis-tool-name = Имя
analysis-name-it = Сохранить
analysis-link = Скопировать ссылку
analysis-tool-link = Ссылка
analysis-save = Сохранить в файл
analysis-tool-file = Файл
analysis-delete = Удалить
analysis-delete-sure = Удалить навсегда?
analysis-add = Добавить из файла
