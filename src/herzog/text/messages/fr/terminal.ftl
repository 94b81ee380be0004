# Ce que dit le terminal autour d’une partie.

terminal-you = Vous
terminal-kept = La partie est enregistrée dans { $file }. Pour continuer : { $command }
terminal-over = La partie est enregistrée dans { $file }. Pour la revoir : herzog replay { $file }
terminal-resumed = { $game }, après le coup { $steps }.
terminal-pass = Passez l’écran à { $player }. Personne d’autre ne regarde ? Appuyez sur Entrée.
terminal-forced = Un seul choix : { $option }.
terminal-key = { $key } – { $option }
terminal-ambiguous = « { $typed } » peut vouloir dire plusieurs choses :
terminal-unknown = « { $typed } » ne veut rien dire ici. Tapez « ? » pour l’aide.
terminal-why = { $thing } – { $reason } [{ $rule }]
terminal-may = Vous pouvez : { $option }.
terminal-undone = Annulé.
terminal-saved = Enregistré dans { $file }.
terminal-not-saved = Impossible d’écrire { $file } : { $problem }.
terminal-which-file = Indiquez un fichier.
terminal-which-game = Quel jeu ?
terminal-help = Tapez la touche d’une option, son nom ou le début de son nom, avec ou sans son verbe : « { $key } », « { $name } ». Les accents sont facultatifs. Les autres commandes :
terminal-help-line = { $word } : { $about }
terminal-command-help = aide
terminal-command-why = pourquoi
terminal-command-hint = conseil
terminal-command-look = voir
terminal-command-board = plateau
terminal-command-log = journal
terminal-command-undo = annuler
terminal-command-rules = règles
terminal-command-save = sauver
terminal-command-resume = continuer
terminal-command-quit = quitter
terminal-about-help = cette aide
terminal-about-why = pourquoi NOM – pourquoi une chose ne peut pas être choisie, et selon quelle règle
terminal-about-hint = ce qu’un bot ferait à votre place, et pourquoi
terminal-about-look = voir NOM – ce que fait une carte, ce qu’a un joueur
terminal-about-board = revoir la table
terminal-about-log = ce qui s’est passé ; journal tout – depuis le début
terminal-about-undo = annuler votre dernier choix
terminal-about-rules = règles NUMÉRO ou MOTS – ce que disent les règles ; sans rien – la règle en cours
terminal-about-save = sauver FICHIER – enregistrer la partie dans un fichier
terminal-about-resume = continuer FICHIER – passer à une autre partie
terminal-about-quit = quitter ; la partie est enregistrée

## Revoir une partie

terminal-step = Coup { $n } sur { $all } : { $player }
terminal-step-none = Avant le premier coup ({ $all } en tout)
terminal-nature = le hasard
terminal-replay-keys = n ou → avancer, p ou ← reculer, ↓ ↑ dix coups, a début, e fin, w pourquoi, q quitter
terminal-move = { $player } – { $option }.
terminal-why-nothing = Il n’y avait rien à comparer.
terminal-why-later = Les bots ne s’expliquent qu’une fois la partie terminée : avant, leurs raisons dévoileraient ce qu’ils cachent.

## Places qui changent de mains

terminal-which-bot = Quel bot ? { $bots }.
terminal-which-seat = Quelle place ? { $players }.
terminal-nobody-sits-in = Aucune place n’est tenue par un bot.
terminal-watch = Les bots jouent. Entrée : continuer ; { $return } : reprendre votre place ; { $finish } : arrêter la partie ; { $quit } : quitter.
terminal-agree = La partie s’arrête ici si tout le monde est d’accord. Est-ce le cas ? { $yes } ou { $no }
terminal-yes = oui
terminal-no = non
terminal-not-agreed = La partie continue.
terminal-agree-takeback = La partie revient juste avant votre dernier coup ; la suite sera piochée de nouveau. Tout le monde est-il d’accord ? { $yes } ou { $no }
terminal-times = Temps restant : { $clocks }
terminal-no-clock = Cette partie n’a pas d’horloge.
terminal-command-handover = confier
terminal-command-return = reprendre
terminal-command-finish = terminer
terminal-command-takeback = revenir
terminal-command-clock = horloge
terminal-about-handover = confier NIVEAU – laisser un bot jouer pour vous
terminal-about-return = reprendre NOM – reprendre une place tenue par un bot
terminal-about-finish = arrêter la partie en l’état, si tout le monde est d’accord
terminal-about-takeback = annuler votre dernier coup même si d’autres ont joué depuis, si tout le monde est d’accord
terminal-about-clock = le temps qui reste à chacun

## Leçons

terminal-learn-title = Leçon { $n } sur { $all } : { $title }
terminal-learn-read = (Entrée pour continuer.)
terminal-learn-task = → { $task } (Ou tapez « { $skip } ».)
terminal-learn-skip = passer
terminal-learn-left = La leçon vous attend. Continuez avec : { $command }
terminal-learn-done = Bravo ! Continuez avec : { $command }
