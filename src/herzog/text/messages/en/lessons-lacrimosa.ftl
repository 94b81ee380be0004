# Lessons: what a good teacher says at the table, one thing at a time.

## cards

lesson-lacrimosa-cards-theme = Vienna, 1791. Mozart is dead, and his Requiem is unfinished. Here in the café his widow Constanze meets the people who paid for his music: patrons like you. Tell her what you did for him, and help her get the Requiem finished.
lesson-lacrimosa-cards-goal = You play five rounds of four turns each. Whoever has the most victory points (VP) at the end wins. Works, journeys, Memories and the Requiem all bring VP; the shields on this track show who is ahead. Story Points and ducats are what you pay with; VP are what you win with.
lesson-lacrimosa-cards-hand = These cards are your Memories: moments you shared with Mozart. Your deck has nine of them, and you begin each round with four in hand. Everything you do in this game, you do with these cards.
lesson-lacrimosa-cards-halves = Each card can be used in two ways. Its upper half shows what you can do now: five icons stand for five actions, and you’ll meet them all in these lessons. Its lower half shows the Story Points it will bring you for the next round. Every turn you play two cards: one for now, one for later.
lesson-lacrimosa-cards-experience = First the card for now. It goes to the Experiences section, along the top of your board.
lesson-lacrimosa-cards-experience-do = Play { $first }: it lets you buy a new Memory.
lesson-lacrimosa-cards-story = Now the card for later. It goes to the Story section, right below the first.
lesson-lacrimosa-cards-story-do = Play { $first }. We’ll replace it in a moment.
lesson-lacrimosa-cards-row = This is the card row: Memories and works that anyone can buy. The space a Memory is on shows what it costs: the further right, the less you pay.
lesson-lacrimosa-cards-document = Your upper card offers an action: Document Memories. Use it to get a Memory that is better than those you started with.
lesson-lacrimosa-cards-document-do = Choose { $first } in the row.
lesson-lacrimosa-cards-replaced = See what happened? The new Memory took the place of your Story card, which has left the game for good. So your deck always has nine cards, only better ones. The row slid to the right, and a new card came in on the left.
lesson-lacrimosa-cards-end = You’ve done what you wanted this turn. At the end of it you draw until you hold four cards again, while your deck lasts.
lesson-lacrimosa-cards-end-do = End your turn.
lesson-lacrimosa-cards-again = Aloysia has had her turn and commissioned a small work. Now it’s your turn again, with two cards as always.
lesson-lacrimosa-cards-again-do = Play { $first } above and { $second } below.
lesson-lacrimosa-cards-money = Sometimes you can’t pay for an action, or don’t want it. Then take money instead: ducats equal to the round number. You give up everything the card shows.
lesson-lacrimosa-cards-money-do = Take the money.
lesson-lacrimosa-cards-maintenance = When everyone has had four turns, Maintenance comes. Your Story tracks go back to zero; then your four Story cards fill them for the next round. So the lower card matters as much as the upper one. Finally, the eight cards you played become your new deck.
lesson-lacrimosa-cards-tip = A tip to take home: think in pairs. Use strong actions above, and play cards with many Story Points below. And buy good Memories early: you’ll see them again every round.

## works

