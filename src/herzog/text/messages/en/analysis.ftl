# The analysis board: lines, how games end, branches.

analysis-intro = Play on for every side from any position, go back, branch off, and see what could have been. Every line is saved with the game. Cards are drawn afresh.
analysis-begin = Set up the board after move { $step }
analysis-past = This is an earlier position. Play on from here to branch off.
analysis-over = This line has come to its end. Go back to branch off.
analysis-lines = Best lines
analysis-ask-lines = Show the best lines
analysis-deeper = Looking deeper: { $n } / { $all }
analysis-stop = Stop
analysis-lines-of = For { $player }, going only by what { $player } can know:
analysis-lines-about = { $duel ->
    [yes] The expected lead over the opponent, in points, and the chance to win. Press a line to play its first move.
   *[no] The expected lead over the average of the others, in points, and the chance to win. Press a line to play its first move.
}
analysis-spread = How it might end
analysis-ask-finish = Let bots finish it 100 times
analysis-finished = Games finished: { $n } / { $all }
analysis-mean = { $mean } on average, { $share } wins
analysis-range = Points, from { $low } to { $high }
analysis-spread-about = Points at the end if the bot “{ $bot }” plays every seat from here.
analysis-branches = Branches
analysis-no-branches = Play something other than the game did, and the branch is saved here.
analysis-nothing-kept = No branches are saved with this game. Spectators can play on here, but nothing is saved.
analysis-unnamed = Branch at move { $step }
analysis-branch = Leaves the game after move { $step }; { $n ->
    [one] { $n } move
   *[other] { $n } moves
}; { $ago }
analysis-name = Name this branch
analysis-tool-name = Rename
analysis-name-it = Save
analysis-link = Copy the link
analysis-tool-link = Link
analysis-save = Save as a file
analysis-tool-file = File
analysis-delete = Delete
analysis-delete-sure = Delete for good?
analysis-add = Add from a file
