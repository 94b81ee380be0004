# Fourberies (Histrio). $you is "yes" when the person spoken of is the reader; $player is their name.

## Things

fourberies-coins = { $n ->
    [one] { $n } Écu
   *[other] { $n } Écus
}
fourberies-friend = the friend troupe of { $player }
fourberies-card-actor = { $name } ({ $nature ->
    [comedian] Comedian
   *[tragedian] Tragedian
} { $experience })
fourberies-card-acrobat = { $name }
fourberies-card-bonus = Bonus of { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
}
fourberies-short-actor = { $name } { $nature ->
    [comedian] C
   *[tragedian] T
}{ $experience }
fourberies-short-acrobat = { $name }
fourberies-short-bonus = Bonus { $amount }
fourberies-thing-city = { $city } (city { $number })
fourberies-thing-cell = { $mood ->
    [comedy] Comedy
   *[tragedy] Tragedy
} { $cell }
fourberies-thing-seat = { $you ->
    [yes] your troupe
   *[no] the troupe of { $player }
}
fourberies-thing-travel = Travel card { $number }, { $city } ({ $troupe })
fourberies-thing-caravel = Caravel { $number }, { $city } ({ $troupe })
fourberies-thing-request = { $request }
fourberies-thing-pile-encounters = the Encounter pile
fourberies-thing-pile-requests = the Secret Request pile

## What cards do

fourberies-about-actor = For a lone troupe: { $effect }
fourberies-about-court = At Court: the needle moves { $experience ->
    [one] { $experience } cell
   *[other] { $experience } cells
} towards { $nature ->
    [comedian] comedy
   *[tragedian] tragedy
}.
fourberies-about-acrobat = { $moment }: { $effect }
fourberies-about-bonus = For a lone troupe: { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
} from the Treasury.
fourberies-moment-before-travel-choice = Before anyone chooses a Travel card
fourberies-moment-after-reveal = Once all Caravels are placed
fourberies-moment-before-shared-city = Before a shared city you are in is resolved
fourberies-moment-end-of-round = At the end of a round
fourberies-moment-season-scoring = When a season is scored
fourberies-effect-none = no effect.
fourberies-effect-recall-travel = take back all Travel cards and all Caravels.
fourberies-effect-steal-coins = steal { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
} from { $whom ->
    [each-richer-opponent] each opponent who has more Écus
   *[one-opponent] an opponent of your choice
}.
fourberies-effect-place-manager = put a Manager on the stage and gain 1 Écu for each Manager there.
fourberies-effect-pay-coins = pay { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
}, or discard this Actor.
fourberies-effect-reserve-city = lay your Travel card face up: nobody else may choose that city or be pushed into it this round{ $protect ->
    [yes] , and nobody may push your Caravel
   *[no] { "" }
}.
fourberies-effect-extra-city = choose { $cards ->
    [one] { $cards } Travel card
   *[other] { $cards } Travel cards
} instead of one, and visit each of those cities.
fourberies-effect-count-in-difference = counts in the difference as { $nature ->
    [comedy] a Comedian
    [tragedy] a Tragedian
   *[choice] a Comedian or a Tragedian
} of experience { $experience }; it is not an Actor.
fourberies-effect-push-caravel = push a Caravel of another colour to a city exactly { $distance ->
    [one] { $distance } place
   *[other] { $distance } places
} away.
fourberies-effect-salvage-actor = take an Actor of experience { $most } or less from the city into your troupe, without its effect.
fourberies-effect-move-needle = move the needle up to { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} { $direction ->
    [comedy] towards comedy
    [tragedy] towards tragedy
   *[choice] either way
}.
fourberies-effect-draw-requests = draw { $draw ->
    [one] { $draw } Secret Request
   *[other] { $draw } Secret Requests
}, keep { $keep } and discard the rest.
fourberies-condition = { $clauses } → { $pays }
fourberies-clause-at-least = { $stat }: { $n } or more
fourberies-clause-at-most = { $stat }: { $n } or fewer
fourberies-clause-most = { $stat }: nobody has more
fourberies-clause-fewest = { $stat }: nobody has fewer
fourberies-pays-flat = { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
}
fourberies-pays-each = { $each ->
    [one] { $each } Écu
   *[other] { $each } Écus
} each ({ $stat }), { $cap } at most
fourberies-stat-actors = Actors
fourberies-stat-comedians = Comedians
fourberies-stat-tragedians = Tragedians
fourberies-stat-mood-actors = Actors of the King’s mood
fourberies-stat-experience = total experience
fourberies-stat-experience-1 = Actors of experience 1
fourberies-stat-high-experience = Actors of experience 4 or 5
fourberies-stat-distinct-experiences = different experiences
fourberies-stat-largest-set = Actors of equal experience
fourberies-stat-twin-pairs = pairs of a Comedian and a Tragedian of equal experience
fourberies-stat-difference = difference
fourberies-stat-mood-difference = difference towards the King’s mood
fourberies-stat-off-mood-difference = difference against the King’s mood
fourberies-stat-acrobats = Acrobats
fourberies-stat-coins = Écus
fourberies-stat-travel-hand = Travel cards in hand
fourberies-stat-managers-on-stage = your Managers on the stage
fourberies-stat-needle-distance = the needle’s distance from the centre

