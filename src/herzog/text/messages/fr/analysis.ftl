# La table d’analyse : lignes, fins de partie, variantes.

analysis-intro = Jouez tous les camps à partir de n’importe quelle position, revenez en arrière, prenez un autre chemin et voyez ce qui aurait pu arriver. Chaque ligne est conservée avec la partie. Les tirages sont refaits.
analysis-begin = Installer la table après le coup { $step }
analysis-past = C’est une position antérieure. Jouez à partir d’ici pour ouvrir une variante.
analysis-over = Cette ligne est arrivée à son terme. Revenez en arrière pour ouvrir une variante.
analysis-lines = Meilleures lignes
analysis-ask-lines = Montrer les meilleures lignes
analysis-deeper = Recherche plus profonde : { $n } / { $all }
analysis-stop = Arrêter
analysis-lines-of = Pour { $player }, avec ses seules informations :
analysis-lines-about = { $duel ->
    [yes] L’avance attendue sur l’adversaire, en points, et les chances de gagner. Touchez une ligne pour en jouer le premier coup.
   *[no] L’avance attendue sur la moyenne des autres, en points, et les chances de gagner. Touchez une ligne pour en jouer le premier coup.
}
analysis-spread = Comment cela pourrait finir
analysis-ask-finish = Laisser les bots finir 100 fois
analysis-finished = Parties terminées : { $n } / { $all }
analysis-mean = { $mean } en moyenne, { $share } de victoires
analysis-range = Points, de { $low } à { $high }
analysis-spread-about = Points à la fin si le bot « { $bot } » joue à toutes les places à partir d’ici.
analysis-branches = Variantes
analysis-no-branches = Jouez autre chose que dans la partie, et la variante est conservée ici.
analysis-nothing-kept = Aucune variante n’est conservée avec cette partie. En spectateur, on peut jouer ici, mais rien n’est conservé.
analysis-unnamed = Variante au coup { $step }
analysis-branch = Quitte la partie après le coup { $step } ; { $n ->
    [one] { $n } coup
   *[other] { $n } coups
} ; { $ago }
analysis-name = Nommer cette variante
analysis-tool-name = Renommer
analysis-name-it = Enregistrer
analysis-link = Copier le lien
analysis-tool-link = Lien
analysis-save = Enregistrer dans un fichier
analysis-tool-file = Fichier
analysis-delete = Supprimer
analysis-delete-sure = Supprimer définitivement ?
analysis-add = Ajouter depuis un fichier
