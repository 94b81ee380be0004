# La table sur la toile : tout ce qui entoure les jeux.

## L’entrée

shell-home = Accueil
shell-lobby-title = Une soirée au Café Herzog
shell-lobby-lead = Deux jeux, une table. Invitez vos amis par un lien, partagez un même écran ou affrontez les habitués de la maison. Sans compte, sans rien installer.
shell-fine-print = Une table privée, dessinée et écrite par des joueurs, sans lien avec les éditeurs de ces jeux.
shell-version = Version { $version }.
shell-try-again = Réessayer
shell-reload = Recharger
shell-later = Plus tard
shell-page-old = Il y a une nouvelle version de cette page.
shell-part-missing = Cette partie de la page n’a pas pu être chargée. Rechargez la page : rien n’est perdu.
shell-part-broken = Cette partie de la page n’a pas pu être affichée. La partie elle-même est conservée sur le serveur.
shell-lay-table = Préparer une partie
shell-choose-game = Quel jeu ?
shell-lead-lacrimosa = Des mécènes achèvent le Requiem de Mozart et racontent à Constanze ce qu’ils ont fait pour lui.
shell-lead-fourberies = Des troupes d’animaux courent le royaume pour jouer devant un roi d’humeur changeante.
shell-for-how-many = { $fewest } à { $most } { $most ->
    [one] joueur
   *[other] joueurs
}
shell-seats = Qui joue ?
shell-seat-kind = Type de joueur : { $seat }
shell-seat-name = Nom : { $seat }
shell-seat-bot = Force : { $seat }
shell-remove-seat = Retirer : { $seat }
shell-add-seat = Ajouter une place
shell-kind-here = À cet écran
    .about = Joue ici. À plusieurs, l’écran passe de main en main et un rideau cache la main de chacun.
shell-kind-link = Par un lien
    .about = Reçoit son propre lien, à ouvrir sur n’importe quel appareil ; vous le trouverez à la table.
shell-kind-open = Place libre
    .about = Elle est proposée à l’accueil ; le premier qui la prend joue.
shell-kind-bot = Bot
    .about = Joué par le programme. Le nombre est son Elo : un bot qui a 200 points de plus gagne environ trois parties sur quatre.
shell-alone-lacrimosa = Votre adversaire en solo ; sa force se règle dans les options.
shell-options = Options et points de règle
shell-options-changed = { $n ->
        [one] { $n } modification
       *[other] { $n } modifications
    }
shell-hints = Conseils
    .about = On peut demander ce qu’un bot ferait à sa place, avec les mêmes informations.
shell-hints-allowed = permis
shell-hints-none = aucun
shell-practice = Entraînement
    .about = La table d’analyse est ouverte à tout moment, même en cours de partie : elle montre tout, y compris ce que les bots ont en main. Ces parties ne comptent pas dans les résultats.
shell-practice-yes = oui : analyse à tout moment
shell-practice-no = non
shell-pack = Matériel
    .about = Les valeurs imprimées sur les cartes et les tuiles. Si vous possédez le jeu, vous pouvez ajouter celles de votre exemplaire.
shell-pack-own = Fourni avec le jeu
shell-take-seat = Commencer la partie
shell-my-tables = Mes tables
shell-your-turn = À vous
shell-watching = Spectateur
shell-finished = Terminée
shell-forget = Retirer de ma liste
shell-by-day = Clair : papier, de jour
shell-by-candlelight = Sombre : à la chandelle
shell-language = Langue

## À la table

shell-laying = Ouverture de la table…
shell-door-shut = Impossible d’ouvrir cette table
shell-to-lobby = Retour à l’accueil
shell-line-lost = Connexion perdue – nouvel essai…
shell-sending = Envoi…
shell-one-screen = Un seul écran
shell-tools = Règles, invitations et réglages
shell-leaf-rules = Règles
shell-leaf-notes = Notes
shell-leaf-links = Invitations
shell-leaf-report = Signaler un problème
shell-leaf-review = Bilan de la partie
shell-leaf-board = Table d’analyse
shell-leaf-settings = Réglages
shell-this-table = Cette table
shell-tabs = Parties de la table
shell-tab-board = Plateau
shell-tab-people = Joueurs
shell-tab-log = Journal
shell-tab-chat = Discussion
shell-tab-analysis = Analyse
shell-close = Fermer
shell-me = vous
shell-is-bot = bot
shell-doing-ready = choix fait
shell-doing-thinking = réfléchit
shell-doing-free = place libre
shell-doing-away = pas là
shell-at-table = à la table
shell-points = Points
shell-see-board = Voir le plateau : { $name }
shell-eyes = Plateau à suivre
shell-eyes-turn = Suivre le joueur actif
shell-next-table = La partie suivante est prête.
shell-follow = La rejoindre
shell-your-name = Comment vous appelez-vous ?
shell-that-is-me = C’est moi
shell-my-name = Mon nom à cette table
shell-understood = Compris
shell-clauses = { $item } ; { $rest }
shell-said-of = { $item } : { $rest }

