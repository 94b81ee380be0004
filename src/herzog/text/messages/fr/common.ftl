# Ce que disent tous les jeux.

list-comma = { $item }, { $rest }
list-and = { $item } et { $rest }
list-nothing = rien
person = { $you ->
    [yes] vous
   *[no] { $player }
}
reason-not-asked = Ce n’est pas à vous de jouer : la table attend { $players }.
reason-not-now = Pas maintenant. { $ask }
barrier-start = Il n’y a encore rien à annuler.
barrier-nature = Quelque chose a été pioché ou révélé depuis, et cela ne s’annule pas.
barrier-other = { $player } a joué depuis.
barrier-together = Tout le monde a choisi en même temps, et les choix sont maintenant connus.
barrier-end = La partie est terminée.
game-fourberies = Fourberies
game-lacrimosa = Lacrimosa
hint-do = Conseil : { $option }.
hint-lot = Conseil : { $option }. Un bot ferait ce choix { $percent } fois sur 100, pour qu’on ne puisse pas deviner son choix secret.
hint-against = Deuxième choix : { $other }. La différence : { $terms }. En tout { $points }.
hint-equal = Deuxième choix : { $other }, tout aussi bon, pour autant que le bot puisse en juger.
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
   *[no] { $player } n’a plus de temps : un bot ({ $bot }) prend le relais.
}
note-returned = { $you ->
    [yes] Vous reprenez votre place au bot.
   *[no] { $player } reprend sa place au bot.
}
note-agreed = Les joueurs conviennent d’arrêter la partie ici.
note-abandoned = La partie est abandonnée.
sat-in = { $steps ->
    [one] { $player } : un bot ({ $bot }) a joué { $steps } coup.
   *[other] { $player } : un bot ({ $bot }) a joué { $steps } coups.
}
