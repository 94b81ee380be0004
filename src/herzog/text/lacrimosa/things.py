"""Names the things on the table of Lacrimosa, and describes what they cost and give from their values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, get_args

from herzog.games.lacrimosa import component_views
from herzog.games.lacrimosa.box import ACTIONS, GOALS, INSTRUMENTS, KINDS, NONE, SIDES, TYPES, face_of
from herzog.games.lacrimosa.events import Idle, Paid
from herzog.games.lacrimosa.state import SOURCES
from herzog.text.phrase import listing, phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from herzog.games.lacrimosa.box import Box
    from herzog.games.lacrimosa.view_shapes import (
        ComposerTileView,
        DueView,
        GainView,
        GoalView,
        MemoryView,
        OpusView,
        PriceView,
        RepeatView,
        SoloistCardView,
        TileView,
    )
    from herzog.kernel import Seat
    from herzog.text.phrase import Arg, Name, Phrase

NOBODY: Final = -1  # the seat of a payment that is only supposed
GOAL_WORDS: Final = tuple(family.replace("_", "-") for family in GOALS)
ACTION_WORDS: Final = tuple(action.replace("_", "-") for action in ACTIONS)
KEYS: Final = (  # message keys composed from words in packs and targets
    *[f"lacrimosa-kind-{kind}" for kind in KINDS],
    *[f"lacrimosa-action-{action}" for action in ACTION_WORDS],
    *[f"lacrimosa-type-{type_}" for type_ in TYPES],
    *[f"lacrimosa-instrument-{instrument}" for instrument in INSTRUMENTS],
    *[f"lacrimosa-side-{side}" for side in SIDES],
    *[f"lacrimosa-goal-{family}" for family in GOAL_WORDS],
    *[f"lacrimosa-source-{source}" for source in SOURCES],
    *[f"lacrimosa-from-{source}" for source in (*SOURCES, "performance")],
    *[f"lacrimosa-repeat-{kind}" for kind in ("step", "opus", "action")],
    *[f"lacrimosa-idle-{why}" for why in get_args(Idle)],
)


class Case(NamedTuple):
    """Message keys for things that some languages decline when somebody gets or gives them."""

    ducats: str
    counters: str


NAMED: Final = Case("lacrimosa-ducats", "lacrimosa-counters")
OBJECT: Final = Case("lacrimosa-object-ducats", "lacrimosa-object-counters")


def kind(name: str) -> Phrase:
    """Return a kind of Story Points by itself; sentences, where it may be declined, choose by its *name*."""
    return phrase(f"lacrimosa-kind-{name}")


def action(name: str) -> Phrase:
    """Return the name of an action."""
    return phrase(f"lacrimosa-action-{name.replace('_', '-')}")


def quoted(name: str) -> Phrase:
    """Return the name of an action as part of a sentence."""
    return phrase("lacrimosa-quoted", action=action(name))


def actions(names: Iterable[str]) -> Arg:
    """Return the names of several actions, as part of a sentence."""
    return listing([quoted(name) for name in names])


def came_from(source: str) -> Phrase:
    """Return where a single gain comes from; in a score, `lacrimosa-source-*` names all gains of that kind."""
    return phrase(f"lacrimosa-from-{source}")


def koechel(number: str) -> Phrase:
    """Return the Köchel number of a work, with its "K."."""
    return phrase("lacrimosa-koechel", number=number)


def type_of(name: str) -> Phrase:
    """Return a type of work."""
    return phrase(f"lacrimosa-type-{name}")


def instrument(name: str) -> Phrase:
    """Return an instrument."""
    return phrase(f"lacrimosa-instrument-{name}")


def side(number: int) -> Phrase:
    """Return a side of a marker."""
    return phrase(f"lacrimosa-side-{SIDES[number]}")


def by_kind(key: str, numbers: Sequence[int]) -> list[Arg]:
    """Return numbers of the three kinds of Story Points, without zeros."""
    return [phrase(key, n=n, kind=name) for name, n in zip(KINDS, numbers, strict=True) if n]


def amounts(ducats: int = 0, finance: int = 0, vp: int = 0, case: Case = NAMED) -> list[Arg]:
    """Return ducats, Finance steps and VP, without zeros."""
    items = ((case.ducats, ducats), ("lacrimosa-finance", finance), ("lacrimosa-vp", vp))
    return [phrase(key, n=n) for key, n in items if n]


def paid(box: Box, payment: Paid, case: Case = NAMED) -> Arg:
    """Return what something is paid with."""
    items = by_kind("lacrimosa-paid-steps", payment.steps) + by_kind(case.counters, payment.counters)
    if payment.ducats:
        items.append(_paid_ducats(box, payment, case))
    else:
        items += by_kind("lacrimosa-paid-bought", payment.bought)  # of a point paid by itself; its ducats come later
    return listing(items + ([phrase("lacrimosa-finance-down", n=payment.finance)] if payment.finance else []))


def _paid_ducats(box: Box, payment: Paid, case: Case) -> Arg:
    """Return the ducats of a *payment*: how many of them pay for bought points, and how many come from counters."""
    ducats = phrase(case.ducats, n=payment.ducats)
    uses = (
        ("lacrimosa-paid-for", box.buy * sum(payment.bought), by_kind("lacrimosa-points", payment.bought)),
        ("lacrimosa-paid-from", min(payment.proceeds, payment.ducats), by_kind(NAMED.counters, payment.sold)),
    )
    told = [phrase(key, n=n, whole=n == payment.ducats, what=listing(what)) for key, n, what in uses if what]
    if not told:
        return ducats
    of_them = phrase("lacrimosa-paid-both", first=told[0], second=told[1]) if told[1:] else told[0]
    return phrase("lacrimosa-paid-ducats", price=ducats, items=of_them)


def paid_by_default(box: Box, due: DueView) -> Arg:
    """Return what a *due* price is paid with by default."""
    if due.mix is None:
        return price(due.price)
    mix, proceeds = due.mix, box.sell * sum(due.mix.sold)
    mixed = Paid(NOBODY, mix.steps, mix.counters, mix.bought, mix.sold, proceeds, mix.ducats, due.price.finance)
    return paid(box, mixed)


def price(asked: PriceView) -> Arg:
    """Return a price in words."""
    points = by_kind("lacrimosa-points", (asked.talent, asked.journey, asked.composition))
    down: list[Arg] = [phrase("lacrimosa-finance-down", n=asked.finance)] if asked.finance else []
    return (
        listing(points + amounts(asked.ducats) + down) if points or asked.ducats or down else phrase("lacrimosa-free")
    )


def gain_items(given: GainView) -> list[Arg]:
    """Return what is received, item by item."""
    counters, steps = given.counters, given.steps
    items = [
        *amounts(given.ducats),
        *by_kind("lacrimosa-counters", (counters.talent, counters.journey, counters.composition)),
        *by_kind("lacrimosa-steps", (steps.talent, steps.journey, steps.composition)),
        *([phrase("lacrimosa-wild-counters", n=counters.wild)] if counters.wild else []),
        *([phrase("lacrimosa-wild-steps", n=steps.wild)] if steps.wild else []),
        *amounts(finance=given.finance, vp=given.vp),
    ]
    if given.vp_per_opus:
        per = given.vp_per_opus
        items.append(phrase("lacrimosa-per-opus", vp=per.gain.vp, type=type_of(per.type)))
    items += [phrase("lacrimosa-may", action=action(name)) for name in given.actions]
    return items + typed_items(given) + ([phrase("lacrimosa-neutral")] if given.neutral else [])


def typed_items(given: GainView) -> list[Arg]:
    """Return which type of work may be performed or sold, and what it adds."""
    typed = (("lacrimosa-may-perform", given.perform), ("lacrimosa-may-sell", given.sell))
    return [phrase(key, type=type_of(of.type), bonus=gain(of.gain)) for key, of in typed if of]


def gain(given: GainView) -> Arg:
    """Return what is received in words."""
    return listing(gain_items(given))


def repeat(of: RepeatView) -> Phrase:
    """Return what a Composer tile keeps giving."""
    named: dict[str, Callable[[str], Arg]] = {"step": str, "opus": type_of, "action": action}
    return phrase(f"lacrimosa-repeat-{of.kind}", what=named[of.kind](of.of), vp=of.vp)


class Things:
    """Names and descriptions of components, for the people at one table."""

    def __init__(self, box: Box, names: Sequence[Arg], reader: Seat | None) -> None:
        self.box = box
        self.names = names
        self.reader = reader

    def called(self, seat: int) -> Arg:
        """Return the name of a patron, or of the Soloist, whose seat is the one after the only patron's."""
        return self.names[seat] if seat < len(self.names) else phrase("lacrimosa-soloist")

    def opus(self, card: int) -> OpusView:
        """Return an Opus card."""
        return component_views.opus_view(self.box, card)

    def memory(self, card: int) -> MemoryView:
        """Return a Memory card."""
        return component_views.memory_view(self.box, card)

    def card(self, card: int) -> Phrase:
        """Return a card by its title."""
        if card < self.box.n_opus:
            shown = self.opus(card)
            return phrase("lacrimosa-opus", title=shown.title, koechel=koechel(shown.koechel))
        return phrase("lacrimosa-memory", title=self.memory(card).title)

    def cards(self, cards: Iterable[int]) -> Arg:
        """Return several cards."""
        return listing([self.card(card) for card in cards if card >= 0])

    def place(self, place: int) -> Name:
        """Return the name of a place on the map."""
        return self.box.printed.board.locations[place].name

    def number(self, place: int) -> int:
        """Return the number of a place on the map."""
        return self.box.printed.board.locations[place].number

    def tile(self, tile: int, *, gilded: bool = False) -> TileView:
        """Return a City or Royal Court tile by one of its sides."""
        return component_views.tile_view(self.box, face_of(tile, gilded=gilded))

    def tile_name(self, tile: int, *, gilded: bool = False) -> Phrase:
        """Return what a City or Royal Court tile is and gives."""
        shown = self.tile(tile, gilded=gilded)
        key = "lacrimosa-city-tile" if shown.goal is None else "lacrimosa-court-tile"
        return phrase(key, gilded=gilded, gain=gain(shown.gain))

    def composer_tile(self, tile: int) -> ComposerTileView:
        """Return a Composer tile."""
        return component_views.composer_tile_view(self.box, tile)

    def composer(self, key: str) -> Name:
        """Return the name of a composer."""
        return next(composer.name for composer in self.box.printed.composers.composers if composer.id == key)

    def composer_tile_name(self, tile: int) -> Phrase:
        """Return whose tile it is, and for which movement."""
        shown = self.composer_tile(tile)
        return phrase(
            "lacrimosa-composer-tile", composer=self.composer(shown.composer), movement=self.movement(shown.movement)
        )

    def movement(self, key: str) -> Name:
        """Return the name of a movement."""
        return next(movement.name for movement in self.box.printed.board.movements if movement.id == key)

    def goal(self, favour: GoalView) -> Phrase:
        """Return the royal favour of a Court."""
        named: dict[str, Callable[[str], Arg]] = {
            "opus_types": type_of,
            "instruments": instrument,
            "movements": self.movement,
        }
        first, second = (named.get(favour.family, str)(item) for item in favour.items)
        key = f"lacrimosa-goal-{favour.family.replace('_', '-')}"
        return phrase(key, first=first, second=second, vp=favour.vp)

    def slot(self, slot: int) -> Phrase:
        """Return an instrument space of the Requiem."""
        movement, _, name = component_views.slot_key(self.box, slot).partition("/")
        return phrase("lacrimosa-slot", movement=self.movement(movement), place=self.instrument_place(name))

    def slots(self, slots: Iterable[int]) -> Arg:
        """Return several instrument spaces of the Requiem."""
        return listing([self.slot(slot) for slot in slots])

    def instrument_place(self, name: str) -> Phrase:
        """Return an instrument, numbered if there are two of it."""
        played, _, number = name.partition("-")
        named = instrument(played)
        return phrase("lacrimosa-numbered", what=named, n=int(number)) if number else named

    def space(self, space: int) -> Phrase:
        """Return an instrument space of a personal board."""
        return self.instrument_place(self.box.printed.board.instrument_spaces[space].id.removeprefix("space-"))

    def bonus(self, bonus: int) -> Phrase:
        """Return a Bonus tile."""
        printed = self.box.printed.bonuses.bonuses[bonus]
        given = gain(component_views.gain_view(self.box.bonuses[bonus].reward))
        return phrase("lacrimosa-bonus", action=action(printed.action), gain=given)

    def experience(self, shown: MemoryView) -> Arg:
        """Return what a Memory gives in the Experiences section: its reward and its actions."""
        return listing([*gain_items(shown.reward), *[quoted(name) for name in shown.actions]])

    def story(self, shown: MemoryView) -> Arg:
        """Return what a Memory gives in the Story section at Maintenance."""
        points = shown.story
        items = by_kind("lacrimosa-points", (points.talent, points.journey, points.composition))
        return listing(items + amounts(vp=shown.story_vp))

    def space_gain(self, space: int) -> GainView:
        """Return what an instrument space of a personal board gives when its marker leaves."""
        return component_views.gain_view(self.box.spaces[space].reward)

    def soloist_card(self, card: int) -> SoloistCardView:
        """Return a card of the Soloist."""
        return component_views.soloist_card_view(self.box, card)


def is_there(thing: int) -> bool:
    """Return whether an id names a component."""
    return thing not in (NONE, -1)
