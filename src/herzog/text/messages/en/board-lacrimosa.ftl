# Labels of the board of Lacrimosa.
board-lacrimosa-nothing = nothing
board-lacrimosa-good =
    { $of ->
        [talent] { $n } Talent
        [journey] { $n } Journey
        [composition] { $n } Composition
        [wild] { $n ->
            [one] { $n } Story Point of any kind
           *[other] { $n } Story Points of any kind
        }
        [ducats] { $n ->
            [one] { $n } ducat
           *[other] { $n } ducats
        }
        [finance] { $n ->
            [one] { $n } Finance step
           *[other] { $n } Finance steps
        }
        [vp] { $n } VP
        [perform] perform
        [sell] sell
        [marker] the neutral marker
        [document] Document Memories
        [commission] Commission an Opus
        [perform_or_sell] Perform or Sell
        [travel] Travel
       *[requiem] Requiem
    }
board-lacrimosa-step =
    { $of ->
        [talent] { $n ->
            [one] { $n } Talent step
           *[other] { $n } Talent steps
        }
        [journey] { $n ->
            [one] { $n } Journey step
           *[other] { $n } Journey steps
        }
        [composition] { $n ->
            [one] { $n } Composition step
           *[other] { $n } Composition steps
        }
       *[wild] { $n ->
            [one] { $n } step on any Story track
           *[other] { $n } steps on any Story track
        }
    }
board-lacrimosa-of-type =
    { $type ->
        [opera] { $what } (Opera)
        [religious] { $what } (Religious Music)
        [symphony] { $what } (Symphony)
        [chamber] { $what } (Chamber Music)
       *[starting] { $what } (starting Opus)
    }
board-lacrimosa-type =
    { $type ->
        [opera] Opera
        [religious] Religious Music
        [symphony] Symphony
        [chamber] Chamber Music
       *[starting] Starting Opus
    }
board-lacrimosa-action =
    { $action ->
        [document] Document Memories
        [commission] Commission an Opus
        [perform_or_sell] Perform or Sell
        [travel] Travel
       *[requiem] Requiem
    }
board-lacrimosa-kind =
    { $kind ->
        [talent] Talent
        [journey] Journey
       *[composition] Composition
    }
board-lacrimosa-instrument =
    { $instrument ->
        [horns] Horns
        [percussion] Percussion
        [strings] Strings
        [voice] Voice
       *[organ] Organ
    }
board-lacrimosa-movement =
    { $movement ->
        [kyrie] Kyrie
        [sequentia] Sequentia
        [offertorium] Offertorium
        [sanctus] Sanctus
       *[agnus-dei] Agnus Dei
    }
board-lacrimosa-opus = { $title }, { $type }, period { $period }, { $vp } VP.
board-lacrimosa-opus-about = Costs { $cost } plus what its space adds; gives { $vp } VP.
board-lacrimosa-opus-perform = Perform: pay { $pay }, gain { $gain }.
board-lacrimosa-opus-sell = Sell: pay { $pay }, gain { $gain }.
board-lacrimosa-turned = Performed this round.
board-lacrimosa-memory = { $title }. In the Experiences section: { $experience }. In the Story section: { $story }.
board-lacrimosa-memory-experience = In the Experiences section: { $what }.
board-lacrimosa-memory-story = In the Story section, for the next round: { $what }.
board-lacrimosa-tile =
    { $kind ->
        [court] Royal Court{ $gilded ->
            [yes] , gilded
           *[no] {""}
        }
       *[city] City{ $gilded ->
            [yes] , gilded
           *[no] {""}
        }
    }: pay { $price }, gain { $gain }.
board-lacrimosa-no-tile = No tile.
board-lacrimosa-other-side = Other side:
board-lacrimosa-roads =
    { $n ->
        [0] The roads cost nothing.
        [one] The roads cost { $n } ducat.
       *[other] The roads cost { $n } ducats.
    }
board-lacrimosa-place = { $number } { $name }.
board-lacrimosa-coach = Mozart is in { $place }
board-lacrimosa-stack-cities = City tiles in the stack: { $n }, used: { $used }
board-lacrimosa-stack-courts = Royal Court tiles in the stack: { $n }
board-lacrimosa-composer-tile = Pay { $price }, gain { $gain }.
board-lacrimosa-repeat =
    { $kind ->
        [step] At each Maintenance: { $what }.
        [opus] For each work you commission, perform or sell: { $what }.
       *[action] Whenever you take this action, you may take it once more: { $what }.
    }
board-lacrimosa-work-of-period = a work of period { $period }
board-lacrimosa-you-pay = You would pay { $price }.
board-lacrimosa-you-lack =
    { $short ->
        [0] Cost { $price }: you cannot afford it.
        [one] Cost { $price }: you are { $short } ducat short.
       *[other] Cost { $price }: you are { $short } ducats short.
    }
