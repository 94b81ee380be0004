# То, что говорят все игры.

list-comma = { $item }, { $rest }
list-and = { $item } и { $rest }
list-nothing = ничего
person = { $you ->
    [yes] вы
   *[no] { $player }
}
reason-not-asked = Сейчас не ваш ход. Отвечает: { $players }.
reason-not-now = Не сейчас. { $ask }
barrier-start = Отменять пока нечего.
barrier-nature = С тех пор что-то взяли или открыли, а этого не вернуть.
barrier-other = С тех пор уже сделан другой ход: { $player }.
barrier-together = Все выбирали одновременно, и выбор уже известен.
barrier-end = Игра окончена, и подсчёт открыл то, что было скрыто.
game-fourberies = Fourberies (Histrio)
game-lacrimosa = Lacrimosa
hint-do = Совет: { $option }.
hint-lot = Совет: { $option }. Бот выбрал бы так { $percent } раз из 100, потому что тайный выбор нельзя угадать.
hint-against = Лучшее из остального: { $other }. Разница: { $terms }. Вместе { $points }.
hint-equal = Лучшее из остального: { $other }, не хуже, насколько можно сосчитать.
hint-term = { $term } { $points }
