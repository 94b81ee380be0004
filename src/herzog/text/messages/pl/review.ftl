# Analizy zakończonych gier.

review-title = Analiza gry
review-picked = { $player } – { $option }
review-better = Lepiej – { $option } ({ $points }).
review-why = Różnica: { $terms }{ $more ->
    [yes] , bez mniejszych różnic
   *[no] { "" }
}.
review-drawn = { $good ->
    [yes] Szczęście: { $player }
   *[no] Pech: { $player }
}
review-drawn-what = Co dobrano lub rozdano:
review-told-more = … i jeszcze { $n }.
review-turned = Zwrot w grze – prowadzi { $player }
review-account = Rozliczenie
review-start = Przewaga oczekiwana na początku
review-luck = Szczęście
review-errors = Własne błędy
review-others = { $duel ->
    [yes] Prezenty od przeciwnika
   *[no] Prezenty od innych
}
review-reveals = Tajne wybory
review-remainder = Korekta szacunków
review-result = Przewaga na końcu
review-about = { $duel ->
    [yes] Wszystkie liczby to punkty przewagi nad przeciwnikiem. Kolejne wiersze sumują się dokładnie do przewagi na końcu.
   *[no] Wszystkie liczby to punkty przewagi nad średnią pozostałych. Kolejne wiersze sumują się dokładnie do przewagi na końcu.
}
review-means = Co znaczą te wiersze
review-meant = { $term }: { $words }
review-start-means = Czego można było oczekiwać, zanim rozdano pierwszą kartę.
review-luck-means = To, co wylosowano lub rozdano, w porównaniu z tym, co mogło wypaść. W wielu partiach szczęście się wyrównuje.
review-errors-means = Ile kosztowały decyzje gorsze od najlepszych znalezionych; ocenia się je tylko według tego, co gracz mógł wiedzieć.
review-others-means = { $duel ->
    [yes] Ile dały błędy przeciwnika.
   *[no] Ile dały błędy pozostałych.
}
review-reveals-means = Jak spotkały się wybory dokonane w tajemnicy w tym samym czasie. Nikt nie mógł tego wiedzieć, więc nie jest to niczyj błąd.
review-remainder-means = Powyższe wiersze opierają się na tym, jak bot szacował wynik gry. Gdy jego szacunek się zmienił, choć niczego nie wylosowano i nikt nie miał prawdziwego wyboru, różnica trafia tutaj. To ani szczęście, ani błąd. Jeśli ten wiersz jest największy, szacunki w tej partii mocno się myliły, a pozostałe wiersze są tylko przybliżeniem.
review-result-means = { $duel ->
    [yes] O ile punktów gracz wyprzedził na końcu przeciwnika.
   *[no] O ile punktów gracz wyprzedził na końcu średnią pozostałych.
}
review-decisions-means = Decyzje, w których był wybór.
review-accuracy-means = 100%, jeśli każda decyzja była najlepsza ze znalezionych; decyzja, która kosztuje dwa punkty, liczy się w połowie.
review-chart-means = { $duel ->
    [yes] Powyżej 0 – przewaga nad przeciwnikiem. Naciśnij dowolne miejsce, aby zobaczyć pozycję.
   *[no] Powyżej 0 – przewaga nad średnią pozostałych. Naciśnij dowolne miejsce, aby zobaczyć pozycję.
}
review-chart-chance-means = Gdyby odtąd wszyscy grali dobrze. Naciśnij dowolne miejsce, aby zobaczyć pozycję.
review-rough = Szans na wygraną przy takim stole nie zmierzono: to przybliżenie na podstawie przewagi.
review-accuracy = Dokładność
review-decisions = Decyzje
review-by-ask = Średnia strata według rodzaju decyzji i ich liczba
review-moments = Kluczowe momenty
review-moments-of = Czyje kluczowe momenty
review-kind-error = błąd
review-kind-luck = los
review-kind-turn = zmiana prowadzenia
review-mark-picked = zagrano
review-mark-better = lepiej
review-no-moments = W tej partii nic się nie wyróżnia.
review-chart = Oczekiwana przewaga w trakcie gry
review-step = Ruch { $n }
review-table = Stół, jaki widzi { $player }
review-look = Stół po ruchu N pokaże: { $command }
review-intro = Ile w tym wyniku szczęścia, a ile dobrych i złych decyzji? Każda decyzja jest oceniana według tego, co gracz mógł wiedzieć, i widać, co byłoby lepsze. Trwa to około minuty; wyniki pojawiają się na bieżąco i zostają zapisane.
review-none = Tej partii jeszcze nie przeanalizowano.
review-begin = Przeanalizuj tę partię
review-working = Ocenione ruchy: { $n } / { $all }
review-cancel = Przerwij
review-measure = Co pokazuje wykres
review-by-lead = Przewaga
review-by-chance = Szansa na wygraną
review-chart-chance = Szansa na wygraną w trakcie gry, w procentach
review-average = { $points } ({ $n } ×)
review-practice = Ucz się na własnych błędach ({ $n })
review-practice-title = Ucz się na własnych błędach
review-practice-at = Pozycja { $n } z { $all }
review-practice-played = Twój wybór – { $option }. Stracone punkty: { $points }.
review-practice-try = Znajdź coś lepszego. Pozostałe próby: { $n }.
review-try-best = Najlepszy znaleziony wybór: { $points }.
review-try-better = Lepiej: { $points }, ale można więcej.
review-try-worse = Nie lepiej niż poprzednio ({ $points }).
review-try-unweighed = Tego wyboru nie warto było rozważać.
review-practice-solved = Rozwiązane. Ten wybór daje { $points }.
review-practice-answer = Najlepszy znaleziony wybór – { $option } ({ $points }).
review-practice-next = Następna pozycja
review-practice-return = Pokaż pozycję ponownie
review-practice-leave = Wróć do analizy