board-lacrimosa-bill-price = cost
board-lacrimosa-bill-steps = from the tracks
board-lacrimosa-bill-counters = counters
board-lacrimosa-bill-bought = bought from the bank
board-lacrimosa-bill-sold = sold to the bank
board-lacrimosa-bill-ducats = ducats
board-lacrimosa-bill-missing = missing
board-lacrimosa-bill-short = short by
board-lacrimosa-row = Card row
board-lacrimosa-map = Mozart’s journeys
board-lacrimosa-requiem = The Requiem
board-lacrimosa-leaves = Parts of the table
board-lacrimosa-leaf-row = Cards
board-lacrimosa-leaf-map = Journeys
board-lacrimosa-leaf-requiem = Requiem
board-lacrimosa-leaf-me = My board
board-lacrimosa-soloist = The Soloist
board-lacrimosa-bonus = Period Bonus: { $gain } at Maintenance for each “{ $action }” icon among your Experiences
board-lacrimosa-turn = Round { $round } of { $rounds }, turn { $turn } of { $turns }
board-lacrimosa-deck = Cards in the deck: { $n } of this period, { $later } of later periods
board-lacrimosa-stack = { $composer }: { $n ->
        [0] no tile left
        [one] { $n } tile
       *[other] { $n } tiles
    }.
board-lacrimosa-slot =
    { $instrument }, { $movement ->
        [kyrie] Kyrie
        [sequentia] Sequentia
        [offertorium] Offertorium
        [sanctus] Sanctus
       *[agnus-dei] Agnus Dei
    }: { $status ->
        [empty] empty
        [closed] closed by Constanze
        [neutral] neutral marker, { $side ->
            [eighth] eighth note
           *[sixteenth] sixteenth note
        }
       *[marker] { $player }, { $side ->
            [eighth] eighth note
           *[sixteenth] sixteenth note
        }
    }
board-lacrimosa-movement-worth = { $movement }: { $high } VP for the composer with more markers, else { $low }. Eighth notes { $eighths }, sixteenth notes { $sixteenths }: { $ahead ->
        [eighth] the eighth note is ahead
        [sixteenth] the sixteenth note is ahead
       *[tie] a tie, both { $low } VP
    }.
board-lacrimosa-track = { $kind } track: { $n }; next round { $next } as things stand
board-lacrimosa-counters =
    { $kind }: { $n ->
        [one] { $n } counter
       *[other] { $n } counters
    }
board-lacrimosa-points = { $kind }: { $track } on the track, { $counters } as counters
board-lacrimosa-buy-counter = Buy a { $kind } counter
board-lacrimosa-purse =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
board-lacrimosa-finance = Finance track at { $space }: { $income } at Maintenance
board-lacrimosa-finance-space = Finance track at { $n }
board-lacrimosa-experience = Experiences
board-lacrimosa-story = Story
board-lacrimosa-spaces = Instrument spaces
board-lacrimosa-space-marker = { $instrument }: its marker brings { $gain } when it is removed.
board-lacrimosa-space-tile = { $instrument }: composed.
board-lacrimosa-works = Works and Royal Courts
board-lacrimosa-no-works = No works in front of the player
board-lacrimosa-court =
    Royal favour: { $goal } for { $vp } VP{ $fulfilled ->
        [yes] , fulfilled
        [no] , not yet fulfilled
       *[none] {""}
    }.
board-lacrimosa-courts = Royal Courts: { $n }, fulfilled: { $met }
board-lacrimosa-next = At the next Maintenance: { $gain }
board-lacrimosa-next-short = Next:
board-lacrimosa-next-bonus = Period Bonus ×{ $n }: { $gain }
board-lacrimosa-count-now = If the game ended now: Courts { $courts }, Requiem { $requiem }, Story Points { $story }, ducats { $ducats }; { $total } VP in all
board-lacrimosa-vp = { $n } VP
board-lacrimosa-hand = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand, { $deck } in the deck
board-lacrimosa-own-deck = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in the deck
board-lacrimosa-markers = { $n ->
        [one] { $n } Requiem marker
       *[other] { $n } Requiem markers
    } left
board-lacrimosa-first = First player
board-lacrimosa-actions = Actions
board-lacrimosa-score-track = Score track
board-lacrimosa-score = { $player }: { $vp } VP
board-lacrimosa-soloist-reads = He does what the upper card says; the lower card gives the details: which end of the row, which way and to how many Courts, which movement and from which end.
board-lacrimosa-soloist-details =
    { $row ->
        [left] Leftmost card
       *[right] Rightmost card
    }; { $direction ->
        [ascending] ascending
       *[descending] descending
    }, Courts: { $courts }; movement { $movement } from the { $end ->
        [top] top
       *[bottom] bottom
    }
