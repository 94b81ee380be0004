"""Names the things on the table of Fourberies, and describes what they do from their values."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Final

from herzog.games.fourberies.box import COMEDY, STATS, TRAGEDY
from herzog.games.fourberies.loading import ACROBAT_EFFECTS, ACTOR_EFFECTS, FROM, TESTS, TIMINGS
from herzog.games.fourberies.printed import Acrobat, Actor
from herzog.text.phrase import listing, phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from herzog.games.fourberies.box import Box, Effect
    from herzog.kernel import Seat
    from herzog.text.phrase import Arg, Name, Phrase

MOODS: Final = {TRAGEDY: "tragedy", COMEDY: "comedy"}
DIRECTIONS: Final = ("tragedy", "comedy", "choice")
EFFECTS: Final = {kind: word for word, (kind, _) in {**ACTOR_EFFECTS, **ACROBAT_EFFECTS}.items()}
MOMENTS: Final = {timing: word for word, timing in TIMINGS.items()}
WHOM: Final = {whom: word for word, whom in FROM.items()}
TEST_WORDS: Final = {test: word for word, (test, _) in TESTS.items()}
CARDS: Final = ("actor", "bonus", "acrobat")
THINGS: Final = ("city", "cell", "seat", "travel", "caravel", "request", "pile-encounters", "pile-requests")
KEYS: Final = (  # message keys composed from words in packs and targets
    *[f"fourberies-{form}-{kind}" for form in ("card", "short") for kind in CARDS],
    *[f"fourberies-thing-{kind}" for kind in THINGS],
    *[f"fourberies-effect-{word}" for word in EFFECTS.values()],
    *[f"fourberies-moment-{word}" for word in MOMENTS.values()],
    *[f"fourberies-clause-{word}" for word in TEST_WORDS.values()],
    *[f"fourberies-stat-{stat}" for stat in STATS],
)


def _both(clause: Phrase, rest: Phrase) -> Phrase:
    return phrase("fourberies-clauses", clause=clause, rest=rest)


class Things:
    """Names and descriptions of components, for the people at one table."""

    def __init__(self, box: Box, names: Sequence[Arg], reader: Seat | None) -> None:
        self.box = box
        self.names = names
        self.reader = reader

    def city(self, city: int) -> Name:
        """Return the name of a city."""
        return self.box.components.cities[city].name

    def number(self, city: int) -> int:
        """Return the number of a city."""
        return self.box.components.cities[city].number

    def cities(self, cities: Iterable[int]) -> Arg:
        """Return the names of the cities of several Travel cards or Caravels."""
        return listing([self.city(city) for city in cities], none="fourberies-none")

    def troupe(self, colour: int) -> Arg:
        """Return whose troupe has that colour: a player's, or a player's friend troupe."""
        n_players = len(self.names)
        if colour < n_players:
            return self.names[colour]
        return self.friend(colour - n_players)

    def whose(self, colour: int) -> dict[str, Arg]:
        """Return whose troupe has that colour, and whether it is the reader's."""
        return {"troupe": self.troupe(colour), "you_troupe": colour == self.reader}

    def friend(self, owner: Seat) -> Phrase:
        """Return the friend troupe of *owner*."""
        return phrase("fourberies-friend", player=self.names[owner], you=owner == self.reader)

    def colour(self, colour: int) -> Name:
        """Return the name of a colour."""
        return self.box.components.colours[colour].name

    def card(self, card: int) -> Phrase:
        """Return the full name of an Encounter: "Pirouelle (Comedian 1)"."""
        return self._card("card", card)

    def short(self, card: int) -> Phrase:
        """Return the short name of an Encounter, for a crowded line: "Pirouelle C1"."""
        return self._card("short", card)

    def _card(self, form: str, card: int) -> Phrase:
        entry = self.box.components.encounters[card]
        key = f"fourberies-{form}-{entry.kind}"
        if isinstance(entry, Actor):
            return phrase(key, name=entry.name, nature=entry.nature, experience=entry.experience)
        return phrase(key, name=entry.name) if isinstance(entry, Acrobat) else phrase(key, amount=entry.amount)

    def cards(self, cards: Iterable[int]) -> Arg:
        """Return the full names of several Encounters."""
        return listing([self.card(card) for card in cards])

    def request(self, request: int) -> Name:
        """Return the name of a Secret Request."""
        return self.box.components.requests[request].name

    def cell(self, cell: int) -> dict[str, Arg]:
        """Return the position of a cell on the dial: its number from the centre, and its side."""
        side = self.box.cells_per_side
        if cell < side:
            return {"cell": side - cell, "mood": "tragedy"}
        return {"cell": cell - side + 1, "mood": "comedy"}

    def condition(self, request: int) -> Phrase:
        """Return what a Secret Request asks for and what it pays."""
        card = self.box.requests[request]
        clauses = [
            phrase(f"fourberies-clause-{TEST_WORDS[clause.test]}", stat=self.stat(clause.stat), n=clause.n)
            for clause in card.condition
        ]
        if card.each:
            named = card.stat not in [clause.stat for clause in card.condition]
            what = self.stat(card.stat)
            pays = phrase("fourberies-pays-each", each=card.each, stat=what, named=named, cap=card.amount)
        else:
            pays = phrase("fourberies-pays-flat", amount=card.amount)
        return phrase("fourberies-condition", clauses=reduce(_both, clauses), pays=pays)

    def stat(self, stat: int) -> Phrase:
        """Return what a clause measures."""
        return phrase(f"fourberies-stat-{STATS[stat]}")

    def effect(self, card: int) -> Phrase:
        """Return what an Actor does for a lone troupe, or an Acrobat at its moment."""
        effect = self.box.effects[card]
        return phrase(f"fourberies-effect-{EFFECTS[effect.kind]}", **effect_numbers(effect))

    def moment(self, timing: int) -> Phrase:
        """Return when an Acrobat may be used."""
        return phrase(f"fourberies-moment-{MOMENTS[timing]}")

    def handles(self, kind: str, ids: list[int], seat: Seat | None) -> list[Arg]:
        """Return what a person may type to mean a thing."""
        if kind in ("city", "travel"):
            city = ids[-1]
            own = kind == "city" or ids[0] == seat
            theirs = phrase("fourberies-card-of", player=self.names[ids[0]], city=self.number(city)) if not own else ""
            return [self.city(city), str(self.number(city))] if own else [theirs]
        if kind == "caravel":
            return self._caravel_handles(*ids)
        if kind == "encounter":
            entry = self.box.components.encounters[ids[0]]
            return [entry.name, entry.id] if isinstance(entry, Actor | Acrobat) else [entry.id, self.card(ids[0])]
        if kind == "request":
            return [self.request(ids[0]), self.box.components.requests[ids[0]].id]
        if kind == "seat":
            return [self.names[ids[0]], self.colour(ids[0])]
        return [phrase("fourberies-thing-cell", **self.cell(ids[0]))]

    def _caravel_handles(self, colour: int, card: int) -> list[Arg]:
        colours = self.colour(colour)
        named = {language: f"{name} {self.number(card)}" for language, name in colours.items()}
        return [named, colours, *([self.names[colour]] if colour < len(self.names) else [])]


def effect_numbers(effect: Effect) -> dict[str, Arg]:
    """Return the parameters of an effect as variables."""
    return {
        "protect": bool(effect.protect),
        "cards": effect.cards,
        "experience": effect.experience,
        "nature": DIRECTIONS[effect.nature],
        "distance": effect.distance,
        "most": effect.max_experience,
        "cells": effect.max_cells,
        "direction": DIRECTIONS[effect.direction],
        "whom": WHOM[effect.whom],
        "amount": effect.amount,
        "draw": effect.draw,
        "keep": effect.keep,
    }
