"""What a server offers, and its health."""

from typing import Literal

import msgspec

from herzog.text.phrase import Described, Kind
from herzog.wire.refusals import Code


class Pack(msgspec.Struct, frozen=True):
    """A component set loaded by this server; *name* "" is the one that comes with the game."""

    name: str
    hash: str
    version: str
    words: str  # the hash of its `Components`


class Components(msgspec.Struct, frozen=True):
    """Every component of a set in words, by a target that names it: "opus:17", "city:4:gilded".

    *kinds* are those of everything that explains itself: a target is of the kind it is named by, or begins with.

    Answers `GET /api/components/GAME/WORDS`, WORDS as `Pack` has them; what is there never changes.
    """

    described: dict[str, Described]
    kinds: dict[str, Kind]


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson that a game offers."""

    name: str
    minutes: int
    steps: int


class BotCard(msgspec.Struct, frozen=True):
    """A bot that can be seated: how strong it is, as Elo, and whether it is a *style* rather than a level."""

    name: str
    elo: int
    style: bool


class GameCard(msgspec.Struct, frozen=True):
    """A game that can be set up here."""

    name: str
    rule_prefix: str
    fewest: int
    most: int
    options: dict[int, dict[str, list[str]]]  # by number of seats; the first value of each is the default
    packs: list[Pack]
    bots: list[BotCard]  # levels, the weakest first, then styles
    lessons: list[LessonCard]  # in the order in which they are taught
    stand_in: str  # the bot that is proposed to play for a person whose time is out


class Lobby(msgspec.Struct, frozen=True):
    """What this server offers. Answers `GET /api/lobby`."""

    program: str
    games: list[GameCard]
    open_tables: bool  # whether tables may be shown to everybody in the front room


class Health(msgspec.Struct, frozen=True):
    """Answers `GET /health` as long as the process lives; with status 503 if the store does not answer."""

    program: str
    store: bool
    tables: int  # in memory
    sockets: int
    answers: int  # recent ones, over which the next two are measured
    median_ms: float  # from a message to the end of its answer
    p99_ms: float


class Ready(msgspec.Struct, frozen=True):
    """Answers `GET /ready`: whether the database can be written and all loops run; with status 503 if not, and why.

    "full" is its disk; "busy" is somebody else's lock, "slow" no answer in two seconds; "failed" is anything else.
    "stopped" is a loop of the server that has failed and is being run again.
    """

    ready: bool
    why: Code | Literal["", "slow", "stopped"] = ""
