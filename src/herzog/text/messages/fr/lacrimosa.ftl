# Lacrimosa. $you vaut « yes » quand la personne dont on parle est celle qui lit ; $player est son nom.

## Quantités

lacrimosa-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
}
lacrimosa-vp = { $n } PV
lacrimosa-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
} { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
}
lacrimosa-counters = { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
} { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
}
lacrimosa-steps = { $n ->
    [one] { $n } progression
   *[other] { $n } progressions
} sur la piste { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
}
lacrimosa-wild-counters = { $n ->
    [one] { $n } marqueur Point d’histoire au choix
   *[other] { $n } marqueurs Point d’histoire au choix
}
lacrimosa-wild-steps = { $n ->
    [one] { $n } progression sur une piste au choix
   *[other] { $n } progressions sur des pistes au choix
}
lacrimosa-finance = { $n ->
    [one] { $n } progression sur la piste Finances
   *[other] { $n } progressions sur la piste Finances
}
lacrimosa-finance-down = { $n ->
    [1] recul d’une case sur la piste Finances
    [one] recul de { $n } case sur la piste Finances
   *[other] recul de { $n } cases sur la piste Finances
}
lacrimosa-free = aucun
lacrimosa-per-opus = { $vp } PV par opus en votre possession ({ $type })
lacrimosa-may = l’action « { $action } »
lacrimosa-quoted = « { $action } »
lacrimosa-may-perform = l’action « Faire interpréter » ({ $type }) avec un bonus de { $bonus }
lacrimosa-may-sell = l’action « Vendre » ({ $type }) avec un bonus de { $bonus }
lacrimosa-neutral = le marqueur neutre, à placer aussi
lacrimosa-paid-steps = { $n ->
    [one] { $n } point
   *[other] { $n } points
} { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
} de la piste
lacrimosa-paid-bought = { $n ->
    [one] { $n } point
   *[other] { $n } points
} { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
} de la banque (ducats payés à la fin)
lacrimosa-paid-ducats = { $price } ({ $items })
lacrimosa-paid-for = { $whole ->
    [yes] pour { $what }
   *[no] dont { $n } pour { $what }
}
lacrimosa-paid-from = { $whole ->
    [yes] par échange : { $what }
   *[no] dont { $n } par échange : { $what }
}
lacrimosa-paid-both = { $first } ; { $second }
lacrimosa-object-ducats = { $n ->
    [one] { $n } ducat
   *[other] { $n } ducats
}
lacrimosa-object-counters = { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
} { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
}
lacrimosa-lacks = { $what ->
    [talent] { $needs ->
        [one] { $needs } point Talent
       *[other] { $needs } points Talent
    }
    [journey] { $needs ->
        [one] { $needs } point Voyage
       *[other] { $needs } points Voyage
    }
    [composition] { $needs ->
        [one] { $needs } point Composition
       *[other] { $needs } points Composition
    }
   *[ducats] { $needs ->
        [one] { $needs } ducat
       *[other] { $needs } ducats
    }
} ({ $has ->
    [0] vous n’en avez pas
   *[other] vous en avez { $has }
})

## Noms

