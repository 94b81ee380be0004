# The table on the web: everything around the games.

## The front room

shell-home = To the front room
shell-lobby-title = An evening at the Café Herzog
shell-lobby-lead = Two games, one table. Ask friends by link, pass one screen round, or play the regulars of the house. No account, nothing to install.
shell-fine-print = A private table, drawn and written by players. Not connected with the publishers of these games.
shell-version = Version { $version }.
shell-try-again = Try again
shell-lay-table = Lay the table
shell-choose-game = Which game?
shell-lead-lacrimosa = Patrons finish Mozart’s Requiem and tell Constanze what they did for him.
shell-lead-fourberies = Animal troupes race round the kingdom to play before a King of changing moods.
shell-for-how-many = For { $fewest } to { $most } players
shell-seats = Who sits at the table?
shell-seat-n = Seat { $n }
shell-guest-n = Guest { $n }
shell-seat-kind = Who takes { $seat }
shell-seat-name = Name at { $seat }
shell-seat-bot = How strong is { $seat }
shell-remove-seat = Take { $seat } away
shell-add-seat = One more seat
shell-kind-here = At this screen
    .about = Sits here. With several people the screen goes round, and a curtain hides each hand.
shell-kind-link = By link
    .about = Gets a link of their own to open anywhere; you will find it at the table.
shell-kind-bot = The house
    .about = Played by the program.
shell-options = Options and rulings
shell-options-changed = { $n ->
        [0] as recommended
        [one] one changed
       *[other] { $n } changed
    }
shell-hints = Hints
    .about = People may ask what a bot would do in their place, by what they know themselves.
shell-hints-allowed = allowed
shell-hints-none = none
shell-pack = Component set
    .about = The values printed on cards and tiles. Owners of the game can bring a set of their own.
shell-pack-own = Comes with the game
shell-take-seat = Take a seat
shell-my-tables = My tables
shell-your-turn = Your turn
shell-others-turn = Others are thinking
shell-watching = Watching
shell-finished = Finished
shell-forget = Take off my list
shell-by-day = Light: paper by day
shell-by-candlelight = Dark: by candlelight
shell-language = Language

## At the table

shell-laying = The table is being laid…
shell-door-shut = This door stays shut
shell-to-lobby = To the front room
shell-line-lost = Connection lost – trying again…
shell-one-screen = One screen
shell-tools = Rules, invitations and settings
shell-leaf-rules = Rules
shell-leaf-links = Invitations
shell-leaf-report = Report a problem
shell-leaf-settings = Settings
shell-this-table = This table
shell-tabs = Parts of the table
shell-tab-board = Board
shell-tab-people = Players
shell-tab-log = Log
shell-tab-chat = Chat
shell-close = Close
shell-me = you
shell-is-bot = the house
shell-doing-ready = ready
shell-doing-thinking = thinking
shell-doing-away = away
shell-points = Points
shell-next-table = The next game is laid.
shell-follow = Sit down there
shell-your-name = What shall we call you?
shell-that-is-me = That is me
shell-my-name = My name at this table
shell-understood = Understood

## What I must do

shell-choice = Your choice
shell-you = You
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
shell-to-present = Back to the present
shell-change-mind = Change my mind
shell-options-list = What you can do
shell-all-options = All options
shell-as-list = { $n ->
        [1] Show it in the list, too
       *[other] On the board – show all { $n } as a list
    }
shell-on-board = Only on the board
shell-unusual = { $n ->
        [one] One unusual option
       *[other] { $n } unusual options
    }
shell-caution = Think twice.
shell-proposal = Confirm your choice
shell-reveals = You are the last: everybody’s choice will be turned up.
shell-confirm = Confirm
shell-do-it = Do it anyway
shell-cancel = Not yet
shell-never-warn = Never warn me of this again
shell-not-possible = { $n ->
        [one] One thing is not possible now – why?
       *[other] { $n } things are not possible now – why?
    }
shell-read-rule = Read rule { $rule }
shell-hint = Hint
shell-undo = Undo
shell-restart = Restart turn
shell-recap = { $n ->
        [one] Meanwhile: one event
       *[other] Meanwhile: { $n } events
    }
shell-play-through = Show me on the board

## Between two at one screen

shell-curtain-title = { $name }, it is up to you
shell-curtain-lead = The curtain is down. Everybody but { $name } looks away.
shell-curtain-lift = I am { $name } – lift the curtain
shell-curtain-back = Back to { $name }, to change the choice

## Log, history, chat

shell-history = History
shell-history-at = { $step } / { $last }
shell-history-first = To the beginning
shell-history-back = One move back
shell-history-forward = One move on
shell-history-last = To the present
shell-log-filter = Whose moves
shell-log-all = Everybody
shell-log-go = Show the table after move { $step }
shell-log-empty = Nothing has happened yet.
shell-since-last = since your last move
shell-chat-empty = Nobody has said anything yet.
shell-chat-say = Say something
shell-chat-send = Send
shell-a-spectator = A spectator

