# To, co mówią wszystkie gry.

list-comma = { $item }, { $rest }
list-and = { $item } i { $rest }
list-nothing = nic
person = { $you ->
    [yes] ty
   *[no] { $player }
}
reason-not-asked = To nie twoja kolej. Teraz gra: { $players }.
reason-not-now = Nie teraz. { $ask }
barrier-start = Nie ma jeszcze czego cofać.
barrier-nature = Od tego czasu coś dobrano lub odkryto, a tego nie da się cofnąć.
barrier-other = Od tego czasu odpowiedź dał już kto inny: { $player }.
barrier-together = Wszyscy wybierali jednocześnie, a wybory są już znane.
barrier-end = Gra skończona, a podliczenie odkryło to, co było ukryte.
game-fourberies = Fourberies (Histrio)
game-lacrimosa = Lacrimosa
hint-do = Rada: { $option }.
hint-lot = Rada: { $option }. Bot wybrałby tak { $percent } razy na 100, bo tajnego wyboru nie wolno odgadnąć.
hint-against = Najlepsze z pozostałych: { $other }. Różnica: { $terms }. Razem { $points }.
hint-equal = Najlepsze z pozostałych: { $other }, tak samo dobre, na ile da się policzyć.
hint-term = { $term } { $points }
