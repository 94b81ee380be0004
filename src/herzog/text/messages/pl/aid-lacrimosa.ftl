# Pomoc gracza: kartka obok stołu.

aid-lacrimosa-goal = Mieć najwięcej punktów zwycięstwa (PZ) po pięciu rundach po cztery tury.
aid-lacrimosa-play = Zagraj jedną kartę u góry planszy dla nagrody i akcji, drugą na dole dla punktów opowieści na następną rundę.
aid-lacrimosa-money = Zamiast wszystkiego, co daje górna karta, możesz wziąć tyle dukatów, ile wynosi numer rundy.
aid-lacrimosa-exchange = W dowolnej chwili swojej tury możesz wymienić 3 dukaty na dowolny dysk albo dysk na 1 dukata.
aid-lacrimosa-draw = Tura kończy się dobraniem do czterech kart.
aid-lacrimosa-document = Spisanie wspomnień: weź wspomnienie, płacąc koszt jego pola. Zastąpi kartę zagraną na dole, która opuści grę.
aid-lacrimosa-commission = Zlecenie dzieła: zapłać koszt karty oraz jej pola i zdobądź PZ.
aid-lacrimosa-perform = Wykonanie lub sprzedaż utworu: wykonuj dzieło raz na rundę za dukaty albo sprzedaj je na dobre za pola na torze funduszy i PZ.
aid-lacrimosa-travel = Podróż: za drogi płać dukatami, za kafelek punktami opowieści i weź jego nagrodę. Kafelek dworu zatrzymujesz.
aid-lacrimosa-requiem = Requiem: umieść znacznik na wolnym polu instrumentu, weź nagrodę z pola, które opuścił, zapłać kompozytorowi i weź nagrodę z kafelka.
aid-lacrimosa-tracks = Tory opowieści wracają na zero; potem wypełniają je cztery dolne karty i kafelki Sequentia.
aid-lacrimosa-finance = Tor funduszy przynosi dochód. Każde pole poza jego końcem to 2 PZ, a poza końcem toru opowieści – 1 dukat.
aid-lacrimosa-bonus = Premia okresu: raz za każdy symbol jej akcji na czterech górnych kartach.
aid-lacrimosa-favours = Zrealizowane dworskie przysługi. Każde dzieło i każdy znacznik liczy się tylko dla jednego dworu; sprzedane dzieła się nie liczą.
aid-lacrimosa-markers = Każdy znacznik Requiem: wyższa wartość, jeśli jego kompozytor ma w tej części więcej znaczników, w przeciwnym razie niższa.
aid-lacrimosa-left = 1 PZ za każde 2 pozostałe punkty opowieści i 1 PZ za każde 3 pozostałe dukaty.
aid-lacrimosa-tie = Przy remisie decyduje liczba znaczników w Requiem, potem liczba dzieł.
aid-lacrimosa-ducat = dukaty
aid-lacrimosa-wild = dżoker: dowolny rodzaj
aid-lacrimosa-vp = punkty zwycięstwa
aid-lacrimosa-city = miasto
aid-lacrimosa-eighth = ósemka: pierwszy kompozytor
aid-lacrimosa-sixteenth = szesnastka: drugi kompozytor
aid-lacrimosa-again = powtórzenie akcji albo wielokrotna nagroda
