# Wejście: moje stoły na każdym urządzeniu.

## Osobisty link

front-person-bring = Przenieś tu moje stoły
front-person-take = Moje stoły na innych urządzeniach
front-person = Moje stoły na każdym urządzeniu
front-person-lead = Osobisty link zbiera twoje miejsca. Otwórz go na innym urządzeniu, a znajdziesz tam te same stoły, swoje imię, język i ustawienia. Bez konta.
front-person-make = Utwórz mój osobisty link
front-person-have = Masz już taki link?
front-person-field = Osobisty link lub fraza odzyskiwania
front-person-use = Przenieś tu moje stoły
front-person-unread = To nie jest ani osobisty link, ani dwanaście słów frazy odzyskiwania.
front-person-key = Mój osobisty link
    .about = Otwórz go na innych urządzeniach albo zeskanuj kod. Kto go ma, może grać na wszystkich twoich miejscach: zachowaj go dla siebie.
front-phrase = Fraza odzyskiwania
    .about = Dwanaście angielskich słów, które zastępują link. Zapisane na kartce przywrócą stoły, nawet gdy stracisz wszystkie urządzenia.
front-phrase-show = Pokaż dwanaście słów
front-person-leave = Usuń go z tej przeglądarki
    .about = Gdzie indziej działa dalej, a stoły zostają tu na liście.
front-person-leave-sure = Na pewno? Masz zapisany link lub słowa?
front-person-forget = Usuń moją listę
    .about = Serwer zapomni link i to, co zebrał. Każde miejsce ma nadal swój link, więc żadna partia nie przepadnie.
front-person-forget-sure = Na pewno? Tego nie da się cofnąć.
front-person-door = Czy to twój osobisty link?
    .about = Jeśli tak, ta przeglądarka pokaże twoje stoły i przejmie twoje imię, język i ustawienia. Jeśli przysłał go ktoś inny, zostaw go: twoje stoły trafiłyby na cudzą listę.
front-person-door-other = W tej przeglądarce jest inny osobisty link. Ten go zastąpi; jeśli tamten jest jeszcze potrzebny, najpierw go zapisz.
front-person-door-do = Jest mój, użyj go tutaj

## Moje stoły

front-archive = { $n ->
        [one] { $n } zakończona partia
        [few] { $n } zakończone partie
        [many] { $n } zakończonych partii
       *[other] { $n } zakończonej partii
    }
front-place = Miejsce { $rank } z { $of }
front-next = { $n ->
        [one] Czeka na ciebie jeszcze jeden stół
        [few] Czekają na ciebie jeszcze { $n } stoły
        [many] Czeka na ciebie jeszcze { $n } stołów
       *[other] Czeka na ciebie jeszcze { $n } stołu
    }

## Otwarte stoły

front-open = Otwarte stoły
front-open-none = W tej chwili żaden stół nie jest otwarty. Przygotuj grę i zostaw komuś wolne miejsce.
front-open-take = Dosiądź się
front-open-watch = Oglądaj
front-open-free = wolne
front-open-name = Twoje imię przy tym stole
front-open-sit = Usiądź
front-sign = Otwarty dla wszystkich
    .about = Strona główna pokazuje ten stół wszystkim, z imionami grających.
front-sign-watch = Każdy może oglądać
    .about = Goście widzą to, co jawne. Nie czytają rozmów i nie mogą nic pisać.
front-sign-seat = Miejsce { $n }: wolne dla każdego
front-sign-language = Język
front-sign-language-any = dowolny
front-sign-level = Poziom
front-sign-level-any = każdy mile widziany
front-sign-level-new = początkujący
front-sign-level-seasoned = doświadczeni gracze
front-sign-speed = Tempo
front-sign-speed-sitting = za jednym posiedzeniem
front-sign-speed-days = przez kilka dni

## Rozdanie dnia

front-daily = Rozdanie dnia
    .about = Jedno rozdanie dziennie, takie samo dla wszystkich na tym serwerze. Kto je rozegra, widzi, jak poszło innym; oni zobaczą twoje imię i punkty.
front-daily-rivals = { $n ->
        [one] Rywal: { $names }
       *[other] Rywale: { $names } ({ $level })
    }
front-daily-play = Zagraj dzisiejsze rozdanie
front-daily-on = Graj dalej
front-daily-compare = Porównaj
front-daily-before = Wczoraj
front-daily-of = Rozdanie dnia, { $day }
front-daily-ends = Do następnego rozdania: { $time }
front-daily-none = Nikt nie rozegrał tego rozdania do końca.
front-daily-best = Zobacz najlepszą partię
front-daily-won = wygrana
front-daily-guest = Gość

## Wyniki

front-results = Wyniki
front-results-mine = Moje partie
front-results-house = Wszyscy na tym serwerze
front-results-none = Nikt nie rozegrał jeszcze partii do końca.
front-results-link = Dzięki osobistemu linkowi widać tu twoje partie ze wszystkich urządzeń.
front-results-about = Liczą się tylko partie rozegrane do końca i tylko miejsca, na których ludzie grali sami.
front-results-games = { $n ->
        [one] { $n } partia
        [few] { $n } partie
        [many] { $n } partii
       *[other] { $n } partii
    }
front-results-seats = Gracze
front-results-played = Partie
front-results-average = Średnia
front-results-best = Rekord
front-results-rival = Rywal
front-results-met = Spotkania
front-results-ahead = Wyżej
front-results-level = Remisy
front-results-share = Wyżej, %

## Własny zapis gry

front-record = Otwórz zapis gry
    .about = Wybierz plik zakończonej partii albo upuść go tutaj: możesz prześledzić jej przebieg i zlecić analizę.
front-record-drop = Upuść plik tutaj
front-record-reading = Sprawdzanie pliku…
front-record-too-big = Ten plik jest za duży jak na zapis gry.
shell-code-record-broken = { $line ->
        [0] Ten plik nie jest zapisem gry albo został zmieniony.
       *[other] Ten plik nie jest zapisem gry albo został zmieniony (wiersz { $line }).
    }
shell-code-record-format = Ten zapis pochodzi z innej wersji programu, której nie da się tu odczytać.
shell-code-record-game = To zapis gry, w którą się tu nie gra.
shell-code-record-set = W tej grze użyto zestawu elementów, którego tu nie ma.
shell-code-record-rules = Ten zapis jest niezgodny z zasadami (ruch { $step }).
shell-code-record-unended = Tej partii nie dokończono. Otworzyć można tylko zakończoną partię.
