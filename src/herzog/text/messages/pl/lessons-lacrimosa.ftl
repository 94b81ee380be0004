# Lekcje: co dobry nauczyciel mówi przy stole, po jednej rzeczy naraz.

## cards

lesson-lacrimosa-cards-theme = Wiedeń, rok 1791. Mozart nie żyje, a jego Requiem jest niedokończone. W tej kawiarni wdowa po nim, Constanze, spotyka ludzi, którzy płacili za jego muzykę – takich mecenasów jak ty. Opowiedz jej, ile ci zawdzięczał, i pomóż dokończyć Requiem.
lesson-lacrimosa-cards-goal = Gra trwa pięć rund po cztery tury. Wygrywa ten, kto na koniec ma najwięcej punktów zwycięstwa (PZ). Przynoszą je dzieła, podróże, wspomnienia i Requiem; tarcze na tym torze pokazują, kto prowadzi.
lesson-lacrimosa-cards-hand = Te karty to twoje wspomnienia: chwile spędzone z Mozartem. W talii jest ich dziewięć, a każdą rundę zaczynasz z czterema na ręce. Wszystko, co robisz w tej grze, robisz za ich pomocą.
lesson-lacrimosa-cards-halves = Każda karta działa na dwa sposoby. Górna połowa pokazuje, co możesz zrobić teraz. Dolna – ile punktów opowieści da ci na następną rundę: nimi, tak jak dukatami, się płaci. W każdej turze zagrywasz dwie karty: jedną na teraz, drugą na później.
lesson-lacrimosa-cards-experience = Najpierw karta na teraz. Trafia do sekcji doświadczeń, u góry twojej planszy.
lesson-lacrimosa-cards-experience-do = Zagraj kartę { $first }: pozwoli ci zdobyć nowe wspomnienie.
lesson-lacrimosa-cards-story = Teraz karta na później. Trafia do sekcji opowieści, tuż pod pierwszą.
lesson-lacrimosa-cards-story-do = Zagraj kartę { $first }. Za chwilę ją wymienimy.
lesson-lacrimosa-cards-row = Oto rząd kart: wspomnienia i dzieła dostępne dla wszystkich. Koszt wspomnienia podaje pole, na którym leży, a im bardziej na prawo, tym taniej.
lesson-lacrimosa-cards-document = Górna karta daje akcję „Spisanie wspomnień”. Zdobądź wspomnienie lepsze niż te początkowe.
lesson-lacrimosa-cards-document-do = Wybierz z rzędu: { $first }.
lesson-lacrimosa-cards-replaced = Widzisz, co się stało? Nowe wspomnienie zajęło miejsce karty w sekcji opowieści, a tamta opuściła grę na dobre. Talia zawsze ma więc dziewięć kart, tylko coraz lepszych. Rząd przesunął się w prawo, a z lewej przybyła nowa karta.
lesson-lacrimosa-cards-end = W tej turze to wszystko. Na koniec dobierasz karty, aż znów masz ich cztery – o ile starczy talii.
lesson-lacrimosa-cards-end-do = Zakończ turę.
lesson-lacrimosa-cards-again = Aloysia rozegrała turę i zleciła małe dzieło. Znów twoja kolej – jak zawsze dwie karty.
lesson-lacrimosa-cards-again-do = Zagraj kartę { $first } u góry i kartę { $second } pod spodem.
lesson-lacrimosa-cards-money = Czasem nie stać cię na akcję albo jej nie chcesz. Weź wtedy pieniądze: tyle dukatów, ile wynosi numer rundy. W zamian rezygnujesz ze wszystkiego, co daje karta.
lesson-lacrimosa-cards-money-do = Weź pieniądze.
lesson-lacrimosa-cards-maintenance = Gdy wszyscy rozegrają po cztery tury, następuje faza utrzymania. Tory opowieści wracają na zero, a potem wypełniają je cztery karty z sekcji opowieści. Dolna karta liczy się więc tak samo jak górna. Na koniec osiem zagranych kart tworzy nową talię.
lesson-lacrimosa-cards-tip = Na koniec podpowiedź: myśl parami. U góry mocne akcje, na dole karty z wieloma punktami opowieści. A dobre wspomnienia zdobywaj wcześnie – wrócą do ciebie w każdej rundzie.

## works