lacrimosa-kind-talent = Talent
lacrimosa-kind-journey = Voyage
lacrimosa-kind-composition = Composition
lacrimosa-action-document = Documenter des souvenirs
lacrimosa-action-commission = Commander un opus
lacrimosa-action-perform-or-sell = Faire interpréter ou vendre un opus
lacrimosa-action-travel = Voyage
lacrimosa-action-requiem = Requiem
lacrimosa-type-opera = opéra
lacrimosa-type-religious = musique religieuse
lacrimosa-type-symphony = symphonie
lacrimosa-type-chamber = musique de chambre
lacrimosa-type-starting = opus de départ
lacrimosa-instrument-horns = cuivres
lacrimosa-instrument-percussion = percussions
lacrimosa-instrument-strings = cordes
lacrimosa-instrument-voice = voix
lacrimosa-instrument-organ = orgue
lacrimosa-side-eighth = croche
lacrimosa-side-sixteenth = doubles croches
lacrimosa-goal-opus-types = faveur royale, { $vp } PV : deux opus, { $first } et { $second }
lacrimosa-goal-opus-periods = faveur royale, { $vp } PV : deux opus, des périodes { $first } et { $second }
lacrimosa-goal-instruments = faveur royale, { $vp } PV : deux marqueurs, { $first } et { $second }
lacrimosa-goal-movements = faveur royale, { $vp } PV : deux marqueurs, { $first } et { $second }
lacrimosa-repeat-step = 1 progression à chaque entretien (piste { $what ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
})
lacrimosa-repeat-opus = { $vp } PV par opus commandé, interprété ou vendu ({ $what })
lacrimosa-repeat-action = l’action « { $what } » peut être effectuée une fois de plus
lacrimosa-numbered = { $what } { $n }
lacrimosa-slot = { $movement } { $place }
lacrimosa-opus = { $title } ({ $koechel })
lacrimosa-koechel = KV { $number }
lacrimosa-memory = « { $title } »
lacrimosa-city-tile = { $gilded ->
    [yes] tuile Ville au cadre doré
   *[no] tuile Ville
} qui donne { $gain }
lacrimosa-court-tile = { $gilded ->
    [yes] tuile Cour royale au cadre doré
   *[no] tuile Cour royale
} qui donne { $gain }
lacrimosa-composer-tile = { $composer } ({ $movement })
lacrimosa-bonus = { $gain } par icône « { $action } »
lacrimosa-soloist = Le Soliste
lacrimosa-soloist-card = Carte { $number } du Soliste
lacrimosa-nobody = neutre
lacrimosa-empty = vide
lacrimosa-plain = { $text }
lacrimosa-source-start = mise en place
lacrimosa-source-opus = commandes
lacrimosa-source-sale = ventes
lacrimosa-source-offertorium = tuiles Offertorium
lacrimosa-source-memory = souvenirs
lacrimosa-source-travel = voyages
lacrimosa-source-composer = compositeurs
lacrimosa-source-instrument = cases Instrument
lacrimosa-source-finance = finances
lacrimosa-source-bonus = Bonus de période
lacrimosa-source-soloist-requiem = marqueurs Requiem
lacrimosa-source-court = faveurs royales
lacrimosa-source-requiem = Requiem
lacrimosa-source-story = points d’histoire restants
lacrimosa-source-ducats = ducats restants
lacrimosa-from-start = mise en place
lacrimosa-from-opus = commande
lacrimosa-from-sale = vente
lacrimosa-from-offertorium = tuile Offertorium
lacrimosa-from-memory = souvenir
lacrimosa-from-travel = voyage
lacrimosa-from-composer = compositeur
lacrimosa-from-instrument = case Instrument
lacrimosa-from-finance = finances
lacrimosa-from-bonus = Bonus de période
lacrimosa-from-soloist-requiem = marqueur Requiem
lacrimosa-from-court = faveurs royales
lacrimosa-from-requiem = Requiem
lacrimosa-from-story = points d’histoire restants
lacrimosa-from-ducats = ducats restants
lacrimosa-from-performance = interprétation
lacrimosa-idle-none-in-row = il n’y a aucune carte de ce type dans la rangée
lacrimosa-idle-no-courts-to-visit = la carte n’indique aucune Cour à visiter
lacrimosa-idle-no-court-tile-on-the-map = il n’y a pas de tuile Cour royale sur la carte
lacrimosa-idle-no-marker-left = il ne lui reste aucun marqueur
lacrimosa-idle-no-empty-space = il n’y a aucune case vide
lacrimosa-thing-place = { $place } ({ $number })
lacrimosa-thing-stack = { $movement }, tuiles Compositeur ({ $side ->
    [eighth] croche
   *[sixteenth] doubles croches
})
lacrimosa-thing-space = Case Instrument – { $place } ({ $you ->
    [yes] à vous
   *[no] { $player }
})
lacrimosa-thing-seat = { $you ->
    [yes] Vous
   *[no] { $player }
}
lacrimosa-thing-track = Piste { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
} ({ $you ->
    [yes] à vous
   *[no] { $player }
})
lacrimosa-thing-counters = Marqueurs { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
} ({ $you ->
    [yes] à vous
   *[no] { $player }
})
lacrimosa-thing-bank = Marqueurs { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
} de la banque{ $you ->
    [yes] { "" }
   *[no] { " " }(pour { $player })
}
lacrimosa-thing-supply = Le paquet de la période
lacrimosa-thing-bonus = La tuile Bonus
lacrimosa-about-opus = { $period ->
    [0] { $year }, opus de départ.
   *[other] Période { $period }, { $year }, { $type }.
}
lacrimosa-about-price = Coût sur la carte : { $price }. Rapporte { $vp } PV.
lacrimosa-about-perform = Faire interpréter : { $talent ->
    [one] { $talent } point Talent
   *[other] { $talent } points Talent
} → { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
lacrimosa-about-sell = Vendre : { $talent ->
    [one] { $talent } point Talent
   *[other] { $talent } points Talent
} → { $gain }.
lacrimosa-about-experience = maintenant : { $gain }
lacrimosa-about-story = à l’entretien : { $gain }
lacrimosa-about-tile = Coût : { $price }. Rapporte : { $gain }.
lacrimosa-about-space = Quand on retire son marqueur : { $gain }.
lacrimosa-about-soloist-card =
    { $row ->
        [left] Carte la plus à gauche
       *[right] Carte la plus à droite
    } ; { $direction ->
        [ascending] ordre croissant
       *[descending] ordre décroissant
    }, Cours royales : { $courts } ; mouvement { $movement } à partir du { $end ->
        [top] haut
       *[bottom] bas
    }

## Événements

lacrimosa-each-score = { $player } { $n }
lacrimosa-event-card-set-aside = { $kind ->
    [opus] Un opus
   *[memory] Un souvenir
} de la période { $period } est retiré de la partie, face cachée.
lacrimosa-event-first-patron-drawn = { $you ->
    [yes] Vous commencez.
   *[no] { $player } commence.
}
lacrimosa-event-composers-chosen = Pour achever le Requiem : { $composers }.
lacrimosa-event-constanze-drawn = { $n ->
    [0] Constanze ne ferme aucune case.
   *[other] Constanze ferme des cases : { $slots }.
}
lacrimosa-event-bonus-shown = Bonus de période : { $bonus }.
lacrimosa-event-card-turned-up = { $card } entre dans la rangée (emplacement { $space }).
lacrimosa-event-tile-placed = { $place } : { $tile }.
lacrimosa-event-round-began = La manche { $round } commence.
lacrimosa-event-turn-began = { $you ->
    [yes] Tour { $turn } : à vous.
   *[no] Tour { $turn } : { $player }.
}
lacrimosa-event-drew = { $you ->
    [yes] Vous piochez
   *[no] { $player } pioche
} { $cards }.
lacrimosa-event-drew-unseen = { $you ->
    [yes] Vous piochez
   *[no] { $player } pioche
} { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
lacrimosa-event-experience-laid = { $you ->
    [yes] Vous jouez
   *[no] { $player } joue
} { $card } dans la rangée Expériences.
lacrimosa-event-story-laid = { $you ->
    [yes] Vous jouez
   *[no] { $player } joue
} { $card } dans la rangée Histoires.
lacrimosa-event-money-taken = { $you ->
    [yes] Vous prenez
   *[no] { $player } prend
} { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} au lieu d’utiliser la carte.
lacrimosa-event-action-taken = { $you ->
    [yes] Vous effectuez
   *[no] { $player } effectue
} l’action « { $action } »{ $again ->
    [yes] { " " }une fois de plus
   *[no] { "" }
}.
lacrimosa-event-actions-declined = { $you ->
    [yes] Vous renoncez
   *[no] { $player } renonce
} à { $actions }.
lacrimosa-event-gained = { $you ->
    [yes] Vous gagnez
   *[no] { $player } gagne
} { $gain } ({ $source }).
lacrimosa-event-overflowed = { $track ->
    [talent] La piste Talent
    [journey] La piste Voyage
    [composition] La piste Composition
   *[finance] La piste Finances
} est pleine : { $n ->
    [one] { $n } progression devient
   *[other] { $n } progressions deviennent
} { $gain } ({ $you ->
    [yes] vous
   *[no] { $player }
}).
lacrimosa-event-paid = { $you ->
    [yes] Vous payez
   *[no] { $player } paie
} { $price }.
lacrimosa-event-counter-bought = { $you ->
    [yes] Vous échangez
   *[no] { $player } échange
} { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} contre un marqueur { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
}.
lacrimosa-event-counter-sold = { $you ->
    [yes] Vous échangez
   *[no] { $player } échange
} un marqueur { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
} contre { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
lacrimosa-event-documented = { $you ->
    [yes] Vous documentez
   *[no] { $player } documente
} { $card } ; { $replaced } quitte la partie.
lacrimosa-event-commissioned = { $you ->
    [yes] Vous commandez
   *[no] { $player } commande
} un opus : { $card }.
lacrimosa-event-performed = { $you ->
    [yes] Vous faites
   *[no] { $player } fait
} interpréter un opus : { $card }.
lacrimosa-event-sold = { $you ->
    [yes] Vous vendez
   *[no] { $player } vend
} un opus : { $card }.
lacrimosa-event-row-slid = La rangée glisse vers la droite.
lacrimosa-event-travelled = { $stays ->
    [yes] { $you ->
        [yes] Vous restez
       *[no] { $player } reste
    } sur place avec Mozart : { $place }.
   *[no] { $you ->
        [yes] Vous voyagez
       *[no] { $player } voyage
    } avec Mozart : { $origin } → { $place } ({ $roads ->
        [0] routes gratuites
        [one] routes : { $roads } ducat
       *[other] routes : { $roads } ducats
    }).
}
lacrimosa-event-city-visited = { $you ->
    [yes] Vous utilisez
   *[no] { $player } utilise
} la { $tile }.
lacrimosa-event-court-taken = { $you ->
    [yes] Vous prenez
   *[no] { $player } prend
} la { $tile }.
lacrimosa-event-marker-placed = { $you ->
    [yes] Vous placez
   *[no] { $player } place
} un marqueur Requiem : { $slot } ({ $side }).
lacrimosa-event-neutral-placed = { $you ->
    [yes] Vous placez
   *[no] { $player } place
} le marqueur neutre : { $slot } ({ $side }).
lacrimosa-event-neutral-unused = Aucune case vide pour { $you ->
    [yes] votre marqueur neutre
   *[no] le marqueur neutre ({ $player })
}.
lacrimosa-event-composer-hired = { $you ->
    [yes] Vous engagez
   *[no] { $player } engage
} { $tile }.
lacrimosa-event-turn-ended = { $you ->
    [yes] Vous terminez votre tour.
   *[no] { $player } termine son tour.
}
lacrimosa-event-tracks-reset = { $you ->
    [yes] Vos pistes Points d’histoire reviennent à zéro
   *[no] { $player } ramène ses pistes Points d’histoire à zéro
}{ $n ->
    [0] { "" }
   *[other] { " " }(perte : { $steps })
}.
lacrimosa-event-works-turned-back = { $you ->
    [yes] Vous redressez vos opus interprétés
   *[no] { $player } redresse ses opus interprétés
} : { $cards }.
lacrimosa-event-deck-renewed = { $you ->
    [yes] Vous gardez
   *[no] { $player } garde
} { $kept } ; les autres cartes forment le nouveau paquet : { $cards }.
lacrimosa-event-tiles-gilded = Tuiles retournées, cadre doré visible : { $places }.
lacrimosa-event-used-tiles-returned = { $n ->
    [one] { $n } tuile Ville utilisée forme
   *[other] { $n } tuiles Ville utilisées forment
} la nouvelle pile.
lacrimosa-event-row-cleared = Cartes retirées de la rangée et de la partie : { $cards }.
lacrimosa-event-period-ended = La période { $period } est terminée. Sont retirées de la partie : la tuile Bonus ({ $bonus }){ $n ->
    [0] { "" }
    [one] { " " }et { $n } carte face cachée
   *[other] { " " }et { $n } cartes face cachée
}.
lacrimosa-event-first-patron-passed = { $you ->
    [yes] Vous recevez
   *[no] { $player } reçoit
} le marqueur Premier joueur.
lacrimosa-event-soloist-laid = Le Soliste joue la carte { $number } dans la rangée { $section ->
    [experience] Expériences
   *[story] Histoires
}.
lacrimosa-event-soloist-acts = Le Soliste effectue l’action « { $action } ».
lacrimosa-event-soloist-idle = Le Soliste ne fait rien ({ $action }) : { $why }.
lacrimosa-event-soloist-took = Le Soliste prend une carte de la rangée (emplacement { $space }) : { $card }.
lacrimosa-event-soloist-scored = Le Soliste gagne { $vp } PV ({ $source }).
lacrimosa-event-soloist-finance = Le Soliste avance { $finance ->
    [1] d’une case
    [one] de { $finance } case
   *[other] de { $finance } cases
} sur la piste Finances.
lacrimosa-event-soloist-moved = Le Soliste voyage avec Mozart : { $origin } → { $place }{ $discarded ->
    [yes] { "\u202F" }; la tuile Ville est défaussée
   *[no] { "" }
}.
lacrimosa-event-soloist-placed = Le Soliste place un marqueur Requiem : { $slot }.
lacrimosa-event-soloist-shuffled = Le Soliste reprend ses neuf cartes.
lacrimosa-event-court-scored = { $you ->
    [yes] Vous marquez
   *[no] { $player } marque
} les PV d’une Cour royale – { $goal }.
lacrimosa-event-movement-scored = { $movement } ({ $you ->
    [yes] vous
   *[no] { $player }
}) : { $high ->
    [one] { $high } marqueur
   *[other] { $high } marqueurs
} à la valeur haute, { $low } à la valeur basse, { $vp } PV.
lacrimosa-event-story-concluded = Points d’histoire restants ({ $you ->
    [yes] vous
   *[no] { $player }
}) : { $points }, soit { $vp } PV.
lacrimosa-event-money-counted = Ducats restants ({ $you ->
    [yes] vous
   *[no] { $player }
}) : { $ducats }, soit { $vp } PV.
lacrimosa-event-game-ended = La partie est terminée : { $scores }. { $n ->
    [one] { $you ->
        [yes] Vous gagnez !
       *[no] { $winners } l’emporte !
    }
   *[other] Victoire partagée : { $winners }.
}

## Questions

lacrimosa-ask-lay-experience = { $you ->
    [yes] Jouez une carte dans la rangée Expériences : vous pourrez l’utiliser ce tour-ci.
   *[no] { $player } joue une carte dans la rangée Expériences.
}
lacrimosa-ask-lay-story = { $you ->
    [yes] Jouez une carte dans la rangée Histoires : elle comptera à l’entretien.
   *[no] { $player } joue une carte dans la rangée Histoires.
}
lacrimosa-ask-use-card = { $you ->
    [yes] Utilisez { $card }, ou prenez { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } à la place.
   *[no] { $player } peut utiliser { $card } ou prendre { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    } à la place.
}
lacrimosa-ask-take-actions = { $you ->
    [yes] Choisissez une action ({ $actions }), ou terminez vos actions.
   *[no] { $player } choisit une action ({ $actions }).
}
lacrimosa-ask-may-again = { $you ->
    [yes] Vous pouvez effectuer une action une fois de plus : { $actions }.
   *[no] { $player } peut effectuer une action une fois de plus : { $actions }.
}
lacrimosa-ask-end-turn = { $you ->
    [yes] Terminez votre tour, ou faites d’abord des échanges.
   *[no] { $player } termine son tour.
}
lacrimosa-ask-document = { $you ->
    [yes] Choisissez un souvenir de la rangée.
   *[no] { $player } choisit un souvenir.
}
lacrimosa-ask-commission = { $you ->
    [yes] Choisissez un opus de la rangée.
   *[no] { $player } choisit un opus.
}
lacrimosa-ask-perform-or-sell = { $you ->
    [yes] Choisissez un opus à faire interpréter ou à vendre.
   *[no] { $player } choisit un opus à faire interpréter ou à vendre.
}
lacrimosa-ask-use-typed = { $you ->
    [yes] Vous pouvez effectuer { $gain }.
   *[no] { $player } peut effectuer { $gain }.
}
lacrimosa-ask-travel = { $you ->
    [yes] Choisissez où va Mozart.
   *[no] { $player } choisit où va Mozart.
}
lacrimosa-ask-requiem = { $you ->
    [yes] Choisissez une case Instrument du Requiem.
   *[no] { $player } choisit une case du Requiem.
}
lacrimosa-ask-hire-composer = { $you ->
    [yes] Choisissez le compositeur ({ $slot }).
   *[no] { $player } choisit le compositeur ({ $slot }).
}
lacrimosa-ask-place-marker = { $you ->
    [yes] Choisissez le marqueur à placer ({ $slot }).
   *[no] { $player } choisit le marqueur à placer ({ $slot }).
}
lacrimosa-ask-place-neutral = { $you ->
    [yes] Placez le marqueur neutre ({ $movement }), la face de votre choix visible.
   *[no] { $player } place le marqueur neutre ({ $movement }).
}
lacrimosa-ask-choose-counter = { $you ->
    [yes] Choisissez un marqueur Point d’histoire
   *[no] { $player } choisit un marqueur Point d’histoire
}{ " " }({ $source }{ $left ->
    [1] { "" }
   *[other] , reste : { $left }
}).
lacrimosa-ask-choose-step = { $you ->
    [yes] Choisissez la piste où avancer d’une case
   *[no] { $player } choisit la piste où avancer d’une case
}{ " " }({ $source }{ $left ->
    [1] { "" }
   *[other] , reste : { $left }
}).
lacrimosa-ask-pay = { $you ->
    [yes] Payez { $price }.
   *[no] { $player } paie { $price }.
}
lacrimosa-ask-pay-differently = { $you ->
    [yes] Payez point par point ; il reste à payer : { $price }.
   *[no] { $player } paie point par point ; il reste à payer : { $price }.
}

## Réponses

lacrimosa-do-lay-experience = Jouer { $card }
lacrimosa-do-lay-story = Jouer { $card }
lacrimosa-do-use-card = Utiliser { $card }
lacrimosa-do-take-money = Prendre { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} à la place
lacrimosa-do-no-more-actions = Terminer les actions
lacrimosa-do-end-turn = Terminer le tour
lacrimosa-do-decline = Renoncer
lacrimosa-do-buy-counter = Échanger { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} contre un marqueur { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
}
lacrimosa-do-sell-counter = Échanger un marqueur { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
} contre { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
lacrimosa-do-pay = Payer
lacrimosa-do-pay-differently = Payer autrement
lacrimosa-do-pay-with-step = Payer 1 point { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
} de la piste
lacrimosa-do-pay-with-counter = Payer 1 marqueur { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
}
lacrimosa-do-pay-by-buying = Payer 1 point { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
} avec { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
lacrimosa-do-pay-by-selling = Échanger un marqueur { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
} contre { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
lacrimosa-do-document = Documenter des souvenirs
lacrimosa-do-commission = Commander un opus
lacrimosa-do-perform-or-sell = Faire interpréter ou vendre un opus
lacrimosa-do-travel = Voyage
lacrimosa-do-requiem = Requiem
lacrimosa-do-again-document = Documenter des souvenirs, une fois de plus
lacrimosa-do-again-commission = Commander un opus, une fois de plus
lacrimosa-do-again-perform-or-sell = Faire interpréter ou vendre un opus, une fois de plus
lacrimosa-do-again-travel = Voyage, une fois de plus
lacrimosa-do-again-requiem = Requiem, une fois de plus
lacrimosa-do-document-memory = Documenter { $card }
lacrimosa-do-commission-opus = Commander { $card }
lacrimosa-do-perform-work = Faire interpréter { $card }
lacrimosa-do-sell-work = Vendre { $card }
lacrimosa-do-travel-there = Voyager vers { $place } ({ $number })
lacrimosa-do-choose-slot = { $slot }
lacrimosa-do-place-marker = Placer le marqueur : { $place }
lacrimosa-do-hire-eighth = Engager { $composer } (croche)
lacrimosa-do-hire-sixteenth = Engager { $composer } (doubles croches)
lacrimosa-do-place-neutral-eighth = { $slot }, face croche
lacrimosa-do-place-neutral-sixteenth = { $slot }, face doubles croches
lacrimosa-do-choose-counter-talent = Un marqueur Talent
lacrimosa-do-choose-counter-journey = Un marqueur Voyage
lacrimosa-do-choose-counter-composition = Un marqueur Composition
lacrimosa-do-choose-step-talent = Avancer sur la piste Talent
lacrimosa-do-choose-step-journey = Avancer sur la piste Voyage
lacrimosa-do-choose-step-composition = Avancer sur la piste Composition
lacrimosa-costs = coût : { $price }
lacrimosa-brings = gain : { $gain }
lacrimosa-costs-and-brings = coût : { $price } ; gain : { $gain }
lacrimosa-costs-and-replaces = coût : { $price } ; { $card } quitte la partie
lacrimosa-verb-lay-experience = jouer
lacrimosa-verb-lay-story = jouer
lacrimosa-verb-use-card = utiliser
lacrimosa-verb-take-money = argent
lacrimosa-verb-no-more-actions = rien
lacrimosa-verb-end-turn = fin
lacrimosa-verb-decline = rien
lacrimosa-verb-buy-counter = acheter
lacrimosa-verb-sell-counter = vendre
lacrimosa-verb-pay = payer
lacrimosa-verb-pay-differently = autrement
lacrimosa-verb-pay-with-step = piste
lacrimosa-verb-pay-with-counter = marqueur
lacrimosa-verb-pay-by-buying = acheter
lacrimosa-verb-pay-by-selling = vendre
lacrimosa-verb-document = documenter
lacrimosa-verb-commission = commander
lacrimosa-verb-perform-or-sell = interpréter/vendre
lacrimosa-verb-travel = voyager
lacrimosa-verb-requiem = requiem
lacrimosa-verb-again-document = documenter
lacrimosa-verb-again-commission = commander
lacrimosa-verb-again-perform-or-sell = interpréter/vendre
lacrimosa-verb-again-travel = voyager
lacrimosa-verb-again-requiem = requiem
lacrimosa-verb-document-memory = documenter
lacrimosa-verb-commission-opus = commander
lacrimosa-verb-perform-work = interpréter
lacrimosa-verb-sell-work = vendre
lacrimosa-verb-travel-there = voyager
lacrimosa-verb-choose-slot = case
lacrimosa-verb-place-marker = marqueur
lacrimosa-verb-hire-eighth = croche
lacrimosa-verb-hire-sixteenth = doubles
lacrimosa-verb-place-neutral-eighth = croche
lacrimosa-verb-place-neutral-sixteenth = doubles
lacrimosa-verb-choose-counter-talent = talent
lacrimosa-verb-choose-counter-journey = voyage
lacrimosa-verb-choose-counter-composition = composition
lacrimosa-verb-choose-step-talent = talent
lacrimosa-verb-choose-step-journey = voyage
lacrimosa-verb-choose-step-composition = composition

## Pourquoi pas

lacrimosa-why-not-in-hand = Cette carte n’est pas dans votre main.
lacrimosa-why-action-not-offered = La carte ou la tuile utilisée ne propose pas cette action.
lacrimosa-why-no-memory-in-row = Il n’y a aucun souvenir dans la rangée.
lacrimosa-why-no-opus-in-row = Il n’y a aucun opus dans la rangée.
lacrimosa-why-no-work-to-use = Vous n’avez aucun opus disponible à faire interpréter ou à vendre dans cette manche.
lacrimosa-why-no-space-for-a-marker = Aucune case vide ne convient à vos marqueurs.
lacrimosa-why-nothing-payable = Rien n’est à votre portée.
lacrimosa-why-cannot-pay = Vous ne pouvez pas payer : il faut { $lacks }.{ $points ->
    [yes] { " " }Les points d’histoire manquants peuvent s’acheter avec des ducats.
   *[no] { "" }
}
lacrimosa-why-too-few-finance-steps = Il faut reculer { $needs ->
    [1] d’une case
    [one] de { $needs } case
   *[other] de { $needs } cases
} sur la piste Finances ; { $has ->
    [0] vous n’en avez aucune
   *[other] vous n’en avez que { $has }
}.
lacrimosa-why-too-few-ducats = Un marqueur coûte { $needs ->
    [one] { $needs } ducat
   *[other] { $needs } ducats
} ; { $has ->
    [0] vous n’en avez pas
   *[other] vous en avez { $has }
}.
lacrimosa-why-no-counter-to-sell = Vous n’avez aucun marqueur de ce type à échanger.
lacrimosa-why-no-step-to-pay = Vous n’avez plus de point sur cette piste pour payer.
lacrimosa-why-no-counter-to-pay = Vous n’avez pas de marqueur de ce type pour payer.
lacrimosa-why-rest-not-payable = Vous ne pourriez plus payer le reste.
lacrimosa-why-points-first = Payez d’abord les points d’histoire ; ensuite, vous pourrez échanger des marqueurs contre des ducats.
lacrimosa-why-price-is-covered = Il n’y a plus de points d’histoire à payer.
lacrimosa-why-not-a-memory = Ce n’est pas un souvenir.
lacrimosa-why-not-an-opus = Ce n’est pas un opus.
lacrimosa-why-not-your-work = Cet opus n’est pas à vous.
lacrimosa-why-work-is-turned = Cet opus a déjà été interprété dans cette manche.
lacrimosa-why-wrong-type = La ville demande un opus d’un autre type.
lacrimosa-why-slot-is-closed = Constanze a fermé cette case.
lacrimosa-why-slot-is-taken = Il y a déjà un marqueur sur cette case.
lacrimosa-why-no-marker-left = Il ne vous reste aucun marqueur de cet instrument.
lacrimosa-why-no-tile-left = Il ne reste ici aucune tuile Compositeur.
lacrimosa-why-marker-is-gone = Ce marqueur est déjà sur le plateau principal.
lacrimosa-why-wrong-instrument = Ce marqueur est celui d’un autre instrument.
lacrimosa-why-other-movement = C’est un autre mouvement.
lacrimosa-why-composer-not-payable = Vous ne pouvez payer aucun compositeur ici : il faut { $lacks }.{ $rewarded ->
    [0] { "" }
   *[other] { " " }La récompense de la case que quitterait votre marqueur y est comprise.
}{ $points ->
    [yes] { " " }Les points d’histoire manquants peuvent s’acheter avec des ducats.
   *[no] { "" }
}
lacrimosa-why-step-becomes-ducats = Une piste est pleine : { $steps ->
    [one] { $steps } progression devient
   *[other] { $steps } progressions deviennent
} { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}.
lacrimosa-why-new-card-is-lost = Vous avez déjà documenté un souvenir ce tour-ci : la carte que vous avez prise quitterait la partie.
lacrimosa-why-bonus-icon-in-story = Cette carte porte { $icons ->
    [one] { $icons } icône du Bonus de période, qui ne compte
   *[other] { $icons } icônes du Bonus de période, qui ne comptent
} que dans la rangée Expériences.
lacrimosa-why-no-tile-there = Il n’y a pas de tuile à cet endroit.

## La table

lacrimosa-part-table = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
lacrimosa-part-over = Après la manche { $round } sur { $rounds }, tour { $turn } sur { $turns } : la partie est terminée
lacrimosa-part-row = Rangée de cartes
lacrimosa-part-map = Carte de l’Europe
lacrimosa-part-requiem = Requiem
lacrimosa-part-players = Mécènes
lacrimosa-part-hand = Votre main
lacrimosa-part-scores = Décompte
lacrimosa-part-person = { $player }
lacrimosa-table-bonus = Bonus de période ({ $years }) : { $bonus }.
lacrimosa-table-supply = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} de cette période dans le paquet.
lacrimosa-row-space = { $n }{ $leaves ->
    [yes] *
   *[no] { "" }
}
lacrimosa-row-opus = Opus { $title } ({ $type }), { $vp } PV
lacrimosa-row-memory = « { $title } » : { $now } ; Histoires : { $story }
lacrimosa-row-price = coût : { $price }
lacrimosa-place = { $number } { $name }{ $marker ->
    [yes] { " " }(Mozart)
   *[no] { "" }
}
lacrimosa-place-tile = { $gilded ->
    [yes] cadre doré : { "" }
   *[no] { "" }
}{ $gain }
lacrimosa-movement = { $name } { $high }/{ $low }
lacrimosa-movement-slots = croches { $eighths }, doubles croches { $sixteenths } – { $slots }
lacrimosa-slot-taken = { $what } ({ $player }, { $side ->
    [eighth] croche
   *[sixteenth] doubles croches
})
lacrimosa-slot-free = { $what } ({ $status ->
    [closed] case fermée
   *[empty] case libre
})
lacrimosa-stack = - { $composer } ({ $side ->
    [eighth] croche
   *[sixteenth] doubles croches
}, { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
})
lacrimosa-stack-gain = gain : { $gain }
lacrimosa-player-name = { $player }{ $first ->
    [yes] { " " }(commence)
   *[no] { "" }
}
lacrimosa-player-points = { $kind ->
    [talent] Tal
    [journey] Voy
   *[composition] Com
} { $track }+{ $counters }
lacrimosa-player-finance = Finances { $n }
lacrimosa-player-markers = { $n ->
    [one] { $n } marqueur Requiem
   *[other] { $n } marqueurs Requiem
}
lacrimosa-player-works = opus : { $works }
lacrimosa-player-courts = { $n ->
    [one] { $n } Cour royale
   *[other] { $n } Cours royales
}
lacrimosa-work = { $title }{ $turned ->
    [yes] { " " }(incliné)
   *[no] { "" }
}
lacrimosa-work-use = interpréter : { $talent ->
    [one] { $talent } point Talent
   *[other] { $talent } points Talent
} → { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} ; vendre : { $price ->
    [one] { $price } point Talent
   *[other] { $price } points Talent
} → { $gain }
lacrimosa-person-income = Revenu à l’entretien : { $gain }
lacrimosa-no-markers = aucun
lacrimosa-person-markers = Marqueurs Requiem restants : { $places }
lacrimosa-person-experience = Expériences : { $cards }
lacrimosa-person-story = Histoires : { $cards }
lacrimosa-person-court = Cour royale – { $goal } – { $fulfilled ->
    [yes] accomplie en l’état
   *[no] pas encore accomplie
}
lacrimosa-person-tile = Tuile Compositeur ({ $place }) : { $repeat }
lacrimosa-person-count = Décompte en l’état : { $now } PV + faveurs royales { $courts } + Requiem { $requiem } + points d’histoire { $story } + ducats { $money } = { $total } PV
lacrimosa-score = { $source } { $vp }
lacrimosa-score-items = { $items } = { $vp } PV
lacrimosa-rank = { $rank }. { $player } : { $vp } PV
