# Разборы законченных партий.

review-title = Разбор партии
review-picked = { $player } — { $option }
review-better = Лучше — { $option } ({ $points }).
review-why = Разница: { $terms }{ $more ->
    [yes] , не считая мелочей
   *[no] { "" }
}.
review-drawn = { $good ->
    [yes] Удача: { $player }
   *[no] Невезение: { $player }
}
review-drawn-what = Что взяли или раздали:
review-told-more = … и ещё { $n }.
review-turned = Перелом в партии — впереди { $player }
review-account = Баланс
review-start = Ожидалось в начале
review-luck = Удача
review-errors = Собственные ошибки
review-others = { $duel ->
    [yes] Подарки соперника
   *[no] Подарки других
}
review-reveals = Тайный выбор
review-remainder = Поправка к оценке
review-result = Отрыв в конце
review-about = { $duel ->
    [yes] Все числа — очки отрыва от соперника. Строки над отрывом в конце в сумме дают ровно его.
   *[no] Все числа — очки отрыва от среднего у остальных. Строки над отрывом в конце в сумме дают ровно его.
}
review-means = Что значат эти строки
review-meant = { $term }: { $words }
review-start-means = Чего можно было ожидать до первой карты.
review-luck-means = То, что выпало или сдано, в сравнении с тем, что могло выпасть. За много партий это выравнивается.
review-errors-means = На сколько очков решения уступили лучшим из найденных; они оцениваются только по тому, что игрок мог знать.
review-others-means = { $duel ->
    [yes] Сколько принесли ошибки соперника.
   *[no] Сколько принесли ошибки остальных.
}
review-reveals-means = Как сошлись решения, принятые тайно и одновременно. Знать этого никто не мог, поэтому ошибки здесь нет ни у кого.
review-remainder-means = Строки выше опираются на то, как бот оценивал исход партии. Если его оценка изменилась, хотя ничего не выпало и ни у кого не было настоящего выбора, разница попадает сюда. Это не удача и не ошибка. Если эта строка самая большая, в этой партии бот сильно ошибался в оценках, и остальные строки — лишь грубое приближение.
review-result-means = { $duel ->
    [yes] На сколько очков игрок в конце опередил соперника.
   *[no] На сколько очков игрок в конце опередил среднее у остальных.
}
review-decisions-means = Решения, в которых был выбор.
review-accuracy-means = 100 %, если каждое решение было лучшим из найденных; решение, стоившее двух очков, засчитывается наполовину.
review-chart-means = { $duel ->
    [yes] Выше 0 — впереди соперника. Нажмите в любом месте, чтобы увидеть позицию.
   *[no] Выше 0 — впереди среднего у остальных. Нажмите в любом месте, чтобы увидеть позицию.
}
review-chart-chance-means = Если дальше все играют хорошо. Нажмите в любом месте, чтобы увидеть позицию.
review-rough = Для такого стола шансы на победу не измерены: это грубая оценка по отрыву.
review-accuracy = Точность
review-decisions = Решения
review-by-ask = Средняя потеря по видам решений и сколько раз
review-moments = Ключевые моменты
review-moments-of = Чьи ключевые моменты
review-kind-error = ошибка
review-kind-luck = случай
review-kind-turn = смена лидера
review-mark-picked = сыграно
review-mark-better = лучше
review-no-moments = В этой партии ничто не выделяется.
review-chart = Ожидаемый отрыв в ходе партии
review-step = Шаг { $n }
review-table = Стол, каким его видит { $player }
review-look = Показать стол после шага N: { $command }
review-intro = Что в этом итоге решила удача, а что — решения? Каждое решение оценивается по тому, что игрок мог знать, и видно, что было бы лучше. Это займёт около минуты; найденное показывается сразу и сохраняется.
review-none = Эту партию ещё не разбирали.
review-begin = Разобрать эту партию
review-working = Оценено шагов: { $n } / { $all }
review-cancel = Прервать
review-measure = Что показывает график
review-by-lead = Отрыв
review-by-chance = Шанс на победу
review-chart-chance = Шанс на победу в ходе партии, в процентах
review-average = { $points } ({ $n } ×)
review-practice = Учиться на своих ошибках ({ $n })
review-practice-title = Учиться на своих ошибках
review-practice-at = Позиция { $n } из { $all }
review-practice-played = Ваш выбор — { $option }. Потеряно очков: { $points }.
review-practice-try = Найдите что-нибудь получше. Осталось попыток: { $n }.
review-try-best = Лучшее из найденного: { $points }.
review-try-better = Лучше: { $points }, но можно и больше.
review-try-worse = Не лучше прежнего ({ $points }).
review-try-unweighed = При разборе такой вариант не рассматривали.
review-practice-solved = Решено. Это стоит { $points }.
review-practice-answer = Лучшее из найденного — { $option } ({ $points }).
review-practice-next = Следующая позиция
review-practice-return = Показать позицию снова
review-practice-leave = Назад к разбору

## О чём было решение, какой бы карты оно ни касалось

review-ask-fourberies-choose-travel = Выбор карт Путешествия
review-ask-fourberies-reserve-city = Выбор карты Путешествия для открытого розыгрыша
review-ask-fourberies-use-acrobat = Использование Скомороха
review-ask-fourberies-choose-caravel = Выбор каравеллы, которую сдвинуть
review-ask-fourberies-push-caravel = Выбор, куда сдвинуть каравеллу
review-ask-fourberies-salvage-actor = Выбор Актёра в труппу
review-ask-fourberies-move-needle = Сдвиг стрелки
review-ask-fourberies-steal-from = Выбор, у кого украсть
review-ask-fourberies-send-to-court = Отправка Актёра ко Двору
review-ask-fourberies-discard-request = Сброс Тайной просьбы
review-ask-fourberies-keep-request = Выбор Тайной просьбы, которую оставить
review-ask-fourberies-choose-request = Выбор Тайной просьбы, которую использовать
review-ask-fourberies-choose-nature = Выбор, в пользу какого жанра считаются Хамелеоны
review-ask-lacrimosa-lay-experience = Розыгрыш карты в область событий
review-ask-lacrimosa-lay-story = Розыгрыш карты в область истории
review-ask-lacrimosa-use-card = Использование карты или получение дукатов
review-ask-lacrimosa-take-actions = Выбор действия
review-ask-lacrimosa-may-again = Повторное выполнение действия
review-ask-lacrimosa-end-turn = Завершение хода или обмен
review-ask-lacrimosa-document = Выбор воспоминания
review-ask-lacrimosa-commission = Выбор опуса
review-ask-lacrimosa-perform-or-sell = Выбор опуса, чтобы исполнить или продать
review-ask-lacrimosa-use-typed = Использование награды города
review-ask-lacrimosa-travel = Выбор, куда едет Моцарт
review-ask-lacrimosa-requiem = Выбор ячейки в Реквиеме
review-ask-lacrimosa-hire-composer = Выбор композитора
review-ask-lacrimosa-place-marker = Выбор фишки, которую положить
review-ask-lacrimosa-place-neutral = Размещение нейтральной фишки
review-ask-lacrimosa-choose-counter = Выбор фишки истории
review-ask-lacrimosa-choose-step = Выбор шкалы для продвижения
review-ask-lacrimosa-pay = Выбор способа оплаты
review-ask-lacrimosa-pay-differently = Оплата по одному очку
