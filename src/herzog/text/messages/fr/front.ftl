# L’entrée : mes tables sur tous mes appareils.

## Un lien personnel

front-person-bring = Retrouver mes tables ici
front-person-take = Mes tables sur d’autres appareils
front-person = Mes tables sur tous mes appareils
front-person-lead = Un lien personnel réunit vos places. Ouvrez-le sur un autre appareil : vous y retrouverez les mêmes tables, votre nom, votre langue et vos réglages. Sans compte.
front-person-make = Créer mon lien personnel
front-person-have = Vous en avez déjà un ?
front-person-field = Lien personnel ou phrase de récupération
front-person-use = Retrouver mes tables ici
front-person-unread = Ce n’est ni un lien personnel, ni les douze mots d’une phrase de récupération.
front-person-key = Mon lien personnel
    .about = Ouvrez-le sur vos autres appareils ou scannez le code. La personne qui le détient peut jouer à toutes vos places : gardez-le pour vous.
front-phrase = Phrase de récupération
    .about = Douze mots anglais qui valent votre lien. Notés sur papier, ils vous rendent vos tables même si vous perdez tous vos appareils.
front-phrase-show = Afficher les douze mots
front-person-leave = Le retirer de ce navigateur
    .about = Il marche toujours ailleurs, et les tables restent dans la liste ici.
front-person-leave-sure = Vraiment ? Avez-vous gardé le lien ou les mots ?
front-person-forget = Supprimer ma liste
    .about = Le serveur oublie le lien et ce qu’il réunissait. Chaque place garde son propre lien : aucune partie n’est perdue.
front-person-forget-sure = Vraiment ? C’est définitif.
front-person-door = Ce lien personnel est-il le vôtre ?
    .about = Si oui, ce navigateur affichera vos tables et reprendra votre nom, votre langue et vos réglages. Si on vous l’a envoyé, n’y touchez pas : vos tables finiraient dans la liste de quelqu’un d’autre.
front-person-door-other = Ce navigateur a un autre lien personnel. Celui-ci le remplacera : gardez-en une copie s’il vous sert encore.
front-person-door-do = C’est le mien, l’utiliser ici

## Mes tables

front-archive = { $n ->
        [one] { $n } partie terminée
       *[other] { $n } parties terminées
    }
front-place = Rang : { $rank } sur { $of }
front-next = { $n ->
        [one] Une autre table vous attend
       *[other] { $n } autres tables vous attendent
    }

## Les tables ouvertes

front-open = Tables ouvertes
front-open-none = Aucune table n’est ouverte pour le moment. Préparez une partie et laissez une place à qui voudra.
front-open-take = Prendre place
front-open-watch = Regarder
front-open-free = libre
front-open-name = Votre nom à cette table
front-open-sit = S’asseoir
front-sign = Ouverte à tous
    .about = L’accueil montre cette table à tous, avec les noms des joueurs.
front-sign-watch = Chacun peut regarder
    .about = Les visiteurs voient ce qui est public. Ils ne peuvent ni lire les messages ni en écrire.
front-sign-seat = Place { $n } : libre pour qui voudra
front-sign-language = Langue
front-sign-language-any = toutes
front-sign-level = Niveau
front-sign-level-any = tout le monde est le bienvenu
front-sign-level-new = débutants
front-sign-level-seasoned = joueurs expérimentés
front-sign-speed = Rythme
front-sign-speed-sitting = d’une traite
front-sign-speed-days = sur plusieurs jours

## La donne du jour

front-daily = Donne du jour
    .about = Une donne par jour, la même pour tous ici. Une fois qu’on l’a jouée, on voit ce qu’ont fait les autres ; ils verront votre nom et vos points.
front-daily-rivals = { $n ->
        [one] Adversaire : { $names }
       *[other] Adversaires : { $names } ({ $level })
    }
front-daily-play = Jouer la donne du jour
front-daily-on = Continuer
front-daily-compare = Comparer
front-daily-before = Hier
front-daily-of = Donne du jour, { $day }
front-daily-ends = Prochaine donne dans { $time }
front-daily-none = Personne n’a joué cette donne jusqu’au bout.
front-daily-best = Revoir la meilleure partie
front-daily-won = gagné
front-daily-guest = Un invité

## Résultats

front-results = Résultats
front-results-mine = Mes parties
front-results-house = Tout le monde ici
front-results-none = Aucune partie n’a encore été jouée jusqu’au bout.
front-results-link = Avec un lien personnel, vos propres parties sont comptées ici, sur tous vos appareils.
front-results-about = Seules comptent les parties jouées jusqu’au bout, et les places que leurs joueurs ont tenues eux-mêmes.
front-results-games = { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
front-results-seats = Joueurs
front-results-played = Parties
front-results-average = Moyenne
front-results-best = Record
front-results-rival = Adversaire
front-results-met = Parties
front-results-ahead = Devant
front-results-level = À égalité
front-results-share = Devant, %

## Un fichier de partie à soi

front-record = Ouvrir une partie
    .about = Choisissez le fichier d’une partie terminée, ou déposez-le ici : vous pourrez la revoir coup par coup et en faire le bilan.
front-record-drop = Déposez le fichier ici
front-record-reading = Vérification du fichier…
front-record-too-big = Ce fichier est trop gros pour être une partie enregistrée.
shell-code-record-broken = { $line ->
        [0] Ce fichier n’est pas une partie enregistrée, ou il a été modifié.
       *[other] Ce fichier n’est pas une partie enregistrée, ou il a été modifié (ligne { $line }).
    }
shell-code-record-format = Ce fichier vient d’une autre version du programme, qui ne peut pas être lue ici.
shell-code-record-game = C’est une partie d’un jeu qui ne se joue pas ici.
shell-code-record-set = Cette partie a été jouée avec un matériel qui n’est pas disponible ici.
shell-code-record-rules = Cette partie ne suit pas les règles (coup { $step }).
shell-code-record-unended = Cette partie n’a pas été jouée jusqu’au bout. Seule une partie terminée peut être ouverte.
