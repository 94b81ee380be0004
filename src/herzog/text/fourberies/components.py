"""Describes every component of Fourberies in words, the same in terminal, log, hover card and screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herzog.games.fourberies.printed import Acrobat, Actor
from herzog.kernel import target
from herzog.text.phrase import Described, phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.kernel import Phrase
    from herzog.text.fourberies.things import Things


def encounter(things: Things, card: int) -> Described:
    """Describe an Actor, an Acrobat or a Bonus."""
    kind = things.box.components.encounters[card].kind
    return Described(name=things.card(card), line=things.short(card), about=_about(things, card), kind=kind)


def _about(things: Things, card: int) -> list[Phrase]:
    entry = things.box.components.encounters[card]
    if isinstance(entry, Actor):
        court = phrase("fourberies-about-court", nature=entry.nature, experience=entry.experience)
        return [phrase("fourberies-about-actor", effect=things.effect(card)), court]
    if isinstance(entry, Acrobat):
        moment = things.moment(things.box.timings[card])
        return [phrase("fourberies-about-acrobat", moment=moment, effect=things.effect(card))]
    return [phrase("fourberies-about-bonus", amount=entry.amount)]


def request(things: Things, request: int) -> Described:
    """Describe a Secret Request."""
    name, condition = phrase("fourberies-thing-request", request=things.request(request)), things.condition(request)
    return Described(name=name, line=condition, about=[condition])


def city(things: Things, city: int) -> Described:
    """Describe a city."""
    named, number = things.city(city), things.number(city)
    return Described(
        name=phrase("fourberies-thing-city", city=named, number=number),
        line=phrase("fourberies-city", name=named, number=number),
    )


DESCRIBED: Final[dict[str, Callable[[Things, int], Described]]] = {
    "encounter": encounter,
    "request": request,
    "city": city,
}


def components(things: Things) -> dict[str, Described]:
    """Describe everything in the box."""
    printed = things.box.components
    many = {"encounter": printed.encounters, "request": printed.requests, "city": printed.cities}
    return {target(kind, at): DESCRIBED[kind](things, at) for kind, all_ in many.items() for at in range(len(all_))}
