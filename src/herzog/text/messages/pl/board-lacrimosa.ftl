# Napisy na planszy Lacrimosy.
board-lacrimosa-nothing = nic
board-lacrimosa-good =
    { $of ->
        [talent] { $n ->
            [one] { $n } punkt talentu
            [few] { $n } punkty talentu
           *[other] { $n } punktów talentu
        }
        [journey] { $n ->
            [one] { $n } punkt podróży
            [few] { $n } punkty podróży
           *[other] { $n } punktów podróży
        }
        [composition] { $n ->
            [one] { $n } punkt kompozycji
            [few] { $n } punkty kompozycji
           *[other] { $n } punktów kompozycji
        }
        [wild] { $n ->
            [one] { $n } dowolny punkt opowieści
            [few] { $n } dowolne punkty opowieści
           *[other] { $n } dowolnych punktów opowieści
        }
        [ducats] { $n ->
            [one] { $n } dukat
            [few] { $n } dukaty
           *[other] { $n } dukatów
        }
        [finance] { $n ->
            [one] { $n } pole na torze funduszy
            [few] { $n } pola na torze funduszy
           *[other] { $n } pól na torze funduszy
        }
        [vp] { $n } PZ
        [perform] wykonanie
        [sell] sprzedaż
        [marker] neutralny znacznik
        [document] Spisanie wspomnień
        [commission] Zlecenie dzieła
        [perform_or_sell] Wykonanie lub sprzedaż utworu
        [travel] Podróż
       *[requiem] Requiem
    }
board-lacrimosa-step =
    { $of ->
        [talent] { $n ->
            [one] { $n } pole na torze talentu
            [few] { $n } pola na torze talentu
           *[other] { $n } pól na torze talentu
        }
        [journey] { $n ->
            [one] { $n } pole na torze podróży
            [few] { $n } pola na torze podróży
           *[other] { $n } pól na torze podróży
        }
        [composition] { $n ->
            [one] { $n } pole na torze kompozycji
            [few] { $n } pola na torze kompozycji
           *[other] { $n } pól na torze kompozycji
        }
       *[wild] { $n ->
            [one] { $n } pole na dowolnym torze
            [few] { $n } pola na dowolnym torze
           *[other] { $n } pól na dowolnym torze
        }
    }
board-lacrimosa-of-type =
    { $type ->
        [opera] { $what } (opera)
        [religious] { $what } (utwór religijny)
        [symphony] { $what } (symfonia)
        [chamber] { $what } (utwór kameralny)
       *[starting] { $what } (dzieło początkowe)
    }
board-lacrimosa-type =
    { $type ->
        [opera] Opera
        [religious] Utwór religijny
        [symphony] Symfonia
        [chamber] Utwór kameralny
       *[starting] Dzieło początkowe
    }
board-lacrimosa-action =
    { $action ->
        [document] Spisanie wspomnień
        [commission] Zlecenie dzieła
        [perform_or_sell] Wykonanie lub sprzedaż utworu
        [travel] Podróż
       *[requiem] Requiem
    }
board-lacrimosa-kind =
    { $kind ->
        [talent] Talent
        [journey] Podróż
       *[composition] Kompozycja
    }
board-lacrimosa-instrument =
    { $instrument ->
        [horns] Dęte
        [percussion] Perkusja
        [strings] Smyczki
        [voice] Wokal
       *[organ] Organy
    }
board-lacrimosa-movement =
    { $movement ->
        [kyrie] Kyrie
        [sequentia] Sequentia
        [offertorium] Offertorium
        [sanctus] Sanctus
       *[agnus-dei] Agnus Dei
    }
board-lacrimosa-opus = { $title }, { $type }, okres { $period }, { $vp } PZ.
board-lacrimosa-opus-about = Koszt: { $cost } oraz to, co dodaje pole w rzędzie; daje { $vp } PZ.
board-lacrimosa-opus-perform = Wykonanie – koszt: { $pay }; zysk: { $gain }.
board-lacrimosa-opus-sell = Sprzedaż – koszt: { $pay }; zysk: { $gain }.
board-lacrimosa-turned = Wykonane w tej rundzie.
board-lacrimosa-memory = { $title }. W sekcji doświadczeń: { $experience }. W sekcji opowieści: { $story }.
board-lacrimosa-memory-experience = W sekcji doświadczeń: { $what }.
board-lacrimosa-memory-story = W sekcji opowieści, na następną rundę: { $what }.
board-lacrimosa-tile =
    { $kind ->
        [court] Dwór{ $gilded ->
            [yes] , pozłacana ramka
           *[no] {""}
        }
       *[city] Miasto{ $gilded ->
            [yes] , pozłacana ramka
           *[no] {""}
        }
    } – koszt: { $price }; zysk: { $gain }.
