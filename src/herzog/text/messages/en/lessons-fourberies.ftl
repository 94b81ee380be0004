# Lessons: what a good teacher says at the table, one thing at a time.

## journey

lesson-fourberies-journey-theme = Every year the troupes of the kingdom come to Court to perform for King Leonus XIV. You lead one of them. Travel, hire Actors, and guess what he will be in the mood for: comedy or tragedy?
lesson-fourberies-journey-goal = You play two seasons, and each ends with a festival. Whoever has the most Écus after the second one wins; tied players share the victory. You all start with three Écus.
lesson-fourberies-journey-cities = Eight cities, and in front of each an Encounter: an Actor for your troupe, an Acrobat with a trick, or a Bonus in Écus.
lesson-fourberies-journey-cards = These are your Travel cards, one for each city. Every round, everyone chooses one in secret, and all are revealed together.
lesson-fourberies-journey-travel = Let’s hire our first Actor: Rigodine. Yellow means a Comedian, red a Tragedian, and the number is the Actor’s experience: 3. Your ship, the Caravel, will sail to the city on your card.
lesson-fourberies-journey-travel-do = Choose the Travel card for this city: { $first }.
lesson-fourberies-journey-alone = You’re alone in your city, so everything there is yours. An Actor of experience 3 puts one of your Managers on the stage and pays you 1 Écu for each Manager there, whoever they belong to.
lesson-fourberies-journey-keep = Once a city is resolved, you may send one Actor you met there to Court, to sway the King. More about that in the next lesson. This time your Actor joins your troupe.
lesson-fourberies-journey-keep-do = Send nobody.
lesson-fourberies-journey-actors = What an Actor does depends on its experience; the sign in the corner of the card shows it. 1: take back all your Travel cards. 2: steal an Écu from an opponent. 3: you have just seen it. 4: no effect. 5: pay an Écu; if you cannot, the Actor is discarded.
lesson-fourberies-journey-new = Your used card stays out until you have only one left in hand, or until an Actor of experience 1 returns them all. Everyone can see which cities you can still go to, and you can see theirs.
lesson-fourberies-journey-pile = Every city has a new Encounter, and where nobody went, cards pile up: two are waiting here. You’ll take the newest first, a Bonus of 3 Écus, and then the Comedian below it.
lesson-fourberies-journey-pile-do = Choose the Travel card for this city: { $first }.
lesson-fourberies-journey-keep-again = A Comedian of experience 4, with no effect but a fine voice. At the festival you’ll be glad to have this card.
lesson-fourberies-journey-keep-again-do = Keep it: send nobody.
lesson-fourberies-journey-tip = A tip to take home: the biggest pile tempts everyone. Ask yourself where the others will go, and go somewhere else.

## king

lesson-fourberies-king-mood = The needle above the stage shows the King’s mood. On the yellow side he wants comedy, on the red side tragedy. Right now it is comedy, but only just.
lesson-fourberies-king-matters = It matters at the festival: each Actor who suits the King’s mood earns 1 Écu, and a troupe that leans his way gets a reward on top.
lesson-fourberies-king-travel = Two Actors are waiting here: a Tragedian of experience 4 and a Comedian of experience 3.
lesson-fourberies-king-travel-do = Choose the Travel card for this city: { $first }.
lesson-fourberies-king-court = You’ve met both, and one of them may go to Court. It leaves you and moves the needle as many spaces as its experience, a Tragedian towards red, a Comedian towards yellow.
lesson-fourberies-king-send = Let’s make the King want tragedy. The game will warn you that this sends one of your Managers home. Here it’s worth it: confirm.
lesson-fourberies-king-send-do = Send this one to Court: { $first }.
lesson-fourberies-king-turned = Four spaces towards red: now the King wants tragedy. When his mood changes, the backdrop turns and all Managers on the stage go home. The Comedian has joined your troupe.
lesson-fourberies-king-clash = Three cards have piled up here, and you aren’t the only one to notice. What happens if several troupes go to the same city? Let’s find out.
lesson-fourberies-king-clash-do = Choose the Travel card for this city: { $first }.
lesson-fourberies-king-needle = Aloysia had the same idea. In a shared city nobody gets the cards: Acrobats and Bonuses are discarded, and all Actors go to Court together. Here that was two Comedians, so the King wants comedy again.
lesson-fourberies-king-request = A consolation: each of you draws a Secret Request. It stays hidden, and at the festival it pays if you fulfil it: yours gives 5 Écus for at least three Comedians. You may hold up to three Requests.
lesson-fourberies-king-tip = A tip to take home: a clash isn’t always bad. It moves the needle, spoils someone else’s plan and brings you a Request.

## festival

lesson-fourberies-festival-last = The Encounter pile is empty, so this is the last round of the season. Then comes the festival.
lesson-fourberies-festival-travel = Three Acrobats are waiting here. An Acrobat stays with you for the whole game and can be used once per season, at the moment its card names. Let’s go and get them.
lesson-fourberies-festival-travel-do = Choose the Travel card for this city: { $first }.
lesson-fourberies-festival-magpie = The round is ending, and that is their moment. The Magpie steals 1 Écu from each opponent who has more than you.
lesson-fourberies-festival-magpie-do = Use “{ $first }”.
lesson-fourberies-festival-enough = The Raven could move the needle. But the King already wants tragedy, and your troupe is full of Tragedians.
lesson-fourberies-festival-enough-do = Use none of the others.
lesson-fourberies-festival-show = The festival! Compare the experience of your Tragedians with that of your Comedians: the difference is your show. It pleases the King if it leans the way he wants. That pays 3 Écus (5 in the second season), and twice as much for the greatest difference.
lesson-fourberies-festival-chameleon = 11 for tragedy against 6 for comedy: a difference of 5. Your two Chameleons count as 1 each, for comedy or for tragedy, as you like. Together they make it 7.
lesson-fourberies-festival-chameleon-do = Count both towards tragedy.
lesson-fourberies-festival-request = Now each player may use one Secret Request. Yours wants a difference of at least 4 towards the King’s mood, and you have 7. It then stays face up and can pay again in the second season, alongside another one.
lesson-fourberies-festival-request-do = Use “{ $first }”.
lesson-fourberies-festival-sums = Let’s count: 3 Écus for your three Tragedians, 6 for the greatest difference and 4 for the Request. That makes 13.
lesson-fourberies-festival-next = The second season begins. All Actors are discarded; Acrobats, Requests and Écus stay with you, and Acrobats can be used again. Travel cards you’ve used stay out. A coin toss decides the King’s new mood.
lesson-fourberies-festival-second = This season is played like the first, and after its festival the game is over. In its last round there may not be enough cards for every city: whoever goes to an empty one draws a Secret Request.
lesson-fourberies-festival-tip = A tip to take home: don’t show too early whether you are playing for comedy or tragedy. Whoever moves the needle in the last round decides the festival.
