# Fourberies. $you vaut « yes » quand la personne dont on parle est celle qui lit ; $player est son nom.

## Les choses

fourberies-coins = { $n ->
    [one] { $n } Écu
   *[other] { $n } Écus
}
fourberies-friend = { $you ->
    [yes] votre Troupe amie
   *[no] la Troupe amie ({ $player })
}
fourberies-card-actor = { $name } ({ $nature ->
    [comedian] Comédien
   *[tragedian] Tragédien
} { $experience })
fourberies-card-acrobat = { $name }
fourberies-card-bonus = Prime { $amount ->
    [1] d’1 Écu
    [one] de { $amount } Écu
   *[other] de { $amount } Écus
}
fourberies-short-actor = { $name } { $nature ->
    [comedian] C
   *[tragedian] T
}{ $experience }
fourberies-short-acrobat = { $name }
fourberies-short-bonus = Prime { $amount }
fourberies-thing-city = { $city } (Cité { $number })
fourberies-thing-cell = { $mood ->
    [comedy] Comédie
   *[tragedy] Tragédie
} { $cell }
fourberies-thing-seat = { $you ->
    [yes] Votre troupe
   *[no] { $player }
}
fourberies-thing-travel = Carte Voyage { $number }, { $city } – { $troupe }
fourberies-thing-caravel = Caravelle { $number }, { $city } – { $troupe }
fourberies-thing-request = { $request }
fourberies-thing-pile-encounters = La pioche Rencontre
fourberies-thing-pile-requests = La pioche Demande secrète

## Ce que font les cartes

