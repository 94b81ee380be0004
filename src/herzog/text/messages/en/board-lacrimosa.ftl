# Labels of the board of Lacrimosa.
board-lacrimosa-round = Round { $round }
board-lacrimosa-turned = Performed this round.
board-lacrimosa-key = in D minor
board-lacrimosa-other-side = Other side:
board-lacrimosa-roads =
    { $n ->
        [0] The roads cost nothing.
        [one] The roads cost { $n } ducat.
       *[other] The roads cost { $n } ducats.
    }
board-lacrimosa-stack-cities = City tiles in the stack: { $n }; used: { $used }
board-lacrimosa-stack-courts = Royal Court tiles in the stack: { $n }
board-lacrimosa-you-lack =
    { $short ->
        [0] costs { $price }: you cannot afford it
        [one] costs { $price }: you are { $short } ducat short
       *[other] costs { $price }: you are { $short } ducats short
    }
board-lacrimosa-bill-price = cost
board-lacrimosa-bill-steps = from the tracks
board-lacrimosa-bill-counters = counters
board-lacrimosa-bill-bought = bought from the bank
board-lacrimosa-bill-sold = sold to the bank
board-lacrimosa-bill-ducats = ducats
board-lacrimosa-bill-missing = missing
board-lacrimosa-bill-short = short by
board-lacrimosa-leaves = Parts of the table
board-lacrimosa-leaf-row = Cards
board-lacrimosa-leaf-map = Journeys
board-lacrimosa-leaf-requiem = Requiem
board-lacrimosa-leaf-me = My board
board-lacrimosa-deck = Cards in the deck: { $n } of this period, { $later } of later periods
board-lacrimosa-stack = { $composer }: { $n ->
        [0] no tile left
        [one] { $n } tile
       *[other] { $n } tiles
    }.
board-lacrimosa-movement-worth = { $movement }: { $high } VP for the composer with more markers, else { $low }. Eighth notes { $eighths }, sixteenth notes { $sixteenths }: { $ahead ->
        [eighth] the eighth note is ahead
        [sixteenth] the sixteenth note is ahead
       *[tie] a tie, both { $low } VP
    }.
board-lacrimosa-track = { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
} track: { $n }; next round { $next } as things stand
board-lacrimosa-points = { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
}: { $track } on the track, { $counters } in counters
board-lacrimosa-spaces = Instrument spaces
board-lacrimosa-works = Works and Royal Courts
board-lacrimosa-no-works = No works yet
board-lacrimosa-courts = Royal Courts: { $n }; fulfilled: { $met }
board-lacrimosa-next = At the next Maintenance: { $gain }
board-lacrimosa-next-short = Next:
board-lacrimosa-next-bonus = Period Bonus ×{ $n }: { $gain }
board-lacrimosa-hand = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand, { $deck } in the deck
board-lacrimosa-own-deck = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in the deck
board-lacrimosa-first = First player
board-lacrimosa-actions = Actions
board-lacrimosa-score-track = Score track
board-lacrimosa-score = { $player }: { $vp } VP
board-lacrimosa-soloist-reads = He does what the upper card says; the lower card gives the details: which end of the row, which way and to how many Courts, which movement and from which end.
board-lacrimosa-soloist-served = counts unconditionally
board-lacrimosa-not-served = not fulfilled
board-lacrimosa-served-once = not fulfilled: each work or marker counts only once
board-lacrimosa-sheet-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-lacrimosa-sheet-total = Total
board-lacrimosa-sheet-first = wins
board-lacrimosa-sheet-tie = If patrons are tied, the one with more Requiem markers comes first, then the one with more works.
## Words

glossary-lacrimosa-talent = Mozart’s Talent
    .about = Story Points that pay for works and for performing and selling them. Its counters are black and round, with a star.
glossary-lacrimosa-journey = Journey
    .about = Story Points that pay for Cities and Royal Courts. Its counters are red and diamond-shaped, with a wheel.
glossary-lacrimosa-composition = Composition
    .about = Story Points that pay the composers of the Requiem. Its counters are white and square, with a quill.
glossary-lacrimosa-counter = Story Point counter
    .about = A Story Point you keep from round to round. The bank sells one for 3 ducats and buys one for 1.
glossary-lacrimosa-track = Story track
    .about = Story Points of this round, from 0 to 4. At Maintenance the tracks go back to zero, then the cards in the Story section count.
glossary-lacrimosa-finance = Finance track
    .about = What you receive at each Maintenance. Each step beyond its end is worth 2 VP.
glossary-lacrimosa-opus = Opus
    .about = A work by Mozart. It brings VP when commissioned, and can be performed once a round or sold for good.
glossary-lacrimosa-memory = Memory
    .about = A card in your deck: played in the Experiences section for its actions, or in the Story section for the next round.
glossary-lacrimosa-experience = Experiences section
    .about = The upper row of your board: the card you play there gives its reward and its actions this turn.
glossary-lacrimosa-story = Story section
    .about = The lower row of your board: its cards give Story Points for the next round.
glossary-lacrimosa-requiem = Requiem
    .about = Five movements. A marker scores the higher value if its composer has more markers in the movement than the other.
glossary-lacrimosa-court = Royal Court
    .about = A tile you keep. Its royal favour scores at the end if you have a work or marker for each of its two halves.
glossary-lacrimosa-bonus = Period Bonus
    .about = At Maintenance you receive it once for each icon of its action in your Experiences section.
glossary-lacrimosa-maintenance = Maintenance
    .about = The end of a round: Story Points, composers, income and Period Bonus; then the boards and the row are prepared for the next round.
board-lacrimosa-trail = What is left of this turn
board-lacrimosa-ask-how-about = Ask me how to pay instead of paying in the usual way
board-lacrimosa-trail-step =
    { $step ->
        [UseCard] use the card
        [TakeActions] { $action }
        [MayAgain] { $action } once more
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
        [Requiem] choose an instrument space
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
