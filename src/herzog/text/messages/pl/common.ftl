# To, co mówią wszystkie gry.

list-comma = { $item }, { $rest }
list-and = { $item } i { $rest }
list-nothing = brak
person = { $you ->
    [yes] ty
   *[no] { $player }
}
seat-n = Gość { $n }
reason-not-asked = To nie twoja kolej. Czekamy na ruch: { $players }.
reason-not-now = Nie teraz: najpierw coś innego. { $ask }
barrier-start = Nie ma jeszcze czego cofać.
barrier-nature = Od tego czasu coś dobrano lub odkryto, a tego nie da się cofnąć.
barrier-other = Od tego czasu nastąpił już inny ruch: { $player }.
barrier-together = Wszyscy wybierali jednocześnie, a wybór każdego jest już znany.
barrier-end = Gra jest skończona.
game-fourberies = Fourberies (Histrio)
game-lacrimosa = Lacrimosa
hint-do = Podpowiedź – { $option }.
hint-lot = Podpowiedź – { $option }. Wybór jest tajny i nikt nie powinien go odgadnąć: bot by losował, a to wypadałoby najczęściej ({ $percent }%).
hint-then = Potem – { $steps }.
hint-next = { $step } → { $rest }
hint-step = { $step } ({ $effect })
hint-for = Największy zysk: { $terms }.
hint-against = Następny w kolejności – { $other }. Różnica: { $terms }{ $more ->
    [yes] , bez mniejszych różnic
   *[no] { "" }
}. { $more ->
    [yes] Razem z nimi
   *[no] Razem
} { $points }.
hint-equal = Zdaniem bota równie dobry wybór – { $other }.
hint-term = { $term } ({ $points })

# Co dzieje się przy stole.

note-handed = { $you ->
    [yes] Oddajesz swoje miejsce botowi ({ $bot }).
   *[no] { $player } oddaje swoje miejsce botowi ({ $bot }).
}
note-freed = { $you ->
    [yes] Gospodarz oddaje twoje miejsce botowi ({ $bot }).
   *[no] Gospodarz oddaje miejsce gracza { $player } botowi ({ $bot }).
}
note-timed-out = { $you ->
    [yes] Twój czas minął: gra za ciebie bot ({ $bot }).
   *[no] { $player }: czas minął, dalej gra bot ({ $bot }).
}
note-returned = { $you ->
    [yes] Odbierasz swoje miejsce botowi.
   *[no] { $player } odbiera swoje miejsce botowi.
}
note-opened = Gospodarz otwiera miejsce { $n } dla nowej osoby.
note-rewound = { $you ->
    [yes] { $steps ->
        [one] Na twoją prośbę wszyscy zgadzają się cofnąć { $steps } ruch.
        [few] Na twoją prośbę wszyscy zgadzają się cofnąć { $steps } ruchy.
       *[other] Na twoją prośbę wszyscy zgadzają się cofnąć { $steps } ruchów.
    }
   *[no] { $steps ->
        [one] { $player } prosi o cofnięcie { $steps } ruchu i wszyscy się zgadzają.
       *[other] { $player } prosi o cofnięcie { $steps } ruchów i wszyscy się zgadzają.
    }
}
note-agreed = Gracze zgodnie kończą grę w tym miejscu.
note-abandoned = Gra została przerwana.
sat-in = { $steps ->
    [one] { $player }: bot ({ $bot }) wykonał { $steps } ruch.
    [few] { $player }: bot ({ $bot }) wykonał { $steps } ruchy.
   *[other] { $player }: bot ({ $bot }) wykonał { $steps } ruchów.
}

## Lekcje

lesson-lacrimosa-cards = Karty i opowieść
lesson-lacrimosa-works = Dzieła i pieniądze
lesson-lacrimosa-journeys = Podróże i dwory
lesson-lacrimosa-requiem = Requiem i koniec gry
lesson-lacrimosa-solo = Gra solo: ty i solista
lesson-fourberies-journey = Podróż
lesson-fourberies-king = Nastrój Króla
lesson-fourberies-festival = Festiwal
lesson-elsewhere = W zwykłej partii – czemu nie? Ale w tej lekcji chodzi o coś innego. { $task }
