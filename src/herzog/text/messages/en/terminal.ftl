# What the terminal says around a game.

terminal-you = You
terminal-kept = The game is saved in { $file }. Continue with: { $command }
terminal-over = The record is saved in { $file }. Watch it with: herzog replay { $file }
terminal-resumed = { $game }, after move { $steps }.
terminal-pass = Pass the screen to { $player }. Is nobody else looking? Press Enter.
terminal-forced = Only one choice: { $option }.
terminal-key = { $key } – { $option }
terminal-ambiguous = “{ $typed }” could mean several things:
terminal-unknown = “{ $typed }” means nothing here. Type “?” for help.
terminal-why = { $thing } – { $reason } [{ $rule }]
terminal-may = You may: { $option }.
terminal-undone = Undone.
terminal-saved = Saved in { $file }.
terminal-not-saved = Cannot write { $file }: { $problem }.
terminal-which-file = Name a file.
terminal-which-game = Which game?
terminal-help = Type the key of an option, its name or just the beginning of its name, with or without its verb: “{ $key }”, “{ $name }”. You may leave out accents. Other commands:
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
terminal-about-help = this help
terminal-about-why = why NAME – why you cannot pick something now, and which rule says so
terminal-about-hint = what a bot would do in your place, and why
terminal-about-look = look NAME – what a card does, what a player has
terminal-about-board = show the table again
terminal-about-log = what has happened; log all – everything from the start
terminal-about-undo = undo your last choice
terminal-about-rules = rules NUMBER or WORDS – what the rules say; on its own – the rule in play now
terminal-about-save = save FILE – write the game to a file
terminal-about-resume = resume FILE – continue another game
terminal-about-quit = leave; the game is saved

## Looking at a record

terminal-step = Move { $n } of { $all }: { $player }
terminal-step-none = Before the first move of { $all }
terminal-nature = chance
terminal-replay-keys = n or → forward, p or ← back, ↓ ↑ ten moves, a start, e end, w why, q quit
terminal-move = { $player } – { $option }.
terminal-why-nothing = There was nothing to compare.
terminal-why-later = Bots explain themselves only when the game is over: before that, their reasons would reveal what they are hiding.

## Seats that change hands

terminal-which-bot = Which bot? { $bots }.
terminal-which-seat = Whose seat? { $players }.
terminal-nobody-sits-in = No bot is playing for anyone.
terminal-watch = The bots are playing. Enter: continue; { $return }: take your seat back; { $finish }: end the game; { $quit }: leave.
terminal-agree = The game ends here if everyone agrees. Do you all agree? { $yes } or { $no }
terminal-yes = yes
terminal-no = no
terminal-not-agreed = The game goes on.
terminal-agree-takeback = The game goes back to just before your last move, and what comes after it will be drawn again. Do you all agree? { $yes } or { $no }
terminal-times = Time left: { $clocks }
terminal-no-clock = This game has no clock.
terminal-command-handover = handover
terminal-command-return = return
terminal-command-finish = finish
terminal-command-takeback = takeback
terminal-command-clock = clock
terminal-about-handover = handover LEVEL – let a bot play for you
terminal-about-return = return NAME – take a seat back from the bot
terminal-about-finish = end the game as it stands, if everyone agrees
terminal-about-takeback = undo your last move even after others have played, if everyone agrees
terminal-about-clock = how much time everyone has left

## Lessons

terminal-learn-title = Lesson { $n } of { $all }: { $title }
terminal-learn-read = (Press Enter to continue.)
terminal-learn-task = → { $task } (Or type “{ $skip }”.)
terminal-learn-skip = skip
terminal-learn-left = The lesson will wait for you. Continue with: { $command }
terminal-learn-done = Well done! Continue with: { $command }
