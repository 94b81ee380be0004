# Leçons : ce qu’un bon maître de jeu dit à la table, une chose à la fois.

## cards

lesson-lacrimosa-cards-theme = Vienne, 1791. Mozart est mort et son Requiem reste inachevé. Dans ce café, sa veuve Constanze retrouve ceux qui ont payé sa musique : des mécènes comme vous. Racontez-lui ce que vous avez fait pour lui et aidez-la à faire achever le Requiem.
lesson-lacrimosa-cards-goal = La partie dure cinq manches de quatre tours. Le mécène qui a le plus de points de victoire (PV) à la fin l’emporte. Les opus, les voyages, les souvenirs et le Requiem en rapportent ; les marqueurs sur cette piste montrent qui mène.
lesson-lacrimosa-cards-hand = Ces cartes sont vos souvenirs : des moments vécus avec Mozart. Votre paquet en compte neuf, et vous commencez chaque manche avec quatre cartes en main. Tout ce que vous faites dans ce jeu, vous le faites avec elles.
lesson-lacrimosa-cards-halves = Chaque carte sert de deux façons. En haut : ce que vous pouvez faire tout de suite. En bas : les points d’histoire qu’elle vous donnera pour la manche suivante. Ces points et les ducats servent à payer ; les PV, à gagner. À chaque tour, vous jouez deux cartes, une pour maintenant et une pour plus tard.
lesson-lacrimosa-cards-experience = D’abord la carte pour maintenant. Elle va dans la rangée Expériences, en haut de votre plateau. Ses icônes disent quelles actions elle permet ; il en existe cinq, et vous les découvrirez toutes dans ces leçons.
lesson-lacrimosa-cards-experience-do = Jouez { $first } : elle permet d’acquérir un nouveau souvenir.
lesson-lacrimosa-cards-story = Puis la carte pour plus tard. Elle va dans la rangée Histoires, juste en dessous.
lesson-lacrimosa-cards-story-do = Jouez { $first }. Nous la remplacerons dans un instant.
lesson-lacrimosa-cards-row = Voici la rangée de cartes : des souvenirs et des opus que chacun peut acquérir. Le coût d’un souvenir est indiqué sur son emplacement : plus il est à droite, moins il coûte.
lesson-lacrimosa-cards-document = Votre carte du haut propose une action : Documenter des souvenirs. Prenez un souvenir meilleur que ceux du départ.
lesson-lacrimosa-cards-document-do = Choisissez { $first } dans la rangée.
lesson-lacrimosa-cards-replaced = Vous avez vu ? Le nouveau souvenir a pris la place de votre carte de la rangée Histoires, qui quitte la partie pour de bon. Votre paquet compte donc toujours neuf cartes, mais de meilleures. La rangée a glissé vers la droite, et une nouvelle carte est arrivée à gauche.
lesson-lacrimosa-cards-end = Vous avez fait ce que vous vouliez ce tour-ci. À la fin du tour, vous piochez jusqu’à avoir de nouveau quatre cartes en main, tant qu’il en reste dans votre paquet.
lesson-lacrimosa-cards-end-do = Terminez votre tour.
lesson-lacrimosa-cards-again = Aloysia a joué et commandé un petit opus. C’est de nouveau à vous, avec deux cartes comme toujours.
lesson-lacrimosa-cards-again-do = Jouez { $first } en haut et { $second } en dessous.
lesson-lacrimosa-cards-money = Parfois, vous ne pouvez pas payer une action, ou vous n’en voulez pas. Prenez alors de l’argent : autant de ducats que le numéro de la manche. Vous renoncez à tout ce que montre la carte.
lesson-lacrimosa-cards-money-do = Prenez l’argent.
lesson-lacrimosa-cards-maintenance = Quand chacun a joué quatre tours vient l’entretien. Vos pistes Points d’histoire retombent à zéro, puis vos quatre cartes de la rangée Histoires les font remonter pour la manche suivante. La carte du bas compte donc autant que celle du haut. Enfin, les huit cartes jouées forment votre nouveau paquet.
lesson-lacrimosa-cards-tip = Un conseil pour finir : pensez par paires. En haut les actions fortes, en bas les cartes riches en points d’histoire. Et prenez tôt de bons souvenirs : vous les retrouverez à chaque manche.

## works

