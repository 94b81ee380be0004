# Lacrimosa. $you is "yes" when the person spoken of is the reader; $player is their name.

## Amounts

lacrimosa-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
}
lacrimosa-vp = { $n } VP
lacrimosa-points = { $n } { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
}
lacrimosa-counters = { $n } { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
} { $n ->
    [one] counter
   *[other] counters
}
lacrimosa-steps = { $n } { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
} { $n ->
    [one] step
   *[other] steps
}
lacrimosa-wild-counters = { $n ->
    [one] { $n } counter of any kind
   *[other] { $n } counters of any kind
}
lacrimosa-wild-steps = { $n ->
    [one] { $n } step on any track
   *[other] { $n } steps on any track
}
lacrimosa-finance = { $n ->
    [one] { $n } Finance step
   *[other] { $n } Finance steps
}
lacrimosa-finance-down = { $n ->
    [one] { $n } Finance step down
   *[other] { $n } Finance steps down
}
lacrimosa-free = nothing
lacrimosa-per-opus = { $vp } VP for each of your works ({ $type })
lacrimosa-may = the “{ $action }” action
lacrimosa-quoted = “{ $action }”
lacrimosa-may-perform = perform a work ({ $type }) for an extra { $bonus }
lacrimosa-may-sell = sell a work ({ $type }) for an extra { $bonus }
lacrimosa-neutral = place the neutral marker as well
lacrimosa-paid-steps = { $n } { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
} from the track
lacrimosa-paid-bought = { $n } { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
} from the bank (paid for at the end)
lacrimosa-paid-ducats = { $price } ({ $items })
lacrimosa-paid-for = { $whole ->
    [yes] for { $what }
   *[no] { $n } of them for { $what }
}
lacrimosa-paid-from = { $whole ->
    [yes] from selling { $what }
   *[no] { $n } of them from selling { $what }
}
lacrimosa-paid-both = { $first }; { $second }
lacrimosa-object-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
}
lacrimosa-object-counters = { $n } { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
} { $n ->
    [one] counter
   *[other] counters
}
lacrimosa-lacks = { $what ->
    [talent] { $needs } Talent
    [journey] { $needs } Journey
    [composition] { $needs } Composition
   *[ducats] { $needs ->
        [one] { $needs } ducat
       *[other] { $needs } ducats
    }
} (you have { $has ->
    [0] none
   *[other] { $has }
})

## Names

