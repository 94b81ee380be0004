"""The schema of a component set's files: what may be printed on a component, and nothing else.

Unknown keys, missing keys and words outside the vocabulary are refused when a file is read.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from herzog.kernel.pack import Names

Source: TypeAlias = Literal["rulebook", "seen", "stated", "reconstructed"]
Nature: TypeAlias = Literal["comedian", "tragedian"]
Mood: TypeAlias = Literal["comedy", "tragedy"]
Timing: TypeAlias = Literal[
    "before-travel-choice", "after-reveal", "before-shared-city", "end-of-round", "season-scoring"
]
Test: TypeAlias = Literal["at-least", "at-most", "most", "fewest"]
Values: TypeAlias = dict[str, int | bool | str]


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry of a set: unknown keys are refused."""


class Entry(Shape, frozen=True, kw_only=True):
    """An entry that states the source of its values; if *known* is given, only those fields are real."""

    id: str
    source: Source
    known: tuple[str, ...] | None = None


class City(Entry, frozen=True, kw_only=True):
    """A city of the board, and where to draw it."""

    number: int
    x: int
    y: int
    name: Names


class Colour(Entry, frozen=True, kw_only=True):
    """The colour of a troupe."""

    hex: str
    name: Names


class Canvas(Shape, frozen=True, kw_only=True):
    """The strip on which the cities are drawn."""

    width: int
    height: int


class Start(Shape, frozen=True, kw_only=True):
    """The outcomes of the toss, and the cell, counted from the centre, on which the needle starts."""

    heads: Literal["comedy"]
    tails: Literal["tragedy"]
    cell: int


class Dial(Entry, frozen=True, kw_only=True):
    """The dial on the pediment of the Theater."""

    cells_per_side: int
    end_rule: Literal["clamp"]
    tragedy_side: Literal["left"]
    comedy_side: Literal["right"]
    start: Start
    mood_change: Literal["return-all-managers"]


class Piece(Shape, frozen=True, kw_only=True):
    """A kind of coin."""

    value: int
    count: int


class Coins(Entry, frozen=True, kw_only=True):
    """The coins of the Treasury, which never runs out. [FOU-Q54]"""

    pieces: tuple[Piece, ...]
    treasury: Literal["endless"]


class Setup(Entry, frozen=True, kw_only=True):
    """What each player starts with, and the limits of hands."""

    start_money: int
    travel_cards: int
    caravels: int
    managers: int
    request_hand_limit: int
    requests_at_start: int
    encounters_per_city: int
    refresh_at_travel_cards: int


class Seasons(Entry, frozen=True, kw_only=True):
    """How many seasons there are and what a show earns in each."""

    count: int
    reward: tuple[int, ...]
    best_multiplier: int
    coins_per_mood_actor: int
    requests_played_per_season: int


class Players(Entry, frozen=True, kw_only=True):
    """How many may play, and when friend troupes join."""

    min: int
    max: int
    friend_troupe_at: int


class ActorEffect(Entry, frozen=True, kw_only=True):
    """What Actors of one experience do for a lone troupe."""

    experience: int
    effect: Values


class Board(Shape, frozen=True, kw_only=True):
    """The content of `board.toml`."""

    schema: Literal[1]
    version: str
    canvas: Canvas
    cities: tuple[City, ...]
    dial: Dial
    coins: Coins
    setup: Setup
    seasons: Seasons
    players: Players
    colours: tuple[Colour, ...]
    actor_effects: tuple[ActorEffect, ...]


class Actor(Entry, frozen=True, kw_only=True):
    """An Actor card."""

    kind: Literal["actor"]
    nature: str  # a Nature; `_check` validates it with a better message
    experience: int
    name: Names


class Bonus(Entry, frozen=True, kw_only=True):
    """A Bonus card."""

    kind: Literal["bonus"]
    amount: int


class Acrobat(Entry, frozen=True, kw_only=True):
    """An Acrobat card."""

    kind: Literal["acrobat"]
    timing: str  # a Timing, as above
    effect: Values
    once_per_season: bool
    name: Names


class Encounters(Shape, frozen=True, kw_only=True):
    """The content of `encounters.toml`."""

    schema: Literal[1]
    actors: tuple[Actor, ...]
    bonuses: tuple[Bonus, ...]
    acrobats: tuple[Acrobat, ...]


class RequestCard(Entry, frozen=True, kw_only=True):
    """A Secret Request card."""

    condition: tuple[Values, ...]
    payout: Values
    name: Names


class Requests(Shape, frozen=True, kw_only=True):
    """The content of `requests.toml`."""

    schema: Literal[1]
    requests: tuple[RequestCard, ...]


Encounter: TypeAlias = Actor | Bonus | Acrobat


class Components(msgspec.Struct, frozen=True):
    """The cards and the board as the set describes them, for people; the ids in rules are indexes into these lists."""

    canvas: Canvas
    cities: tuple[City, ...]
    colours: tuple[Colour, ...]
    actor_effects: tuple[ActorEffect, ...]
    encounters: tuple[Encounter, ...]
    requests: tuple[RequestCard, ...]