lesson-lacrimosa-works-works = Mozart vit de ses commandes. Les cartes comme celle-ci sont ses œuvres : des opus. Un opus que vous commandez vous rapporte aussitôt les PV de la couronne verte, et il est à vous.
lesson-lacrimosa-works-cost = Le coût est en haut de la carte : des ducats et souvent des points Talent de Mozart, l’étoile. L’emplacement sous la carte peut y ajouter ou en retrancher quelque chose. Ici : 1 Talent et 3 ducats, moins 1 ducat.
lesson-lacrimosa-works-play = Il vous faut une carte avec l’action Commander un opus.
lesson-lacrimosa-works-play-do = Jouez { $first } en haut et { $second } en dessous.
lesson-lacrimosa-works-commission = Utilisez maintenant l’action. Inutile de compter les pièces : la table paie pour vous, en commençant par la piste.
lesson-lacrimosa-works-commission-do = Choisissez { $first } dans la rangée.
lesson-lacrimosa-works-points = Vous avez payé un point Talent. Ces pistes portent vos points d’histoire, de haut en bas : Talent, Voyage et Composition. Ceux des pistes disparaissent à l’entretien ; les marqueurs, à côté, se gardent. Au bout d’une piste, chaque case en trop vaut un ducat.
lesson-lacrimosa-works-exchange = Il vous manque quelque chose ? À tout moment de votre tour, vous pouvez échanger 3 ducats contre un marqueur au choix, ou un marqueur contre 1 ducat. Toujours avec la banque, jamais entre mécènes.
lesson-lacrimosa-works-end = C’était votre troisième tour de la manche. Il en reste un.
lesson-lacrimosa-works-end-do = Terminez votre tour.
lesson-lacrimosa-works-play-again = Votre dernier tour de la manche, avec trois cartes seulement : la troisième reste en main pour la manche suivante.
lesson-lacrimosa-works-play-again-do = Jouez { $first } en haut et { $second } en dessous.
lesson-lacrimosa-works-perform = Votre opus peut rapporter de l’argent. Le faire interpréter coûte parfois du Talent ; ici, rien. Vous recevez les ducats indiqués et la carte est inclinée : elle ne resservira pas dans cette manche.
lesson-lacrimosa-works-perform-do = Choisissez { $first } et faites-le interpréter.
lesson-lacrimosa-works-sell = Vous auriez aussi pu le vendre. Une vente rapporte des PV et fait monter votre marqueur sur cette piste Finances, mais l’opus est perdu pour de bon. Au bout de la piste, chaque case en trop vaut 2 PV.
lesson-lacrimosa-works-end-again = Après ce tour, chacun aura joué ses quatre tours, et l’entretien suivra.
lesson-lacrimosa-works-end-again-do = Terminez votre tour et regardez vos pistes.
lesson-lacrimosa-works-maintenance = Vos pistes sont retombées à zéro, puis vos quatre cartes de la rangée Histoires les ont fait remonter : voilà de quoi payer pendant la deuxième manche. Les huit cartes jouées forment votre nouveau paquet.
lesson-lacrimosa-works-finances = Puis vos finances ont rapporté. À chaque manche, vous recevez les ducats et les PV de la case de votre marqueur Finances : cette fois, 2 ducats. Si elle montre un joker, vous avancez d’une case sur la piste Points d’histoire de votre choix.
lesson-lacrimosa-works-bonus = Le Bonus de période récompense chaque icône d’une action dans votre rangée Expériences : 2 ducats pour votre commande. La deuxième période commence, avec un nouveau bonus ici et de nouvelles cartes dans la rangée. Les opus interprétés sont redressés, et Aloysia joue en premier.
lesson-lacrimosa-works-tip = Un conseil pour finir : commandez tôt et faites interpréter vos opus manche après manche. Vendez quand un revenu ou des points valent mieux que la prochaine représentation.

## journeys

