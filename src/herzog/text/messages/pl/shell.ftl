# Stół w przeglądarce: wszystko, co otacza gry.

## Sień

shell-home = Do sieni
shell-lobby-title = Wieczór w kawiarni Herzog
shell-lobby-lead = Dwie gry, jeden stół. Zaproś przyjaciół linkiem, podawajcie sobie jeden ekran albo zagraj ze stałymi bywalcami. Bez konta i bez instalowania.
shell-fine-print = Prywatny stół, narysowany i napisany przez graczy. Bez związku z wydawcami tych gier.
shell-version = Wersja { $version }.
shell-try-again = Spróbuj ponownie
shell-lay-table = Nakryj do stołu
shell-choose-game = Która gra?
shell-lead-lacrimosa = Mecenasi kończą Requiem Mozarta i opowiadają Konstancji, co dla niego zrobili.
shell-lead-fourberies = Zwierzęce trupy przemierzają królestwo, by zagrać przed królem o zmiennych nastrojach.
shell-for-how-many = Dla { $fewest }–{ $most } graczy
shell-seats = Kto siada do stołu?
shell-seat-n = Miejsce { $n }
shell-guest-n = Gość { $n }
shell-seat-kind = Kto siada: { $seat }
shell-seat-name = Imię: { $seat }
shell-seat-bot = Siła gry: { $seat }
shell-remove-seat = Usuń: { $seat }
shell-add-seat = Jeszcze jedno miejsce
shell-kind-here = Przy tym ekranie
    .about = Gra tutaj. Gdy osób jest kilka, ekran krąży, a kurtyna zasłania każdą rękę.
shell-kind-link = Przez link
    .about = Dostaje własny link, który otworzy gdziekolwiek; znajdziesz go przy stole.
shell-kind-bot = Kawiarnia
    .about = Gra program.
shell-options = Opcje i wykładnia zasad
shell-options-changed = { $n ->
        [0] jak zalecane
        [one] { $n } zmiana
        [few] { $n } zmiany
       *[many] { $n } zmian
    }
shell-hints = Rady
    .about = Można zapytać, co bot zrobiłby na naszym miejscu, wiedząc tylko to, co my.
shell-hints-allowed = dozwolone
shell-hints-none = brak
shell-pack = Zestaw elementów
    .about = Wartości wydrukowane na kartach i żetonach. Właściciele gry mogą przynieść własny zestaw.
shell-pack-own = Dołączony do gry
shell-take-seat = Zajmij miejsce
shell-my-tables = Moje stoły
shell-your-turn = Twój ruch
shell-others-turn = Inni myślą
shell-watching = Widz
shell-finished = Zakończona
shell-forget = Usuń z mojej listy
shell-by-day = Jasno: papier za dnia
shell-by-candlelight = Ciemno: przy świecach
shell-language = Język

## Przy stole

shell-laying = Nakrywamy do stołu…
shell-door-shut = Te drzwi pozostają zamknięte
shell-to-lobby = Do sieni
shell-line-lost = Połączenie zerwane – próbuję ponownie…
shell-one-screen = Jeden ekran
shell-tools = Zasady, zaproszenia i ustawienia
shell-leaf-rules = Zasady
shell-leaf-links = Zaproszenia
shell-leaf-report = Zgłoś problem
shell-leaf-settings = Ustawienia
shell-this-table = Ten stół
shell-tabs = Części stołu
shell-tab-board = Plansza
shell-tab-people = Gracze
shell-tab-log = Dziennik
shell-tab-chat = Rozmowa
shell-close = Zamknij
shell-me = ty
shell-is-bot = kawiarnia
shell-doing-ready = gotowe
shell-doing-thinking = myśli
shell-doing-away = poza stołem
shell-points = Punkty
shell-next-table = Następna partia czeka.
shell-follow = Siadam
shell-your-name = Jak mamy się do ciebie zwracać?
shell-that-is-me = To ja
shell-my-name = Moje imię przy tym stole
shell-understood = Rozumiem

## Co mam zrobić

shell-choice = Twój wybór
shell-you = Ty
shell-status-waiting = { $n ->
        [0] Chwileczkę…
       *[other] Czekamy na ruch: { $names }
    }
shell-status-ready = { $n ->
        [0] Chwileczkę…
       *[other] Wybór dokonany. Jeszcze myślą: { $names }
    }
