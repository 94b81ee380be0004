# Fourberies (Histrio). $you to „yes”, gdy mowa o osobie, która czyta; $player to jej imię.
# Imiona i nazwy stoją w mianowniku, czasowniki w czasie teraźniejszym: nic nie zdradza płci.

## Rzeczy

fourberies-coins = { $n } écu
fourberies-friend = { $you ->
    [yes] twoja zaprzyjaźniona trupa
   *[no] zaprzyjaźniona trupa gracza { $player }
}
fourberies-card-actor = { $name } ({ $nature ->
    [comedian] Komediant
   *[tragedian] Tragik
} { $experience })
fourberies-card-acrobat = { $name }
fourberies-card-bonus = Premia { $amount } écu
fourberies-short-actor = { $name } { $nature ->
    [comedian] K
   *[tragedian] T
}{ $experience }
fourberies-short-acrobat = { $name }
fourberies-short-bonus = Premia { $amount }
fourberies-thing-city = { $city } (miasto { $number })
fourberies-thing-cell = { $mood ->
    [comedy] Komedia
   *[tragedy] Tragedia
} { $cell }
fourberies-thing-seat = { $you ->
    [yes] Twoja trupa
   *[no] Trupa gracza { $player }
}
fourberies-thing-travel = Karta Podróży { $number }, { $city } ({ $troupe })
fourberies-thing-caravel = Karawela { $number }, { $city } ({ $troupe })
fourberies-thing-request = { $request }
fourberies-thing-pile-encounters = Stos Spotkań
fourberies-thing-pile-requests = Stos Tajnych Próśb

## Działanie kart

