# Powiadomienia, że przyszła czyjaś kolej: push, poczta, czat.

notice-turn = Twoja kolej: { $game }
notice-turns = { $n ->
        [one] Twoja kolej przy { $n } stole
       *[other] Twoja kolej przy { $n } stołach
    }
notice-table = { $game }, przy stole: { $people }
notice-due = { $game } – czekamy na ruch: { $people }
notice-stop = Nie chcę więcej powiadomień
notice-room = Café Herzog będzie tu podawać, czyja jest kolej.
notice-mail-confirm = Potwierdź powiadomienia z Café Herzog
notice-mail-asked = Ktoś, kto gra na serwerze { $server } ({ $game }), chce dostawać na ten adres wiadomość, gdy przyjdzie jego kolej. Jeśli to ty, otwórz ten link i potwierdź:
notice-mail-unasked = Jeśli to nie ty, nie musisz nic robić: bez potwierdzenia nie będzie powiadomień. Aby ten serwer już nigdy do ciebie nie napisał:
