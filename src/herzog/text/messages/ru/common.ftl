# То, что говорят все игры.

list-comma = { $item }, { $rest }
list-and = { $item } и { $rest }
list-nothing = ничего
person = { $you ->
    [yes] вы
   *[no] { $player }
}
reason-not-asked = Сейчас не ваш ход. Ждём: { $players }.
reason-not-now = Не сейчас. { $ask }
barrier-start = Отменять пока нечего.
barrier-nature = С тех пор что-то взяли или открыли, а этого уже не отменить.
barrier-other = С тех пор уже сделан другой ход: { $player }.
barrier-together = Все выбирали одновременно, и выбор уже известен.
barrier-end = Игра окончена.
game-fourberies = Fourberies (Histrio)
game-lacrimosa = Lacrimosa
hint-do = Подсказка — { $option }.
hint-lot = Подсказка — { $option }. Бот выбрал бы это в { $percent } случаях из 100, чтобы его тайный выбор нельзя было угадать.
hint-against = Следующий по силе вариант — { $other }. Разница: { $terms }. Итого { $points }.
hint-equal = Следующий по силе вариант — { $other }, ничуть не хуже, насколько бот может судить.
hint-term = { $term } { $points }

# Что происходит за столом.

note-handed = { $you ->
    [yes] Вы передаёте своё место боту ({ $bot }).
   *[no] { $player } передаёт своё место боту ({ $bot }).
}
note-freed = { $you ->
    [yes] Хозяин передаёт ваше место боту ({ $bot }).
   *[no] Хозяин сажает бота ({ $bot }) на место игрока { $player }.
}
note-timed-out = { $you ->
    [yes] Ваше время вышло: за вас играет бот ({ $bot }).
   *[no] { $player }: время вышло, подменяет бот ({ $bot }).
}
note-returned = { $you ->
    [yes] Вы забираете своё место у бота.
   *[no] { $player } забирает своё место у бота.
}
note-agreed = Игроки договорились закончить игру на этом.
note-abandoned = Игра прервана.
sat-in = { $steps ->
    [one] { $player }: бот ({ $bot }) сделал { $steps } ход.
    [few] { $player }: бот ({ $bot }) сделал { $steps } хода.
   *[other] { $player }: бот ({ $bot }) сделал { $steps } ходов.
}
