# What every game says.

list-comma = { $item }, { $rest }
list-and = { $item } and { $rest }
list-nothing = nothing
person = { $you ->
    [yes] you
   *[no] { $player }
}
reason-not-asked = It is not your turn: the table waits for { $players }.
reason-not-now = Not now. { $ask }
barrier-start = Nothing has been played that could be taken back.
barrier-nature = Something was drawn or turned up since then, and that cannot be taken back.
barrier-other = { $player } has played since then.
barrier-together = Everybody chose at the same time, and the choices are known by now.
barrier-end = The game is over, and the count has shown what was hidden.
game-fourberies = Fourberies (Histrio)
game-lacrimosa = Lacrimosa
hint-do = Hint: { $option }.
hint-lot = Hint: { $option }. A bot would choose so { $percent } times in 100, because a secret choice must not be guessed.
hint-against = Best of the others: { $other }. The difference: { $terms }. Together { $points }.
hint-equal = Best of the others: { $other }, just as good as far as can be counted.
hint-term = { $term } { $points }