fourberies-about-actor = Gdy trupa jest sama w mieście: { $effect }
fourberies-about-court = Na Dworze: wskazówka przesuwa się o { $experience ->
    [one] { $experience } pole
    [few] { $experience } pola
   *[other] { $experience } pól
} w stronę { $nature ->
    [comedian] komedii
   *[tragedian] tragedii
}.
fourberies-about-acrobat = { $moment }: { $effect }
fourberies-about-bonus = Gdy trupa jest sama w mieście: { $amount } écu ze Skarbca.
fourberies-moment-before-travel-choice = Przed wyborem kart Podróży
fourberies-moment-after-reveal = Gdy wszystkie karawele są rozstawione
fourberies-moment-before-shared-city = Przed rozpatrzeniem wspólnego miasta, w którym jesteś
fourberies-moment-end-of-round = Na koniec rundy
fourberies-moment-season-scoring = Przy podsumowaniu sezonu
fourberies-effect-none = bez efektu.
fourberies-effect-recall-travel = weź z powrotem wszystkie karty Podróży i wszystkie karawele.
fourberies-effect-steal-coins = ukradnij { $amount } écu { $whom ->
    [each-richer-opponent] każdemu przeciwnikowi, który ma więcej écu niż ty
   *[one-opponent] wybranemu przeciwnikowi
}.
fourberies-effect-place-manager = postaw Inspicjenta na scenie i zyskaj 1 écu za każdego Inspicjenta na scenie.
fourberies-effect-pay-coins = zapłać { $amount } écu; jeśli nie możesz, odrzuć tego Aktora.
fourberies-effect-reserve-city = zagraj swoją kartę Podróży odkrytą; w tej rundzie nikt inny nie może wybrać tego miasta i żadnej innej karaweli nie wolno do niego przepchnąć{ $protect ->
    [yes] , a twojej nie wolno przepychać
   *[no] { "" }
}.
fourberies-effect-extra-city = wybierz { $cards ->
    [one] { $cards } kartę Podróży
    [few] { $cards } karty Podróży
   *[other] { $cards } kart Podróży
} zamiast jednej i odwiedź każde z tych miast.
fourberies-effect-count-in-difference = liczy się w różnicy jako { $nature ->
    [comedy] Komediant
    [tragedy] Tragik
   *[choice] Komediant lub Tragik
} o doświadczeniu { $experience }; nie jest Aktorem.
fourberies-effect-push-caravel = przepchnij karawelę innego koloru dokładnie o { $distance ->
    [one] { $distance } miasto
    [few] { $distance } miasta
   *[other] { $distance } miast
}.
fourberies-effect-salvage-actor = weź z miasta do trupy Aktora o doświadczeniu { $most } lub mniejszym, bez jego efektu.
fourberies-effect-move-needle = przesuń wskazówkę najwyżej o { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
   *[other] { $cells } pól
} { $direction ->
    [comedy] w stronę komedii
    [tragedy] w stronę tragedii
   *[choice] w dowolną stronę
}.
fourberies-effect-draw-requests = dobierz { $draw ->
    [one] { $draw } Tajną Prośbę
    [few] { $draw } Tajne Prośby
   *[other] { $draw } Tajnych Próśb
}, zatrzymaj { $keep }, a resztę odrzuć.
fourberies-condition = { $clauses } → { $pays }
fourberies-clause-at-least = { $stat }: co najmniej { $n }
fourberies-clause-at-most = { $stat }: najwyżej { $n }
fourberies-clause-most = { $stat }: nikt nie ma więcej
fourberies-clause-fewest = { $stat }: nikt nie ma mniej
fourberies-clauses = { $clause }; { $rest }
fourberies-pays-flat = { $amount } écu
fourberies-pays-each = po { $each } écu{ $named ->
    [yes] { " " }({ $stat })
   *[no] { "" }
}, najwyżej { $cap }
fourberies-stat-actors = Aktorzy
fourberies-stat-comedians = Komedianci
fourberies-stat-tragedians = Tragicy
fourberies-stat-mood-actors = Aktorzy zgodni z nastrojem Króla
fourberies-stat-experience = łączne doświadczenie
fourberies-stat-experience-1 = Aktorzy o doświadczeniu 1
fourberies-stat-high-experience = Aktorzy o doświadczeniu 4 lub 5
fourberies-stat-distinct-experiences = różne wartości doświadczenia
fourberies-stat-largest-set = Aktorzy o tym samym doświadczeniu
fourberies-stat-twin-pairs = pary Komediant–Tragik o równym doświadczeniu
fourberies-stat-difference = różnica
fourberies-stat-mood-difference = różnica zgodna z nastrojem Króla
fourberies-stat-off-mood-difference = różnica przeciwna nastrojowi Króla
fourberies-stat-acrobats = Kuglarze
fourberies-stat-coins = écu
fourberies-stat-travel-hand = karty Podróży na ręce
fourberies-stat-managers-on-stage = twoi Inspicjenci na scenie
fourberies-stat-needle-distance = odległość wskazówki od środka

## Zdarzenia

