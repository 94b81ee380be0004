# Étiquettes du plateau de Lacrimosa.
board-lacrimosa-nothing = rien
board-lacrimosa-good =
    { $of ->
        [talent] { $n } Talent
        [journey] { $n } Voyage
        [composition] { $n } Composition
        [wild] { $n ->
            [one] { $n } point d’histoire au choix
           *[other] { $n } points d’histoire au choix
        }
        [ducats] { $n ->
            [one] { $n } ducat
           *[other] { $n } ducats
        }
        [finance] { $n ->
            [one] { $n } case Finances
           *[other] { $n } cases Finances
        }
        [vp] { $n } PV
        [perform] faire interpréter
        [sell] vendre
        [marker] le marqueur neutre
        [document] Documenter des souvenirs
        [commission] Commander un opus
        [perform_or_sell] Faire interpréter ou vendre
        [travel] Voyage
       *[requiem] Requiem
    }
board-lacrimosa-step =
    { $of ->
        [talent] { $n ->
            [one] { $n } case Talent
           *[other] { $n } cases Talent
        }
        [journey] { $n ->
            [one] { $n } case Voyage
           *[other] { $n } cases Voyage
        }
        [composition] { $n ->
            [one] { $n } case Composition
           *[other] { $n } cases Composition
        }
       *[wild] { $n ->
            [one] { $n } case sur une piste au choix
           *[other] { $n } cases sur des pistes au choix
        }
    }
board-lacrimosa-of-type =
    { $type ->
        [opera] { $what } (opéra)
        [religious] { $what } (musique religieuse)
        [symphony] { $what } (symphonie)
        [chamber] { $what } (musique de chambre)
       *[starting] { $what } (opus de départ)
    }
board-lacrimosa-type =
    { $type ->
        [opera] Opéra
        [religious] Musique religieuse
        [symphony] Symphonie
        [chamber] Musique de chambre
       *[starting] Opus de départ
    }
board-lacrimosa-action =
    { $action ->
        [document] Documenter des souvenirs
        [commission] Commander un opus
        [perform_or_sell] Faire interpréter ou vendre
        [travel] Voyage
       *[requiem] Requiem
    }
board-lacrimosa-kind =
    { $kind ->
        [talent] Talent
        [journey] Voyage
       *[composition] Composition
    }
board-lacrimosa-instrument =
    { $instrument ->
        [horns] Cuivres
        [percussion] Percussions
        [strings] Cordes
        [voice] Voix
       *[organ] Orgue
    }
board-lacrimosa-movement =
    { $movement ->
        [kyrie] Kyrie
        [sequentia] Sequentia
        [offertorium] Offertorium
        [sanctus] Sanctus
       *[agnus-dei] Agnus Dei
    }
board-lacrimosa-opus = { $title }, { $type }, période { $period }, { $vp } PV.
board-lacrimosa-opus-about = Coûte { $cost }, plus le coût de son emplacement ; donne { $vp } PV.
board-lacrimosa-opus-perform = Faire interpréter : payez { $pay }, gagnez { $gain }.
board-lacrimosa-opus-sell = Vendre : payez { $pay }, gagnez { $gain }.
board-lacrimosa-turned = Interprété dans cette manche.
board-lacrimosa-memory = { $title }. Dans la rangée Expériences : { $experience }. Dans la rangée Histoires : { $story }.
board-lacrimosa-memory-experience = Dans la rangée Expériences : { $what }.
board-lacrimosa-memory-story = Dans la rangée Histoires, pour la manche suivante : { $what }.
board-lacrimosa-tile =
    { $kind ->
        [court] Cour royale{ $gilded ->
            [yes] , cadre doré
           *[no] {""}
        }
       *[city] Ville{ $gilded ->
            [yes] , cadre doré
           *[no] {""}
        }
    } : payez { $price }, gagnez { $gain }.
