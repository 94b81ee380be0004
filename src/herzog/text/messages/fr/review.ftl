# Analyses de parties terminées.

review-title = Analyse de la partie
review-picked = { $player } : { $option }
review-better = Mieux : { $option }.
review-why = La différence : { $terms }.
review-drawn = { $good ->
    [yes] Chance pour { $player }
   *[no] Malchance pour { $player }
}
review-told-more = … et { $n } de plus.
review-turned = La partie bascule : { $player } prend l’avantage
review-account = Le bilan
review-start = Attendu au départ
review-luck = Chance
review-errors = Erreurs personnelles
review-others = Cadeaux des autres
review-reveals = Choix secrets
review-remainder = Jugement révisé
review-result = Avance finale
review-about = L’avance se mesure par rapport à la moyenne des autres, en points. Chaque décision est jugée d’après ce que la personne pouvait savoir. La chance compare ce qui a été tiré à ce qui aurait pu l’être. Les choix secrets : comment ceux faits en même temps se sont rencontrés, au-delà de ce que chacun valait seul. Le jugement révisé est ce qui n’était pas prévisible ; le compte est exact.
review-rough = Les chances de victoire n’ont pas été mesurées pour une telle table : c’est une estimation grossière tirée de l’avance.
review-accuracy = Précision
review-decisions = Décisions
review-by-ask = Perte moyenne par type de décision, et combien de fois
review-moments = Moments clés
review-no-moments = Rien ne se détache dans cette partie.
review-chart = L’avance attendue au fil de la partie
review-step = Étape { $n }
review-intro = Quelle part la chance et les décisions ont-elles eue dans ce résultat ? Chaque décision est jugée d’après ce que la personne pouvait savoir, et vous voyez ce qui aurait été mieux. Il faut environ une minute ; ce qui est trouvé s’affiche au fur et à mesure et reste.
review-none = Cette partie n’a pas été analysée.
review-begin = Analyser cette partie
review-working = Étapes jugées : { $n } / { $all }
review-cancel = Annuler
review-measure = Ce que montre la courbe
review-by-lead = Avance
review-by-chance = Chance de victoire
review-chart-chance = La chance de victoire au fil de la partie, en pour cent
review-average = { $points } × { $n }
review-practice = Apprendre de vos erreurs ({ $n })
review-practice-title = Apprendre de vos erreurs
review-practice-at = Position { $n } sur { $all }
review-practice-played = Votre choix : { $option } ({ $points }).
review-practice-try = Trouvez mieux. Essais restants : { $n }.
review-try-best = Le meilleur choix trouvé : { $points }.
review-try-better = Mieux : { $points }, mais on peut faire plus.
review-try-worse = Pas mieux que votre choix.
review-practice-solved = Trouvé. Cela vaut { $points }.
review-practice-answer = Le meilleur choix trouvé : { $option } ({ $points }).
review-practice-next = Position suivante
review-practice-leave = Retour à l’analyse
