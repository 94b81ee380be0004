# La table sur la toile : tout ce qui entoure les jeux.

## L’entrée

shell-home = Vers l’entrée
shell-lobby-title = Une soirée au Café Herzog
shell-lobby-lead = Deux jeux, une table. Invitez vos amis par un lien, passez-vous un même écran ou affrontez les habitués de la maison. Sans compte, sans rien installer.
shell-fine-print = Une table privée, dessinée et écrite par des joueurs, sans lien avec les éditeurs de ces jeux.
shell-version = Version { $version }.
shell-try-again = Réessayer
shell-lay-table = Dresser la table
shell-choose-game = Quel jeu ?
shell-lead-lacrimosa = Des mécènes achèvent le Requiem de Mozart et racontent à Constance ce qu’ils ont fait pour lui.
shell-lead-fourberies = Des troupes d’animaux courent le royaume pour jouer devant un roi d’humeur changeante.
shell-for-how-many = De { $fewest } à { $most } joueurs
shell-seats = Qui s’assied à la table ?
shell-seat-n = Place { $n }
shell-guest-n = Invité { $n }
shell-seat-kind = Qui occupe : { $seat }
shell-seat-name = Nom : { $seat }
shell-seat-bot = Force : { $seat }
shell-remove-seat = Retirer : { $seat }
shell-add-seat = Une place de plus
shell-kind-here = À cet écran
    .about = Joue ici. À plusieurs, l’écran passe de main en main et un rideau cache chaque jeu.
shell-kind-link = Par un lien
    .about = Reçoit son propre lien, à ouvrir où il veut ; vous le trouverez à la table.
shell-kind-bot = La maison
    .about = Joué par le programme.
shell-options = Options et points de règle
shell-options-changed = { $n ->
        [0] tels que conseillés
        [one] { $n } modifié
       *[other] { $n } modifiés
    }
shell-hints = Conseils
    .about = On peut demander ce qu’un robot ferait à sa place, d’après ce que l’on sait soi-même.
shell-hints-allowed = permis
shell-hints-none = aucun
shell-pack = Jeu de composants
    .about = Les valeurs imprimées sur les cartes et les tuiles. Qui possède le jeu peut apporter les siennes.
shell-pack-own = Fourni avec le jeu
shell-take-seat = Prendre place
shell-my-tables = Mes tables
shell-your-turn = À vous
shell-others-turn = Les autres réfléchissent
shell-watching = En spectateur
shell-finished = Terminée
shell-forget = Ôter de ma liste
shell-by-day = Clair : papier, de jour
shell-by-candlelight = Sombre : à la chandelle
shell-language = Langue

## À la table

shell-laying = On dresse la table…
shell-door-shut = Cette porte reste close
shell-to-lobby = Vers l’entrée
shell-line-lost = Connexion perdue – nouvel essai…
shell-one-screen = Un seul écran
shell-tools = Règles, invitations et réglages
shell-leaf-rules = Règles
shell-leaf-links = Invitations
shell-leaf-report = Signaler un problème
shell-leaf-settings = Réglages
shell-this-table = Cette table
shell-tabs = Parties de la table
shell-tab-board = Plateau
shell-tab-people = Joueurs
shell-tab-log = Journal
shell-tab-chat = Causerie
shell-close = Fermer
shell-me = vous
shell-is-bot = la maison
shell-doing-ready = choix fait
shell-doing-thinking = réfléchit
shell-doing-away = pas à table
shell-points = Points
shell-next-table = La partie suivante est dressée.
shell-follow = M’y asseoir
shell-your-name = Comment vous appelez-vous ?
shell-that-is-me = C’est moi
shell-my-name = Mon nom à cette table
shell-understood = Compris

## Ce que je dois faire

shell-choice = Votre choix
shell-you = À vous
shell-status-waiting = { $n ->
        [0] Un instant…
       *[other] On attend { $names }
    }
shell-status-ready = { $n ->
        [0] Un instant…
       *[other] Votre choix est fait. On attend encore { $names }
    }
shell-status-past = Voici la table après le coup { $step }
shell-status-over = { $n ->
        [one] Victoire de { $names }
       *[other] Victoire partagée : { $names }
    }
