"""Every message between browser and server, over HTTP and over the socket of a table.

`docs/wire.md` tells the protocol as a story. TypeScript types are made from this file by `tools/gen_types.py`.
"""

from typing import Annotated, Final, Generic, Literal, TypeAlias, TypeVar

import msgspec

from herzog.kernel.decision import Decision
from herzog.kernel.match import Barrier
from herzog.kernel.notes import NoteKind
from herzog.kernel.phrase import Phrase
from herzog.kernel.record import Result
from herzog.text.phrase import Described

V = TypeVar("V")
F = TypeVar("F")

Token: TypeAlias = str

LARGEST: Final = 16 * 1024  # bytes of any message to the server
LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500
LONGEST_ID: Final = 64
MOST_TOKENS: Final = 100

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]  # made up by the sender

Code: TypeAlias = Literal[
    "malformed",  # not JSON, or not one of these shapes
    "too-big",  # {"bytes", "most"}
    "too-fast",  # {"wait"}: milliseconds until the next message is heard
    "bad-link",  # the token was not made by this server
    "revoked",  # the host has replaced this link by a new one
    "no-table",  # no such table here
    "no-page",  # no such address
    "not-host",  # only the host link may do this
    "not-your-seat",  # this link does not hold the seat it speaks for
    "stale",  # the table has moved on; the present view has been sent
    "illegal-pick",  # the ask is right and the pick is not among its options
    "barrier",  # the last step cannot be taken back; the view's `undo` says why
    "no-step",  # {"step", "last"}: history has no such step
    "no-thing",  # nothing of that name is on the table
    "no-hint",  # there are no hints at this table, or this seat is asked nothing
    "not-over",  # this waits for the end of the game
    "over",  # the game has ended
    "sat-in",  # a bot plays this seat
    "not-sat-in",  # no bot sits in for this seat
    "no-bot",  # this game offers no such bot
    "wrong-setup",  # seats, options, pack or bot do not fit the game
    "broken-table",  # the saved game cannot be played on with this program or pack
    "busy",  # the store did not answer in time; nothing was changed, try again
    "full",  # the store takes no more; nothing was changed
    "failed",  # a defect on our side; nothing was changed, and the log has it
]


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Why nothing was done: a code, worded by the client, with the *numbers* that explain it.

    Answers the message with that *id* on a socket; empty when the message had none.
    As the body of an HTTP answer it comes with a status of 400 or more.
    """

    code: Code
    id: str = ""
    numbers: dict[str, int] = {}


class Said(msgspec.Struct, frozen=True):
    """One thing that the table was told: as data, to draw it, as a phrase, to say it, and what it is about."""

    event: dict[str, object]  # an Event of the game; "type" names which
    phrase: Phrase
    targets: list[str]  # things on the table, as options name them: "city:3"


class LogEntry(msgspec.Struct, frozen=True):
    """What followed from step *n* (1 is the first), as far as this viewer may hear it; *seat* -1 is nature."""

    n: int
    seat: int
    ask: str
    said: list[Said]


class Waits(msgspec.Struct, frozen=True):
    """Somebody the table waits for, and what for; told to the viewer, so it may be "you"."""

    seat: int
    phrase: Phrase


SeatKind: TypeAlias = Literal["link", "here", "bot"]
ChairName: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Role: TypeAlias = Literal["host", "seat", "watch"]


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat: a person with a link, a person at the host's screen, or a bot."""

    kind: SeatKind
    name: ChairName  # may be empty until somebody comes
    bot: str  # the name of the bot for kind "bot", else ""


class Pack(msgspec.Struct, frozen=True):
    """A set of components this server was started with; *name* "" is the one that comes with the game."""

    name: str
    hash: str
    version: str
    words: str  # the hash of its `Components`


class Components(msgspec.Struct, frozen=True):
    """Every component of a set in words, by a target that names it: "opus:17", "city:4:gilded".

    Answers `GET /api/components/GAME/WORDS`, WORDS as `Pack` has them; what is there never changes.
    """

    described: dict[str, Described]


