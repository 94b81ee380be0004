# The table on the web: everything around the games.

## The front room

shell-home = Lobby
shell-lobby-title = An evening at the Café Herzog
shell-lobby-lead = Two games, one table. Invite friends with a link, pass one screen around, or play against the regulars of the house. No account, nothing to install.
shell-fine-print = A private table, drawn and written by players. Not affiliated with the publishers of these games.
shell-version = Version { $version }.
shell-try-again = Try again
shell-reload = Reload
shell-later = Later
shell-page-old = There is a new version of this page.
shell-part-missing = This part of the page could not be loaded. Reload the page: nothing is lost.
shell-part-broken = This part of the page could not be shown. The game itself is safe on the server.
shell-lay-table = Set up a game
shell-choose-game = Which game?
shell-lead-lacrimosa = Mozart’s patrons help to finish his Requiem and tell Constanze what they did for him.
shell-lead-fourberies = Animal troupes race around the kingdom to perform for a King whose mood keeps changing.
shell-for-how-many = For { $fewest }–{ $most } players
shell-seats = Who is playing?
shell-seat-kind = Kind of player: { $seat }
shell-seat-name = Name for { $seat }
shell-seat-bot = Strength of { $seat }
shell-remove-seat = Remove { $seat }
shell-add-seat = Add a seat
shell-kind-here = At this screen
    .about = Plays here. If there are several of you, pass the screen around; a curtain hides each hand.
shell-kind-link = By link
    .about = Gets their own link to open on any device; you’ll find it at the table.
shell-kind-open = Anyone
    .about = Free for anyone in the lobby; whoever takes the seat first plays.
shell-kind-bot = Bot
    .about = Played by the program. The number is its Elo: a bot rated 200 points higher wins about three games in four.
shell-alone-lacrimosa = Your opponent when you play alone; how hard he plays is among the options.
shell-options = Options and rulings
shell-options-changed = { $n } changed
shell-hints = Hints
    .about = Players may ask what a bot would do in their place, knowing only what they know.
shell-hints-allowed = allowed
shell-hints-none = none
shell-practice = Practice
    .about = Use the analysis board at any time, even while you play: it shows everything, including what the bots hold. Such games do not count in the results.
shell-practice-yes = yes: analysis at any time
shell-practice-no = no
shell-pack = Component set
    .about = The values printed on cards and tiles. If you own the game, you can add a set of your own.
shell-pack-own = Comes with the game
shell-take-seat = Start the game
shell-my-tables = My tables
shell-your-turn = Your turn
shell-watching = Watching
shell-finished = Finished
shell-forget = Remove from my list
shell-by-day = Light: paper by day
shell-by-candlelight = Dark: by candlelight
shell-language = Language

## At the table

shell-laying = Opening the table…
shell-door-shut = This table cannot be opened
shell-to-lobby = Back to the lobby
shell-line-lost = Connection lost – trying again…
shell-sending = Sending…
shell-one-screen = One screen
shell-tools = Rules, invitations and settings
shell-leaf-rules = Rules
shell-leaf-notes = Notes
shell-leaf-links = Invitations
shell-leaf-report = Report a problem
shell-leaf-review = Game review
shell-leaf-board = Analysis board
shell-leaf-settings = Settings
shell-this-table = This table
shell-tabs = Parts of the table
shell-tab-board = Board
shell-tab-people = Players
shell-tab-log = Log
shell-tab-chat = Chat
shell-tab-analysis = Analysis
shell-close = Close
shell-me = you
shell-is-bot = bot
shell-doing-ready = ready
shell-doing-thinking = thinking
shell-doing-free = free
shell-doing-away = away
shell-at-table = at the table
shell-points = Points
shell-see-board = Show { $name }’s board
shell-eyes = Whose board to follow
shell-eyes-turn = Follow the turn
shell-next-table = The next game is ready.
shell-follow = Join it
shell-your-name = What should we call you?
shell-that-is-me = That’s me
shell-my-name = My name at this table
shell-understood = Understood
shell-clauses = { $item }; { $rest }
shell-said-of = { $item }: { $rest }

## What I must do

shell-choice = Your choice
shell-status-waiting = { $n ->
        [0] One moment…
       *[other] Waiting for { $names }
    }
shell-status-ready = { $n ->
        [0] One moment…
       *[other] Your choice is made. Still thinking: { $names }
    }
