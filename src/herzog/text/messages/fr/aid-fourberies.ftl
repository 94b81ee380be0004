# L’aide de jeu : une page à garder près de la table.

aid-fourberies-goal = Avoir le plus d’Écus après deux saisons ; à égalité, la victoire est partagée.
aid-fourberies-choose = Chacun choisit une carte Voyage en secret, puis toutes sont révélées ensemble. Les Cités sont résolues de la première à la dernière.
aid-fourberies-alone = Seul dans une Cité : prenez toutes ses Rencontres, la plus récente d’abord ; puis vous pouvez envoyer un de ces Acteurs à la Cour. Si elle est vide, piochez une Demande secrète.
aid-fourberies-shared = Plusieurs dans une Cité : ses cartes sont défaussées, ses Acteurs vont à la Cour, et chacun pioche une Demande secrète (trois en main au plus).
aid-fourberies-new = Puis, si la pioche est vide, la saison s’achève ; sinon, chaque Cité reçoit une Rencontre, tant qu’il y en a.
aid-fourberies-hand = Quand il ne vous reste qu’une carte Voyage en main, reprenez-les toutes, avec vos Caravelles.
aid-fourberies-one = Expérience 1 : reprenez toutes vos cartes Voyage et vos Caravelles.
aid-fourberies-two = Expérience 2 : volez 1 Écu à un adversaire.
aid-fourberies-three = Expérience 3 : placez un Régisseur sur la scène et gagnez 1 Écu par Régisseur présent.
aid-fourberies-four = Expérience 4 : pas d’effet.
aid-fourberies-five = Expérience 5 : payez 1 Écu, sinon l’Acteur est défaussé.
aid-fourberies-court = À la Cour, un Acteur déplace l’aiguille d’autant de cases que son expérience. Quand l’humeur du Roi change, tous les Régisseurs quittent la scène.
aid-fourberies-acrobat = Les Saltimbanques se gardent ; chacun sert une fois par saison, au moment indiqué.
aid-fourberies-suits = 1 Écu par Acteur de votre troupe correspondant à l’humeur du Roi.
aid-fourberies-show = Votre spectacle : la différence d’expérience entre vos Comédiens et vos Tragédiens. Si elle va dans le sens de l’humeur du Roi : 3 Écus (5 en deuxième saison), le double pour la plus grande. Un Caméléon y compte pour 1, du côté de votre choix.
aid-fourberies-request = Une Demande secrète par saison. Celle de la première peut encore rapporter en deuxième.
aid-fourberies-between = Entre les saisons, les Acteurs sont défaussés ; vous gardez Saltimbanques, Demandes et Écus, et vos cartes Voyage jouées le restent.
aid-fourberies-comedian = Comédien, avec son expérience
aid-fourberies-tragedian = Tragédien, avec son expérience
aid-fourberies-ecu = Écu
