# Reviews of finished games.

review-title = Game review
review-picked = { $player }: { $option }
review-better = Better: { $option }.
review-why = The difference: { $terms }.
review-drawn = { $good ->
    [yes] Good luck for { $player }
   *[no] Bad luck for { $player }
}
review-told-more = … and { $n } more.
review-turned = The game turns: { $player } takes the lead
review-account = The breakdown
review-start = Expected at the start
review-luck = Luck
review-errors = Own mistakes
review-others = What others gave away
review-reveals = Secret choices
review-remainder = Revised judgement
review-result = Lead at the end
review-about = A lead is measured against the average of the others, in points. Each decision is judged from what its player could know. Luck compares what was drawn with what could have been. Secret choices are how those made at the same time met, beyond what each was worth by itself. Revised judgement is what could not be foreseen; the sum is exact.
review-rough = Chances of winning have not been measured for a table like this one: they are a rough guess from the lead.
review-accuracy = Accuracy
review-decisions = Decisions
review-by-ask = Average loss by kind of decision, and how often
review-moments = Key moments
review-no-moments = Nothing stands out in this game.
review-chart = Expected lead over the game
review-step = Step { $n }
review-intro = How did luck and decisions make this result? Every decision is judged from what its player could know, and you see what would have been better. This takes about a minute; what is found shows as it comes, and is kept.
review-none = This game has not been reviewed.
review-begin = Review this game
review-working = Steps judged: { $n } / { $all }
review-cancel = Cancel
review-measure = What the curve shows
review-by-lead = Lead
review-by-chance = Chance to win
review-chart-chance = Chance to win over the game, in per cent
review-average = { $points } × { $n }
review-practice = Learn from your mistakes ({ $n })
review-practice-title = Learn from your mistakes
review-practice-at = Position { $n } of { $all }
review-practice-played = You played: { $option } ({ $points }).
review-practice-try = Find something better. Tries left: { $n }.
review-try-best = Best found: { $points }.
review-try-better = Better: { $points }, but there is more.
review-try-worse = No better than what you played.
review-practice-solved = Solved. That is worth { $points }.
review-practice-answer = The best found: { $option } ({ $points }).
review-practice-next = Next position
review-practice-leave = Back to the review