fourberies-about-actor = Si votre troupe est seule : { $effect }
fourberies-about-court = À la Cour : l’aiguille avance { $experience ->
    [1] d’une case
    [one] de { $experience } case
   *[other] de { $experience } cases
} vers la { $nature ->
    [comedian] comédie
   *[tragedian] tragédie
}.
fourberies-about-acrobat = { $moment } : { $effect }
fourberies-about-bonus = Si votre troupe est seule : { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
} de la Cassette.
fourberies-moment-before-travel-choice = Avant le choix des cartes Voyage
fourberies-moment-after-reveal = Une fois les Caravelles placées
fourberies-moment-before-shared-city = Avant la résolution d’une Cité partagée où vous êtes
fourberies-moment-end-of-round = En fin de tour
fourberies-moment-season-scoring = Au décompte d’une saison
fourberies-effect-none = pas d’effet.
fourberies-effect-recall-travel = reprendre toutes vos cartes Voyage et toutes vos Caravelles.
fourberies-effect-steal-coins = voler { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
} à { $whom ->
    [each-richer-opponent] chaque adversaire qui a plus d’Écus que vous
   *[one-opponent] l’adversaire de votre choix
}.
fourberies-effect-place-manager = placer un de vos Régisseurs sur la scène et gagner 1 Écu par Régisseur présent.
fourberies-effect-pay-coins = payer { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
}, ou défausser cet Acteur.
fourberies-effect-reserve-city = jouer votre carte Voyage face visible ; personne d’autre ne peut choisir cette Cité ni y être poussé ce tour-ci{ $protect ->
    [yes] , et personne ne peut pousser votre Caravelle
   *[no] { "" }
}.
fourberies-effect-extra-city = choisir { $cards ->
    [one] { $cards } carte Voyage
   *[other] { $cards } cartes Voyage
} au lieu d’une et visiter chacune de ces Cités.
fourberies-effect-count-in-difference = compte dans la différence comme { $nature ->
    [comedy] un Comédien
    [tragedy] un Tragédien
   *[choice] un Comédien ou un Tragédien
} d’expérience { $experience } ; ce n’est pas un Acteur.
fourberies-effect-push-caravel = pousser d’exactement { $distance ->
    [1] une Cité
    [one] { $distance } Cité
   *[other] { $distance } Cités
} une Caravelle d’une autre couleur.
fourberies-effect-salvage-actor = prendre dans la Cité un Acteur d’expérience { $most } ou moins pour votre troupe, sans son effet.
fourberies-effect-move-needle = déplacer l’aiguille { $cells ->
    [1] d’une case
    [one] de { $cells } case
   *[other] de { $cells } cases
} au plus { $direction ->
    [comedy] vers la comédie
    [tragedy] vers la tragédie
   *[choice] dans le sens de votre choix
}.
fourberies-effect-draw-requests = piocher { $draw ->
    [one] { $draw } Demande secrète
   *[other] { $draw } Demandes secrètes
}, en garder { $keep } et défausser le reste.
fourberies-condition = { $clauses } → { $pays }
fourberies-clause-at-least = { $stat } : { $n } ou plus
fourberies-clause-at-most = { $stat } : { $n } ou moins
fourberies-clause-most = { $stat } : aucun adversaire n’en a davantage
fourberies-clause-fewest = { $stat } : aucun adversaire n’en a moins
fourberies-clauses = { $clause } ; { $rest }
fourberies-pays-flat = { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
}
fourberies-pays-each = { $each ->
    [one] { $each } Écu
   *[other] { $each } Écus
} par unité{ $named ->
    [yes] { " " }({ $stat })
   *[no] { "" }
}, { $cap } au plus
fourberies-stat-actors = Acteurs
fourberies-stat-comedians = Comédiens
fourberies-stat-tragedians = Tragédiens
fourberies-stat-mood-actors = Acteurs correspondant à l’humeur du Roi
fourberies-stat-experience = expérience totale
fourberies-stat-experience-1 = Acteurs d’expérience 1
fourberies-stat-high-experience = Acteurs d’expérience 4 ou 5
fourberies-stat-distinct-experiences = valeurs d’expérience différentes
fourberies-stat-largest-set = Acteurs de même expérience
fourberies-stat-twin-pairs = paires Comédien–Tragédien de même expérience
fourberies-stat-difference = différence
fourberies-stat-mood-difference = différence dans le sens de l’humeur du Roi
fourberies-stat-off-mood-difference = différence à l’opposé de l’humeur du Roi
fourberies-stat-acrobats = Saltimbanques
fourberies-stat-coins = Écus
fourberies-stat-travel-hand = cartes Voyage en main
fourberies-stat-managers-on-stage = vos Régisseurs sur la scène
fourberies-stat-needle-distance = distance de l’aiguille au centre

## Événements