board-lacrimosa-source =
    { $source ->
        [start] At the start
        [opus] Works commissioned
        [sale] Works sold
        [offertorium] Offertorium tiles
        [memory] Memories
        [travel] Journeys
        [composer] Composer tiles
        [instrument] Instrument spaces
        [finance] Finance track
        [bonus] Period Bonus
        [soloist-requiem] Parts of the Requiem
        [court] Royal Courts
        [requiem] Requiem
        [story] Story Points left
       *[ducats] Ducats left
    }
board-lacrimosa-part =
    { $instrument } in { $movement ->
        [kyrie] Kyrie
        [sequentia] Sequentia
        [offertorium] Offertorium
        [sanctus] Sanctus
       *[agnus-dei] Agnus Dei
    }
board-lacrimosa-soloist-served = counts without conditions
board-lacrimosa-not-served = not fulfilled
board-lacrimosa-sheet-courts = Royal Courts
board-lacrimosa-sheet-requiem = The Requiem
board-lacrimosa-sheet-story = Story Points left
board-lacrimosa-sheet-ducats = Ducats left
board-lacrimosa-sheet-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-lacrimosa-sheet-total = Total
board-lacrimosa-sheet-first = wins
board-lacrimosa-sheet-tie = If patrons are tied, the one with more Requiem markers comes first, then the one with more works.
board-lacrimosa-provenance =
    { $source ->
        [rulebook] From the rulebook
        [seen] Copied from the printed card
        [stated] As described by a reviewer
       *[reconstructed] Reconstructed: the printed one may differ
    }

## Words

glossary-lacrimosa-talent = Mozart’s Talent
    .about = Story Points that pay for works and for performing and selling them. Black, round, a star.
glossary-lacrimosa-journey = Journey
    .about = Story Points that pay for Cities and Royal Courts. Red, a diamond, a wheel.
glossary-lacrimosa-composition = Composition
    .about = Story Points that pay the composers of the Requiem. White, square, a quill.
glossary-lacrimosa-counter = Story Point counter
    .about = A Story Point you keep from round to round. The bank sells one for 3 ducats and buys one for 1.
glossary-lacrimosa-track = Story track
    .about = Story Points of this round, from 0 to 4. At Maintenance the tracks go back to zero, then the cards in the Story section count.
glossary-lacrimosa-finance = Finance track
    .about = What you receive at each Maintenance. Each step beyond its end is worth 2 VP.
glossary-lacrimosa-opus = Opus
    .about = A work by Mozart. It brings VP when commissioned, and can be performed once a round or sold for good.
glossary-lacrimosa-memory = Memory
    .about = A card of your deck: played in the Experiences section for its actions, or in the Story section for the next round.
glossary-lacrimosa-experience = Experiences section
    .about = The upper row of your board: the card you play there gives its reward and its actions this turn.
glossary-lacrimosa-story = Story section
    .about = The lower row of your board: its cards give Story Points for the next round.
glossary-lacrimosa-requiem = Requiem
    .about = Five movements. A marker scores the higher value if its composer has more markers in the movement than the other.
glossary-lacrimosa-court = Royal Court
    .about = A tile you keep. Its royal favour scores at the end if you have a work or marker for each of its two halves.
glossary-lacrimosa-bonus = Period Bonus
    .about = At Maintenance you receive it once for each icon of its action among your Experiences.
glossary-lacrimosa-maintenance = Maintenance
    .about = The end of a round: Story Points, composers, income and Period Bonus; then the boards and the row are prepared for the next round.
board-lacrimosa-trail = What is left of this turn
board-lacrimosa-ask-how = Pay differently
board-lacrimosa-ask-how-about = Ask me how to pay instead of paying in the usual way
board-lacrimosa-trail-step =
    { $step ->
        [UseCard] use the card
        [TakeActions] { $action }
        [MayAgain] { $action } again
        [Pay] pay
        [PayDifferently] pay
        [TakeOpus] take the work
        [TakeMemory] take the Memory
        [UseWork] use the work
        [UseTyped] perform or sell
        [Arrive] arrive
        [CityBonus] what the City gives
        [TakeTile] take the tile
        [PlaceMarker] place the marker
        [HireComposer] hire a composer
        [Requiem] choose a part
        [PlaceNeutral] place the neutral marker
        [ChooseCounter] choose a counter
        [ChooseStep] choose a track
        [Commission] choose a work
        [Document] choose a Memory
        [PerformOrSell] choose a work
        [Travel] choose a place
       *[EndTurn] end the turn
    }
board-lacrimosa-tale =
    { $tale ->
        [maintenance] Maintenance
        [soloist] The Soloist’s turn
       *[count] Final scoring
    }
