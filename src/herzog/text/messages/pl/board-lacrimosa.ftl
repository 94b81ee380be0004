# Napisy na planszy Lacrimosy.
board-lacrimosa-nothing = nic
board-lacrimosa-good =
    { $of ->
        [talent] Talent: { $n }
        [journey] Podróż: { $n }
        [composition] Kompozycja: { $n }
        [wild] { $n ->
            [one] { $n } dowolny punkt opowieści
            [few] { $n } dowolne punkty opowieści
            [many] { $n } dowolnych punktów opowieści
           *[other] { $n } dowolne punkty opowieści
        }
        [ducats] { $n ->
            [one] { $n } dukat
            [few] { $n } dukaty
            [many] { $n } dukatów
           *[other] { $n } dukaty
        }
        [finance] { $n ->
            [one] { $n } pole na torze funduszy
            [few] { $n } pola na torze funduszy
            [many] { $n } pól na torze funduszy
           *[other] { $n } pola na torze funduszy
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
            [many] { $n } pól na torze talentu
           *[other] { $n } pola na torze talentu
        }
        [journey] { $n ->
            [one] { $n } pole na torze podróży
            [few] { $n } pola na torze podróży
            [many] { $n } pól na torze podróży
           *[other] { $n } pola na torze podróży
        }
        [composition] { $n ->
            [one] { $n } pole na torze kompozycji
            [few] { $n } pola na torze kompozycji
            [many] { $n } pól na torze kompozycji
           *[other] { $n } pola na torze kompozycji
        }
       *[wild] { $n ->
            [one] { $n } pole na dowolnym torze
            [few] { $n } pola na dowolnym torze
            [many] { $n } pól na dowolnym torze
           *[other] { $n } pola na dowolnym torze
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
board-lacrimosa-opus-about = Kosztuje { $cost } oraz to, co dodaje jego pole; daje { $vp } PZ.
board-lacrimosa-opus-perform = Wykonanie: zapłać { $pay }, zyskaj { $gain }.
board-lacrimosa-opus-sell = Sprzedaż: zapłać { $pay }, zyskaj { $gain }.
board-lacrimosa-turned = Wykonane w tej rundzie.
board-lacrimosa-memory = { $title }. Jako Doświadczenie: { $experience }. Jako Opowieść: { $story }.
board-lacrimosa-memory-experience = Jako Doświadczenie: { $what }.
board-lacrimosa-memory-story = Jako Opowieść, na następną rundę: { $what }.
board-lacrimosa-tile =
    { $kind ->
        [court] Dwór królewski{ $gilded ->
            [yes] , złocony
           *[no] {""}
        }
       *[city] Miasto{ $gilded ->
            [yes] , złocone
           *[no] {""}
        }
    }: zapłać { $price }, zyskaj { $gain }.
board-lacrimosa-no-tile = Bez kafelka.
board-lacrimosa-other-side = Druga strona:
board-lacrimosa-roads =
    { $n ->
        [0] Drogi nic nie kosztują.
        [one] Drogi kosztują { $n } dukat.
        [few] Drogi kosztują { $n } dukaty.
        [many] Drogi kosztują { $n } dukatów.
       *[other] Drogi kosztują { $n } dukata.
    }
board-lacrimosa-place = { $number } { $name }.
board-lacrimosa-coach = Mozart jest tutaj: { $place }
board-lacrimosa-stack-cities = Kafelki Miast w stosie: { $n }, zużyte: { $used }
board-lacrimosa-stack-courts = Kafelki Dworów w stosie: { $n }
board-lacrimosa-composer-tile = Zapłać { $price }, zyskaj { $gain }.
board-lacrimosa-repeat =
    { $kind ->
        [step] W każdej fazie utrzymania: { $what }.
        [opus] Za każde zlecone, wykonane lub sprzedane dzieło: { $what }.
       *[action] Gdy wykonujesz tę akcję, możesz ją powtórzyć: { $what }.
    }
board-lacrimosa-work-of-period = dzieło z okresu { $period }
board-lacrimosa-you-pay = Zapłacisz { $price }.
board-lacrimosa-you-lack =
    { $short ->
        [0] Cena { $price }: nie możesz jej zapłacić.
        [one] Cena { $price }: brakuje ci { $short } dukata.
        [few] Cena { $price }: brakuje ci { $short } dukatów.
        [many] Cena { $price }: brakuje ci { $short } dukatów.
       *[other] Cena { $price }: brakuje ci { $short } dukata.
    }
board-lacrimosa-bill-price = cena
board-lacrimosa-bill-steps = z torów
board-lacrimosa-bill-counters = dyski
board-lacrimosa-bill-bought = kupione w banku
board-lacrimosa-bill-sold = sprzedane bankowi
board-lacrimosa-bill-ducats = dukaty
board-lacrimosa-bill-missing = brakuje
board-lacrimosa-bill-short = za mało o
board-lacrimosa-row = Rząd kart
board-lacrimosa-map = Podróże Mozarta
board-lacrimosa-requiem = Requiem
board-lacrimosa-leaves = Części stołu
board-lacrimosa-leaf-row = Karty
board-lacrimosa-leaf-map = Podróże
board-lacrimosa-leaf-requiem = Requiem
board-lacrimosa-leaf-me = Moja
board-lacrimosa-soloist = Solista
board-lacrimosa-bonus = Premia okresu: { $gain } w fazie utrzymania za każdą ikonę { $action } wśród Doświadczeń
board-lacrimosa-turn = Runda { $round } z { $rounds }, tura { $turn } z { $turns }
board-lacrimosa-deck = Karty tego okresu w talii: { $n }, późniejszych okresów: { $later }
board-lacrimosa-stack =
    { $composer ->
        [eybler] Eybler
        [stadler] Stadler
        [suessmayr] Süßmayr
       *[freystaedtler] Freystädtler
    }: { $n ->
        [0] brak kafelków
        [one] { $n } kafelek
        [few] { $n } kafelki
        [many] { $n } kafelków
       *[other] { $n } kafelka
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
        [closed] zamknięte przez Konstancję
        [neutral] neutralny znacznik, { $side ->
            [eighth] ósemka
           *[sixteenth] szesnastka
        }
       *[marker] { $player }, { $side ->
            [eighth] ósemka
           *[sixteenth] szesnastka
        }
    }
board-lacrimosa-movement-worth =
    { $movement ->
        [kyrie] Kyrie
        [sequentia] Sequentia
        [offertorium] Offertorium
        [sanctus] Sanctus
       *[agnus-dei] Agnus Dei
    }: { $high } PZ dla kompozytora z większą liczbą znaczników, inaczej { $low }. Ósemki { $eighths }, szesnastki { $sixteenths }: { $ahead ->
        [eighth] prowadzi ósemka
        [sixteenth] prowadzi szesnastka
       *[tie] remis, po { $low } PZ
    }.
board-lacrimosa-track = Tor { $kind }: { $n }; w następnej rundzie jak dotąd { $next }
board-lacrimosa-counters =
    { $kind }: { $n ->
        [one] { $n } dysk
        [few] { $n } dyski
        [many] { $n } dysków
       *[other] { $n } dysku
    }
board-lacrimosa-points = { $kind }: na torze { $track }, w dyskach { $counters }
board-lacrimosa-buy-counter = Kup dysk: { $kind }
board-lacrimosa-purse =
    { $n ->
        [one] { $n } dukat
        [few] { $n } dukaty
        [many] { $n } dukatów
       *[other] { $n } dukata
    }
board-lacrimosa-finance = Tor funduszy na { $space }: { $income } w fazie utrzymania
board-lacrimosa-finance-space = Tor funduszy na { $n }
board-lacrimosa-experience = Doświadczenia
board-lacrimosa-story = Opowieść
board-lacrimosa-spaces = Pola instrumentów
board-lacrimosa-space-marker = { $instrument }: zdjęty znacznik daje { $gain }.
board-lacrimosa-space-tile = { $instrument }: skomponowane.
board-lacrimosa-works = Dzieła i dwory królewskie
board-lacrimosa-no-works = Żadnego dzieła
board-lacrimosa-court =
    Łaska królewska: { $goal } za { $vp } PZ{ $fulfilled ->
        [yes] , spełniona
        [no] , jeszcze niespełniona
       *[none] {""}
    }.
board-lacrimosa-courts = Dwory królewskie: { $n }, spełnione: { $met }
board-lacrimosa-next = W najbliższej fazie utrzymania: { $gain }
board-lacrimosa-next-short = Potem:
board-lacrimosa-next-bonus = Premia okresu, razy { $n }: { $gain }
board-lacrimosa-count-now = Gdyby gra skończyła się teraz: Dwory { $courts }, Requiem { $requiem }, opowieść { $story }, dukaty { $ducats }; razem { $total } PZ
board-lacrimosa-vp = { $n } PZ
board-lacrimosa-hand = Karty na ręce: { $n }, w talii: { $deck }
board-lacrimosa-own-deck = Karty w talii: { $n }
board-lacrimosa-markers = Pozostałe znaczniki Requiem: { $n }
board-lacrimosa-first = Pierwszy mecenas
board-lacrimosa-actions = Akcje
board-lacrimosa-score-track = Tor punktacji
board-lacrimosa-score = { $player }: { $vp } PZ
board-lacrimosa-soloist-reads = Robi to, co mówi górna karta; dolna mówi gdzie: który koniec rzędu, w którą stronę i do ilu Dworów, która część i od którego końca.
board-lacrimosa-soloist-details =
    { $row ->
        [left] Karta skrajnie lewa
       *[right] Karta skrajnie prawa
    }; { $direction ->
        [ascending] rosnąco
       *[descending] malejąco
    }, Dwory: { $courts }; część { $movement } od { $end ->
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
        [court] Dwory królewskie
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
board-lacrimosa-not-served = niespełniona
board-lacrimosa-sheet-courts = Dwory królewskie
board-lacrimosa-sheet-requiem = Requiem
board-lacrimosa-sheet-story = Pozostałe punkty opowieści
board-lacrimosa-sheet-ducats = Pozostałe dukaty
board-lacrimosa-sheet-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
board-lacrimosa-sheet-total = Razem
board-lacrimosa-sheet-first = wygrywa
board-lacrimosa-sheet-tie = Przy równym wyniku wyżej jest mecenas z większą liczbą znaczników w Requiem, potem ten, kto ma więcej dzieł.
board-lacrimosa-provenance =
    { $source ->
        [rulebook] Z instrukcji
        [seen] Odczytane z drukowanej karty
        [stated] Według recenzenta
       *[reconstructed] Odtworzone: w druku może być inaczej
    }

## Słowa

glossary-lacrimosa-talent = Talent
    .about = Punkty opowieści, którymi płaci się za dzieła, ich wykonanie i sprzedaż. Czarne koło z gwiazdą.
glossary-lacrimosa-journey = Podróż
    .about = Punkty opowieści, którymi płaci się za miasta i dwory królewskie. Czerwony romb z kołem.
glossary-lacrimosa-composition = Kompozycja
    .about = Punkty opowieści, którymi płaci się kompozytorom Requiem. Biały kwadrat z piórem.
glossary-lacrimosa-counter = Dysk
    .about = Punkt opowieści, który zostaje na następne rundy. Bank sprzedaje go za 3 dukaty, a kupuje za 1.
glossary-lacrimosa-track = Tor opowieści
    .about = Punkty opowieści tej rundy, od 0 do 4. W fazie utrzymania wracają do zera, potem liczą się karty opowieści.
glossary-lacrimosa-finance = Tor funduszy
    .about = To, co dostajesz w każdej fazie utrzymania. Każde pole poza końcem daje 2 PZ.
glossary-lacrimosa-opus = Dzieło
    .about = Utwór Mozarta. Przy zleceniu daje PZ; raz na rundę można go wykonać albo sprzedać na dobre.
glossary-lacrimosa-memory = Wspomnienie
    .about = Karta twojej talii: doświadczenie teraz albo opowieść na następną rundę.
glossary-lacrimosa-experience = Doświadczenia
    .about = Górny rząd planszy: jego karta daje nagrodę i akcje w tej turze.
glossary-lacrimosa-story = Opowieść
    .about = Dolny rząd planszy: jego karty dają punkty opowieści na następną rundę.
glossary-lacrimosa-requiem = Requiem
    .about = Pięć części. Znacznik daje wyższą wartość, jeśli jego kompozytor ma w części więcej znaczników niż drugi.
glossary-lacrimosa-court = Dwór królewski
    .about = Kafelek, który zatrzymujesz. Jego łaska punktuje na końcu, jeśli każdej połowie służy twoje dzieło lub znacznik.
glossary-lacrimosa-bonus = Premia okresu
    .about = W fazie utrzymania dostajesz ją raz za każdą ikonę jej akcji wśród doświadczeń.
glossary-lacrimosa-maintenance = Faza utrzymania
    .about = Koniec rundy: punkty opowieści, kompozytorzy, dochód, premia okresu, a potem porządek na planszach i w rzędzie.
board-lacrimosa-trail = Co jeszcze czeka w tej turze
board-lacrimosa-ask-how = Zapłać inaczej
board-lacrimosa-ask-how-about = Pytaj, jak zapłacić, zamiast płacić w zwykły sposób
board-lacrimosa-trail-step =
    { $step ->
        [UseCard] użyj karty
        [TakeActions] { $action }
        [MayAgain] { $action } ponownie
        [Pay] zapłać
        [PayDifferently] zapłać
        [TakeOpus] weź dzieło
        [TakeMemory] weź Wspomnienie
        [UseWork] użyj dzieła
        [UseTyped] wykonaj lub sprzedaj
        [Arrive] przyjazd
        [CityBonus] co daje miasto
        [TakeTile] weź kafelek
        [PlaceMarker] połóż znacznik
        [HireComposer] zatrudnij kompozytora
        [Requiem] wybierz partię
        [PlaceNeutral] połóż neutralny znacznik
        [ChooseCounter] wybierz dysk
        [ChooseStep] wybierz krok
        [Commission] wybierz dzieło
        [Document] wybierz Wspomnienie
        [PerformOrSell] wybierz dzieło
        [Travel] wybierz miejsce
       *[EndTurn] zakończ turę
    }
board-lacrimosa-tale =
    { $tale ->
        [maintenance] Faza utrzymania
        [soloist] Tura Solisty
       *[count] Końcowe podliczenie
    }
