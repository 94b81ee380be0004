"""The state of a table of Lacrimosa, without rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar, final, get_args

from herzog.kernel import State as KernelState
from herzog.kernel import Value

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Box, Card, ComposerTile, Face, Place, Side, Slot, Tile
    from herzog.kernel import Frame, Seat

T = TypeVar("T")

EMPTY: Final = -2  # an instrument space of the Requiem that is free
CLOSED: Final = -3  # one that a Constanze counter covers
MARKER: Final = -4  # an instrument space of a personal board whose marker is still there
NEUTRAL: Final = (
    4  # the owner of neutral markers; other owners are seats, the Soloist's being the one after the patron's
)

# Where VP come from, as the score sheet lists them.
VpSource: TypeAlias = Literal[
    "start",
    "opus",
    "sale",
    "offertorium",
    "memory",
    "travel",
    "composer",
    "instrument",
    "finance",
    "bonus",
    "soloist-requiem",
    "court",
    "requiem",
    "story",
    "ducats",
]
SOURCES: Final[tuple[VpSource, ...]] = get_args(VpSource)
START: Final = 0
OPUS: Final = 1
SALE: Final = 2
OFFERTORIUM: Final = 3
MEMORY: Final = 4
TRAVELS: Final = 5
COMPOSER: Final = 6
INSTRUMENT: Final = 7
FINANCES: Final = 8
BONUS: Final = 9
SOLOIST_REQUIEM: Final = 10
COURT: Final = 11
REQUIEM_COUNT: Final = 12
STORY: Final = 13
DUCATS_LEFT: Final = 14


@final
class Patron(Value):
    """One patron: cards, personal board, works, purse and points."""

    def __init__(
        self,
        hand: tuple[Card, ...],
        deck: tuple[Card, ...],
        kept: Card,
        experience: tuple[Card, ...],
        story: tuple[Card, ...],
        works: tuple[Card, ...],
        turned: tuple[Card, ...],
        courts: tuple[Tile, ...],
        spaces: tuple[ComposerTile, ...],
        neutral: int,
        track: list[int],
        counters: list[int],
        finance: int,
        ducats: int,
        vp: int,
        vp_from: tuple[int, ...],
    ) -> None:
        self.hand = hand
        self.deck = deck  # face down, so unordered: kept ascending
        self.kept = kept  # the card kept from the last round, which everybody has seen; NONE once it is laid
        self.experience = experience
        self.story = story
        self.works = works
        self.turned = turned  # the works performed this round
        self.courts = courts
        self.spaces = spaces  # MARKER, a tile, or NONE while a tile is being paid
        self.neutral = neutral
        self.track = track
        self.counters = counters
        self.finance = finance
        self.ducats = ducats
        self.vp = vp
        self.vp_from = vp_from

    def clone(self) -> Patron:
        """Return a copy that shares nothing mutable."""
        return Patron(
            self.hand,
            self.deck,
            self.kept,
            self.experience,
            self.story,
            self.works,
            self.turned,
            self.courts,
            self.spaces,
            self.neutral,
            self.track[:],
            self.counters[:],
            self.finance,
            self.ducats,
            self.vp,
            self.vp_from,
        )


@final
class Soloist(Value):
    """Schikaneder, who plays against a single patron."""

    def __init__(
        self,
        deck: tuple[int, ...],
        experience: tuple[int, ...],
        story: tuple[int, ...],
        markers: int,
        courts: tuple[Tile, ...],
        finance: int,
        vp: int,
        vp_from: tuple[int, ...],
    ) -> None:
        self.deck = deck  # unordered: kept ascending
        self.experience = experience
        self.story = story
        self.markers = markers
        self.courts = courts
        self.finance = finance
        self.vp = vp
        self.vp_from = vp_from

    def clone(self) -> Soloist:
        """Return a copy that shares nothing mutable."""
        return Soloist(
            self.deck,
            self.experience,
            self.story,
            self.markers,
            self.courts,
            self.finance,
            self.vp,
            self.vp_from,
        )


@final
class State(KernelState):
    """Everything that is true about a table of Lacrimosa.

    Face-down stacks that nobody may inspect are unordered: they are kept ascending.
    Cards that left a period unseen (*removed*) and those still to come (*supply*, *later*) look alike to everybody.
    """

    def __init__(
        self,
        agenda: list[Frame[Any]],
        box: Box,
        patrons: list[Patron],
        soloist: Soloist | None,
        refill_late: int,
        period: int,
        turn: int,
        first: Seat,
        laid: Card,
        row: list[Card],
        supply: tuple[Card, ...],
        later: tuple[tuple[Card, ...], ...],
        removed: tuple[tuple[Card, ...], ...],
        discard: tuple[Card, ...],
        bonus: int,
        bonuses: tuple[int, ...],
        marker: Place,
        places: tuple[Face, ...],
        cities: tuple[Tile, ...],
        used: tuple[Tile, ...],
        courts: tuple[Tile, ...],
        composers: tuple[int, ...],
        constanze: int,
        slots: tuple[int, ...],
        stacks: tuple[tuple[ComposerTile, ...], ...],
    ) -> None:
        super().__init__(agenda)
        self.box: Final = box
        self.patrons = patrons
        self.soloist = soloist
        self.refill_late: Final = refill_late
        self.period = period  # the round, which is the same
        self.turn = turn  # turns begun this round, all patrons together
        self.first = first
        self.laid = laid  # the card laid in the Story section this turn
        self.row = row
        self.supply = supply  # of the current period
        self.later = later  # of each period to come
        self.removed = removed  # by period, unseen
        self.discard = discard
        self.bonus = bonus
        self.bonuses = bonuses  # those of past periods
        self.marker = marker
        self.places = places
        self.cities = cities
        self.used = used
        self.courts = courts
        self.composers = composers
        self.constanze = constanze
        self.slots = slots  # EMPTY, CLOSED, or a marker: see marker_of
        self.stacks = stacks  # by side and movement, top first

    def clone(self) -> State:
        """Return a copy that shares nothing mutable."""
        soloist = self.soloist
        return State(
            self.agenda[:],
            self.box,
            [patron.clone() for patron in self.patrons],
            soloist.clone() if soloist else None,
            self.refill_late,
            self.period,
            self.turn,
            self.first,
            self.laid,
            self.row[:],
            self.supply,
            self.later,
            self.removed,
            self.discard,
            self.bonus,
            self.bonuses,
            self.marker,
            self.places,
            self.cities,
            self.used,
            self.courts,
            self.composers,
            self.constanze,
            self.slots,
            self.stacks,
        )


def marker_of(owner: Seat, side: Side) -> int:
    """Return the value of a slot that holds a marker of *owner* with *side* up."""
    return 2 * owner + side


def owner_of(held: int) -> Seat:
    """Return whose marker a slot holds."""
    return held >> 1


def side_of(held: int) -> Side:
    """Return which side of the marker in a slot is up: the composer it counts for."""
    return held & 1


def replaced(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Return *items* with one of them replaced by *item*."""
    changed = [*items]
    changed[at] = item
    return tuple(changed)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return *cards* without one of them; when compiled, this loop is faster than `index`."""
    at = 0
    while cards[at] != card:
        at += 1
    return cards[:at] + cards[at + 1 :]


def is_empty(state: State, slot: Slot) -> bool:
    """Return whether a marker may be placed on *slot*; a closed slot is not empty for anybody. [LAC-Q46]"""
    return state.slots[slot] == EMPTY


def credit(side: Patron | Soloist, vp: int, source: int) -> None:
    """Add VP to *side*, and to the source on its score sheet. [LAC-3.10]"""
    if vp:
        side.vp += vp
        side.vp_from = replaced(side.vp_from, source, side.vp_from[source] + vp)
