# What `herzog rules` says around the rules, in French.

rules-heading = { $game } : les règles, dans nos mots
rules-rulings = Ce que le livret laisse ouvert, et comment nous le lisons
rules-hint-section = les règles d’un chapitre
rules-hint-number = une règle ou une décision (Q9), et ce qui l’applique
rules-hint-words = tout ce qui contient ces mots
rules-place = Dans le livret – { $place }
rules-set = Notre matériel – { $place }
rules-books = Autres éditions – { $books }
rules-why = Pourquoi : { $why }
rules-confidence-H = Certitude : haute ; le texte tranche.
rules-confidence-M = Certitude : moyenne ; c’est la lecture la plus sensée.
rules-confidence-L = Certitude : basse ; c’est notre choix.
rules-flag = Option de la table : { $option }
rules-concerns = Concerne : { $numbers }
rules-code = Code : { $names }
rules-tests = Tests : { $names }
rules-unknown = il n’y a pas de { $number } dans les règles de { $game } ; les plus proches : { $near }.
rules-nothing = rien dans les règles de { $game } ne parle de « { $words } ».
