# Analyses de parties terminées.

review-title = Bilan de la partie
review-picked = { $player } : { $option }
review-better = Mieux : { $option } ({ $points }).
review-why = La différence : { $terms }{ $more ->
    [yes] , les plus petits écarts mis à part
   *[no] { "" }
}.
review-drawn = { $good ->
    [yes] La chance sourit à { $player }
   *[no] La chance tourne le dos à { $player }
}
review-drawn-what = Ce qui a été pioché ou distribué :
review-told-more = … et { $n } de plus.
review-turned = La partie bascule : { $player } prend l’avantage
review-account = Le détail
review-start = Avance attendue au départ
review-luck = Chance
review-errors = Erreurs
review-others = { $duel ->
    [yes] Cadeaux de l’adversaire
   *[no] Cadeaux des autres
}
review-reveals = Choix secrets
review-remainder = Estimations corrigées
review-result = Avance finale
review-about = { $duel ->
    [yes] Tous les chiffres sont des points, comparés à ceux de l’adversaire. La somme des lignes est exactement l’avance finale.
   *[no] Tous les chiffres sont des points, comparés à la moyenne des autres. La somme des lignes est exactement l’avance finale.
}
review-means = Ce que disent ces lignes
review-meant = { $term } : { $words }
review-start-means = L’avance attendue avant la première carte.
review-luck-means = Ce qui a été tiré ou distribué, comparé à ce qui aurait pu venir. Sur de nombreuses parties, cela s’équilibre.
review-errors-means = Ce que les décisions ont coûté par rapport aux meilleures trouvées, jugées seulement d’après ce que la personne pouvait savoir.
review-others-means = { $duel ->
    [yes] Ce que les erreurs de l’adversaire ont rapporté.
   *[no] Ce que les erreurs des autres ont rapporté.
}
review-reveals-means = Comment des choix faits en secret au même moment se sont rencontrés. Personne ne pouvait le savoir : ce n’est l’erreur de personne.
review-remainder-means = Les lignes ci-dessus reposent sur l’idée qu’un bot se fait de l’issue de la partie. Quand son estimation change alors que rien n’a été tiré et que personne n’avait vraiment le choix, l’écart est inscrit ici. Ce n’est ni de la chance ni une erreur. Si cette ligne est la plus grande, les estimations étaient loin du compte dans cette partie, et les autres lignes ne donnent qu’un ordre de grandeur.
review-result-means = { $duel ->
    [yes] L’avance sur l’adversaire à la fin, en points.
   *[no] L’avance sur la moyenne des autres à la fin, en points.
}
review-decisions-means = Les décisions où il y avait un choix.
review-accuracy-means = 100 % si chaque décision était la meilleure trouvée ; une décision qui coûte deux points compte pour moitié.
review-chart-means = { $duel ->
    [yes] Au-dessus de 0 : devant l’adversaire. Touchez un endroit pour voir la position.
   *[no] Au-dessus de 0 : devant la moyenne des autres. Touchez un endroit pour voir la position.
}
review-chart-chance-means = En supposant que tous jouent bien à partir de là. Touchez un endroit pour voir la position.
review-rough = Les chances de victoire n’ont pas été mesurées pour une telle table : c’est une estimation grossière tirée de l’avance.
review-accuracy = Précision
review-decisions = Décisions
review-by-ask = Perte moyenne par type de décision, et combien de fois
review-moments = Moments clés
review-moments-of = Moments clés du joueur
review-kind-error = erreur
review-kind-luck = chance
review-kind-turn = nouveau meneur
review-mark-picked = joué
review-mark-better = meilleur
review-no-moments = Aucun moment marquant dans cette partie.
review-chart = L’avance attendue au fil de la partie
review-step = Coup { $n }
review-table = La table vue par { $player }
review-look = Pour voir la table après le coup N : { $command }
review-intro = Quelle part la chance et les décisions ont-elles eue dans ce résultat ? Chaque décision est jugée d’après ce que la personne pouvait savoir, et vous voyez ce qui aurait été mieux. Il faut environ une minute ; les résultats s’affichent au fur et à mesure et sont conservés.
review-none = Cette partie n’a pas encore de bilan.
review-begin = Faire le bilan de cette partie
review-working = Coups jugés : { $n } / { $all }
review-cancel = Annuler
review-measure = Ce que montre la courbe
review-by-lead = Avance
review-by-chance = Chances de victoire
review-chart-chance = Les chances de victoire au fil de la partie, en pour cent
review-average = { $points } ({ $n } ×)
review-practice = Apprendre de vos erreurs ({ $n })
review-practice-title = Apprendre de vos erreurs
review-practice-at = Position { $n } sur { $all }
review-practice-played = Votre choix : { $option }. Points perdus : { $points }.
review-practice-try = Trouvez mieux. Essais restants : { $n }.
review-try-best = Le meilleur choix trouvé : { $points }.
review-try-better = Mieux : { $points }. On peut faire mieux encore.
review-try-worse = Pas mieux que votre choix ({ $points }).
review-try-unweighed = Ce choix ne méritait pas d’être examiné.
review-practice-solved = Trouvé. Cela vaut { $points }.
review-practice-answer = Le meilleur choix trouvé : { $option } ({ $points }).
review-practice-next = Position suivante
review-practice-return = Montrer à nouveau la position
review-practice-leave = Retour au bilan

