# Le plateau de Fourberies : ce qui y est dessiné.

board-fourberies-round = Saison { $season }, tour { $round }
board-fourberies-encounters = Rencontres : { $left ->
    [one] { $left } carte dans la pioche
   *[other] { $left } cartes dans la pioche
}, { $gone } à la défausse
board-fourberies-requests = Demandes secrètes : { $left ->
    [one] { $left } carte dans la pioche
   *[other] { $left } cartes dans la pioche
}, { $gone } à la défausse
board-fourberies-caravel = { $anchored ->
    [yes] À l’ancre, carte Voyage { $city } utilisée : { $troupe }
   *[no] Caravelle envoyée avec la carte Voyage { $city } : { $troupe }
}
board-fourberies-on-stage = En scène ({ $player }) : { $n }
## Ce qu’a un joueur

board-fourberies-travel = Vos cartes Voyage
board-fourberies-travel-card = Carte Voyage { $number }, { $name }{ $state ->
    [laid] , jouée face visible
    [chosen] , choisie en secret
    [used] , utilisée
   *[held] { "" }
}
board-fourberies-travel-state = { $state ->
    [laid] face visible
    [chosen] choisie
   *[used] utilisée
}
board-fourberies-troupe = Votre troupe
board-fourberies-no-actors = Aucun Acteur dans la troupe
board-fourberies-sum = { $nature ->
    [comedian] Comédiens
   *[tragedian] Tragédiens
}, expérience totale : { $n }
board-fourberies-leaning = { $way ->
    [none] Le spectacle ne penche d’aucun côté
    [comedy] { $difference } vers la comédie
   *[tragedy] { $difference } vers la tragédie
}{ $pleases ->
    [yes] { "\u202F" }: le spectacle plaît au Roi
    [no] , à l’opposé de l’humeur du Roi
   *[none] { "" }
}
board-fourberies-taken = En main jusqu’à ce que la Cité soit résolue
board-fourberies-acrobats = Vos Saltimbanques
board-fourberies-no-acrobats = Aucun Saltimbanque
board-fourberies-acrobat-brief = { $when ->
    [tilted] a servi
    [new] fin de phase
    [before-travel-choice] avant le choix
    [after-reveal] à l’arrivée
    [before-shared-city] Cité partagée
    [end-of-round] fin de tour
   *[season-scoring] décompte
}
board-fourberies-own-requests = Vos Demandes secrètes
board-fourberies-no-requests = Aucune Demande secrète
board-fourberies-now = Pour l’instant : { $stat } { $value }
## Les feuilles des saisons

board-fourberies-from-sources = D’où viennent les Écus
board-fourberies-from-start = Au départ
board-fourberies-from-bonuses = Primes
board-fourberies-from-managers = Régisseurs sur la scène
board-fourberies-from-stolen = Volés aux autres
board-fourberies-from-robbed = Volés par les autres
board-fourberies-from-wages = Payés aux Acteurs
board-fourberies-from-purse = Dans la bourse
board-fourberies-sheet-open = Résultats provisoires
board-fourberies-sheet-season = Saison { $season } : le Roi voulait une { $mood ->
    [comedy] comédie
   *[tragedy] tragédie
}
board-fourberies-sheet-actors = Acteurs correspondant à l’humeur du Roi
board-fourberies-sheet-show = Le spectacle
board-fourberies-sheet-requests = Demandes secrètes
board-fourberies-sheet-total = Total de la saison
board-fourberies-sheet-difference = Tragédiens { $tragedians }, Comédiens { $comedians }{ $disguise ->
    [0] { "" }
   *[other] , Caméléons { $disguise }
} : différence { $difference }{ $best ->
    [yes] , le meilleur spectacle
   *[no] { "" }
}
board-fourberies-sheet-request = { $name }{ $again ->
    [yes] , à nouveau
   *[no] { "" }
}

## Lexique

glossary-fourberies-encounter = Rencontre
    .about = Une carte devant une Cité : Acteur, Saltimbanque ou Prime. Une troupe seule dans la Cité résout ses Rencontres de la plus récente à la plus ancienne.
glossary-fourberies-actor = Acteur
    .about = Un Comédien (lapin, jaune) ou un Tragédien (héron, rouge) d’expérience 1 à 5. Il rejoint la troupe ou part à la Cour.
glossary-fourberies-acrobat = Saltimbanque
    .about = Un animal au talent bien à lui, à utiliser une fois par saison. Ensuite, il reste incliné jusqu’à la saison suivante.
glossary-fourberies-bonus = Prime
    .about = Des Écus de la Cassette, pour une troupe seule dans la Cité.
glossary-fourberies-request = Demande secrète
    .about = Ce qu’un courtisan attend de votre spectacle. En fin de saison, vous pouvez en utiliser une ; elle rapporte si sa condition est remplie.
glossary-fourberies-travel = Carte Voyage
    .about = Une par Cité. Chacun en choisit une en secret ; les cartes utilisées reviennent quand il n’en reste qu’une en main.
glossary-fourberies-caravel = Caravelle
    .about = Votre navire : devant la Cité visitée, puis à l’ancre jusqu’à ce que vous repreniez sa carte Voyage.
glossary-fourberies-manager = Régisseur
    .about = Il reste sur la scène jusqu’à ce que l’humeur du Roi change. En placer un rapporte 1 Écu par Régisseur alors présent.
glossary-fourberies-needle = Aiguille
    .about = Elle montre l’humeur du Roi : tragédie à gauche, comédie à droite. Quand elle franchit le milieu, le décor pivote et tous les Régisseurs quittent la scène.
glossary-fourberies-court = Cour
    .about = Un Acteur envoyé à la Cour est défaussé et déplace l’aiguille d’autant de cases que son expérience. Les Acteurs d’une Cité partagée y vont ensemble.
glossary-fourberies-difference = Différence
    .about = L’expérience de vos Comédiens contre celle de vos Tragédiens. Si elle va dans le sens de l’humeur du Roi, votre spectacle lui plaît.
glossary-fourberies-friend = Troupe amie
    .about = À deux joueurs, chacun mène une deuxième couleur, dont les cartes Voyage sont tirées d’une pioche mélangée. Elle ne prend rien, mais elle gêne.
