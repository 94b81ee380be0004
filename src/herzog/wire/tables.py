"""A table: who sits there, how time is kept, the links to it, and how it is listed."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from herzog.kernel.record import Result
from herzog.text.languages import Language
from herzog.wire.basics import LONGEST_NAME, MOST_TOKENS, PLAIN, Token

SeatKind: TypeAlias = Literal["link", "here", "bot"]
ChairName: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, pattern=PLAIN)]
Role: TypeAlias = Literal["host", "seat", "watch", "read"]  # "read" is the public link of a finished game


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat: a person with a link, a person at the host's screen, or a bot."""

    kind: SeatKind
    name: ChairName  # may be empty until someone takes the seat
    bot: str  # the name of the bot for kind "bot", else ""


LONGEST_BANK: Final = 90 * 24 * 60 * 60  # seconds
LONGEST_TURN: Final = 30 * 24 * 60 * 60


class ClockRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept; amounts are in seconds.

    "live": a seat has a *bank*, and gets *each* more with every turn; nobody's time runs before the first answer.
    "days": a seat has *each* for every turn, and a *bank* as a reserve for all turns that take longer.
    When its time is out, the *bot* sits in for a seat: at once, or once somebody claims the seat.
    """

    kind: Literal["live", "days"]
    bank: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_BANK)]
    each: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_TURN)]
    out: Literal["bot", "claim"]
    bot: str


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the front room says of a table that its host shows there: for whom it is, and what strangers may do.

    There is no room for words of one's own: everybody reads it in their language, and nobody can misuse it.
    """

    seats: list[int]  # free for whoever comes; nobody has a link to them
    watch: bool  # whether anybody may watch
    language: Literal[""] | Language  # in which people talk there; "" is any
    speed: Literal["sitting", "days"]  # how fast people play if no clock says so
    level: Literal["any", "new", "seasoned"]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Set up a table. Body of `POST /api/tables`, answered by `Links`.

    For a *lesson* only the first of *seats* counts, the learner's; the rest is as the lesson has it.
    """

    game: str
    seats: list[Chair]
    options: dict[str, str] = {}
    pack: str = ""
    hints: bool = True  # whether people may ask what a bot would do in their place
    lesson: str = ""
    clock: ClockRules | None = None
    sign: Sign | None = None  # where the server shows open tables
    practice: bool = False  # the host may analyse it at any time; only without links, clock and lesson


class StandIn(msgspec.Struct, frozen=True):
    """A bot that sits in for the person at *seat*."""

    seat: int
    bot: str


class OpenTable(msgspec.Struct, frozen=True):
    """A running game in the front room. `GET /api/open` answers a list of these, the newest first.

    It tells what anybody at the table could tell a stranger, and opens nothing but what its sign says.
    """

    table: str
    game: str
    chairs: list[Chair]
    stand_ins: list[StandIn]
    sign: Sign
    clock: ClockRules | None
    created: int  # seconds since 1970
    watch: Token  # a link to watch in silence, or ""


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a free seat. Body of `POST /api/open/TABLE/SEAT`, answered by the `SeatLink` of whoever comes first."""

    name: Annotated[ChairName, msgspec.Meta(min_length=1)]


class SeatLink(msgspec.Struct, frozen=True):
    """The link of one seat of kind "link"."""

    seat: int
    token: Token


class Links(msgspec.Struct, frozen=True):
    """The links of a table.

    Answers `POST /api/tables`; `GET /api/links`; `POST /api/links/KEY/revoke` with KEY "host", "watch" or a
    seat's number; and `POST /api/again`. All but the first are for the bearer of the host token.
    """

    table: str
    host: Token
    watch: Token
    seats: list[SeatLink]
    reach: list[str]  # addresses at which other machines find this server, if it listens for them


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play again with the same seats. Body of `POST /api/again`, host only, answered by `Links`.

    With *same_deal* nature deals the same again; that is possible only after the end of the first game.
    """

    same_deal: bool = False


class MyTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens a browser holds. Body of `POST /api/mine`, answered by a list of `Summary | Refused`, in order."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=MOST_TOKENS)]


class Summary(msgspec.Struct, frozen=True, tag="summary"):
    """A table in the list of my tables."""

    table: str
    game: str
    role: Role
    mine: list[int]  # seats this link holds
    chairs: list[Chair]
    step: int
    asked: list[int]  # seats the table waits for
    result: Result | None
    created: int  # seconds since 1970, as is *changed*
    changed: int
    next: Token  # my link to the table that was set up after this one, or "": there is none, or it was revoked there
    stand_ins: list[StandIn]
    clock: ClockRules | None
    runs_out: int | None  # when the first clock does, in milliseconds since 1970; None if none runs
    daily: str  # the day whose deal this is, as "2026-11-17", or ""