class GameCard(msgspec.Struct, frozen=True):
    """A game that can be set up here."""

    name: str
    rule_prefix: str
    fewest: int
    most: int
    options: dict[int, dict[str, list[str]]]  # what can be chosen at a table of so many; the first value is the default
    packs: list[Pack]
    bots: list[str]


class Lobby(msgspec.Struct, frozen=True):
    """What this server offers. Answers `GET /api/lobby`."""

    program: str
    games: list[GameCard]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Set up a table. Body of `POST /api/tables`, answered by `Links`."""

    game: str
    seats: list[Chair]
    options: dict[str, str] = {}
    pack: str = ""
    hints: bool = True  # whether people may ask what a bot would do in their place


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


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play again with the same seats. Body of `POST /api/again`, for the host, answered by `Links`.

    With *same_deal* nature answers as it did; that waits for the end of the first game.
    """

    same_deal: bool = False


class MyTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens a browser holds. Body of `POST /api/mine`, answered by a list of `Summary | Refused`, in order."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=MOST_TOKENS)]


class StandIn(msgspec.Struct, frozen=True):
    """A bot that sits in for the person at *seat*."""

    seat: int
    bot: str


class Summary(msgspec.Struct, frozen=True, tag="summary"):
    """A table in the list of mine."""

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


class Story(msgspec.Struct, frozen=True):
    """A finished game to keep and to chart. Answers `GET /api/story`, for the bearer of any token of the table."""

    record: str  # JSON lines, as `herzog replay` reads them
    scores: list[list[int]]  # the points of each seat after each step


class Health(msgspec.Struct, frozen=True):
    """Answers `GET /health`; with status 503 if the store does not answer."""

    program: str
    store: bool
    tables: int  # in memory
    sockets: int
    answers: int  # the most recent ones, over which the next two are taken
    median_ms: float  # from a message to the end of its answer
    p99_ms: float


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """The first message on a socket. Answered by `Welcome`, `ChatLines`, `Presence`, `Seating` and `Now`."""

    token: Token


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="answer"):
    """Answer the ask on top for *seat*; *version* is that of the view the person was looking at."""

    id: Id
    version: int
    seat: int
    ask: str
    pick: int


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take back the last answer of *seat*, or with *whole* all of them back to the barrier: the turn anew.

    A secret choice is taken back so too, as long as not everybody is ready.
    """

    id: Id
    version: int
    seat: int
    whole: bool = False


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="look"):
    """Ask how the table looked after *step* steps. Answered by `Past`."""

    id: Id
    step: int


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="about"):
    """Point at something on the table, as *seat* sees it; None is a spectator. Answered by `Thing`."""

    id: Id
    seat: int | None
    target: str


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hint"):
    """Ask what a bot would do in the place of *seat*, which must be mine and asked something. Answered by `Advice`."""

    id: Id
    version: int
    seat: int


class Chat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="chat"):
    """Say something to everybody at the table; *seat* None is a spectator. The same *id* is said once."""

    id: Id
    seat: int | None
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="name"):
    """Call the person at *seat*, which must be mine, so from now on."""

    id: Id
    seat: int
    name: ChairName


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hand-over"):
    """Let a *bot* that this game offers play *seat* until its person takes it back; the host may hand over any seat."""

    id: Id
    seat: int
    bot: str


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="take-back"):
    """Play *seat*, which is mine, myself again."""

    id: Id
    seat: int


class Agree(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="agree"):
    """Offer to end the game as it stands, or agree to it, for all seats of mine; without *yes*, decline or withdraw.

    The game ends when all people at the table agree; bots always do.
    """

    id: Id
    yes: bool


class Abandon(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="abandon"):
    """End the game without ranks, for the host."""

    id: Id


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Are you there? Answered by `Pong`."""


ToServer: TypeAlias = (
    Sit | Answer | Undo | Look | About | Hint | Chat | Name | HandOver | TakeBack | Agree | Abandon | Ping
)


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """What does not change while this socket is open, but for names. Sent once, first."""

    program: str
    table: str
    game: str
    role: Role
    mine: list[int]  # seats this link holds: those at the host's screen, one for a seat link, none for spectators
    chairs: list[Chair]
    options: dict[str, str]  # those that mean something at a table of so many
    pack: Pack
    hints: bool  # whether people may ask what a bot would do in their place
    next: Token  # my link to the table that was set up after this one, or "": there is none, or it was revoked there