fourberies-each-goes = { $troupe } → { $cities }
fourberies-each-disguise = { $player } ({ $cells } w stronę { $way ->
    [comedy] komedii
   *[tragedy] tragedii
})
fourberies-no-disguise = po równo na komedię i na tragedię
fourberies-each-request = { $player } ({ $request })
fourberies-each-score = { $player } { $n }
fourberies-event-coin-tossed = Rzut monetą: Król chce { $mood ->
    [comedy] komedii
   *[tragedy] tragedii
}.
fourberies-event-encounter-placed = { $city } – nowa karta: { $card }.
fourberies-event-season-began = Zaczyna się sezon { $season }; w stosie { $cards ->
    [one] jest { $cards } Spotkanie
    [few] są { $cards } Spotkania
   *[other] jest { $cards } Spotkań
}.
fourberies-event-round-began = Sezon { $season }, runda { $round }. Pierwszeństwo { $you ->
    [yes] masz ty.
   *[no] ma { $player }.
}
fourberies-event-friend-seen = { $you ->
    [yes] Twoja zaprzyjaźniona trupa
   *[no] Zaprzyjaźniona trupa gracza { $player }
} zmierza do miasta: { $city }.
fourberies-event-friend-drew = { $you ->
    [yes] Oglądasz kartę swojej zaprzyjaźnionej trupy.
   *[no] { $player } ogląda kartę swojej zaprzyjaźnionej trupy.
}
fourberies-event-acrobat-used = { $you ->
    [yes] Używasz
   *[no] { $player } używa
} Kuglarza: { $card }.
fourberies-event-acrobat-unused = { $card } ({ $you ->
    [yes] twój Kuglarz
   *[no] Kuglarz gracza { $player }
}) nic nie zdziała i liczy się jako nieużyty.
fourberies-event-city-reserved = { $you ->
    [yes] Zagrywasz
   *[no] { $player } zagrywa
} odkrytą kartę Podróży i { $you ->
    [yes] rezerwujesz
   *[no] rezerwuje
} miasto { $city }.
fourberies-event-travel-revealed = Karty Podróży są odkryte: { $each }.
fourberies-event-friend-turned-away = Miasto { $city } jest zarezerwowane: { $you ->
    [yes] twoja zaprzyjaźniona trupa
   *[no] zaprzyjaźniona trupa gracza { $player }
} nigdzie nie dociera.
fourberies-event-caravel-pushed = { $you ->
    [yes] Przepychasz
   *[no] { $player } przepycha
} { $you_troupe ->
    [yes] twoją karawelę
   *[no] karawelę ({ $troupe })
}: { $city } → { $to }.
fourberies-event-lone-troupe-arrived = { $city }: { $you ->
    [yes] twoja trupa jest tu sama
   *[no] trupa gracza { $player } jest tu sama
}.
fourberies-event-troupes-met = Wspólne miasto { $city }: { $troupes }.
fourberies-event-friend-passed = { $city }: { $you ->
    [yes] twoja zaprzyjaźniona trupa
   *[no] zaprzyjaźniona trupa gracza { $player }
} jest tu sama; odrzucone bez efektu: { $cards }.
fourberies-event-bonus-gained = { $you ->
    [yes] Dostajesz
   *[no] { $player } dostaje
} Premię: { $amount } écu.
fourberies-event-acrobat-gained = { $you ->
    [yes] Zyskujesz
   *[no] { $player } zyskuje
} Kuglarza: { $card }.
fourberies-event-actor-met = { $you ->
    [yes] Spotykasz
   *[no] { $player } spotyka
} Aktora: { $card }.
fourberies-event-travel-recalled = { $you ->
    [yes] Bierzesz
   *[no] { $player } bierze
} z powrotem { $cards ->
    [one] { $cards } kartę Podróży
    [few] { $cards } karty Podróży
   *[other] { $cards } kart Podróży
} i wszystkie karawele.
fourberies-event-friend-recalled = { $you ->
    [yes] Twoja zaprzyjaźniona trupa
   *[no] Zaprzyjaźniona trupa gracza { $player }
} bierze z powrotem swoje karty Podróży.
fourberies-event-coins-stolen = { $you ->
    [yes] Kradniesz
   *[no] { $player } kradnie
} { $you_victim ->
    [yes] ci { "" }
   *[no] { "" }
}{ $amount } écu{ $you_victim ->
    [yes] { "" }
   *[no] { " " }graczowi { $victim }
}.
fourberies-event-nothing-stolen = { $you ->
    [yes] Nie masz
   *[no] { $player } nie ma
} komu ukraść.
fourberies-event-manager-placed = { $placed ->
    [0] { $you ->
        [yes] Nie masz już Inspicjenta do postawienia
       *[no] { $player } nie ma już Inspicjenta do postawienia
    }{ $amount ->
        [0] { " " }i nic nie { $you ->
            [yes] zyskujesz
           *[no] zyskuje
        }
       *[other] , ale { $you ->
            [yes] zyskujesz
           *[no] zyskuje
        } { $amount } écu
    }
   *[other] { $you ->
        [yes] Stawiasz Inspicjenta na scenie i zyskujesz
       *[no] { $player } stawia Inspicjenta na scenie i zyskuje
    } { $amount } écu
}.
fourberies-event-actor-paid = { $you ->
    [yes] Płacisz mu
   *[no] { $player } płaci mu
} { $amount } écu.
fourberies-event-actor-lost = { $card } kosztuje { $needs } écu, a { $has ->
    [0] { $you ->
        [yes] nie masz ani jednego
       *[no] { $player } nie ma ani jednego
    }
   *[other] { $you ->
        [yes] masz
       *[no] { $player } ma
    } { $has }
}: Aktor zostaje odrzucony.
fourberies-event-actor-sent-to-court = { $you ->
    [yes] Wysyłasz
   *[no] { $player } wysyła
} na Dwór: { $card }.
fourberies-event-actors-joined = { $you ->
    [yes] Twoja trupa rośnie
   *[no] Rośnie trupa gracza { $player }
}: { $cards }.
fourberies-event-actor-salvaged = { $city }: { $you ->
    [yes] zabierasz
   *[no] { $player } zabiera
} do trupy Aktora – { $card }.
fourberies-event-encounters-discarded = { $city } – odrzucono: { $cards }.{ $way ->
    [none] { "" }
    [comedy] { " " }Na Dworze: { $cells } w stronę komedii.
   *[tragedy] { " " }Na Dworze: { $cells } w stronę tragedii.
}
fourberies-event-needle-moved = Wskazówka przesuwa się o { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
   *[other] { $cells } pól
} w stronę { $way ->
    [comedy] komedii
   *[tragedy] tragedii
}, na pole „{ $mood ->
    [comedy] komedia
   *[tragedy] tragedia
} { $cell }”.
fourberies-event-mood-changed = Nastrój Króla się zmienia: teraz Król chce { $mood ->
    [comedy] komedii
   *[tragedy] tragedii
}. { $managers ->
    [0] Scena była pusta.
    [one] { $managers } Inspicjent wraca do domu.
   *[other] { $managers } Inspicjentów wraca do domu.
}
fourberies-event-request-drawn = { $you ->
    [yes] Dobierasz
   *[no] { $player } dobiera
} Tajną Prośbę: { $request }.
fourberies-event-request-drawn-unseen = { $player } dobiera Tajną Prośbę.
fourberies-event-request-discarded = Odrzucasz Tajną Prośbę: { $request }.
fourberies-event-request-discarded-unseen = { $player } odrzuca Tajną Prośbę.
fourberies-event-requests-reshuffled = Odrzucone Tajne Prośby zostają potasowane w nowy stos: { $requests ->
    [one] { $requests } karta
    [few] { $requests } karty
   *[other] { $requests } kart
}.
fourberies-event-caravels-landed = Miasto { $city } jest rozpatrzone.
fourberies-event-season-ended = Sezon { $season } dobiegł końca, a Król chce { $mood ->
    [comedy] komedii
   *[tragedy] tragedii
}.
fourberies-event-disguises-shown = Kameleony: { $each }.
fourberies-event-actors-rewarded = { $actors ->
    [0] { $you ->
        [yes] Nie masz Aktorów zgodnych z nastrojem Króla.
       *[no] { $player } nie ma Aktorów zgodnych z nastrojem Króla.
    }
   *[other] { $you ->
        [yes] Masz
       *[no] { $player } ma
    } { $actors ->
        [one] { $actors } Aktora zgodnego
       *[other] { $actors } Aktorów zgodnych
    } z nastrojem Króla: { $amount } écu.
}
fourberies-event-show-pleased = { $you ->
    [yes] Twój spektakl podoba się
   *[no] Spektakl gracza { $player } podoba się
} Królowi (różnica { $cells }){ $best ->
    [yes] { " " }i jest najlepszy
   *[no] { "" }
}: { $amount } écu.
fourberies-event-show-ignored = { $you ->
    [yes] Twój spektakl nie podoba się
   *[no] Spektakl gracza { $player } nie podoba się
} Królowi ({ $way ->
    [none] brak różnicy
    [comedy] { $cells } w stronę komedii
   *[tragedy] { $cells } w stronę tragedii
}).
fourberies-event-requests-revealed = Użyte Tajne Prośby: { $each }.
fourberies-event-request-paid = { $request } { $amount ->
    [0] tym razem nic { $you ->
        [yes] ci nie daje
       *[no] nie daje graczowi { $player }
    }
   *[other] daje { $you ->
        [yes] ci
       *[no] graczowi { $player }
    } { $amount } écu{ $again ->
        [yes] { " " }po raz drugi
       *[no] { "" }
    }
}.
fourberies-event-season-prepared = Przygotowanie sezonu { $season }: odrzucono Aktorów i Spotkania, Inspicjenci są w domu, Kuglarze znów gotowi.
fourberies-event-game-ended = Koniec gry: { $scores }. { $n ->
    [one] { $you ->
        [yes] Wygrywasz.
       *[no] Wygrywa { $winners }.
    }
   *[other] Wspólne zwycięstwo: { $winners }.
}

