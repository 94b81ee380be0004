# The front room: my tables on every device.

## A personal link

front-person-bring = Bring my tables here
front-person-take = My tables on other devices
front-person = My tables on every device
front-person-lead = A personal link gathers your seats. Open it on another device and you’ll find the same tables there, with your name, language and settings. It needs no account.
front-person-make = Create my personal link
front-person-have = Do you have one already?
front-person-field = Personal link or recovery phrase
front-person-use = Bring my tables here
front-person-unread = This is neither a personal link nor the twelve words of a recovery phrase.
front-person-key = My personal link
    .about = Open it on your other devices, or scan the code. Whoever has it can play all your seats, so keep it to yourself.
front-phrase = Recovery phrase
    .about = Twelve English words that stand for your link. On paper, they bring your tables back even if you lose every device.
front-phrase-show = Show the twelve words
front-person-leave = Remove it from this browser
    .about = It keeps working elsewhere, and the tables stay in the list here.
front-person-leave-sure = Sure? Have you saved the link or the words?
front-person-forget = Delete my list
    .about = The server forgets the link and what it gathered. Each seat keeps its own link, so no game is lost.
front-person-forget-sure = Sure? This cannot be undone.
front-person-door = Is this your personal link?
    .about = If so, this browser will show your tables and pick up your name, language and settings. If someone else sent it to you, leave it alone: your tables would end up in their list.
front-person-door-other = This browser has a different personal link. It will be replaced by this one, so save it first if you still need it.
front-person-door-do = It’s mine, use it here

## My tables

front-archive = { $n ->
        [one] { $n } finished game
       *[other] { $n } finished games
    }
front-place = Rank { $rank } of { $of }
front-next = { $n ->
        [one] One other table is waiting for you
       *[other] { $n } other tables are waiting for you
    }

## Open tables

front-open = Open tables
front-open-none = No table is open at the moment. Set one up and leave a seat open to anyone.
front-open-take = Take a seat
front-open-watch = Watch
front-open-free = free
front-open-name = Your name at this table
front-open-sit = Sit down
front-sign = Open to everyone
    .about = The lobby shows this table to everyone, with the players’ names.
front-sign-watch = Anyone may watch
    .about = Visitors see what is public. They cannot read or write in the chat.
front-sign-seat = Seat { $n } is free for anyone
front-sign-language = Language
front-sign-language-any = any
front-sign-level = Level
front-sign-level-any = everyone is welcome
front-sign-level-new = beginners
front-sign-level-seasoned = experienced players
front-sign-speed = Pace
front-sign-speed-sitting = in one sitting
front-sign-speed-days = over several days

## The deal of the day

front-daily = Deal of the day
    .about = One deal a day, the same for everyone here. Once you have played it you see how the others did, and they see your name and points.
front-daily-rivals = { $n ->
        [one] Opponent: { $names }
       *[other] Opponents: { $names } ({ $level })
    }
front-daily-play = Play today’s deal
front-daily-on = Continue
front-daily-compare = Compare
front-daily-before = Yesterday
front-daily-of = Deal of the day, { $day }
front-daily-ends = Next deal in { $time }
front-daily-none = Nobody played this deal to the end.
front-daily-best = See the best game
front-daily-won = won
front-daily-guest = A guest

## Results

front-results = Results
front-results-mine = My games
front-results-house = Everyone here
front-results-none = No game has been played to the end yet.
front-results-link = With a personal link, your own games are counted here, on all your devices.
front-results-about = Only games played to the end count, and only seats that people played themselves.
front-results-games = { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
front-results-seats = Players
front-results-played = Games
front-results-average = Average
front-results-best = Record
front-results-rival = Opponent
front-results-met = Met
front-results-ahead = Ahead
front-results-level = Tied
front-results-share = Ahead, %

## A record of one’s own

front-record = Open a record
    .about = Choose the file of a finished game, or drop it here: you can look through the game and have it reviewed.
front-record-drop = Drop the record here
front-record-reading = Checking the record…
front-record-too-big = This file is too large to be the record of a game.
shell-code-record-broken = { $line ->
        [0] This file is not a record of a game, or it has been changed.
       *[other] This file is not a record of a game, or it has been changed (line { $line }).
    }
shell-code-record-format = This record comes from another version of the program, which cannot be read here.
shell-code-record-game = This is a record of a game that is not played here.
shell-code-record-set = This game was played with a component set that is not available here.
shell-code-record-rules = This record does not follow the rules (move { $step }).
shell-code-record-unended = This game was not played to its end. Only a finished game can be opened.
