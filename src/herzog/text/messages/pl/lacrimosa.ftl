# Lacrimosa. $you to „yes”, gdy mowa o osobie, która czyta; $player to jej imię.
# Imiona i nazwy stoją w mianowniku, czasowniki w czasie teraźniejszym: nic nie zdradza płci.
# Rodzaj punktów przychodzi jako słowo („composition”); odmienia go wybór.

## Ilości

lacrimosa-ducats = { $n ->
    [one] { $n } dukat
    [few] { $n } dukaty
   *[other] { $n } dukatów
}
lacrimosa-vp = { $n } PZ
lacrimosa-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} { $kind ->
    [talent] talentu
    [journey] podróży
   *[composition] kompozycji
}
lacrimosa-counters = { $n ->
    [one] { $n } dysk
    [few] { $n } dyski
   *[other] { $n } dysków
} { $kind ->
    [talent] talentu
    [journey] podróży
   *[composition] kompozycji
}
lacrimosa-steps = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} na torze { $kind ->
    [talent] talentu
    [journey] podróży
   *[composition] kompozycji
}
lacrimosa-wild-counters = { $n ->
    [one] { $n } dowolny dysk opowieści
    [few] { $n } dowolne dyski opowieści
   *[other] { $n } dowolnych dysków opowieści
}
lacrimosa-wild-steps = { $n ->
    [one] { $n } punkt na dowolnym torze opowieści
    [few] { $n } punkty na dowolnych torach opowieści
   *[other] { $n } punktów na dowolnych torach opowieści
}
lacrimosa-finance = { $n ->
    [one] awans o { $n } pole na torze funduszy
    [few] awans o { $n } pola na torze funduszy
   *[other] awans o { $n } pól na torze funduszy
}
lacrimosa-finance-down = { $n ->
    [one] cofnięcie o { $n } pole na torze funduszy
    [few] cofnięcie o { $n } pola na torze funduszy
   *[other] cofnięcie o { $n } pól na torze funduszy
}
lacrimosa-free = brak
lacrimosa-per-opus = { $vp } PZ za każde twoje dzieło ({ $type })
lacrimosa-may = akcja „{ $action }”
lacrimosa-quoted = „{ $action }”
lacrimosa-may-perform = wykonanie dzieła ({ $type }), a dodatkowo { $bonus }
lacrimosa-may-sell = sprzedaż dzieła ({ $type }), a dodatkowo { $bonus }
lacrimosa-neutral = neutralny znacznik do umieszczenia
lacrimosa-paid-steps = { $n ->
    [one] { $n } punkt z toru
    [few] { $n } punkty z toru
   *[other] { $n } punktów z toru
} { $kind ->
    [talent] talentu
    [journey] podróży
   *[composition] kompozycji
}
lacrimosa-paid-bought = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
} { $kind ->
    [talent] talentu
    [journey] podróży
   *[composition] kompozycji
} z banku (dukaty płaci się na końcu)
lacrimosa-paid-ducats = { $price } ({ $items })
lacrimosa-paid-for = { $whole ->
    [yes] na zakup: { $what }
   *[no] w tym { $n } na zakup: { $what }
}
lacrimosa-paid-from = { $whole ->
    [yes] ze sprzedaży: { $what }
   *[no] w tym { $n } ze sprzedaży: { $what }
}
lacrimosa-paid-both = { $first }; { $second }
lacrimosa-object-ducats = { $n ->
    [one] { $n } dukata
    [few] { $n } dukaty
   *[other] { $n } dukatów
}
lacrimosa-object-counters = { $n ->
    [one] { $n } dysk
    [few] { $n } dyski
   *[other] { $n } dysków
} { $kind ->
    [talent] talentu
    [journey] podróży
   *[composition] kompozycji
}
lacrimosa-lacks = { $what ->
    [talent] { $needs ->
        [one] { $needs } punkt talentu
        [few] { $needs } punkty talentu
       *[other] { $needs } punktów talentu
    }
    [journey] { $needs ->
        [one] { $needs } punkt podróży
        [few] { $needs } punkty podróży
       *[other] { $needs } punktów podróży
    }
    [composition] { $needs ->
        [one] { $needs } punkt kompozycji
        [few] { $needs } punkty kompozycji
       *[other] { $needs } punktów kompozycji
    }
   *[ducats] { $needs ->
        [one] { $needs } dukat
        [few] { $needs } dukaty
       *[other] { $needs } dukatów
    }
} ({ $has ->
    [0] nie masz ani jednego
   *[other] masz { $has }
})

## Nazwy