shell-to-present = Revenir au présent
shell-change-mind = Changer d’avis
shell-options-list = Ce que vous pouvez faire
shell-all-options = Tous les choix
shell-as-list = { $n ->
        [one] Le montrer aussi dans la liste
       *[other] Sur le plateau – montrer les { $n } en liste
    }
shell-on-board = Seulement sur le plateau
shell-unusual = { $n ->
        [one] { $n } choix inhabituel
       *[other] { $n } choix inhabituels
    }
shell-caution = À bien peser.
shell-proposal = Confirmez votre choix
shell-reveals = On n’attend plus que vous : tous les choix seront dévoilés.
shell-confirm = Confirmer
shell-do-it = Le faire quand même
shell-cancel = Pas encore
shell-never-warn = Ne plus m’en avertir
shell-not-possible = { $n ->
        [one] { $n } chose impossible pour l’instant – pourquoi ?
       *[other] { $n } choses impossibles pour l’instant – pourquoi ?
    }
shell-read-rule = Lire la règle { $rule }
shell-hint = Conseil
shell-undo = Annuler
shell-restart = Reprendre le tour
shell-recap = { $n ->
        [one] Entre-temps : { $n } événement
       *[other] Entre-temps : { $n } événements
    }
shell-play-through = Le revoir sur le plateau

## Entre deux joueurs au même écran

shell-curtain-title = { $name }, c’est à vous
shell-curtain-lead = Le rideau est baissé. Tous détournent le regard, sauf { $name }.
shell-curtain-lift = Je suis { $name } – lever le rideau
shell-curtain-back = Revenir à { $name }, pour changer son choix

## Journal, historique, causerie

shell-history = Historique
shell-history-at = { $step } / { $last }
shell-history-first = Au début
shell-history-back = Un coup en arrière
shell-history-forward = Un coup en avant
shell-history-last = Au présent
shell-log-filter = Coups de
shell-log-all = Tout le monde
shell-log-go = Montrer la table après le coup { $step }
shell-log-empty = Rien ne s’est encore passé.
shell-since-last = depuis votre dernier coup
shell-chat-empty = Personne n’a encore rien dit.
shell-chat-say = Dire quelque chose
shell-chat-send = Envoyer
shell-a-spectator = Un spectateur

## Les tiroirs

shell-rules-search = Chercher une règle ou un mot
shell-rules-none = Rien trouvé.
shell-glossary = Lexique
shell-keys = Touches
shell-key-option = choisir
shell-key-confirm = confirmer
shell-key-cancel = reposer, fermer
shell-key-hint = ce que ferait un robot
shell-key-undo = annuler
shell-key-restart = reprendre le tour
shell-key-leaf = feuilleter la partie
shell-key-ends = début, présent
shell-key-rules = règles
shell-key-status = dire où l’on en est
shell-key-moves = dire ce que je peux faire
shell-key-last = dire ce qui vient d’arriver
shell-theme = Lumière
shell-theme-system = Comme le système
shell-theme-light = Papier, de jour
shell-theme-dark = À la chandelle
shell-pace = Mouvement
shell-pace-0 = Aucun
shell-pace-120 = Vif
shell-pace-250 = Égal
shell-pace-500 = Tranquille
shell-sound = Un son doux quand c’est à moi
shell-confirms-itself = Confirmer de soi-même
    .about = Termine le tour après un instant et dévoile les choix secrets sans demander.
shell-stops-forced = S’arrêter aux choix forcés
    .about = Sinon, un choix qui n’a qu’une issue est fait pour vous, et montré.
shell-lists = Toujours les choix en liste
    .about = Même ce qui peut se choisir sur le plateau.
shell-hushed = { $n ->
        [one] { $n } sorte d’avertissement est coupée.
       *[other] { $n } sortes d’avertissement sont coupées.
    }
shell-warn-again = M’avertir de nouveau
shell-links-lead = Qui ouvre un lien s’assied à cette place, sur n’importe quel appareil, autant de fois qu’il veut. Un nouveau lien rend l’ancien sans valeur.
shell-link-watch = Pour regarder
    .about = Voit ce qui est public, et rien d’autre.
shell-link-host = Mon propre lien
    .about = Pour continuer sur un autre appareil. Qui le détient est l’hôte : gardez-le pour vous.
