# Stół w przeglądarce: wszystko, co otacza gry.

## Strona główna

shell-home = Strona główna
shell-lobby-title = Wieczór w Café Herzog
shell-lobby-lead = Dwie gry, jeden stół. Zaproś przyjaciół linkiem, podawajcie sobie jeden ekran albo zagraj ze stałymi bywalcami. Bez konta i bez instalowania.
shell-fine-print = Prywatny stół, narysowany i napisany przez graczy. Bez związku z wydawcami tych gier.
shell-version = Wersja { $version }.
shell-try-again = Spróbuj ponownie
shell-lay-table = Rozłóż grę
shell-choose-game = W co gramy?
shell-lead-lacrimosa = Mecenasi pomagają dokończyć Requiem Mozarta i opowiadają Constanze, co dla niego zrobili.
shell-lead-fourberies = Zwierzęce trupy przemierzają królestwo, by zagrać przed królem o zmiennych nastrojach.
shell-for-how-many = Dla { $fewest }–{ $most } graczy
shell-seats = Kto gra?
shell-seat-n = Miejsce { $n }
shell-guest-n = Gość { $n }
shell-seat-kind = Gracz: { $seat }
shell-seat-name = Imię: { $seat }
shell-seat-bot = Siła gry: { $seat }
shell-remove-seat = Usuń: { $seat }
shell-add-seat = Dodaj miejsce
shell-kind-here = Przy tym ekranie
    .about = Gra tutaj. Gdy osób jest kilka, ekran przechodzi z rąk do rąk, a kurtyna zasłania cudze karty.
shell-kind-link = Przez link
    .about = Dostaje własny link, który otworzy gdziekolwiek; znajdziesz go przy stole.
shell-kind-bot = Bot
    .about = Gra program.
shell-options = Opcje i interpretacje zasad
shell-options-changed = { $n ->
        [0] zgodnie z zaleceniem
        [one] { $n } zmiana
        [few] { $n } zmiany
       *[many] { $n } zmian
    }
shell-hints = Podpowiedzi
    .about = Można zapytać, co bot zrobiłby na naszym miejscu, wiedząc tylko to, co my.
shell-hints-allowed = dozwolone
shell-hints-none = brak
shell-pack = Zestaw elementów
    .about = Wartości wydrukowane na kartach i kafelkach. Kto ma grę, może dodać własny zestaw.
shell-pack-own = Dołączony do gry
shell-take-seat = Rozpocznij grę
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

shell-laying = Otwieramy stół…
shell-door-shut = Tego stołu nie można otworzyć
shell-to-lobby = Wróć na stronę główną
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
shell-tab-chat = Czat
shell-close = Zamknij
shell-me = ty
shell-is-bot = bot
shell-doing-ready = gotowe
shell-doing-thinking = myśli
shell-doing-away = nie ma przy stole
shell-points = Punkty
shell-next-table = Następna partia czeka.
shell-follow = Dołącz
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
       *[other] Twój wybór zapisany. Jeszcze myślą: { $names }
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
       *[other] Na planszy – pokaż wszystko jako listę ({ $n })
    }
shell-on-board = Tylko na planszy
shell-unusual = { $n ->
        [one] { $n } nietypowa możliwość
        [few] { $n } nietypowe możliwości
       *[many] { $n } nietypowych możliwości
    }
shell-caution = Warto się zastanowić.
shell-proposal = Potwierdź wybór
shell-reveals = Czekamy już tylko na ciebie: wszystkie wybory zostaną odkryte.
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
shell-hint = Podpowiedź
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

## Dziennik, historia, czat

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
shell-key-ends = na początek, do teraźniejszości
shell-key-rules = zasady
shell-key-status = powiedz, co się dzieje
shell-key-moves = powiedz, co mogę zrobić
shell-key-last = powiedz, co się właśnie stało
shell-theme = Oświetlenie
shell-theme-system = Jak w systemie
shell-theme-light = Papier za dnia
shell-theme-dark = Przy świecach
shell-pace = Animacje
shell-pace-0 = Brak
shell-pace-120 = Żwawe
shell-pace-250 = Umiarkowane
shell-pace-500 = Niespieszne
shell-sound = Cichy dźwięk, gdy przychodzi mój ruch
shell-confirms-itself = Potwierdzaj automatycznie
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
shell-revoke-sure = Na pewno? Stary link przestanie działać.
shell-report-lead = Zapisuje plik z twoim opisem, ze stołem w takiej postaci, w jakiej go widzisz, z dziennikiem i numerami wersji. Nie ma w nim tego, co ukrywają inni. Po zakończeniu gry zawiera cały jej zapis.
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
    .about = Te same tasowania, te same karty; tylko decyzje będą inne.
shell-host-again = Gospodarz może rozpocząć kolejną grę; dostaniesz zaproszenie.
shell-save-record = Zapisz przebieg gry

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
shell-option-lacrimosa-composers-drawn = losowi
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

shell-code-away = Serwer nie odpowiada. Czy jest uruchomiony?
shell-code-malformed = Nie udało się tego odczytać.
shell-code-too-big = To za długie.
shell-code-too-fast = Za dużo naraz. Chwileczkę.
shell-code-bad-link = Ten link nie prowadzi do żadnego stołu.
shell-code-revoked = Gospodarz zastąpił ten link. Poproś o nowy.
shell-code-no-table = Nie ma tu takiego stołu.
shell-code-no-page = Nie ma takiej strony.
shell-code-not-host = Tylko gospodarz może to zrobić.
shell-code-not-your-seat = To miejsce kogoś innego.
shell-code-stale = Gra poszła dalej. Spójrz jeszcze raz.
shell-code-illegal-pick = To jest teraz niemożliwe.
shell-code-barrier = Tego nie można cofnąć.
shell-code-no-step = W tej grze nie ma takiego ruchu.
shell-code-no-thing = Na stole nie ma niczego takiego.
shell-code-no-hint = Tu nie ma podpowiedzi.
shell-code-not-over = To musi poczekać do końca gry.
shell-code-wrong-setup = Tak nie da się rozłożyć gry.
shell-code-broken-table = Tej partii nie da się kontynuować w tej wersji lub z tym zestawem elementów.
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

## Seat and game

shell-seat-and-game = Miejsce i gra
shell-hand-over = Niech bot gra za mnie
shell-hand-over-seat = Niech zagra bot: { $name }
shell-hand-over-do = Oddaj miejsce
shell-bot-strength = Siła bota
shell-bot-plays = Gra za ciebie bot ({ $bot })
shell-take-back = Odbierz moje miejsce
shell-take-back-seat = Odbierz miejsce: { $name }
shell-offer-end = Zaproponuj zakończenie gry
    .about = Gra kończy się z obecnymi punktami, gdy tylko wszyscy się zgodzą. Boty zgadzają się zawsze.
shell-offer-end-sure = Na pewno? Gra skończy się od razu.
shell-offered-end = { $n ->
        [one] { $names } proponuje zakończyć grę w tym miejscu.
       *[other] { $names } proponują zakończyć grę w tym miejscu.
    }
shell-offer-mine = Zgadzasz się zakończyć grę. Brakuje zgody: { $names }
shell-agree-end = Zgadzam się
shell-decline-end = Gramy dalej
shell-withdraw-end = Wycofaj
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