## Pytania

fourberies-ask-choose-travel = { $you ->
    [yes] { $n ->
        [one] Wybierz w tajemnicy kartę Podróży.
        [few] Wybierz w tajemnicy { $n } karty Podróży.
       *[other] Wybierz w tajemnicy { $n } kart Podróży.
    }
   *[no] { $player } wybiera w tajemnicy.
}
fourberies-ask-reserve-city = { $you ->
    [yes] { $card }: wybierz kartę Podróży, którą zagrasz odkrytą.
   *[no] { $player } wybiera miasto do zarezerwowania ({ $card }).
}
fourberies-ask-use-acrobat = { $you ->
    [yes] { $moment }: możesz użyć Kuglarza.
   *[no] { $player } może użyć Kuglarza.
}
fourberies-ask-choose-caravel = { $you ->
    [yes] { $card }: wybierz karawelę do przepchnięcia.
   *[no] { $player } wybiera karawelę do przepchnięcia ({ $card }).
}
fourberies-ask-push-caravel = { $you ->
    [yes] { $card }: wybierz, dokąd przepchnąć karawelę ({ $troupe }, teraz: { $city }).
   *[no] { $player } wybiera, dokąd przepchnąć { $you_troupe ->
        [yes] twoją karawelę
       *[no] karawelę ({ $troupe })
    }, teraz: { $city } ({ $card }).
}
fourberies-ask-salvage-actor = { $you ->
    [yes] { $card }: wybierz Aktora, którego bierzesz do trupy.
   *[no] { $player } wybiera Aktora do zabrania ({ $card }).
}
fourberies-ask-move-needle = { $you ->
    [yes] { $card }: wybierz, dokąd przesunąć wskazówkę.
   *[no] { $player } przesuwa wskazówkę ({ $card }).
}
fourberies-ask-steal-from = { $you ->
    [yes] Wybierz, komu kradniesz (najwyżej { $amount } écu).
   *[no] { $player } wybiera, komu ukraść.
}
fourberies-ask-send-to-court = { $you ->
    [yes] Możesz wysłać jednego z tych Aktorów na Dwór; pozostali dołączą do twojej trupy.
   *[no] { $player } może wysłać Aktora na Dwór.
}
fourberies-ask-discard-request = { $you ->
    [yes] Masz za dużo Tajnych Próśb: odrzuć jedną.
   *[no] { $player } odrzuca Tajną Prośbę.
}
fourberies-ask-keep-request = { $you ->
    [yes] { $keep ->
        [one] Wybierz Tajną Prośbę, którą zatrzymujesz.
       *[other] Wybierz Tajną Prośbę, którą zatrzymujesz; możesz ich zatrzymać { $keep }.
    }
   *[no] { $player } wybiera Tajną Prośbę do zatrzymania.
}
fourberies-ask-choose-request = { $you ->
    [yes] W tym sezonie możesz użyć jednej Tajnej Prośby: wybierz w tajemnicy.
   *[no] { $player } wybiera Tajną Prośbę.
}
fourberies-ask-choose-nature = { $you ->
    [yes] Wybierz, po której stronie liczą się twoje Kameleony.
   *[no] { $player } wybiera, po której stronie liczą się Kameleony.
}