board-lacrimosa-no-tile = Pas de tuile.
board-lacrimosa-other-side = Autre face :
board-lacrimosa-roads =
    { $n ->
        [0] Les routes ne coûtent rien.
        [one] Les routes coûtent { $n } ducat.
       *[other] Les routes coûtent { $n } ducats.
    }
board-lacrimosa-place = { $number } { $name }.
board-lacrimosa-coach = Mozart est ici : { $place }
board-lacrimosa-stack-cities = Tuiles Ville dans la pile : { $n }, utilisées : { $used }
board-lacrimosa-stack-courts = Tuiles Cour royale dans la pile : { $n }
board-lacrimosa-composer-tile = Payez { $price }, gagnez { $gain }.
board-lacrimosa-repeat =
    { $kind ->
        [step] À chaque entretien : { $what }.
        [opus] Pour chaque opus commandé, interprété ou vendu : { $what }.
       *[action] Quand vous faites cette action, vous pouvez la refaire une fois : { $what }.
    }
board-lacrimosa-work-of-period = opus de la période { $period }
board-lacrimosa-you-pay = Vous paieriez { $price }.
board-lacrimosa-you-lack =
    { $short ->
        [0] Coût { $price } : vous ne pouvez pas le payer.
        [one] Coût { $price } : il vous manque { $short } ducat.
       *[other] Coût { $price } : il vous manque { $short } ducats.
    }
board-lacrimosa-bill-price = coût
board-lacrimosa-bill-steps = sur les pistes
board-lacrimosa-bill-counters = marqueurs
board-lacrimosa-bill-bought = achetés à la banque
board-lacrimosa-bill-sold = vendus à la banque
board-lacrimosa-bill-ducats = ducats
board-lacrimosa-bill-missing = il manque
board-lacrimosa-bill-short = manque
board-lacrimosa-row = Rangée de cartes
board-lacrimosa-map = Les voyages de Mozart
board-lacrimosa-requiem = Le Requiem
board-lacrimosa-leaves = Parties de la table
board-lacrimosa-leaf-row = Cartes
board-lacrimosa-leaf-map = Voyages
board-lacrimosa-leaf-requiem = Requiem
board-lacrimosa-leaf-me = Mon plateau
board-lacrimosa-soloist = Le Soliste
board-lacrimosa-bonus = Bonus de période : { $gain } à l’entretien par icône « { $action } » dans votre rangée Expériences
board-lacrimosa-turn = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
board-lacrimosa-deck = Cartes de cette période dans le paquet : { $n }, des périodes suivantes : { $later }
board-lacrimosa-stack = { $composer } : { $n ->
        [0] plus de tuile
        [one] { $n } tuile
       *[other] { $n } tuiles
    }.
board-lacrimosa-slot =
    { $instrument }, { $movement ->
        [kyrie] Kyrie
        [sequentia] Sequentia
        [offertorium] Offertorium
        [sanctus] Sanctus
       *[agnus-dei] Agnus Dei
    } : { $status ->
        [empty] case libre
        [closed] case fermée par Constanze
        [neutral] marqueur neutre, { $side ->
            [eighth] croche
           *[sixteenth] doubles croches
        }
       *[marker] { $player }, { $side ->
            [eighth] croche
           *[sixteenth] doubles croches
        }
    }
board-lacrimosa-movement-worth = { $movement } : { $high } PV pour le compositeur qui a le plus de marqueurs, sinon { $low }. Croches { $eighths }, doubles croches { $sixteenths } : { $ahead ->
        [eighth] la croche est en tête
        [sixteenth] les doubles croches sont en tête
       *[tie] égalité, { $low } PV pour les deux
    }.
board-lacrimosa-track = Piste { $kind } : { $n } ; { $next } à la manche suivante, en l’état
board-lacrimosa-counters =
    { $kind } : { $n ->
        [one] { $n } marqueur
       *[other] { $n } marqueurs
    }
