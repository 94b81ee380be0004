"""What became of games: deals of the day, results, records and reviews."""

from typing import Annotated, Generic, Literal

import msgspec

from herzog.kernel.decision import Decision
from herzog.kernel.phrase import Phrase
from herzog.review.key_moments import KeyMoment
from herzog.review.shapes import Moment, SeatReview, Weighed
from herzog.review.sums import AccountLine
from herzog.text.languages import Language
from herzog.wire.basics import MOST_TOKENS, F, Token
from herzog.wire.tables import Chair, ChairName


class PlayDaily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play the deal of this day. Body of `POST /api/daily/GAME`, answered by `Links`."""

    name: ChairName  # others who have played it will read it


class DailyLine(msgspec.Struct, frozen=True):
    """How somebody did with the deal of a day; their own points come first."""

    place: int
    name: str
    scores: list[int]
    won: bool
    mine: bool


class DailyResults(msgspec.Struct, frozen=True):
    """How everybody did with the deal of a day: the first few, and me; *best* is a link to watch the first of them."""

    day: str
    played: int
    lines: list[DailyLine]
    best: Token


class DailyCard(msgspec.Struct, frozen=True):
    """The deal of the day of a game."""

    game: str
    day: str  # "2026-11-17", in UTC
    ends: int  # when the next one begins, in milliseconds since 1970
    chairs: list[Chair]  # whom one plays with; the first is one's own
    mine: Token  # my link to it, or "" if I have not begun
    today: DailyResults | None  # only for whoever has played it to the end
    before: DailyResults  # of the day before


class Dailies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for the deals of the day; *tokens* are host links of those I have begun. `POST /api/daily` → `DailyCard`s."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=MOST_TOKENS)]


class BySeats(msgspec.Struct, frozen=True):
    """What people scored in games with that number of *seats*."""

    seats: int
    games: int
    average: float  # points
    best: int
    when: int  # the best game ended, in seconds since 1970


class Rival(msgspec.Struct, frozen=True):
    """How people did against a *bot*; "" is the opponent of whoever plays alone."""

    bot: str
    met: int
    ahead: int
    level: int


class GameResults(msgspec.Struct, frozen=True):
    """What became of the games that were played to the end, not counting seats for which bots sat in.

    `GET /api/results` answers a list of these for the server, `GET /api/person/results` for what a person played.
    """

    game: str
    games: int
    sizes: list[BySeats]
    rivals: list[Rival]


class ShareGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Give a finished game a public link. Body of `POST /api/share`, for the host; answered by `Shared`."""

    language: Language  # of the picture and the words that go with the link


class Shared(msgspec.Struct, frozen=True):
    """The public link of a finished game. Answers `GET /api/share` and `POST /api/share/withdraw`, too."""

    id: str  # the link is `/g?id=ID`, its picture `/api/card/ID`; empty if there is none
    reach: list[str]  # addresses at which other machines find this server


class BroughtRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open the record of a finished game. Body of `POST /api/records`; answered by `Links` of a table that shows it."""

    record: str  # JSON lines


class Story(msgspec.Struct, frozen=True):
    """A finished game, to save and to chart. Answers `GET /api/story`, for any token of the table."""

    record: str  # JSON lines, as `herzog replay` reads them
    scores: list[list[int]]  # the points of each seat after each step


class Reviewed(msgspec.Struct, frozen=True):
    """How far the review of a finished game has come, and what it found. Answers `GET` and `POST /api/review`."""

    state: Literal["none", "working", "done"]
    done: int  # steps that were judged, of *total*
    total: int
    moments: list[Moment] = []
    seats: list[SeatReview] = []  # this and all that follows once it is done
    account: list[AccountLine] = []
    keys: list[KeyMoment] = []
    asks: dict[str, Phrase] = {}  # every kind of decision, in words
    calibrated: bool = False  # whether chances to win were measured for such a table
    won: list[int] = []  # the share of each seat in the win, in thousandths; nothing if nobody was ranked


class Question(msgspec.Struct, Generic[F], frozen=True):
    """What a seat was asked at a moment, and the worth of each answer. Answers `GET /api/review/{moment}`."""

    moment: int
    step: int
    seat: int
    decision: Decision[F]
    options: list[Weighed]  # the best first