## The drawers

shell-rules-search = Search rules and words
shell-rules-none = Nothing found.
shell-glossary = Words
shell-keys = Keys
shell-key-option = choose an option
shell-key-confirm = confirm
shell-key-cancel = put down, close
shell-key-hint = what a bot would do
shell-key-undo = undo
shell-key-restart = restart turn
shell-key-leaf = leaf through the game
shell-key-ends = beginning, present
shell-key-rules = rules
shell-key-status = say how things stand
shell-key-moves = say what I can do
shell-key-last = say what happened last
shell-theme = Light
shell-theme-system = As the system
shell-theme-light = Paper by day
shell-theme-dark = By candlelight
shell-pace = Movement
shell-pace-0 = None
shell-pace-120 = Brisk
shell-pace-250 = Even
shell-pace-500 = Leisurely
shell-sound = A soft sound when it is my turn
shell-confirms-itself = Confirm by itself
    .about = Ends a turn after a moment and turns up secret choices without asking.
shell-stops-forced = Stop at forced choices
    .about = Otherwise a choice with only one option is made for you, and shown.
shell-lists = Options always as a list
    .about = Also what can be picked on the board.
shell-hushed = { $n ->
        [one] One kind of warning is switched off.
       *[other] { $n } kinds of warnings are switched off.
    }
shell-warn-again = Warn me again
shell-links-lead = Whoever opens a link sits down on that seat, on any device, as often as they like. A new link makes the old one worthless.
shell-link-watch = To watch
    .about = Sees what is public, and nothing else.
shell-link-host = My own link
    .about = To go on at another device. Whoever has it is the host: keep it to yourself.
shell-copy = Copy
shell-copied = Copied
shell-revoke = New link
shell-revoke-sure = Sure? The old one dies
shell-report-lead = Saves a file with your words, the table as you see it, its log and all versions. What others hide is not in it. The whole record is, once the game is over.
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
    .about = Nature answers as it did: same cards, other decisions.
shell-host-again = The host can lay the table again; you will be asked to follow.
shell-save-record = Save the record

## Options of the games

shell-option-fourberies-manager-shortage = All three Managers are on the stage
    .about = Does an Actor 3 still bring its gain? The rulebook does not say (FOU-Q13).
shell-option-fourberies-manager-shortage-gain = the gain is had
shell-option-fourberies-manager-shortage-nothing = nothing happens
shell-option-fourberies-unfulfilled-request = Unfulfilled Secret Request
    .about = May one be used that pays nothing? The rulebook leaves it open (FOU-Q33).
shell-option-fourberies-unfulfilled-request-allowed = may be used
shell-option-fourberies-unfulfilled-request-refused = may not be used
shell-option-lacrimosa-composers = Composers of the Requiem
    .about = Two complete the Requiem; with one player, one does.
shell-option-lacrimosa-composers-recommended = as recommended
shell-option-lacrimosa-composers-drawn = drawn by lot
shell-option-lacrimosa-composers-eybler = Eybler
shell-option-lacrimosa-composers-stadler = Stadler
shell-option-lacrimosa-composers-suessmayr = Süßmayr
shell-option-lacrimosa-composers-freystaedtler = Freystädtler
shell-option-lacrimosa-difficulty = The Soloist
    .about = How hard the rival plays when you play alone.
shell-option-lacrimosa-difficulty-easy = easy
shell-option-lacrimosa-difficulty-middle = middling
shell-option-lacrimosa-difficulty-difficult = hard
shell-option-lacrimosa-refill = The row of cards is filled up
    .about = After each action or once at the end of the turn? The rulebook allows both readings (LAC-Q4).
shell-option-lacrimosa-refill-action = after each action
shell-option-lacrimosa-refill-turn = at the end of the turn

## What the house would not do

shell-code-away = The house does not answer. Is it running?
shell-code-malformed = That could not be read.
shell-code-too-big = That was too long.
shell-code-too-fast = Too much at once. One moment, please.
shell-code-bad-link = This link opens no table here.
shell-code-revoked = The host has replaced this link. Ask for the new one.
shell-code-no-table = There is no such table here.
shell-code-no-page = There is no such page.
shell-code-not-host = Only the host can do that.
shell-code-not-your-seat = That is somebody else’s seat.
shell-code-stale = The table has moved on. Look again.
shell-code-illegal-pick = That is not possible now.
shell-code-barrier = That cannot be taken back.
shell-code-no-step = The game has no such move.
shell-code-no-thing = There is nothing of that name on the table.
shell-code-no-hint = There is no hint here.
shell-code-not-over = That waits for the end of the game.
shell-code-wrong-setup = The table cannot be laid like this.
shell-code-broken-table = This game cannot be played on with this version or component set.
shell-code-busy = The house is busy. Nothing was changed; try again.
shell-code-full = The house has no room left. Nothing was changed.
shell-code-failed = Something went wrong on our side. Nothing was changed.