lesson-lacrimosa-works-works = Mozart żyje ze zleceń. Takie karty jak ta to dzieła. Zlecone dzieło od razu przynosi PZ z zielonego wieńca i należy do ciebie.
lesson-lacrimosa-works-cost = Koszt widnieje u góry karty: dukaty, a często i punkty talentu Mozarta, czyli gwiazdki. Pole pod kartą może coś do niego dodać albo odjąć. Tutaj karta kosztuje 1 punkt talentu i 3 dukaty, a pole odejmuje 1 dukata: płacisz 1 punkt talentu i 2 dukaty.
lesson-lacrimosa-works-play = Potrzebujesz karty z akcją „Zlecenie dzieła”.
lesson-lacrimosa-works-play-do = Zagraj kartę { $first } u góry i kartę { $second } pod spodem.
lesson-lacrimosa-works-commission = Teraz użyj akcji. Nie musisz liczyć monet: zapłata jest automatyczna, najpierw z toru.
lesson-lacrimosa-works-commission-do = Wybierz z rzędu: { $first }.
lesson-lacrimosa-works-points = Zapłatą był punkt talentu. Na tych torach są twoje punkty opowieści, od góry: talent, podróż i kompozycja. Punkty na torach przepadają po rundzie; dyski, które leżą obok, zostają. Za każde pole poza końcem toru dostajesz dukata.
lesson-lacrimosa-works-exchange = Czegoś ci brakuje? W swojej turze zawsze możesz kupić dowolny dysk za 3 dukaty albo sprzedać dysk za 1 dukata. Zawsze w banku, nigdy między sobą.
lesson-lacrimosa-works-end = To była trzecia tura rundy. Została jeszcze jedna.
lesson-lacrimosa-works-end-do = Zakończ turę.
lesson-lacrimosa-works-play-again = Ostatnia tura rundy, tylko z trzema kartami: trzecia zostaje na ręce na następną rundę.
lesson-lacrimosa-works-play-again-do = Zagraj kartę { $first } u góry i kartę { $second } pod spodem.
lesson-lacrimosa-works-perform = Dzieło może zarabiać. Wykonanie czasem kosztuje punkty talentu, ale to jest za darmo. Dostajesz podane dukaty i przekręcasz kartę: w tej rundzie nie można już tego dzieła ani wykonać, ani sprzedać.
lesson-lacrimosa-works-perform-do = Wybierz utwór { $first } i wykonaj go.
lesson-lacrimosa-works-sell = Można je też było sprzedać. Sprzedaż daje PZ i przesuwa znacznik w górę toru funduszy, ale dzieło przepada na dobre. Każde pole poza końcem toru to 2 PZ.
lesson-lacrimosa-works-end-again = Po tej turze wszyscy będą mieć cztery tury za sobą i nastąpi faza utrzymania.
lesson-lacrimosa-works-end-again-do = Zakończ turę i spójrz na swoje tory.
lesson-lacrimosa-works-maintenance = Tory wróciły na zero, a cztery karty z sekcji opowieści wypełniły je na nowo: tyle możesz wydać w drugiej rundzie. Osiem zagranych kart to twoja nowa talia.
lesson-lacrimosa-works-finances = Potem przyszedł dochód z funduszy. W każdej rundzie dostajesz dukaty i PZ z pola, na którym stoi znacznik funduszy: tym razem 2 dukaty. Jeśli pole pokazuje dżokera, dochodzi punkt na dowolnym torze opowieści.
lesson-lacrimosa-works-bonus = Premia okresu to nagroda za każdy symbol jednej akcji w sekcji doświadczeń: tu 2 dukaty za zlecenie. Zaczyna się drugi okres, z nową premią tutaj i nowymi kartami w rzędzie. Wykonane dzieła znów leżą prosto, a pierwszy ruch ma Aloysia.
lesson-lacrimosa-works-tip = Na koniec podpowiedź: zlecaj dzieła wcześnie i wykonuj je runda po rundzie. Sprzedawaj, gdy dochód albo punkty są ważniejsze niż kolejne wykonanie.

## journeys