## Odpowiedzi

fourberies-do-travel-there = Podróż: { $city } ({ $number })
fourberies-do-reserve-city = Zarezerwuj: { $city } ({ $number })
fourberies-do-use-acrobat = Użyj: { $card }
fourberies-do-choose-caravel = Przepchnij karawelę: { $city } ({ $troupe })
fourberies-do-push-there = Przepchnij do miasta: { $city } ({ $number })
fourberies-do-salvage-actor = Weź: { $card }
fourberies-do-move-needle = Wskazówka na pole „{ $mood ->
    [comedy] komedia
   *[tragedy] tragedia
} { $cell }”
fourberies-do-steal = Ukradnij { $amount } écu graczowi { $victim }
fourberies-do-send-to-court = Wyślij na Dwór: { $card }
fourberies-do-discard-request = Odrzuć: { $request }
fourberies-do-keep-request = Zatrzymaj: { $request }
fourberies-do-use-request = Użyj: { $request }
fourberies-do-count-as-comedian = Kameleony: { $comedian } na komedię, { $tragedian } na tragedię
fourberies-do-decline = { $ask ->
    [send-to-court] Nie wysyłaj nikogo
    [choose-request] Nie używaj żadnej w tym sezonie
   *[use-acrobat] Nie używaj żadnego
}
fourberies-brings-needle = { $way ->
    [none] wskazówka zostaje na miejscu
    [comedy] wskazówka przesuwa się o { $cells ->
        [one] { $cells } pole
        [few] { $cells } pola
       *[other] { $cells } pól
    } w stronę komedii
   *[tragedy] wskazówka przesuwa się o { $cells ->
        [one] { $cells } pole
        [few] { $cells } pola
       *[other] { $cells } pól
    } w stronę tragedii
}{ $turns ->
    [yes] ; nastrój Króla się zmienia
   *[no] { "" }
}
fourberies-brings-request = { $condition }; teraz { $pays ->
    [0] nic nie daje
   *[other] daje { $pays } écu
}
fourberies-verb-travel-there = podróż
fourberies-verb-reserve-city = zarezerwuj
fourberies-verb-use-acrobat = użyj
fourberies-verb-choose-caravel = przepchnij
fourberies-verb-push-there = do
fourberies-verb-salvage-actor = weź
fourberies-verb-move-needle = wskazówka
fourberies-verb-steal = ukradnij
fourberies-verb-send-to-court = wyślij
fourberies-verb-discard-request = odrzuć
fourberies-verb-keep-request = zatrzymaj
fourberies-verb-use-request = użyj
fourberies-verb-count-as-comedian = policz
fourberies-verb-decline = nic