fourberies-each-goes = { $troupe } → { $cities }
fourberies-each-disguise = { $player } { $cells } pour la { $way ->
    [comedy] comédie
   *[tragedy] tragédie
}
fourberies-no-disguise = autant pour la comédie que pour la tragédie
fourberies-each-request = { $player } ({ $request })
fourberies-each-score = { $player } { $n }
fourberies-event-coin-tossed = On lance un Écu : le Roi est d’humeur à voir une { $mood ->
    [comedy] comédie
   *[tragedy] tragédie
}.
fourberies-event-encounter-placed = Nouvelle Rencontre devant { $city } : { $card }.
fourberies-event-season-began = La saison { $season } commence, avec { $cards ->
    [one] { $cards } Rencontre
   *[other] { $cards } Rencontres
} dans la pioche.
fourberies-event-round-began = Saison { $season }, tour { $round }. Quand l’ordre compte, { $you ->
    [yes] c’est vous qui commencez.
   *[no] c’est { $player } qui commence.
}
fourberies-event-friend-seen = { $you ->
    [yes] Votre Troupe amie
   *[no] La Troupe amie ({ $player })
} est en route vers { $city }.
fourberies-event-friend-drew = { $you ->
    [yes] Vous regardez la carte de votre Troupe amie.
   *[no] { $player } regarde la carte de sa Troupe amie.
}
fourberies-event-acrobat-used = { $you ->
    [yes] Vous utilisez
   *[no] { $player } utilise
} un Saltimbanque : { $card }.
fourberies-event-acrobat-unused = { $card } ({ $you ->
    [yes] à vous
   *[no] { $player }
}) n’a aucun effet et compte comme non utilisé.
fourberies-event-city-reserved = { $you ->
    [yes] Vous jouez
   *[no] { $player } joue
} une carte Voyage face visible et { $you ->
    [yes] réservez
   *[no] réserve
} { $city }.
fourberies-event-travel-revealed = Les cartes Voyage sont révélées : { $each }.
fourberies-event-friend-turned-away = { $city } est réservée : { $you ->
    [yes] votre Troupe amie
   *[no] la Troupe amie ({ $player })
} ne visite aucune Cité.
fourberies-event-caravel-pushed = { $you ->
    [yes] Vous poussez
   *[no] { $player } pousse
} { $you_troupe ->
    [yes] votre Caravelle :
   *[no] une Caravelle : { $troupe },
} { $city } → { $to }.
fourberies-event-lone-troupe-arrived = { $city } : { $you ->
    [yes] votre troupe est seule
   *[no] une seule troupe, { $player }
}.
fourberies-event-troupes-met = { $city } est partagée : { $troupes }.
fourberies-event-friend-passed = { $city } : { $you ->
    [yes] votre Troupe amie
   *[no] la Troupe amie ({ $player })
} est seule, et les cartes sont défaussées sans effet – { $cards }.
fourberies-event-bonus-gained = { $you ->
    [yes] Vous gagnez
   *[no] { $player } gagne
} une Prime { $amount ->
    [1] d’1 Écu
    [one] de { $amount } Écu
   *[other] de { $amount } Écus
}.
fourberies-event-acrobat-gained = { $you ->
    [yes] Vous gagnez
   *[no] { $player } gagne
} un Saltimbanque : { $card }.
fourberies-event-actor-met = { $you ->
    [yes] Vous rencontrez
   *[no] { $player } rencontre
} { $card }.
fourberies-event-travel-recalled = { $you ->
    [yes] Vous reprenez
   *[no] { $player } reprend
} { $cards ->
    [one] { $cards } carte Voyage
   *[other] { $cards } cartes Voyage
} et toutes { $you ->
    [yes] vos Caravelles
   *[no] ses Caravelles
}.
fourberies-event-friend-recalled = { $you ->
    [yes] Votre Troupe amie
   *[no] La Troupe amie ({ $player })
} reprend ses cartes Voyage.
fourberies-event-coins-stolen = { $you ->
    [yes] Vous volez
   *[no] { $player } { $you_victim ->
        [yes] vous vole
       *[no] vole
    }
} { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
}{ $you_victim ->
    [yes] { "" }
   *[no] { " " }à { $victim }
}.
fourberies-event-nothing-stolen = { $you ->
    [yes] Vous ne trouvez
   *[no] { $player } ne trouve
} rien à voler.
fourberies-event-manager-placed = { $placed ->
    [0] { $you ->
        [yes] Vous n’avez plus de Régisseur à placer
       *[no] { $player } n’a plus de Régisseur à placer
    } { $amount ->
        [0] et { $you ->
            [yes] ne gagnez rien
           *[no] ne gagne rien
        }
       *[other] mais { $you ->
            [yes] gagnez
           *[no] gagne
        } quand même { $amount ->
            [one] { $amount } Écu
           *[other] { $amount } Écus
        }
    }
   *[other] { $you ->
        [yes] Vous placez un Régisseur sur la scène et gagnez
       *[no] { $player } place un Régisseur sur la scène et gagne
    } { $amount ->
        [one] { $amount } Écu
       *[other] { $amount } Écus
    }
}.
fourberies-event-actor-paid = { $you ->
    [yes] Vous lui versez
   *[no] { $player } lui verse
} { $amount ->
    [one] { $amount } Écu.
   *[other] { $amount } Écus.
}
fourberies-event-actor-lost = { $card } coûte { $needs ->
    [one] { $needs } Écu
   *[other] { $needs } Écus
}, mais { $has ->
    [0] { $you ->
        [yes] vous n’en avez pas
       *[no] { $player } n’en a pas
    }
   *[other] { $you ->
        [yes] vous en avez
       *[no] { $player } en a
    } { $has }
} : l’Acteur est défaussé.
fourberies-event-actor-sent-to-court = { $you ->
    [yes] Vous envoyez
   *[no] { $player } envoie
} { $card } à la Cour.
fourberies-event-actors-joined = { $you ->
    [yes] Vous agrandissez votre
   *[no] { $player } agrandit sa
} troupe : { $cards }.
fourberies-event-actor-salvaged = { $you ->
    [yes] Vous prenez { $card } pour votre troupe avant la défausse ({ $city }).
   *[no] { $player } prend { $card } pour sa troupe avant la défausse ({ $city }).
}
fourberies-event-encounters-discarded = Défausse à { $city } : { $cards }.{ $way ->
    [none] { "" }
    [comedy] { " " }Les Acteurs vont à la Cour, avec une différence de { $cells } vers la comédie.
   *[tragedy] { " " }Les Acteurs vont à la Cour, avec une différence de { $cells } vers la tragédie.
}
fourberies-event-needle-moved = L’aiguille avance { $cells ->
    [1] d’une case
    [one] de { $cells } case
   *[other] de { $cells } cases
} vers la { $way ->
    [comedy] comédie
   *[tragedy] tragédie
}, jusqu’à la case { $mood ->
    [comedy] comédie
   *[tragedy] tragédie
} { $cell }.
fourberies-event-mood-changed = L’humeur du Roi change : il veut maintenant une { $mood ->
    [comedy] comédie
   *[tragedy] tragédie
}. { $managers ->
    [0] La scène était vide.
    [one] { $managers } Régisseur quitte la scène.
   *[other] { $managers } Régisseurs quittent la scène.
}
fourberies-event-request-drawn = { $you ->
    [yes] Vous piochez
   *[no] { $player } pioche
} une Demande secrète : { $request }.
fourberies-event-request-drawn-unseen = { $player } pioche une Demande secrète.
fourberies-event-request-discarded = Vous défaussez une Demande secrète : { $request }.
fourberies-event-request-discarded-unseen = { $player } défausse une Demande secrète.
fourberies-event-requests-reshuffled = Les Demandes secrètes défaussées sont mélangées et forment une nouvelle pioche de { $requests ->
    [one] { $requests } carte
   *[other] { $requests } cartes
}.
fourberies-event-caravels-landed = { $city } est résolue.
fourberies-event-season-ended = La saison { $season } est terminée, et le Roi veut une { $mood ->
    [comedy] comédie
   *[tragedy] tragédie
}.
fourberies-event-disguises-shown = Caméléons : { $each }.
fourberies-event-actors-rewarded = { $actors ->
    [0] { $you ->
        [yes] Vous n’avez aucun Acteur au goût du Roi.
       *[no] { $player } n’a aucun Acteur au goût du Roi.
    }
   *[other] { $you ->
        [yes] Vous avez
       *[no] { $player } a
    } { $actors ->
        [one] { $actors } Acteur
       *[other] { $actors } Acteurs
    } au goût du Roi : { $amount ->
        [one] { $amount } Écu
       *[other] { $amount } Écus
    }.
}
fourberies-event-show-pleased = { $you ->
    [yes] Votre spectacle plaît
   *[no] Le spectacle présenté par { $player } plaît
} au Roi (différence de { $cells }){ $best ->
    [yes] { " " }et c’est le meilleur
   *[no] { "" }
} : { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
}.
fourberies-event-show-ignored = { $you ->
    [yes] Votre spectacle
   *[no] Le spectacle présenté par { $player }
} ne plaît pas au Roi ({ $way ->
    [none] aucune différence
    [comedy] { $cells } vers la comédie
   *[tragedy] { $cells } vers la tragédie
}).
fourberies-event-requests-revealed = Demandes secrètes utilisées : { $each }.
fourberies-event-request-paid = { $request } { $amount ->
    [0] { $you ->
        [yes] ne vous rapporte rien cette fois.
       *[no] ne rapporte rien à { $player } cette fois.
    }
   *[other] { $you ->
        [yes] vous rapporte
       *[no] rapporte
    }{ $again ->
        [yes] { " " }à nouveau
       *[no] { "" }
    } { $amount ->
        [one] { $amount } Écu
       *[other] { $amount } Écus
    }{ $you ->
        [yes] .
       *[no] { " " }à { $player }.
    }
}
fourberies-event-season-prepared = On prépare la saison { $season } : les Acteurs et les Rencontres sont défaussés, les Régisseurs quittent la scène, les Saltimbanques sont redressés.
fourberies-event-game-ended = La partie est terminée : { $scores }. { $n ->
    [one] { $you ->
        [yes] Vous gagnez !
       *[no] { $winners } l’emporte !
    }
   *[other] Victoire partagée : { $winners }.
}