lesson-lacrimosa-journeys-map = Voici l’Europe de Mozart, et le marqueur montre où il se trouve : à Salzbourg. Il voyage pour tous les mécènes, peu importe qui paie.
lesson-lacrimosa-journeys-places = Chaque lieu a sa tuile. En haut, ce qu’elle coûte : des points Voyage, et dans certaines villes des points Talent. En dessous, ce que vous gagnez tout de suite. Une Cour royale promet aussi des PV pour la fin.
lesson-lacrimosa-journeys-play = Il vous faut une carte avec l’action Voyage.
lesson-lacrimosa-journeys-play-do = Jouez { $first } en haut et { $second } en dessous.
lesson-lacrimosa-journeys-city = Vous payez les routes en ducats et la tuile en points Voyage. Ici, 2 ducats et 1 point Voyage, et vous recevez 4 ducats.
lesson-lacrimosa-journeys-city-do = Envoyez Mozart dans cette ville : { $first }.
lesson-lacrimosa-journeys-gone = La tuile a servi : le lieu reste vide jusqu’à la fin de la manche. Seul compte le lieu où Mozart s’arrête, quel que soit le nombre de lieux traversés. Et s’il reste sur place, il n’y a pas de route à payer.
lesson-lacrimosa-journeys-end = C’était la seule action de cette carte. Ce sera ensuite à Aloysia, qui peut elle aussi faire voyager Mozart.
lesson-lacrimosa-journeys-end-do = Terminez votre tour.
lesson-lacrimosa-journeys-shared = Voyez : Aloysia a ramené Mozart à Salzbourg. Il n’y a qu’un Mozart. Votre prochain voyage part de là où les autres le laissent.
lesson-lacrimosa-journeys-play-again = Vienne est proche, et c’est une Cour royale. Voyageons encore.
lesson-lacrimosa-journeys-play-again-do = Jouez { $first } en haut et { $second } en dessous.
lesson-lacrimosa-journeys-court = La route coûte 1 ducat, et la tuile en donne 3. La Cour coûte aussi 2 points Voyage, et il ne vous en reste qu’un. Peu importe : 3 ducats remplacent le point manquant.
lesson-lacrimosa-journeys-court-do = Envoyez Mozart à cette Cour : { $first }.
lesson-lacrimosa-journeys-favour = Vous gardez la tuile d’une Cour. Sa faveur royale rapporte des PV à la fin si vous avez les deux choses demandées : ici, une symphonie et de la musique de chambre. Les opus vendus ne comptent pas, et chaque opus ne sert qu’à une Cour. D’autres Cours demandent des marqueurs dans le Requiem.
lesson-lacrimosa-journeys-gilded = Les tuiles que personne ne prend sont retournées à l’entretien : le côté au cadre doré donne plus. Les lieux vides reçoivent de nouvelles tuiles. Et certaines villes offrent une action, comme faire interpréter un opus avec un bonus.
lesson-lacrimosa-journeys-tip = Un conseil pour finir : cherchez une route courte vers une tuile utile. Et voyez ce qu’une Cour demande avant de commander des opus : d’une pierre deux coups.

## requiem

lesson-lacrimosa-requiem-last = C’est le tout dernier tour d’une partie serrée, et c’est le vôtre. Si l’on comptait maintenant, Aloysia gagnerait d’un seul point : à côté de chaque total, le petit nombre vert est ce qui s’y ajouterait. Le Requiem peut-il vous aider ?
lesson-lacrimosa-requiem-requiem = Le Requiem a cinq mouvements. Chacun montre les instruments qu’il lui faut. Vous choisissez une case vide ; celles que couvre un marqueur Constanze sont fermées.
lesson-lacrimosa-requiem-markers = Il vous faut un marqueur de cet instrument sur votre plateau. Celui-ci, pour les cordes, est votre dernier. En partant, il vous laisse la récompense de sa case : un marqueur Talent.
lesson-lacrimosa-requiem-play = Il vous faut une carte avec l’action Requiem.
lesson-lacrimosa-requiem-play-do = Jouez { $first } en haut et { $second } en dessous.
lesson-lacrimosa-requiem-part = Choisissez une case, et un compositeur pour écrire cette partition. Vous payez ce que demande sa tuile : des ducats, des points Composition et parfois un recul sur la piste Finances. En échange, vous recevez ce qu’elle montre. Ici, il ne reste qu’Eybler.
lesson-lacrimosa-requiem-part-do = Choisissez cette case : { $first }.
lesson-lacrimosa-requiem-tile = La tuile Compositeur couvre maintenant la case que votre marqueur a quittée. Beaucoup de tuiles rapportent encore par la suite. Celles de la Sequentia : une progression à chaque entretien. Celles de l’Offertorium : des PV pour les opus d’un certain type. Celles de l’Agnus Dei : une action une fois de plus.
lesson-lacrimosa-requiem-majority = À la fin, chaque mouvement est jugé à part : lequel des deux compositeurs y a le plus de marqueurs ? Ses marqueurs donnent la valeur haute, ceux de l’autre la valeur basse ; à égalité, tous donnent la basse. Ici, les doubles croches mènent : 4 PV chacune. Votre nouvelle croche en donne 2.
lesson-lacrimosa-requiem-horns = Encore une chose. Quand on place un marqueur sur une case Cuivres, on place aussi le marqueur neutre dans le même mouvement. Il ne rapporte rien à personne, mais il compte pour la majorité.
lesson-lacrimosa-requiem-end = C’était votre dernière action. Après ce tour vient un dernier entretien des plateaux individuels, puis on compte.
lesson-lacrimosa-requiem-end-do = Terminez votre tour.
lesson-lacrimosa-requiem-wildcard = Vos finances donnent un joker : une progression sur une piste Points d’histoire au choix. Chaque paire de points d’histoire restants vaut 1 PV.
lesson-lacrimosa-requiem-wildcard-do = Avancez d’une case sur la piste Talent.
lesson-lacrimosa-requiem-scoring = Le décompte final : faveurs royales, Requiem, 1 PV pour 2 points d’histoire et 1 PV pour 3 ducats. Vous gagnez d’un seul point ! À égalité, on compare les marqueurs dans le Requiem, puis les opus.
lesson-lacrimosa-requiem-tip = Un conseil pour finir : en début de partie, allez là où les tuiles vous aident à chaque manche ; plus tard, là où vous pouvez rejoindre le compositeur qui mène. Et gardez un œil sur ce qui manque aux autres.

