# L’aide de jeu : une page à garder près de la table.

aid-lacrimosa-goal = Avoir le plus de points de victoire (PV) après cinq manches de quatre tours.
aid-lacrimosa-play = Jouez une carte en haut de votre plateau pour sa récompense et ses actions, et une en bas pour les points d’histoire de la manche suivante.
aid-lacrimosa-money = Au lieu de ce que donne la carte du haut, vous pouvez prendre autant de ducats que le numéro de la manche.
aid-lacrimosa-exchange = À tout moment de votre tour : 3 ducats contre un marqueur au choix, ou un marqueur contre 1 ducat.
aid-lacrimosa-draw = Puis piochez jusqu’à avoir quatre cartes en main.
aid-lacrimosa-document = Documenter des souvenirs : payez l’emplacement d’un souvenir et prenez-le. Il remplace la carte jouée en bas, qui quitte la partie.
aid-lacrimosa-commission = Commander un opus : payez la carte et son emplacement, et gagnez ses PV.
aid-lacrimosa-perform = Faire interpréter ou vendre un opus : interprété une fois par manche, il rapporte des ducats ; vendu pour de bon, des progressions Finances et des PV.
aid-lacrimosa-travel = Voyage : payez les routes en ducats et la tuile en points d’histoire, et gagnez sa récompense. Une Cour royale se garde.
aid-lacrimosa-requiem = Requiem : placez un marqueur sur une case Instrument libre, gagnez la récompense qu’il libère, payez un compositeur et gagnez celle de sa tuile.
aid-lacrimosa-tracks = Les pistes Points d’histoire retombent à zéro ; puis les quatre cartes du bas et les tuiles Sequentia les font monter.
aid-lacrimosa-finance = La piste Finances verse son revenu. Au-delà de sa limite, une case vaut 2 PV ; au-delà d’une piste Points d’histoire, 1 ducat.
aid-lacrimosa-bonus = Bonus de période : une fois par icône de son action sur les quatre cartes du haut.
aid-lacrimosa-favours = Les faveurs royales accomplies. Chaque opus et chaque marqueur ne sert qu’à une Cour ; les opus vendus ne comptent pas.
aid-lacrimosa-markers = Chaque marqueur Requiem : la valeur haute si son compositeur a le plus de marqueurs dans le mouvement, sinon la valeur basse.
aid-lacrimosa-left = 1 PV pour 2 points d’histoire restants et 1 PV pour 3 ducats restants.
aid-lacrimosa-tie = À égalité, le plus de marqueurs dans le Requiem, puis le plus d’opus.
aid-lacrimosa-ducat = ducats
aid-lacrimosa-wild = joker : au choix
aid-lacrimosa-vp = points de victoire
aid-lacrimosa-city = ville
aid-lacrimosa-eighth = croche : le premier compositeur
aid-lacrimosa-sixteenth = doubles croches : le second compositeur
aid-lacrimosa-again = récompense récurrente