lacrimosa-kind-talent = talent
lacrimosa-kind-journey = podróż
lacrimosa-kind-composition = kompozycja
lacrimosa-action-document = Spisanie wspomnień
lacrimosa-action-commission = Zlecenie dzieła
lacrimosa-action-perform-or-sell = Wykonanie lub sprzedaż utworu
lacrimosa-action-travel = Podróż
lacrimosa-action-requiem = Requiem
lacrimosa-type-opera = opera
lacrimosa-type-religious = utwór religijny
lacrimosa-type-symphony = symfonia
lacrimosa-type-chamber = utwór kameralny
lacrimosa-type-starting = dzieło początkowe
lacrimosa-instrument-horns = dęte
lacrimosa-instrument-percussion = perkusja
lacrimosa-instrument-strings = smyczki
lacrimosa-instrument-voice = wokal
lacrimosa-instrument-organ = organy
lacrimosa-side-eighth = ósemka
lacrimosa-side-sixteenth = szesnastka
lacrimosa-goal-opus-types = dworska przysługa, { $vp } PZ: dzieła dwóch rodzajów ({ $first } i { $second })
lacrimosa-goal-opus-periods = dworska przysługa, { $vp } PZ: dzieła z dwóch okresów ({ $first } i { $second })
lacrimosa-goal-instruments = dworska przysługa, { $vp } PZ: znaczniki dwóch instrumentów ({ $first } i { $second })
lacrimosa-goal-movements = dworska przysługa, { $vp } PZ: znaczniki w dwóch częściach ({ $first } i { $second })
lacrimosa-repeat-step = 1 punkt na torze { $what ->
    [talent] talentu
    [journey] podróży
   *[composition] kompozycji
} w każdej fazie utrzymania
lacrimosa-repeat-opus = { $vp } PZ za każde zlecone, wykonane lub sprzedane dzieło ({ $what })
lacrimosa-repeat-action = akcję „{ $what }” można wykonać jeszcze raz
lacrimosa-numbered = { $what } { $n }
lacrimosa-slot = { $movement } { $place }
lacrimosa-opus = { $title } ({ $koechel })
lacrimosa-koechel = KV { $number }
lacrimosa-memory = „{ $title }”
lacrimosa-city-tile = { $gilded ->
    [yes] kafelek miasta z pozłacaną ramką
   *[no] kafelek miasta
} – { $gain }
lacrimosa-court-tile = { $gilded ->
    [yes] kafelek dworu z pozłacaną ramką
   *[no] kafelek dworu
} – { $gain }
lacrimosa-composer-tile = { $composer } ({ $movement })
lacrimosa-bonus = { $gain } za każdy symbol „{ $action }”
lacrimosa-soloist = Solista
lacrimosa-soloist-card = Karta solisty { $number }
lacrimosa-nobody = neutralny
lacrimosa-empty = pusto
lacrimosa-plain = { $text }
lacrimosa-source-start = przygotowanie
lacrimosa-source-opus = zlecenia
lacrimosa-source-sale = sprzedaż
lacrimosa-source-offertorium = kafelki Offertorium
lacrimosa-source-memory = wspomnienia
lacrimosa-source-travel = podróże
lacrimosa-source-composer = kompozytorzy
lacrimosa-source-instrument = pola instrumentów
lacrimosa-source-finance = fundusze
lacrimosa-source-bonus = premia okresu
lacrimosa-source-soloist-requiem = znaczniki Requiem
lacrimosa-source-court = dworskie przysługi
lacrimosa-source-requiem = Requiem
lacrimosa-source-story = pozostałe punkty opowieści
lacrimosa-source-ducats = pozostałe dukaty
lacrimosa-from-start = przygotowanie
lacrimosa-from-opus = zlecenie
lacrimosa-from-sale = sprzedaż
lacrimosa-from-offertorium = kafelek Offertorium
lacrimosa-from-memory = wspomnienie
lacrimosa-from-travel = podróż
lacrimosa-from-composer = kompozytor
lacrimosa-from-instrument = pole instrumentu
lacrimosa-from-finance = fundusze
lacrimosa-from-bonus = premia okresu
lacrimosa-from-soloist-requiem = znacznik Requiem
lacrimosa-from-court = dworskie przysługi
lacrimosa-from-requiem = Requiem
lacrimosa-from-story = pozostałe punkty opowieści
lacrimosa-from-ducats = pozostałe dukaty
lacrimosa-from-performance = wykonanie
lacrimosa-idle-none-in-row = w rzędzie nie ma takiej karty
lacrimosa-idle-no-courts-to-visit = karta nie każe odwiedzać żadnego dworu
lacrimosa-idle-no-court-tile-on-the-map = na mapie nie ma kafelka dworu
lacrimosa-idle-no-marker-left = nie ma już znaczników Requiem
lacrimosa-idle-no-empty-space = nie ma pustego pola
lacrimosa-thing-place = { $place } ({ $number })
lacrimosa-thing-stack = { $movement }, { $side ->
    [eighth] kafelki ósemki
   *[sixteenth] kafelki szesnastki
}
lacrimosa-thing-space = Pole instrumentu – { $place } ({ $you ->
    [yes] twoje
   *[no] { $player }
})
lacrimosa-thing-seat = { $you ->
    [yes] Ty
   *[no] { $player }
}
lacrimosa-thing-track = Tor { $kind ->
    [talent] talentu
    [journey] podróży
   *[composition] kompozycji
} ({ $you ->
    [yes] twój
   *[no] { $player }
})
lacrimosa-thing-counters = Dyski { $kind ->
    [talent] talentu
    [journey] podróży
   *[composition] kompozycji
} ({ $you ->
    [yes] twoje
   *[no] { $player }
})
lacrimosa-thing-bank = Dyski { $kind ->
    [talent] talentu
    [journey] podróży
   *[composition] kompozycji
} w banku ({ $you ->
    [yes] możesz kupić
   *[no] może kupić { $player }
})
lacrimosa-thing-supply = Talia okresu
lacrimosa-thing-bonus = Kafelek premii
lacrimosa-about-opus = { $period ->
    [0] { $year }, dzieło początkowe.
   *[other] Okres { $period }, { $year }, { $type }.
}
lacrimosa-about-price = Koszt na karcie: { $price }. Zysk: { $vp } PZ.
lacrimosa-about-perform = Wykonanie: { $talent ->
    [0] za darmo
    [one] { $talent } punkt talentu
    [few] { $talent } punkty talentu
   *[other] { $talent } punktów talentu
} → { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
   *[other] { $ducats } dukatów
}.
lacrimosa-about-sell = Sprzedaż: { $talent ->
    [0] za darmo
    [one] { $talent } punkt talentu
    [few] { $talent } punkty talentu
   *[other] { $talent } punktów talentu
} → { $gain }.
lacrimosa-about-experience = teraz: { $gain }
lacrimosa-about-story = w fazie utrzymania: { $gain }
lacrimosa-about-tile = Koszt: { $price }. Zysk: { $gain }.
lacrimosa-about-space = Po zabraniu znacznika: { $gain }.
lacrimosa-about-soloist-card =
    { $row ->
        [left] Karta skrajnie lewa
       *[right] Karta skrajnie prawa
    }; { $direction ->
        [ascending] rosnąco
       *[descending] malejąco
    }, dwory: { $courts }; część { $movement } od { $end ->
        [top] góry
       *[bottom] dołu
    }

