# Games that are shared by a public link.

sharing-points = Points over the game
sharing-about = Look through the finished game move by move, with a review of every decision.
sharing-locale = en_GB
sharing-share = Share this game
    .about = Anyone who has the link can look through the game and its review, with the names at this table. You can withdraw it at any time.
sharing-link = Public link
    .about = For viewing only: no seat, no chat, no other game.
sharing-withdraw = Withdraw
sharing-withdraw-sure = Sure? The link will stop working for everyone.
sharing-picture = The picture that goes with the link
