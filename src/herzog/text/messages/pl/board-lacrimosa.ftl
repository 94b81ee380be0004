# Napisy na planszy Lacrimosy.
board-lacrimosa-round = Runda { $round }
board-lacrimosa-turned = Wykonane w tej rundzie.
board-lacrimosa-key = d-moll
board-lacrimosa-other-side = Druga strona:
board-lacrimosa-roads =
    { $n ->
        [0] Drogi nic nie kosztują.
        [one] Drogi kosztują { $n } dukata.
        [few] Drogi kosztują { $n } dukaty.
       *[other] Drogi kosztują { $n } dukatów.
    }
board-lacrimosa-stack-cities = Kafelki miast w stosie: { $n }; zużyte: { $used }
board-lacrimosa-stack-courts = Kafelki dworów w stosie: { $n }
board-lacrimosa-you-lack =
    { $short ->
        [0] koszt: { $price }; nie stać cię na to
        [one] koszt: { $price }; brakuje ci { $short } dukata
       *[other] koszt: { $price }; brakuje ci { $short } dukatów
    }
board-lacrimosa-bill-price = koszt
board-lacrimosa-bill-steps = z torów
board-lacrimosa-bill-counters = dyski
board-lacrimosa-bill-bought = kupione w banku
board-lacrimosa-bill-sold = sprzedane bankowi
board-lacrimosa-bill-ducats = dukaty
board-lacrimosa-bill-missing = brakuje
board-lacrimosa-bill-short = brakuje łącznie
board-lacrimosa-leaves = Części stołu
board-lacrimosa-leaf-row = Karty
board-lacrimosa-leaf-map = Podróże
board-lacrimosa-leaf-requiem = Requiem
board-lacrimosa-leaf-me = Moja plansza
board-lacrimosa-deck = Karty tego okresu w talii: { $n }; z późniejszych okresów: { $later }
board-lacrimosa-stack = { $composer }: { $n ->
        [0] brak kafelków
        [one] { $n } kafelek
        [few] { $n } kafelki
       *[other] { $n } kafelków
    }.
board-lacrimosa-movement-worth = { $movement }: { $high } PZ dla kompozytora z większą liczbą znaczników, dla drugiego { $low }. Ósemki { $eighths }, szesnastki { $sixteenths }: { $ahead ->
        [eighth] prowadzi ósemka
        [sixteenth] prowadzi szesnastka
       *[tie] remis, po { $low } PZ
    }.
board-lacrimosa-track = Tor { $kind ->
        [talent] talentu
        [journey] podróży
       *[composition] kompozycji
    } – { $n }; na następną rundę (na razie): { $next }
board-lacrimosa-points = { $kind ->
    [talent] talent
    [journey] podróż
   *[composition] kompozycja
}: na torze { $track }, w dyskach { $counters }
board-lacrimosa-spaces = Pola instrumentów
board-lacrimosa-works = Dzieła i dwory
board-lacrimosa-no-works = Brak dzieł
board-lacrimosa-courts = Dwory: { $n }; zrealizowane: { $met }
board-lacrimosa-next = W najbliższej fazie utrzymania: { $gain }
board-lacrimosa-next-short = Potem:
board-lacrimosa-next-bonus = Premia okresu ×{ $n }: { $gain }
board-lacrimosa-hand = Karty na ręce: { $n }; w talii: { $deck }
board-lacrimosa-own-deck = Karty w talii: { $n }
board-lacrimosa-first = Pierwszy gracz
board-lacrimosa-actions = Akcje
board-lacrimosa-score-track = Tor punktacji
board-lacrimosa-score = { $player }: { $vp } PZ
board-lacrimosa-soloist-reads = Robi to, co mówi górna karta; dolna podaje szczegóły: który koniec rzędu, w którą stronę i do ilu dworów, która część i od którego końca.
board-lacrimosa-soloist-served = liczy się bez warunków
board-lacrimosa-not-served = niezrealizowana
board-lacrimosa-served-once = niezrealizowana: każde dzieło i każdy znacznik liczy się tylko raz
board-lacrimosa-sheet-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
board-lacrimosa-sheet-total = Razem
board-lacrimosa-sheet-first = wygrywa
board-lacrimosa-sheet-tie = Przy remisie wyżej jest mecenas z większą liczbą znaczników w Requiem, a potem ten, kto ma więcej dzieł.
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
    .about = Utwór Mozarta. Przy zleceniu daje PZ; można go wykonywać raz na rundę albo sprzedać na dobre.
glossary-lacrimosa-memory = Wspomnienie
    .about = Karta twojej talii: zagrana do sekcji doświadczeń daje akcje teraz, a do sekcji opowieści – punkty na następną rundę.
glossary-lacrimosa-experience = Sekcja doświadczeń
    .about = Górny rząd planszy gracza: zagrana tam karta daje nagrodę i akcje w tej turze.
glossary-lacrimosa-story = Sekcja opowieści
    .about = Dolny rząd planszy gracza: jego karty dają punkty opowieści na następną rundę.
glossary-lacrimosa-requiem = Requiem
    .about = Pięć części. Znacznik daje wyższą wartość, jeśli jego kompozytor ma w części więcej znaczników niż drugi.
glossary-lacrimosa-court = Dwór
    .about = Kafelek, który zatrzymujesz. Dworska przysługa daje PZ na koniec, jeśli masz dzieło lub znacznik dla każdej z jej dwóch połów.
glossary-lacrimosa-bonus = Premia okresu
    .about = W fazie utrzymania dostajesz ją raz za każdy symbol jej akcji w sekcji doświadczeń.
glossary-lacrimosa-maintenance = Faza utrzymania
    .about = Koniec rundy: punkty opowieści, kompozytorzy, dochód i premia okresu, a potem porządkowanie plansz i rzędu.
board-lacrimosa-trail = Co jeszcze czeka w tej turze
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
        [Arrive] dotrzyj na miejsce
        [CityBonus] odbierz nagrodę miasta
        [TakeTile] weź kafelek
        [PlaceMarker] umieść znacznik Requiem
        [HireComposer] zatrudnij kompozytora
        [Requiem] wybierz pole w Requiem
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