## Dlaczego nie

fourberies-why-not-your-travel-card = To nie jest twoja karta Podróży.
fourberies-why-travel-card-used = Ta karta jest już użyta. Karty Podróży wracają dzięki Aktorowi o doświadczeniu 1 albo gdy na ręce zostaje tylko jedna.
fourberies-why-city-reserved = To miasto jest w tej rundzie zarezerwowane.
fourberies-why-already-chosen = Ta karta jest już wybrana.
fourberies-why-leaves-no-choice = Ta rezerwacja odebrałaby komuś ostatnie miasto do wyboru.
fourberies-why-already-reserved = W tej rundzie masz już zarezerwowane miasto.
fourberies-why-too-few-travel-cards = Masz do wyboru za mało kart Podróży.
fourberies-why-already-extended = W tej rundzie wybierasz już więcej niż jedną kartę.
fourberies-why-your-own-purse = Nie można okraść siebie.
fourberies-why-empty-purse = Nie ma tu nic do ukradzenia.
fourberies-why-not-in-hand = Na Dwór mogą iść tylko Aktorzy spotkani przed chwilą w tym mieście.
fourberies-why-not-an-actor = To nie jest Aktor.
fourberies-why-too-experienced = Ten Aktor ma doświadczenie { $needs }, a wolno najwyżej { $has }.
fourberies-why-not-in-this-city = Tego Aktora nie ma w tym mieście.
fourberies-why-not-your-acrobat = To nie jest twój Kuglarz.
fourberies-why-acrobat-tilted = Tego Kuglarza już w tym sezonie użyto.
fourberies-why-acrobat-too-new = Tego Kuglarza można użyć dopiero od końca tej fazy.
fourberies-why-wrong-moment = Ten Kuglarz działa w innym momencie.
fourberies-why-no-actor-to-salvage = Nie ma tu Aktora do zabrania.
fourberies-why-no-caravel-to-push = Nie ma karaweli do przepchnięcia.
fourberies-why-your-own-caravel = Własnej karaweli nie można przepychać.
fourberies-why-caravel-guarded = Ta karawela stoi w chronionym mieście i nie wolno jej przepychać.
fourberies-why-not-standing = Ta karawela nie stoi teraz przed żadnym miastem.
fourberies-why-nowhere-to-push = Nie ma dokąd jej przepchnąć: odległość musi wynosić dokładnie { $distance }.
fourberies-why-wrong-distance = { $needs ->
    [0] Karawela stoi już przed tym miastem.
   *[other] Odległość do tego miasta to { $needs }, a musi być dokładnie { $has }.
}
fourberies-why-colour-already-there = Karawela tego koloru już tam jest.
fourberies-why-needle-at-end = Wskazówka nie może iść dalej.
fourberies-why-needle-there = Wskazówka już tam jest.
fourberies-why-cell-too-far = Odległość wynosi { $needs }, a wolno najwyżej { $has }.
fourberies-why-wrong-direction = W tę stronę wskazówki nie można przesunąć.
fourberies-why-nobody-richer = Nikt nie ma więcej écu niż ty.
fourberies-why-nobody-to-rob = Nikt inny nie ma ani jednego écu.
fourberies-why-nothing-to-recall = Wszystkie karty Podróży masz na ręce.
fourberies-why-no-requests-left = Nie ma już Tajnych Próśb.
fourberies-why-request-face-up = Ta Tajna Prośba jest już użyta i leży odkryta.
fourberies-why-request-not-drawn-now = Ta Tajna Prośba nie została dobrana przed chwilą.
fourberies-why-request-unfulfilled = Warunek nie jest spełniony, a przy tym stole nie wolno wtedy użyć Tajnej Prośby.
fourberies-why-pays-nothing-now = Teraz to nic nie daje{ $best ->
    [0] .
   *[other] , a można dostać { $best } écu.
}
fourberies-why-pays-less = To daje { $pays } écu, a inna Prośba dałaby { $best }.
fourberies-why-changes-mood = Nastrój Króla by się zmienił i { $managers ->
    [one] do domu wróciłby { $managers } twój Inspicjent
   *[other] do domu wróciłoby { $managers } twoich Inspicjentów
}.

## Stół

fourberies-part-table = Sezon { $season }, runda { $round } z { $rounds }
fourberies-part-over = Sezon { $season }, po rundzie { $round } z { $rounds }: koniec gry
fourberies-part-cities = Miasta i Spotkania, od najstarszego do najnowszego
fourberies-part-players = Gracze
fourberies-part-hand = Co masz
fourberies-part-scores = Punktacja
fourberies-part-person = { $player } ({ $colour })
fourberies-dial = Król chce { $mood ->
    [comedy] komedii
   *[tragedy] tragedii
}: wskazówka stoi na polu „{ $mood ->
    [comedy] komedia
   *[tragedy] tragedia
} { $cell }”.
fourberies-piles = W stosach: { $encounters ->
    [one] { $encounters } Spotkanie
    [few] { $encounters } Spotkania
   *[other] { $encounters } Spotkań
}, { $requests ->
    [one] { $requests } Tajna Prośba
    [few] { $requests } Tajne Prośby
   *[other] { $requests } Tajnych Próśb
}.
fourberies-city = { $number } { $name }
fourberies-city-cards = { $cards }
fourberies-city-empty = pusto
fourberies-city-caravels = karawele: { $troupes }
fourberies-city-reserved = { $guarded ->
    [yes] zarezerwowane i chronione
   *[no] zarezerwowane
}
fourberies-friend-left = { $n ->
    [one] została { $n } karta Podróży
    [few] zostały { $n } karty Podróży
   *[other] zostało { $n } kart Podróży
}
fourberies-player-used = użyte { $cities }
fourberies-card-of = { $player } { $city }
fourberies-player-name = { $player } ({ $colour })
fourberies-player-travel = Podróż { $cities }
fourberies-player-troupe = { $n ->
    [0] bez Aktorów
    [one] { $n } Aktor
   *[other] { $n } Aktorów
}{ $way ->
    [none] { "" }
    [comedy] , komedia +{ $difference }
   *[tragedy] , tragedia +{ $difference }
}
fourberies-player-stage = { $n ->
    [0] Brak Inspicjentów na scenie
    [one] { $n } Inspicjent na scenie
   *[other] { $n } Inspicjentów na scenie
}
fourberies-player-requests = { $n ->
    [one] { $n } Tajna Prośba
    [few] { $n } Tajne Prośby
   *[other] { $n } Tajnych Próśb
}{ $shown ->
    [0] { "" }
   *[other] { " " }i odkryte: { $shown }
}
fourberies-player-acrobat = { $name }{ $status ->
    [ready] { "" }
    [tilted] { " " }(już użyto)
   *[new] { " " }(od końca fazy)
}
fourberies-player-first = zaczyna
fourberies-person-purse = { $coins } écu
fourberies-none = brak
fourberies-no-actors = pusta
fourberies-person-travel = Karty Podróży na ręce: { $cities }
fourberies-person-caravels = Karawele na planszy: { $cities }
fourberies-person-managers = Inspicjenci: na scenie { $stage }, w domu { $home }
fourberies-person-troupe = Trupa: { $cards }; różnica: { $way ->
    [none] brak
    [comedy] { $difference } w stronę komedii
   *[tragedy] { $difference } w stronę tragedii
}
fourberies-status = { $status ->
    [ready] do użycia
    [tilted] w tym sezonie już użyto
   *[new] do użycia od końca tej fazy
}
fourberies-person-acrobat = { $name } ({ $status }). { $about }
fourberies-person-requests = { $n ->
    [0] Brak Tajnych Próśb na ręce
    [one] { $n } Tajna Prośba na ręce
    [few] { $n } Tajne Prośby na ręce
   *[other] { $n } Tajnych Próśb na ręce
}
fourberies-hand-laid = Odkryta w tej rundzie: { $cities }
fourberies-hand-friend = Twoja zaprzyjaźniona trupa zmierza do miasta: { $city }
fourberies-hand-taken = Spotkani w tym mieście: { $cards }
fourberies-request = { $where ->
    [shown] Odkryta:
    [offered] Dobrana:
   *[held] Tajna Prośba:
} { $name } – { $condition }; teraz { $pays ->
    [0] nic nie daje
   *[other] daje { $pays } écu
}
fourberies-sheet = Sezon { $season }: { $actors } za Aktorów + { $show } za spektakl{ $best ->
    [yes] { " " }(najlepszy)
   *[no] { "" }
} + { $requests } za Tajne Prośby = { $total }
fourberies-rank = { $rank }. { $player }: { $coins } écu