lacrimosa-kind-talent = Talent
lacrimosa-kind-journey = Journey
lacrimosa-kind-composition = Composition
lacrimosa-action-document = Document Memories
lacrimosa-action-commission = Commission an Opus
lacrimosa-action-perform-or-sell = Perform or Sell
lacrimosa-action-travel = Travel
lacrimosa-action-requiem = Requiem
lacrimosa-type-opera = opera
lacrimosa-type-religious = religious music
lacrimosa-type-symphony = symphony
lacrimosa-type-chamber = chamber music
lacrimosa-type-starting = starting Opus
lacrimosa-instrument-horns = horns
lacrimosa-instrument-percussion = percussion
lacrimosa-instrument-strings = strings
lacrimosa-instrument-voice = voice
lacrimosa-instrument-organ = organ
lacrimosa-side-eighth = eighth note
lacrimosa-side-sixteenth = sixteenth note
lacrimosa-goal-opus-types = royal favour, { $vp } VP: works of two types ({ $first } and { $second })
lacrimosa-goal-opus-periods = royal favour, { $vp } VP: works of two periods ({ $first } and { $second })
lacrimosa-goal-instruments = royal favour, { $vp } VP: markers on two instruments ({ $first } and { $second })
lacrimosa-goal-movements = royal favour, { $vp } VP: markers in two movements ({ $first } and { $second })
lacrimosa-repeat-step = 1 step at each Maintenance ({ $what ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
})
lacrimosa-repeat-opus = { $vp } VP for each work commissioned, performed or sold ({ $what })
lacrimosa-repeat-action = “{ $what }” may be taken once more
lacrimosa-numbered = { $what } { $n }
lacrimosa-slot = { $movement } { $place }
lacrimosa-opus = { $title } ({ $koechel })
lacrimosa-koechel = K. { $number }
lacrimosa-memory = “{ $title }”
lacrimosa-city-tile = { $gilded ->
    [yes] gilded City tile
   *[no] City tile
}: { $gain }
lacrimosa-court-tile = { $gilded ->
    [yes] gilded Royal Court tile
   *[no] Royal Court tile
}: { $gain }
lacrimosa-composer-tile = { $composer } ({ $movement })
lacrimosa-bonus = { $gain } for each “{ $action }” icon
lacrimosa-soloist = The Soloist
lacrimosa-soloist-card = Soloist card { $number }
lacrimosa-nobody = neutral
lacrimosa-empty = empty
lacrimosa-plain = { $text }
lacrimosa-source-start = setup
lacrimosa-source-opus = commissions
lacrimosa-source-sale = sales
lacrimosa-source-offertorium = Offertorium tiles
lacrimosa-source-memory = Memories
lacrimosa-source-travel = journeys
lacrimosa-source-composer = composers
lacrimosa-source-instrument = instrument spaces
lacrimosa-source-finance = finances
lacrimosa-source-bonus = Period Bonus
lacrimosa-source-soloist-requiem = Requiem markers
lacrimosa-source-court = royal favours
lacrimosa-source-requiem = Requiem
lacrimosa-source-story = Story Points left
lacrimosa-source-ducats = ducats left
lacrimosa-from-start = setup
lacrimosa-from-opus = commission
lacrimosa-from-sale = sale
lacrimosa-from-offertorium = Offertorium tile
lacrimosa-from-memory = Memory
lacrimosa-from-travel = journey
lacrimosa-from-composer = composer
lacrimosa-from-instrument = instrument space
lacrimosa-from-finance = finances
lacrimosa-from-bonus = Period Bonus
lacrimosa-from-soloist-requiem = Requiem marker
lacrimosa-from-court = royal favours
lacrimosa-from-requiem = Requiem
lacrimosa-from-story = Story Points left
lacrimosa-from-ducats = ducats left
lacrimosa-from-performance = performance
lacrimosa-idle-none-in-row = there is no such card in the row
lacrimosa-idle-no-courts-to-visit = the card sends him to no Court
lacrimosa-idle-no-court-tile-on-the-map = there is no Court tile on the map
lacrimosa-idle-no-marker-left = he has no marker left
lacrimosa-idle-no-empty-space = there is no empty space
lacrimosa-thing-place = { $place } ({ $number })
lacrimosa-thing-stack = { $movement }, { $side ->
    [eighth] eighth-note tiles
   *[sixteenth] sixteenth-note tiles
}
lacrimosa-thing-space = Instrument space – { $place } ({ $you ->
    [yes] yours
   *[no] { $player }
})
lacrimosa-thing-seat = { $you ->
    [yes] You
   *[no] { $player }
}
lacrimosa-thing-track = { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
} track ({ $you ->
    [yes] yours
   *[no] { $player }
})
lacrimosa-thing-counters = { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
} counters ({ $you ->
    [yes] yours
   *[no] { $player }
})
lacrimosa-thing-bank = { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
} counters in the bank ({ $you ->
    [yes] you may buy
   *[no] { $player } may buy
})
lacrimosa-thing-supply = The deck of the period
lacrimosa-thing-bonus = The Bonus tile
lacrimosa-about-opus = { $period ->
    [0] { $year }, starting Opus.
   *[other] Period { $period }, { $year }, { $type }.
}
lacrimosa-about-price = Cost on the card: { $price }. Brings { $vp } VP.
lacrimosa-about-perform = Perform: { $talent } Talent → { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
lacrimosa-about-sell = Sell: { $talent } Talent → { $gain }.
lacrimosa-about-experience = now: { $gain }
lacrimosa-about-story = at Maintenance: { $gain }
lacrimosa-about-tile = Cost: { $price }. Brings: { $gain }.
lacrimosa-about-space = When its marker is removed: { $gain }.
lacrimosa-about-soloist-card =
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

## Events

lacrimosa-each-score = { $player } { $n }
lacrimosa-event-card-set-aside = { $kind ->
    [opus] An Opus
   *[memory] A Memory
} of period { $period } is removed from the game face down.
lacrimosa-event-first-patron-drawn = { $you ->
    [yes] You are
   *[no] { $player } is
} the first player.
lacrimosa-event-composers-chosen = Completing the Requiem: { $composers }.
lacrimosa-event-constanze-drawn = { $n ->
    [0] Constanze closes no spaces.
   *[other] Constanze closes { $slots }.
}
lacrimosa-event-bonus-shown = Period Bonus: { $bonus }.
lacrimosa-event-card-turned-up = { $card } enters the row (space { $space }).
lacrimosa-event-tile-placed = { $place } gets a { $tile }.
lacrimosa-event-round-began = Round { $round } begins.
lacrimosa-event-turn-began = { $you ->
    [yes] Turn { $turn }: your turn.
   *[no] Turn { $turn }: { $player }.
}
lacrimosa-event-drew = { $you ->
    [yes] You draw
   *[no] { $player } draws
} { $cards }.
lacrimosa-event-drew-unseen = { $you ->
    [yes] You draw
   *[no] { $player } draws
} { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
lacrimosa-event-experience-laid = { $you ->
    [yes] You play
   *[no] { $player } plays
} { $card } in the Experiences section.
lacrimosa-event-story-laid = { $you ->
    [yes] You play
   *[no] { $player } plays
} { $card } in the Story section.
lacrimosa-event-money-taken = { $you ->
    [yes] You take
   *[no] { $player } takes
} { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} instead of using the card.
lacrimosa-event-action-taken = { $you ->
    [yes] You take
   *[no] { $player } takes
} the “{ $action }” action{ $again ->
    [yes] { " " }once more
   *[no] { "" }
}.
lacrimosa-event-actions-declined = { $you ->
    [yes] You decline
   *[no] { $player } declines
} { $actions }.
lacrimosa-event-gained = { $you ->
    [yes] You gain
   *[no] { $player } gains
} { $gain } ({ $source }).
lacrimosa-event-overflowed = { $track ->
    [talent] The Talent track
    [journey] The Journey track
    [composition] The Composition track
   *[finance] The Finance track
} is full: { $n ->
    [one] { $n } step becomes
   *[other] { $n } steps become
} { $gain } ({ $you ->
    [yes] you
   *[no] { $player }
}).
lacrimosa-event-paid = { $you ->
    [yes] You pay
   *[no] { $player } pays
} { $price }.
lacrimosa-event-counter-bought = { $you ->
    [yes] You buy
   *[no] { $player } buys
} a { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
} counter for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
lacrimosa-event-counter-sold = { $you ->
    [yes] You sell
   *[no] { $player } sells
} a { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
} counter for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
lacrimosa-event-documented = { $you ->
    [yes] You document
   *[no] { $player } documents
} { $card }; { $replaced } is removed from the game.
lacrimosa-event-commissioned = { $you ->
    [yes] You commission
   *[no] { $player } commissions
} { $card }.
lacrimosa-event-performed = { $you ->
    [yes] You perform
   *[no] { $player } performs
} { $card }.
lacrimosa-event-sold = { $you ->
    [yes] You sell
   *[no] { $player } sells
} { $card }.
lacrimosa-event-row-slid = The row slides to the right.
lacrimosa-event-travelled = { $stays ->
    [yes] { $you ->
        [yes] You stay
       *[no] { $player } stays
    } with Mozart in { $place }.
   *[no] { $you ->
        [yes] You travel
       *[no] { $player } travels
    } with Mozart from { $origin } to { $place } (roads: { $roads ->
        [0] free
        [one] { $roads } ducat
       *[other] { $roads } ducats
    }).
}
lacrimosa-event-city-visited = { $you ->
    [yes] You use
   *[no] { $player } uses
} the { $tile }.
lacrimosa-event-court-taken = { $you ->
    [yes] You take
   *[no] { $player } takes
} the { $tile }.
lacrimosa-event-marker-placed = { $you ->
    [yes] You place
   *[no] { $player } places
} a Requiem marker: { $slot } ({ $side }).
lacrimosa-event-neutral-placed = { $you ->
    [yes] You place
   *[no] { $player } places
} the neutral marker: { $slot } ({ $side }).
lacrimosa-event-neutral-unused = There is no empty space for { $you ->
    [yes] your
   *[no] { $player }’s
} neutral marker.
lacrimosa-event-composer-hired = { $you ->
    [yes] You hire
   *[no] { $player } hires
} { $tile }.
lacrimosa-event-turn-ended = { $you ->
    [yes] You end your turn.
   *[no] { $player } ends their turn.
}
lacrimosa-event-tracks-reset = { $you ->
    [yes] Your
   *[no] { $player }’s
} Story tracks go back to zero{ $n ->
    [0] { "" }
   *[other] { " " }(lost: { $steps })
}.
lacrimosa-event-works-turned-back = { $you ->
    [yes] Your
   *[no] { $player }’s
} performed works are turned upright: { $cards }.
lacrimosa-event-deck-renewed = { $you ->
    [yes] You keep
   *[no] { $player } keeps
} { $kept }; the other cards form the new deck: { $cards }.
lacrimosa-event-tiles-gilded = Turned to the gilded side: { $places }.
lacrimosa-event-used-tiles-returned = { $n ->
    [one] { $n } used City tile forms
   *[other] { $n } used City tiles form
} the new stack.
lacrimosa-event-row-cleared = Removed from the row and from the game: { $cards }.
lacrimosa-event-period-ended = Period { $period } is over. Removed from the game: the Bonus tile ({ $bonus }){ $n ->
    [0] { "" }
    [one] { " " }and { $n } face-down card
   *[other] { " " }and { $n } face-down cards
}.
lacrimosa-event-first-patron-passed = { $you ->
    [yes] You are
   *[no] { $player } is
} now the first player.
lacrimosa-event-soloist-laid = The Soloist plays card { $number } in the { $section ->
    [experience] Experiences
   *[story] Story
} section.
lacrimosa-event-soloist-acts = The Soloist takes the “{ $action }” action.
lacrimosa-event-soloist-idle = The Soloist does nothing ({ $action }): { $why }.
lacrimosa-event-soloist-took = The Soloist takes { $card } from the row (space { $space }).
lacrimosa-event-soloist-scored = The Soloist gains { $vp } VP ({ $source }).
lacrimosa-event-soloist-finance = The Soloist moves up { $finance ->
    [one] { $finance } Finance step
   *[other] { $finance } Finance steps
}.
lacrimosa-event-soloist-moved = The Soloist travels with Mozart from { $origin } to { $place }{ $discarded ->
    [yes] { " " }and discards the City tile
   *[no] { "" }
}.
lacrimosa-event-soloist-placed = The Soloist places a Requiem marker: { $slot }.
lacrimosa-event-soloist-shuffled = The Soloist takes back his nine cards.
lacrimosa-event-court-scored = { $you ->
    [yes] You score
   *[no] { $player } scores
} a Royal Court – { $goal }.
lacrimosa-event-movement-scored = { $movement } ({ $you ->
    [yes] you
   *[no] { $player }
}): { $high ->
    [one] { $high } marker
   *[other] { $high } markers
} at the higher value, { $low } at the lower value, { $vp } VP.
lacrimosa-event-story-concluded = Story Points left ({ $you ->
    [yes] you
   *[no] { $player }
}): { $points }, worth { $vp } VP.
lacrimosa-event-money-counted = Ducats left ({ $you ->
    [yes] you
   *[no] { $player }
}): { $ducats }, worth { $vp } VP.
lacrimosa-event-game-ended = The game is over: { $scores }. { $n ->
    [one] { $you ->
        [yes] You win.
       *[no] { $winners } wins.
    }
   *[other] { $winners } share the victory.
}

## Questions

lacrimosa-ask-lay-experience = { $you ->
    [yes] Play a card in the Experiences section: you may use it this turn.
   *[no] { $player } is playing a card in the Experiences section.
}
lacrimosa-ask-lay-story = { $you ->
    [yes] Play a card in the Story section: it counts at Maintenance.
   *[no] { $player } is playing a card in the Story section.
}
lacrimosa-ask-use-card = { $you ->
    [yes] Use { $card }, or take { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } instead.
   *[no] { $player } may use { $card } or take { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } instead.
}
lacrimosa-ask-take-actions = { $you ->
    [yes] Choose an action ({ $actions }), or end your actions.
   *[no] { $player } is choosing an action ({ $actions }).
}
lacrimosa-ask-may-again = { $you ->
    [yes] You may take an action once more: { $actions }.
   *[no] { $player } may take an action once more: { $actions }.
}
lacrimosa-ask-end-turn = { $you ->
    [yes] End your turn, or make exchanges first.
   *[no] { $player } is ending their turn.
}
lacrimosa-ask-document = { $you ->
    [yes] Choose a Memory from the row.
   *[no] { $player } is choosing a Memory.
}
lacrimosa-ask-commission = { $you ->
    [yes] Choose an Opus from the row.
   *[no] { $player } is choosing an Opus.
}
lacrimosa-ask-perform-or-sell = { $you ->
    [yes] Choose a work to perform or sell.
   *[no] { $player } is choosing a work to perform or sell.
}
lacrimosa-ask-use-typed = { $you ->
    [yes] You may { $gain }.
   *[no] { $player } may { $gain }.
}
lacrimosa-ask-travel = { $you ->
    [yes] Choose where Mozart goes.
   *[no] { $player } is choosing where Mozart goes.
}
lacrimosa-ask-requiem = { $you ->
    [yes] Choose an instrument space of the Requiem.
   *[no] { $player } is choosing a space of the Requiem.
}
lacrimosa-ask-hire-composer = { $you ->
    [yes] Choose the composer for { $slot }.
   *[no] { $player } is choosing the composer for { $slot }.
}
lacrimosa-ask-place-marker = { $you ->
    [yes] Choose which of your markers to place: { $slot }.
   *[no] { $player } is choosing a marker for { $slot }.
}
lacrimosa-ask-place-neutral = { $you ->
    [yes] Place the neutral marker in { $movement }, either side up.
   *[no] { $player } is placing the neutral marker in { $movement }.
}
lacrimosa-ask-choose-counter = { $you ->
    [yes] Choose a Story Point counter
   *[no] { $player } is choosing a Story Point counter
}{ " " }({ $source }{ $left ->
    [1] { "" }
   *[other] , { $left } to take
}).
lacrimosa-ask-choose-step = { $you ->
    [yes] Choose a track to advance on
   *[no] { $player } is choosing a track to advance on
}{ " " }({ $source }{ $left ->
    [1] { "" }
   *[other] , { $left } steps to take
}).
lacrimosa-ask-pay = { $you ->
    [yes] Pay { $price }.
   *[no] { $player } is paying { $price }.
}
lacrimosa-ask-pay-differently = { $you ->
    [yes] Pay point by point; still due: { $price }.
   *[no] { $player } is paying point by point; still due: { $price }.
}

## Answers

lacrimosa-do-lay-experience = Play { $card }
lacrimosa-do-lay-story = Play { $card }
lacrimosa-do-use-card = Use { $card }
lacrimosa-do-take-money = Take { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} instead
lacrimosa-do-no-more-actions = No more actions
lacrimosa-do-end-turn = End the turn
lacrimosa-do-decline = Decline
lacrimosa-do-buy-counter = Buy a { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
} counter for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
lacrimosa-do-sell-counter = Sell a { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
} counter for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
lacrimosa-do-pay = Pay
lacrimosa-do-pay-differently = Pay differently
lacrimosa-do-pay-with-step = Pay 1 { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
} from the track
lacrimosa-do-pay-with-counter = Pay 1 { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
} counter
lacrimosa-do-pay-by-buying = Pay 1 { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
} with { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
lacrimosa-do-pay-by-selling = Sell a { $kind ->
    [talent] Talent
    [journey] Journey
   *[composition] Composition
} counter for { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
lacrimosa-do-document = Document Memories
lacrimosa-do-commission = Commission an Opus
lacrimosa-do-perform-or-sell = Perform or Sell
lacrimosa-do-travel = Travel
lacrimosa-do-requiem = Requiem
lacrimosa-do-again-document = Document Memories once more
lacrimosa-do-again-commission = Commission an Opus once more
lacrimosa-do-again-perform-or-sell = Perform or Sell once more
lacrimosa-do-again-travel = Travel once more
lacrimosa-do-again-requiem = Requiem once more
lacrimosa-do-document-memory = Document { $card }
lacrimosa-do-commission-opus = Commission { $card }
lacrimosa-do-perform-work = Perform { $card }
lacrimosa-do-sell-work = Sell { $card }
lacrimosa-do-travel-there = Travel to { $place } ({ $number })
lacrimosa-do-choose-slot = { $slot }
lacrimosa-do-place-marker = Place the marker for { $place }
lacrimosa-do-hire-eighth = Hire { $composer } (eighth note)
lacrimosa-do-hire-sixteenth = Hire { $composer } (sixteenth note)
lacrimosa-do-place-neutral-eighth = { $slot }, eighth note up
lacrimosa-do-place-neutral-sixteenth = { $slot }, sixteenth note up
lacrimosa-do-choose-counter-talent = A Talent counter
lacrimosa-do-choose-counter-journey = A Journey counter
lacrimosa-do-choose-counter-composition = A Composition counter
lacrimosa-do-choose-step-talent = A step on the Talent track
lacrimosa-do-choose-step-journey = A step on the Journey track
lacrimosa-do-choose-step-composition = A step on the Composition track
lacrimosa-costs = costs { $price }
lacrimosa-brings = brings { $gain }
lacrimosa-costs-and-brings = costs { $price }, brings { $gain }
lacrimosa-costs-and-replaces = costs { $price }; { $card } leaves the game
lacrimosa-verb-lay-experience = play
lacrimosa-verb-lay-story = play
lacrimosa-verb-use-card = use
lacrimosa-verb-take-money = money
lacrimosa-verb-no-more-actions = none
lacrimosa-verb-end-turn = end
lacrimosa-verb-decline = none
lacrimosa-verb-buy-counter = buy
lacrimosa-verb-sell-counter = sell
lacrimosa-verb-pay = pay
lacrimosa-verb-pay-differently = differently
lacrimosa-verb-pay-with-step = track
lacrimosa-verb-pay-with-counter = counter
lacrimosa-verb-pay-by-buying = buy
lacrimosa-verb-pay-by-selling = sell
lacrimosa-verb-document = document
lacrimosa-verb-commission = commission
lacrimosa-verb-perform-or-sell = perform/sell
lacrimosa-verb-travel = travel
lacrimosa-verb-requiem = requiem
lacrimosa-verb-again-document = document
lacrimosa-verb-again-commission = commission
lacrimosa-verb-again-perform-or-sell = perform/sell
lacrimosa-verb-again-travel = travel
lacrimosa-verb-again-requiem = requiem
lacrimosa-verb-document-memory = document
lacrimosa-verb-commission-opus = commission
lacrimosa-verb-perform-work = perform
lacrimosa-verb-sell-work = sell
lacrimosa-verb-travel-there = travel
lacrimosa-verb-choose-slot = space
lacrimosa-verb-place-marker = marker
lacrimosa-verb-hire-eighth = eighth
lacrimosa-verb-hire-sixteenth = sixteenth
lacrimosa-verb-place-neutral-eighth = eighth
lacrimosa-verb-place-neutral-sixteenth = sixteenth
lacrimosa-verb-choose-counter-talent = talent
lacrimosa-verb-choose-counter-journey = journey
lacrimosa-verb-choose-counter-composition = composition
lacrimosa-verb-choose-step-talent = talent
lacrimosa-verb-choose-step-journey = journey
lacrimosa-verb-choose-step-composition = composition

## Why not

lacrimosa-why-not-in-hand = This card is not in your hand.
lacrimosa-why-action-not-offered = The card or tile in use does not offer this action.
lacrimosa-why-no-memory-in-row = There is no Memory in the row.
lacrimosa-why-no-opus-in-row = There is no Opus in the row.
lacrimosa-why-no-work-to-use = You have no work left to perform or sell this round.
lacrimosa-why-no-space-for-a-marker = There is no empty space for any of your markers.
lacrimosa-why-nothing-payable = There is nothing you can afford.
lacrimosa-why-cannot-pay = You cannot afford this: it takes { $lacks }.{ $points ->
    [yes] { " " }Missing Story Points can be bought with ducats.
   *[no] { "" }
}
lacrimosa-why-too-few-finance-steps = This takes { $needs ->
    [one] { $needs } step
   *[other] { $needs } steps
} down on the Finance track; you have { $has ->
    [0] none
   *[other] only { $has }
}.
lacrimosa-why-too-few-ducats = A counter costs { $needs ->
    [one] { $needs } ducat
   *[other] { $needs } ducats
}; you have { $has ->
    [0] none
   *[other] { $has }
}.
lacrimosa-why-no-counter-to-sell = You have no counter of this kind to sell.
lacrimosa-why-no-step-to-pay = You have no points left on this track to pay with.
lacrimosa-why-no-counter-to-pay = You have no counter of this kind to pay with.
lacrimosa-why-rest-not-payable = You could not pay the rest after that.
lacrimosa-why-points-first = Pay the Story Points first; you can sell counters for ducats after that.
lacrimosa-why-price-is-covered = No more Story Points are due.
lacrimosa-why-not-a-memory = This is not a Memory.
lacrimosa-why-not-an-opus = This is not an Opus.
lacrimosa-why-not-your-work = This work is not yours.
lacrimosa-why-work-is-turned = This work has already been performed this round.
lacrimosa-why-wrong-type = The City asks for another type of work.
lacrimosa-why-slot-is-closed = Constanze has closed this space.
lacrimosa-why-slot-is-taken = There is already a marker on this space.
lacrimosa-why-no-marker-left = You have no marker left for this instrument.
lacrimosa-why-no-tile-left = There is no Composer tile left here.
lacrimosa-why-marker-is-gone = This marker is already on the main board.
lacrimosa-why-wrong-instrument = This marker is for another instrument.
lacrimosa-why-other-movement = This is another movement.
lacrimosa-why-composer-not-payable = You cannot afford a composer here: it takes { $lacks }.{ $rewarded ->
    [0] { "" }
   *[other] { " " }The reward of the space that your marker would leave is already counted.
}{ $points ->
    [yes] { " " }Missing Story Points can be bought with ducats.
   *[no] { "" }
}
lacrimosa-why-step-becomes-ducats = A track is full: { $steps ->
    [one] { $steps } step becomes
   *[other] { $steps } steps become
} { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
lacrimosa-why-new-card-is-lost = You have already documented a Memory this turn: the card you took would be removed from the game.
lacrimosa-why-bonus-icon-in-story = This card has { $icons ->
    [one] { $icons } icon for the Period Bonus, which counts only in the Experiences section.
   *[other] { $icons } icons for the Period Bonus, which count only in the Experiences section.
}
lacrimosa-why-no-tile-there = There is no tile there.

## The table

lacrimosa-part-table = Round { $round } of { $rounds }, turn { $turn } of { $turns }
lacrimosa-part-over = After round { $round } of { $rounds }, turn { $turn } of { $turns }: the game is over
lacrimosa-part-row = Card row
lacrimosa-part-map = Map
lacrimosa-part-requiem = Requiem
lacrimosa-part-players = Patrons
lacrimosa-part-hand = Your hand
lacrimosa-part-scores = Scores
lacrimosa-part-person = { $player }
lacrimosa-table-bonus = Period Bonus ({ $years }): { $bonus }.
lacrimosa-table-supply = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of this period left in the deck.
lacrimosa-row-space = { $n }{ $leaves ->
    [yes] *
   *[no] { "" }
}
lacrimosa-row-opus = Opus { $title } ({ $type }), { $vp } VP
lacrimosa-row-memory = “{ $title }”: { $now }; Story: { $story }
lacrimosa-row-price = costs { $price }
lacrimosa-place = { $number } { $name }{ $marker ->
    [yes] { " " }(Mozart)
   *[no] { "" }
}
lacrimosa-place-tile = { $gilded ->
    [yes] gilded: { "" }
   *[no] { "" }
}{ $gain }
lacrimosa-movement = { $name } { $high }/{ $low }
lacrimosa-movement-slots = eighth notes { $eighths }, sixteenth notes { $sixteenths } – { $slots }
lacrimosa-slot-taken = { $what } ({ $player }, { $side ->
    [eighth] 8th
   *[sixteenth] 16th
})
lacrimosa-slot-free = { $what } ({ $status ->
    [closed] closed
   *[empty] free
})
lacrimosa-stack = - { $composer } ({ $side ->
    [eighth] eighth note
   *[sixteenth] sixteenth note
}, { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
})
lacrimosa-stack-gain = brings { $gain }
lacrimosa-player-name = { $player }{ $first ->
    [yes] { " " }(first)
   *[no] { "" }
}
lacrimosa-player-points = { $kind ->
    [talent] Tal
    [journey] Jou
   *[composition] Com
} { $track }+{ $counters }
lacrimosa-player-finance = Finance { $n }
lacrimosa-player-markers = { $n ->
    [one] { $n } Requiem marker
   *[other] { $n } Requiem markers
}
lacrimosa-player-works = works: { $works }
lacrimosa-player-courts = { $n ->
    [one] { $n } Court
   *[other] { $n } Courts
}
lacrimosa-work = { $title }{ $turned ->
    [yes] { " " }(turned)
   *[no] { "" }
}
lacrimosa-work-use = perform: { $talent } Talent → { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}; sell: { $price } Talent → { $gain }
lacrimosa-person-income = Income at Maintenance: { $gain }
lacrimosa-no-markers = none
lacrimosa-person-markers = Requiem markers left: { $places }
lacrimosa-person-experience = Experiences: { $cards }
lacrimosa-person-story = Story: { $cards }
lacrimosa-person-court = Royal Court – { $goal } – { $fulfilled ->
    [yes] fulfilled as things stand
   *[no] not yet fulfilled
}
lacrimosa-person-tile = Composer tile ({ $place }): { $repeat }
lacrimosa-person-count = If scored now: { $now } VP + royal favours { $courts } + Requiem { $requiem } + Story Points { $story } + ducats { $money } = { $total } VP
lacrimosa-score = { $source } { $vp }
lacrimosa-score-items = { $items } = { $vp } VP
lacrimosa-rank = { $rank }. { $player }: { $vp } VP