## Zdarzenia

lacrimosa-each-score = { $player } { $n }
lacrimosa-event-card-set-aside = { $kind ->
    [opus] Dzieło
   *[memory] Wspomnienie
} z okresu { $period } zostaje usunięte z gry bez odkrywania.
lacrimosa-event-first-patron-drawn = { $you ->
    [yes] Zaczynasz ty.
   *[no] Zaczyna { $player }.
}
lacrimosa-event-composers-chosen = Dokończenie Requiem: { $composers }.
lacrimosa-event-constanze-drawn = { $n ->
    [0] Constanze nie zamyka żadnego pola.
   *[other] Pola zamknięte przez Constanze: { $slots }.
}
lacrimosa-event-bonus-shown = Premia okresu: { $bonus }.
lacrimosa-event-card-turned-up = Do rzędu (pole { $space }) trafia { $card }.
lacrimosa-event-tile-placed = { $place }: { $tile }.
lacrimosa-event-round-began = Zaczyna się runda { $round }.
lacrimosa-event-turn-began = { $you ->
    [yes] Tura { $turn }: ty.
   *[no] Tura { $turn }: { $player }.
}
lacrimosa-event-drew = { $you ->
    [yes] Dobierasz
   *[no] { $player } dobiera
}: { $cards }.
lacrimosa-event-drew-unseen = { $you ->
    [yes] Dobierasz
   *[no] { $player } dobiera
} { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
}.
lacrimosa-event-experience-laid = { $you ->
    [yes] Zagrywasz
   *[no] { $player } zagrywa
} do sekcji doświadczeń: { $card }.
lacrimosa-event-story-laid = { $you ->
    [yes] Zagrywasz
   *[no] { $player } zagrywa
} do sekcji opowieści: { $card }.
lacrimosa-event-money-taken = Zamiast tego, co daje karta, { $you ->
    [yes] bierzesz
   *[no] { $player } bierze
} { $ducats ->
    [one] { $ducats } dukata
    [few] { $ducats } dukaty
   *[other] { $ducats } dukatów
}.
lacrimosa-event-action-taken = { $you ->
    [yes] Wykonujesz
   *[no] { $player } wykonuje
}{ $again ->
    [yes] { " " }jeszcze raz
   *[no] { "" }
} akcję „{ $action }”.
lacrimosa-event-actions-declined = { $you ->
    [yes] Rezygnujesz
   *[no] { $player } rezygnuje
} z akcji: { $actions }.
lacrimosa-event-gained = { $you ->
    [yes] Zyskujesz
   *[no] { $player } zyskuje
} { $gain } ({ $source }).
lacrimosa-event-overflowed = { $track ->
    [talent] Tor talentu
    [journey] Tor podróży
    [composition] Tor kompozycji
   *[finance] Tor funduszy
} jest pełny; za { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[other] { $n } pól
} poza końcem { $you ->
    [yes] dostajesz
   *[no] { $player } dostaje
} { $gain }.
lacrimosa-event-paid = { $you ->
    [yes] Płacisz
   *[no] { $player } płaci
} { $price }.
lacrimosa-event-counter-bought = { $you ->
    [yes] Kupujesz
   *[no] { $player } kupuje
} dysk { $kind ->
    [talent] talentu
    [journey] podróży
   *[composition] kompozycji
} za { $ducats ->
    [one] { $ducats } dukata
    [few] { $ducats } dukaty
   *[other] { $ducats } dukatów
}.
lacrimosa-event-counter-sold = { $you ->
    [yes] Sprzedajesz
   *[no] { $player } sprzedaje
} dysk { $kind ->
    [talent] talentu
    [journey] podróży
   *[composition] kompozycji
} za { $ducats ->
    [one] { $ducats } dukata
    [few] { $ducats } dukaty
   *[other] { $ducats } dukatów
}.
lacrimosa-event-documented = { $you ->
    [yes] Spisujesz
   *[no] { $player } spisuje
} wspomnienie: { $card }; z gry { $you ->
    [yes] usuwasz
   *[no] usuwa
} { $replaced }.
lacrimosa-event-commissioned = { $you ->
    [yes] Zlecasz
   *[no] { $player } zleca
} dzieło: { $card }.
lacrimosa-event-performed = { $you ->
    [yes] Wykonujesz
   *[no] { $player } wykonuje
} utwór: { $card }.
lacrimosa-event-sold = { $you ->
    [yes] Sprzedajesz
   *[no] { $player } sprzedaje
} utwór: { $card }.
lacrimosa-event-row-slid = Rząd przesuwa się w prawo.
lacrimosa-event-travelled = { $stays ->
    [yes] { $you ->
        [yes] Zostajesz
       *[no] { $player } zostaje
    } z Mozartem na miejscu: { $place }.
   *[no] { $you ->
        [yes] Podróżujesz
       *[no] { $player } podróżuje
    } z Mozartem: { $origin } → { $place } (drogi: { $roads ->
        [0] bez opłat
        [one] { $roads } dukat
        [few] { $roads } dukaty
       *[other] { $roads } dukatów
    }).
}
lacrimosa-event-city-visited = { $you ->
    [yes] Wykorzystujesz
   *[no] { $player } wykorzystuje
} { $tile }.
lacrimosa-event-court-taken = { $you ->
    [yes] Bierzesz
   *[no] { $player } bierze
} { $tile }.
lacrimosa-event-marker-placed = { $you ->
    [yes] Umieszczasz
   *[no] { $player } umieszcza
} znacznik Requiem: { $slot } ({ $side }).
lacrimosa-event-neutral-placed = { $you ->
    [yes] Umieszczasz
   *[no] { $player } umieszcza
} neutralny znacznik: { $slot } ({ $side }).
lacrimosa-event-neutral-unused = Nie ma pustego pola na { $you ->
    [yes] twój neutralny znacznik
   *[no] neutralny znacznik gracza { $player }
}.
lacrimosa-event-composer-hired = { $you ->
    [yes] Zatrudniasz
   *[no] { $player } zatrudnia
} kompozytora: { $tile }.
lacrimosa-event-turn-ended = { $you ->
    [yes] Kończysz turę.
   *[no] { $player } kończy turę.
}
lacrimosa-event-tracks-reset = { $you ->
    [yes] Twoje tory
   *[no] Tory gracza { $player }
} wracają na zero{ $n ->
    [0] { "" }
   *[other] { " " }(strata: { $steps })
}.
lacrimosa-event-works-turned-back = { $you ->
    [yes] Przekręcasz
   *[no] { $player } przekręca
} z powrotem wykonane dzieła: { $cards }.
lacrimosa-event-deck-renewed = { $you ->
    [yes] Zatrzymujesz
   *[no] { $player } zatrzymuje
} na ręce: { $kept }; pozostałe karty tworzą nową talię: { $cards }.
lacrimosa-event-tiles-gilded = Kafelki odwrócone pozłacaną ramką do góry: { $places }.
lacrimosa-event-used-tiles-returned = Nowy stos powstaje ze zużytych kafelków miast ({ $n }).
lacrimosa-event-row-cleared = Usunięte z rzędu i z gry: { $cards }.
lacrimosa-event-period-ended = Okres { $period } dobiegł końca. Usunięte z gry: kafelek premii ({ $bonus }){ $n ->
    [0] { "" }
    [one] { " " }oraz { $n } zakryta karta
    [few] { " " }oraz { $n } zakryte karty
   *[other] { " " }oraz { $n } zakrytych kart
}.
lacrimosa-event-first-patron-passed = Teraz { $you ->
    [yes] zaczynasz ty.
   *[no] zaczyna { $player }.
}
lacrimosa-event-soloist-laid = Solista zagrywa kartę { $number } do sekcji { $section ->
    [experience] doświadczeń
   *[story] opowieści
}.
lacrimosa-event-soloist-acts = Solista wykonuje akcję „{ $action }”.
lacrimosa-event-soloist-idle = Solista pomija akcję „{ $action }”: { $why }.
lacrimosa-event-soloist-took = Solista bierze z rzędu (pole { $space }): { $card }.
lacrimosa-event-soloist-scored = Solista zyskuje { $vp } PZ ({ $source }).
lacrimosa-event-soloist-finance = Solista przesuwa się w górę o { $finance ->
    [one] { $finance } pole na torze funduszy
    [few] { $finance } pola na torze funduszy
   *[other] { $finance } pól na torze funduszy
}.
lacrimosa-event-soloist-moved = Solista podróżuje z Mozartem: { $origin } → { $place }{ $discarded ->
    [yes] ; kafelek miasta zostaje odrzucony
   *[no] { "" }
}.
lacrimosa-event-soloist-placed = Solista umieszcza znacznik Requiem: { $slot }.
lacrimosa-event-soloist-shuffled = Solista zbiera swoje dziewięć kart.
lacrimosa-event-court-scored = { $you ->
    [yes] Zyskujesz
   *[no] { $player } zyskuje
} PZ za kafelek dworu – { $goal }.
lacrimosa-event-movement-scored = { $movement } ({ $you ->
    [yes] ty
   *[no] { $player }
}): znaczniki po wyższej wartości – { $high }, po niższej – { $low }; razem { $vp } PZ.
lacrimosa-event-story-concluded = Pozostałe punkty opowieści ({ $you ->
    [yes] ty
   *[no] { $player }
}): { $points }, czyli { $vp } PZ.
lacrimosa-event-money-counted = Pozostałe dukaty ({ $you ->
    [yes] ty
   *[no] { $player }
}): { $ducats }, czyli { $vp } PZ.
lacrimosa-event-game-ended = Koniec gry: { $scores }. { $n ->
    [one] { $you ->
        [yes] Wygrywasz.
       *[no] Wygrywa { $winners }.
    }
   *[other] Wspólne zwycięstwo: { $winners }.
}