## solo

lesson-lacrimosa-solo-rival = Personne avec qui jouer ? Alors Schikaneder, l’auteur du livret de La Flûte enchantée, vous défie : c’est le Soliste. Un seul compositeur participe, et vous choisissez la force de votre rival.
lesson-lacrimosa-solo-first = Vous commencez chaque manche, et vos tours se jouent comme d’habitude. Si vous avez plus de PV que lui à la fin, vous gagnez.
lesson-lacrimosa-solo-turn = Commençons par une petite commande.
lesson-lacrimosa-solo-turn-do = Jouez { $first } en haut, { $second } en dessous, et commandez { $third }.
lesson-lacrimosa-solo-end = Ce sera ensuite au Soliste, qui joue tout seul.
lesson-lacrimosa-solo-end-do = Terminez votre tour et regardez-le jouer.
lesson-lacrimosa-solo-his-turn = Il a retourné deux cartes de son paquet. La première dit ce qu’il fait : Commander un opus. La seconde dit lequel : le plus à gauche. Il ne paie rien, gagne ses PV, et la carte quitte la partie. S’il n’y a rien à prendre, il ne se passe rien.
lesson-lacrimosa-solo-his-row = Rien à retenir ici, le jeu joue pour lui. Il prend toujours la carte d’un bout de la rangée. Un souvenir lui donne ses PV et ses actions ; un opus vendu, des PV et des progressions sur sa piste Finances, et 2 PV par progression en trop.
lesson-lacrimosa-solo-turn-again = À vous : faites fructifier votre opus.
lesson-lacrimosa-solo-turn-again-do = Jouez { $first } en haut, { $second } en dessous, et faites interpréter { $third }.
lesson-lacrimosa-solo-end-again = Que va-t-il faire, cette fois ?
lesson-lacrimosa-solo-end-again-do = Terminez votre tour.
lesson-lacrimosa-solo-his-requiem = Cette fois, il se joint au Requiem : un marqueur sur la case vide la plus basse du Sanctus. Si un mouvement est complet, il prend le suivant. Il est toujours du côté des doubles croches et gagne aussitôt la valeur basse du mouvement. Il a sept marqueurs, comme vous.
lesson-lacrimosa-solo-his-travel = Quand il voyage, Mozart va de lieu en lieu dans l’ordre des numéros, croissant ou décroissant. Le Soliste garde les tuiles d’autant de Cours que l’indique sa carte et défausse celles des villes traversées.
lesson-lacrimosa-solo-his-score = À l’entretien, il ne fait que mélanger ses cartes. À la fin, il marque les PV de toutes ses Cours, accomplies ou non, et ceux du Requiem comme vous, mais rien pour les points d’histoire ni les ducats.
lesson-lacrimosa-solo-tip = Un conseil pour finir : il ne sait pas prévoir, mais il ne paie jamais. Regardez les deux bouts de la rangée et prenez avant lui ce qui vaut le plus.
