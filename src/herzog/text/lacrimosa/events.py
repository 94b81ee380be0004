"""Turns events of Lacrimosa into the variables of their messages.

Most events are worded field by field; those that need more have a function each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from herzog.games.lacrimosa import events as e
from herzog.games.lacrimosa.box import COMPOSERS, KINDS, MOVEMENTS, card_target
from herzog.kernel import target
from herzog.text.lacrimosa.things import (
    OBJECT,
    Things,
    action,
    actions,
    amounts,
    by_kind,
    came_from,
    is_there,
    paid,
    side,
)
from herzog.text.phrase import listing, phrase
from herzog.text.words import kebab, said_by_field

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.kernel import Event
    from herzog.text.phrase import Arg

# The kind of thing that a field of an event points at.
POINTS_AT: Final = {"seat": "seat", "place": "place", "slot": "slot"}


def targets(things: Things, event: Event) -> list[str]:
    """Return the things on the table that *event* is about."""
    found = [target(what, getattr(event, field)) for field, what in POINTS_AT.items() if hasattr(event, field)]
    card = getattr(event, "card", -1)
    if card >= 0 and not isinstance(event, e.SoloistLaid | e.ConstanzeDrawn):
        found.append(card_target(things.box, card))
    if isinstance(event, e.MarkerPlaced | e.ComposerHired):
        found.append(target("space", event.seat, event.space))
    if isinstance(event, e.CourtTaken | e.CourtScored):
        found.append(target("court", event.tile))
    return found


def key(event: Event) -> str:
    """Return the key of the message of *event*."""
    told = e.CounterSold if isinstance(event, e.Paid) and is_sale(event) else type(event)
    return f"lacrimosa-event-{kebab(told.__name__)}"


def is_sale(event: e.Paid) -> bool:
    """Return whether a counter was only sold, for a payment that follows."""
    return any(event.sold) and not event.ducats


def variables(things: Things, event: Event) -> dict[str, Arg]:
    """Return the variables of the message of *event*, except people."""
    special = SPECIAL.get(type(event))
    return special(things, event) if special else said_by_field(event, FIELDS, things)


FIELDS: Final[dict[str, Callable[[Things, Any], dict[str, Arg]]]] = {
    "seat": lambda _things, _seat: {},  # people are added by `LacrimosaWords.event`
    "card": lambda things, card: {"card": things.card(card)},
    "replaced": lambda things, card: {"replaced": things.card(card)},
    "kept": lambda things, card: {"kept": things.card(card)},
    "cards": lambda things, cards: {"cards": things.cards(cards)},
    "bonus": lambda things, bonus: {"bonus": things.bonus(bonus)},
    "place": lambda things, place: {"place": things.place(place)},
    "origin": lambda things, place: {"origin": things.place(place)},
    "places": lambda things, places: {"places": listing([things.place(place) for place in places])},
    "slot": lambda things, slot: {"slot": things.slot(slot)},
    "slots": lambda things, slots: {"slots": things.slots(slots)},
    "side": lambda _things, number: {"side": side(number)},
    "action": lambda _things, name: {"action": action(name)},
    "actions": lambda _things, names: {"actions": actions(names)},
    "row": lambda _things, _row: {},
    "source": lambda _things, source: {"source": came_from(source)},
    "why": lambda _things, why: {"why": phrase(f"lacrimosa-idle-{why}")},
}


def _composers(things: Things, event: e.ComposersChosen) -> dict[str, Arg]:
    names: list[Arg] = [things.composer(COMPOSERS[composer]) for composer in event.composers]
    return {"composers": listing(names)}


def _set_aside(_: Things, event: e.CardSetAside) -> dict[str, Arg]:
    return {"period": event.period, "kind": event.kind}


def _constanze(things: Things, event: e.ConstanzeDrawn) -> dict[str, Arg]:
    return {"slots": things.slots(event.slots), "n": len(event.slots)}


def _turned_up(things: Things, event: e.CardTurnedUp) -> dict[str, Arg]:
    return {"card": things.card(event.card), "space": event.space + 1}


def _tile_placed(things: Things, event: e.TilePlaced) -> dict[str, Arg]:
    return {"place": things.place(event.place), "tile": things.tile_name(event.tile)}


def _gained(_: Things, event: e.Gained) -> dict[str, Arg]:
    items = amounts(event.ducats, case=OBJECT) + by_kind(OBJECT.counters, event.counters)
    items += by_kind("lacrimosa-steps", event.steps) + amounts(finance=event.finance, vp=event.vp)
    nothing = phrase(OBJECT.ducats, n=0)  # what some works earn
    return {"gain": listing(items or [nothing]), "source": came_from(event.source)}


def _overflowed(_: Things, event: e.Overflowed) -> dict[str, Arg]:
    given = listing(amounts(event.ducats, vp=event.vp, case=OBJECT))
    return {"track": event.track, "n": event.steps, "gain": given}


def _paid(things: Things, event: e.Paid) -> dict[str, Arg]:
    if is_sale(event):
        return {"kind": KINDS[event.sold.index(max(event.sold))], "ducats": event.proceeds}
    return {"price": paid(things.box, event, OBJECT)}


def _exchanged(_: Things, event: e.CounterBought | e.CounterSold) -> dict[str, Arg]:
    return {"kind": event.kind, "ducats": event.ducats}


def _visited(things: Things, event: e.CityVisited | e.CourtTaken) -> dict[str, Arg]:
    return {"tile": things.tile_name(event.tile, gilded=event.gilded)}


def _marker(things: Things, event: e.MarkerPlaced) -> dict[str, Arg]:
    return {"slot": things.slot(event.slot), "side": side(event.side)}


def _hired(things: Things, event: e.ComposerHired) -> dict[str, Arg]:
    return {"tile": things.composer_tile_name(event.tile)}


def _reset(_: Things, event: e.TracksReset) -> dict[str, Arg]:
    return {"steps": listing(by_kind("lacrimosa-points", event.steps)), "n": sum(event.steps)}


def _tiles(_: Things, event: e.UsedTilesReturned) -> dict[str, Arg]:
    return {"n": len(event.tiles)}


def _travelled(things: Things, event: e.Travelled) -> dict[str, Arg]:
    return {**said_by_field(event, FIELDS, things), "stays": event.origin == event.place}


def _soloist_laid(_: Things, event: e.SoloistLaid) -> dict[str, Arg]:
    return {"section": event.section, "number": event.card + 1}


def _soloist_acts(_: Things, event: e.SoloistActs) -> dict[str, Arg]:
    return {"action": action(event.action)}


def _soloist_took(things: Things, event: e.SoloistTook) -> dict[str, Arg]:
    return {"card": things.card(event.card), "space": event.space + 1}


def _soloist_moved(things: Things, event: e.SoloistMoved) -> dict[str, Arg]:
    origin, place = things.place(event.origin), things.place(event.place)
    return {"origin": origin, "place": place, "discarded": is_there(event.discarded)}


def _court_scored(things: Things, event: e.CourtScored) -> dict[str, Arg]:
    goal = things.tile(event.tile).goal
    return {"goal": things.goal(goal)} if goal else {}


def _movement_scored(things: Things, event: e.MovementScored) -> dict[str, Arg]:
    movement = things.movement(MOVEMENTS[event.movement])
    return {"movement": movement, "high": event.high, "low": event.low, "vp": event.vp}


def _ended(things: Things, event: e.GameEnded) -> dict[str, Arg]:
    scores: list[Arg] = [
        phrase("lacrimosa-each-score", player=things.called(seat), n=n) for seat, n in enumerate(event.scores)
    ]
    winners = [seat for seat, rank in enumerate(event.ranks) if rank == 1]
    named = listing([things.called(seat) for seat in winners])
    return {"scores": listing(scores), "winners": named, "n": len(winners), "you": winners == [things.reader]}


SPECIAL: Final[dict[type[Event], Callable[[Things, Any], dict[str, Arg]]]] = {
    e.CardSetAside: _set_aside,
    e.ComposersChosen: _composers,
    e.ConstanzeDrawn: _constanze,
    e.CardTurnedUp: _turned_up,
    e.TilePlaced: _tile_placed,
    e.Gained: _gained,
    e.Overflowed: _overflowed,
    e.Paid: _paid,
    e.CounterBought: _exchanged,
    e.CounterSold: _exchanged,
    e.Travelled: _travelled,
    e.CityVisited: _visited,
    e.CourtTaken: _visited,
    e.MarkerPlaced: _marker,
    e.ComposerHired: _hired,
    e.TracksReset: _reset,
    e.UsedTilesReturned: _tiles,
    e.SoloistLaid: _soloist_laid,
    e.SoloistActs: _soloist_acts,
    e.SoloistTook: _soloist_took,
    e.SoloistMoved: _soloist_moved,
    e.CourtScored: _court_scored,
    e.MovementScored: _movement_scored,
    e.GameEnded: _ended,
}
