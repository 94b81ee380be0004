# Analizy zakończonych gier.

review-title = Analiza gry
review-picked = { $player } – { $option }
review-better = Lepiej – { $option }.
review-why = Różnica: { $terms }.
review-drawn = { $good ->
    [yes] Szczęście: { $player }
   *[no] Pech: { $player }
}
review-told-more = … i jeszcze { $n }.
review-turned = Zwrot w grze – prowadzi { $player }
review-account = Rozliczenie
review-start = Oczekiwana na początku
review-luck = Szczęście
review-errors = Własne błędy
review-others = Prezenty od innych
review-reveals = Tajne wybory
review-remainder = Zmiana oceny
review-result = Przewaga na końcu
review-about = Przewaga to różnica względem średniej pozostałych, w punktach. Każda decyzja jest oceniana według tego, co gracz mógł wiedzieć. Szczęście porównuje to, co wylosowano, z tym, co mogło wypaść. Tajne wybory to skutek tego, jak spotkały się wybory dokonane jednocześnie, poza tym, ile każdy był wart osobno. Zmiana oceny obejmuje to, czego nie dało się przewidzieć; wszystko razem dokładnie się zgadza.
review-rough = Szans na wygraną przy takim stole nie zmierzono: to przybliżenie na podstawie przewagi.
review-accuracy = Dokładność
review-decisions = Decyzje
review-by-ask = Średnia strata według rodzaju decyzji i ile razy
review-moments = Kluczowe momenty
review-no-moments = W tej grze nic się nie wyróżnia.
review-chart = Oczekiwana przewaga w trakcie gry
review-step = Krok { $n }
review-intro = Ile w tym wyniku zdziałało szczęście, a ile decyzje? Każda decyzja jest oceniana według tego, co gracz mógł wiedzieć, i widać, co byłoby lepsze. Trwa to około minuty; wyniki pojawiają się na bieżąco i zostają zapisane.
review-none = Tej gry jeszcze nie przeanalizowano.
review-begin = Przeanalizuj tę grę
review-working = Ocenione kroki: { $n } / { $all }
review-cancel = Przerwij
review-measure = Co pokazuje wykres
review-by-lead = Przewaga
review-by-chance = Szansa na wygraną
review-chart-chance = Szansa na wygraną w trakcie gry, w procentach
review-average = { $points } × { $n }
review-practice = Ucz się na własnych błędach ({ $n })
review-practice-title = Ucz się na własnych błędach
review-practice-at = Pozycja { $n } z { $all }
review-practice-played = Twój wybór – { $option } ({ $points }).
review-practice-try = Znajdź coś lepszego. Pozostałe próby: { $n }.
review-try-best = Najlepszy znaleziony wybór: { $points }.
review-try-better = Lepiej: { $points }, ale można więcej.
review-try-worse = Nie lepiej niż poprzednio.
review-practice-solved = Rozwiązane. To jest warte { $points }.
review-practice-answer = Najlepszy znaleziony wybór – { $option } ({ $points }).
review-practice-next = Następna pozycja
review-practice-leave = Wróć do analizy