## Events

fourberies-each-goes = { $troupe } to { $cities }
fourberies-each-disguise = { $player } { $cells } towards { $way ->
    [comedy] comedy
   *[tragedy] tragedy
}
fourberies-each-request = { $player }: { $request }
fourberies-each-score = { $player } { $n }
fourberies-event-coin-tossed = The toss: the King is in the mood for { $mood ->
    [comedy] comedy
   *[tragedy] tragedy
}.
fourberies-event-encounter-placed = New before { $city }: { $card }.
fourberies-event-season-began = Season { $season } begins, with { $cards ->
    [one] { $cards } Encounter
   *[other] { $cards } Encounters
}.
fourberies-event-round-began = Season { $season }, round { $round }. { $you ->
    [yes] You go first where the order matters.
   *[no] { $player } goes first where the order matters.
}
fourberies-event-friend-seen = Your friend troupe is on her way to { $city }.
fourberies-event-friend-drew = { $you ->
    [yes] You look
   *[no] { $player } looks
} at the card of a friend troupe.
fourberies-event-acrobat-used = { $you ->
    [yes] You use
   *[no] { $player } uses
} an Acrobat: { $card }.
fourberies-event-acrobat-unused = { $card } has nothing to do and counts as unused ({ $you ->
    [yes] yours
   *[no] { $player }
}).
fourberies-event-city-reserved = { $you ->
    [yes] You lay
   *[no] { $player } lays
} a Travel card face up and { $you ->
    [yes] reserve
   *[no] reserves
} { $city }.
fourberies-event-travel-revealed = The Travel cards are revealed: { $each }.
fourberies-event-friend-turned-away = { $city } is reserved: the friend troupe of { $player } visits nothing.
fourberies-event-caravel-pushed = { $you ->
    [yes] You push
   *[no] { $player } pushes
} a Caravel ({ $troupe }) from { $city } to { $to }.
fourberies-event-lone-troupe-arrived = { $you ->
    [yes] You are
   *[no] { $player } is
} alone in { $city }.
fourberies-event-troupes-met = { $city } is shared: { $troupes }.
fourberies-event-friend-passed = The friend troupe of { $player } is alone in { $city }; discarded without effect: { $cards }.
fourberies-event-bonus-gained = { $you ->
    [yes] You gain
   *[no] { $player } gains
} a Bonus of { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
}.
fourberies-event-acrobat-gained = { $you ->
    [yes] You win
   *[no] { $player } wins
} an Acrobat: { $card }.
fourberies-event-actor-met = { $you ->
    [yes] You meet
   *[no] { $player } meets
} { $card }.
fourberies-event-travel-recalled = { $you ->
    [yes] You take
   *[no] { $player } takes
} back { $cards ->
    [one] { $cards } Travel card
   *[other] { $cards } Travel cards
} and all Caravels.
fourberies-event-friend-recalled = The friend troupe of { $player } takes back her Travel cards.
fourberies-event-coins-stolen = { $you ->
    [yes] You steal
   *[no] { $player } steals
} { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
} from { $you_victim ->
    [yes] you
   *[no] { $victim }
}.
fourberies-event-nothing-stolen = { $you ->
    [yes] You find
   *[no] { $player } finds
} nothing to steal.
fourberies-event-manager-placed = { $you ->
    [yes] You put
   *[no] { $player } puts
} { $placed ->
    [0] no Manager
   *[other] a Manager
} on the stage and { $you ->
    [yes] gain
   *[no] gains
} { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
}.
fourberies-event-actor-paid = { $you ->
    [yes] You pay
   *[no] { $player } pays
} { $card } { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
}.
fourberies-event-actor-lost = { $you ->
    [yes] You cannot
   *[no] { $player } cannot
} pay { $card } ({ $has } of { $needs ->
    [one] { $needs } Écu
   *[other] { $needs } Écus
}), who is discarded.
fourberies-event-actor-sent-to-court = { $you ->
    [yes] You send
   *[no] { $player } sends
} { $card } to Court.
fourberies-event-actors-joined = { $you ->
    [yes] Your troupe grows
   *[no] The troupe of { $player } grows
}: { $cards }.
fourberies-event-actor-salvaged = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $card } out of { $city } into the troupe.
fourberies-event-encounters-discarded = Discarded in { $city }: { $cards }.{ $way ->
    [none] { "" }
    [comedy] { " " }The Actors go to Court: { $cells } towards comedy.
   *[tragedy] { " " }The Actors go to Court: { $cells } towards tragedy.
}
fourberies-event-needle-moved = The needle moves { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} towards { $way ->
    [comedy] comedy
   *[tragedy] tragedy
}, to { $mood ->
    [comedy] comedy
   *[tragedy] tragedy
} { $cell }.
fourberies-event-mood-changed = The King’s mood changes: he wants { $mood ->
    [comedy] comedy
   *[tragedy] tragedy
} now. { $managers ->
    [0] The stage was empty.
    [one] { $managers } Manager goes home.
   *[other] { $managers } Managers go home.
}
fourberies-event-request-drawn = You draw a Secret Request: { $request }.
fourberies-event-request-drawn-unseen = { $player } draws a Secret Request.
fourberies-event-request-discarded = You discard a Secret Request: { $request }.
fourberies-event-request-discarded-unseen = { $player } discards a Secret Request.
fourberies-event-requests-reshuffled = The discarded Secret Requests become the pile: { $requests }.
fourberies-event-caravels-landed = { $city } is done.
fourberies-event-season-ended = Season { $season } is over, and the King wants { $mood ->
    [comedy] comedy
   *[tragedy] tragedy
}.
fourberies-event-disguises-shown = Chameleons count: { $each }.
fourberies-event-actors-rewarded = { $you ->
    [yes] You have
   *[no] { $player } has
} { $actors ->
    [one] { $actors } Actor
   *[other] { $actors } Actors
} to the King’s taste: { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
}.
fourberies-event-show-pleased = { $you ->
    [yes] Your show pleases
   *[no] The show of { $player } pleases
} the King by { $cells }{ $best ->
    [yes] { " " }and is the best
   *[no] { "" }
}: { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
}.
fourberies-event-show-ignored = { $you ->
    [yes] Your show does
   *[no] The show of { $player } does
} not please the King ({ $way ->
    [none] no difference
    [comedy] { $cells } towards comedy
   *[tragedy] { $cells } towards tragedy
}).
fourberies-event-requests-revealed = Secret Requests used: { $each }.
fourberies-event-request-paid = { $request } pays { $you ->
    [yes] you
   *[no] { $player }
} { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
}{ $again ->
    [yes] { " " }once more
   *[no] { "" }
}.
fourberies-event-season-prepared = Season { $season } is prepared: Actors and Encounters are discarded, Managers go home, Acrobats are ready again.
fourberies-event-game-ended = The game is over: { $scores }. { $n ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

## Questions

fourberies-ask-choose-travel = { $you ->
    [yes] { $n ->
        [one] Choose a Travel card, in secret.
       *[other] Choose { $n } Travel cards, in secret.
    }
   *[no] { $player } is choosing in secret.
}
fourberies-ask-reserve-city = { $you ->
    [yes] { $card }: choose the Travel card to lay face up.
   *[no] { $player } is choosing a city to reserve ({ $card }).
}
fourberies-ask-use-acrobat = { $you ->
    [yes] { $moment }: you may use an Acrobat.
   *[no] { $player } may use an Acrobat.
}
fourberies-ask-choose-caravel = { $you ->
    [yes] { $card }: choose the Caravel to push.
   *[no] { $player } is choosing a Caravel to push ({ $card }).
}
fourberies-ask-push-caravel = { $you ->
    [yes] { $card }: choose the city to push the Caravel to ({ $troupe }, now before { $city }).
   *[no] { $player } is pushing a Caravel ({ $troupe }, now before { $city }) with { $card }.
}
fourberies-ask-salvage-actor = { $you ->
    [yes] { $card }: choose the Actor to take into your troupe.
   *[no] { $player } is choosing an Actor to take along ({ $card }).
}
fourberies-ask-move-needle = { $you ->
    [yes] { $card }: choose where the needle goes.
   *[no] { $player } is moving the needle ({ $card }).
}
fourberies-ask-steal-from = { $you ->
    [yes] Choose whom to steal from (up to { $amount ->
        [one] { $amount } Écu
       *[other] { $amount } Écus
    }).
   *[no] { $player } is choosing whom to steal from.
}
fourberies-ask-send-to-court = { $you ->
    [yes] You may send one of these Actors to Court; the others join your troupe.
   *[no] { $player } may send an Actor to Court.
}
fourberies-ask-discard-request = { $you ->
    [yes] You hold too many Secret Requests: discard one.
   *[no] { $player } is discarding a Secret Request.
}
fourberies-ask-keep-request = { $you ->
    [yes] { $keep ->
        [one] Choose the Secret Request to keep.
       *[other] Choose a Secret Request to keep; you may keep { $keep }.
    }
   *[no] { $player } is choosing a Secret Request to keep.
}
fourberies-ask-choose-request = { $you ->
    [yes] You may use one Secret Request this season; choose in secret.
   *[no] { $player } is choosing a Secret Request.
}
fourberies-ask-choose-nature = { $you ->
    [yes] Choose what your Chameleons count as.
   *[no] { $player } is choosing what Chameleons count as.
}

## Answers

fourberies-do-travel-there = Travel to { $city } ({ $number })
fourberies-do-reserve-city = Reserve { $city } ({ $number })
fourberies-do-use-acrobat = Use { $card }
fourberies-do-choose-caravel = Push the Caravel before { $city } ({ $troupe })
fourberies-do-push-there = Push it to { $city } ({ $number })
fourberies-do-salvage-actor = Take { $card }
fourberies-do-move-needle = Move the needle to { $mood ->
    [comedy] comedy
   *[tragedy] tragedy
} { $cell }
fourberies-do-steal = Steal { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
} from { $victim }
fourberies-do-send-to-court = Send { $card } to Court
fourberies-do-discard-request = Discard { $request }
fourberies-do-keep-request = Keep { $request }
fourberies-do-use-request = Use { $request }
fourberies-do-count-as-comedian = Count { $comedian } as comedy, { $tragedian } as tragedy
fourberies-do-decline = { $ask ->
    [send-to-court] Send nobody
    [choose-request] Use none this season
   *[use-acrobat] Use none
}
fourberies-brings-needle = { $way ->
    [none] the needle stays where it is
    [comedy] needle { $cells } towards comedy
   *[tragedy] needle { $cells } towards tragedy
}{ $turns ->
    [yes] ; the King’s mood changes
   *[no] { "" }
}
fourberies-brings-request = { $condition }; now { $pays }
fourberies-verb-travel-there = travel
fourberies-verb-reserve-city = reserve
fourberies-verb-use-acrobat = use
fourberies-verb-choose-caravel = push
fourberies-verb-push-there = to
fourberies-verb-salvage-actor = take
fourberies-verb-move-needle = needle
fourberies-verb-steal = steal
fourberies-verb-send-to-court = send
fourberies-verb-discard-request = discard
fourberies-verb-keep-request = keep
fourberies-verb-use-request = use
fourberies-verb-count-as-comedian = count
fourberies-verb-decline = none

## Why not

fourberies-why-not-your-travel-card = { $thing } is not your Travel card.
fourberies-why-travel-card-used = { $thing } has been used; Travel cards come back with an Actor of experience 1, or when one is left.
fourberies-why-city-reserved = The city is reserved this round: { $thing }.
fourberies-why-already-chosen = You have chosen this card already: { $thing }.
fourberies-why-leaves-no-choice = Reserving that would leave somebody without a city to choose: { $thing }.
fourberies-why-already-reserved = You have reserved a city this round already, so { $thing } can do nothing.
fourberies-why-too-few-travel-cards = You have too few Travel cards to choose from for { $thing }.
fourberies-why-already-extended = You choose more than one card this round already, so { $thing } can do nothing.
fourberies-why-your-own-purse = You cannot steal from yourself.
fourberies-why-empty-purse = There is nothing to steal from { $thing }.
fourberies-why-not-in-hand = Only Actors met in this city just now can be sent to Court, not { $thing }.
fourberies-why-not-an-actor = { $thing }: this is not an Actor.
fourberies-why-too-experienced = { $thing } has experience { $needs }; { $has } is the most here.
fourberies-why-not-in-this-city = { $thing } is not in this city.
fourberies-why-not-your-acrobat = { $thing } is not your Acrobat.
fourberies-why-acrobat-tilted = { $thing } has been used this season.
fourberies-why-acrobat-too-new = { $thing } can be used from the end of this phase.
fourberies-why-wrong-moment = { $thing } is used at another moment.
fourberies-why-no-actor-to-salvage = There is no Actor here that { $thing } could take.
fourberies-why-no-caravel-to-push = There is no Caravel that { $thing } could push.
fourberies-why-your-own-caravel = You cannot push a Caravel of your own: { $thing }.
fourberies-why-caravel-guarded = { $thing } stands in a protected city and cannot be pushed.
fourberies-why-not-standing = { $thing } does not stand before a city now.
fourberies-why-nowhere-to-push = There is no city to push { $thing } to: it must be exactly { $distance } away.
fourberies-why-wrong-distance = { $thing } is { $needs } away; it must be exactly { $has }.
fourberies-why-colour-already-there = A Caravel of that colour is there already: { $thing }.
fourberies-why-needle-at-end = The needle cannot go further, so { $thing } can do nothing.
fourberies-why-needle-there = The needle is there already: { $thing }.
fourberies-why-cell-too-far = { $thing } is { $needs } cells away; { $has } is the most.
fourberies-why-wrong-direction = { $thing } lies the other way.
fourberies-why-nobody-richer = Nobody has more Écus than you, so { $thing } can do nothing.
fourberies-why-nobody-to-rob = Nobody else has an Écu, so { $thing } can do nothing.
fourberies-why-nothing-to-recall = All your Travel cards are in hand, so { $thing } can do nothing.
fourberies-why-no-requests-left = There are no Secret Requests left, so { $thing } can do nothing.
fourberies-why-request-face-up = { $thing } has been used and lies face up.
fourberies-why-request-not-drawn-now = { $thing } was not drawn just now.
fourberies-why-request-unfulfilled = { $thing } is not fulfilled, and this table does not allow using it then.
fourberies-why-pays-nothing-now = This pays nothing now{ $best ->
    [0] .
    [one] ; another would pay { $best } Écu.
   *[other] ; another would pay { $best } Écus.
}
fourberies-why-pays-less = This pays { $pays }; another would pay { $best }.
fourberies-why-changes-mood = The King’s mood would change and send { $managers ->
    [one] { $managers } Manager of yours
   *[other] { $managers } Managers of yours
} home.

## The table

fourberies-part-table = Season { $season }, round { $round } of { $rounds }
fourberies-part-over = Season { $season }, after round { $round } of { $rounds }: the game is over
fourberies-part-cities = Cities, with their Encounters from the oldest to the newest
fourberies-part-players = Players
fourberies-part-hand = Yours
fourberies-part-scores = Scores
fourberies-part-person = { $player } ({ $colour })
fourberies-dial = The King wants { $mood ->
    [comedy] comedy
   *[tragedy] tragedy
}: the needle is on { $mood ->
    [comedy] comedy
   *[tragedy] tragedy
} { $cell }.
fourberies-piles = In the piles: { $encounters ->
    [one] { $encounters } Encounter
   *[other] { $encounters } Encounters
}, { $requests ->
    [one] { $requests } Secret Request
   *[other] { $requests } Secret Requests
}.
fourberies-city = { $number } { $name }
fourberies-city-cards = { $cards }
fourberies-city-empty = empty
fourberies-city-caravels = Caravels: { $troupes }
fourberies-city-reserved = { $guarded ->
    [yes] reserved and protected
   *[no] reserved
}
fourberies-friend-left = { $n ->
    [one] { $n } Travel card left
   *[other] { $n } Travel cards left
}
fourberies-player-used = used { $cities }
fourberies-player-name = { $player } ({ $colour })
fourberies-player-travel = Travel { $cities }
fourberies-player-troupe = { $n ->
    [one] { $n } Actor
   *[other] { $n } Actors
}{ $way ->
    [none] { "" }
    [comedy] , comedy +{ $difference }
   *[tragedy] , tragedy +{ $difference }
}
fourberies-player-stage = { $n ->
    [one] { $n } Manager on stage
   *[other] { $n } Managers on stage
}
fourberies-player-requests = { $n ->
    [one] { $n } Secret Request
   *[other] { $n } Secret Requests
}{ $shown ->
    [0] { "" }
   *[other] { " " }and { $shown } face up
}
fourberies-player-acrobat = { $name }{ $status ->
    [ready] { "" }
    [tilted] { " " }(used)
   *[new] { " " }(new)
}
fourberies-player-first = goes first
fourberies-person-purse = { $coins ->
    [one] { $coins } Écu
   *[other] { $coins } Écus
}
fourberies-person-travel = Travel cards in hand: { $cities }
fourberies-person-caravels = Caravels on the board: { $cities }
fourberies-person-managers = Managers: { $stage } on the stage, { $home } at home
fourberies-person-troupe = Troupe: { $cards }; difference { $way ->
    [none] none
    [comedy] { $difference } towards comedy
   *[tragedy] { $difference } towards tragedy
}
fourberies-person-acrobat = { $name } ({ $status ->
    [ready] ready
    [tilted] used this season
   *[new] usable from the end of this phase
}). { $about }
fourberies-person-requests = { $n ->
    [one] { $n } Secret Request in hand
   *[other] { $n } Secret Requests in hand
}
fourberies-hand-laid = Laid this round: { $cities }
fourberies-hand-friend = Your friend troupe goes to { $city }
fourberies-hand-taken = Met in this city: { $cards }
fourberies-request = { $where ->
    [shown] Face up:
    [offered] Drawn:
   *[held] Secret Request:
} { $name }. { $condition }; now { $pays }
fourberies-sheet = Season { $season }: { $actors } for Actors + { $show } for the show{ $best ->
    [yes] { " " }(the best)
   *[no] { "" }
} + { $requests } for Secret Requests = { $total }
fourberies-rank = { $rank }. { $player }: { $coins ->
    [one] { $coins } Écu
   *[other] { $coins } Écus
}

## Setting up

setup-fourberies-manager-shortage = Actor of experience 3, but no Manager at home
setup-fourberies-manager-shortage-gain = still gains for the Managers on the stage
setup-fourberies-manager-shortage-nothing = gains nothing
setup-fourberies-unfulfilled-request = Using an unfulfilled Secret Request
setup-fourberies-unfulfilled-request-allowed = allowed: it may pay next season
setup-fourberies-unfulfilled-request-refused = not allowed
