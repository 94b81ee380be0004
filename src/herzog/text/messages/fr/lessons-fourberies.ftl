# Leçons : ce qu’un bon maître de jeu dit à la table, une chose à la fois.

## journey

lesson-fourberies-journey-theme = Chaque année, les troupes du royaume viennent à la Cour jouer devant le roi Léonus XIV. Vous en dirigez une. Voyagez, engagez des Acteurs et devinez de quelle humeur il sera : comédie ou tragédie ?
lesson-fourberies-journey-goal = La partie dure deux saisons, et chacune se termine par un festival. Le joueur qui a le plus d’Écus après la deuxième l’emporte ; à égalité, la victoire est partagée. Vous commencez tous avec trois Écus.
lesson-fourberies-journey-cities = Huit Cités, et devant chacune une Rencontre : un Acteur pour votre troupe, un Saltimbanque et son talent, ou une Prime en Écus.
lesson-fourberies-journey-cards = Voici vos cartes Voyage, une par Cité. À chaque tour, chacun en choisit une en secret, puis toutes sont révélées ensemble.
lesson-fourberies-journey-travel = Engageons notre premier Acteur : Rigodine. En jaune, un Comédien ; en rouge, un Tragédien ; et le chiffre est son expérience : 3. Votre bateau, la Caravelle, ira devant la Cité de votre carte.
lesson-fourberies-journey-travel-do = Choisissez la carte Voyage de cette Cité : { $first }.
lesson-fourberies-journey-alone = Votre troupe est seule dans sa Cité : tout y est pour vous. Un Acteur d’expérience 3 place un de vos Régisseurs sur la scène et vous rapporte 1 Écu par Régisseur présent, quelle que soit sa couleur.
lesson-fourberies-journey-keep = Une fois la Cité résolue, vous pouvez envoyer à la Cour un des Acteurs rencontrés, pour influencer le Roi. Nous y reviendrons dans la prochaine leçon. Cette fois, votre Acteur rejoint la troupe.
lesson-fourberies-journey-keep-do = N’envoyez personne.
lesson-fourberies-journey-actors = L’effet d’un Acteur dépend de son expérience ; le signe dans le coin de sa carte le rappelle. Expérience 1 : vous reprenez toutes vos cartes Voyage. 2 : vous volez 1 Écu à un adversaire. 3 : vous venez de le voir. 4 : aucun effet. 5 : vous payez 1 Écu ; si vous ne le pouvez pas, l’Acteur est défaussé.
lesson-fourberies-journey-new = Vos cartes jouées restent dans votre défausse jusqu’à ce qu’il ne vous en reste qu’une en main, ou qu’un Acteur d’expérience 1 vous les rende toutes. Chacun voit où les autres peuvent encore aller.
lesson-fourberies-journey-pile = Une nouvelle Rencontre est arrivée devant chaque Cité, et là où personne n’est allé, les cartes s’accumulent : ici, deux attendent. Vous prendrez d’abord la plus récente, une Prime de 3 Écus, puis le Comédien en dessous.
lesson-fourberies-journey-pile-do = Choisissez la carte Voyage de cette Cité : { $first }.
lesson-fourberies-journey-keep-again = Un Comédien d’expérience 4 : aucun effet, mais une belle voix. Au festival, il vous sera précieux.
lesson-fourberies-journey-keep-again-do = Gardez-le : n’envoyez personne.
lesson-fourberies-journey-tip = Un conseil pour finir : la Cité la mieux garnie tente tout le monde. Demandez-vous où iront les autres, et allez ailleurs.

## king

