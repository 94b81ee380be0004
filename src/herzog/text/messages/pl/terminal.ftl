# To, co terminal mówi wokół gry.

terminal-you = Ty
terminal-kept = Gra jest zapisana w pliku { $file }. Aby grać dalej: { $command }
terminal-over = Zapis gry jest w pliku { $file }. Aby go obejrzeć: herzog replay { $file }
terminal-resumed = { $game }, po ruchu { $steps }.
terminal-pass = Teraz przed ekranem siada { $player }. Nikt inny nie patrzy? Naciśnij Enter.
terminal-forced = Jedyna możliwość – { $option }.
terminal-key = { $key } – { $option }
terminal-ambiguous = „{ $typed }” może znaczyć kilka rzeczy:
terminal-unknown = „{ $typed }” nic tu nie znaczy. Wpisz „?”, by zobaczyć pomoc.
terminal-why = { $thing } – { $reason } [{ $rule }]
terminal-may = To możliwe – { $option }.
terminal-undone = Cofnięto.
terminal-saved = Zapisano w pliku { $file }.
terminal-not-saved = Nie można zapisać pliku { $file }: { $problem }.
terminal-which-file = Podaj nazwę pliku.
terminal-which-game = Która gra?
terminal-help = Wpisz skrót opcji, jej nazwę albo początek nazwy, z czasownikiem lub bez: „{ $key }”, „{ $name }”. Polskie znaki można pominąć. Inne polecenia:
terminal-help-line = { $word }: { $about }
terminal-command-help = pomoc
terminal-command-why = dlaczego
terminal-command-hint = podpowiedź
terminal-command-look = opis
terminal-command-board = plansza
terminal-command-log = dziennik
terminal-command-undo = cofnij
terminal-command-rules = zasady
terminal-command-save = zapisz
terminal-command-resume = dalej
terminal-command-quit = wyjdź
terminal-about-help = ta pomoc
terminal-about-why = dlaczego NAZWA – dlaczego czegoś nie można teraz wybrać i która zasada o tym mówi
terminal-about-hint = co bot zrobiłby na twoim miejscu i dlaczego
terminal-about-look = opis NAZWA – co robi karta, co ma gracz
terminal-about-board = pokaż stół jeszcze raz
terminal-about-log = co się wydarzyło; dziennik wszystko – od początku
terminal-about-undo = cofnij swój ostatni wybór
terminal-about-rules = zasady NUMER albo SŁOWA – co mówią zasady; samo „zasady” – zasada, która właśnie obowiązuje
terminal-about-save = zapisz PLIK – zapisz grę do pliku
terminal-about-resume = dalej PLIK – przejdź do innej gry
terminal-about-quit = wyjdź; gra zostaje zapisana

## Odtwarzanie gry

terminal-step = Ruch { $n } z { $all }: { $player }
terminal-step-none = Przed pierwszym ruchem, łącznie ruchów: { $all }
terminal-nature = los
terminal-replay-keys = n lub → dalej, p lub ← wstecz, ↓ ↑ o dziesięć, a początek, e koniec, w dlaczego, q wyjście
terminal-move = { $player } – { $option }.
terminal-why-nothing = Nie było czego porównywać.
terminal-why-later = Boty tłumaczą się dopiero po grze: wcześniej ich powody zdradziłyby to, co ukrywają.

## Miejsca, które przechodzą z rąk do rąk

terminal-which-bot = Który bot? { $bots }.
terminal-which-seat = Czyje miejsce? { $players }.
terminal-nobody-sits-in = Żaden bot nikogo nie zastępuje.
terminal-watch = Grają boty. Enter: dalej; { $return }: odbierz swoje miejsce; { $finish }: zakończ grę; { $quit }: wyjdź.
terminal-agree = Gra skończy się w tym miejscu, jeśli wszyscy się zgodzą. Zgoda? { $yes } albo { $no }
terminal-yes = tak
terminal-no = nie
terminal-not-agreed = Gra toczy się dalej.
terminal-agree-takeback = Gra wróci do chwili przed twoim ostatnim ruchem, a to, co losuje się później, zostanie wylosowane od nowa. Zgoda? { $yes } albo { $no }
terminal-times = Pozostały czas: { $clocks }
terminal-no-clock = Ta gra nie ma zegara.
terminal-command-handover = oddaj
terminal-command-return = wróć
terminal-command-finish = zakończ
terminal-command-takeback = wycofaj
terminal-command-clock = zegar
terminal-about-handover = oddaj POZIOM – niech bot gra za ciebie
terminal-about-return = wróć IMIĘ – odbierz miejsce botowi
terminal-about-finish = zakończ grę w tym miejscu, jeśli wszyscy się zgodzą
terminal-about-takeback = cofnij swój ostatni ruch, nawet jeśli inni już grali, o ile wszyscy się zgodzą
terminal-about-clock = ile czasu zostało każdemu

## Lekcje

terminal-learn-title = Lekcja { $n } z { $all }: { $title }
terminal-learn-read = (Enter, aby kontynuować.)
terminal-learn-task = → { $task } (Albo wpisz „{ $skip }”.)
terminal-learn-skip = pomiń
terminal-learn-left = Lekcja czeka. Wróć do niej: { $command }
terminal-learn-done = Brawo! Dalej: { $command }
