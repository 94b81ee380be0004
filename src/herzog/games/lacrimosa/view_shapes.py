"""The types that make up a view: everything a client needs to draw the table without knowing the rules."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from herzog.games.lacrimosa.printed import (
    Action,
    ComposerId,
    Direction,
    GoalFamily,
    Instrument,
    Kind,
    MovementId,
    PlaceKind,
    RowEnd,
    Side,
    SlotEnd,
    Source,
    WorkType,
)
from herzog.games.lacrimosa.state import VpSource
from herzog.kernel import Seat

Names: TypeAlias = dict[str, str]


class Shape(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a view."""


class Provenance(Shape, frozen=True, kw_only=True):
    """The source of a component's values; if *known* is given, only those fields are real."""

    source: Source
    known: list[str] | None


class PointsView(Shape, frozen=True, kw_only=True):
    """Story Points by kind; *wild* ones are of a kind yet to be chosen."""

    talent: int = 0
    journey: int = 0
    composition: int = 0
    wild: int = 0


class TypedView(Shape, frozen=True, kw_only=True):
    """A work of a type to perform or sell, and what is added; or VP for works of a type."""

    type: WorkType
    gain: GainView


class GainView(Shape, frozen=True, kw_only=True):
    """What is received."""

    ducats: int = 0
    counters: PointsView = PointsView()
    steps: PointsView = PointsView()
    finance: int = 0
    vp: int = 0
    vp_per_opus: TypedView | None = None
    actions: list[Action] = []
    perform: TypedView | None = None
    sell: TypedView | None = None
    neutral: bool = False


class PriceView(Shape, frozen=True, kw_only=True):
    """What has to be paid; *finance* counts steps down."""

    talent: int = 0
    journey: int = 0
    composition: int = 0
    ducats: int = 0
    finance: int = 0


class MixView(Shape, frozen=True, kw_only=True):
    """How a price is paid by default; lists are Talent, Journey, Composition."""

    steps: list[int]
    counters: list[int]
    bought: list[int]
    sold: list[int]
    ducats: int


class DueView(Shape, frozen=True, kw_only=True):
    """A price for the viewing seat: whether it can be paid, how, and what is missing."""

    price: PriceView
    payable: bool
    mix: MixView | None
    missing: list[int]
    short: int


class OpusView(Shape, frozen=True, kw_only=True):
    """An Opus card."""

    id: int
    key: str
    title: Names
    koechel: str
    year: int
    type: WorkType
    period: int
    vp: int
    price: PriceView
    perform_talent: int
    perform_ducats: int
    sell_talent: int
    sell_finance: int
    sell_vp: int
    provenance: Provenance


class MemoryView(Shape, frozen=True, kw_only=True):
    """A Memory card."""

    id: int
    key: str
    title: Names
    year: int | None
    period: int
    reward: GainView
    actions: list[Action]
    story: PointsView
    story_vp: int
    provenance: Provenance


class RowView(Shape, frozen=True, kw_only=True):
    """A space of the row: what it asks for each kind of card, the card there, and its price to the seat."""

    space: int
    for_opus: PriceView
    opus_back: PriceView
    for_memory: PriceView
    memory_back: PriceView
    opus: OpusView | None
    memory: MemoryView | None
    due: DueView | None
    change: GainView | None
    leaves_at_maintenance: bool
    provenance: Provenance


class GoalView(Shape, frozen=True, kw_only=True):
    """The royal favour of a Court."""

    family: GoalFamily
    items: list[str]
    vp: int


class TileView(Shape, frozen=True, kw_only=True):
    """A City or Royal Court tile: the side that is up, and the other."""

    id: int
    key: str
    kind: PlaceKind
    gilded: bool
    price: PriceView
    gain: GainView
    other_side: GainView
    goal: GoalView | None
    provenance: Provenance


class PlaceView(Shape, frozen=True, kw_only=True):
    """A place on the map; *roads* is the cost of the cheapest route from the marker, and *way* the roads it takes."""

    id: int
    key: str
    number: int
    kind: PlaceKind
    name: Names
    x: int
    y: int
    tile: TileView | None
    marker: bool
    roads: int
    way: list[str]
    due: DueView | None
    provenance: Provenance


class RoadView(Shape, frozen=True, kw_only=True):
    """A road."""

    key: str
    between: list[int]
    km: int
    ducats: int
    provenance: Provenance


class RepeatView(Shape, frozen=True, kw_only=True):
    """What a Composer tile repeats: a step, VP for works of a type, or an action."""

    kind: Literal["step", "opus", "action"]
    of: Kind | WorkType | Action
    vp: int


class ComposerTileView(Shape, frozen=True, kw_only=True):
    """A Composer tile."""

    id: int
    key: str
    composer: ComposerId
    movement: MovementId
    price: PriceView
    gain: GainView
    repeat: RepeatView | None
    dots: int
    provenance: Provenance


class StackView(Shape, frozen=True, kw_only=True):
    """The tiles of a composer in a movement: all lie face up, the first on top."""

    id: int
    side: Side
    composer: ComposerId
    tiles: list[ComposerTileView]
    due: DueView | None