## Questions

fourberies-ask-choose-travel = { $you ->
    [yes] { $n ->
        [one] Choisissez en secret une carte Voyage.
       *[other] Choisissez en secret { $n } cartes Voyage.
    }
   *[no] { $player } choisit en secret.
}
fourberies-ask-reserve-city = { $you ->
    [yes] { $card } : choisissez la carte Voyage à jouer face visible.
   *[no] { $player } choisit une Cité à réserver ({ $card }).
}
fourberies-ask-use-acrobat = { $you ->
    [yes] { $moment } : vous pouvez utiliser un Saltimbanque.
   *[no] { $player } peut utiliser un Saltimbanque.
}
fourberies-ask-choose-caravel = { $you ->
    [yes] { $card } : choisissez la Caravelle à pousser.
   *[no] { $player } choisit une Caravelle à pousser ({ $card }).
}
fourberies-ask-push-caravel = { $you ->
    [yes] { $card } : choisissez où pousser cette Caravelle – { $troupe }, { $city }.
   *[no] { $card } : { $player } choisit où pousser { $you_troupe ->
        [yes] votre Caravelle – { $city }.
       *[no] cette Caravelle – { $troupe }, { $city }.
    }
}
fourberies-ask-salvage-actor = { $you ->
    [yes] { $card } : choisissez l’Acteur à prendre pour votre troupe.
   *[no] { $player } choisit un Acteur à prendre pour sa troupe ({ $card }).
}
fourberies-ask-move-needle = { $you ->
    [yes] { $card } : choisissez où va l’aiguille.
   *[no] { $player } déplace l’aiguille ({ $card }).
}
fourberies-ask-steal-from = { $you ->
    [yes] Choisissez à qui voler des Écus ({ $amount ->
        [one] { $amount } Écu
       *[other] { $amount } Écus
    } au plus).
   *[no] { $player } choisit à qui voler des Écus.
}
fourberies-ask-send-to-court = { $you ->
    [yes] Vous pouvez envoyer un de ces Acteurs à la Cour ; les autres rejoignent votre troupe.
   *[no] { $player } peut envoyer un Acteur à la Cour.
}
fourberies-ask-discard-request = { $you ->
    [yes] Vous avez trop de Demandes secrètes : défaussez-en une.
   *[no] { $player } défausse une Demande secrète.
}
fourberies-ask-keep-request = { $you ->
    [yes] { $keep ->
        [one] Choisissez la Demande secrète à garder.
       *[other] Choisissez une Demande secrète à garder ; vous pouvez en garder { $keep }.
    }
   *[no] { $player } choisit une Demande secrète à garder.
}
fourberies-ask-choose-request = { $you ->
    [yes] Vous pouvez utiliser une Demande secrète cette saison : choisissez-la en secret.
   *[no] { $player } choisit une Demande secrète.
}
fourberies-ask-choose-nature = { $you ->
    [yes] Choisissez comment comptent vos Caméléons.
   *[no] { $player } choisit comment comptent ses Caméléons.
}

