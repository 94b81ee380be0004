# Stół w przeglądarce: wszystko, co otacza gry.

## Strona główna

shell-home = Strona główna
shell-lobby-title = Wieczór w Café Herzog
shell-lobby-lead = Dwie gry, jeden stół. Zaproś przyjaciół linkiem, podawajcie sobie jeden ekran albo graj z bywalcami kawiarni. Bez konta i bez instalowania.
shell-fine-print = Prywatne przedsięwzięcie graczy: własne rysunki i własne teksty. Bez związku z wydawcami tych gier.
shell-version = Wersja { $version }.
shell-try-again = Spróbuj ponownie
shell-reload = Odśwież
shell-later = Później
shell-page-old = Jest nowa wersja tej strony.
shell-part-missing = Nie udało się wczytać tej części strony. Odśwież stronę: nic nie przepadnie.
shell-part-broken = Nie udało się pokazać tej części strony. Sama gra jest bezpieczna na serwerze.
shell-lay-table = Rozłóż grę
shell-choose-game = W co gramy?
shell-lead-lacrimosa = Mecenasi pomagają dokończyć Requiem Mozarta i opowiadają Constanze, co dla niego zrobili.
shell-lead-fourberies = Zwierzęce trupy przemierzają królestwo, by zagrać przed Królem o zmiennych nastrojach.
shell-for-how-many = Dla { $fewest }–{ $most } graczy
shell-seats = Kto gra?
shell-seat-kind = Rodzaj gracza: { $seat }
shell-seat-name = Imię: { $seat }
shell-seat-bot = Siła gry: { $seat }
shell-remove-seat = Usuń: { $seat }
shell-add-seat = Dodaj miejsce
shell-kind-here = Przy tym ekranie
    .about = Gra tutaj. Gdy osób jest kilka, ekran przechodzi z rąk do rąk, a kurtyna zasłania cudze karty.
shell-kind-link = Przez link
    .about = Dostaje własny link, który otworzy gdziekolwiek; znajdziesz go przy stole.
shell-kind-open = Ktokolwiek
    .about = Miejsce jest wolne dla każdego na stronie głównej; gra ten, kto pierwszy usiądzie.
shell-kind-bot = Bot
    .about = Tym graczem kieruje program. Liczba to ranking Elo: kto ma o 200 więcej, wygrywa mniej więcej trzy partie na cztery.
shell-alone-lacrimosa = Twój rywal w grze solo; jego siłę ustawisz w opcjach.
shell-options = Opcje i interpretacje zasad
shell-options-changed = { $n ->
        [one] { $n } zmiana
        [few] { $n } zmiany
       *[many] { $n } zmian
    }
shell-hints = Podpowiedzi
    .about = Gracze mogą zapytać, co bot zrobiłby na ich miejscu, wiedząc tylko to, co wiedzą oni.
shell-hints-allowed = dozwolone
shell-hints-none = brak
shell-practice = Trening
    .about = Stół analizy jest dostępny w każdej chwili, także w trakcie gry: pokazuje wszystko, również to, co mają boty. Takie partie nie są wliczane do wyników.
shell-practice-yes = tak: analiza w każdej chwili
shell-practice-no = nie
shell-pack = Zestaw elementów
    .about = Wartości wydrukowane na kartach i kafelkach. Kto ma grę, może dodać własny zestaw.
shell-pack-own = Dołączony do gry
shell-take-seat = Rozpocznij grę
shell-my-tables = Moje stoły
shell-your-turn = Twój ruch
shell-watching = Widz
shell-finished = Zakończona
shell-forget = Usuń z mojej listy
shell-by-day = Jasno: papier za dnia
shell-by-candlelight = Ciemno: przy świecach
shell-language = Język

## Przy stole

