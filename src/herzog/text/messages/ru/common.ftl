# То, что говорят все игры.

list-comma = { $item }, { $rest }
list-and = { $item } и { $rest }
list-nothing = нет
person = { $you ->
    [yes] вы
   *[no] { $player }
}
seat-n = Гость { $n }
reason-not-asked = Сейчас не ваш ход. Ждём: { $players }.
reason-not-now = Не сейчас, сначала другое. { $ask }
barrier-start = Отменять пока нечего.
barrier-nature = С тех пор что-то взяли или открыли, а этого уже не отменить.
barrier-other = С тех пор свой выбор сделал уже другой игрок: { $player }.
barrier-together = Все выбирали одновременно, и выбор уже известен.
barrier-end = Игра окончена.
game-fourberies = Fourberies (Histrio)
game-lacrimosa = Lacrimosa
hint-do = Подсказка — { $option }.
hint-lot = Подсказка — { $option }. Выбор тайный, и никто не должен его угадать: бот тянул бы жребий, и этот вариант выпадал бы чаще всего ({ $percent } %).
hint-then = Затем — { $steps }.
hint-next = { $step } → { $rest }
hint-step = { $step } ({ $effect })
hint-for = Главный выигрыш: { $terms }.
hint-against = Следующий по силе вариант — { $other }. Разница в очках: { $terms }{ $more ->
    [yes] , не считая мелочей
   *[no] { "" }
}. { $more ->
    [yes] Вместе с ними
   *[no] Итого
} { $points }.
hint-equal = По мнению бота, ничуть не хуже — { $other }.
hint-term = { $term } ({ $points })

# Что происходит за столом.

note-handed = { $you ->
    [yes] Вы передаёте своё место боту ({ $bot }).
   *[no] { $player } передаёт своё место боту ({ $bot }).
}
note-freed = { $you ->
    [yes] Хозяин передаёт ваше место боту ({ $bot }).
   *[no] Хозяин передаёт место игрока { $player } боту ({ $bot }).
}
note-timed-out = { $you ->
    [yes] Ваше время вышло: за вас играет бот ({ $bot }).
   *[no] { $player }: время вышло, дальше играет бот ({ $bot }).
}
note-returned = { $you ->
    [yes] Вы забираете своё место у бота.
   *[no] { $player } забирает своё место у бота.
}
note-opened = Хозяин открывает место { $n } для нового игрока.
note-rewound = { $you ->
    [yes] { $steps ->
        [one] По вашей просьбе все согласны отменить { $steps } шаг.
        [few] По вашей просьбе все согласны отменить { $steps } шага.
       *[other] По вашей просьбе все согласны отменить { $steps } шагов.
    }
   *[no] { $steps ->
        [one] { $player } просит отменить { $steps } шаг, и все согласны.
        [few] { $player } просит отменить { $steps } шага, и все согласны.
       *[other] { $player } просит отменить { $steps } шагов, и все согласны.
    }
}
note-agreed = Игроки договорились закончить игру на этом.
note-abandoned = Игра прервана.
sat-in = { $steps ->
    [one] { $player }: бот ({ $bot }) сделал { $steps } шаг.
    [few] { $player }: бот ({ $bot }) сделал { $steps } шага.
   *[other] { $player }: бот ({ $bot }) сделал { $steps } шагов.
}

## Уроки

lesson-lacrimosa-cards = Карты и история
lesson-lacrimosa-works = Опусы и деньги
lesson-lacrimosa-journeys = Поездки и дворы
lesson-lacrimosa-requiem = Реквием и конец игры
lesson-lacrimosa-solo = Один на один с солистом
lesson-fourberies-journey = Путешествие
lesson-fourberies-king = Настроение Короля
lesson-fourberies-festival = Фестиваль
lesson-elsewhere = В обычной партии — почему бы и нет? Но в этом уроке речь о другом. { $task }
