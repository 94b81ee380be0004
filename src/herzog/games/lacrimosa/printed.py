"""The schema of a component set's files: what may be printed on a component, and nothing else.

Unknown keys, missing keys and words outside the vocabulary are refused when a file is read.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from herzog.kernel.pack import Names

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]  # no component shows three digits
Period: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=5)]
Source: TypeAlias = Literal["rulebook", "seen", "stated", "reconstructed"]
Kind: TypeAlias = Literal["talent", "journey", "composition"]
Action: TypeAlias = Literal["document", "commission", "perform_or_sell", "travel", "requiem"]
Type: TypeAlias = Literal["opera", "religious", "symphony", "chamber"]
WorkType: TypeAlias = Literal[Type, "starting"]
Instrument: TypeAlias = Literal["horns", "percussion", "strings", "voice", "organ"]
MovementId: TypeAlias = Literal["kyrie", "sequentia", "offertorium", "sanctus", "agnus-dei"]
ComposerId: TypeAlias = Literal["eybler", "stadler", "suessmayr", "freystaedtler"]
Side: TypeAlias = Literal["eighth", "sixteenth"]  # of a marker, and the composer it speaks for
PlaceKind: TypeAlias = Literal["city", "court"]
GoalFamily: TypeAlias = Literal["opus_types", "opus_periods", "instruments", "movements"]
RowEnd: TypeAlias = Literal["left", "right"]
Direction: TypeAlias = Literal["ascending", "descending"]
SlotEnd: TypeAlias = Literal["top", "bottom"]
Difficulty: TypeAlias = Literal["easy", "middle", "difficult"]


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything printed; unknown keys are refused."""


class Entry(Shape, frozen=True, kw_only=True):
    """A component with its source; if *known* is given, only those fields are real, whatever *source* says."""

    id: str
    source: Source
    known: tuple[str, ...] | None = None


class Points(Shape, frozen=True, kw_only=True):
    """Story Points of each kind, and of a kind the patron chooses."""

    talent: Count = 0
    journey: Count = 0
    composition: Count = 0
    wild: Count = 0


class Gain(Shape, frozen=True, kw_only=True):
    """What a patron receives."""

    ducats: Count = 0
    counters: Points = Points()
    track: Points = Points()
    finance: Count = 0
    vp: Count = 0


class OpusVp(Shape, frozen=True, kw_only=True):
    """VP for works of one type."""

    type: Type
    vp: Count


class Turned(Shape, frozen=True, kw_only=True):
    """A work of one type to perform or sell, and what is added."""

    type: Type
    bonus: Gain


class TileGain(Gain, frozen=True, kw_only=True):
    """The reward of a Composer tile."""

    vp_per_opus: OpusVp | None = None
    actions: tuple[Action, ...] = ()


class CityGain(Gain, frozen=True, kw_only=True):
    """The reward of one face of a City tile."""

    actions: tuple[Action, ...] = ()
    perform: Turned | None = None
    sell: Turned | None = None


class SpaceGain(Shape, frozen=True, kw_only=True):
    """The reward of an instrument space, which comes before a price and may help to pay it."""

    ducats: Count = 0
    counters: Points = Points()
    finance: Count = 0
    vp: Count = 0
    neutral: Literal[0, 1] = 0


class MemoryGain(Shape, frozen=True, kw_only=True):
    """The reward at the top of a Memory."""

    ducats: Count = 0
    track: Points = Points()


class Cost(Shape, frozen=True, kw_only=True):
    """Story Points and ducats to pay; in the row also what is taken off a price."""

    talent: Count = 0
    journey: Count = 0
    composition: Count = 0
    ducats: Count = 0


class OpusCost(Shape, frozen=True, kw_only=True):
    """The price on an Opus."""

    talent: Count
    ducats: Count


class CityCost(Shape, frozen=True, kw_only=True):
    """The price on a City tile."""

    journey: Count
    talent: Count


class CourtCost(Shape, frozen=True, kw_only=True):
    """The price on a Royal Court tile."""

    journey: Count


class TileCost(Shape, frozen=True, kw_only=True):
    """The price of a Composer tile; *finance* counts steps down."""

    ducats: Count
    composition: Count
    finance: Count


class Perform(Shape, frozen=True, kw_only=True):
    """What a performance costs and gives."""

    talent: Count
    ducats: Count


class Sell(Shape, frozen=True, kw_only=True):
    """What a sale costs and gives."""

    talent: Count
    finance: Count
    vp: Count


class Opus(Entry, frozen=True, kw_only=True):
    """An Opus card."""

    title: Names
    koechel: str  # the number, with or without a sign before it
    year: int
    type: Type
    period: Period
    cost: OpusCost
    vp: Count
    perform: Perform
    sell: Sell


class StartingOpus(Entry, frozen=True, kw_only=True):
    """A patron's first Opus; it has no period and no type of the four."""

    seat: Annotated[int, msgspec.Meta(ge=1, le=4)]
    title: Names
    koechel: str  # the number, with or without a sign before it
    year: int
    type: Literal["starting"]
    period: Literal[0]
    cost: OpusCost
    vp: Count
    perform: Perform
    sell: Sell


