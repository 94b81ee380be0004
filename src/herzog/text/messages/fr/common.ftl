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
barrier-start = Rien n’a encore été joué que l’on puisse reprendre.
barrier-nature = Quelque chose a été pioché ou révélé depuis, et cela ne se reprend pas.
barrier-other = { $player } a joué depuis.
barrier-together = Tout le monde a choisi en même temps, et les choix sont maintenant connus.
barrier-end = La partie est terminée, et le décompte a montré ce qui était caché.
game-fourberies = Fourberies
game-lacrimosa = Lacrimosa
hint-do = Conseil : { $option }.
hint-lot = Conseil : { $option }. Un robot choisirait ainsi { $percent } fois sur 100, car un choix secret ne doit pas se deviner.
hint-against = Le meilleur des autres choix : { $other }. La différence : { $terms }. En tout { $points }.
hint-equal = Le meilleur des autres choix : { $other }, aussi bon autant qu’on puisse compter.
hint-term = { $term } { $points }