## Pytania

lacrimosa-ask-lay-experience = { $you ->
    [yes] Zagraj kartę do sekcji doświadczeń: możesz jej użyć w tej turze.
   *[no] { $player } zagrywa kartę do sekcji doświadczeń.
}
lacrimosa-ask-lay-story = { $you ->
    [yes] Zagraj kartę do sekcji opowieści: zadziała w fazie utrzymania.
   *[no] { $player } zagrywa kartę do sekcji opowieści.
}
lacrimosa-ask-use-card = { $you ->
    [yes] Użyć karty { $card } czy zamiast tego wziąć { $ducats ->
        [one] { $ducats } dukata
        [few] { $ducats } dukaty
       *[other] { $ducats } dukatów
    }?
   *[no] { $player } może użyć karty { $card } albo wziąć { $ducats ->
        [one] { $ducats } dukata
        [few] { $ducats } dukaty
       *[other] { $ducats } dukatów
    }.
}
lacrimosa-ask-take-actions = { $you ->
    [yes] Wybierz akcję ({ $actions }) albo zrezygnuj.
   *[no] { $player } wybiera akcję ({ $actions }).
}
lacrimosa-ask-may-again = { $you ->
    [yes] Możesz wykonać akcję jeszcze raz: { $actions }.
   *[no] { $player } może wykonać akcję jeszcze raz: { $actions }.
}
lacrimosa-ask-end-turn = { $you ->
    [yes] Zakończ turę albo najpierw dokonaj wymiany.
   *[no] { $player } kończy turę.
}
lacrimosa-ask-document = { $you ->
    [yes] Wybierz wspomnienie z rzędu.
   *[no] { $player } wybiera wspomnienie.
}
lacrimosa-ask-commission = { $you ->
    [yes] Wybierz dzieło z rzędu.
   *[no] { $player } wybiera dzieło.
}
lacrimosa-ask-perform-or-sell = { $you ->
    [yes] Wybierz utwór do wykonania lub sprzedaży.
   *[no] { $player } wybiera utwór do wykonania lub sprzedaży.
}
lacrimosa-ask-use-typed = { $you ->
    [yes] Możesz skorzystać z nagrody miasta: { $gain }.
   *[no] { $player } może skorzystać z nagrody miasta: { $gain }.
}
lacrimosa-ask-travel = { $you ->
    [yes] Wybierz, dokąd jedzie Mozart.
   *[no] { $player } wybiera, dokąd jedzie Mozart.
}
lacrimosa-ask-requiem = { $you ->
    [yes] Wybierz pole instrumentu w Requiem.
   *[no] { $player } wybiera pole w Requiem.
}
lacrimosa-ask-hire-composer = { $you ->
    [yes] Wybierz kompozytora ({ $slot }).
   *[no] { $player } wybiera kompozytora ({ $slot }).
}
lacrimosa-ask-place-marker = { $you ->
    [yes] Wybierz, który znacznik tam umieścisz ({ $slot }).
   *[no] { $player } wybiera znacznik do umieszczenia ({ $slot }).
}
lacrimosa-ask-place-neutral = { $you ->
    [yes] Umieść neutralny znacznik ({ $movement }), dowolną stroną do góry.
   *[no] { $player } umieszcza neutralny znacznik ({ $movement }).
}
lacrimosa-ask-choose-counter = { $you ->
    [yes] Wybierz dysk opowieści
   *[no] { $player } wybiera dysk opowieści
}{ " " }({ $source }{ $left ->
    [1] { "" }
   *[other] , zostało: { $left }
}).
lacrimosa-ask-choose-step = { $you ->
    [yes] Wybierz tor, na którym przesuniesz znacznik
   *[no] { $player } wybiera tor, na którym przesunie znacznik
}{ " " }({ $source }{ $left ->
    [1] { "" }
   *[other] , zostało: { $left }
}).
lacrimosa-ask-pay = { $you ->
    [yes] Zapłać: { $price }.
   *[no] { $player } płaci: { $price }.
}
lacrimosa-ask-pay-differently = { $you ->
    [yes] Płać po jednym punkcie; zostało: { $price }.
   *[no] { $player } płaci po jednym punkcie; zostało: { $price }.
}