shell-laying = Otwieramy stół…
shell-door-shut = Tego stołu nie można otworzyć
shell-to-lobby = Wróć na stronę główną
shell-line-lost = Utracono połączenie – próbujemy ponownie…
shell-sending = Wysyłanie…
shell-one-screen = Jeden ekran
shell-tools = Zasady, zaproszenia i ustawienia
shell-leaf-rules = Zasady
shell-leaf-notes = Notatki
shell-leaf-links = Zaproszenia
shell-leaf-report = Zgłoś problem
shell-leaf-review = Analiza gry
shell-leaf-board = Stół analizy
shell-leaf-settings = Ustawienia
shell-this-table = Ten stół
shell-tabs = Części stołu
shell-tab-board = Plansza
shell-tab-people = Gracze
shell-tab-log = Dziennik
shell-tab-chat = Czat
shell-tab-analysis = Analiza
shell-close = Zamknij
shell-me = ty
shell-is-bot = bot
shell-doing-ready = gotowe
shell-doing-thinking = myśli
shell-doing-free = wolne miejsce
shell-doing-away = nie ma przy stole
shell-at-table = przy stole
shell-points = Punkty
shell-see-board = Pokaż planszę: { $name }
shell-eyes = Czyją planszę śledzić
shell-eyes-turn = Śledź bieżącą turę
shell-next-table = Następna partia czeka.
shell-follow = Dołącz
shell-your-name = Jak mamy się do ciebie zwracać?
shell-that-is-me = To ja
shell-my-name = Moje imię przy tym stole
shell-understood = Rozumiem
shell-clauses = { $item }; { $rest }
shell-said-of = { $item }: { $rest }

## Co mam zrobić

shell-choice = Twój wybór
shell-status-waiting = { $n ->
        [0] Chwileczkę…
       *[other] Czekamy na ruch: { $names }
    }
shell-status-ready = { $n ->
        [0] Chwileczkę…
        [one] Twój wybór zapisany. Jeszcze myśli: { $names }
       *[other] Twój wybór zapisany. Jeszcze myślą: { $names }
    }
