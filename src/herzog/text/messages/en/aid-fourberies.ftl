# The player aid: a page to keep beside the table.

aid-fourberies-goal = Have the most Écus after two seasons; tied players share the victory.
aid-fourberies-choose = Everyone chooses a Travel card in secret, and all are revealed together. Cities are resolved from first to last.
aid-fourberies-alone = Alone in a city: take all its Encounters, newest first; then you may send one of these Actors to Court.
aid-fourberies-shared = Several in a city: all its cards are discarded, its Actors go to Court together, and each player draws a Secret Request (at most three in hand), as in an empty city.
aid-fourberies-new = Then, if the pile is empty, the season ends; otherwise each city gets a new Encounter.
aid-fourberies-hand = With only one Travel card left in hand, take back all your Travel cards and Caravels.
aid-fourberies-one = Experience 1: take back all your Travel cards and Caravels.
aid-fourberies-two = Experience 2: steal 1 Écu from an opponent.
aid-fourberies-three = Experience 3: put a Manager on the stage and gain 1 Écu for each Manager there.
aid-fourberies-four = Experience 4: no effect.
aid-fourberies-five = Experience 5: pay 1 Écu; if you cannot, discard the Actor.
aid-fourberies-court = At Court, an Actor moves the needle one space per point of experience; several move it by their difference. When the King’s mood changes, all Managers go home.
aid-fourberies-acrobat = You keep Acrobats; use each once per season, when its card says. A Chameleon counts 1 for comedy or tragedy.
aid-fourberies-suits = 1 Écu for each of your Actors who suits the King’s mood.
aid-fourberies-show = Your show is the difference in experience between your Comedians and Tragedians. Towards the King’s mood it earns 3 Écus (5 in the second season), doubled for the greatest.
aid-fourberies-request = Use one Secret Request per season. The one from the first season can pay again in the second.
aid-fourberies-between = Between the seasons, Actors are discarded and Acrobats get ready again; Requests, Écus and used Travel cards stay.
aid-fourberies-comedian = Comedian, with experience
aid-fourberies-tragedian = Tragedian, with experience
aid-fourberies-ecu = Écu
