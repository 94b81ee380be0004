"""What the server says over the socket of a table."""

from typing import Generic, Literal, TypeAlias

import msgspec

from herzog.kernel.decision import Decision
from herzog.kernel.match import Barrier
from herzog.kernel.notes import NoteKind
from herzog.kernel.phrase import Phrase
from herzog.kernel.record import Result
from herzog.wire.analysis import OnBranch, Pondering
from herzog.wire.basics import F, Token, V
from herzog.wire.commands import OfferAbout
from herzog.wire.lessons import Lesson
from herzog.wire.lobby import Pack
from herzog.wire.refusals import Refused
from herzog.wire.tables import Chair, ClockRules, Role, Sign, StandIn


class Said(msgspec.Struct, frozen=True):
    """One event: as data to draw, as a phrase to say, and the things it is about."""

    event: dict[str, object]  # an Event of the game; "type" names which
    phrase: Phrase
    targets: list[str]  # things on the table, as options name them: "city:3"


class LogEntry(msgspec.Struct, frozen=True):
    """What step *n* (from 1) led to, as far as this viewer may know; *seat* -1 is nature."""

    n: int
    seat: int
    ask: str
    said: list[Said]


class Waits(msgspec.Struct, frozen=True):
    """Someone the table waits for, and why; phrased for the viewer, so it may be "you"."""

    seat: int
    phrase: Phrase


AsideKind: TypeAlias = Literal["board", "plan"]


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """What stays the same while this socket is open, except names. The first message sent."""

    program: str
    table: str
    game: str
    role: Role
    mine: list[int]  # seats this link holds: those at the host's screen, one for a seat link, none for spectators
    chairs: list[Chair]
    options: dict[str, str]  # those that apply to this number of seats
    pack: Pack
    hints: bool  # whether people may ask what a bot would do in their place
    next: Token  # my link to the table that was set up after this one, or "": there is none, or it was revoked there
    lesson: Lesson | None
    clock: ClockRules | None
    daily: str  # the day whose deal this is, or ""
    opened: bool  # whether this game was uploaded as a record
    sign: Sign | None
    shows: bool  # whether this server shows open tables
    voice: bool  # whether this link takes part in the chat; spectators from the front room do not
    practice: bool
    aside: AsideKind | None = None  # set if this is an analysis board or a plan instead of the table


class SeatNow(msgspec.Struct, Generic[V, F], frozen=True):
    """The table as one seat knows it; *seat* None is a spectator."""

    seat: int | None
    view: V
    decision: Decision[F] | None  # None when this seat is asked nothing
    forced: bool  # whether there is only one answer and all can tell; to answer at once otherwise gives that away
    waits: list[Waits]
    undo: Barrier | None  # what stops an undo; None: the last answer of this seat can be taken back
    stop: Phrase | None  # the same in words
    log: list[LogEntry]  # what this seat heard after step *since*; replaces what was sent for those steps before


class Now(msgspec.Struct, Generic[V, F], frozen=True, tag="now"):
    """The whole table, now. Sent after `Sit`, after every change this viewer can see, and to a stale message."""

    version: int  # the same as long as my seats are asked the same
    step: int
    asked: list[int]  # seats the table waits for
    ready: list[int]  # seats whose secret choice is made and can still be changed
    seats: list[SeatNow[V, F]]  # one for each seat I hold; unless that is exactly one seat, also a spectator's
    since: int  # the logs begin after this step; after an undo there are fewer entries than before
    result: Result | None


class SeatPast(msgspec.Struct, Generic[V], frozen=True):
    """A past table as one seat knew it."""

    seat: int | None
    view: V


class Past(msgspec.Struct, Generic[V], frozen=True, tag="past"):
    """The table after *step* steps. Answers `Look`."""

    id: str
    step: int
    seats: list[SeatPast[V]]


class Thing(msgspec.Struct, frozen=True, tag="thing"):
    """Name and description of something on the table, and why it may not be picked now. Answers `About`."""

    id: str
    target: str
    name: Phrase
    about: list[Phrase]
    why: list[Phrase]  # empty if it may be picked, and for spectators
    rule: str  # by which it may not be picked, or ""


