# The player aid: a page to keep beside the table.

aid-lacrimosa-goal = Have the most victory points (VP) after five rounds of four turns.
aid-lacrimosa-play = Play one card above your board for its reward and its actions, and one below your board for the Story Points of the next round.
aid-lacrimosa-money = Instead of everything the upper card gives, you may take ducats equal to the round number.
aid-lacrimosa-exchange = At any time on your turn: 3 ducats for a counter of any kind, or a counter for 1 ducat.
aid-lacrimosa-draw = Then draw until you hold four cards.
aid-lacrimosa-document = Document Memories: buy a Memory at the cost of its space. It replaces the card you just played below your board, which leaves the game.
aid-lacrimosa-commission = Commission an Opus: pay the cost of the card and of its space, and gain its VP.
aid-lacrimosa-perform = Perform or Sell: perform a work once a round for ducats, or sell it for good for Finance steps and VP.
aid-lacrimosa-travel = Travel: pay the roads in ducats and the tile in Story Points, and gain its reward. Royal Courts are kept.
aid-lacrimosa-requiem = Requiem: place a marker on an empty instrument space, gain the reward it uncovers, pay a composer and gain the tile’s reward.
aid-lacrimosa-tracks = Story tracks drop to zero; then the four cards below your board and Sequentia tiles fill them.
aid-lacrimosa-finance = The Finance track pays out. A step beyond its end is worth 2 VP; beyond a Story track, 1 ducat.
aid-lacrimosa-bonus = Period Bonus: once for each icon of its action among the four cards above your board.
aid-lacrimosa-favours = Royal favours you fulfil. Each work and each marker counts for one Court; sold works don’t count.
aid-lacrimosa-markers = Each Requiem marker: the higher value if its composer has more markers in the movement, otherwise the lower.
aid-lacrimosa-left = 1 VP for every 2 Story Points left and 1 VP for every 3 ducats left.
aid-lacrimosa-tie = Ties go to whoever has more markers in the Requiem, then more Opus cards.
aid-lacrimosa-ducat = ducats
aid-lacrimosa-wild = wildcard: any kind
aid-lacrimosa-vp = victory points
aid-lacrimosa-city = City
aid-lacrimosa-eighth = eighth note: the first composer
aid-lacrimosa-sixteenth = sixteenth note: the second composer
aid-lacrimosa-again = repeating reward