## Odpowiedzi

lacrimosa-do-lay-experience = Zagraj: { $card }
lacrimosa-do-lay-story = Zagraj: { $card }
lacrimosa-do-use-card = Użyj: { $card }
lacrimosa-do-take-money = Zamiast tego weź { $ducats ->
    [one] { $ducats } dukata
    [few] { $ducats } dukaty
   *[other] { $ducats } dukatów
}
lacrimosa-do-no-more-actions = Nie wykonuj więcej akcji
lacrimosa-do-end-turn = Zakończ turę
lacrimosa-do-decline = Zrezygnuj
lacrimosa-do-buy-counter = Kup dysk { $kind ->
    [talent] talentu
    [journey] podróży
   *[composition] kompozycji
} za { $ducats ->
    [one] { $ducats } dukata
    [few] { $ducats } dukaty
   *[other] { $ducats } dukatów
}
lacrimosa-do-sell-counter = Sprzedaj dysk { $kind ->
    [talent] talentu
    [journey] podróży
   *[composition] kompozycji
} za { $ducats ->
    [one] { $ducats } dukata
    [few] { $ducats } dukaty
   *[other] { $ducats } dukatów
}
lacrimosa-do-pay = Zapłać
lacrimosa-do-pay-differently = Zapłać inaczej
lacrimosa-do-pay-with-step = Zapłać 1 punkt z toru { $kind ->
    [talent] talentu
    [journey] podróży
   *[composition] kompozycji
}
lacrimosa-do-pay-with-counter = Zapłać 1 dysk { $kind ->
    [talent] talentu
    [journey] podróży
   *[composition] kompozycji
}
lacrimosa-do-pay-by-buying = Kup i zapłać 1 punkt { $kind ->
    [talent] talentu
    [journey] podróży
   *[composition] kompozycji
} za { $ducats ->
    [one] { $ducats } dukata
    [few] { $ducats } dukaty
   *[other] { $ducats } dukatów
}
lacrimosa-do-pay-by-selling = Sprzedaj dysk { $kind ->
    [talent] talentu
    [journey] podróży
   *[composition] kompozycji
} za { $ducats ->
    [one] { $ducats } dukata
    [few] { $ducats } dukaty
   *[other] { $ducats } dukatów
}
lacrimosa-do-document = Spisanie wspomnień
lacrimosa-do-commission = Zlecenie dzieła
lacrimosa-do-perform-or-sell = Wykonanie lub sprzedaż utworu
lacrimosa-do-travel = Podróż
lacrimosa-do-requiem = Requiem
lacrimosa-do-again-document = Spisanie wspomnień jeszcze raz
lacrimosa-do-again-commission = Zlecenie dzieła jeszcze raz
lacrimosa-do-again-perform-or-sell = Wykonanie lub sprzedaż utworu jeszcze raz
lacrimosa-do-again-travel = Podróż jeszcze raz
lacrimosa-do-again-requiem = Requiem jeszcze raz
lacrimosa-do-document-memory = Spisz: { $card }
lacrimosa-do-commission-opus = Zleć: { $card }
lacrimosa-do-perform-work = Wykonaj: { $card }
lacrimosa-do-sell-work = Sprzedaj: { $card }
lacrimosa-do-travel-there = Podróż: { $place } ({ $number })
lacrimosa-do-choose-slot = { $slot }
lacrimosa-do-place-marker = Weź znacznik z pola: { $place }
lacrimosa-do-hire-eighth = Zatrudnij: { $composer } (ósemka)
lacrimosa-do-hire-sixteenth = Zatrudnij: { $composer } (szesnastka)
lacrimosa-do-place-neutral-eighth = { $slot }, ósemką do góry
lacrimosa-do-place-neutral-sixteenth = { $slot }, szesnastką do góry
lacrimosa-do-choose-counter-talent = Dysk talentu
lacrimosa-do-choose-counter-journey = Dysk podróży
lacrimosa-do-choose-counter-composition = Dysk kompozycji
lacrimosa-do-choose-step-talent = Punkt na torze talentu
lacrimosa-do-choose-step-journey = Punkt na torze podróży
lacrimosa-do-choose-step-composition = Punkt na torze kompozycji
lacrimosa-costs = koszt: { $price }
lacrimosa-brings = zysk: { $gain }
lacrimosa-costs-and-brings = koszt: { $price }; zysk: { $gain }
lacrimosa-costs-and-replaces = koszt: { $price }; z gry usuwasz { $card }
lacrimosa-verb-lay-experience = zagraj
lacrimosa-verb-lay-story = zagraj
lacrimosa-verb-use-card = użyj
lacrimosa-verb-take-money = dukaty
lacrimosa-verb-no-more-actions = nic
lacrimosa-verb-end-turn = koniec
lacrimosa-verb-decline = nic
lacrimosa-verb-buy-counter = kup
lacrimosa-verb-sell-counter = sprzedaj
lacrimosa-verb-pay = zapłać
lacrimosa-verb-pay-differently = inaczej
lacrimosa-verb-pay-with-step = tor
lacrimosa-verb-pay-with-counter = dysk
lacrimosa-verb-pay-by-buying = kup
lacrimosa-verb-pay-by-selling = sprzedaj
lacrimosa-verb-document = spisz/spisanie
lacrimosa-verb-commission = zleć/zlecenie
lacrimosa-verb-perform-or-sell = wykonaj/sprzedaj/wykonanie
lacrimosa-verb-travel = podróż
lacrimosa-verb-requiem = requiem
lacrimosa-verb-again-document = spisz/spisanie
lacrimosa-verb-again-commission = zleć/zlecenie
lacrimosa-verb-again-perform-or-sell = wykonaj/sprzedaj/wykonanie
lacrimosa-verb-again-travel = podróż
lacrimosa-verb-again-requiem = requiem
lacrimosa-verb-document-memory = spisz
lacrimosa-verb-commission-opus = zleć
lacrimosa-verb-perform-work = wykonaj
lacrimosa-verb-sell-work = sprzedaj
lacrimosa-verb-travel-there = podróż
lacrimosa-verb-choose-slot = pole
lacrimosa-verb-place-marker = znacznik
lacrimosa-verb-hire-eighth = ósemka
lacrimosa-verb-hire-sixteenth = szesnastka
lacrimosa-verb-place-neutral-eighth = ósemka
lacrimosa-verb-place-neutral-sixteenth = szesnastka
lacrimosa-verb-choose-counter-talent = talent
lacrimosa-verb-choose-counter-journey = podróż
lacrimosa-verb-choose-counter-composition = kompozycja
lacrimosa-verb-choose-step-talent = talent
lacrimosa-verb-choose-step-journey = podróż
lacrimosa-verb-choose-step-composition = kompozycja