lesson-lacrimosa-works-works = Mozart lives on commissions. Cards like this one are his works; the rules call each of them an Opus. A work you commission brings the VP in the green wreath at once, and then it belongs to you.
lesson-lacrimosa-works-cost = The cost is at the top of the card: ducats, and often points of Mozart’s Talent, the star. The space below the card may add something to it, or take something off. Here the card costs 1 Talent and 3 ducats, and the space takes off 1 ducat: you pay 1 Talent and 2 ducats.
lesson-lacrimosa-works-play = You need a card with the “Commission an Opus” action.
lesson-lacrimosa-works-play-do = Play { $first } above and { $second } below.
lesson-lacrimosa-works-commission = Now use the action. No need to count coins: the table pays for you, from your track first.
lesson-lacrimosa-works-commission-do = Choose { $first } in the row.
lesson-lacrimosa-works-points = You paid with a Talent point. These tracks hold your Story Points, from top to bottom: Talent, Journey and Composition. Points on a track vanish at the end of the round; the counters beside it are kept. A step beyond the end of a track becomes a ducat.
lesson-lacrimosa-works-exchange = Short of something? At any time on your turn, 3 ducats buy a counter of any kind, and a counter sells for 1 ducat. You deal with the bank only, never with each other.
lesson-lacrimosa-works-end = That was your third turn of the round. One more to go.
lesson-lacrimosa-works-end-do = End your turn.
lesson-lacrimosa-works-play-again = Your last turn of the round, with only three cards: the third stays in your hand for the next round.
lesson-lacrimosa-works-play-again-do = Play { $first } above and { $second } below.
lesson-lacrimosa-works-perform = Your work can earn money. Performing may cost Talent; this one costs none. You get the ducats shown, and the card is turned: you can neither perform nor sell it again this round.
lesson-lacrimosa-works-perform-do = Choose { $first } and perform it.
lesson-lacrimosa-works-sell = You could have sold it instead. A sale brings VP and moves your marker up this Finance track, but the work is gone for good. A step beyond the end of the track is worth 2 VP.
lesson-lacrimosa-works-end-again = After this turn everyone has had their four turns, and Maintenance follows.
lesson-lacrimosa-works-end-again-do = End your turn and look at your tracks.
lesson-lacrimosa-works-maintenance = Your tracks went back to zero, and your four Story cards filled them again: this is what you can spend in the second round. The eight cards you played are your new deck.
lesson-lacrimosa-works-finances = Then your finances paid out. Each round you get the ducats and VP of the space your Funds marker is on: this time 2 ducats. If it shows a wildcard, you advance one step on a Story track of your choice.
lesson-lacrimosa-works-bonus = The Period Bonus rewards each icon of one action in your Experiences section: you got 2 ducats for your commission. Now the second period begins, with a new bonus here and new cards in the row. Performed works are upright again, and Aloysia goes first.
lesson-lacrimosa-works-tip = A tip to take home: buy works early and perform them round after round. Sell when you need income or points more than the next performance.

## journeys

lesson-lacrimosa-journeys-map = This is Mozart’s Europe, and the marker shows where he is: in Salzburg. He travels for all of you, whoever pays.
lesson-lacrimosa-journeys-places = Every place has a tile. At the top is what it costs: Journey points, and in some Cities Talent as well. Below is what you get at once. A Royal Court also promises VP at the end.
lesson-lacrimosa-journeys-play = You need a card with the “Travel” action.
lesson-lacrimosa-journeys-play-do = Play { $first } above and { $second } below.
lesson-lacrimosa-journeys-city = You pay for the roads in ducats and for the tile in Journey points. Here that is 2 ducats and 1 Journey point, and you get 4 ducats.
lesson-lacrimosa-journeys-city-do = Send Mozart to this City: { $first }.
lesson-lacrimosa-journeys-gone = The tile is used up: the place stays empty until the round is over. Only the place where Mozart stops counts, however many he passes. And if he stays where he is, there are no roads to pay for.
lesson-lacrimosa-journeys-end = That was this card’s only action. Next it’s Aloysia’s turn, and she may send Mozart on a journey, too.
lesson-lacrimosa-journeys-end-do = End your turn.
lesson-lacrimosa-journeys-shared = Look: Aloysia has taken Mozart back to Salzburg. There is only one Mozart. Where the others leave him is where your next journey begins.
lesson-lacrimosa-journeys-play-again = Vienna is near, and it is a Royal Court. Let’s travel again.
lesson-lacrimosa-journeys-play-again-do = Play { $first } above and { $second } below.
lesson-lacrimosa-journeys-court = The road costs 1 ducat, and the tile gives you 3. The Court also costs 2 Journey points, and you have only one left. No matter: 3 ducats make up for the missing point.
lesson-lacrimosa-journeys-court-do = Send Mozart to this Court: { $first }.
lesson-lacrimosa-journeys-favour = You keep a Court tile. Its royal favour pays at the end if you have both things it asks for: here a symphony and chamber music. Sold works don’t count, and each work counts for only one Court. Other Courts ask for markers in the Requiem.
lesson-lacrimosa-journeys-gilded = Tiles nobody takes are turned over at Maintenance: the gilded side gives more. Empty places get new tiles. And some Cities let you act at once, for example perform a work for a bonus.
lesson-lacrimosa-journeys-tip = A tip to take home: look for a short road to a tile you need. And check what a Court asks for before you buy works: you may kill two birds with one stone.

## requiem

lesson-lacrimosa-requiem-last = The very last turn of a close game, and it is yours. If we counted now, Aloysia would win by a single point: beside each total, the small green number is what would be added. Can the Requiem help you?
lesson-lacrimosa-requiem-requiem = The Requiem has five movements. Each shows the instruments it needs. You choose an empty space; those with one of Constanze’s counters are closed.
lesson-lacrimosa-requiem-markers = You need a marker for that instrument on your board. This one, for strings, is your last. When it leaves, its space gives you a reward: a Talent counter.
lesson-lacrimosa-requiem-play = You need a card with the “Requiem” action.
lesson-lacrimosa-requiem-play-do = Play { $first } above and { $second } below.
lesson-lacrimosa-requiem-part = Choose a space and a composer to write that part. You pay what the composer’s tile asks: ducats, Composition and sometimes a step down on the Finance track. In return you get what the tile shows. Here only Eybler is left.
lesson-lacrimosa-requiem-part-do = Choose this space: { $first }.
lesson-lacrimosa-requiem-tile = The Composer tile now covers the space your marker left. Many tiles keep giving. Sequentia: a step at each Maintenance. Offertorium: VP for works of one type. Agnus Dei: an action once more.
lesson-lacrimosa-requiem-majority = At the end, each movement is judged by itself: which composer wrote more of it? Markers of that composer give the higher value, the others the lower. In a tie, all give the lower. Here the sixteenth notes lead: 4 VP each. Your new eighth note gives 2.
lesson-lacrimosa-requiem-horns = One more thing. Whoever places a marker on a horns space also places the neutral marker in the same movement. It scores for nobody, but it counts for the majority.
lesson-lacrimosa-requiem-end = That was your last action. After this turn the personal boards have their Maintenance one last time, and then we count.
lesson-lacrimosa-requiem-end-do = End your turn.
lesson-lacrimosa-requiem-wildcard = Your finances give a wildcard: a step on a Story track of your choice. Every 2 Story Points left are worth 1 VP.
lesson-lacrimosa-requiem-wildcard-do = Take the step on the Talent track.
lesson-lacrimosa-requiem-scoring = The final scoring: royal favours, the Requiem, 1 VP for every 2 Story Points and 1 VP for every 3 ducats. You win by a single point! Ties go to whoever has more markers in the Requiem, then more Opus cards.
lesson-lacrimosa-requiem-tip = A tip to take home: early on, go where the tiles help you every round; later, where you can join the composer who is ahead. And keep an eye on what the others still need there.

## solo

lesson-lacrimosa-solo-rival = Nobody to play with? Then Schikaneder, who wrote the libretto of The Magic Flute, takes you on: he is the Soloist. Only one composer takes part, and you choose how strong your rival is.
lesson-lacrimosa-solo-first = You go first in every round, and your own turns are played as usual. If you have more VP than he does at the end, you win.
lesson-lacrimosa-solo-turn = Let’s begin with a small commission.
lesson-lacrimosa-solo-turn-do = Play { $first } above and { $second } below, then commission { $third }.
lesson-lacrimosa-solo-end = Next comes the Soloist, who plays by himself.
lesson-lacrimosa-solo-end-do = End your turn and watch him.
lesson-lacrimosa-solo-his-turn = He turned up two cards from his deck. The first says what he does: Commission an Opus. The second says which: the leftmost one. He pays nothing, gains its VP, and the card leaves the game. If there is nothing to take, nothing happens.
lesson-lacrimosa-solo-his-row = You needn’t remember this; the game plays him for you. From the row he always takes the card at one end. A Memory gives him its VP and its actions; a work he sells brings VP and steps on his Finance track, and 2 VP for each step beyond its end.
lesson-lacrimosa-solo-turn-again = Your turn again: let your work earn something.
lesson-lacrimosa-solo-turn-again-do = Play { $first } above and { $second } below, then perform { $third }.
lesson-lacrimosa-solo-end-again = What will he do this time?
lesson-lacrimosa-solo-end-again-do = End your turn.
lesson-lacrimosa-solo-his-requiem = This time he joined the Requiem: a marker on the lowest empty space of the Sanctus. If a movement is full, he takes the next one. He always sides with the sixteenth note and gains the movement’s lower value at once. Like you, he has seven markers.
lesson-lacrimosa-solo-his-travel = When he travels, Mozart goes from place to place by number, up or down. The Soloist keeps the tiles of as many Courts as his card says and discards those of the Cities on the way.
lesson-lacrimosa-solo-his-score = At Maintenance he only shuffles his cards. At the end he scores all his Courts, fulfilled or not, and the Requiem as you do, but nothing for Story Points and ducats.
lesson-lacrimosa-solo-tip = A tip to take home: he cannot plan, but he never pays. Look at both ends of the row and take what is worth most before he does.