board-lacrimosa-points = { $kind } : { $track } sur la piste, { $counters } en marqueurs
board-lacrimosa-buy-counter = Acheter un marqueur { $kind }
board-lacrimosa-purse =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
board-lacrimosa-finance = Piste Finances à { $space } : { $income } à l’entretien
board-lacrimosa-finance-space = Piste Finances à { $n }
board-lacrimosa-experience = Expériences
board-lacrimosa-story = Histoires
board-lacrimosa-spaces = Cases Instrument
board-lacrimosa-space-marker = { $instrument } : quand on retire son marqueur, il rapporte { $gain }.
board-lacrimosa-space-tile = { $instrument } : partition composée.
board-lacrimosa-works = Opus et Cours royales
board-lacrimosa-no-works = Aucun opus devant soi
board-lacrimosa-court =
    Faveur royale : { $goal } pour { $vp } PV{ $fulfilled ->
        [yes] , accomplie
        [no] , pas encore accomplie
       *[none] {""}
    }.
board-lacrimosa-courts = Cours royales : { $n }, accomplies : { $met }
board-lacrimosa-next = Au prochain entretien : { $gain }
board-lacrimosa-next-short = Ensuite :
board-lacrimosa-next-bonus = Bonus de période ×{ $n } : { $gain }
board-lacrimosa-count-now = Si la partie finissait maintenant : Cours royales { $courts }, Requiem { $requiem }, points d’histoire { $story }, ducats { $ducats } ; { $total } PV en tout
board-lacrimosa-vp = { $n } PV
board-lacrimosa-hand = Cartes en main : { $n }, dans le paquet : { $deck }
board-lacrimosa-own-deck = Cartes dans le paquet : { $n }
board-lacrimosa-markers = Marqueurs Requiem restants : { $n }
board-lacrimosa-first = Premier joueur
board-lacrimosa-actions = Actions
board-lacrimosa-score-track = Piste Scores
board-lacrimosa-score = { $player } : { $vp } PV
board-lacrimosa-soloist-reads = Il fait ce que dit la carte du haut ; celle du bas précise où : quel bout de la rangée, dans quel sens et vers combien de Cours royales, quel mouvement et par quel bout.
board-lacrimosa-soloist-details =
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
board-lacrimosa-source =
    { $source ->
        [start] Au départ
        [opus] Opus commandés
        [sale] Opus vendus
        [offertorium] Tuiles Offertorium
        [memory] Souvenirs
        [travel] Voyages
        [composer] Tuiles Compositeur
        [instrument] Cases Instrument
        [finance] Piste Finances
        [bonus] Bonus de période
        [soloist-requiem] Partitions du Requiem
        [court] Cours royales
        [requiem] Requiem
        [story] Points d’histoire restants
       *[ducats] Ducats restants
    }
board-lacrimosa-part =
    { $instrument }, { $movement ->
        [kyrie] Kyrie
        [sequentia] Sequentia
        [offertorium] Offertorium
        [sanctus] Sanctus
       *[agnus-dei] Agnus Dei
    }
board-lacrimosa-soloist-served = compte sans condition
board-lacrimosa-not-served = non accomplie
board-lacrimosa-sheet-courts = Cours royales
board-lacrimosa-sheet-requiem = Le Requiem
board-lacrimosa-sheet-story = Points d’histoire restants
board-lacrimosa-sheet-ducats = Ducats restants
board-lacrimosa-sheet-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-lacrimosa-sheet-total = Total
board-lacrimosa-sheet-first = gagne
board-lacrimosa-sheet-tie = À égalité, le mécène qui a le plus de marqueurs dans le Requiem passe devant, puis celui qui a le plus d’opus.
board-lacrimosa-provenance =
    { $source ->
        [rulebook] D’après le livret de règles
        [seen] Lu sur la carte imprimée
        [stated] D’après un critique
       *[reconstructed] Reconstitué : l’imprimé peut différer
    }

## Mots

