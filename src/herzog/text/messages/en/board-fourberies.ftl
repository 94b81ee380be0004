# The board of Fourberies: labels of what is drawn.

board-fourberies-round = Season { $season }, round { $round }
board-fourberies-encounters = Encounters: { $left ->
    [one] { $left } card in the pile
   *[other] { $left } cards in the pile
}, { $gone } discarded
board-fourberies-requests = Secret Requests: { $left ->
    [one] { $left } card in the pile
   *[other] { $left } cards in the pile
}, { $gone } discarded
board-fourberies-caravel = { $anchored ->
    [yes] At anchor: Travel card for { $city } used ({ $troupe })
   *[no] Caravel sent out with the Travel card for { $city } ({ $troupe })
}
board-fourberies-on-stage = On stage ({ $player }): { $n }
## What one player has

board-fourberies-travel = Your Travel cards
board-fourberies-travel-card = Travel card { $number }, { $name }{ $state ->
    [laid] , played face up
    [chosen] , chosen in secret
    [used] , used
   *[held] { "" }
}
board-fourberies-travel-state = { $state ->
    [laid] face up
    [chosen] chosen
   *[used] used
}
board-fourberies-troupe = Your troupe
board-fourberies-no-actors = No Actor in the troupe yet
board-fourberies-sum = { $nature ->
    [comedian] Comedians
   *[tragedian] Tragedians
}, total experience: { $n }
board-fourberies-leaning = { $way ->
    [none] The show leans neither way
    [comedy] { $difference } towards comedy
   *[tragedy] { $difference } towards tragedy
}{ $pleases ->
    [yes] : it pleases the King
    [no] , against the King’s mood
   *[none] { "" }
}
board-fourberies-taken = In hand until the city is resolved
board-fourberies-acrobats = Your Acrobats
board-fourberies-no-acrobats = No Acrobat yet
board-fourberies-acrobat-brief = { $when ->
    [tilted] used
    [new] next phase
    [before-travel-choice] before travel
    [after-reveal] on arrival
    [before-shared-city] shared city
    [end-of-round] end of round
   *[season-scoring] scoring
}
board-fourberies-own-requests = Your Secret Requests
board-fourberies-no-requests = No Secret Request
board-fourberies-now = Now: { $stat } { $value }
## The sheets of the seasons

board-fourberies-from-sources = Where the Écus came from
board-fourberies-from-start = At the start
board-fourberies-from-bonuses = Bonuses
board-fourberies-from-managers = Managers on the stage
board-fourberies-from-stolen = Stolen from others
board-fourberies-from-robbed = Stolen by others
board-fourberies-from-wages = Paid to Actors
board-fourberies-from-purse = In the purse
board-fourberies-sheet-open = Results so far
board-fourberies-sheet-season = Season { $season }: the King wanted { $mood ->
    [comedy] comedy
   *[tragedy] tragedy
}
board-fourberies-sheet-actors = Actors who suit the King’s mood
board-fourberies-sheet-show = The show
board-fourberies-sheet-requests = Secret Requests
board-fourberies-sheet-total = Season total
board-fourberies-sheet-difference = Tragedians { $tragedians }, Comedians { $comedians }{ $disguise ->
    [0] { "" }
   *[other] , Chameleons { $disguise }
}: difference { $difference }{ $best ->
    [yes] , the best show
   *[no] { "" }
}
board-fourberies-sheet-request = { $name }{ $again ->
    [yes] , again
   *[no] { "" }
}

## Words

glossary-fourberies-encounter = Encounter
    .about = A card at a city: an Actor, an Acrobat or a Bonus. A troupe alone in the city resolves its Encounters from the newest to the oldest.
glossary-fourberies-actor = Actor
    .about = A Comedian (rabbit, yellow) or a Tragedian (heron, red) of experience 1 to 5. Joins your troupe or goes to Court.
glossary-fourberies-acrobat = Acrobat
    .about = An animal with its own trick, once per season. A used Acrobat stays tilted until the next season.
glossary-fourberies-bonus = Bonus
    .about = Écus from the Treasury, for a troupe alone in the city.
glossary-fourberies-request = Secret Request
    .about = What a courtier asks of your show. At the end of a season you may use one; it pays if its condition is met.
glossary-fourberies-travel = Travel card
    .about = One for each city. Everyone chooses one in secret; used ones come back when only one is left in hand.
glossary-fourberies-caravel = Caravel
    .about = Your ship: in front of the city you visit, then at anchor there until you take back its Travel card.
glossary-fourberies-manager = Manager
    .about = Stays on the stage until the King’s mood changes. Each Manager there earns an Écu for whoever brings the next one.
glossary-fourberies-needle = Needle
    .about = Shows the King’s mood: tragedy on the left, comedy on the right. When it crosses the middle, the backdrop turns and all Managers go home.
glossary-fourberies-court = Court
    .about = An Actor sent to Court is discarded and moves the needle one space per point of its experience. Actors in a shared city go there together and move it by their difference.
glossary-fourberies-difference = Difference
    .about = The experience of your Comedians against that of your Tragedians. If it leans towards the King’s mood, your show pleases him.
glossary-fourberies-friend = Allied troupe
    .about = With two players, each leads a second colour whose Travel cards come from a shuffled pile. It takes nothing, but it gets in the way.