## Dlaczego nie

lacrimosa-why-not-in-hand = Tej karty nie masz na ręce.
lacrimosa-why-action-not-offered = Ani zagrana karta, ani kafelek nie daje tej akcji.
lacrimosa-why-no-memory-in-row = W rzędzie nie ma żadnego wspomnienia.
lacrimosa-why-no-opus-in-row = W rzędzie nie ma żadnego dzieła.
lacrimosa-why-no-work-to-use = W tej rundzie nie masz już dzieła do wykonania ani sprzedaży.
lacrimosa-why-no-space-for-a-marker = Nie ma pustego pola dla żadnego z twoich znaczników.
lacrimosa-why-nothing-payable = Na nic z tego cię nie stać.
lacrimosa-why-cannot-pay = Nie stać cię na to; potrzeba: { $lacks }.{ $points ->
    [yes] { " " }Brakujące punkty opowieści można kupić za dukaty.
   *[no] { "" }
}
lacrimosa-why-too-few-finance-steps = Trzeba cofnąć się na torze funduszy o { $needs ->
    [one] { $needs } pole
    [few] { $needs } pola
   *[other] { $needs } pól
}, a { $has ->
    [0] znacznik stoi już na początku toru
   *[other] możesz najwyżej o { $has }
}.
lacrimosa-why-too-few-ducats = Dysk kosztuje { $needs ->
    [one] { $needs } dukata
    [few] { $needs } dukaty
   *[other] { $needs } dukatów
}, a { $has ->
    [0] nie masz ani jednego
   *[other] masz { $has }
}.
lacrimosa-why-no-counter-to-sell = Nie masz dysku tego rodzaju na sprzedaż.
lacrimosa-why-no-step-to-pay = Na tym torze nie masz już czym płacić.
lacrimosa-why-no-counter-to-pay = Nie masz dysku tego rodzaju, by nim zapłacić.
lacrimosa-why-rest-not-payable = Na resztę już by cię nie było stać.
lacrimosa-why-points-first = Najpierw zapłać punkty opowieści; potem możesz sprzedawać dyski za dukaty.
lacrimosa-why-price-is-covered = Nie ma już punktów opowieści do zapłaty.
lacrimosa-why-not-a-memory = To nie jest wspomnienie.
lacrimosa-why-not-an-opus = To nie jest dzieło.
lacrimosa-why-not-your-work = To nie jest twoje dzieło.
lacrimosa-why-work-is-turned = To dzieło zostało już wykonane w tej rundzie.
lacrimosa-why-wrong-type = Miasto wymaga dzieła innego rodzaju.
lacrimosa-why-slot-is-closed = To pole zamknęła Constanze.
lacrimosa-why-slot-is-taken = Na tym polu leży już znacznik.
lacrimosa-why-no-marker-left = Nie masz już znacznika tego instrumentu.
lacrimosa-why-no-tile-left = Nie ma tu już kafelków kompozytora.
lacrimosa-why-marker-is-gone = Ten znacznik leży już na planszy głównej.
lacrimosa-why-wrong-instrument = To inny instrument.
lacrimosa-why-other-movement = To inna część.
lacrimosa-why-composer-not-payable = Nie stać cię tu na żadnego kompozytora; potrzeba: { $lacks }.{ $rewarded ->
    [0] { "" }
   *[other] { " " }Wliczono nagrodę z pola, które opuściłby twój znacznik.
}{ $points ->
    [yes] { " " }Brakujące punkty opowieści można kupić za dukaty.
   *[no] { "" }
}
lacrimosa-why-step-becomes-ducats = Tor jest pełny: za { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[other] { $steps } pól
} poza końcem dostaniesz tylko { $ducats ->
    [one] { $ducats } dukata
    [few] { $ducats } dukaty
   *[other] { $ducats } dukatów
}.
lacrimosa-why-new-card-is-lost = W tej turze masz już spisane wspomnienie: jego karta zostałaby usunięta z gry.
lacrimosa-why-bonus-icon-in-story = Premia okresu liczy symbole tej karty ({ $icons }) w sekcji doświadczeń, ale nie w sekcji opowieści.
lacrimosa-why-no-tile-there = Nie ma tam kafelka.

