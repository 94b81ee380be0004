# Lekcje: co dobry nauczyciel mówi przy stole, po jednej rzeczy naraz.

## journey

lesson-fourberies-journey-theme = Co roku trupy z całego królestwa przybywają na Dwór, by zagrać przed Królem Leonusem XIV. Prowadzisz jedną z nich. Podróżuj, szukaj Aktorów i zgaduj, na co Król będzie miał ochotę: na komedię czy na tragedię?
lesson-fourberies-journey-goal = Gra trwa dwa sezony, a każdy kończy się festiwalem. Wygrywa ten, kto po drugim ma najwięcej écu; przy remisie zwycięstwo jest wspólne. Wszyscy zaczynają z trzema.
lesson-fourberies-journey-cities = Osiem miast, a przed każdym Spotkanie: Aktor do trupy, Kuglarz ze sztuczką albo Premia w écu.
lesson-fourberies-journey-cards = To twoje karty Podróży, po jednej na miasto. W każdej rundzie wszyscy w tajemnicy wybierają po jednej i odkrywają je razem.
lesson-fourberies-journey-travel = Znajdźmy pierwszego Aktora: to Rigodine. Żółty kolor to Komediant, czerwony – Tragik, a liczba to doświadczenie: tutaj 3. Twój statek, karawela, popłynie do miasta z karty.
lesson-fourberies-journey-travel-do = Wybierz kartę Podróży tego miasta: { $first }.
lesson-fourberies-journey-alone = W mieście jest tylko twoja trupa, więc bierzesz wszystko. Aktor o doświadczeniu 3 stawia na scenie twojego Inspicjenta i daje ci 1 écu za każdego Inspicjenta na scenie, do kogokolwiek on należy.
lesson-fourberies-journey-keep = Po rozpatrzeniu miasta możesz wysłać na Dwór jednego ze spotkanych Aktorów, by wpłynąć na Króla. O tym w następnej lekcji. Tym razem Aktor dołącza do trupy.
lesson-fourberies-journey-keep-do = Nie wysyłaj nikogo.
lesson-fourberies-journey-actors = Działanie Aktora zależy od doświadczenia; przypomina o nim znak w rogu karty. Aktor o doświadczeniu 1 oddaje ci wszystkie karty Podróży, 2 kradnie écu przeciwnikowi, 3 już znasz, 4 nic nie robi, a 5 kosztuje écu: kto go nie ma, traci Aktora.
lesson-fourberies-journey-new = Użyta karta wróci dopiero wtedy, gdy na ręce zostanie ci tylko jedna albo gdy wszystkie odda ci Aktor o doświadczeniu 1. Każdy widzi, dokąd inni mogą jeszcze popłynąć.
lesson-fourberies-journey-pile = Do każdego miasta przybyło nowe Spotkanie, a gdzie nikogo nie było, tam karty się gromadzą: tu czekają dwie. Najpierw bierzesz najnowszą, Premię 3 écu, a potem Komedianta pod spodem.
lesson-fourberies-journey-pile-do = Wybierz kartę Podróży tego miasta: { $first }.
lesson-fourberies-journey-keep-again = Komediant o doświadczeniu 4: bez efektu, za to z talentem. Na festiwalu się przyda.
lesson-fourberies-journey-keep-again-do = Zatrzymaj go: nie wysyłaj nikogo.
lesson-fourberies-journey-tip = Na koniec podpowiedź: najlepszy stos kusi wszystkich. Zastanów się, dokąd popłyną inni, i wybierz inne miasto.

## king