shell-status-past = This is the table after move { $step }
shell-status-over = { $n ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
shell-status-won = You win!
shell-to-present = Back to the present
shell-to-line-end = To the end of this line
shell-leave-board = Back to the game
shell-analyse = Analyse from here
shell-go-on-here = Play on from here
shell-aside-board = Analysis board
shell-aside-plan = What if
shell-plan-try = What if…
shell-plan-play = Play this line
shell-plan-unknown = Nobody can know what comes next, so the plan stops here.
shell-plan-others = It would now be { $names }’s turn, so the plan stops here.
shell-change-mind = Change my mind
shell-options-list = What you can do
shell-all-options = All options
shell-more = All options, and what is not possible
shell-less = Fewer options
shell-caution = Think twice.
shell-proposal = Confirm your choice
shell-reveals = You’re the last to choose: all choices will be revealed.
shell-turns-up = turns up new cards
shell-no-way-back = cannot be undone
shell-confirm = Confirm
shell-confirm-and-end = Confirm and end the turn
shell-do-it = Do it anyway
shell-cancel = Not yet
shell-never-warn = Don’t warn me about this again
shell-not-possible = Not possible now
shell-read-rule = Read rule { $rule }
shell-type = Type what you want to do, or “?” for help
shell-type-help = Type an answer: its name or the beginning of its name, with or without a verb. You can put several answers on one line. You can also type:
shell-hint = Hint
shell-hint-numbers = The numbers
shell-undo = Undo
shell-undo-far = { $n ->
        [one] One move can be undone
       *[other] { $n } moves can be undone, one by one
    }, back to: { $event }
shell-restart = Restart turn
shell-recap = { $n ->
        [one] In the meantime: { $n } event
       *[other] In the meantime: { $n } events
    }
shell-play-through = Show me on the board

## Between two at one screen

shell-curtain-title = { $name }, it’s your turn
shell-curtain-lead = The curtain is down. Everyone but { $name }, please look away.
shell-curtain-lift = I am { $name } – raise the curtain
shell-curtain-back = Back to { $name }, to change the choice
shell-curtain-all-title = Everyone has chosen
shell-curtain-all-lead = The curtain is down. Gather round: the choices are about to be revealed.
shell-curtain-all-lift = Raise the curtain for everyone
shell-sit-down = I am { $name } – show me my cards

## Log, history, chat

shell-history = History
shell-history-at = { $step } / { $last }
shell-history-first = To the beginning
shell-history-back = One move back
shell-history-forward = One move forward
shell-history-last = To the present
shell-history-play = Replay from here
shell-stage-skip = Next
shell-stage-end = Skip to the end
shell-log-filter = Moves by
shell-log-all = Everyone
shell-log-rounds = Part of the game
shell-log-game = The whole game
shell-log-go = Show the table after move { $step }
shell-log-empty = Nothing has happened yet.
shell-since-last = since your last move
shell-moved = Last move: { $ago }.
shell-no-clock = This table has no clock.
shell-chat-empty = Nobody has said anything yet.
shell-chat-say = Say something
shell-chat-send = Send
shell-a-spectator = A spectator
shell-spectators = Spectators
shell-chat-clear = Clear the chat
shell-chat-clear-sure = Sure? Everything said here will be deleted.
shell-chat-left = Someone who has left
shell-chat-closed = Only those who were invited can chat here.
shell-mute = Mute
    .about = You will not see what they say, nor their name. Nobody else will notice.
shell-mute-one = Mute { $name }
shell-unmute-one = Unmute { $name }

## The drawers

shell-rules-search = Search rules and words
shell-rules-none = Nothing found.
shell-glossary = Glossary
shell-keys = Keyboard shortcuts
shell-key-option = choose an option
shell-key-confirm = confirm
shell-key-cancel = cancel a choice, close
shell-key-type = type what to do, as in the terminal
shell-key-hint = what a bot would do
shell-key-undo = undo
shell-key-restart = restart turn
shell-key-leaf = step through the game
shell-key-ends = to the beginning, to the present
shell-key-skip = next step, while something plays out
shell-key-zoom = zoom in, zoom out, fit the board
shell-key-rules = rules
shell-key-notes = my notes
shell-key-status = say where the game stands
shell-key-moves = say what I can do
shell-key-last = say what happened last
shell-key-person = say what I have
shell-key-time = say how long the table has been waiting
shell-keyname-enter = Enter
shell-keyname-esc = Esc
shell-keyname-shift = Shift
shell-keyname-home = Home
shell-keyname-end = End
shell-theme = Lighting
shell-theme-system = Same as system
shell-theme-light = Paper by day
shell-theme-dark = By candlelight
shell-pace = Animation
shell-pace-0 = None
shell-pace-120 = Brisk
shell-pace-250 = Normal
shell-pace-500 = Leisurely
shell-text-size = Text size
shell-sound = Soft sounds: when it’s my turn, and when something happens to me
shell-sounds = Sounds
shell-confirms-itself = Confirm automatically
    .about = Ends a turn after a moment and reveals secret choices without asking.
shell-asks-first = Ask before anything that cannot be undone
    .about = Buying a card turns up another one, for example. When this is off, it is done at once.
shell-stops-forced = Stop at forced choices
    .about = When this is off, a choice with only one option is made for you and shown.
shell-lists = Always list the options
    .about = Even those you can pick on the board.
shell-hushed = { $n ->
        [one] { $n } kind of warning is switched off.
       *[other] { $n } kinds of warning are switched off.
    }
shell-warn-again = Warn me again
shell-notes-lead = For you alone. They stay in this browser and are deleted when you remove the table from your list.
shell-links-lead = Whoever opens a link takes that seat, on any device and as often as they like. Creating a new link disables the old one.
shell-links-here-only = Only this machine can open these links. To let others on your network in, start the server with:
shell-link-picture = Show as a QR code
shell-link-pictured = QR code of the link: { $who }
shell-link-watch = To watch
    .about = Shows what is public and nothing else.
shell-link-host = My own link
    .about = To continue on another device. Whoever has it is the host, so keep it to yourself.
shell-copy = Copy
shell-copied = Copied
shell-revoke = New link
shell-revoke-sure = Sure? The old link will stop working.
shell-report-lead = Saves a file with your description, the table as you see it, its log and all version numbers. It leaves out what others are hiding. Once the game is over, it includes the whole record.
shell-report-words = What happened, and what did you expect?
shell-report-save = Save the report
shell-report-saved = Saved. Send the file to whoever looks after this table.

## The end

shell-end = The result
shell-score = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
shell-chart = Points over the game
shell-rematch = Play again
shell-same-deal = The same deal again
    .about = Same shuffles, same draws – only your decisions differ.
shell-host-again = The host can start another game; you’ll be invited to join.
shell-save-record = Save the record

## Options of the games

shell-option-fourberies-manager-shortage = All three of your Managers are on the stage
    .about = Does an Actor of experience 3 still earn you Écus? The rulebook does not say (FOU-Q13).
shell-option-fourberies-manager-shortage-gain = the Écus are still gained
shell-option-fourberies-manager-shortage-nothing = nothing happens
shell-option-fourberies-unfulfilled-request = Unfulfilled Secret Request
    .about = May you use one that pays nothing? The rulebook leaves it open (FOU-Q33).
shell-option-fourberies-unfulfilled-request-allowed = may be used
shell-option-fourberies-unfulfilled-request-refused = may not be used
shell-option-lacrimosa-composers = Composers of the Requiem
    .about = Two composers complete the Requiem; in a solo game, one does.
shell-option-lacrimosa-composers-recommended = as recommended
shell-option-lacrimosa-composers-drawn = drawn at random
shell-option-lacrimosa-composers-eybler = Eybler
shell-option-lacrimosa-composers-stadler = Stadler
shell-option-lacrimosa-composers-suessmayr = Süßmayr
shell-option-lacrimosa-composers-freystaedtler = Freystädtler
shell-option-lacrimosa-difficulty = The Soloist
    .about = How hard your rival plays in a solo game.
shell-option-lacrimosa-difficulty-easy = easy
shell-option-lacrimosa-difficulty-middle = medium
shell-option-lacrimosa-difficulty-difficult = difficult
shell-option-lacrimosa-refill = Refilling the card row
    .about = After each action, or once at the end of the turn? The rulebook can be read either way (LAC-Q4).
shell-option-lacrimosa-refill-action = after each action
shell-option-lacrimosa-refill-turn = at the end of the turn

## What the house would not do

shell-code-away = The server is not responding: either it is down or you are offline. Your games are safe on the server.
shell-code-malformed = This message could not be read.
shell-code-too-big = This is too long.
shell-code-too-fast = Too much at once. One moment, please.
shell-code-many-tables =
    { $n ->
        [one] Too many games have been started from your network today. Please try again in { $n } minute.
       *[other] Too many games have been started from your network today. Please try again in { $n } minutes.
    }
shell-code-bad-link = This link does not lead to a table here.
shell-code-revoked = The host has replaced this link. Please ask for the new one.
shell-code-taken = Someone has already taken this seat.
shell-code-not-open = This table is not open to everyone.
shell-code-many-signs = Too many tables from your network are already open to everyone. Close one of them first.
shell-code-no-person = This personal link has been replaced or deleted.
shell-code-withdrawn = The host does not share this game, or no longer does.
shell-code-no-table = There is no such table here.
shell-code-no-page = There is no such page here.
shell-code-not-host = Only the host can do that.
shell-code-not-your-seat = This seat belongs to someone else.
shell-code-stale = The table has moved on. Look again.
shell-code-illegal-pick = That is not possible now.
shell-code-barrier = That cannot be undone.
shell-code-no-step = There is no such move in this game.
shell-code-no-thing = There is nothing by that name on the table.
shell-code-lesson = This step of the lesson asks for something else.
shell-code-daily = The deal of the day is the same for everyone, so nothing can be drawn again.
shell-code-no-hint = There is no hint for this.
shell-code-not-over = This has to wait until the game is over.
shell-code-no-board = You can only analyse finished games, or your own practice tables.
shell-code-no-branch = This branch is no longer saved here.
shell-code-many-branches = No more branches can be saved with this game. Delete some first.
shell-code-other-record = This file is from another game or another deal. Only a line that starts the way this game did can be added.
shell-code-not-asked = It is not this seat’s turn, so there is nothing to plan.
shell-code-aside = This can only be done at the table itself.
shell-code-wrong-setup = The game cannot be set up like this.
shell-code-broken-table = This game cannot be continued with this version or component set.
shell-code-chat-full = This table’s chat is full.
shell-code-long-journal = This table has reached its limit of changes: the game can be finished, but nothing else can be altered.
shell-code-crowded = There are too many people here at the moment. This page will try again by itself.
shell-code-busy = The server is busy. Nothing was changed; please try again.
shell-code-full = The server has no room for another game. Nothing was changed.
shell-code-failed = Something went wrong on our side. Nothing was changed.
shell-provenance =
    { $source ->
        [rulebook] From the rulebook
        [seen] Read off the printed card
        [stated] As a reviewer describes it
       *[reconstructed] Reconstructed: the printed one may differ
    }

## Seat and game

shell-seat-and-game = Seat and game
shell-hand-over = Let a bot play for me
shell-hand-over-seat = Let a bot play for { $name }
shell-hand-over-do = Hand over
shell-bot-strength = Bot level
shell-bot-plays = A bot ({ $bot }) is playing for you
shell-take-back = Take my seat back
shell-take-back-seat = Take back { $name }’s seat
shell-offer-end = Offer to end the game
    .about = The game ends with the points as they stand as soon as everyone agrees. Bots always do.
shell-offer-end-sure = Sure? The game will end at once.
shell-offered-end = { $n ->
        [one] { $names } would like to end the game here.
       *[other] { $names } would like to end the game here.
    }
shell-offer-mine = You’ve agreed to end the game here. Still to agree: { $names }
shell-agree-end = Agree
shell-decline-end = Play on
shell-withdraw-end = Withdraw my offer
shell-offered-pause = { $n ->
        [one] { $names } would like to stop the clocks for a while.
       *[other] { $names } would like to stop the clocks for a while.
    }
shell-offered-undo = { $n ->
        [one] { $names } would like to go back to move { $step }. What comes after it will be drawn again.
       *[other] { $names } would like to go back to move { $step }. What comes after it will be drawn again.
    }
shell-offer-mine-pause = You’ve agreed to stop the clocks. Still to agree: { $names }
shell-offer-mine-undo = You’ve agreed to go back to move { $step }. Still to agree: { $names }
shell-ask-undo = Ask to take back my last move
    .about = If everyone agrees, the game goes back to just before that move. What comes after it will be drawn again.
shell-open-seat = Give this seat to someone new
    .about = The old link stops working, and the seat waits for whoever gets the new one.
shell-open-seat-sure = Sure? { $name } will lose the seat.
shell-abandon = Abandon the game
    .about = Ends it for everyone, without a winner.
shell-abandon-sure = Sure? The game will end for everyone.
shell-sits-in = bot: { $bot }
shell-finished-agreed = Ended by agreement
shell-finished-abandoned = Abandoned
shell-code-over = The game is over.
shell-code-sat-in = A bot is playing this seat.
shell-code-not-sat-in = No bot is playing this seat.
shell-code-no-bot = This game has no such bot.
shell-code-no-clock = This table has no clock.
shell-code-paused = The game is paused.
shell-code-not-out = There is still time left on that clock.

## Clocks

shell-clock = Clock
    .about = Forced moves cost no time, and bots have no clock.
shell-clock-none = no clock
shell-clock-live = { $bank } each, plus { $each } per turn
shell-clock-days = { $each } per turn, { $bank } in reserve
shell-out = When time runs out
    .about = Players can take their seat back whenever they return.
shell-out-bot = a bot takes over at once
shell-out-claim = the others decide when
shell-out-level = Bot that takes over
shell-time-of = { $name }: { $time } left
shell-time-runs = { $name }: { $time } left, and counting
shell-time-both = { $turn } for this turn, { $bank } in reserve
shell-time-short = Your time is running out: { $time }
shell-time-mine-out = Your time is up. The others may hand your seat to a bot.
shell-time-out = { $name } is out of time.
shell-claim = Let a bot play
shell-offer-pause = Stop the clocks
    .about = Everyone has to agree. Anyone can start them again.
shell-paused = The game is paused; no clock is running.
shell-resume = Play on
shell-left = { $time } left
shell-sat-in-for = { $player }: a bot played for { $time } in all.

## Lessons

shell-lesson = Lesson
shell-lesson-step = Step { $n } of { $of }
shell-lesson-next = Next
shell-lesson-read = Not yet: read on first. “Next” leads to your move.
shell-lesson-skip = Skip this step
shell-lesson-waits = One moment: the others are playing.
shell-lesson-over = The lesson ends here. To play on, start a game.
shell-lesson-done = Well done! That’s the end of this lesson.
shell-lesson-on = Next lesson: { $title }
shell-lesson-play = Play a game
shell-lesson-again = Repeat this lesson
shell-lesson-minutes = { $n } min
shell-lesson-learned = done
shell-signs = A symbol you don’t know? Point at it, or tap it: everything on the table says what it is. And the player aid has the whole game on one page.
shell-coach = Coach
shell-coach-read = Got it
shell-coach-none = Stop coaching me
shell-coach-me = Coach me through my first game
    .about = The first time each kind of decision comes up, a card says what it is about and what usually matters.
shell-learn = Learn to play ({ $n } min)
shell-lessons = { $n ->
        [one] { $n } lesson
       *[other] All { $n } lessons
    }
shell-takes-fourberies = 20 to 40 minutes · easy to learn
shell-takes-lacrimosa = 60 to 90 minutes · demanding
shell-values = Most values on cards and tiles are reconstructed: why, and how to correct them
    .why = The rulebooks explain every rule but show few of the cards. What they don’t show, we made up with care and tested in many games, so a printed card may say something else. At the table, each card says where its values come from.
    .mend = If you own the game, you can enter the real values in a component set of your own and play with it here. Please send us what you see on your cards.

## Player aid

shell-leaf-aid = Player aid
shell-key-aid = player aid
shell-key-board = analysis board
shell-key-plan = try out your turn, and back
shell-key-explore = let Tab lead to everything on the table, to have it explained
shell-explores = { $on ->
        [yes] Tab now leads to everything on the table, and each thing is explained. Press e again to stop.
       *[no] Tab now leads only to what you can pick.
    }
shell-aid-print = Print
shell-aid-goal = Goal
shell-aid-turn = Your turn
shell-aid-round = A round
shell-aid-actions = Actions
shell-aid-actors = Actors and Acrobats
shell-aid-upkeep = When everyone has had four turns
shell-aid-score = At the end
shell-aid-festival = At the end of a season
shell-aid-signs = Symbols