## Ce que je dois faire

shell-choice = Votre choix
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
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
shell-status-won = Vous avez gagné !
shell-to-present = Revenir au présent
shell-to-line-end = À la fin de cette ligne
shell-leave-board = Revenir à la partie
shell-analyse = Analyser à partir d’ici
shell-go-on-here = Jouer à partir d’ici
shell-aside-board = Table d’analyse
shell-aside-plan = Et si…
shell-plan-try = Et si…
shell-plan-play = Jouer cette ligne
shell-plan-unknown = Nul ne peut connaître la suite : le plan s’arrête ici.
shell-plan-others = Ce serait maintenant à { $names } de jouer : le plan s’arrête ici.
shell-change-mind = Changer d’avis
shell-options-list = Ce que vous pouvez faire
shell-all-options = Tous les choix
shell-more = Tous les choix, et ce qui est impossible
shell-less = Moins de choix
shell-caution = Réfléchissez bien.
shell-proposal = Confirmez votre choix
shell-reveals = On n’attend plus que vous : tous les choix seront dévoilés.
shell-turns-up = dévoile de nouvelles cartes
shell-no-way-back = ne pourra pas être annulé
shell-confirm = Confirmer
shell-confirm-and-end = Confirmer et terminer le tour
shell-do-it = Le faire quand même
shell-cancel = Pas encore
shell-never-warn = Ne plus m’en avertir
shell-not-possible = Impossible pour l’instant
shell-read-rule = Lire la règle { $rule }
shell-type = Tapez ce que vous voulez faire, ou « ? » pour l’aide
shell-type-help = Tapez une réponse : son nom ou le début de son nom, avec ou sans verbe. Une ligne peut contenir plusieurs réponses. Vous pouvez aussi taper :
shell-hint = Conseil
shell-hint-numbers = Les chiffres
shell-undo = Annuler
shell-undo-far = { $n ->
        [one] Un coup peut être annulé
       *[other] { $n } coups peuvent être annulés, un par un
    }, jusqu’à : { $event }
shell-restart = Recommencer le tour
shell-recap = { $n ->
        [one] Entre-temps : { $n } événement
       *[other] Entre-temps : { $n } événements
    }
shell-play-through = Revoir sur le plateau

## Entre deux joueurs au même écran

shell-curtain-title = { $name }, c’est à vous
shell-curtain-lead = Le rideau est baissé. Que tout le monde détourne le regard, sauf { $name }.
shell-curtain-lift = Je suis { $name } – lever le rideau
shell-curtain-back = Retour à { $name }, pour changer de choix
shell-curtain-all-title = Tout le monde a choisi
shell-curtain-all-lead = Le rideau est baissé. Approchez : les choix vont être révélés.
shell-curtain-all-lift = Lever le rideau pour tout le monde
shell-sit-down = Je suis { $name } – voir mes cartes

## Journal, historique, discussion

shell-history = Historique
shell-history-at = { $step } / { $last }
shell-history-first = Au début
shell-history-back = Un coup en arrière
shell-history-forward = Un coup en avant
shell-history-last = Au présent
shell-history-play = Revoir à partir d’ici
shell-stage-skip = Suite
shell-stage-end = Passer à la fin
shell-log-filter = Coups joués par
shell-log-all = Tout le monde
shell-log-rounds = Moment de la partie
shell-log-game = Toute la partie
shell-log-go = Montrer la table après le coup { $step }
shell-log-empty = Il ne s’est encore rien passé.
shell-since-last = depuis votre dernier coup
shell-moved = Dernier coup : { $ago }.
shell-no-clock = Cette table n’a pas d’horloge.
shell-chat-empty = Personne n’a encore rien dit.
shell-chat-say = Dire quelque chose
shell-chat-send = Envoyer
shell-a-spectator = Un spectateur
shell-spectators = Spectateurs
shell-chat-clear = Effacer la discussion
shell-chat-clear-sure = Vraiment ? Tout ce qui a été dit ici sera effacé.
shell-chat-left = Quelqu’un qui est parti
shell-chat-closed = Ici, seules les personnes invitées discutent.
shell-mute = Masquer
    .about = Vous ne verrez plus ce qu’ils disent, ni leur nom. Personne d’autre ne le remarquera.