class Holdings(msgspec.Struct, frozen=True, tag="holdings"):
    """All that can be seen of a person, in words, line by line; the viewer's own hand as well. Answers `Person`."""

    id: str
    title: Phrase
    lines: list[Phrase]


class Meant(msgspec.Struct, frozen=True, tag="meant"):
    """What typed words mean, as asked at *version*. Answers `Typed`."""

    id: str
    version: int
    seat: int
    ways: list[list[int]]  # each the picks to give one after the other; more than one if the words are not clear
    things: list[str]  # targets that the words name, if they answer nothing


class Advice(msgspec.Struct, frozen=True, tag="advice"):
    """What a bot would do for *seat*, as asked at *version*, and why. Answers `Hint`.

    It knows no more than the seat. *target* is what the pick points at, or "". The *numbers* behind what it says are
    for whoever asks for them.
    """

    id: str
    version: int
    seat: int
    pick: int
    target: str
    says: list[Phrase]
    numbers: list[Phrase]


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The message with that *id* took effect and is saved. Sent after the `Now` that shows it."""

    id: str


class ChatLine(msgspec.Struct, frozen=True):
    """A chat message; *at* is in seconds since 1970."""

    seat: int | None
    text: str
    at: int
    gone: bool = False  # whoever said it has lost the seat since


class ChatLines(msgspec.Struct, frozen=True, tag="chat"):
    """Chat: each new line; or the *whole* of it, after `Sit` and when the host has cleared it or opened a seat."""

    lines: list[ChatLine]
    whole: bool


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Who is connected. Sent after `Sit` and whenever it changes."""

    seats: list[int]  # with an open socket; bots count as connected
    watching: int


class TableNote(msgspec.Struct, frozen=True):
    """A note of the table, phrased for the viewer; *after* is the number of steps before it."""

    after: int
    kind: NoteKind
    seat: int | None
    phrase: Phrase


class Offer(msgspec.Struct, frozen=True):
    """What somebody would like to do, and the seats that agree; with "undo", to all but the first *step* steps."""

    about: OfferAbout
    agreed: list[int]
    step: int


class Away(msgspec.Struct, frozen=True):
    """For how many seconds bots have sat in for *seat*, without an absence that has lasted *since* that time."""

    seat: int
    seconds: int
    since: int | None  # milliseconds since 1970; None if nobody sits in now, or the game is over


class SeatClock(msgspec.Struct, frozen=True):
    """The time left to a seat, in milliseconds: its *turn* runs down first, then its *bank*."""

    seat: int
    turn: int  # always 0 with a "live" clock
    bank: int
    runs: bool


class Clocks(msgspec.Struct, frozen=True, tag="clocks"):
    """The clocks of all people as they were *at* that time; a client counts on by itself.

    Sent after `Sit` and whenever one starts or stops; never at a table without a clock.
    """

    at: int  # milliseconds since 1970
    paused: bool
    seats: list[SeatClock]


class Seating(msgspec.Struct, frozen=True, tag="seating"):
    """Who plays for whom, and who agrees to what. Sent after `Sit` and whenever it changes."""

    stand_ins: list[StandIn]
    people: list[int]  # seats that people play now, whose agreement it takes
    offers: list[Offer]
    away: list[Away]
    notes: list[TableNote]  # all so far, for the log
    bots: list[str]  # that may sit in, the weakest first
    stand_in: str  # the one of them that is proposed


class Chairs(msgspec.Struct, frozen=True, tag="chairs"):
    """Someone was renamed. A `Now` with the whole log, using the new name, follows."""

    chairs: list[Chair]


class Shown(msgspec.Struct, frozen=True, tag="shown"):
    """How the front room shows the table from now on; sent whenever that changes."""

    sign: Sign | None


class Next(msgspec.Struct, frozen=True, tag="next"):
    """The host has set up another table with the same seats; *token* is my link to it."""

    token: Token


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """I am here."""


# What a client must handle; `Now` and `Past` hold the view of the game that `Welcome` named.
FromServer: TypeAlias = (
    Welcome
    | Now[V, F]
    | Past[V]
    | Thing
    | Holdings
    | Meant
    | Advice
    | OnBranch
    | Pondering
    | Done
    | Refused
    | ChatLines
    | Presence
    | Seating
    | Clocks
    | Chairs
    | Shown
    | Next
    | Pong
)