board-lacrimosa-no-tile = Brak kafelka.
board-lacrimosa-other-side = Druga strona:
board-lacrimosa-roads =
    { $n ->
        [0] Drogi nic nie kosztują.
        [one] Drogi kosztują { $n } dukata.
        [few] Drogi kosztują { $n } dukaty.
       *[other] Drogi kosztują { $n } dukatów.
    }
board-lacrimosa-place = { $number } { $name }.
board-lacrimosa-coach = Mozart jest tutaj: { $place }
board-lacrimosa-stack-cities = Kafelki miast w stosie: { $n }, zużyte: { $used }
board-lacrimosa-stack-courts = Kafelki dworów w stosie: { $n }
board-lacrimosa-composer-tile = Koszt: { $price }; zysk: { $gain }.
board-lacrimosa-repeat =
    { $kind ->
        [step] W każdej fazie utrzymania: { $what }.
        [opus] Za każde zlecone, wykonane lub sprzedane dzieło: { $what }.
       *[action] Gdy wykonujesz tę akcję, możesz wykonać ją jeszcze raz: { $what }.
    }
board-lacrimosa-work-of-period = dzieło z okresu { $period }
board-lacrimosa-you-pay = Twój koszt: { $price }.
board-lacrimosa-you-lack =
    { $short ->
        [0] Koszt: { $price }; nie stać cię na to.
        [one] Koszt: { $price }; brakuje ci { $short } dukata.
       *[other] Koszt: { $price }; brakuje ci { $short } dukatów.
    }
board-lacrimosa-bill-price = koszt
board-lacrimosa-bill-steps = z torów
board-lacrimosa-bill-counters = dyski
board-lacrimosa-bill-bought = kupione w banku
board-lacrimosa-bill-sold = sprzedane bankowi
board-lacrimosa-bill-ducats = dukaty
board-lacrimosa-bill-missing = brakuje
board-lacrimosa-bill-short = brakuje łącznie
board-lacrimosa-row = Rząd kart
board-lacrimosa-map = Podróże Mozarta
board-lacrimosa-requiem = Requiem
board-lacrimosa-leaves = Części stołu
board-lacrimosa-leaf-row = Karty
board-lacrimosa-leaf-map = Podróże
board-lacrimosa-leaf-requiem = Requiem
board-lacrimosa-leaf-me = Moja plansza
board-lacrimosa-soloist = Solista
board-lacrimosa-bonus = Premia okresu: { $gain } w fazie utrzymania za każdy symbol „{ $action }” w sekcji doświadczeń
board-lacrimosa-turn = Runda { $round } z { $rounds }, tura { $turn } z { $turns }
board-lacrimosa-deck = Karty tego okresu w talii: { $n }, z późniejszych okresów: { $later }
board-lacrimosa-stack = { $composer }: { $n ->
        [0] brak kafelków
        [one] { $n } kafelek
        [few] { $n } kafelki
       *[other] { $n } kafelków
    }.
board-lacrimosa-slot =
    { $instrument }, { $movement ->
        [kyrie] Kyrie
        [sequentia] Sequentia
        [offertorium] Offertorium
        [sanctus] Sanctus
       *[agnus-dei] Agnus Dei
    }: { $status ->
        [empty] wolne
        [closed] zamknięte przez Constanze
        [neutral] neutralny znacznik, { $side ->
            [eighth] ósemka
           *[sixteenth] szesnastka
        }
       *[marker] { $player }, { $side ->
            [eighth] ósemka
           *[sixteenth] szesnastka
        }
    }
board-lacrimosa-movement-worth = { $movement }: { $high } PZ dla kompozytora z większą liczbą znaczników, dla drugiego { $low }. Ósemki { $eighths }, szesnastki { $sixteenths }: { $ahead ->
        [eighth] prowadzi ósemka
        [sixteenth] prowadzi szesnastka
       *[tie] remis, po { $low } PZ
    }.
