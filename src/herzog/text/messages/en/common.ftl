# What every game says.

list-comma = { $item }, { $rest }
list-and = { $item } and { $rest }
list-nothing = nothing
person = { $you ->
    [yes] you
   *[no] { $player }
}
reason-not-asked = It’s not your turn: the table is waiting for { $players }.
reason-not-now = Not now. { $ask }
barrier-start = There is nothing to undo yet.
barrier-nature = Something has been drawn or revealed since then, and that cannot be undone.
barrier-other = { $player } has played since then.
barrier-together = Everyone chose at the same time, and the choices are already known.
barrier-end = The game is over, and the final scoring has revealed what was hidden.
game-fourberies = Fourberies (Histrio)
game-lacrimosa = Lacrimosa
hint-do = Hint: { $option }.
hint-lot = Hint: { $option }. A bot would choose this { $percent }% of the time, so that its secret choice cannot be predicted.
hint-against = Next best: { $other }. The difference: { $terms }. In total { $points }.
hint-equal = Next best: { $other }, just as good as far as the bot can tell.
hint-term = { $term } { $points }