class SeatNow(msgspec.Struct, Generic[V, F], frozen=True):
    """The table as one seat knows it; *seat* None is a spectator."""

    seat: int | None
    view: V
    decision: Decision[F] | None  # None when this seat is asked nothing
    waits: list[Waits]
    undo: Barrier | None  # what stops an undo; None: the last answer of this seat can be taken back
    stop: Phrase | None  # the same in words
    log: list[LogEntry]  # what this seat heard after step *since*, in place of all it heard after that step before


class Now(msgspec.Struct, Generic[V, F], frozen=True, tag="now"):
    """The whole table, now. Sent after `Sit`, after every change this viewer can see, and to a stale message."""

    version: int  # the same as long as my seats are asked the same
    step: int
    asked: list[int]  # seats the table waits for
    ready: list[int]  # seats whose secret choice is made and can still be changed
    seats: list[SeatNow[V, F]]  # one for each seat I hold, else one for a spectator
    since: int  # the logs begin after this step; after an undo there are fewer entries than before
    result: Result | None


class SeatPast(msgspec.Struct, Generic[V], frozen=True):
    """The table as one seat knew it."""

    seat: int | None
    view: V


class Past(msgspec.Struct, Generic[V], frozen=True, tag="past"):
    """The table after *step* steps. Answers `Look`."""

    id: str
    step: int
    seats: list[SeatPast[V]]


class Thing(msgspec.Struct, frozen=True, tag="thing"):
    """What something on the table is called, what it is and does, and why it may not be picked now. Answers `About`."""

    id: str
    target: str
    name: Phrase
    about: list[Phrase]
    why: list[Phrase]  # empty if it may be picked, and for spectators
    rule: str  # by which it may not be picked, or ""


class Advice(msgspec.Struct, frozen=True, tag="advice"):
    """What a bot would do in the place of *seat*, which was asked this at *version*, and why. Answers `Hint`.

    It knows no more than the seat. *target* is what the pick points at, or "".
    """

    id: str
    version: int
    seat: int
    pick: int
    target: str
    says: list[Phrase]


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The message with that *id* took effect and is saved. Sent after the `Now` that shows it."""

    id: str


class ChatLine(msgspec.Struct, frozen=True):
    """Something a person said; *at* is in seconds since 1970."""

    seat: int | None
    text: str
    at: int


class ChatLines(msgspec.Struct, frozen=True, tag="chat"):
    """What was said: everything so far after `Sit`, then line by line."""

    lines: list[ChatLine]


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """Who is there. Sent after `Sit` and whenever it changes."""

    seats: list[int]  # with a socket open; bots are always there
    watching: int


class TableNote(msgspec.Struct, frozen=True):
    """A note of the table, told to the viewer; it stands after so many steps."""

    after: int
    kind: NoteKind
    seat: int | None
    phrase: Phrase


class Seating(msgspec.Struct, frozen=True, tag="seating"):
    """Who plays for whom, and who agrees to end the game. Sent after `Sit` and whenever it changes."""

    stand_ins: list[StandIn]
    people: list[int]  # seats that people play now: the game ends when they all agree
    agreed: list[int]  # those of them that do; empty when nobody has offered to end
    notes: list[TableNote]  # all so far, for the log
    bots: list[str]  # that may sit in, the weakest first


class Chairs(msgspec.Struct, frozen=True, tag="chairs"):
    """Somebody has taken another name. A `Now` with the whole log, told with the new name, follows."""

    chairs: list[Chair]


class Next(msgspec.Struct, frozen=True, tag="next"):
    """The host has set up another table with the same seats; *token* is my link to it."""

    token: Token


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """I am here."""


# What a client must be ready to receive; `Now` and `Past` hold the view of the game that `Welcome` named.
FromServer: TypeAlias = (
    Welcome
    | Now[V, F]
    | Past[V]
    | Thing
    | Advice
    | Done
    | Refused
    | ChatLines
    | Presence
    | Seating
    | Chairs
    | Next
    | Pong
)