shell-mute-one = Masquer { $name }
shell-unmute-one = Ne plus masquer { $name }

## Les tiroirs

shell-rules-search = Chercher une règle ou un mot
shell-rules-none = Rien trouvé.
shell-glossary = Lexique
shell-keys = Raccourcis clavier
shell-key-option = choisir
shell-key-confirm = confirmer
shell-key-cancel = annuler le choix, fermer
shell-key-type = taper ce que je fais, comme dans le terminal
shell-key-hint = ce que ferait un bot
shell-key-undo = annuler
shell-key-restart = recommencer le tour
shell-key-leaf = parcourir la partie
shell-key-ends = au début, au présent
shell-key-skip = passer à la suite pendant une animation
shell-key-zoom = agrandir, réduire ou ajuster le plateau
shell-key-rules = règles
shell-key-notes = mes notes
shell-key-status = dire où l’on en est
shell-key-moves = dire ce que je peux faire
shell-key-last = dire ce qui vient d’arriver
shell-key-person = dire ce que j’ai
shell-key-time = dire depuis quand on attend
shell-keyname-enter = Entrée
shell-keyname-esc = Échap
shell-keyname-shift = Maj
shell-keyname-home = Début
shell-keyname-end = Fin
shell-theme = Éclairage
shell-theme-system = Comme le système
shell-theme-light = Papier, de jour
shell-theme-dark = À la chandelle
shell-pace = Animations
shell-pace-0 = Aucune
shell-pace-120 = Vives
shell-pace-250 = Modérées
shell-pace-500 = Tranquilles
shell-text-size = Taille du texte
shell-sound = Des sons discrets : quand c’est mon tour, et quand quelque chose m’arrive
shell-sounds = Sons
shell-confirms-itself = Confirmer automatiquement
    .about = Termine le tour après un instant et dévoile les choix secrets sans demander.
shell-asks-first = Demander avant ce qui ne peut pas être annulé
    .about = Acheter une carte en dévoile une autre, par exemple. Sans ce réglage, c’est fait aussitôt.
shell-stops-forced = S’arrêter aux choix forcés
    .about = Sans ce réglage, quand il n’y a qu’une possibilité, elle est choisie pour vous et affichée.
shell-lists = Toujours lister les choix
    .about = Même ceux que l’on peut désigner sur le plateau.
shell-hushed = { $n ->
        [one] { $n } sorte d’avertissement est désactivée.
       *[other] { $n } sortes d’avertissement sont désactivées.
    }
shell-warn-again = M’avertir de nouveau
shell-notes-lead = Pour vous seulement. Elles restent dans ce navigateur et disparaissent quand vous retirez la table de votre liste.
shell-links-lead = Celui qui ouvre un lien prend la place correspondante, sur n’importe quel appareil, autant de fois qu’il veut. Un nouveau lien annule l’ancien.
shell-links-here-only = Ces liens ne s’ouvrent que sur cette machine. Pour laisser entrer les autres sur votre réseau, lancez le serveur ainsi :
shell-link-picture = Afficher le code QR
shell-link-pictured = Code QR du lien : { $who }
shell-link-watch = Pour regarder
    .about = Montre ce qui est public, et rien d’autre.
shell-link-host = Mon propre lien
    .about = Pour continuer sur un autre appareil. La personne qui le détient est l’hôte : gardez-le pour vous.
shell-copy = Copier
shell-copied = Copié
shell-revoke = Nouveau lien
shell-revoke-sure = Vraiment ? L’ancien lien ne marchera plus.
shell-report-lead = Enregistre un fichier avec votre description, la table telle que vous la voyez, son journal et tous les numéros de version. Ce que les autres cachent n’y est pas. Une fois la partie terminée, elle y figure en entier.
shell-report-words = Que s’est-il passé, et qu’attendiez-vous ?
shell-report-save = Enregistrer le rapport
shell-report-saved = Enregistré. Envoyez le fichier à la personne qui s’occupe de cette table.

## La fin

