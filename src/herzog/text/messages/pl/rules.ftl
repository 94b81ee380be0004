# What `herzog rules` says around the rules, in Polish.

rules-heading = { $game }: zasady naszymi słowami
rules-rulings = Rozstrzygnięcia tam, gdzie instrukcja milczy
rules-hint-section = zasady z jednego rozdziału
rules-hint-number = zasada lub rozstrzygnięcie (Q9) i to, co je realizuje
rules-hint-words = wszystko, co zawiera te słowa
rules-place = W instrukcji – { $place }
rules-set = Nasz zestaw elementów – { $place }
rules-books = Inne wydania – { $books }
rules-why = Dlaczego: { $why }
rules-confidence-H = Pewność: wysoka; rozstrzyga to tekst.
rules-confidence-M = Pewność: średnia; to najrozsądniejsze odczytanie.
rules-confidence-L = Pewność: niska; to nasz wybór.
rules-flag = Opcja stołu: { $option }
rules-concerns = Dotyczy: { $numbers }
rules-code = Kod: { $names }
rules-tests = Testy: { $names }
rules-unknown = w zasadach gry { $game } nie ma { $number }; najbliżej są { $near }.
rules-nothing = nic w zasadach gry { $game } nie zawiera słów „{ $words }”.
