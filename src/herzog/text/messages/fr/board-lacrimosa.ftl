# Étiquettes du plateau de Lacrimosa.
board-lacrimosa-round = Manche { $round }
board-lacrimosa-turned = Interprété dans cette manche.
board-lacrimosa-key = en ré mineur
board-lacrimosa-other-side = Autre face :
board-lacrimosa-roads =
    { $n ->
        [0] Les routes ne coûtent rien.
        [one] Les routes coûtent { $n } ducat.
       *[other] Les routes coûtent { $n } ducats.
    }
board-lacrimosa-stack-cities = Tuiles Ville dans la pile : { $n } ; utilisées : { $used }
board-lacrimosa-stack-courts = Tuiles Cour royale dans la pile : { $n }
board-lacrimosa-you-lack =
    { $short ->
        [0] coût { $price } : vous ne pouvez pas le payer
        [one] coût { $price } : il vous manque { $short } ducat
       *[other] coût { $price } : il vous manque { $short } ducats
    }
board-lacrimosa-bill-price = coût
board-lacrimosa-bill-steps = sur les pistes
board-lacrimosa-bill-counters = marqueurs
board-lacrimosa-bill-bought = achetés à la banque
board-lacrimosa-bill-sold = vendus à la banque
board-lacrimosa-bill-ducats = ducats
board-lacrimosa-bill-missing = il manque
board-lacrimosa-bill-short = manque
board-lacrimosa-leaves = Parties de la table
board-lacrimosa-leaf-row = Cartes
board-lacrimosa-leaf-map = Voyages
board-lacrimosa-leaf-requiem = Requiem
board-lacrimosa-leaf-me = Mon plateau
board-lacrimosa-deck = Cartes de cette période dans le paquet : { $n } ; des périodes suivantes : { $later }
board-lacrimosa-stack = { $composer } : { $n ->
        [0] aucune tuile
        [one] { $n } tuile
       *[other] { $n } tuiles
    }.
board-lacrimosa-movement-worth = { $movement } : { $high } PV pour le compositeur qui a le plus de marqueurs, sinon { $low }. Croches { $eighths }, doubles croches { $sixteenths } : { $ahead ->
        [eighth] la croche est en tête
        [sixteenth] les doubles croches sont en tête
       *[tie] égalité, { $low } PV pour les deux
    }.
board-lacrimosa-track = Piste { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
} : { $n } ; { $next } à la manche suivante, en l’état
board-lacrimosa-points = { $kind ->
    [talent] Talent
    [journey] Voyage
   *[composition] Composition
} : { $track } sur la piste, { $counters } en marqueurs
board-lacrimosa-spaces = Cases Instrument
board-lacrimosa-works = Opus et Cours royales
board-lacrimosa-no-works = Aucun opus pour l’instant
board-lacrimosa-courts = Cours royales : { $n } ; accomplies : { $met }
board-lacrimosa-next = Au prochain entretien : { $gain }
board-lacrimosa-next-short = Ensuite :
board-lacrimosa-next-bonus = Bonus de période ×{ $n } : { $gain }
board-lacrimosa-hand = Cartes en main : { $n } ; dans le paquet : { $deck }
board-lacrimosa-own-deck = Cartes dans le paquet : { $n }
board-lacrimosa-first = Premier joueur
board-lacrimosa-actions = Actions
board-lacrimosa-score-track = Piste Scores
board-lacrimosa-score = { $player } : { $vp } PV
board-lacrimosa-soloist-reads = Il fait ce que dit la carte du haut ; celle du bas précise où : quel bout de la rangée, dans quel sens et vers combien de Cours royales, quel mouvement et par quel bout.
board-lacrimosa-soloist-served = compte sans condition
board-lacrimosa-not-served = non accomplie
board-lacrimosa-served-once = non accomplie : chaque opus ou marqueur ne compte qu’une fois
board-lacrimosa-sheet-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-lacrimosa-sheet-total = Total
board-lacrimosa-sheet-first = l’emporte
board-lacrimosa-sheet-tie = À égalité, le mécène qui a le plus de marqueurs dans le Requiem passe devant, puis celui qui a le plus d’opus.
## Mots

glossary-lacrimosa-talent = Talent de Mozart
    .about = Points d’histoire qui paient les opus, leur interprétation et leur vente. Ses marqueurs sont noirs et ronds, avec une étoile.
glossary-lacrimosa-journey = Voyage
    .about = Points d’histoire qui paient les villes et les Cours royales. Ses marqueurs sont des losanges rouges, avec une roue.
glossary-lacrimosa-composition = Composition
    .about = Points d’histoire qui paient les compositeurs du Requiem. Ses marqueurs sont des carrés blancs, avec une plume.
glossary-lacrimosa-counter = Marqueur Point d’histoire
    .about = Un point d’histoire gardé d’une manche à l’autre. La banque en vend un pour 3 ducats et en achète un pour 1.
glossary-lacrimosa-track = Piste Points d’histoire
    .about = Les points d’histoire de cette manche, de 0 à 4. À l’entretien, les pistes reviennent à zéro, puis les cartes de la rangée Histoires comptent.
glossary-lacrimosa-finance = Piste Finances
    .about = Ce que vous recevez à chaque entretien. Chaque case au-delà de la limite vaut 2 PV.
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
    .about = Une tuile que vous gardez. Sa faveur royale rapporte des PV à la fin si vous avez un opus ou un marqueur pour chacune de ses deux moitiés.
glossary-lacrimosa-bonus = Bonus de période
    .about = À l’entretien, vous le recevez une fois par icône de son action dans votre rangée Expériences.
glossary-lacrimosa-maintenance = Entretien
    .about = La fin d’une manche : points d’histoire, compositeurs, revenus et Bonus de période ; puis on remet en ordre les plateaux et la rangée.
board-lacrimosa-trail = Ce qu’il reste à faire ce tour-ci
board-lacrimosa-ask-how-about = Me demander comment payer au lieu de payer de la façon habituelle
board-lacrimosa-trail-step =
    { $step ->
        [UseCard] utiliser la carte
        [TakeActions] { $action }
        [MayAgain] { $action }, une fois de plus
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
        [Requiem] choisir une case Instrument
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