lesson-fourberies-king-mood = Wskazówka nad sceną pokazuje nastrój Króla. Gdy stoi po żółtej stronie, Król chce komedii, a gdy po czerwonej – tragedii. Teraz chce komedii, ale tylko o włos.
lesson-fourberies-king-matters = To ważne na festiwalu: każdy Aktor zgodny z nastrojem Króla daje 1 écu, a trupa, w której przeważa gatunek po jego myśli, dostaje jeszcze nagrodę.
lesson-fourberies-king-travel = Czekają tu dwaj Aktorzy: Tragik o doświadczeniu 4 i Komediant o doświadczeniu 3.
lesson-fourberies-king-travel-do = Wybierz kartę Podróży tego miasta: { $first }.
lesson-fourberies-king-court = Masz na ręce obu, a jeden może iść na Dwór. Odchodzi wtedy i przesuwa wskazówkę o tyle pól, ile wynosi jego doświadczenie: Tragik w stronę czerwoną, Komediant w żółtą.
lesson-fourberies-king-send = Niech Król zapragnie tragedii. Gra ostrzeże, że jeden z twoich Inspicjentów zejdzie ze sceny: zrób to mimo wszystko.
lesson-fourberies-king-send-do = Wyślij na Dwór: { $first }.
lesson-fourberies-king-turned = Cztery pola w czerwoną stronę: teraz Król chce tragedii. Gdy zmienia się nastrój, obraca się dekoracja i wszyscy Inspicjenci schodzą ze sceny. Komediant dołączył do trupy.
lesson-fourberies-king-clash = Zebrały się tu trzy karty i nie tylko ty to widzisz. Co się stanie, gdy do tego samego miasta przybędzie kilka trup? Sprawdźmy.
lesson-fourberies-king-clash-do = Wybierz kartę Podróży tego miasta: { $first }.
lesson-fourberies-king-needle = Aloysia miała ten sam pomysł. We wspólnym mieście nikt nie dostaje kart: Kuglarze i Premie są odrzucani, a wszyscy Aktorzy idą razem na Dwór. Tu było dwóch Komediantów, więc Król znów chce komedii.
lesson-fourberies-king-request = Na pocieszenie każde z was dobiera Tajną Prośbę. Pozostaje ukryta, a na festiwalu daje écu, jeśli jej warunek jest spełniony: twoja – 5 écu za co najmniej trzech Komediantów. Możesz mieć najwyżej trzy Prośby.
lesson-fourberies-king-tip = Na koniec podpowiedź: wspólne miasto nie zawsze jest złe. Przesuwa wskazówkę, psuje cudze plany i daje Prośbę.

## festival

lesson-fourberies-festival-last = Stos Spotkań jest pusty, więc to ostatnia runda sezonu. Potem festiwal.
lesson-fourberies-festival-travel = Czeka tu trzech Kuglarzy. Kuglarz zostaje z tobą do końca gry i działa raz na sezon, w chwili podanej na karcie. Chodźmy po nich.
lesson-fourberies-festival-travel-do = Wybierz kartę Podróży tego miasta: { $first }.
lesson-fourberies-festival-magpie = Runda się kończy, a to ich chwila. Sroka kradnie 1 écu każdemu przeciwnikowi, który ma więcej niż ty.
lesson-fourberies-festival-magpie-do = Użyj: { $first }.
lesson-fourberies-festival-enough = Kruk mógłby przesunąć wskazówkę. Ale Król już chce tragedii, a w twojej trupie pełno Tragików.
lesson-fourberies-festival-enough-do = Nie używaj innych.
lesson-fourberies-festival-show = Festiwal! Porównaj doświadczenie Tragików i Komediantów: różnica to twój spektakl. Podoba się Królowi, jeśli przeważa gatunek, którego Król chce. To daje 3 écu, w drugim sezonie 5, a za największą różnicę dwa razy tyle.
lesson-fourberies-festival-chameleon = 11 na tragedię i 6 na komedię: różnica wynosi 5. Twoje dwa Kameleony liczą się po 1, na komedię albo na tragedię, jak wolisz. Z nimi będzie 7.
lesson-fourberies-festival-chameleon-do = Policz oba na tragedię.
lesson-fourberies-festival-request = Teraz każdy może użyć jednej Tajnej Prośby. Twoja wymaga różnicy co najmniej 4, zgodnej z nastrojem Króla, a masz 7. Potem leży odkryta i w drugim sezonie może dać écu jeszcze raz, oprócz kolejnej Prośby.
lesson-fourberies-festival-request-do = Użyj: { $first }.
lesson-fourberies-festival-sums = Policzmy: 3 écu za trzech Tragików, 6 za największą różnicę i 4 za Prośbę. Razem 13.
lesson-fourberies-festival-next = Zaczyna się drugi sezon. Wszyscy Aktorzy odchodzą; Kuglarze, Prośby i écu zostają, a Kuglarzy można użyć ponownie. Użyte karty Podróży nie wracają. Rzut monetą ustala nowy nastrój Króla.
lesson-fourberies-festival-second = Ten sezon przebiega jak pierwszy, a po jego festiwalu gra się kończy. W ostatniej rundzie kart może nie starczyć na wszystkie miasta: kto przybędzie do pustego, dobiera Tajną Prośbę.
lesson-fourberies-festival-tip = Na koniec podpowiedź: nie zdradzaj za wcześnie, na co stawiasz. Kto przesunie wskazówkę w ostatniej rundzie, ten decyduje o festiwalu.
