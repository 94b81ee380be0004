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