shell-status-past = Tak wyglądał stół po ruchu { $step }
shell-status-over = { $n ->
        [one] Zwycięstwo: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
shell-to-present = Wróć do teraźniejszości
shell-change-mind = Zmień wybór
shell-options-list = Co możesz zrobić
shell-all-options = Wszystkie możliwości
shell-as-list = { $n ->
        [1] Pokaż też na liście
        [few] Na planszy – pokaż wszystkie { $n } jako listę
       *[many] Na planszy – pokaż wszystkie { $n } jako listę
    }
shell-on-board = Tylko na planszy
shell-unusual = { $n ->
        [one] { $n } nietypowa możliwość
        [few] { $n } nietypowe możliwości
       *[many] { $n } nietypowych możliwości
    }
shell-caution = Warto się zastanowić.
shell-proposal = Potwierdź wybór
shell-reveals = Tylko na ciebie czekamy: wszystkie wybory zostaną odkryte.
shell-confirm = Potwierdź
shell-do-it = Zrób to mimo wszystko
shell-cancel = Jeszcze nie
shell-never-warn = Nie ostrzegaj mnie więcej
shell-not-possible = { $n ->
        [one] { $n } rzecz jest teraz niemożliwa – dlaczego?
        [few] { $n } rzeczy są teraz niemożliwe – dlaczego?
       *[many] { $n } rzeczy jest teraz niemożliwych – dlaczego?
    }
shell-read-rule = Przeczytaj zasadę { $rule }
shell-hint = Rada
shell-undo = Cofnij
shell-restart = Zacznij turę od nowa
shell-recap = { $n ->
        [one] Tymczasem: { $n } zdarzenie
        [few] Tymczasem: { $n } zdarzenia
       *[many] Tymczasem: { $n } zdarzeń
    }
shell-play-through = Pokaż na planszy

## Między dwojgiem przy jednym ekranie

shell-curtain-title = Teraz kolej na: { $name }
shell-curtain-lead = Kurtyna opadła. Patrzy tylko { $name }, reszta odwraca wzrok.
shell-curtain-lift = To ja, { $name } – podnieś kurtynę
shell-curtain-back = Wróć do gracza { $name }, by zmienić wybór

## Dziennik, historia, rozmowa

shell-history = Historia
shell-history-at = { $step } / { $last }
shell-history-first = Na początek
shell-history-back = Ruch wstecz
shell-history-forward = Ruch naprzód
shell-history-last = Do teraźniejszości
shell-log-filter = Czyje ruchy
shell-log-all = Wszyscy
shell-log-go = Pokaż stół po ruchu { $step }
shell-log-empty = Nic się jeszcze nie wydarzyło.
shell-since-last = od twojego ostatniego ruchu
shell-chat-empty = Nikt jeszcze nic nie powiedział.
shell-chat-say = Powiedz coś
shell-chat-send = Wyślij
shell-a-spectator = Widz

## Szuflady

shell-rules-search = Szukaj zasad i pojęć
shell-rules-none = Nic nie znaleziono.
shell-glossary = Słowniczek
shell-keys = Klawisze
shell-key-option = wybierz możliwość
shell-key-confirm = potwierdź
shell-key-cancel = odłóż, zamknij
shell-key-hint = co zrobiłby bot
shell-key-undo = cofnij
shell-key-restart = zacznij turę od nowa
shell-key-leaf = przeglądaj partię
shell-key-ends = początek, teraźniejszość
shell-key-rules = zasady
shell-key-status = powiedz, co się dzieje
shell-key-moves = powiedz, co mogę zrobić
shell-key-last = powiedz, co się właśnie stało
shell-theme = Światło
shell-theme-system = Jak w systemie
shell-theme-light = Papier za dnia
shell-theme-dark = Przy świecach
shell-pace = Ruch na planszy
shell-pace-0 = Brak
shell-pace-120 = Żwawy
shell-pace-250 = Równy
shell-pace-500 = Niespieszny
shell-sound = Cichy dźwięk, gdy mój ruch
shell-confirms-itself = Potwierdzaj samo
    .about = Kończy turę po chwili i odkrywa tajne wybory bez pytania.
shell-stops-forced = Zatrzymuj się przy wymuszonych wyborach
    .about = W przeciwnym razie jedyna możliwość zostanie wybrana za ciebie i pokazana.
shell-lists = Możliwości zawsze jako lista
    .about = Także to, co można wskazać na planszy.
shell-hushed = { $n ->
        [one] Wyłączono { $n } rodzaj ostrzeżeń.
        [few] Wyłączono { $n } rodzaje ostrzeżeń.
       *[many] Wyłączono { $n } rodzajów ostrzeżeń.
    }
shell-warn-again = Ostrzegaj znowu
shell-links-lead = Kto otworzy link, siada na tym miejscu – na dowolnym urządzeniu i ile razy zechce. Nowy link unieważnia stary.
shell-link-watch = Dla widzów
    .about = Widać tylko to, co jawne.
shell-link-host = Mój własny link
    .about = Aby grać dalej na innym urządzeniu. Kto go ma, jest gospodarzem: zachowaj go dla siebie.
shell-copy = Kopiuj
shell-copied = Skopiowano
shell-revoke = Nowy link
shell-revoke-sure = Na pewno? Stary przepadnie
shell-report-lead = Zapisuje plik z twoim opisem, stołem w takiej postaci, jak go widzisz, dziennikiem i wersjami. Nie ma w nim tego, co ukrywają inni. Po zakończeniu gry zawiera cały zapis partii.
shell-report-words = Co się stało, a czego się spodziewano?
shell-report-save = Zapisz zgłoszenie
shell-report-saved = Zapisano. Wyślij plik osobie, która opiekuje się tym stołem.

## Koniec

shell-end = Wynik
shell-score = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
shell-chart = Punkty w ciągu gry
shell-rematch = Zagrajmy jeszcze raz
shell-same-deal = To samo rozdanie jeszcze raz
    .about = Los odpowiada tak samo: te same karty, inne decyzje.
shell-host-again = Gospodarz może nakryć ponownie; dostaniesz zaproszenie.
shell-save-record = Zapisz przebieg gry

## Opcje gier

shell-option-fourberies-manager-shortage = Wszyscy trzej Inspicjenci stoją na scenie
    .about = Czy Aktor 3 nadal przynosi zysk? Instrukcja milczy (FOU-Q13).
shell-option-fourberies-manager-shortage-gain = zysk się należy
shell-option-fourberies-manager-shortage-nothing = nic się nie dzieje
shell-option-fourberies-unfulfilled-request = Niespełniona Tajna Prośba
    .about = Czy wolno użyć takiej, która nic nie płaci? Instrukcja tego nie rozstrzyga (FOU-Q33).
shell-option-fourberies-unfulfilled-request-allowed = wolno użyć
shell-option-fourberies-unfulfilled-request-refused = nie wolno użyć
shell-option-lacrimosa-composers = Kompozytorzy Requiem
    .about = Requiem kończy dwóch kompozytorów; w grze solo jeden.
shell-option-lacrimosa-composers-recommended = jak zalecane
shell-option-lacrimosa-composers-drawn = losowo
shell-option-lacrimosa-composers-eybler = Eybler
shell-option-lacrimosa-composers-stadler = Stadler
shell-option-lacrimosa-composers-suessmayr = Süßmayr
shell-option-lacrimosa-composers-freystaedtler = Freystädtler
shell-option-lacrimosa-difficulty = Solista
    .about = Jak mocno gra rywal, gdy grasz w pojedynkę.
shell-option-lacrimosa-difficulty-easy = łatwo
shell-option-lacrimosa-difficulty-middle = średnio
shell-option-lacrimosa-difficulty-difficult = trudno
shell-option-lacrimosa-refill = Uzupełnianie rzędu kart
    .about = Po każdej akcji czy raz, na koniec tury? Instrukcja dopuszcza oba odczytania (LAC-Q4).
shell-option-lacrimosa-refill-action = po każdej akcji
shell-option-lacrimosa-refill-turn = na koniec tury

## Czego kawiarnia odmówiła

shell-code-away = Kawiarnia nie odpowiada. Czy jest otwarta?
shell-code-malformed = Nie udało się tego odczytać.
shell-code-too-big = To było za długie.
shell-code-too-fast = Za dużo naraz. Chwileczkę.
shell-code-bad-link = Ten link nie otwiera tu żadnego stołu.
shell-code-revoked = Gospodarz zastąpił ten link. Poproś o nowy.
shell-code-no-table = Nie ma tu takiego stołu.
shell-code-no-page = Nie ma takiej strony.
shell-code-not-host = Tylko gospodarz może to zrobić.
shell-code-not-your-seat = To miejsce kogoś innego.
shell-code-stale = Gra poszła dalej. Spójrz jeszcze raz.
shell-code-illegal-pick = To teraz niemożliwe.
shell-code-barrier = Tego nie można cofnąć.
shell-code-no-step = W tej grze nie ma takiego ruchu.
shell-code-no-thing = Na stole nie ma niczego takiego.
shell-code-no-hint = Tu nie ma rady.
shell-code-not-over = To musi poczekać do końca gry.
shell-code-wrong-setup = Tak nie da się nakryć do stołu.
shell-code-broken-table = Tej partii nie da się kontynuować w tej wersji lub z tym zestawem elementów.
shell-code-busy = Kawiarnia jest zajęta. Nic się nie zmieniło; spróbuj ponownie.
shell-code-full = W kawiarni nie ma już miejsca. Nic się nie zmieniło.
shell-code-failed = Coś poszło nie tak po naszej stronie. Nic się nie zmieniło.
