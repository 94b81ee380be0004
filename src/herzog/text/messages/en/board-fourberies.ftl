# Labels of the board of Fourberies.
board-fourberies-season = Season { $season }
board-fourberies-round = Round { $round } of { $rounds }
board-fourberies-needle =
    { $mood ->
        [comedy] The King wants comedy, cell { $cell }
       *[tragedy] The King wants tragedy, cell { $cell }
    }
board-fourberies-cell =
    { $mood ->
        [comedy] Comedy { $cell }
       *[tragedy] Tragedy { $cell }
    }
board-fourberies-encounters =
    Encounters: { $left ->
        [one] { $left } card in the pile
       *[other] { $left } cards in the pile
    }, { $gone } discarded
board-fourberies-requests =
    Secret Requests: { $left ->
        [one] { $left } card in the pile
       *[other] { $left } cards in the pile
    }, { $gone } discarded
board-fourberies-city =
    City { $number }, { $name }: { $cards ->
        [0] no Encounters
        [one] { $cards } Encounter
       *[other] { $cards } Encounters
    }
board-fourberies-reserved =
    { $guarded ->
        [yes] reserved, guarded
       *[no] reserved
    }
board-fourberies-no-encounters = No Encounters
board-fourberies-caravel =
    { $anchored ->
        [yes] { $troupe } has used the Travel card for { $city }
       *[no] Caravel of { $troupe }, sent by the Travel card for { $city }
    }
board-fourberies-stage =
    { $n ->
        [0] The stage is empty
        [one] { $n } Manager on stage
       *[other] { $n } Managers on stage
    }
board-fourberies-on-stage =
    { $n ->
        [one] { $player }: { $n } Manager on stage
       *[other] { $player }: { $n } Managers on stage
    }
board-fourberies-at-home =
    { $n ->
        [one] { $n } Manager at home
       *[other] { $n } Managers at home
    }
board-fourberies-travel = Your Travel cards
board-fourberies-travel-card =
    { $state ->
        [held] Travel card { $number }, { $name }
        [laid] Travel card { $number }, { $name }, laid face up
       *[used] Travel card { $number }, { $name }, used
    }
board-fourberies-travel-state =
    { $state ->
        [laid] laid
       *[used] used
    }
board-fourberies-friend-goes = friend troupe
board-fourberies-coins =
    { $n ->
        [one] { $n } Écu
       *[other] { $n } Écus
    }
board-fourberies-troupe = Your troupe
board-fourberies-sum =
    { $nature ->
        [comedian] Comedians, experience { $n } in all
       *[tragedian] Tragedians, experience { $n } in all
    }
board-fourberies-leaning =
    { $way ->
        [none] The show leans neither way
        [comedy] { $difference } towards comedy{ $pleases ->
            [yes] : it pleases the King
           *[no] , against the King’s mood
        }
       *[tragedy] { $difference } towards tragedy{ $pleases ->
            [yes] : it pleases the King
           *[no] , against the King’s mood
        }
    }
board-fourberies-taken = In hand until the city is done
board-fourberies-acrobats = Your Acrobats
board-fourberies-no-acrobats = No Acrobat yet
board-fourberies-acrobat-status =
    { $status ->
        [tilted] used this season
       *[new] from the end of this phase
    }
board-fourberies-own-requests = Your Secret Requests
board-fourberies-no-requests = No Secret Request
board-fourberies-request =
    { $place ->
        [shown] Face up.
        [offered] Drawn now.
       *[held] In hand.
    } { $fulfilled ->
        [yes] Fulfilled now: pays { $pays }.
       *[no] Not fulfilled now.
    }
board-fourberies-now = Now: { $stat } { $value }
board-fourberies-source =
    { $source ->
        [rulebook] From the rulebook
        [seen] Read off the printed card
        [stated] As a reviewer describes it
       *[reconstructed] Reconstructed: the printed card may differ
    }
board-fourberies-travel-left =
    { $n ->
        [one] { $n } Travel card in hand
       *[other] { $n } Travel cards in hand
    }
board-fourberies-hidden-requests =
    { $n ->
        [0] No Secret Request in hand
        [one] { $n } Secret Request in hand
       *[other] { $n } Secret Requests in hand
    }
board-fourberies-friend-of = Friend troupe of { $player }
board-fourberies-sheet-season =
    { $mood ->
        [comedy] Season { $season }: the King wanted comedy
       *[tragedy] Season { $season }: the King wanted tragedy
    }
board-fourberies-sheet-actors = Actors of the King’s mood
board-fourberies-sheet-show =
    The show
board-fourberies-sheet-requests = Secret Requests
board-fourberies-sheet-total = Season in all
board-fourberies-sheet-difference =
    { $tragedians } against { $comedians }{ $disguise ->
        [0] {""}
       *[other] , Chameleons { $disguise }
    }: { $difference }{ $best ->
        [yes] {" "}(best show)
       *[no] {""}
    }
board-fourberies-sheet-request =
    { $again ->
        [yes] { $name }, again
       *[no] { $name }
    }