shell-end = Le résultat
shell-score = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
shell-chart = Les points au fil de la partie
shell-rematch = Rejouer
shell-same-deal = Rejouer la même donne
    .about = Même tirage, mêmes cartes ; à vous de décider autrement.
shell-host-again = L’hôte peut relancer une partie ; on vous y invitera.
shell-save-record = Enregistrer la partie

## Options des jeux

shell-option-fourberies-manager-shortage = Vos trois Régisseurs sont sur la scène
    .about = Un Acteur d’expérience 3 rapporte-t-il encore ses Écus ? La règle ne le dit pas (FOU-Q13).
shell-option-fourberies-manager-shortage-gain = on gagne quand même les Écus
shell-option-fourberies-manager-shortage-nothing = rien ne se passe
shell-option-fourberies-unfulfilled-request = Demande secrète non remplie
    .about = Peut-on en utiliser une qui ne rapporte rien ? La règle laisse la question ouverte (FOU-Q33).
shell-option-fourberies-unfulfilled-request-allowed = peut être utilisée
shell-option-fourberies-unfulfilled-request-refused = ne peut pas être utilisée
shell-option-lacrimosa-composers = Compositeurs du Requiem
    .about = Deux compositeurs achèvent le Requiem ; un seul en solo.
shell-option-lacrimosa-composers-recommended = comme conseillé
shell-option-lacrimosa-composers-drawn = tirés au sort
shell-option-lacrimosa-composers-eybler = Eybler
shell-option-lacrimosa-composers-stadler = Stadler
shell-option-lacrimosa-composers-suessmayr = Süßmayr
shell-option-lacrimosa-composers-freystaedtler = Freystädtler
shell-option-lacrimosa-difficulty = Le Soliste
    .about = La force de votre rival en solo.
shell-option-lacrimosa-difficulty-easy = facile
shell-option-lacrimosa-difficulty-middle = moyen
shell-option-lacrimosa-difficulty-difficult = difficile
shell-option-lacrimosa-refill = Compléter la rangée de cartes
    .about = Après chaque action, ou une fois en fin de tour ? La règle permet les deux lectures (LAC-Q4).
shell-option-lacrimosa-refill-action = après chaque action
shell-option-lacrimosa-refill-turn = en fin de tour

## Ce que la maison a refusé

shell-code-away = Le serveur ne répond pas : il est arrêté, ou vous êtes hors ligne. Vos parties y sont conservées.
shell-code-malformed = Ce message est illisible.
shell-code-too-big = C’est trop long.
shell-code-too-fast = Trop de choses à la fois. Un instant, s’il vous plaît.
shell-code-many-tables =
    { $n ->
        [one] Trop de parties ont été lancées aujourd’hui depuis votre réseau. Réessayez dans { $n } minute.
       *[other] Trop de parties ont été lancées aujourd’hui depuis votre réseau. Réessayez dans { $n } minutes.
    }
shell-code-bad-link = Ce lien ne mène à aucune table ici.
shell-code-revoked = L’hôte a remplacé ce lien. Demandez-lui le nouveau.
shell-code-taken = Cette place est déjà prise.
shell-code-not-open = Cette table n’est pas ouverte à tous.
shell-code-many-signs = Trop de tables de votre réseau sont déjà ouvertes à tous. Fermez-en une d’abord.
shell-code-no-person = Ce lien personnel a été remplacé ou supprimé.
shell-code-withdrawn = Cette partie n’est pas partagée, ou ne l’est plus.
shell-code-no-table = Cette table n’existe pas ici.
shell-code-no-page = Cette page n’existe pas.
shell-code-not-host = Seul l’hôte peut le faire.
shell-code-not-your-seat = C’est la place de quelqu’un d’autre.
shell-code-stale = La partie a avancé entre-temps. Regardez de nouveau.
shell-code-illegal-pick = Ce n’est pas possible maintenant.
shell-code-barrier = Ce coup ne peut pas être annulé.
shell-code-no-step = Ce coup n’existe pas dans cette partie.
shell-code-no-thing = Rien sur la table ne porte ce nom.
shell-code-lesson = Cette étape de la leçon demande autre chose.
shell-code-daily = La donne du jour est la même pour tous : aucun tirage ne peut être refait.
shell-code-no-hint = Il n’y a pas de conseil à donner ici.
shell-code-not-over = Il faut attendre la fin de la partie.
shell-code-no-board = Vous ne pouvez analyser que les parties terminées, ou votre propre table d’entraînement.
shell-code-no-branch = Cette variante n’est plus conservée ici.
shell-code-many-branches = On ne peut pas conserver plus de variantes pour cette partie. Supprimez-en d’abord.
shell-code-other-record = Ce fichier vient d’une autre partie ou d’une autre donne. Seule une ligne qui commence comme cette partie peut être ajoutée.
shell-code-not-asked = Ce n’est pas le tour de cette place : il n’y a rien à prévoir.
shell-code-aside = Cela ne se fait qu’à la table elle-même.
shell-code-wrong-setup = La partie ne peut pas être préparée ainsi.
shell-code-broken-table = Cette partie ne peut pas continuer avec cette version ou ce matériel.
shell-code-chat-full = La discussion de cette table est pleine.
shell-code-long-journal = Cette table a atteint sa limite de modifications : on peut finir la partie, mais on ne peut plus rien changer d’autre.
shell-code-crowded = Il y a trop de monde en ce moment. Cette page réessaiera d’elle-même.
shell-code-busy = Le serveur est occupé. Rien n’a changé ; réessayez.
shell-code-full = Le serveur n’a plus de place. Rien n’a changé.
shell-code-failed = Une erreur est survenue de notre côté. Rien n’a changé.
shell-provenance =
    { $source ->
        [rulebook] D’après le livret de règles
        [seen] Lu sur la carte imprimée
        [stated] D’après un critique
       *[reconstructed] Reconstitué : l’imprimé peut différer
    }

