# Разборы законченных партий.

review-title = Разбор партии
review-picked = { $player } — { $option }
review-better = Лучше — { $option }.
review-why = Разница: { $terms }.
review-drawn = { $good ->
    [yes] Удача: { $player }
   *[no] Невезение: { $player }
}
review-told-more = … и ещё { $n }.
review-turned = Перелом в партии — впереди { $player }
review-account = Баланс
review-start = Ожидалось в начале
review-luck = Удача
review-errors = Собственные ошибки
review-others = Подарки других
review-reveals = Тайный выбор
review-remainder = Пересмотр оценки
review-result = Отрыв в конце
review-about = Отрыв считается от среднего остальных, в очках. Каждое решение оценивается по тому, что игрок мог знать. Удача сравнивает то, что выпало, с тем, что могло выпасть. Тайный выбор — то, как сошлись одновременные решения, сверх того, чего стоило каждое само по себе. Пересмотр оценки — то, чего нельзя было предвидеть; всё сходится точно.
review-rough = Для такого стола шансы на победу не измерены: это грубая оценка по отрыву.
review-accuracy = Точность
review-decisions = Решения
review-by-ask = Средняя потеря по видам решений и сколько раз
review-moments = Ключевые моменты
review-no-moments = В этой партии ничто не выделяется.
review-chart = Ожидаемый отрыв в ходе партии
review-step = Шаг { $n }
review-intro = Что в этом итоге решила удача, а что — решения? Каждое решение оценивается по тому, что игрок мог знать, и видно, что было бы лучше. Это займёт около минуты; найденное показывается сразу и сохраняется.
review-none = Эту партию ещё не разбирали.
review-begin = Разобрать эту партию
review-working = Оценено шагов: { $n } / { $all }
review-cancel = Прервать
review-measure = Что показывает график
review-by-lead = Отрыв
review-by-chance = Шанс на победу
review-chart-chance = Шанс на победу в ходе партии, в процентах
review-average = { $points } × { $n }
review-practice = Учиться на своих ошибках ({ $n })
review-practice-title = Учиться на своих ошибках
review-practice-at = Позиция { $n } из { $all }
review-practice-played = Ваш выбор — { $option } ({ $points }).
review-practice-try = Найдите лучше. Осталось попыток: { $n }.
review-try-best = Лучшее из найденного: { $points }.
review-try-better = Лучше: { $points }, но можно и больше.
review-try-worse = Не лучше прежнего.
review-practice-solved = Решено. Это стоит { $points }.
review-practice-answer = Лучшее из найденного — { $option } ({ $points }).
review-practice-next = Следующая позиция
review-practice-leave = Назад к разбору