## De quoi il s’agissait, quelle que soit la carte

review-ask-fourberies-choose-travel = Choisir des cartes Voyage
review-ask-fourberies-reserve-city = Choisir une carte Voyage à jouer face visible
review-ask-fourberies-use-acrobat = Utiliser un Saltimbanque
review-ask-fourberies-choose-caravel = Choisir une Caravelle à pousser
review-ask-fourberies-push-caravel = Choisir où pousser une Caravelle
review-ask-fourberies-salvage-actor = Choisir un Acteur à prendre pour sa troupe
review-ask-fourberies-move-needle = Déplacer l’aiguille
review-ask-fourberies-steal-from = Choisir à qui voler des Écus
review-ask-fourberies-send-to-court = Envoyer un Acteur à la Cour
review-ask-fourberies-discard-request = Défausser une Demande secrète
review-ask-fourberies-keep-request = Choisir une Demande secrète à garder
review-ask-fourberies-choose-request = Choisir une Demande secrète à utiliser
review-ask-fourberies-choose-nature = Choisir comment comptent les Caméléons
review-ask-lacrimosa-lay-experience = Jouer une carte dans la rangée Expériences
review-ask-lacrimosa-lay-story = Jouer une carte dans la rangée Histoires
review-ask-lacrimosa-use-card = Utiliser une carte ou prendre des ducats
review-ask-lacrimosa-take-actions = Choisir une action
review-ask-lacrimosa-may-again = Effectuer une action une fois de plus
review-ask-lacrimosa-end-turn = Terminer son tour ou faire d’abord des échanges
review-ask-lacrimosa-document = Choisir un souvenir
review-ask-lacrimosa-commission = Choisir un opus
review-ask-lacrimosa-perform-or-sell = Choisir un opus à faire interpréter ou à vendre
review-ask-lacrimosa-use-typed = Utiliser la récompense d’une ville
review-ask-lacrimosa-travel = Choisir où va Mozart
review-ask-lacrimosa-requiem = Choisir une case du Requiem
review-ask-lacrimosa-hire-composer = Choisir un compositeur
review-ask-lacrimosa-place-marker = Choisir un marqueur à placer
review-ask-lacrimosa-place-neutral = Placer le marqueur neutre
review-ask-lacrimosa-choose-counter = Choisir un marqueur Point d’histoire
review-ask-lacrimosa-choose-step = Choisir une piste où avancer
review-ask-lacrimosa-pay = Choisir comment payer
review-ask-lacrimosa-pay-differently = Payer point par point