shell-status-past = Tak wyglądał stół po ruchu { $step }
shell-status-over = { $n ->
        [one] Zwycięstwo: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
shell-status-won = Wygrywasz!
shell-to-present = Wróć do bieżącej chwili
shell-to-line-end = Na koniec linii
shell-leave-board = Wróć do gry
shell-analyse = Analizuj od tego miejsca
shell-go-on-here = Graj od tego miejsca
shell-aside-board = Stół analizy
shell-aside-plan = A gdyby…
shell-plan-try = A gdyby…
shell-plan-play = Zagraj tę linię
shell-plan-unknown = Co tu nastąpi, nie wiadomo. Plan się kończy.
shell-plan-others = Tu ruch należy do innych: { $names }. Plan się kończy.
shell-change-mind = Zmień wybór
shell-options-list = Co możesz zrobić
shell-all-options = Wszystkie możliwości
shell-more = Wszystkie możliwości i to, co niemożliwe
shell-less = Mniej możliwości
shell-caution = Warto się zastanowić.
shell-proposal = Potwierdź wybór
shell-reveals = Czekamy już tylko na ciebie: po twoim wyborze wszystko zostanie odkryte.
shell-turns-up = odkrywa nowe karty
shell-no-way-back = nie da się cofnąć
shell-confirm = Potwierdź
shell-confirm-and-end = Potwierdź i zakończ turę
shell-do-it = Zrób to mimo wszystko
shell-cancel = Jeszcze nie
shell-never-warn = Nie ostrzegaj mnie więcej przed tym
shell-not-possible = Teraz niemożliwe
shell-read-rule = Przeczytaj zasadę { $rule }
shell-type = Wpisz swój ruch albo „?”, by zobaczyć pomoc
shell-type-help = Wpisz odpowiedź: jej nazwę lub początek nazwy, z czasownikiem lub bez. W jednym wierszu może być kilka odpowiedzi. Inne polecenia:
shell-hint = Podpowiedź
shell-hint-numbers = Liczby
shell-undo = Cofnij
shell-undo-far = { $n ->
        [one] Można cofnąć { $n } ruch
        [few] Można cofnąć { $n } ruchy, jeden po drugim
       *[many] Można cofnąć { $n } ruchów, jeden po drugim
    }, aż do: { $event }
shell-restart = Zacznij turę od nowa
shell-recap = { $n ->
        [one] Tymczasem: { $n } zdarzenie
        [few] Tymczasem: { $n } zdarzenia
       *[many] Tymczasem: { $n } zdarzeń
    }
shell-play-through = Pokaż na planszy

## Między dwojgiem przy jednym ekranie

shell-curtain-title = { $name }, twoja kolej
shell-curtain-lead = Kurtyna opadła. Patrzy tylko { $name }, reszta odwraca wzrok.
shell-curtain-lift = To ja, { $name } – podnieś kurtynę
shell-curtain-back = Wróć do gracza { $name }, by zmienić wybór
shell-curtain-all-title = Wszyscy wybrali
shell-curtain-all-lead = Kurtyna opadła. Podejdźcie bliżej: zaraz się okaże, kto co wybrał.
shell-curtain-all-lift = Podnieś kurtynę dla wszystkich
shell-sit-down = To ja, { $name } – pokaż moje karty

## Dziennik, historia, czat

shell-history = Historia
shell-history-at = { $step } / { $last }
shell-history-first = Na początek
shell-history-back = Ruch wstecz
shell-history-forward = Ruch naprzód
shell-history-last = Do bieżącej chwili
shell-history-play = Odtwórz od tego miejsca
shell-stage-skip = Dalej
shell-stage-end = Przejdź na koniec
shell-log-filter = Czyje ruchy
shell-log-all = Wszyscy
shell-log-rounds = Część gry
shell-log-game = Cała gra
shell-log-go = Pokaż stół po ruchu { $step }
shell-log-empty = Nic się jeszcze nie wydarzyło.
shell-since-last = od twojego ostatniego ruchu
shell-moved = Ostatni ruch: { $ago }.
shell-no-clock = Przy tym stole nie ma zegara.
shell-chat-empty = Nikt jeszcze nic nie powiedział.
shell-chat-say = Powiedz coś
shell-chat-send = Wyślij
shell-a-spectator = Widz
shell-spectators = Widzowie
shell-chat-clear = Wyczyść czat
shell-chat-clear-sure = Na pewno? Wszystko, co tu napisano, zniknie.
shell-chat-left = Ktoś, kto odszedł
shell-chat-closed = Rozmawiać mogą tu tylko zaproszeni.
shell-mute = Wycisz
    .about = Nie zobaczysz, co piszą, ani ich imion. Nikt inny tego nie zauważy.
shell-mute-one = Wycisz: { $name }
shell-unmute-one = Cofnij wyciszenie: { $name }

## Szuflady

shell-rules-search = Szukaj zasad i pojęć
shell-rules-none = Nic nie znaleziono.
shell-glossary = Słowniczek
shell-keys = Klawisze
shell-key-option = wybierz możliwość
shell-key-confirm = potwierdź
shell-key-cancel = wycofaj wybór, zamknij
shell-key-type = wpisz ruch, jak w terminalu
shell-key-hint = co zrobiłby bot
shell-key-undo = cofnij
shell-key-restart = zacznij turę od nowa
shell-key-leaf = przeglądaj partię
shell-key-ends = na początek, do bieżącej chwili
shell-key-skip = dalej, gdy trwa animacja
shell-key-zoom = powiększ, pomniejsz lub dopasuj planszę
shell-key-rules = zasady
shell-key-notes = moje notatki
shell-key-status = powiedz, co się dzieje
shell-key-moves = powiedz, co mogę zrobić
shell-key-last = powiedz, co się właśnie stało
shell-key-person = powiedz, co mam
shell-key-time = powiedz, jak długo czekamy
shell-keyname-enter = Enter
shell-keyname-esc = Esc
shell-keyname-shift = Shift
shell-keyname-home = Home
shell-keyname-end = End
shell-theme = Oświetlenie
shell-theme-system = Jak w systemie
shell-theme-light = Papier za dnia
shell-theme-dark = Przy świecach
shell-pace = Animacje
shell-pace-0 = Brak
shell-pace-120 = Żwawe
shell-pace-250 = Umiarkowane
shell-pace-500 = Niespieszne
shell-text-size = Wielkość tekstu
shell-sound = Ciche dźwięki: gdy przychodzi moja kolej i gdy coś mi się przydarza
shell-sounds = Dźwięki
shell-confirms-itself = Potwierdzaj automatycznie
    .about = Tura po chwili kończy się sama, a tajny wybór zostaje odkryty bez pytania.
shell-asks-first = Pytaj przed tym, czego nie da się cofnąć
    .about = Na przykład po kupnie karty odkrywa się następną. Bez tego pytania wszystko dzieje się od razu.
shell-stops-forced = Zatrzymuj się, gdy nie ma wyboru
    .about = W przeciwnym razie jedyna możliwość zostanie wybrana za ciebie i pokazana.
shell-lists = Możliwości zawsze jako lista
    .about = Także to, co można wskazać na planszy.
shell-hushed = { $n ->
        [one] Wyłączono { $n } rodzaj ostrzeżeń.
        [few] Wyłączono { $n } rodzaje ostrzeżeń.
       *[many] Wyłączono { $n } rodzajów ostrzeżeń.
    }
shell-warn-again = Ostrzegaj znowu
shell-notes-lead = Tylko dla ciebie. Zostają w tej przeglądarce i znikają, gdy usuniesz stół z listy.
shell-links-lead = Kto otworzy link, zajmuje to miejsce – na dowolnym urządzeniu i ile razy zechce. Nowy link unieważnia stary.
shell-links-here-only = Te linki działają tylko na tym komputerze. Aby wpuścić innych z twojej sieci, uruchom serwer tak:
shell-link-picture = Pokaż kod QR
shell-link-pictured = Kod QR linku: { $who }
shell-link-watch = Dla widzów
    .about = Widać tylko to, co jawne.
shell-link-host = Mój własny link
    .about = Aby grać dalej na innym urządzeniu. Kto go ma, jest gospodarzem: zachowaj go dla siebie.
shell-copy = Kopiuj
shell-copied = Skopiowano
shell-revoke = Nowy link
shell-revoke-sure = Na pewno? Stary link przestanie działać.
shell-report-lead = Zapisuje plik z twoim opisem, z tym, co widzisz na stole, z dziennikiem i numerami wersji. Nie ma w nim tego, co ukrywają inni. Po zakończeniu gry zawiera cały jej zapis.
shell-report-words = Co się stało, a co powinno było się stać?
shell-report-save = Zapisz zgłoszenie
shell-report-saved = Zapisano. Wyślij plik osobie, która opiekuje się tym stołem.

## Koniec

shell-end = Wynik
shell-score = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
shell-chart = Punkty w trakcie gry
shell-rematch = Zagrajmy jeszcze raz
shell-same-deal = To samo rozdanie jeszcze raz
    .about = To samo tasowanie, te same karty; tylko decyzje będą inne.
shell-host-again = Gospodarz może rozpocząć kolejną partię; dostaniesz zaproszenie.
shell-save-record = Pobierz zapis gry

## Opcje gier

shell-option-fourberies-manager-shortage = Wszyscy trzej twoi Inspicjenci stoją na scenie
    .about = Czy Aktor o doświadczeniu 3 nadal przynosi écu? Instrukcja milczy (FOU-Q13).
shell-option-fourberies-manager-shortage-gain = i tak zyskuje się écu
shell-option-fourberies-manager-shortage-nothing = nic się nie dzieje
shell-option-fourberies-unfulfilled-request = Niespełniona Tajna Prośba
    .about = Czy wolno użyć takiej, która nic nie daje? Instrukcja tego nie rozstrzyga (FOU-Q33).
shell-option-fourberies-unfulfilled-request-allowed = wolno użyć
shell-option-fourberies-unfulfilled-request-refused = nie wolno użyć
shell-option-lacrimosa-composers = Kompozytorzy Requiem
    .about = Requiem kończy dwóch kompozytorów; w grze solo jeden.
shell-option-lacrimosa-composers-recommended = zalecani
shell-option-lacrimosa-composers-drawn = wylosowani
shell-option-lacrimosa-composers-eybler = Eybler
shell-option-lacrimosa-composers-stadler = Stadler
shell-option-lacrimosa-composers-suessmayr = Süßmayr
shell-option-lacrimosa-composers-freystaedtler = Freystädtler
shell-option-lacrimosa-difficulty = Solista
    .about = Jak silny jest rywal w grze solo.
shell-option-lacrimosa-difficulty-easy = łatwy
shell-option-lacrimosa-difficulty-middle = średni
shell-option-lacrimosa-difficulty-difficult = trudny
shell-option-lacrimosa-refill = Uzupełnianie rzędu kart
    .about = Po każdej akcji czy raz, na koniec tury? Instrukcja dopuszcza oba odczytania (LAC-Q4).
shell-option-lacrimosa-refill-action = po każdej akcji
shell-option-lacrimosa-refill-turn = na koniec tury

## Czego serwer odmówił

shell-code-away = Serwer nie odpowiada: nie działa albo nie masz połączenia. Twoje partie są na nim zapisane.
shell-code-malformed = Nie udało się tego odczytać.
shell-code-too-big = To za długie.
shell-code-too-fast = Za dużo naraz. Chwileczkę.
shell-code-many-tables =
    { $n ->
        [one] Z twojej sieci rozpoczęto dziś zbyt wiele partii. Spróbuj ponownie za { $n } minutę.
        [few] Z twojej sieci rozpoczęto dziś zbyt wiele partii. Spróbuj ponownie za { $n } minuty.
       *[many] Z twojej sieci rozpoczęto dziś zbyt wiele partii. Spróbuj ponownie za { $n } minut.
    }
shell-code-bad-link = Ten link nie prowadzi do żadnego stołu.
shell-code-revoked = Gospodarz zastąpił ten link. Poproś o nowy.
shell-code-taken = To miejsce jest już zajęte.
shell-code-not-open = Ten stół nie jest otwarty dla wszystkich.
shell-code-many-signs = Zbyt wiele stołów z twojej sieci jest już otwartych dla wszystkich. Najpierw zamknij któryś z nich.
shell-code-no-person = Ten osobisty link został zastąpiony lub usunięty.
shell-code-withdrawn = Tej partii nikt nie udostępnia albo link został wycofany.
shell-code-no-table = Nie ma tu takiego stołu.
shell-code-no-page = Nie ma takiej strony.
shell-code-not-host = Tylko gospodarz może to zrobić.
shell-code-not-your-seat = To miejsce kogoś innego.
shell-code-stale = Gra poszła dalej. Spójrz jeszcze raz.
shell-code-illegal-pick = To jest teraz niemożliwe.
shell-code-barrier = Tego nie można cofnąć.
shell-code-no-step = W tej partii nie ma takiego ruchu.
shell-code-no-thing = Na stole nie ma niczego takiego.
shell-code-lesson = Ten etap lekcji wymaga czegoś innego.
shell-code-daily = Rozdanie dnia jest takie samo dla wszystkich, więc niczego nie można dobrać od nowa.
shell-code-no-hint = Tu nie ma podpowiedzi.
shell-code-not-over = To musi poczekać do końca gry.
shell-code-no-board = Analizować można tylko zakończone partie i własny stół treningowy.
shell-code-no-branch = Tego wariantu już tu nie ma.
shell-code-many-branches = Przy tej partii nie da się zachować więcej wariantów. Najpierw usuń kilka.
shell-code-other-record = Ten plik jest z innej gry lub innego rozdania. Dodać można tylko linię, która zaczyna się tak jak ta partia.
shell-code-not-asked = Ten gracz nie ma teraz ruchu, więc nie ma czego planować.
shell-code-aside = To można zrobić tylko przy samym stole.
shell-code-wrong-setup = Tak nie da się rozłożyć gry.
shell-code-broken-table = Tej partii nie da się kontynuować w tej wersji lub z tym zestawem elementów.
shell-code-chat-full = Czat tego stołu jest pełny.
shell-code-long-journal = Przy tym stole zmieniono już tak wiele, że partię można teraz tylko dograć do końca.
shell-code-crowded = W tej chwili jest tu zbyt wiele osób. Strona sama spróbuje ponownie.
shell-code-busy = Serwer jest zajęty. Nic się nie zmieniło; spróbuj ponownie.
shell-code-full = Na serwerze nie ma już miejsca. Nic się nie zmieniło.
shell-code-failed = Coś poszło nie tak po naszej stronie. Nic się nie zmieniło.
shell-provenance =
    { $source ->
        [rulebook] Z instrukcji
        [seen] Odczytane z drukowanej karty
        [stated] Według recenzenta
       *[reconstructed] Odtworzone: w druku może być inaczej
    }

## Miejsce i gra

shell-seat-and-game = Miejsce i gra
shell-hand-over = Niech bot gra za mnie
shell-hand-over-seat = Niech bot gra za gracza { $name }
shell-hand-over-do = Oddaj miejsce
shell-bot-strength = Siła bota
shell-bot-plays = Gra za ciebie bot ({ $bot })
shell-take-back = Wracam na swoje miejsce
shell-take-back-seat = Odbierz botowi miejsce gracza { $name }
shell-offer-end = Zaproponuj zakończenie gry
    .about = Gra kończy się przy obecnym stanie punktów, gdy tylko wszyscy się zgodzą. Boty zgadzają się zawsze.
shell-offer-end-sure = Na pewno? Gra skończy się od razu.
shell-offered-end = { $n ->
        [one] { $names } proponuje zakończyć grę w tym miejscu.
       *[other] { $names } proponują zakończyć grę w tym miejscu.
    }
shell-offer-mine = Zgadzasz się zakończyć grę. Czekamy jeszcze na zgodę: { $names }
shell-agree-end = Zgadzam się
shell-decline-end = Gramy dalej
shell-withdraw-end = Wycofaj zgodę
shell-offered-pause = { $n ->
        [one] { $names } proponuje zatrzymać na chwilę zegary.
       *[other] { $names } proponują zatrzymać na chwilę zegary.
    }
shell-offered-undo = { $n ->
        [one] { $names } proponuje wrócić do ruchu { $step }. To, co losuje się później, zostanie wylosowane od nowa.
       *[other] { $names } proponują wrócić do ruchu { $step }. To, co losuje się później, zostanie wylosowane od nowa.
    }
shell-offer-mine-pause = Zgadzasz się zatrzymać zegary. Czekamy jeszcze na zgodę: { $names }
shell-offer-mine-undo = Zgadzasz się wrócić do ruchu { $step }. Czekamy jeszcze na zgodę: { $names }
shell-ask-undo = Poproś wszystkich o cofnięcie mojego ruchu
    .about = Jeśli wszyscy się zgodzą, gra wraca do chwili przed nim. To, co losuje się później, zostanie wylosowane od nowa.
shell-open-seat = Oddaj to miejsce nowej osobie
    .about = Stary link przestaje działać, a miejsce czeka na osobę, która dostanie nowy.
shell-open-seat-sure = Na pewno? { $name } straci miejsce.
shell-abandon = Przerwij grę
    .about = Kończy ją dla wszystkich, bez zwycięzcy.
shell-abandon-sure = Na pewno? Gra skończy się dla wszystkich.
shell-sits-in = bot: { $bot }
shell-finished-agreed = Zakończona za zgodą graczy
shell-finished-abandoned = Przerwana
shell-code-over = Gra jest skończona.
shell-code-sat-in = Na tym miejscu gra bot.
shell-code-not-sat-in = Na tym miejscu nie gra bot.
shell-code-no-bot = Ta gra nie ma takiego bota.
shell-code-no-clock = Ten stół nie ma zegara.
shell-code-paused = Gra jest wstrzymana.
shell-code-not-out = Czas na tym zegarze jeszcze nie minął.

## Zegary

shell-clock = Zegar
    .about = Wymuszone ruchy nie zużywają czasu, a boty grają bez zegara.
shell-clock-none = bez zegara
shell-clock-live = { $bank } na osobę i { $each } na turę
shell-clock-days = { $each } na turę, { $bank } w zapasie
shell-out = Gdy skończy się czas
    .about = Każdy może wrócić na swoje miejsce, kiedy tylko zechce.
shell-out-bot = od razu gra bot
shell-out-claim = decydują pozostali
shell-out-level = Bot, który wtedy gra
shell-time-of = { $name }: zostało { $time }
shell-time-runs = { $name }: zostało { $time }, zegar idzie
shell-time-both = { $turn } na tę turę, { $bank } w zapasie
shell-time-short = Kończy ci się czas: { $time }
shell-time-mine-out = Twój czas minął. Pozostali mogą oddać twoje miejsce botowi.
shell-time-out = { $name }: czas minął.
shell-claim = Niech gra bot
shell-offer-pause = Zatrzymaj zegary
    .about = Wszyscy muszą się zgodzić. Każdy może je znowu uruchomić.
shell-paused = Gra jest wstrzymana, żaden zegar nie idzie.
shell-resume = Gramy dalej
shell-left = zostało { $time }
shell-sat-in-for = { $player }: łączny czas gry bota – { $time }.

## Lekcje

shell-lesson = Lekcja
shell-lesson-step = Etap { $n } z { $of }
shell-lesson-next = Dalej
shell-lesson-read = Jeszcze nie: najpierw przeczytaj. „Dalej” prowadzi do twojego ruchu.
shell-lesson-skip = Pomiń ten etap
shell-lesson-waits = Chwileczkę: grają inni.
shell-lesson-over = Lekcja kończy się tutaj. Aby grać dalej, rozpocznij partię.
shell-lesson-done = Brawo! To koniec tej lekcji.
shell-lesson-on = Następna lekcja: { $title }
shell-lesson-play = Zagraj partię
shell-lesson-again = Jeszcze raz
shell-lesson-minutes = { $n } min
shell-lesson-learned = ukończona
shell-signs = Nie znasz jakiegoś symbolu? Wskaż go albo dotknij: wszystko na stole powie, czym jest. A pomoc gracza mieści całą grę na jednej stronie.
shell-coach = Przewodnik
shell-coach-read = Rozumiem
shell-coach-none = Wyłącz przewodnika
shell-coach-me = Prowadź mnie przez pierwszą partię
    .about = Gdy jakiś rodzaj decyzji pojawia się po raz pierwszy, objaśnienie mówi, o co chodzi i co zwykle jest ważne.
shell-learn = Naucz się grać ({ $n } min)
shell-lessons = { $n ->
        [one] { $n } lekcja
        [few] { $n } lekcje
       *[many] { $n } lekcji
    }
shell-takes-fourberies = 20–40 minut · łatwa do opanowania
shell-takes-lacrimosa = 60–90 minut · wymagająca
shell-values = Większość wartości na kartach i kafelkach jest odtworzona: dlaczego i jak je poprawić
    .why = Instrukcje wyjaśniają wszystkie zasady, ale pokazują niewiele kart. To, czego nie pokazują, starannie wymyśliliśmy i sprawdziliśmy w wielu partiach, więc wydrukowana karta może być inna. Przy stole każda karta mówi, skąd pochodzą jej wartości.
    .mend = Jeśli masz tę grę, możesz zapisać prawdziwe wartości we własnym zestawie elementów i z nim grać. Daj nam znać, co widzisz na swoich kartach.

## Pomoc gracza

shell-leaf-aid = Pomoc gracza
shell-key-aid = pomoc gracza
shell-key-board = stół analizy
shell-key-plan = wypróbuj swoją turę i wróć
shell-key-explore = docieraj klawiszem Tab do wszystkiego na stole i czytaj objaśnienia
shell-explores = { $on ->
        [yes] Klawisz Tab prowadzi teraz do wszystkiego na stole, a każda rzecz zostaje objaśniona. Naciśnij e jeszcze raz, by zakończyć.
       *[no] Klawisz Tab znów prowadzi tylko do tego, co można wybrać.
    }
shell-aid-print = Drukuj
shell-aid-goal = Cel
shell-aid-turn = Twoja tura
shell-aid-round = Runda
shell-aid-actions = Akcje
shell-aid-actors = Aktorzy i Kuglarze
shell-aid-upkeep = Po czterech turach: faza utrzymania
shell-aid-score = Na koniec
shell-aid-festival = Na koniec sezonu
shell-aid-signs = Symbole