class OpusFile(Shape, frozen=True, kw_only=True):
    """opus.toml."""

    starting: tuple[StartingOpus, ...]
    opus: tuple[Opus, ...]


class Story(Shape, frozen=True, kw_only=True):
    """The Story part of a Memory."""

    talent: Count = 0
    journey: Count = 0
    composition: Count = 0
    vp: Count = 0


class StartingMemory(Entry, frozen=True, kw_only=True):
    """A Memory that every patron starts with."""

    title: Names
    period: Literal[0]
    reward: MemoryGain
    actions: tuple[Action, ...]
    story: Story


class Memory(Entry, frozen=True, kw_only=True):
    """A Memory of the row."""

    title: Names
    year: int
    period: Period
    reward: MemoryGain
    actions: tuple[Action, ...]
    story: Story


class MemoryFile(Shape, frozen=True, kw_only=True):
    """memories.toml."""

    starting: tuple[StartingMemory, ...]
    memories: tuple[Memory, ...]


class City(Entry, frozen=True, kw_only=True):
    """A City tile with both faces."""

    cost: CityCost
    plain: CityGain
    gilded: CityGain


class CityFile(Shape, frozen=True, kw_only=True):
    """cities.toml."""

    cities: tuple[City, ...]


class Goal(Shape, frozen=True, kw_only=True):
    """The royal favour of a Court: one item for each of two things."""

    family: GoalFamily
    items: tuple[str | int, str | int]
    vp: Count


class Court(Entry, frozen=True, kw_only=True):
    """A Royal Court tile with both faces."""

    cost: CourtCost
    plain: Gain
    gilded: Gain
    goal: Goal


class CourtFile(Shape, frozen=True, kw_only=True):
    """courts.toml."""

    courts: tuple[Court, ...]


class Composer(Entry, frozen=True, kw_only=True):
    """A composer who may complete the Requiem."""

    name: Names
    tiles: Count
    leaning: str


class TrackRepeat(Shape, frozen=True, kw_only=True, tag_field="kind", tag="track"):
    """Sequentia: a step at each Maintenance."""

    track: Kind


class OpusVpRepeat(Shape, frozen=True, kw_only=True, tag_field="kind", tag="opus_vp"):
    """Offertorium: VP for each work commissioned, performed or sold."""

    type: Type
    vp: Count


class ActionRepeat(Shape, frozen=True, kw_only=True, tag_field="kind", tag="repeat_action"):
    """Agnus Dei: the action may be taken once more."""

    action: Action


class Tile(Entry, frozen=True, kw_only=True):
    """A Composer tile."""

    composer: str
    movement: str
    cost: TileCost
    reward: TileGain
    dots: Literal[0, 3, 4]
    repeat: TrackRepeat | OpusVpRepeat | ActionRepeat | None = None


class ComposerFile(Shape, frozen=True, kw_only=True):
    """composers.toml."""

    composers: tuple[Composer, ...]
    tiles: tuple[Tile, ...]


class PeriodDates(Entry, frozen=True, kw_only=True):
    """The years of a period."""

    number: Period
    numeral: str
    from_: int = msgspec.field(name="from")
    to: int


class Bonus(Entry, frozen=True, kw_only=True):
    """A Period Bonus tile."""

    period: Period
    action: Action
    reward: Gain


class BonusFile(Shape, frozen=True, kw_only=True):
    """bonuses.toml."""

    periods: tuple[PeriodDates, ...]
    bonuses: tuple[Bonus, ...]


class Constanze(Entry, frozen=True, kw_only=True):
    """A Constanze card: the spaces it closes, by the number of patrons."""

    players_2: tuple[str, ...] = msgspec.field(name="players-2")
    players_3: tuple[str, ...] = msgspec.field(name="players-3")
    players_4: tuple[str, ...] = msgspec.field(name="players-4")


class ConstanzeFile(Shape, frozen=True, kw_only=True):
    """constanze.toml."""

    constanze: tuple[Constanze, ...]


class SoloTravel(Shape, frozen=True, kw_only=True):
    """Which way the Soloist goes, and how many Courts he visits."""

    direction: Direction
    courts: Count


class SoloRequiem(Shape, frozen=True, kw_only=True):
    """Which movement the Soloist adds to, and from which end."""

    movement: Annotated[int, msgspec.Meta(ge=1, le=5)]
    from_: SlotEnd = msgspec.field(name="from")


class SoloistCard(Entry, frozen=True, kw_only=True):
    """A card of the Soloist."""

    number: int
    actions: tuple[Action, ...]
    row: RowEnd
    travel: SoloTravel
    requiem: SoloRequiem


class SoloistDeck(Entry, frozen=True, kw_only=True):
    """The Soloist's cards and Finance space at one difficulty."""

    id: Difficulty
    cards: tuple[int, ...]
    finance: str


class SoloistFile(Shape, frozen=True, kw_only=True):
    """soloist.toml."""

    decks: tuple[SoloistDeck, ...]
    soloist: tuple[SoloistCard, ...]