board-lacrimosa-track = Tor: { $kind } – { $n }; w następnej rundzie (na razie) { $next }
board-lacrimosa-counters =
    { $kind }: { $n ->
        [one] { $n } dysk
        [few] { $n } dyski
       *[other] { $n } dysków
    }
board-lacrimosa-points = { $kind }: na torze { $track }, w dyskach { $counters }
board-lacrimosa-buy-counter = Kup dysk: { $kind }
board-lacrimosa-purse =
    { $n ->
        [one] { $n } dukat
        [few] { $n } dukaty
       *[other] { $n } dukatów
    }
board-lacrimosa-finance = Tor funduszy, pole { $space }: { $income } w fazie utrzymania
board-lacrimosa-finance-space = Tor funduszy, pole { $n }
board-lacrimosa-experience = Doświadczenia
board-lacrimosa-story = Opowieść
board-lacrimosa-spaces = Pola instrumentów
board-lacrimosa-space-marker = { $instrument }: po zabraniu znacznika – { $gain }.
board-lacrimosa-space-tile = { $instrument }: partia skomponowana.
board-lacrimosa-works = Dzieła i dwory
board-lacrimosa-no-works = Brak dzieł
board-lacrimosa-court =
    Dworska przysługa: { $goal } za { $vp } PZ{ $fulfilled ->
        [yes] , zrealizowana
        [no] , jeszcze niezrealizowana
       *[none] {""}
    }.
board-lacrimosa-courts = Dwory: { $n }, zrealizowane: { $met }
board-lacrimosa-next = W najbliższej fazie utrzymania: { $gain }
board-lacrimosa-next-short = Potem:
board-lacrimosa-next-bonus = Premia okresu ×{ $n }: { $gain }
board-lacrimosa-count-now = Gdyby gra skończyła się teraz: dwory { $courts }, Requiem { $requiem }, punkty opowieści { $story }, dukaty { $ducats }; razem { $total } PZ
board-lacrimosa-vp = { $n } PZ
board-lacrimosa-hand = Karty na ręce: { $n }, w talii: { $deck }
board-lacrimosa-own-deck = Karty w talii: { $n }
board-lacrimosa-markers = Pozostałe znaczniki Requiem: { $n }
board-lacrimosa-first = Pierwszy gracz
board-lacrimosa-actions = Akcje
board-lacrimosa-score-track = Tor punktacji
board-lacrimosa-score = { $player }: { $vp } PZ
board-lacrimosa-soloist-reads = Robi to, co mówi górna karta; dolna podaje szczegóły: który koniec rzędu, w którą stronę i do ilu dworów, która część i od którego końca.
board-lacrimosa-soloist-details =
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
board-lacrimosa-source =
    { $source ->
        [start] Na początku
        [opus] Zlecone dzieła
        [sale] Sprzedane dzieła
        [offertorium] Kafelki Offertorium
        [memory] Wspomnienia
        [travel] Podróże
        [composer] Kafelki kompozytorów
        [instrument] Pola instrumentów
        [finance] Tor funduszy
        [bonus] Premia okresu
        [soloist-requiem] Partie Requiem
        [court] Dwory
        [requiem] Requiem
        [story] Pozostałe punkty opowieści
       *[ducats] Pozostałe dukaty
    }
board-lacrimosa-part =
    { $instrument }, { $movement ->
        [kyrie] Kyrie
        [sequentia] Sequentia
        [offertorium] Offertorium
        [sanctus] Sanctus
       *[agnus-dei] Agnus Dei
    }
board-lacrimosa-soloist-served = liczy się bez warunków
board-lacrimosa-not-served = niezrealizowana
board-lacrimosa-sheet-courts = Dwory
board-lacrimosa-sheet-requiem = Requiem
board-lacrimosa-sheet-story = Pozostałe punkty opowieści
board-lacrimosa-sheet-ducats = Pozostałe dukaty
board-lacrimosa-sheet-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
board-lacrimosa-sheet-total = Razem
board-lacrimosa-sheet-first = wygrywa
board-lacrimosa-sheet-tie = Przy remisie wyżej jest mecenas z większą liczbą znaczników w Requiem, a potem ten, kto ma więcej dzieł.
board-lacrimosa-provenance =
    { $source ->
        [rulebook] Z instrukcji
        [seen] Odczytane z drukowanej karty
        [stated] Według opisu recenzenta
       *[reconstructed] Rekonstrukcja: w druku może być inaczej
    }

