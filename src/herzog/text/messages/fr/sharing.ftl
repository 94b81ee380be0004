# Parties partagées par un lien public.

sharing-points = Les points au fil de la partie
sharing-about = Revoyez la partie terminée coup par coup, avec le bilan de chaque décision.
sharing-locale = fr_FR
sharing-share = Partager cette partie
    .about = Avec ce lien, tout le monde peut revoir la partie et son bilan, avec les noms de cette table. Vous pouvez le retirer à tout moment.
sharing-link = Lien public
    .about = Pour regarder seulement : ni place, ni discussion, ni autre partie.
sharing-withdraw = Retirer
sharing-withdraw-sure = Vraiment ? Le lien ne marchera plus pour personne.
sharing-picture = L’image qui accompagne le lien
