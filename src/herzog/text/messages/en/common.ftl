# What every game says.

list-comma = { $item }, { $rest }
list-and = { $item } and { $rest }
list-nothing = nothing
person = { $you ->
    [yes] you
   *[no] { $player }
}
seat-n = Player { $n }
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
hint-lot = Hint: { $option }. Your choice is secret, and nobody should be able to guess it: a bot would draw lots here, and this is the choice it would make most often ({ $percent }%).
hint-then = Then: { $steps }.
hint-next = { $step } → { $rest }
hint-step = { $step } ({ $effect })
hint-for = That helps most with { $terms }.
hint-against = Next best: { $other }. The difference: { $terms }{ $more ->
    [yes] , leaving out smaller ones
   *[no] { "" }
}. { $more ->
    [yes] With them, in total
   *[no] In total
} { $points }.
hint-equal = Next best: { $other }. As far as the bot can tell, it’s just as good.
hint-term = { $term } { $points }

# Notes of the table.

note-handed = { $you ->
    [yes] You hand your seat to a bot ({ $bot }).
   *[no] { $player } hands their seat to a bot ({ $bot }).
}
note-freed = { $you ->
    [yes] The host hands your seat to a bot ({ $bot }).
   *[no] The host hands { $player }’s seat to a bot ({ $bot }).
}
note-timed-out = { $you ->
    [yes] Your time is up: a bot ({ $bot }) plays for you.
   *[no] { $player } is out of time: a bot ({ $bot }) takes over.
}
note-returned = { $you ->
    [yes] You take your seat back from the bot.
   *[no] { $player } takes their seat back from the bot.
}
note-opened = The host opens seat { $n } to a new player.
note-rewound = { $you ->
    [yes] { $steps ->
        [one] All agree to take back { $steps } move, as you asked.
       *[other] All agree to take back { $steps } moves, as you asked.
    }
   *[no] { $steps ->
        [one] All agree to take back { $steps } move, as { $player } asked.
       *[other] All agree to take back { $steps } moves, as { $player } asked.
    }
}
note-agreed = The players agree to end the game here.
note-abandoned = The game is abandoned.
sat-in = { $steps ->
    [one] { $player }: a bot ({ $bot }) made { $steps } move.
   *[other] { $player }: a bot ({ $bot }) made { $steps } moves.
}

## Lessons

lesson-lacrimosa-cards = Cards and Story
lesson-lacrimosa-works = Works and money
lesson-lacrimosa-journeys = Journeys and Courts
lesson-lacrimosa-requiem = The Requiem and the end
lesson-lacrimosa-solo = Alone against the Soloist
lesson-fourberies-journey = The journey
lesson-fourberies-king = The King’s mood
lesson-fourberies-festival = The festival
lesson-elsewhere = Fine in a real game, but this step is about something else. { $task }
