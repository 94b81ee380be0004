# Plansza Fourberies: podpisy tego, co narysowane.

board-fourberies-round = Sezon { $season }, runda { $round }
board-fourberies-encounters = Spotkania: { $left ->
    [one] { $left } karta w stosie
    [few] { $left } karty w stosie
   *[other] { $left } kart w stosie
}; odrzucone: { $gone }
board-fourberies-requests = Tajne Prośby: { $left ->
    [one] { $left } karta w stosie
    [few] { $left } karty w stosie
   *[other] { $left } kart w stosie
}; odrzucone: { $gone }
board-fourberies-caravel = { $anchored ->
    [yes] Na kotwicy; użyta karta Podróży „{ $city }”: { $troupe }
   *[no] Karawela wysłana kartą Podróży „{ $city }”: { $troupe }
}
board-fourberies-on-stage = Na scenie ({ $player }): { $n }
## Co ma gracz

board-fourberies-travel = Twoje karty Podróży
board-fourberies-travel-card = Karta Podróży { $number }, { $name }{ $state ->
    [laid] , zagrana odkryta
    [chosen] , wybrana w tajemnicy
    [used] , użyta
   *[held] { "" }
}
board-fourberies-travel-state = { $state ->
    [laid] odkryta
    [chosen] wybrana
   *[used] użyta
}
board-fourberies-troupe = Twoja trupa
board-fourberies-no-actors = W trupie nie ma jeszcze Aktorów
board-fourberies-sum = { $nature ->
    [comedian] Komedianci
   *[tragedian] Tragicy
}, łączne doświadczenie: { $n }
board-fourberies-leaning = { $way ->
    [none] Żaden gatunek nie przeważa
    [comedy] { $difference } w stronę komedii
   *[tragedy] { $difference } w stronę tragedii
}{ $pleases ->
    [yes] : podoba się Królowi
    [no] , wbrew nastrojowi Króla
   *[none] { "" }
}
board-fourberies-taken = Na ręce do końca rozpatrywania miasta
board-fourberies-acrobats = Twoi Kuglarze
board-fourberies-no-acrobats = Nie masz Kuglarzy
board-fourberies-acrobat-brief = { $when ->
    [tilted] już użyto
    [new] od końca fazy
    [before-travel-choice] przed wyborem
    [after-reveal] po przybyciu
    [before-shared-city] wspólne miasto
    [end-of-round] koniec rundy
   *[season-scoring] punktacja
}
board-fourberies-own-requests = Twoje Tajne Prośby
board-fourberies-no-requests = Nie masz Tajnych Próśb
board-fourberies-now = Teraz ({ $stat }): { $value }
## Arkusze sezonów

board-fourberies-from-sources = Skąd wzięły się écu
board-fourberies-from-start = Na początku
board-fourberies-from-bonuses = Premie
board-fourberies-from-managers = Inspicjenci na scenie
board-fourberies-from-stolen = Skradzione innym
board-fourberies-from-robbed = Skradzione przez innych
board-fourberies-from-wages = Zapłata dla Aktorów
board-fourberies-from-purse = W sakiewce
board-fourberies-sheet-open = Dotychczasowe wyniki
board-fourberies-sheet-season = Sezon { $season }: Król chciał { $mood ->
    [comedy] komedii
   *[tragedy] tragedii
}
board-fourberies-sheet-actors = Aktorzy zgodni z nastrojem Króla
board-fourberies-sheet-show = Spektakl
board-fourberies-sheet-requests = Tajne Prośby
board-fourberies-sheet-total = Razem za sezon
board-fourberies-sheet-difference = Tragicy { $tragedians }, Komedianci { $comedians }{ $disguise ->
    [0] { "" }
   *[other] , Kameleony { $disguise }
}: różnica { $difference }{ $best ->
    [yes] , najlepszy spektakl
   *[no] { "" }
}
board-fourberies-sheet-request = { $name }{ $again ->
    [yes] , ponownie
   *[no] { "" }
}

## Słowniczek

glossary-fourberies-encounter = Spotkanie
    .about = Karta przed miastem: Aktor, Kuglarz albo Premia. Trupa, która jest w mieście sama, rozpatruje Spotkania od najnowszego do najstarszego.
glossary-fourberies-actor = Aktor
    .about = Komediant (królik, żółty) albo Tragik (czapla, czerwony) o doświadczeniu od 1 do 5. Dołącza do trupy albo idzie na Dwór.
glossary-fourberies-acrobat = Kuglarz
    .about = Zwierzę z własną sztuczką, raz na sezon. Użyty leży obrócony bokiem do następnego sezonu.
glossary-fourberies-bonus = Premia
    .about = Écu ze Skarbca dla trupy, która jest w mieście sama.
glossary-fourberies-request = Tajna Prośba
    .about = Tajne życzenie kogoś z Dworu. Na koniec sezonu możesz użyć jednej Prośby; daje écu, jeśli jej warunek jest spełniony.
glossary-fourberies-travel = Karta Podróży
    .about = Po jednej na miasto. Wszyscy w tajemnicy wybierają po jednej; użyte wracają, gdy na ręce zostaje tylko jedna.
glossary-fourberies-caravel = Karawela
    .about = Twój statek: stoi przed odwiedzanym miastem, a potem na kotwicy, dopóki karta Podróży tego miasta nie wróci na rękę.
glossary-fourberies-manager = Inspicjent
    .about = Stoi na scenie, aż zmieni się nastrój Króla. Każdy Inspicjent na scenie daje 1 écu temu, kto przyprowadzi następnego.
glossary-fourberies-needle = Wskazówka
    .about = Pokazuje nastrój Króla: tragedia po lewej, komedia po prawej. Gdy minie środek, dekoracja się obraca i wszyscy Inspicjenci wracają do domu.
glossary-fourberies-court = Dwór
    .about = Aktor wysłany na Dwór jest odrzucany i przesuwa wskazówkę o tyle pól, ile wynosi jego doświadczenie. Aktorzy ze wspólnego miasta idą tam razem i przesuwają ją o różnicę.
glossary-fourberies-difference = Różnica
    .about = Doświadczenie twoich Komediantów wobec doświadczenia twoich Tragików. Jeśli przeważa gatunek, którego chce Król, spektakl mu się podoba.
glossary-fourberies-friend = Zaprzyjaźniona trupa
    .about = W grze dwuosobowej każdy prowadzi drugi kolor, którego karty Podróży pochodzą z potasowanego stosu. Taka trupa niczego nie bierze, ale wchodzi w drogę.
