# Fourberies (Histrio). $you is "yes" when the person spoken of is the reader; $player is their name.

## Things

fourberies-coins = { $n ->
    [one] { $n } Écu
   *[other] { $n } Écus
}
fourberies-friend = { $you ->
    [yes] your
   *[no] { $player }’s
} allied troupe
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
    [yes] Your troupe
   *[no] { $player }’s troupe
}
fourberies-thing-travel = Travel card { $number }, { $city } ({ $troupe })
fourberies-thing-caravel = Caravel { $number }, { $city } ({ $troupe })
fourberies-thing-request = { $request }
fourberies-thing-pile-encounters = The Encounter pile
fourberies-thing-pile-requests = The Secret Request pile

## What cards do

fourberies-about-actor = If your troupe is alone: { $effect }
fourberies-about-court = At Court: the needle moves { $experience ->
    [one] { $experience } space
   *[other] { $experience } spaces
} towards { $nature ->
    [comedian] comedy
   *[tragedian] tragedy
}.
fourberies-about-acrobat = { $moment }: { $effect }
fourberies-about-bonus = If your troupe is alone: { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
} from the Treasury.
fourberies-moment-before-travel-choice = Before anyone chooses a Travel card
fourberies-moment-after-reveal = Once all Caravels are placed
fourberies-moment-before-shared-city = Before your shared city is resolved
fourberies-moment-end-of-round = At the end of a round
fourberies-moment-season-scoring = When a season is scored
fourberies-effect-none = no effect.
fourberies-effect-recall-travel = take back all your Travel cards and all your Caravels.
fourberies-effect-steal-coins = steal { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
} from { $whom ->
    [each-richer-opponent] each opponent who has more Écus than you
   *[one-opponent] an opponent of your choice
}.
fourberies-effect-place-manager = put one of your Managers on the stage and gain 1 Écu for each Manager there.
fourberies-effect-pay-coins = pay { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
}; if you cannot, discard this Actor.
fourberies-effect-reserve-city = play your Travel card face up; nobody else may choose that city or be pushed into it this round{ $protect ->
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
    [one] { $cells } space
   *[other] { $cells } spaces
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
fourberies-clause-at-least = { $stat }: at least { $n }
fourberies-clause-at-most = { $stat }: at most { $n }
fourberies-clause-most = { $stat }: nobody has more
fourberies-clause-fewest = { $stat }: nobody has fewer
fourberies-clauses = { $clause }; { $rest }
fourberies-pays-flat = { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
}
fourberies-pays-each = { $each ->
    [one] { $each } Écu
   *[other] { $each } Écus
} each{ $named ->
    [yes] { " " }({ $stat })
   *[no] { "" }
}, up to { $cap }
fourberies-stat-actors = Actors
fourberies-stat-comedians = Comedians
fourberies-stat-tragedians = Tragedians
fourberies-stat-mood-actors = Actors who suit the King’s mood
fourberies-stat-experience = total experience
fourberies-stat-experience-1 = Actors of experience 1
fourberies-stat-high-experience = Actors of experience 4 or 5
fourberies-stat-distinct-experiences = different experience values
fourberies-stat-largest-set = Actors with the same experience
fourberies-stat-twin-pairs = Comedian–Tragedian pairs of equal experience
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
fourberies-no-disguise = as much for comedy as for tragedy
fourberies-each-request = { $player } ({ $request })
fourberies-each-score = { $player } { $n }
fourberies-event-coin-tossed = The coin toss: the King is in the mood for { $mood ->
    [comedy] comedy
   *[tragedy] tragedy
}.
fourberies-event-encounter-placed = New at { $city }: { $card }.
fourberies-event-season-began = Season { $season } begins, with { $cards ->
    [one] { $cards } Encounter
   *[other] { $cards } Encounters
} in the pile.
fourberies-event-round-began = Season { $season }, round { $round }. Where the order matters, { $you ->
    [yes] you go first.
   *[no] { $player } goes first.
}
fourberies-event-friend-seen = { $you ->
    [yes] Your
   *[no] { $player }’s
} allied troupe is on its way to { $city }.
fourberies-event-friend-drew = { $you ->
    [yes] You look at your allied troupe’s card.
   *[no] { $player } looks at their allied troupe’s card.
}
fourberies-event-acrobat-used = { $you ->
    [yes] You use
   *[no] { $player } uses
} an Acrobat: { $card }.
fourberies-event-acrobat-unused = { $card } ({ $you ->
    [yes] yours
   *[no] { $player }
}) has no effect and does not count as used.
fourberies-event-city-reserved = { $you ->
    [yes] You play
   *[no] { $player } plays
} a Travel card face up and { $you ->
    [yes] reserve
   *[no] reserves
} { $city }.
fourberies-event-travel-revealed = The Travel cards are revealed: { $each }.
fourberies-event-friend-turned-away = { $city } is reserved: { $you ->
    [yes] your
   *[no] { $player }’s
} allied troupe visits no city.
fourberies-event-caravel-pushed = { $you ->
    [yes] You push
   *[no] { $player } pushes
} { $you_troupe ->
    [yes] your
   *[no] { $troupe }’s
} Caravel from { $city } to { $to }.
fourberies-event-lone-troupe-arrived = { $you ->
    [yes] You are
   *[no] { $player } is
} alone in { $city }.
fourberies-event-troupes-met = { $city } is shared: { $troupes }.
fourberies-event-friend-passed = { $you ->
    [yes] Your
   *[no] { $player }’s
} allied troupe is alone in { $city }; discarded without effect: { $cards }.
fourberies-event-bonus-gained = { $you ->
    [yes] You gain
   *[no] { $player } gains
} a Bonus of { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
}.
fourberies-event-acrobat-gained = { $you ->
    [yes] You gain
   *[no] { $player } gains
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
} and all { $you ->
    [yes] your
   *[no] their
} Caravels.
fourberies-event-friend-recalled = { $you ->
    [yes] Your
   *[no] { $player }’s
} allied troupe takes back its Travel cards.
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
fourberies-event-manager-placed = { $placed ->
    [0] { $you ->
        [yes] You have no Manager left to place
       *[no] { $player } has no Manager left to place
    } { $amount ->
        [0] and { $you ->
            [yes] gain
           *[no] gains
        } nothing
       *[other] but still { $you ->
            [yes] gain
           *[no] gains
        } { $amount ->
            [one] { $amount } Écu
           *[other] { $amount } Écus
        }
    }
   *[other] { $you ->
        [yes] You place a Manager on the stage and gain
       *[no] { $player } places a Manager on the stage and gains
    } { $amount ->
        [one] { $amount } Écu
       *[other] { $amount } Écus
    }
}.
fourberies-event-actor-paid = { $you ->
    [yes] You pay
   *[no] { $player } pays
} this Actor { $amount ->
    [one] { $amount } Écu.
   *[other] { $amount } Écus.
}
fourberies-event-actor-lost = { $card } costs { $needs ->
    [one] { $needs } Écu
   *[other] { $needs } Écus
}, but { $you ->
    [yes] you have
   *[no] { $player } has
} { $has ->
    [0] none
   *[other] { $has }
}: the Actor is discarded.
fourberies-event-actor-sent-to-court = { $you ->
    [yes] You send
   *[no] { $player } sends
} { $card } to Court.
fourberies-event-actors-joined = { $you ->
    [yes] Your
   *[no] { $player }’s
} troupe grows: { $cards }.
fourberies-event-actor-salvaged = { $you ->
    [yes] You take { $card } from { $city } into your troupe.
   *[no] { $player } takes { $card } from { $city } into their troupe.
}
fourberies-event-encounters-discarded = Discarded at { $city }: { $cards }.{ $way ->
    [none] { "" }
    [comedy] { " " }The Actors go to Court: { $cells } towards comedy.
   *[tragedy] { " " }The Actors go to Court: { $cells } towards tragedy.
}
fourberies-event-needle-moved = The needle moves { $cells ->
    [one] { $cells } space
   *[other] { $cells } spaces
} towards { $way ->
    [comedy] comedy
   *[tragedy] tragedy
}, to { $mood ->
    [comedy] comedy
   *[tragedy] tragedy
} { $cell }.
fourberies-event-mood-changed = The King’s mood changes: he now wants { $mood ->
    [comedy] comedy
   *[tragedy] tragedy
}. { $managers ->
    [0] The stage was empty.
    [one] { $managers } Manager goes home.
   *[other] { $managers } Managers go home.
}
fourberies-event-request-drawn = { $you ->
    [yes] You draw
   *[no] { $player } draws
} a Secret Request: { $request }.
fourberies-event-request-drawn-unseen = { $player } draws a Secret Request.
fourberies-event-request-discarded = You discard a Secret Request: { $request }.
fourberies-event-request-discarded-unseen = { $player } discards a Secret Request.
fourberies-event-requests-reshuffled = The discarded Secret Requests are shuffled into a new pile of { $requests }.
fourberies-event-caravels-landed = { $city } is resolved.
fourberies-event-season-ended = Season { $season } is over, and the King wants { $mood ->
    [comedy] comedy
   *[tragedy] tragedy
}.
fourberies-event-disguises-shown = Chameleons: { $each }.
fourberies-event-actors-rewarded = { $actors ->
    [0] { $you ->
        [yes] You have no Actors to the King’s liking.
       *[no] { $player } has no Actors to the King’s liking.
    }
   *[other] { $you ->
        [yes] You have
       *[no] { $player } has
    } { $actors ->
        [one] { $actors } Actor
       *[other] { $actors } Actors
    } to the King’s liking: { $amount ->
        [one] { $amount } Écu
       *[other] { $amount } Écus
    }.
}
fourberies-event-show-pleased = { $you ->
    [yes] Your
   *[no] { $player }’s
} show pleases the King (difference { $cells }){ $best ->
    [yes] { " " }and is the best
   *[no] { "" }
}: { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
}.
fourberies-event-show-ignored = { $you ->
    [yes] Your
   *[no] { $player }’s
} show does not please the King ({ $way ->
    [none] no difference
    [comedy] { $cells } towards comedy
   *[tragedy] { $cells } towards tragedy
}).
fourberies-event-requests-revealed = Secret Requests used: { $each }.
fourberies-event-request-paid = { $request } pays { $you ->
    [yes] you
   *[no] { $player }
} { $amount ->
    [0] nothing this time
    [one] { $amount } Écu
   *[other] { $amount } Écus
}{ $again ->
    [yes] { $amount ->
        [0] { "" }
       *[other] { " " }again
    }
   *[no] { "" }
}.
fourberies-event-season-prepared = Season { $season } is prepared: Actors and Encounters are discarded, Managers go home, Acrobats are ready again.
fourberies-event-game-ended = The game is over: { $scores }. { $n ->
    [one] { $you ->
        [yes] You win.
       *[no] { $winners } wins.
    }
   *[other] { $winners } share the victory.
}

## Questions

fourberies-ask-choose-travel = { $you ->
    [yes] { $n ->
        [one] Choose a Travel card in secret.
       *[other] Choose { $n } Travel cards in secret.
    }
   *[no] { $player } is choosing in secret.
}
fourberies-ask-reserve-city = { $you ->
    [yes] { $card }: choose the Travel card to play face up.
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
    [yes] { $card }: choose where to push { $troupe }’s Caravel, now at { $city }.
   *[no] { $player } is choosing where to push { $you_troupe ->
        [yes] your
       *[no] { $troupe }’s
    } Caravel, now at { $city } ({ $card }).
}
fourberies-ask-salvage-actor = { $you ->
    [yes] { $card }: choose the Actor to take into your troupe.
   *[no] { $player } is choosing an Actor to take ({ $card }).
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
    [yes] You may use one Secret Request this season: choose it in secret.
   *[no] { $player } is choosing a Secret Request.
}
fourberies-ask-choose-nature = { $you ->
    [yes] Choose what your Chameleons count as.
   *[no] { $player } is choosing what their Chameleons count as.
}

## Answers

fourberies-do-travel-there = Travel to { $city } ({ $number })
fourberies-do-reserve-city = Reserve { $city } ({ $number })
fourberies-do-use-acrobat = Use “{ $card }”
fourberies-do-choose-caravel = Push { $troupe }’s Caravel at { $city }
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
fourberies-do-discard-request = Discard “{ $request }”
fourberies-do-keep-request = Keep “{ $request }”
fourberies-do-use-request = Use “{ $request }”
fourberies-do-count-as-comedian = Chameleons count { $comedian } for comedy, { $tragedian } for tragedy
fourberies-do-decline = { $ask ->
    [send-to-court] Send nobody
    [choose-request] Use none this season
   *[use-acrobat] Use none
}
fourberies-brings-needle = { $way ->
    [none] the needle stays where it is
    [comedy] the needle moves { $cells ->
        [one] { $cells } space
       *[other] { $cells } spaces
    } towards comedy
   *[tragedy] the needle moves { $cells ->
        [one] { $cells } space
       *[other] { $cells } spaces
    } towards tragedy
}{ $turns ->
    [yes] ; the King’s mood changes
   *[no] { "" }
}
fourberies-brings-request = { $condition } (worth { $pays } now)
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

fourberies-why-not-your-travel-card = This is not your Travel card.
fourberies-why-travel-card-used = You have already used this card. Travel cards come back with an Actor of experience 1, or when only one is left in hand.
fourberies-why-city-reserved = This city is reserved this round.
fourberies-why-already-chosen = You have already chosen this card.
fourberies-why-leaves-no-choice = Reserving this city would leave someone without a city to choose.
fourberies-why-already-reserved = You have already reserved a city this round.
fourberies-why-too-few-travel-cards = You do not have enough Travel cards for this.
fourberies-why-already-extended = You are already choosing more than one card this round.
fourberies-why-your-own-purse = You cannot steal from yourself.
fourberies-why-empty-purse = There is nothing to steal here.
fourberies-why-not-in-hand = Only Actors you have just met in this city can be sent to Court.
fourberies-why-not-an-actor = This is not an Actor.
fourberies-why-too-experienced = This Actor has experience { $needs }; the limit is { $has }.
fourberies-why-not-in-this-city = This Actor is not in this city.
fourberies-why-not-your-acrobat = This is not your Acrobat.
fourberies-why-acrobat-tilted = This Acrobat has already been used this season.
fourberies-why-acrobat-too-new = This Acrobat can be used from the end of this phase.
fourberies-why-wrong-moment = This is not the moment for this Acrobat.
fourberies-why-no-actor-to-salvage = There is no Actor here to take.
fourberies-why-no-caravel-to-push = There is no Caravel to push.
fourberies-why-your-own-caravel = You cannot push your own Caravel.
fourberies-why-caravel-guarded = This Caravel is in a protected city and cannot be pushed.
fourberies-why-not-standing = This Caravel is not in front of a city right now.
fourberies-why-nowhere-to-push = There is nowhere to push it: the city must be exactly { $distance ->
    [one] { $distance } place
   *[other] { $distance } places
} away.
fourberies-why-wrong-distance = { $needs ->
    [0] The Caravel is already in front of this city.
    [one] This city is { $needs } place away; the distance must be exactly { $has }.
   *[other] This city is { $needs } places away; the distance must be exactly { $has }.
}
fourberies-why-colour-already-there = A Caravel of that colour is already there.
fourberies-why-needle-at-end = The needle cannot go any further.
fourberies-why-needle-there = The needle is already there.
fourberies-why-cell-too-far = This is { $needs ->
    [one] { $needs } space
   *[other] { $needs } spaces
} away; the limit is { $has }.
fourberies-why-wrong-direction = The needle cannot move this way.
fourberies-why-nobody-richer = Nobody has more Écus than you.
fourberies-why-nobody-to-rob = Nobody else has any Écus.
fourberies-why-nothing-to-recall = All your Travel cards are already in hand.
fourberies-why-no-requests-left = There are no Secret Requests left.
fourberies-why-request-face-up = This Secret Request has already been used and stays face up.
fourberies-why-request-not-drawn-now = You did not draw this Secret Request just now.
fourberies-why-request-unfulfilled = This Secret Request is not fulfilled, so it cannot be used at this table.
fourberies-why-pays-nothing-now = This one pays nothing now{ $best ->
    [0] .
    [one] ; another would pay { $best } Écu.
   *[other] ; another would pay { $best } Écus.
}
fourberies-why-pays-less = This one pays { $pays }; another would pay { $best }.
fourberies-why-changes-mood = The King’s mood would change and send home { $managers } of your Managers.

## The table

fourberies-part-table = Season { $season }, round { $round } of { $rounds }
fourberies-part-over = Season { $season }, after round { $round } of { $rounds }: the game is over
fourberies-part-cities = Cities, with their Encounters from oldest to newest
fourberies-part-players = Players
fourberies-part-hand = What you have
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
fourberies-card-of = { $player } { $city }
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
    [0] No Managers on stage
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
fourberies-none = none
fourberies-no-actors = empty
fourberies-person-travel = Travel cards in hand: { $cities }
fourberies-person-caravels = Caravels on the board: { $cities }
fourberies-person-managers = Managers: { $stage } on the stage, { $home } at home
fourberies-person-troupe = Troupe: { $cards }; difference { $way ->
    [none] 0
    [comedy] { $difference } towards comedy
   *[tragedy] { $difference } towards tragedy
}
fourberies-status = { $status ->
    [ready] ready
    [tilted] used this season
   *[new] usable from the end of this phase
}
fourberies-person-acrobat = { $name } ({ $status }). { $about }
fourberies-person-requests = { $n ->
    [one] { $n } Secret Request in hand
   *[other] { $n } Secret Requests in hand
}
fourberies-hand-laid = Face up this round: { $cities }
fourberies-hand-friend = Your allied troupe is going to { $city }
fourberies-hand-taken = Met in this city: { $cards }
fourberies-request = { $where ->
    [shown] Face up:
    [offered] Drawn:
   *[held] Secret Request:
} { $name } – { $condition } (worth { $pays } now)
fourberies-sheet = Season { $season }: { $actors } for Actors + { $show } for the show{ $best ->
    [yes] { " " }(the best)
   *[no] { "" }
} + { $requests } for Secret Requests = { $total }
fourberies-rank = { $rank }. { $player }: { $coins ->
    [one] { $coins } Écu
   *[other] { $coins } Écus
}