lesson-fourberies-king-mood = L’aiguille au-dessus de la scène montre l’humeur du Roi. Côté jaune, il veut une comédie, côté rouge une tragédie. En ce moment, c’est la comédie, mais de peu.
lesson-fourberies-king-matters = Cela compte au festival : chaque Acteur correspondant à l’humeur du Roi rapporte 1 Écu, et une troupe qui penche du même côté reçoit en plus une récompense.
lesson-fourberies-king-travel = Deux Acteurs attendent ici : un Tragédien d’expérience 4 et un Comédien d’expérience 3.
lesson-fourberies-king-travel-do = Choisissez la carte Voyage de cette Cité : { $first }.
lesson-fourberies-king-court = Vous les avez rencontrés tous les deux, et l’un d’eux peut aller à la Cour. Il vous quitte alors et déplace l’aiguille d’autant de cases que son expérience : un Tragédien vers le rouge, un Comédien vers le jaune.
lesson-fourberies-king-send = Donnons au Roi l’envie d’une tragédie. Le jeu vous prévient qu’un de vos Régisseurs quittera la scène : ici, cela en vaut la peine, faites-le quand même.
lesson-fourberies-king-send-do = Envoyez celui-ci à la Cour : { $first }.
lesson-fourberies-king-turned = Quatre cases vers le rouge : le Roi veut maintenant une tragédie. Quand son humeur change, le décor pivote et tous les Régisseurs quittent la scène. Le Comédien a rejoint votre troupe.
lesson-fourberies-king-clash = Trois cartes se sont accumulées ici, et d’autres l’ont vu aussi. Que se passe-t-il si plusieurs troupes vont dans la même Cité ? Essayons.
lesson-fourberies-king-clash-do = Choisissez la carte Voyage de cette Cité : { $first }.
lesson-fourberies-king-needle = Aloysia a eu la même idée. Dans une Cité partagée, personne ne reçoit les cartes : Saltimbanques et Primes sont défaussés, et tous les Acteurs vont ensemble à la Cour. Ici, deux Comédiens : le Roi veut de nouveau une comédie.
lesson-fourberies-king-request = Une consolation : chacun pioche une Demande secrète. Elle reste cachée, et au festival elle rapporte si sa condition est remplie : la vôtre, 5 Écus pour au moins trois Comédiens. Vous pouvez en garder trois en main.
lesson-fourberies-king-tip = Un conseil pour finir : partager une Cité n’est pas toujours un malheur. L’aiguille bouge, un adversaire voit son plan gâché, et vous piochez une Demande secrète.

## festival

lesson-fourberies-festival-last = La pioche de Rencontres est vide : c’est le dernier tour de la saison. Puis vient le festival.
lesson-fourberies-festival-travel = Trois Saltimbanques attendent ici. Un Saltimbanque reste avec vous toute la partie et sert une fois par saison, au moment indiqué sur sa carte. Allons les chercher.
lesson-fourberies-festival-travel-do = Choisissez la carte Voyage de cette Cité : { $first }.
lesson-fourberies-festival-magpie = Le tour s’achève, et c’est leur moment. La Pie vole 1 Écu à chaque adversaire plus riche que vous.
lesson-fourberies-festival-magpie-do = Utilisez « { $first } ».
lesson-fourberies-festival-enough = Le Corbeau pourrait déplacer l’aiguille. Mais le Roi veut déjà une tragédie, et votre troupe est pleine de Tragédiens.
lesson-fourberies-festival-enough-do = N’en utilisez pas d’autre.
lesson-fourberies-festival-show = Le festival ! Comparez l’expérience de vos Tragédiens à celle de vos Comédiens : la différence, c’est votre spectacle. Il plaît au Roi s’il penche du bon côté. Cela rapporte 3 Écus (5 en deuxième saison), et le double pour la plus grande différence.
lesson-fourberies-festival-chameleon = 11 pour la tragédie contre 6 pour la comédie : une différence de 5. Vos deux Caméléons comptent pour 1 chacun, comédie ou tragédie, à votre choix. Avec eux, cela fait 7.
lesson-fourberies-festival-chameleon-do = Comptez les deux pour la tragédie.
lesson-fourberies-festival-request = Chacun peut maintenant utiliser une Demande secrète. La vôtre demande une différence d’au moins 4 dans le sens de l’humeur du Roi, et vous avez 7. Elle reste ensuite face visible et pourra rapporter encore en deuxième saison, en plus d’une autre.
lesson-fourberies-festival-request-do = Utilisez « { $first } ».
lesson-fourberies-festival-sums = Comptons : 3 Écus pour vos trois Tragédiens, 6 pour la plus grande différence et 4 pour la Demande. Cela fait 13.
lesson-fourberies-festival-next = La deuxième saison commence. Tous les Acteurs sont défaussés ; Saltimbanques, Demandes et Écus vous restent, et les Saltimbanques peuvent resservir. Vos cartes Voyage jouées restent dans votre défausse. On lance un Écu pour connaître la nouvelle humeur du Roi.
lesson-fourberies-festival-second = Cette saison se joue comme la première, et après son festival la partie est finie. Au dernier tour, il n’y a pas toujours assez de cartes pour toutes les Cités : la troupe qui va dans une Cité vide pioche une Demande secrète.
lesson-fourberies-festival-tip = Un conseil pour finir : n’abattez pas votre jeu trop tôt. Qui déplace l’aiguille au dernier tour décide du festival.
