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
barrier-end = The game is over.
game-fourberies = Fourberies (Histrio)
game-lacrimosa = Lacrimosa
hint-do = Hint: { $option }.
hint-lot = Hint: { $option }. A bot would choose this { $percent }% of the time, so that its secret choice cannot be predicted.
hint-against = Next best: { $other }. The difference: { $terms }. In total { $points }.
hint-equal = Next best: { $other }, just as good as far as the bot can tell.
hint-term = { $term } { $points }

# Notes of the table.

note-handed = { $you ->
    [yes] You hand your seat to a bot ({ $bot }).
   *[no] { $player } hands their seat to a bot ({ $bot }).
}
note-freed = { $you ->
    [yes] The host hands your seat to a bot ({ $bot }).
   *[no] The host lets a bot ({ $bot }) play for { $player }.
}
note-timed-out = { $you ->
    [yes] Your time is up: a bot ({ $bot }) plays for you.
   *[no] { $player } is out of time: a bot ({ $bot }) sits in.
}
note-returned = { $you ->
    [yes] You take your seat back from the bot.
   *[no] { $player } takes their seat back from the bot.
}
note-agreed = The players agree to end the game here.
note-abandoned = The game is abandoned.
sat-in = { $steps ->
    [one] { $player }: a bot ({ $bot }) took one step.
   *[other] { $player }: a bot ({ $bot }) took { $steps } steps.
}
