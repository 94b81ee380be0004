# Pomoc gracza: kartka obok stołu.

aid-fourberies-goal = Mieć najwięcej écu po dwóch sezonach; przy remisie zwycięstwo jest wspólne.
aid-fourberies-choose = Wszyscy w tajemnicy wybierają po karcie Podróży i odkrywają je razem. Miasta rozpatruje się od pierwszego do ostatniego.
aid-fourberies-alone = Tylko twoja trupa w mieście: bierzesz wszystkie Spotkania, zaczynając od najnowszego; potem możesz wysłać jednego z tych Aktorów na Dwór.
aid-fourberies-shared = Kilka trup w mieście: wszystkie karty są odrzucane, Aktorzy idą razem na Dwór, a każdy obecny gracz dobiera Tajną Prośbę (na ręce najwyżej trzy), podobnie jak w pustym mieście.
aid-fourberies-new = Potem, jeśli stos jest pusty, sezon się kończy; w przeciwnym razie do każdego miasta przybywa Spotkanie.
aid-fourberies-hand = Gdy na ręce zostanie jedna karta Podróży, odzyskujesz wszystkie, wraz z karawelami.
aid-fourberies-one = Doświadczenie 1: odzyskaj wszystkie karty Podróży i karawele.
aid-fourberies-two = Doświadczenie 2: ukradnij 1 écu przeciwnikowi.
aid-fourberies-three = Doświadczenie 3: postaw Inspicjenta na scenie i zyskaj 1 écu za każdego, który tam stoi.
aid-fourberies-four = Doświadczenie 4: bez efektu.
aid-fourberies-five = Doświadczenie 5: zapłać 1 écu; jeśli nie możesz, odrzuć Aktora.
aid-fourberies-court = Na Dworze Aktor przesuwa wskazówkę o tyle pól, ile wynosi jego doświadczenie; kilku naraz – o różnicę. Gdy nastrój się zmienia, wszyscy Inspicjenci schodzą ze sceny.
aid-fourberies-acrobat = Kuglarze zostają u ciebie; każdego możesz użyć raz na sezon, w chwili podanej na karcie. Kameleon to 1 na komedię albo na tragedię.
aid-fourberies-suits = 1 écu za każdego twojego Aktora zgodnego z nastrojem Króla.
aid-fourberies-show = Twój spektakl to różnica między doświadczeniem Komediantów i Tragików. Zgodny z nastrojem Króla daje 3 écu (w drugim sezonie 5), a ten o największej różnicy dwa razy tyle.
aid-fourberies-request = Możesz użyć jednej Tajnej Prośby na sezon. Ta z pierwszego może dać écu także w drugim.
aid-fourberies-between = Między sezonami odchodzą wszyscy Aktorzy, a Kuglarze są znów gotowi; Prośby i écu zostają, użyte karty Podróży nie wracają.
aid-fourberies-comedian = Komediant i jego doświadczenie
aid-fourberies-tragedian = Tragik i jego doświadczenie
aid-fourberies-ecu = écu
