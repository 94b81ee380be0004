# Notices that it is somebody’s turn: by push, by mail, in chat rooms.

notice-turn = Your turn: { $game }
notice-turns = { $n ->
        [one] Your turn at { $n } table
       *[other] Your turn at { $n } tables
    }
notice-table = { $game } with { $people }
notice-due = { $game }: waiting for { $people }
notice-stop = Stop these notifications
notice-room = Café Herzog will announce here whose turn it is.
notice-mail-confirm = Please confirm notifications from Café Herzog
notice-mail-asked = Someone playing { $game } at { $server } would like an email at this address whenever it is their turn. If that is you, open this link and confirm:
notice-mail-unasked = If that is not you, you don’t need to do anything: without a confirmation there will be no notifications. To make sure that this server never writes to you again:
