# Stół analizy: linie, zakończenia, warianty.

analysis-intro = Graj dalej za wszystkich od dowolnej pozycji, cofaj się, próbuj czegoś innego i zobacz, co mogło się stać. Każda linia zostaje zapisana przy partii. Karty są losowane od nowa.
analysis-begin = Ustaw stół po ruchu { $step }
analysis-past = To wcześniejsza pozycja. Graj od tego miejsca, aby zacząć wariant.
analysis-over = Ta linia dobiegła końca. Cofnij się, aby zacząć wariant.
analysis-lines = Najlepsze linie
analysis-ask-lines = Pokaż najlepsze linie
analysis-deeper = Coraz głębiej: { $n } / { $all }
analysis-stop = Zatrzymaj
analysis-lines-of = Z tego, co może wiedzieć { $player }:
analysis-lines-about = { $duel ->
    [yes] Spodziewana przewaga nad przeciwnikiem, w punktach, i szansa na wygraną. Naciśnięcie wykonuje pierwszy ruch.
   *[no] Spodziewana przewaga nad średnią pozostałych, w punktach, i szansa na wygraną. Naciśnięcie wykonuje pierwszy ruch.
}
analysis-spread = Jak to się może skończyć
analysis-ask-finish = Niech boty dokończą 100 razy
analysis-finished = Dokończone partie: { $n } / { $all }
analysis-mean = średnio { $mean }, wygrane { $share }
analysis-range = Punkty: { $low }–{ $high }
analysis-spread-about = Punkty na koniec, gdy za wszystkich gra odtąd { $bot }.
analysis-branches = Warianty
analysis-no-branches = Zagraj coś innego niż w partii, a wariant tu zostanie.
analysis-nothing-kept = Przy tej partii nie ma wariantów. Kto ogląda, może tu grać, ale nic nie zostaje zachowane.
analysis-unnamed = Wariant od ruchu { $step }
analysis-branch = Odchodzi od partii po ruchu { $step }; { $n ->
    [one] { $n } ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}; { $ago }
analysis-name = Nazwij ten wariant
analysis-tool-name = Nazwa
analysis-name-it = Zapisz
analysis-link = Skopiuj link
analysis-tool-link = Link
analysis-save = Zapisz do pliku
analysis-tool-file = Plik
analysis-delete = Usuń
analysis-delete-sure = Usunąć na dobre?
analysis-add = Dodaj z pliku
