# Reviews of finished games.

review-title = Game review
review-picked = { $player }: { $option }
review-better = Better: { $option } ({ $points }).
review-why = The difference: { $terms }{ $more ->
    [yes] , leaving out smaller ones
   *[no] { "" }
}.
review-drawn = { $good ->
    [yes] Good luck for { $player }
   *[no] Bad luck for { $player }
}
review-drawn-what = What was drawn or dealt:
review-told-more = … and { $n } more.
review-turned = The game turns: { $player } takes the lead
review-account = The breakdown
review-start = Expected lead at the start
review-luck = Luck
review-errors = Mistakes
review-others = { $duel ->
    [yes] What the opponent gave away
   *[no] What others gave away
}
review-reveals = Secret choices
review-remainder = Corrected estimates
review-result = Lead at the end
review-about = { $duel ->
    [yes] All figures are points, compared with the opponent. The lines above “Lead at the end” add up to it exactly.
   *[no] All figures are points, compared with the average of the others. The lines above “Lead at the end” add up to it exactly.
}
review-means = What these lines mean
review-meant = { $term }: { $words }
review-start-means = The lead to expect before the first card was dealt.
review-luck-means = What was drawn or dealt, compared with what could have come. Over many games it evens out.
review-errors-means = What a player’s decisions gave up against the best ones found, judged only from what that player could know.
review-others-means = { $duel ->
    [yes] What the opponent’s mistakes were worth.
   *[no] What the mistakes of the others were worth.
}
review-reveals-means = How choices made in secret at the same time happened to meet. Nobody could know, so it is nobody’s mistake.
review-remainder-means = The lines above rest on a bot’s estimates of how the game would end. Where its estimate changed although nothing was drawn and nobody had a real choice, the change is entered here. This is neither luck nor a mistake. If this is the largest line, the estimates were far off in this game, and the other lines are only a rough guide.
review-result-means = { $duel ->
    [yes] By how many points a player ended ahead of the opponent.
   *[no] By how many points a player ended ahead of the average of the others.
}
review-decisions-means = Decisions in which there was a choice.
review-accuracy-means = 100% if every decision was the best one found; one that gives up two points counts as half.
review-chart-means = { $duel ->
    [yes] Above 0: ahead of the opponent. Press anywhere to see that position.
   *[no] Above 0: ahead of the average of the others. Press anywhere to see that position.
}
review-chart-chance-means = Assuming that everyone plays well from there on. Press anywhere to see that position.
review-rough = Chances of winning have not been measured for a table like this one: they are a rough guess from the lead.
review-accuracy = Accuracy
review-decisions = Decisions
review-by-ask = Average loss by kind of decision, and how often
review-moments = Key moments
review-moments-of = Key moments for
review-kind-error = mistake
review-kind-luck = luck
review-kind-turn = new leader
review-mark-picked = played
review-mark-better = better
review-no-moments = Nothing stands out in this game.
review-chart = Expected lead over the game
review-step = Move { $n }
review-table = The table as { $player } sees it
review-look = To see the table after move N: { $command }
review-intro = How did luck and decisions lead to this result? Every decision is judged from what its player could know, and you see what would have been better. This takes about a minute; results appear as they are found, and are saved.
review-none = This game has not been reviewed.
review-begin = Review this game
review-working = Moves judged: { $n } / { $all }
review-cancel = Cancel
review-measure = What the curve shows
review-by-lead = Lead
review-by-chance = Winning chances
review-chart-chance = Winning chances over the game, in per cent
review-average = { $points } (×{ $n })
review-practice = Learn from your mistakes ({ $n })
review-practice-title = Learn from your mistakes
review-practice-at = Position { $n } of { $all }
review-practice-played = You played: { $option }. Points given up: { $points }.
review-practice-try = Find something better. Tries left: { $n }.
review-try-best = Best found: { $points }.
review-try-better = Better: { $points }. You can do better still.
review-try-worse = No better than what you played ({ $points }).
review-try-unweighed = The review did not find this choice worth examining.
review-practice-solved = Solved. That is worth { $points }.
review-practice-answer = The best found: { $option } ({ $points }).
review-practice-next = Next position
review-practice-return = Show the position again
review-practice-leave = Back to the review

## What a decision was about, whichever card it concerned

review-ask-fourberies-choose-travel = Choosing Travel cards
review-ask-fourberies-reserve-city = Choosing a Travel card to play face up
review-ask-fourberies-use-acrobat = Using an Acrobat
review-ask-fourberies-choose-caravel = Choosing a Caravel to push
review-ask-fourberies-push-caravel = Choosing where to push a Caravel
review-ask-fourberies-salvage-actor = Choosing an Actor to take
review-ask-fourberies-move-needle = Moving the needle
review-ask-fourberies-steal-from = Choosing whom to steal from
review-ask-fourberies-send-to-court = Sending an Actor to Court
review-ask-fourberies-discard-request = Discarding a Secret Request
review-ask-fourberies-keep-request = Choosing a Secret Request to keep
review-ask-fourberies-choose-request = Choosing a Secret Request to use
review-ask-fourberies-choose-nature = Choosing what Chameleons count as
review-ask-lacrimosa-lay-experience = Playing a card in the Experiences section
review-ask-lacrimosa-lay-story = Playing a card in the Story section
review-ask-lacrimosa-use-card = Using a card, or taking ducats instead
review-ask-lacrimosa-take-actions = Choosing an action
review-ask-lacrimosa-may-again = Taking an action once more
review-ask-lacrimosa-end-turn = Ending the turn, or making exchanges first
review-ask-lacrimosa-document = Choosing a Memory
review-ask-lacrimosa-commission = Choosing an Opus
review-ask-lacrimosa-perform-or-sell = Choosing a work to perform or sell
review-ask-lacrimosa-use-typed = Using the reward of a City
review-ask-lacrimosa-travel = Choosing where Mozart goes
review-ask-lacrimosa-requiem = Choosing a space of the Requiem
review-ask-lacrimosa-hire-composer = Choosing a composer
review-ask-lacrimosa-place-marker = Choosing a marker to place
review-ask-lacrimosa-place-neutral = Placing the neutral marker
review-ask-lacrimosa-choose-counter = Choosing a Story Point counter
review-ask-lacrimosa-choose-step = Choosing a track to advance on
review-ask-lacrimosa-pay = Choosing how to pay
review-ask-lacrimosa-pay-differently = Paying point by point