lesson-lacrimosa-journeys-map = Oto Europa Mozarta, a znacznik pokazuje, gdzie jest: w Salzburgu. Podróżuje dla was wszystkich, ktokolwiek by płacił.
lesson-lacrimosa-journeys-places = Każde miejsce ma kafelek. U góry widnieje koszt: punkty podróży, a w niektórych miastach także punkty talentu. Pod spodem to, co dostajesz od razu. Dwór obiecuje też PZ na koniec.
lesson-lacrimosa-journeys-play = Potrzebujesz karty z akcją „Podróż”.
lesson-lacrimosa-journeys-play-do = Zagraj kartę { $first } u góry i kartę { $second } pod spodem.
lesson-lacrimosa-journeys-city = Za drogi płacisz dukatami, za kafelek punktami podróży. Tu to 2 dukaty i 1 punkt podróży, a dostajesz 4 dukaty.
lesson-lacrimosa-journeys-city-do = Wyślij Mozarta do tego miasta: { $first }.
lesson-lacrimosa-journeys-gone = Kafelek został zużyty: miejsce jest puste do końca rundy. Liczy się tylko to, gdzie Mozart się zatrzyma, nieważne, ile miejsc minie. A gdy zostaje na miejscu, za drogę się nie płaci.
lesson-lacrimosa-journeys-end = To była jedyna akcja tej karty. Teraz kolej Aloysii, a ona też może wysłać Mozarta w drogę.
lesson-lacrimosa-journeys-end-do = Zakończ turę.
lesson-lacrimosa-journeys-shared = Spójrz: Aloysia zabrała Mozarta z powrotem do Salzburga. Mozart jest tylko jeden. Następną podróż zaczniesz tam, gdzie zostawią go inni.
lesson-lacrimosa-journeys-play-again = Wiedeń jest blisko, a to dwór. Czas na kolejną podróż.
lesson-lacrimosa-journeys-play-again-do = Zagraj kartę { $first } u góry i kartę { $second } pod spodem.
lesson-lacrimosa-journeys-court = Droga kosztuje 1 dukata, a kafelek daje 3. Dwór kosztuje jeszcze 2 punkty podróży, a tobie został jeden. Nie szkodzi: brakujący punkt zastąpią 3 dukaty.
lesson-lacrimosa-journeys-court-do = Wyślij Mozarta na ten dwór: { $first }.
lesson-lacrimosa-journeys-favour = Kafelek dworu zostaje u ciebie. Dworska przysługa przynosi PZ na koniec, jeśli masz obie rzeczy, których wymaga: tu symfonię i utwór kameralny. Sprzedane dzieła się nie liczą, a każde inne liczy się tylko dla jednego dworu. Inne dwory wymagają znaczników w Requiem.
lesson-lacrimosa-journeys-gilded = Kafelki, których nikt nie weźmie, odwraca się w fazie utrzymania: strona z pozłacaną ramką daje więcej. Puste miejsca dostają nowe kafelki. Niektóre miasta dają od razu akcję, na przykład wykonanie dzieła z premią.
lesson-lacrimosa-journeys-tip = Na koniec podpowiedź: szukaj krótkiej drogi do kafelka, którego potrzebujesz. I sprawdź, czego wymaga dwór, zanim zlecisz dzieła: upieczesz dwie pieczenie na jednym ogniu.

## requiem

lesson-lacrimosa-requiem-last = Ostatnia tura wyrównanej gry, i to twoja. Gdyby liczyć teraz, Aloysia wygrałaby jednym punktem: mała zielona liczba obok wyniku to punkty, które by jeszcze doszły. Czy Requiem ci pomoże?
lesson-lacrimosa-requiem-requiem = Requiem ma pięć części. Każda pokazuje potrzebne instrumenty. Wybierasz wolne pole; pola ze znacznikami Constanze są zamknięte.
lesson-lacrimosa-requiem-markers = Potrzebny jest znacznik tego instrumentu na twojej planszy. Ten, dla smyczków, jest ostatni. Gdy go zabierzesz, jego pole da ci nagrodę: dysk talentu.
lesson-lacrimosa-requiem-play = Potrzebujesz karty z akcją „Requiem”.
lesson-lacrimosa-requiem-play-do = Zagraj kartę { $first } u góry i kartę { $second } pod spodem.
lesson-lacrimosa-requiem-part = Wybierz pole i kompozytora, który napisze tę partię. Płacisz tyle, ile podaje jego kafelek: dukaty, punkty kompozycji, a czasem też cofnięcie o pole na torze funduszy. W zamian dostajesz to, co pokazuje kafelek. Tu został tylko Eybler.
lesson-lacrimosa-requiem-part-do = Wybierz to pole: { $first }.
lesson-lacrimosa-requiem-tile = Kafelek kompozytora leży teraz na polu po znaczniku. Wiele kafelków działa dalej: te z części Sequentia dają punkt na torze w każdej fazie utrzymania, z Offertorium – PZ za dzieła jednego rodzaju, a z Agnus Dei – powtórzenie akcji.
lesson-lacrimosa-requiem-majority = Na koniec w każdej części sprawdza się, który kompozytor napisał więcej. Jego znaczniki dają wyższą wartość, znaczniki drugiego niższą; przy remisie wszystkie dają niższą. Tu prowadzą szesnastki: po 4 PZ, a twoja nowa ósemka da 2.
lesson-lacrimosa-requiem-horns = Jeszcze jedno. Kto zajmie pole dętych, kładzie też neutralny znacznik w tej samej części. Nikomu nie daje punktów, ale liczy się do większości.
lesson-lacrimosa-requiem-end = To była twoja ostatnia akcja. Po tej turze każdy jeszcze raz przeprowadza na swojej planszy fazę utrzymania, a potem liczymy.
lesson-lacrimosa-requiem-end-do = Zakończ turę.
lesson-lacrimosa-requiem-wildcard = Fundusze dają dżokera: punkt na dowolnym torze opowieści. Każde 2 pozostałe punkty opowieści to 1 PZ.
lesson-lacrimosa-requiem-wildcard-do = Weź punkt na torze talentu.
lesson-lacrimosa-requiem-scoring = Finałowa punktacja: dworskie przysługi, Requiem, 1 PZ za każde 2 punkty opowieści i 1 PZ za każde 3 dukaty. Wygrywasz jednym punktem! Przy remisie decyduje liczba znaczników w Requiem, potem liczba dzieł.
lesson-lacrimosa-requiem-tip = Na koniec podpowiedź: na początku idź tam, gdzie kafelki pomagają w każdej rundzie, a pod koniec tam, gdzie możesz dołączyć do prowadzącego kompozytora. I miej oko na to, czego szukają tam inni.