## Słowa

glossary-lacrimosa-talent = Talent Mozarta
    .about = Punkty opowieści, którymi płaci się za dzieła, ich wykonanie i sprzedaż. Czarne koło z gwiazdą.
glossary-lacrimosa-journey = Podróż
    .about = Punkty opowieści, którymi płaci się za miasta i dwory. Czerwony romb z kołem.
glossary-lacrimosa-composition = Kompozycja
    .about = Punkty opowieści, którymi płaci się kompozytorom Requiem. Biały kwadrat z piórem.
glossary-lacrimosa-counter = Dysk opowieści
    .about = Punkt opowieści, który zostaje na następne rundy. Bank sprzedaje go za 3 dukaty, a kupuje za 1.
glossary-lacrimosa-track = Tor opowieści
    .about = Punkty opowieści tej rundy, od 0 do 4. W fazie utrzymania tory wracają na zero, a potem liczą się karty z sekcji opowieści.
glossary-lacrimosa-finance = Tor funduszy
    .about = To, co dostajesz w każdej fazie utrzymania. Każde pole poza końcem daje 2 PZ.
glossary-lacrimosa-opus = Dzieło
    .about = Utwór Mozarta. Przy zleceniu daje PZ; raz na rundę można go wykonać albo sprzedać na dobre.
glossary-lacrimosa-memory = Wspomnienie
    .about = Karta twojej talii: zagrana do sekcji doświadczeń daje akcje teraz, a do sekcji opowieści – punkty na następną rundę.
glossary-lacrimosa-experience = Sekcja doświadczeń
    .about = Górny rząd planszy gracza: zagrana tam karta daje nagrodę i akcje w tej turze.
glossary-lacrimosa-story = Sekcja opowieści
    .about = Dolny rząd planszy gracza: jego karty dają punkty opowieści na następną rundę.
glossary-lacrimosa-requiem = Requiem
    .about = Pięć części. Znacznik daje wyższą wartość, jeśli jego kompozytor ma w części więcej znaczników niż drugi.
glossary-lacrimosa-court = Dwór
    .about = Kafelek, który zatrzymujesz. Dworska przysługa punktuje na końcu, jeśli masz dzieło lub znacznik dla każdej z jej dwóch połów.
glossary-lacrimosa-bonus = Premia okresu
    .about = W fazie utrzymania dostajesz ją raz za każdy symbol jej akcji w sekcji doświadczeń.
glossary-lacrimosa-maintenance = Faza utrzymania
    .about = Koniec rundy: punkty opowieści, kompozytorzy, dochód i premia okresu, a potem porządkowanie plansz i rzędu.
board-lacrimosa-trail = Co jeszcze czeka w tej turze
board-lacrimosa-ask-how = Zapłać inaczej
board-lacrimosa-ask-how-about = Pytaj mnie, jak zapłacić, zamiast płacić w zwykły sposób
board-lacrimosa-trail-step =
    { $step ->
        [UseCard] użyj karty
        [TakeActions] { $action }
        [MayAgain] { $action } jeszcze raz
        [Pay] zapłać
        [PayDifferently] zapłać
        [TakeOpus] weź dzieło
        [TakeMemory] weź wspomnienie
        [UseWork] użyj dzieła
        [UseTyped] wykonaj lub sprzedaj
        [Arrive] przyjazd
        [CityBonus] co daje miasto
        [TakeTile] weź kafelek
        [PlaceMarker] umieść znacznik Requiem
        [HireComposer] zatrudnij kompozytora
        [Requiem] wybierz partię
        [PlaceNeutral] umieść neutralny znacznik
        [ChooseCounter] wybierz dysk
        [ChooseStep] wybierz tor
        [Commission] wybierz dzieło
        [Document] wybierz wspomnienie
        [PerformOrSell] wybierz dzieło
        [Travel] wybierz miejsce
       *[EndTurn] zakończ turę
    }
board-lacrimosa-tale =
    { $tale ->
        [maintenance] Faza utrzymania
        [soloist] Tura solisty
       *[count] Finałowa punktacja
    }
