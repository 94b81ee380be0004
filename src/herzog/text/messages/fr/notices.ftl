# Avis que c’est à quelqu’un de jouer : par notification, par e-mail, dans un salon.

notice-turn = À vous de jouer : { $game }
notice-turns = { $n ->
        [one] À vous de jouer à { $n } table
       *[other] À vous de jouer à { $n } tables
    }
notice-table = { $game } avec { $people }
notice-due = { $game } : on attend { $people }
notice-stop = Ne plus recevoir ces notifications
notice-room = Le Café Herzog annoncera ici à qui c’est de jouer.
notice-mail-confirm = Confirmez les notifications du Café Herzog
notice-mail-asked = Quelqu’un qui joue à { $game } sur { $server } souhaite recevoir un e-mail à cette adresse quand c’est son tour. Si c’est vous, ouvrez ce lien et confirmez :
notice-mail-unasked = Si ce n’est pas vous, vous n’avez rien à faire : sans confirmation, aucune notification ne sera envoyée. Pour que ce serveur ne vous écrive plus jamais :
