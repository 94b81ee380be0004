"""Turns events of Fourberies into the variables of their messages.

Most events are worded field by field; the few that concern everybody have a function each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from herzog.games.fourberies import events as e
from herzog.games.fourberies.state import ABSENT
from herzog.kernel import target
from herzog.text.fourberies.things import MOODS, Things
from herzog.text.phrase import listing, phrase
from herzog.text.words import said_by_field

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from herzog.kernel import Event
    from herzog.text.phrase import Arg

# The kind of thing that a field of an event points at.
POINTS_AT: Final = {
    "seat": "seat",
    "victim": "seat",
    "city": "city",
    "encounter": "encounter",
    "acrobat": "encounter",
    "request": "request",
}


def targets(event: Event) -> list[str]:
    """Return the things on the table that *event* is about."""
    if isinstance(event, e.NeedleMoved):
        return [target("cell", event.to)]
    if isinstance(event, e.CaravelPushed):
        return [target("seat", event.seat), target("city", event.city), target("city", event.to)]
    pointing = [(kind, getattr(event, field, ABSENT)) for field, kind in POINTS_AT.items()]
    return [target(kind, id_) for kind, id_ in pointing if id_ >= 0]


def in_order(heard: Sequence[Event]) -> list[Event]:
    """Return what was *heard*, an Actor's coming before the price, which the rules take first. [FOU-4.10]"""
    told: list[Event] = []
    for event in heard:
        last = told[-1] if told else None
        paid = isinstance(event, e.ActorMet) and isinstance(last, e.ActorPaid) and last.encounter == event.encounter
        told.insert(len(told) - paid, event)
    return told


def signed(cells: int) -> dict[str, Arg]:
    """Return a number of cells (positive towards comedy) as a number and a direction."""
    return {"cells": abs(cells), "way": "comedy" if cells > 0 else "tragedy" if cells < 0 else "none"}


def variables(things: Things, event: Event) -> dict[str, Arg]:
    """Return the variables of the message of *event*, except people."""
    special = SPECIAL.get(type(event))
    return special(things, event) if special else said_by_field(event, FIELDS, things)


FIELDS: Final[dict[str, Callable[[Things, Any], dict[str, Arg]]]] = {
    "seat": lambda _things, _seat: {},  # people are added by `FourberiesWords.event`
    "victim": lambda _things, _seat: {},
    "first": lambda _things, _seat: {},
    "city": lambda things, city: {"city": things.city(city)},
    "to": lambda things, city: {"to": things.city(city)},
    "encounter": lambda things, card: {"card": things.card(card)},
    "acrobat": lambda things, card: {"card": things.card(card)},
    "encounters": lambda things, cards: {"cards": things.cards(cards) if isinstance(cards, list) else cards},
    "request": lambda things, request: {"request": things.request(request)},
    "colour": lambda things, colour: things.whose(colour),
    "colours": lambda things, colours: {"troupes": listing([things.troupe(colour) for colour in colours])},
    "mood": lambda _things, mood: {"mood": MOODS[mood]},
    "managers": lambda _things, managers: {"managers": sum(managers)},
    "pull": lambda _things, cells: signed(cells),
    "difference": lambda _things, cells: signed(cells),
}


def _revealed(things: Things, event: e.TravelRevealed) -> dict[str, Arg]:
    gone = [*event.cities, *[[city] for city in event.friends]]
    each: list[Arg] = [
        phrase("fourberies-each-goes", troupe=things.troupe(colour), cities=things.cities(cities))
        for colour, cities in enumerate(gone)
    ]
    return {"each": listing(each)}


def _needle(things: Things, event: e.NeedleMoved) -> dict[str, Arg]:
    return {**things.cell(event.to), **signed(event.to - event.cell)}


def _disguises(things: Things, event: e.DisguisesShown) -> dict[str, Arg]:
    each: list[Arg] = [
        phrase("fourberies-each-disguise", player=things.names[seat], **signed(cells))
        for seat, cells in enumerate(event.disguises)
        if cells
    ]
    return {"each": listing(each, none="fourberies-no-disguise")}


def _requests(things: Things, event: e.RequestsRevealed) -> dict[str, Arg]:
    each: list[Arg] = [
        phrase("fourberies-each-request", player=things.names[seat], request=things.request(request))
        for seat, request in enumerate(event.requests)
        if request != ABSENT
    ]
    return {"each": listing(each)}


def _ended(things: Things, event: e.GameEnded) -> dict[str, Arg]:
    scores: list[Arg] = [
        phrase("fourberies-each-score", player=things.names[seat], n=n) for seat, n in enumerate(event.scores)
    ]
    winners = [seat for seat, rank in enumerate(event.ranks) if rank == 1]
    named = listing([things.names[seat] for seat in winners])
    return {"scores": listing(scores), "winners": named, "n": len(winners), "you": winners == [things.reader]}


SPECIAL: Final[dict[type[Event], Callable[[Things, Any], dict[str, Arg]]]] = {
    e.TravelRevealed: _revealed,
    e.NeedleMoved: _needle,
    e.DisguisesShown: _disguises,
    e.RequestsRevealed: _requests,
    e.GameEnded: _ended,
}