shell-copy = Copier
shell-copied = Copié
shell-revoke = Nouveau lien
shell-revoke-sure = Sûr ? L’ancien meurt
shell-report-lead = Enregistre un fichier avec vos mots, la table telle que vous la voyez, son journal et toutes les versions. Ce que les autres cachent n’y est pas. La partie entière y est, une fois terminée.
shell-report-words = Que s’est-il passé, et qu’attendiez-vous ?
shell-report-save = Enregistrer le rapport
shell-report-saved = Enregistré. Envoyez le fichier à qui s’occupe de cette table.

## La fin

shell-end = Le résultat
shell-score = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
shell-chart = Les points au fil de la partie
shell-rematch = Rejouer
shell-same-deal = Rejouer la même donne
    .about = Le hasard répond comme alors : mêmes cartes, autres décisions.
shell-host-again = L’hôte peut redresser la table ; on vous proposera de suivre.
shell-save-record = Enregistrer la partie

## Options des jeux

shell-option-fourberies-manager-shortage = Les trois Régisseurs sont sur scène
    .about = Un Acteur 3 rapporte-t-il encore son gain ? La règle ne le dit pas (FOU-Q13).
shell-option-fourberies-manager-shortage-gain = le gain est acquis
shell-option-fourberies-manager-shortage-nothing = rien ne se passe
shell-option-fourberies-unfulfilled-request = Demande secrète non remplie
    .about = Peut-on en utiliser une qui ne paie rien ? La règle laisse la question ouverte (FOU-Q33).
shell-option-fourberies-unfulfilled-request-allowed = peut être utilisée
shell-option-fourberies-unfulfilled-request-refused = ne peut pas l’être
shell-option-lacrimosa-composers = Compositeurs du Requiem
    .about = Deux achèvent le Requiem ; un seul en solitaire.
shell-option-lacrimosa-composers-recommended = comme conseillé
shell-option-lacrimosa-composers-drawn = tirés au sort
shell-option-lacrimosa-composers-eybler = Eybler
shell-option-lacrimosa-composers-stadler = Stadler
shell-option-lacrimosa-composers-suessmayr = Süßmayr
shell-option-lacrimosa-composers-freystaedtler = Freystädtler
shell-option-lacrimosa-difficulty = Le Soliste
    .about = La force du rival quand vous jouez seul.
shell-option-lacrimosa-difficulty-easy = facile
shell-option-lacrimosa-difficulty-middle = moyenne
shell-option-lacrimosa-difficulty-difficult = difficile
shell-option-lacrimosa-refill = La rangée de cartes est complétée
    .about = Après chaque action, ou une fois en fin de tour ? La règle permet les deux lectures (LAC-Q4).
shell-option-lacrimosa-refill-action = après chaque action
shell-option-lacrimosa-refill-turn = en fin de tour

## Ce que la maison a refusé

shell-code-away = La maison ne répond pas. Est-elle ouverte ?
shell-code-malformed = Cela n’a pas pu être lu.
shell-code-too-big = C’était trop long.
shell-code-too-fast = Trop à la fois. Un instant, je vous prie.
shell-code-bad-link = Ce lien n’ouvre aucune table ici.
shell-code-revoked = L’hôte a remplacé ce lien. Demandez-lui le nouveau.
shell-code-no-table = Il n’y a pas de telle table ici.
shell-code-no-page = Il n’y a pas de telle page.
shell-code-not-host = Seul l’hôte peut le faire.
shell-code-not-your-seat = C’est la place de quelqu’un d’autre.
shell-code-stale = La partie a avancé. Regardez de nouveau.
shell-code-illegal-pick = Ce n’est pas possible maintenant.
shell-code-barrier = Cela ne peut pas être repris.
shell-code-no-step = La partie n’a pas de tel coup.
shell-code-no-thing = Rien sur la table ne porte ce nom.
shell-code-no-hint = Il n’y a pas de conseil ici.
shell-code-not-over = Cela attend la fin de la partie.
shell-code-wrong-setup = La table ne peut pas être dressée ainsi.
shell-code-broken-table = Cette partie ne peut pas continuer avec cette version ou ce jeu de composants.
shell-code-busy = La maison est occupée. Rien n’a changé ; réessayez.
shell-code-full = La maison n’a plus de place. Rien n’a changé.
shell-code-failed = Une erreur est survenue de notre côté. Rien n’a changé.