## Place et partie

shell-seat-and-game = Place et partie
shell-hand-over = Laisser un bot jouer pour moi
shell-hand-over-seat = Laisser un bot jouer pour { $name }
shell-hand-over-do = Confier la place
shell-bot-strength = Niveau du bot
shell-bot-plays = Un bot ({ $bot }) joue pour vous
shell-take-back = Reprendre ma place
shell-take-back-seat = Reprendre la place : { $name }
shell-offer-end = Proposer d’arrêter la partie
    .about = La partie s’arrête avec les points du moment dès que tout le monde est d’accord. Les bots le sont toujours.
shell-offer-end-sure = Vraiment ? La partie s’arrêtera aussitôt.
shell-offered-end = { $n ->
        [one] { $names } propose d’arrêter la partie ici.
       *[other] { $names } proposent d’arrêter la partie ici.
    }
shell-offer-mine = Vous êtes d’accord pour arrêter la partie ici. Réponse attendue : { $names }
shell-agree-end = D’accord
shell-decline-end = Continuer à jouer
shell-withdraw-end = Retirer ma proposition
shell-offered-pause = { $n ->
        [one] { $names } propose d’arrêter les horloges un moment.
       *[other] { $names } proposent d’arrêter les horloges un moment.
    }
shell-offered-undo = { $n ->
        [one] { $names } propose de revenir au coup { $step }. La suite sera piochée de nouveau.
       *[other] { $names } proposent de revenir au coup { $step }. La suite sera piochée de nouveau.
    }
shell-offer-mine-pause = Vous êtes d’accord pour arrêter les horloges. Réponse attendue : { $names }
shell-offer-mine-undo = Vous êtes d’accord pour revenir au coup { $step }. Réponse attendue : { $names }
shell-ask-undo = Demander à annuler mon dernier coup
    .about = Si tout le monde accepte, la partie revient juste avant ce coup. La suite sera piochée de nouveau.
shell-open-seat = Donner cette place à quelqu’un d’autre
    .about = L’ancien lien ne marche plus ; la place attend la personne qui recevra le nouveau.
shell-open-seat-sure = Vraiment ? { $name } perdra sa place.
shell-abandon = Abandonner la partie
    .about = Elle s’arrête pour tout le monde, sans vainqueur.
shell-abandon-sure = Vraiment ? La partie s’arrêtera pour tout le monde.
shell-sits-in = bot : { $bot }
shell-finished-agreed = Arrêtée d’un commun accord
shell-finished-abandoned = Abandonnée
shell-code-over = La partie est terminée.
shell-code-sat-in = Un bot joue à cette place.
shell-code-not-sat-in = Aucun bot ne joue à cette place.
shell-code-no-bot = Ce bot n’existe pas pour ce jeu.
shell-code-no-clock = Cette table n’a pas d’horloge.
shell-code-paused = La partie est en pause.
shell-code-not-out = Il reste du temps à cette horloge.

