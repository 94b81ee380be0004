"""The types that make up a view. They hold everything a client needs to draw; its types are generated from them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from herzog.games.fourberies.box import Stat
from herzog.games.fourberies.printed import (
    Canvas,
    Mood,
    Nature,
    Source,
    Test,
    Timing,
    Values,
)
from herzog.kernel import Seat

Names: TypeAlias = dict[str, str]


class Provenance(msgspec.Struct, frozen=True):
    """The source of a component's values; if *known* is given, only those fields are real."""

    source: Source
    known: list[str] | None


class EncounterView(msgspec.Struct, frozen=True):
    """An Encounter card, face up."""

    id: int
    key: str
    kind: Literal["actor", "bonus", "acrobat"]
    name: Names
    provenance: Provenance
    nature: Nature | Literal[""] = ""
    experience: int = 0
    amount: int = 0
    timing: Timing | Literal[""] = ""
    effect: Values = {}


class AcrobatView(msgspec.Struct, frozen=True):
    """An Acrobat in front of its owner: "ready", "tilted", or "new" until the phase ends."""

    card: EncounterView
    status: Literal["ready", "tilted", "new"]


class ClauseView(msgspec.Struct, frozen=True):
    """A clause of a Secret Request, with the value it measures now."""

    test: Test
    stat: Stat
    n: int
    value: int


class RequestView(msgspec.Struct, frozen=True):
    """A visible Secret Request, and what it would pay its holder now."""

    id: int
    key: str
    name: Names
    provenance: Provenance
    condition: list[ClauseView]
    payout: Values
    fulfilled: bool
    pays: int


class CaravelView(msgspec.Struct, frozen=True):
    """A Caravel in front of a city, sent there by the Travel card for *card*."""

    colour: int
    card: int


class CityView(msgspec.Struct, frozen=True):
    """A city with the Encounters before it, the oldest first, and the Caravels in front of them."""

    id: int
    number: int
    name: Names
    provenance: Provenance
    x: int
    y: int
    encounters: list[EncounterView]
    caravels: list[CaravelView]
    on_board: list[int]
    reserved: bool
    guarded: bool


class DialView(msgspec.Struct, frozen=True):
    """The dial: cells from the outermost of tragedy to the outermost of comedy."""

    cells_per_side: int
    needle: int
    mood: Mood


class ColourView(msgspec.Struct, frozen=True):
    """The colour of a troupe."""

    id: int
    key: str
    hex: str
    name: Names


class PaymentView(msgspec.Struct, frozen=True):
    """What a Secret Request paid; *again* if it was used in the previous season."""

    request: RequestView
    again: bool
    amount: int


# Where the Écus of a purse come from and go to, in the order of the sheet; the last three are season scores.
CoinSource: TypeAlias = Literal[
    "start", "bonuses", "managers", "stolen", "robbed", "wages", "actors", "shows", "requests"
]


class SheetView(msgspec.Struct, frozen=True):
    """What a player got at the end of a season, item by item."""

    season: int
    mood: Mood
    actors: int
    actor_coins: int
    comedians: int
    tragedians: int
    disguise: int
    difference: int
    reward: int
    best: bool
    requests: list[PaymentView]
    total: int


class PlayerView(msgspec.Struct, frozen=True):
    """A player as one seat knows them.

    *purse_from* adds up to the purse; *chosen* are the cities in the viewer's secret choice so far.
    """

    seat: Seat
    colour: ColourView
    purse: int
    purse_from: dict[CoinSource, int]
    travel_hand: list[int]
    travel_used: list[int]
    laid: list[int]
    chosen: list[int]
    choosing_more: bool
    on_board: list[int]
    managers_home: int
    on_stage: int
    troupe: list[EncounterView]
    taken: list[EncounterView]
    acrobats: list[AcrobatView]
    comedians: int
    tragedians: int
    leaning: int
    pleases: bool
    n_requests: int
    requests: list[RequestView]
    offered: list[RequestView]
    n_discarded: int
    discarded: list[RequestView]
    shown: list[RequestView]
    sheets: list[SheetView]
    asked: bool


class FriendView(msgspec.Struct, frozen=True):
    """A friend troupe and its remaining Travel cards; *drawn* is this round's card, which only its owner sees."""

    owner: Seat
    colour: ColourView
    pile: int
    travel_hand: list[int]
    used: list[int]
    on_board: list[int]
    has_drawn: bool
    drawn: int | None


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat, or a spectator, sees it."""

    seat: Seat | None
    season: int
    round: int
    rounds: int
    first: Seat
    canvas: Canvas
    dial: DialView
    cities: list[CityView]
    players: list[PlayerView]
    friends: list[FriendView]
    pile: int
    discard: list[EncounterView]
    request_pile: int
    request_discard: int
    asked: list[Seat]
    ask: str
    over: bool
    scores: list[int]
    ranks: list[int]
