"""The shape of board.toml: map, row, Requiem, personal board and the constants of the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from herzog.games.lacrimosa.printed import Cost, Count, Entry, Instrument, PlaceKind, Shape, Source, SpaceGain
from herzog.kernel.pack import Names  # noqa: TC001  (msgspec reads annotations at run time)


class Location(Entry, frozen=True, kw_only=True):
    """A City or Court on the map."""

    number: int
    kind: PlaceKind
    x: int
    y: int
    name: Names


class Road(Entry, frozen=True, kw_only=True):
    """A road between two places."""

    between: tuple[str, str]
    km: int
    ducats: Count


class RowPrice(Shape, frozen=True, kw_only=True):
    """What a space of the row adds to a price, and what it takes off."""

    cost: Cost
    reward: Cost = Cost()


class RowSpace(Entry, frozen=True, kw_only=True):
    """A space of the row."""

    space: int
    opus: RowPrice
    memory: RowPrice


class Movement(Entry, frozen=True, kw_only=True):
    """A movement of the Requiem with its instrument spaces, top to bottom."""

    number: int
    name: Names
    high: Count
    low: Count
    slots: tuple[str, ...]


class InstrumentSpace(Entry, frozen=True, kw_only=True):
    """An instrument space of the personal board."""

    instrument: Instrument
    reward: SpaceGain


class FinanceSpace(Entry, frozen=True, kw_only=True):
    """A space of the Finance track."""

    ducats: Count
    wild: Count
    vp: Count


class Finance(Shape, frozen=True, kw_only=True):
    """Where the Finance track starts, and what steps beyond its end give."""

    start: str
    overflow_vp_per_step: Count
    source: Source


class StoryTrack(Shape, frozen=True, kw_only=True):
    """The bounds of a Story track, and what steps beyond its end give."""

    min: Literal[0]
    max: Annotated[int, msgspec.Meta(ge=1, le=99)]
    start: Count
    overflow_ducats_per_step: Count
    source: Source


class Coins(Shape, frozen=True, kw_only=True):
    """How many coins of each value are in the box."""

    five: Count
    one: Count


class Money(Shape, frozen=True, kw_only=True):
    """The bank."""

    coins: Coins
    limited: Literal[False]
    source: Source


class Counters(Shape, frozen=True, kw_only=True):
    """How many Story Point counters are in the box."""

    talent: Count
    journey: Count
    composition: Count
    colours: dict[str, str]
    source: Source


class Exchange(Shape, frozen=True, kw_only=True):
    """What may be exchanged at any time during the patron's turn."""

    ducats_for_counter: Annotated[int, msgspec.Meta(ge=1)]
    counter_for_ducats: Count
    money_instead_of_action: Literal["round"]
    source: Source


class Start(Shape, frozen=True, kw_only=True):
    """What a patron starts with, by place in turn order."""

    seat: int
    ducats: Count
    vp: Count


class Removed(Shape, frozen=True, kw_only=True):
    """How many cards leave each period, by the number of patrons."""

    players: int
    opus: Count
    memory: Count


class Closed(Shape, frozen=True, kw_only=True):
    """How many counters a Constanze card uses, by number of patrons."""

    players: int
    count: Count


class Solo(Shape, frozen=True, kw_only=True):
    """What the patron starts with in a solo game."""

    player_ducats: Count


class Setup(Shape, frozen=True, kw_only=True):
    """How a game is set up and how long it lasts."""

    seats: tuple[Start, ...]
    hand: Count
    rounds: Count
    turns_per_round: Count
    deck_size: Count
    start_location: str
    requiem_markers: Count
    neutral_markers: Literal[1]
    cards_removed_per_period: tuple[Removed, ...]
    row_discard_per_round: Count
    constanze_counters: tuple[Closed, ...]
    solo: Solo
    source: Source


class Scoring(Shape, frozen=True, kw_only=True):
    """The final scoring."""

    story_points_per_vp: Annotated[int, msgspec.Meta(ge=1)]
    ducats_per_vp: Annotated[int, msgspec.Meta(ge=1)]
    track_length: Count
    requiem_tie: Literal["low"]
    tie_breakers: tuple[Literal["requiem_markers"], Literal["opus_cards"], Literal["shared"]]
    source: Source


class BoardFile(Shape, frozen=True, kw_only=True):
    """board.toml."""

    version: str
    locations: tuple[Location, ...]
    roads: tuple[Road, ...]
    card_row: tuple[RowSpace, ...]
    movements: tuple[Movement, ...]
    instruments: tuple[Instrument, ...]
    instrument_spaces: tuple[InstrumentSpace, ...]
    finance_track: tuple[FinanceSpace, ...]
    finance: Finance
    story_track: StoryTrack
    money: Money
    counters: Counters
    exchange: Exchange
    setup: Setup
    scoring: Scoring
