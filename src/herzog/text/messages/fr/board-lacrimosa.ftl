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
board-lacrimosa-opus-about = Coûte { $cost }, plus ce que son emplacement ajoute ; donne { $vp } PV.
board-lacrimosa-opus-perform = Faire interpréter : payez { $pay }, gagnez { $gain }.
board-lacrimosa-opus-sell = Vendre : payez { $pay }, gagnez { $gain }.
board-lacrimosa-turned = Interprété cette manche.
board-lacrimosa-memory = { $title }. En Expérience : { $experience }. En Histoires : { $story }.
board-lacrimosa-memory-experience = En Expérience : { $what }.
board-lacrimosa-memory-story = En Histoires, pour la manche suivante : { $what }.
board-lacrimosa-tile =
    { $kind ->
        [court] Cour royale{ $gilded ->
            [yes] , dorée
           *[no] {""}
        }
       *[city] Ville{ $gilded ->
            [yes] , dorée
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
        [0] Prix { $price } : vous ne pouvez pas le payer.
        [one] Prix { $price } : il vous manque { $short } ducat.
       *[other] Prix { $price } : il vous manque { $short } ducats.
    }
board-lacrimosa-bill-price = prix
board-lacrimosa-bill-steps = des pistes
board-lacrimosa-bill-counters = marqueurs
board-lacrimosa-bill-bought = achetés à la banque
board-lacrimosa-bill-sold = vendus à la banque
board-lacrimosa-bill-ducats = ducats
board-lacrimosa-bill-missing = il manque
board-lacrimosa-bill-short = à court de
board-lacrimosa-row = Rangée de cartes
board-lacrimosa-map = Les voyages de Mozart
board-lacrimosa-requiem = Le Requiem
board-lacrimosa-leaves = Parties de la table
board-lacrimosa-leaf-row = Cartes
board-lacrimosa-leaf-map = Voyages
board-lacrimosa-leaf-requiem = Requiem
board-lacrimosa-leaf-me = Le mien
board-lacrimosa-soloist = Le Soliste
board-lacrimosa-bonus = Bonus de période : { $gain } à l’entretien pour chaque { $action } parmi vos Expériences
board-lacrimosa-turn = Manche { $round } sur { $rounds }, tour { $turn } sur { $turns }
board-lacrimosa-deck = Cartes de cette période dans la pioche : { $n }, des périodes suivantes : { $later }
board-lacrimosa-stack =
    { $composer ->
        [eybler] Eybler
        [stadler] Stadler
        [suessmayr] Süßmayr
       *[freystaedtler] Freystädtler
    } : { $n ->
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
        [empty] libre
        [closed] fermé par Constance
        [neutral] marqueur neutre, { $side ->
            [eighth] croche
           *[sixteenth] double croche
        }
       *[marker] { $player }, { $side ->
            [eighth] croche
           *[sixteenth] double croche
        }
    }
board-lacrimosa-movement-worth =
    { $movement ->
        [kyrie] Kyrie
        [sequentia] Sequentia
        [offertorium] Offertorium
        [sanctus] Sanctus
       *[agnus-dei] Agnus Dei
    } : { $high } PV pour le compositeur qui a le plus de marqueurs, sinon { $low }. Croches { $eighths }, doubles croches { $sixteenths } : { $ahead ->
        [eighth] la croche est en tête
        [sixteenth] la double croche est en tête
       *[tie] égalité, { $low } PV pour les deux
    }.
board-lacrimosa-track = Piste { $kind } : { $n } ; à la manche suivante { $next } en l’état
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
board-lacrimosa-spaces = Emplacements d’instruments
board-lacrimosa-space-marker = { $instrument } : en partant, le marqueur rapporte { $gain }.
board-lacrimosa-space-tile = { $instrument } : composé.
board-lacrimosa-works = Opus et Cours royales
board-lacrimosa-no-works = Aucun opus devant soi
board-lacrimosa-court =
    Faveur royale : { $goal } pour { $vp } PV{ $fulfilled ->
        [yes] , remplie
        [no] , pas encore remplie
       *[none] {""}
    }.
board-lacrimosa-courts = Cours royales : { $n }, remplies : { $met }
board-lacrimosa-next = Au prochain entretien : { $gain }
board-lacrimosa-next-short = Ensuite :
board-lacrimosa-next-bonus = Bonus de période { $n } fois : { $gain }
board-lacrimosa-count-now = Si la partie finissait maintenant : Cours { $courts }, Requiem { $requiem }, histoire { $story }, ducats { $ducats } ; { $total } PV en tout
board-lacrimosa-vp = { $n } PV
board-lacrimosa-hand = Cartes en main : { $n }, dans la pioche : { $deck }
board-lacrimosa-own-deck = Cartes dans la pioche : { $n }
board-lacrimosa-markers = Marqueurs Requiem restants : { $n }
board-lacrimosa-first = Premier mécène
board-lacrimosa-actions = Actions
board-lacrimosa-score-track = Piste de score
board-lacrimosa-score = { $player } : { $vp } PV
board-lacrimosa-soloist-reads = Il fait ce que dit la carte du haut ; celle du bas dit où : quel bout de la rangée, dans quel sens et vers combien de Cours, quel mouvement et par quel bout.
board-lacrimosa-soloist-details =
    { $row ->
        [left] Carte la plus à gauche
       *[right] Carte la plus à droite
    } ; { $direction ->
        [ascending] en montant
       *[descending] en descendant
    }, Cours : { $courts } ; mouvement { $movement } à partir du { $end ->
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
        [instrument] Emplacements d’instruments
        [finance] Piste Finances
        [bonus] Bonus de période
        [soloist-requiem] Parties du Requiem
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
board-lacrimosa-not-served = non remplie
board-lacrimosa-sheet-courts = Cours royales
board-lacrimosa-sheet-requiem = Le Requiem
board-lacrimosa-sheet-story = Points d’histoire restants
board-lacrimosa-sheet-ducats = Ducats restants
board-lacrimosa-sheet-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-lacrimosa-sheet-total = En tout
board-lacrimosa-sheet-first = gagne
board-lacrimosa-sheet-tie = À score égal, le mécène qui a le plus de marqueurs dans le Requiem passe devant, puis celui qui a le plus d’opus.
board-lacrimosa-provenance =
    { $source ->
        [rulebook] D’après le livret de règles
        [seen] Lu sur la carte imprimée
        [stated] D’après un critique
       *[reconstructed] Reconstitué : l’imprimé peut différer
    }

## Mots

glossary-lacrimosa-talent = Talent
    .about = Points d’histoire qui paient les opus, leur interprétation et leur vente. Noir, rond, une étoile.
glossary-lacrimosa-journey = Voyage
    .about = Points d’histoire qui paient les Villes et les Cours royales. Rouge, un losange, une roue.
glossary-lacrimosa-composition = Composition
    .about = Points d’histoire qui paient les compositeurs du Requiem. Blanc, un carré, une plume.
glossary-lacrimosa-counter = Marqueur
    .about = Un point d’histoire gardé d’une manche à l’autre. La banque en vend un pour 3 ducats et en achète un pour 1.
glossary-lacrimosa-track = Piste Points d’histoire
    .about = Les points d’histoire de cette manche, de 0 à 4. À l’entretien ils reviennent à zéro, puis les cartes Histoires comptent.
glossary-lacrimosa-finance = Piste Finances
    .about = Ce que vous recevez à chaque entretien. Chaque case au-delà du bout vaut 2 PV.
glossary-lacrimosa-opus = Opus
    .about = Une œuvre de Mozart. Elle rapporte des PV à la commande, peut être interprétée une fois par manche ou vendue pour de bon.
glossary-lacrimosa-memory = Souvenir
    .about = Une carte de votre paquet : une Expérience maintenant, ou une Histoire pour la manche suivante.
glossary-lacrimosa-experience = Expériences
    .about = La rangée du haut de votre plateau : sa carte donne sa récompense et ses actions ce tour-ci.
glossary-lacrimosa-story = Histoires
    .about = La rangée du bas de votre plateau : ses cartes donnent des points d’histoire pour la manche suivante.
glossary-lacrimosa-requiem = Requiem
    .about = Cinq mouvements. Un marqueur rapporte la valeur haute si son compositeur y a plus de marqueurs que l’autre.
glossary-lacrimosa-court = Cour royale
    .about = Une tuile à garder. Sa faveur rapporte à la fin si un opus ou un marqueur à vous sert chacune de ses moitiés.
glossary-lacrimosa-bonus = Bonus de période
    .about = À l’entretien, vous le recevez une fois par icône de son action parmi vos Expériences.
glossary-lacrimosa-maintenance = Entretien
    .about = La fin d’une manche : points d’histoire, compositeurs, revenus, bonus de période, puis plateau et rangée sont remis en ordre.
board-lacrimosa-trail = Ce que ce tour réserve encore
board-lacrimosa-ask-how = Payer autrement
board-lacrimosa-ask-how-about = Demander comment payer au lieu de payer de la façon habituelle
board-lacrimosa-trail-step =
    { $step ->
        [UseCard] utiliser la carte
        [TakeActions] { $action }
        [MayAgain] { $action } à nouveau
        [Pay] payer
        [PayDifferently] payer
        [TakeOpus] prendre l’opus
        [TakeMemory] prendre le Souvenir
        [UseWork] utiliser l’opus
        [UseTyped] interpréter ou vendre
        [Arrive] arriver
        [CityBonus] ce que donne la ville
        [TakeTile] prendre la tuile
        [PlaceMarker] poser le marqueur Requiem
        [HireComposer] engager un compositeur
        [Requiem] choisir une partie
        [PlaceNeutral] poser un marqueur neutre
        [ChooseCounter] choisir un marqueur
        [ChooseStep] choisir un pas
        [Commission] choisir un opus
        [Document] choisir un Souvenir
        [PerformOrSell] choisir un opus
        [Travel] choisir un lieu
       *[EndTurn] finir le tour
    }
board-lacrimosa-tale =
    { $tale ->
        [maintenance] Entretien
        [soloist] Le tour du Soliste
       *[count] Le décompte final
    }