## Horloges

shell-clock = Horloge
    .about = Les coups forcés ne coûtent pas de temps, et les bots n’ont pas d’horloge.
shell-clock-none = sans horloge
shell-clock-live = { $bank } chacun, plus { $each } par tour
shell-clock-days = { $each } par tour, { $bank } en réserve
shell-out = Quand le temps est écoulé
    .about = Chacun peut reprendre sa place dès son retour.
shell-out-bot = un bot prend le relais aussitôt
shell-out-claim = les autres décident quand
shell-out-level = Bot remplaçant
shell-time-of = { $name } : il reste { $time }
shell-time-runs = { $name } : il reste { $time }, et l’horloge tourne
shell-time-both = { $turn } pour ce tour, { $bank } en réserve
shell-time-short = Il vous reste peu de temps : { $time }
shell-time-mine-out = Votre temps est écoulé. Les autres peuvent confier votre place à un bot.
shell-time-out = { $name } n’a plus de temps.
shell-claim = Laisser jouer un bot
shell-offer-pause = Arrêter les horloges
    .about = Tout le monde doit être d’accord. N’importe qui peut les relancer.
shell-paused = La partie est en pause ; aucune horloge ne tourne.
shell-resume = Reprendre
shell-left = il reste { $time }
shell-sat-in-for = { $player } : un bot a joué pendant { $time } en tout.

## Leçons

shell-lesson = Leçon
shell-lesson-step = Étape { $n } sur { $of }
shell-lesson-next = Suite
shell-lesson-read = Pas encore : lisez d’abord. « Suite » mène à votre coup.
shell-lesson-skip = Passer cette étape
shell-lesson-waits = Un instant : les autres jouent.
shell-lesson-over = La leçon s’arrête ici. Pour continuer, lancez une partie.
shell-lesson-done = Bravo ! C’est la fin de cette leçon.
shell-lesson-on = Leçon suivante : { $title }
shell-lesson-play = Jouer une partie
shell-lesson-again = Refaire cette leçon
shell-lesson-minutes = { $n } min
shell-lesson-learned = faite
shell-signs = Un symbole inconnu ? Pointez-le ou touchez-le : tout sur la table dit ce que c’est. Et l’aide de jeu résume tout le jeu en une page.
shell-coach = Guide
shell-coach-read = Compris
shell-coach-none = Ne plus me guider
shell-coach-me = Me guider pendant ma première partie
    .about = La première fois que chaque type de décision se présente, une carte dit de quoi il s’agit et ce qui compte d’ordinaire.
shell-learn = Apprendre à jouer ({ $n } min)
shell-lessons = { $n ->
        [one] { $n } leçon
       *[other] Les { $n } leçons
    }
shell-takes-fourberies = 20 à 40 minutes · facile à apprendre
shell-takes-lacrimosa = 60 à 90 minutes · exigeant
shell-values = La plupart des valeurs des cartes et des tuiles sont reconstituées : pourquoi, et comment les corriger
    .why = Les livrets expliquent toutes les règles mais montrent peu de cartes. Ce qu’ils ne montrent pas, nous l’avons inventé avec soin et essayé dans de nombreuses parties ; une carte imprimée peut donc différer. À la table, chaque carte indique d’où viennent ses valeurs.
    .mend = Si vous possédez le jeu, vous pouvez saisir les vraies valeurs dans votre propre matériel et jouer avec. Envoyez-nous ce que vous lisez sur vos cartes.

## Aide de jeu

shell-leaf-aid = Aide de jeu
shell-key-aid = aide de jeu
shell-key-board = table d’analyse
shell-key-plan = essayer mon tour, et revenir
shell-key-explore = parcourir avec Tab tout ce qui est sur la table, pour se le faire expliquer
shell-explores = { $on ->
        [yes] La touche Tab mène maintenant à tout ce qui est sur la table, et chaque chose est expliquée. Appuyez de nouveau sur e pour terminer.
       *[no] La touche Tab ne mène de nouveau qu’à ce que vous pouvez choisir.
    }
shell-aid-print = Imprimer
shell-aid-goal = But du jeu
shell-aid-turn = Votre tour
shell-aid-round = Un tour
shell-aid-actions = Actions
shell-aid-actors = Acteurs et Saltimbanques
shell-aid-upkeep = Quand chacun a joué quatre tours
shell-aid-score = À la fin
shell-aid-festival = En fin de saison
shell-aid-signs = Symboles