## Stół

lacrimosa-part-table = Runda { $round } z { $rounds }, tura { $turn } z { $turns }
lacrimosa-part-over = Po rundzie { $round } z { $rounds }, turze { $turn } z { $turns }: koniec gry
lacrimosa-part-row = Rząd kart
lacrimosa-part-map = Mapa
lacrimosa-part-requiem = Requiem
lacrimosa-part-players = Mecenasi
lacrimosa-part-hand = Twoja ręka
lacrimosa-part-scores = Punktacja
lacrimosa-part-person = { $player }
lacrimosa-table-bonus = Premia okresu ({ $years }): { $bonus }.
lacrimosa-table-supply = W talii okresu: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}.
lacrimosa-row-space = { $n }{ $leaves ->
    [yes] *
   *[no] { "" }
}
lacrimosa-row-opus = Dzieło: { $title } ({ $type }), { $vp } PZ
lacrimosa-row-memory = „{ $title }”: { $now }; opowieść: { $story }
lacrimosa-row-price = koszt: { $price }
lacrimosa-place = { $number } { $name }{ $marker ->
    [yes] { " " }(Mozart)
   *[no] { "" }
}
lacrimosa-place-tile = { $gilded ->
    [yes] pozłacana ramka: { "" }
   *[no] { "" }
}{ $gain }
lacrimosa-movement = { $name } { $high }/{ $low }
lacrimosa-movement-slots = ósemki { $eighths }, szesnastki { $sixteenths } – { $slots }
lacrimosa-slot-taken = { $what } ({ $player }, { $side ->
    [eighth] ósemka
   *[sixteenth] szesnastka
})
lacrimosa-slot-free = { $what }{ $status ->
    [closed] { " " }(zamknięte)
   *[empty] { " " }(wolne)
}
lacrimosa-stack = – { $composer } ({ $side ->
    [eighth] ósemka
   *[sixteenth] szesnastka
}, { $n ->
    [one] { $n } kafelek
    [few] { $n } kafelki
   *[other] { $n } kafelków
})
lacrimosa-stack-gain = zysk: { $gain }
lacrimosa-player-name = { $player }{ $first ->
    [yes] { " " }(zaczyna)
   *[no] { "" }
}
lacrimosa-player-points = { $kind ->
    [talent] tal
    [journey] pod
   *[composition] kom
} { $track }+{ $counters }
lacrimosa-player-finance = fundusze { $n }
lacrimosa-player-markers = { $n ->
    [one] { $n } znacznik Requiem
    [few] { $n } znaczniki Requiem
   *[other] { $n } znaczników Requiem
}
lacrimosa-player-works = dzieła: { $works }
lacrimosa-player-courts = { $n ->
    [one] { $n } dwór
    [few] { $n } dwory
   *[other] { $n } dworów
}
lacrimosa-work = { $title }{ $turned ->
    [yes] { " " }(przekręcone)
   *[no] { "" }
}
lacrimosa-work-use = wykonanie: { $talent ->
    [0] za darmo
    [one] { $talent } punkt talentu
    [few] { $talent } punkty talentu
   *[other] { $talent } punktów talentu
} → { $ducats ->
    [one] { $ducats } dukat
    [few] { $ducats } dukaty
   *[other] { $ducats } dukatów
}; sprzedaż: { $price ->
    [0] za darmo
    [one] { $price } punkt talentu
    [few] { $price } punkty talentu
   *[other] { $price } punktów talentu
} → { $gain }
lacrimosa-person-income = Dochód w fazie utrzymania: { $gain }
lacrimosa-no-markers = brak
lacrimosa-person-markers = Pozostałe znaczniki Requiem: { $places }
lacrimosa-person-experience = Doświadczenia: { $cards }
lacrimosa-person-story = Opowieść: { $cards }
lacrimosa-person-court = Dwór – { $goal } – { $fulfilled ->
    [yes] teraz zrealizowana
   *[no] jeszcze niezrealizowana
}
lacrimosa-person-tile = Kafelek kompozytora ({ $place }): { $repeat }
lacrimosa-person-count = Gdyby liczyć teraz: { $now } PZ + dworskie przysługi { $courts } + Requiem { $requiem } + punkty opowieści { $story } + dukaty { $money } = { $total } PZ
lacrimosa-score = { $source } { $vp }
lacrimosa-score-items = { $items } = { $vp } PZ
lacrimosa-rank = { $rank }. { $player }: { $vp } PZ
