# What the terminal says around a game.

terminal-you = You
terminal-kept = The game is kept in { $file }. Go on with: { $command }
terminal-over = The record is kept in { $file }. Look at it with: herzog replay { $file }
terminal-resumed = { $game }, after step { $steps }.
terminal-pass = The screen is for { $player }. Nobody else looks? Press Enter.
terminal-forced = No choice: { $option }.
terminal-key = { $key }: { $option }
terminal-ambiguous = “{ $typed }” may mean several things:
terminal-unknown = “{ $typed }” means nothing here. Type ? for help.
terminal-why = { $reason } [{ $rule }]
terminal-may = You may: { $option }.
terminal-undone = Taken back.
terminal-saved = Saved in { $file }.
terminal-not-saved = { $file } cannot be written: { $problem }.
terminal-which-file = Name a file.
terminal-which-game = Which game?
terminal-help = Type the key of an option, or its name, or the beginning of it, with or without its verb: “{ $key }”, “{ $name }”. Accents may be left out. Other words:
terminal-help-line = { $word }: { $about }
terminal-command-help = help
terminal-command-why = why
terminal-command-hint = hint
terminal-command-look = look
terminal-command-board = board
terminal-command-log = log
terminal-command-undo = undo
terminal-command-rules = rules
terminal-command-save = save
terminal-command-resume = resume
terminal-command-quit = quit
terminal-about-help = this
terminal-about-why = why NAME: why something cannot be picked now, and by which rule
terminal-about-hint = what a bot would do in your place, and why
terminal-about-look = look NAME: what a card does, what a player has
terminal-about-board = the table again
terminal-about-log = what has happened; log all: everything
terminal-about-undo = take back your last choice
terminal-about-rules = rules NUMBER or WORDS: what the rules say; alone: the rule being played
terminal-about-save = save FILE: write the game to a file
terminal-about-resume = resume FILE: go on with another game
terminal-about-quit = leave; the game is kept

## Looking at a record

terminal-step = Step { $n } of { $all }: { $player }
terminal-step-none = Before the first of { $all } steps
terminal-nature = nature
terminal-replay-keys = n or → forward, p or ← back, ↓ ↑ ten steps, a start, e end, w why, q quit
terminal-move = { $player }: { $option }.
terminal-why-nothing = There was nothing to compare.
terminal-why-later = Bots say why when the game is over: their reasons would show what they hide.
