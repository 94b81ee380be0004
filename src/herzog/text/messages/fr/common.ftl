# Ce que disent tous les jeux.

list-comma = { $item }, { $rest }
list-and = { $item } et { $rest }
list-nothing = rien
person = { $you ->
    [yes] vous
   *[no] { $player }
}
seat-n = Joueur { $n }
reason-not-asked = Ce n’est pas à vous de jouer : la table attend { $players }.
reason-not-now = Pas encore. { $ask }
barrier-start = Il n’y a encore rien à annuler.
barrier-nature = Quelque chose a été pioché ou révélé depuis, et cela ne s’annule pas.
barrier-other = { $player } a joué depuis.
barrier-together = Tout le monde a choisi en même temps, et les choix sont maintenant connus.
barrier-end = La partie est terminée.
game-fourberies = Fourberies
game-lacrimosa = Lacrimosa
hint-do = Conseil : { $option }.
hint-lot = Conseil : { $option }. Votre choix est secret et personne ne doit le deviner : un bot tirerait au sort, et c’est ce choix qui sortirait le plus souvent ({ $percent } %).
hint-then = Ensuite : { $steps }.
hint-next = { $step } → { $rest }
hint-step = { $step } – { $effect }
hint-for = Surtout utile pour : { $terms }.
hint-against = Deuxième choix : { $other }. La différence : { $terms }{ $more ->
    [yes] , les plus petits écarts mis à part
   *[no] { "" }
}. { $more ->
    [yes] Avec eux, en tout
   *[no] En tout
} { $points }.
hint-equal = Deuxième choix : { $other }. Pour autant que le bot puisse en juger, il est tout aussi bon.
hint-term = { $term } { $points }

# Ce qui arrive à la table.

note-handed = { $you ->
    [yes] Vous confiez votre place à un bot ({ $bot }).
   *[no] { $player } confie sa place à un bot ({ $bot }).
}
note-freed = { $you ->
    [yes] L’hôte confie votre place à un bot ({ $bot }).
   *[no] L’hôte fait jouer un bot ({ $bot }) pour { $player }.
}
note-timed-out = { $you ->
    [yes] Votre temps est écoulé : un bot ({ $bot }) joue pour vous.
   *[no] { $player } n’a plus de temps : un bot ({ $bot }) prend sa place.
}
note-returned = { $you ->
    [yes] Vous reprenez votre place au bot.
   *[no] { $player } reprend sa place au bot.
}
note-opened = L’hôte ouvre la place { $n } à quelqu’un d’autre.
note-rewound = { $you ->
    [yes] { $steps ->
        [one] À votre demande, tous acceptent d’annuler { $steps } coup.
       *[other] À votre demande, tous acceptent d’annuler { $steps } coups.
    }
   *[no] { $steps ->
        [one] { $player } le demande, et tous acceptent d’annuler { $steps } coup.
       *[other] { $player } le demande, et tous acceptent d’annuler { $steps } coups.
    }
}
note-agreed = Les joueurs conviennent d’arrêter la partie ici.
note-abandoned = La partie est abandonnée.
sat-in = { $steps ->
    [one] { $player } : un bot ({ $bot }) a joué { $steps } coup.
   *[other] { $player } : un bot ({ $bot }) a joué { $steps } coups.
}

## Leçons

lesson-lacrimosa-cards = Cartes et histoire
lesson-lacrimosa-works = Opus et argent
lesson-lacrimosa-journeys = Voyages et Cours
lesson-lacrimosa-requiem = Le Requiem et la fin
lesson-lacrimosa-solo = Face au Soliste
lesson-fourberies-journey = Le voyage
lesson-fourberies-king = L’humeur du Roi
lesson-fourberies-festival = Le festival
lesson-elsewhere = Dans une vraie partie, pourquoi pas ? Mais cette étape porte sur autre chose. { $task }