class SlotView(Shape, frozen=True, kw_only=True):
    """An instrument space of the Requiem: "empty", "closed", or "marker" with its owner; neutral ones have none.

    It is *chosen* while its composer is being hired.
    """

    id: int
    key: str
    instrument: Instrument
    status: Literal["empty", "closed", "marker"]
    owner: Seat | None
    side: Side | Literal[""]
    chosen: bool


class MovementView(Shape, frozen=True, kw_only=True):
    """A movement: its values, slots and stacks, and who is ahead: "eighth", "sixteenth" or "tie"."""

    id: int
    key: MovementId
    name: Names
    high: int
    low: int
    slots: list[SlotView]
    stacks: list[StackView]
    eighths: int
    sixteenths: int
    worth: list[int]  # the current value of a marker by its side, eighth note first
    ahead: Side | Literal["tie"]
    provenance: Provenance


class ComposerView(Shape, frozen=True, kw_only=True):
    """A composer who takes part."""

    key: ComposerId
    name: Names
    side: Side
    provenance: Provenance


class BonusView(Shape, frozen=True, kw_only=True):
    """The Bonus tile of the current period."""

    id: int
    key: str
    period: int
    numeral: str
    from_year: int
    to_year: int
    action: Action
    gain: GainView
    provenance: Provenance


class SpaceView(Shape, frozen=True, kw_only=True):
    """An instrument space of a personal board: its marker, or the tile that replaced it."""

    id: int
    key: str
    instrument: Instrument
    reward: GainView
    marker: bool
    tile: ComposerTileView | None
    provenance: Provenance


class IncomeView(Shape, frozen=True, kw_only=True):
    """What a space of the Finance track gives at Maintenance."""

    ducats: int
    wild: int
    vp: int


class WorkView(Shape, frozen=True, kw_only=True):
    """A work in front of a patron."""

    opus: OpusView
    turned: bool
    perform: DueView | None
    sell: DueView | None


class CourtView(Shape, frozen=True, kw_only=True):
    """A Court tile of a patron: how many items fit each half, and those that serve it in the best assignment."""

    tile: TileView
    has: list[int]
    fulfilled: bool
    outdone: bool  # something fits each half, but no two items are left for it
    served_by: list[int]
    vp: int


class RequiemCount(Shape, frozen=True, kw_only=True):
    """What the markers of a seat in a movement are worth now."""

    movement: int
    high: int
    low: int
    vp: int


class PreviewView(Shape, frozen=True, kw_only=True):
    """What the next Maintenance would give now: tracks, income and bonus; wildcards are chosen then."""

    track: list[int]
    overflow_ducats: int
    story_vp: int
    income: IncomeView
    bonus_icons: int
    bonus: GainView


class CountView(Shape, frozen=True, kw_only=True):
    """What the final scoring gives, or would give now; *total* includes the VP already scored."""

    courts: int
    requiem: int
    story_points: int
    story: int
    ducats: int
    added: int
    total: int


class PatronView(Shape, frozen=True, kw_only=True):
    """A patron: *hand* has the cards that the viewing seat can see, *unseen* those in hand or deck."""

    seat: Seat
    first: bool
    asked: bool
    ducats: int
    vp: int
    vp_from: dict[VpSource, int]
    track: list[int]
    counters: list[int]
    finance: int
    income: IncomeView
    neutral: bool
    n_markers: int
    spaces: list[SpaceView]
    experience: list[MemoryView]
    story: list[MemoryView]
    hand: list[MemoryView]
    n_hand: int
    n_deck: int
    unseen: list[MemoryView]
    works: list[WorkView]
    courts: list[CourtView]
    requiem: list[RequiemCount]
    preview: PreviewView
    count: CountView


class SoloistCardView(Shape, frozen=True, kw_only=True):
    """A card of the Soloist."""

    id: int
    key: str
    number: int
    actions: list[Action]
    row: RowEnd
    direction: Direction
    courts: int
    movement: int
    from_end: SlotEnd
    provenance: Provenance


class SoloistView(Shape, frozen=True, kw_only=True):
    """The Soloist."""

    seat: Seat
    vp: int
    vp_from: dict[VpSource, int]
    finance: int
    n_markers: int
    n_deck: int
    unseen: list[SoloistCardView]
    experience: list[SoloistCardView]
    story: list[SoloistCardView]
    courts: list[TileView]
    requiem: list[RequiemCount]


class TrailView(Shape, frozen=True, kw_only=True):
    """Part of the turn that is still to come: the frame *step*, with its *actions* if it has any."""

    step: str
    actions: list[Action]


class View(Shape, frozen=True, kw_only=True):
    """The table as one seat, or a spectator, sees it."""

    seat: Seat | None
    period: int
    rounds: int
    turn: int
    turns: int
    first: Seat
    refill: Literal["action", "turn"]
    row: list[RowView]
    n_supply: int
    n_later: list[int]
    bonus: BonusView | None
    places: list[PlaceView]
    roads: list[RoadView]
    n_cities: int
    n_courts: int
    used: list[TileView]
    composers: list[ComposerView]
    constanze: str
    movements: list[MovementView]
    finance_track: list[IncomeView]
    track_max: int
    patrons: list[PatronView]
    soloist: SoloistView | None
    discard: list[int]
    asked: list[Seat]
    ask: str
    trail: list[TrailView]
    over: bool
    scores: list[int]
    ranks: list[int]