## Czego dotyczyła decyzja, niezależnie od karty

review-ask-fourberies-choose-travel = Wybór kart Podróży
review-ask-fourberies-reserve-city = Wybór karty Podróży do zagrania odkrytej
review-ask-fourberies-use-acrobat = Użycie Kuglarza
review-ask-fourberies-choose-caravel = Wybór karaweli do przepchnięcia
review-ask-fourberies-push-caravel = Wybór, dokąd przepchnąć karawelę
review-ask-fourberies-salvage-actor = Wybór Aktora do zabrania
review-ask-fourberies-move-needle = Przesunięcie wskazówki
review-ask-fourberies-steal-from = Wybór, komu ukraść
review-ask-fourberies-send-to-court = Wysłanie Aktora na Dwór
review-ask-fourberies-discard-request = Odrzucenie Tajnej Prośby
review-ask-fourberies-keep-request = Wybór Tajnej Prośby do zatrzymania
review-ask-fourberies-choose-request = Wybór Tajnej Prośby do użycia
review-ask-fourberies-choose-nature = Wybór, po której stronie liczą się Kameleony
review-ask-lacrimosa-lay-experience = Zagranie karty do sekcji doświadczeń
review-ask-lacrimosa-lay-story = Zagranie karty do sekcji opowieści
review-ask-lacrimosa-use-card = Użycie karty albo wzięcie dukatów
review-ask-lacrimosa-take-actions = Wybór akcji
review-ask-lacrimosa-may-again = Wykonanie akcji jeszcze raz
review-ask-lacrimosa-end-turn = Zakończenie tury albo wymiana
review-ask-lacrimosa-document = Wybór wspomnienia
review-ask-lacrimosa-commission = Wybór dzieła
review-ask-lacrimosa-perform-or-sell = Wybór utworu do wykonania lub sprzedaży
review-ask-lacrimosa-use-typed = Skorzystanie z nagrody miasta
review-ask-lacrimosa-travel = Wybór, dokąd jedzie Mozart
review-ask-lacrimosa-requiem = Wybór pola w Requiem
review-ask-lacrimosa-hire-composer = Wybór kompozytora
review-ask-lacrimosa-place-marker = Wybór znacznika do umieszczenia
review-ask-lacrimosa-place-neutral = Umieszczenie neutralnego znacznika
review-ask-lacrimosa-choose-counter = Wybór dysku opowieści
review-ask-lacrimosa-choose-step = Wybór toru
review-ask-lacrimosa-pay = Wybór sposobu zapłaty
review-ask-lacrimosa-pay-differently = Płacenie po jednym punkcie