## solo

lesson-lacrimosa-solo-rival = Nie masz z kim zagrać? Zagra z tobą solista: to Schikaneder, autor libretta „Czarodziejskiego fletu”. W grze bierze udział tylko jeden kompozytor, a siłę rywala ustalasz ty.
lesson-lacrimosa-solo-first = Zaczynasz każdą rundę, a twoje tury wyglądają jak zwykle. Jeśli na koniec masz więcej PZ niż on, wygrywasz.
lesson-lacrimosa-solo-turn = Zacznijmy od małego zlecenia.
lesson-lacrimosa-solo-turn-do = Zagraj kartę { $first } u góry, kartę { $second } pod spodem i zleć dzieło: { $third }.
lesson-lacrimosa-solo-end = Teraz kolej solisty. Gra sam.
lesson-lacrimosa-solo-end-do = Zakończ turę i patrz.
lesson-lacrimosa-solo-his-turn = Odkrył dwie karty ze swojej talii. Pierwsza mówi, co robi: „Zlecenie dzieła”. Druga mówi, które – skrajne z lewej. Nic nie płaci, zdobywa PZ, a karta opuszcza grę. Gdy nie ma czego wziąć, nic się nie dzieje.
lesson-lacrimosa-solo-his-row = Nie musisz tego pamiętać: gra poprowadzi go sama. Z rzędu bierze zawsze kartę z jednego z końców. Wspomnienie daje mu PZ i akcje; sprzedane dzieło – PZ i pola na torze funduszy, a każde pole poza końcem toru – 2 PZ.
lesson-lacrimosa-solo-turn-again = Znów twoja tura: niech dzieło zarobi.
lesson-lacrimosa-solo-turn-again-do = Zagraj kartę { $first } u góry, kartę { $second } pod spodem i wykonaj utwór: { $third }.
lesson-lacrimosa-solo-end-again = Co zrobi tym razem?
lesson-lacrimosa-solo-end-again-do = Zakończ turę.
lesson-lacrimosa-solo-his-requiem = Tym razem dołączył do Requiem: znacznik na najniższym wolnym polu Sanctus. Gdy część jest pełna, bierze następną. Zawsze stoi po stronie szesnastki i od razu zdobywa niższą wartość części. Ma siedem znaczników, tak jak ty.
lesson-lacrimosa-solo-his-travel = Gdy podróżuje, Mozart przechodzi z miejsca na miejsce według numerów, w górę lub w dół. Solista zatrzymuje kafelki tylu dworów, ile mówi karta, a kafelki miast po drodze odrzuca.
lesson-lacrimosa-solo-his-score = W fazie utrzymania tylko tasuje karty. Na koniec dostaje pełne PZ za wszystkie dwory, za Requiem tyle co każdy, a za punkty opowieści i dukaty – nic.
lesson-lacrimosa-solo-tip = Na koniec podpowiedź: nie umie planować, ale nigdy nie płaci. Patrz na oba końce rzędu i bierz przed nim to, co najcenniejsze.
