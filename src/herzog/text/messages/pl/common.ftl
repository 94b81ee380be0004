# To, co mówią wszystkie gry.

list-comma = { $item }, { $rest }
list-and = { $item } i { $rest }
list-nothing = nic
person = { $you ->
    [yes] ty
   *[no] { $player }
}
reason-not-asked = To nie twoja kolej. Teraz kolej na: { $players }.
reason-not-now = Nie teraz. { $ask }
barrier-start = Nie ma jeszcze czego cofać.
barrier-nature = Od tego czasu coś dobrano lub odkryto, a tego nie da się cofnąć.
barrier-other = Od tego czasu nastąpił już inny ruch: { $player }.
barrier-together = Wszyscy wybierali jednocześnie i wybory są już znane.
barrier-end = Gra jest skończona.
game-fourberies = Fourberies (Histrio)
game-lacrimosa = Lacrimosa
hint-do = Podpowiedź – { $option }.
hint-lot = Podpowiedź – { $option }. Bot wybrałby to w { $percent } przypadkach na 100, żeby jego tajnego wyboru nie dało się odgadnąć.
hint-against = Następny w kolejności – { $other }. Różnica: { $terms }. Razem { $points }.
hint-equal = Następny w kolejności – { $other }, o ile bot potrafi ocenić – równie dobry.
hint-term = { $term } { $points }

# Co dzieje się przy stole.

note-handed = { $you ->
    [yes] Oddajesz swoje miejsce botowi ({ $bot }).
   *[no] { $player } oddaje swoje miejsce botowi ({ $bot }).
}
note-freed = { $you ->
    [yes] Gospodarz oddaje twoje miejsce botowi ({ $bot }).
   *[no] Gospodarz sadza bota ({ $bot }) na miejscu gracza { $player }.
}
note-timed-out = { $you ->
    [yes] Twój czas minął: gra za ciebie bot ({ $bot }).
   *[no] { $player }: czas minął, zastępuje bot ({ $bot }).
}
note-returned = { $you ->
    [yes] Odbierasz swoje miejsce botowi.
   *[no] { $player } odbiera swoje miejsce botowi.
}
note-agreed = Gracze zgodnie kończą grę w tym miejscu.
note-abandoned = Gra została przerwana.
sat-in = { $steps ->
    [one] { $player }: bot ({ $bot }) wykonał { $steps } ruch.
    [few] { $player }: bot ({ $bot }) wykonał { $steps } ruchy.
   *[other] { $player }: bot ({ $bot }) wykonał { $steps } ruchów.
}