## Réponses

fourberies-do-travel-there = Voyager vers { $city } ({ $number })
fourberies-do-reserve-city = Réserver { $city } ({ $number })
fourberies-do-use-acrobat = Utiliser « { $card } »
fourberies-do-choose-caravel = Pousser la Caravelle – { $troupe }, { $city }
fourberies-do-push-there = La pousser vers { $city } ({ $number })
fourberies-do-salvage-actor = Prendre { $card }
fourberies-do-move-needle = Déplacer l’aiguille sur la case { $mood ->
    [comedy] comédie
   *[tragedy] tragédie
} { $cell }
fourberies-do-steal = Voler { $amount ->
    [one] { $amount } Écu
   *[other] { $amount } Écus
} à { $victim }
fourberies-do-send-to-court = Envoyer { $card } à la Cour
fourberies-do-discard-request = Défausser « { $request } »
fourberies-do-keep-request = Garder « { $request } »
fourberies-do-use-request = Utiliser « { $request } »
fourberies-do-count-as-comedian = Compter { $comedian } pour la comédie, { $tragedian } pour la tragédie
fourberies-do-decline = { $ask ->
    [send-to-court] N’envoyer personne
    [choose-request] N’en utiliser aucune cette saison
   *[use-acrobat] N’en utiliser aucun
}
fourberies-brings-needle = { $way ->
    [none] l’aiguille reste où elle est
    [comedy] l’aiguille avance { $cells ->
        [1] d’une case
        [one] de { $cells } case
       *[other] de { $cells } cases
    } vers la comédie
   *[tragedy] l’aiguille avance { $cells ->
        [1] d’une case
        [one] de { $cells } case
       *[other] de { $cells } cases
    } vers la tragédie
}{ $turns ->
    [yes] { "\u202F" }; l’humeur du Roi change
   *[no] { "" }
}
fourberies-brings-request = { $condition } ; vaut { $pays } pour l’instant
fourberies-verb-travel-there = voyager
fourberies-verb-reserve-city = réserver
fourberies-verb-use-acrobat = utiliser
fourberies-verb-choose-caravel = pousser
fourberies-verb-push-there = vers
fourberies-verb-salvage-actor = prendre
fourberies-verb-move-needle = aiguille
fourberies-verb-steal = voler
fourberies-verb-send-to-court = envoyer
fourberies-verb-discard-request = défausser
fourberies-verb-keep-request = garder
fourberies-verb-use-request = utiliser
fourberies-verb-count-as-comedian = compter
fourberies-verb-decline = aucun

## Pourquoi pas

fourberies-why-not-your-travel-card = Ce n’est pas votre carte Voyage.
fourberies-why-travel-card-used = Vous avez déjà utilisé cette carte. Les cartes Voyage reviennent avec un Acteur d’expérience 1, ou quand il n’en reste qu’une en main.
fourberies-why-city-reserved = Cette Cité est réservée ce tour-ci.
fourberies-why-already-chosen = Vous avez déjà choisi cette carte.
fourberies-why-leaves-no-choice = Réserver cette Cité laisserait quelqu’un sans Cité à choisir.
fourberies-why-already-reserved = Vous avez déjà réservé une Cité ce tour-ci.
fourberies-why-too-few-travel-cards = Vous n’avez pas assez de cartes Voyage pour cela.
fourberies-why-already-extended = Vous choisissez déjà plus d’une carte ce tour-ci.
fourberies-why-your-own-purse = On ne se vole pas soi-même.
fourberies-why-empty-purse = Il n’y a rien à voler ici.
fourberies-why-not-in-hand = Seuls les Acteurs que vous venez de rencontrer dans cette Cité peuvent aller à la Cour.
fourberies-why-not-an-actor = Ce n’est pas un Acteur.
fourberies-why-too-experienced = Cet Acteur est d’expérience { $needs } ; le maximum est { $has }.
fourberies-why-not-in-this-city = Cet Acteur n’est pas dans cette Cité.
fourberies-why-not-your-acrobat = Ce n’est pas votre Saltimbanque.
fourberies-why-acrobat-tilted = Ce Saltimbanque a déjà servi cette saison.
fourberies-why-acrobat-too-new = Ce Saltimbanque pourra servir dès la fin de cette phase.
fourberies-why-wrong-moment = Ce Saltimbanque s’utilise à un autre moment.
fourberies-why-no-actor-to-salvage = Il n’y a ici aucun Acteur à prendre.
fourberies-why-no-caravel-to-push = Il n’y a aucune Caravelle à pousser.
fourberies-why-your-own-caravel = On ne pousse pas sa propre Caravelle.
fourberies-why-caravel-guarded = Cette Caravelle est dans une Cité protégée : on ne peut pas la pousser.
fourberies-why-not-standing = Cette Caravelle n’est devant aucune Cité en ce moment.
fourberies-why-nowhere-to-push = Il n’y a nulle part où la pousser : il faut la déplacer d’exactement { $distance ->
    [1] une Cité
    [one] { $distance } Cité
   *[other] { $distance } Cités
}.
fourberies-why-wrong-distance = { $needs ->
    [0] La Caravelle est déjà devant cette Cité.
   *[other] Cette Cité est à une distance de { $needs } ; il faut exactement { $has }.
}
fourberies-why-colour-already-there = Une Caravelle de cette couleur y est déjà.
fourberies-why-needle-at-end = L’aiguille ne peut pas aller plus loin.
fourberies-why-needle-there = L’aiguille y est déjà.
fourberies-why-cell-too-far = C’est à { $needs ->
    [one] { $needs } case
   *[other] { $needs } cases
} ; le maximum est { $has }.
fourberies-why-wrong-direction = L’aiguille ne peut pas aller dans ce sens.
fourberies-why-nobody-richer = Personne n’a plus d’Écus que vous.
fourberies-why-nobody-to-rob = Personne d’autre n’a d’Écus.
fourberies-why-nothing-to-recall = Vous avez déjà toutes vos cartes Voyage en main.
fourberies-why-no-requests-left = Il n’y a plus de Demandes secrètes.
fourberies-why-request-face-up = Cette Demande secrète a déjà été utilisée et reste face visible.
fourberies-why-request-not-drawn-now = Vous ne venez pas de piocher cette Demande secrète.
fourberies-why-request-unfulfilled = La condition de cette Demande secrète n’est pas remplie : à cette table, on ne peut pas l’utiliser.
fourberies-why-pays-nothing-now = Celle-ci ne rapporte rien maintenant{ $best ->
    [0] .
    [one] { "\u202F" }; une autre rapporterait { $best } Écu.
   *[other] { "\u202F" }; une autre rapporterait { $best } Écus.
}
fourberies-why-pays-less = Celle-ci rapporte { $pays } ; une autre rapporterait { $best }.
fourberies-why-changes-mood = L’humeur du Roi changerait : { $managers ->
    [1] un de vos Régisseurs quitterait
    [one] { $managers } de vos Régisseurs quitterait
   *[other] { $managers } de vos Régisseurs quitteraient
} la scène.

## La table

fourberies-part-table = Saison { $season }, tour { $round } sur { $rounds }
fourberies-part-over = Saison { $season }, après le tour { $round } sur { $rounds } : la partie est terminée
fourberies-part-cities = Cités, avec leurs Rencontres de la plus ancienne à la plus récente
fourberies-part-players = Joueurs
fourberies-part-hand = Ce que vous avez
fourberies-part-scores = Décompte
fourberies-part-person = { $player } ({ $colour })
fourberies-dial = Le Roi veut une { $mood ->
    [comedy] comédie
   *[tragedy] tragédie
} : l’aiguille est sur la case { $mood ->
    [comedy] comédie
   *[tragedy] tragédie
} { $cell }.
fourberies-piles = Dans les pioches : { $encounters ->
    [one] { $encounters } Rencontre
   *[other] { $encounters } Rencontres
}, { $requests ->
    [one] { $requests } Demande secrète
   *[other] { $requests } Demandes secrètes
}.
fourberies-city = { $number } { $name }
fourberies-city-cards = { $cards }
fourberies-city-empty = vide
fourberies-city-caravels = Caravelles : { $troupes }
fourberies-city-reserved = { $guarded ->
    [yes] réservée et protégée
   *[no] réservée
}
fourberies-friend-left = { $n ->
    [one] { $n } carte Voyage restante
   *[other] { $n } cartes Voyage restantes
}
fourberies-player-used = utilisées { $cities }
fourberies-card-of = { $player } { $city }
fourberies-player-name = { $player } ({ $colour })
fourberies-player-travel = Voyage { $cities }
fourberies-player-troupe = { $n ->
    [one] { $n } Acteur
   *[other] { $n } Acteurs
}{ $way ->
    [none] { "" }
    [comedy] , comédie +{ $difference }
   *[tragedy] , tragédie +{ $difference }
}
fourberies-player-stage = { $n ->
    [0] Aucun Régisseur en scène
    [one] { $n } Régisseur en scène
   *[other] { $n } Régisseurs en scène
}
fourberies-player-requests = { $n ->
    [one] { $n } Demande secrète
   *[other] { $n } Demandes secrètes
}{ $shown ->
    [0] { "" }
   *[other] { " " }et { $shown } face visible
}
fourberies-player-acrobat = { $name }{ $status ->
    [ready] { "" }
    [tilted] { " " }(a déjà servi)
   *[new] { " " }(dès la fin de la phase)
}
fourberies-player-first = commence
fourberies-person-purse = { $coins ->
    [one] { $coins } Écu
   *[other] { $coins } Écus
}
fourberies-none = aucune
fourberies-no-actors = vide
fourberies-person-travel = Cartes Voyage en main : { $cities }
fourberies-person-caravels = Caravelles sur le plateau : { $cities }
fourberies-person-managers = Régisseurs : { $stage } en scène, { $home } en réserve
fourberies-person-troupe = Troupe : { $cards } ; différence { $way ->
    [none] nulle
    [comedy] de { $difference } vers la comédie
   *[tragedy] de { $difference } vers la tragédie
}
fourberies-status = { $status ->
    [ready] disponible
    [tilted] a déjà servi cette saison
   *[new] disponible dès la fin de cette phase
}
fourberies-person-acrobat = { $name } ({ $status }). { $about }
fourberies-person-requests = { $n ->
    [one] { $n } Demande secrète en main
   *[other] { $n } Demandes secrètes en main
}
fourberies-hand-laid = Face visible ce tour-ci : { $cities }
fourberies-hand-friend = Votre Troupe amie est en route vers { $city }
fourberies-hand-taken = Vous avez rencontré dans cette Cité : { $cards }
fourberies-request = { $where ->
    [shown] Face visible :
    [offered] Piochée :
   *[held] Demande secrète :
} { $name } – { $condition } ; vaut { $pays } pour l’instant
fourberies-sheet = Saison { $season } : { $actors } pour les Acteurs + { $show } pour le spectacle{ $best ->
    [yes] { " " }(le meilleur)
   *[no] { "" }
} + { $requests } pour les Demandes secrètes = { $total }
fourberies-rank = { $rank }. { $player } : { $coins ->
    [one] { $coins } Écu
   *[other] { $coins } Écus
}