glossary-lacrimosa-talent = Talent de Mozart
    .about = Points d’histoire qui paient les opus, leur interprétation et leur vente. Noir, rond, une étoile.
glossary-lacrimosa-journey = Voyage
    .about = Points d’histoire qui paient les Villes et les Cours royales. Rouge, un losange, une roue.
glossary-lacrimosa-composition = Composition
    .about = Points d’histoire qui paient les compositeurs du Requiem. Blanc, un carré, une plume.
glossary-lacrimosa-counter = Marqueur Point d’histoire
    .about = Un point d’histoire gardé d’une manche à l’autre. La banque en vend un pour 3 ducats et en achète un pour 1.
glossary-lacrimosa-track = Piste Points d’histoire
    .about = Les points d’histoire de cette manche, de 0 à 4. À l’entretien, les pistes reviennent à zéro, puis les cartes de la rangée Histoires comptent.
glossary-lacrimosa-finance = Piste Finances
    .about = Ce que vous recevez à chaque entretien. Chaque case au-delà du bout vaut 2 PV.
glossary-lacrimosa-opus = Opus
    .about = Une œuvre de Mozart. Elle rapporte des PV à la commande, peut être interprétée une fois par manche ou vendue pour de bon.
glossary-lacrimosa-memory = Souvenir
    .about = Une carte de votre paquet : jouée dans la rangée Expériences pour ses actions, ou dans la rangée Histoires pour la manche suivante.
glossary-lacrimosa-experience = Rangée Expériences
    .about = La rangée du haut de votre plateau : la carte que vous y jouez donne sa récompense et ses actions ce tour-ci.
glossary-lacrimosa-story = Rangée Histoires
    .about = La rangée du bas de votre plateau : ses cartes donnent des points d’histoire pour la manche suivante.
glossary-lacrimosa-requiem = Requiem
    .about = Cinq mouvements. Un marqueur rapporte la valeur haute si son compositeur y a plus de marqueurs que l’autre.
glossary-lacrimosa-court = Cour royale
    .about = Une tuile que vous gardez. Sa faveur royale rapporte à la fin si vous avez un opus ou un marqueur pour chacune de ses deux moitiés.
glossary-lacrimosa-bonus = Bonus de période
    .about = À l’entretien, vous le recevez une fois par icône de son action dans votre rangée Expériences.
glossary-lacrimosa-maintenance = Entretien
    .about = La fin d’une manche : points d’histoire, compositeurs, revenus et bonus de période ; puis on remet en ordre les plateaux et la rangée.
board-lacrimosa-trail = Ce qu’il reste à faire ce tour
board-lacrimosa-ask-how = Payer autrement
board-lacrimosa-ask-how-about = Me demander comment payer au lieu de payer de la façon habituelle
board-lacrimosa-trail-step =
    { $step ->
        [UseCard] utiliser la carte
        [TakeActions] { $action }
        [MayAgain] { $action } à nouveau
        [Pay] payer
        [PayDifferently] payer
        [TakeOpus] prendre l’opus
        [TakeMemory] prendre le souvenir
        [UseWork] utiliser l’opus
        [UseTyped] faire interpréter ou vendre
        [Arrive] arriver
        [CityBonus] ce que donne la ville
        [TakeTile] prendre la tuile
        [PlaceMarker] placer le marqueur Requiem
        [HireComposer] engager un compositeur
        [Requiem] choisir une partition
        [PlaceNeutral] placer le marqueur neutre
        [ChooseCounter] choisir un marqueur Point d’histoire
        [ChooseStep] choisir une piste
        [Commission] choisir un opus
        [Document] choisir un souvenir
        [PerformOrSell] choisir un opus
        [Travel] choisir un lieu
       *[EndTurn] terminer le tour
    }
board-lacrimosa-tale =
    { $tale ->
        [maintenance] Entretien
        [soloist] Le tour du Soliste
       *[count] Le décompte final
    }
