"""Every message between browser and server, over HTTP and over the socket of a table.

`docs/wire.md` describes the protocol. `tools/gen_types.py` generates TypeScript types from this file.
"""

from typing import Annotated, Final, Generic, Literal, TypeAlias, TypeVar

import msgspec

from herzog.kernel.decision import Decision
from herzog.kernel.match import Barrier
from herzog.kernel.notes import NoteKind
from herzog.kernel.phrase import Phrase
from herzog.kernel.record import Result
from herzog.review.shapes import Moment, SeatReview, Weighed
from herzog.review.told import KeyMoment
from herzog.text.languages import Language
from herzog.text.phrase import Described, Kind

V = TypeVar("V")
F = TypeVar("F")

Token: TypeAlias = str

LARGEST: Final = 16 * 1024  # bytes of any other message to the server
LARGEST_RECORD: Final = 400_000  # bytes of a message with a record; a long game takes a twentieth
LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500
# Text without control characters and without those that turn its direction: they could forge other people's lines.
_HIDDEN: Final = r"\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
PLAIN: Final = rf"\A[^{_HIDDEN}]*\Z"
UNPLAIN: Final = rf"[{_HIDDEN}]"
LONGEST_TYPED: Final = 100
LONGEST_ID: Final = 64
LONGEST_ADDRESS: Final = 1000
MOST_TOKENS: Final = 100
LONGEST_PREFS: Final = 4000

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]  # chosen by the sender

Code: TypeAlias = Literal[
    "malformed",  # not JSON, or not one of these shapes
    "too-big",  # {"bytes", "most"}
    "too-fast",  # {"wait"}: milliseconds until the next message is accepted
    "bad-link",  # the token was not made by this server
    "revoked",  # the host has replaced this link
    "withdrawn",  # the host has withdrawn this public link, or it was never given
    "no-table",  # no such table here
    "no-page",  # no such address
    "not-host",  # only the host link may do this
    "not-your-seat",  # this link does not hold that seat
    "stale",  # the table has moved on; the present view has been sent
    "illegal-pick",  # the pick is not among the options of the ask
    "barrier",  # the last step cannot be taken back; the view's `undo` says why; or all may not go back that far
    "no-step",  # {"step", "last"}: history has no such step
    "no-thing",  # nothing of that name is on the table
    "lesson",  # this step of the lesson wants another answer
    "daily",  # the deal of the day is the same for all: nothing is drawn anew
    "no-hint",  # there are no hints at this table, or this seat is asked nothing
    "not-over",  # possible only after the end of the game
    "no-board",  # only what is over, or one's own practice table, is analysed
    "no-branch",  # no such branch is kept with this game
    "many-branches",  # {"most"}: no more are kept with one game
    "other-record",  # a record of another game, another set or another deal
    "not-asked",  # this seat is asked nothing now
    "aside",  # not done at an analysis board or in a plan
    "over",  # the game has ended
    "sat-in",  # a bot plays this seat
    "not-sat-in",  # no bot sits in for this seat
    "no-bot",  # this game offers no such bot
    "no-clock",  # nobody keeps time at this table
    "paused",  # play has been paused
    "not-out",  # this seat has time left, or may not be claimed here
    "not-open",  # this table is not shown in the front room, or this server shows none
    "taken",  # somebody has this seat
    "no-person",  # this personal link was never given, or has been replaced
    "bad-address",  # not https, or not of a public host
    "bad-mail",  # not a mail address
    "no-mail",  # this server sends no mail
    "mail-refused",  # the owner of this address wants no mail from here
    "no-answer",  # nobody there takes what was sent
    "wrong-setup",  # seats, options, pack or bot do not fit the game
    "record-broken",  # {"line"}: this is no record, or it was changed; 0 if no line can be named
    "record-format",  # {"format"}: records of another version of the program
    "record-game",  # a game that is not played here
    "record-set",  # the component set of this record is not known here
    "record-rules",  # {"step"}: this step of a record breaks the rules
    "record-unended",  # {"steps"}: the game of this record was not played to its end
    "broken-table",  # the saved game cannot be resumed with this program or pack
    "chat-full",  # {"most"}: the chat of this table has so many lines
    "long-journal",  # {"most"}: so much has happened at this table that it can only be played to its end
    "crowded",  # {"wait"}: too many sockets are open, in all or from this address; milliseconds until another try
    "busy",  # the store did not answer in time; nothing has changed, try again
    "full",  # the store is full; nothing has changed
    "failed",  # a server error; nothing has changed, and the log has the details
]


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """A refusal: a code, put into words by the client, with the *numbers* that explain it.

    On a socket it answers the message with that *id*; empty if the message had none.
    As an HTTP response it has a status of 400 or more.
    """

    code: Code
    id: str = ""
    numbers: dict[str, int] = {}


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


SeatKind: TypeAlias = Literal["link", "here", "bot"]
ChairName: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, pattern=PLAIN)]
Role: TypeAlias = Literal["host", "seat", "watch", "read"]  # "read" is the public link of a finished game


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits on a seat: a person with a link, a person at the host's screen, or a bot."""

    kind: SeatKind
    name: ChairName  # may be empty until someone takes the seat
    bot: str  # the name of the bot for kind "bot", else ""


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


class Lobby(msgspec.Struct, frozen=True):
    """What this server offers. Answers `GET /api/lobby`."""

    program: str
    games: list[GameCard]
    open_tables: bool  # whether tables may be shown to everybody in the front room


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


class NewPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a personal link. Body of `POST /api/person`."""


class PersonKey(msgspec.Struct, frozen=True):
    """A new personal link: 16 bytes in base64. Answers `POST /api/person` and `POST /api/person/replace`.

    All other requests under /api/person have it as their bearer token.
    """

    key: Token


class HeldTable(msgspec.Struct, frozen=True):
    """A table that a person holds a link to."""

    token: Token
    summary: Summary


class Gathered(msgspec.Struct, frozen=True):
    """All that a personal link gathers. Answers `GET /api/person`, and the next two."""

    prefs: str  # as the page wrote them
    tables: list[HeldTable]  # the latest change first
    reach: list[str]  # addresses at which other machines find this server, if it listens for them


class HoldTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Add links of tables to my list. Body of `POST /api/person/hold`; those that open nothing are left out."""

    tokens: Annotated[list[Token], msgspec.Meta(max_length=MOST_TOKENS)]


class LetGo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a table out of my list. Body of `POST /api/person/let-go`."""

    token: Token


class Prefer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keep what I like: name, language and the rest, as the page writes them. `POST /api/person/prefer` → `Heard`."""

    prefs: Annotated[str, msgspec.Meta(max_length=LONGEST_PREFS)]


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
    """What people reached in games for so many *seats*."""

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
    figures: list[list[dict[str, str]]] = []  # of each seat: its account, line by line, as each language writes it
    keys: list[KeyMoment] = []
    asks: dict[str, Phrase] = {}  # every kind of decision, in words
    calibrated: bool = False  # whether chances to win were measured for such a table


class Question(msgspec.Struct, Generic[F], frozen=True):
    """What a seat was asked at a moment, and the worth of each answer. Answers `GET /api/review/{moment}`."""

    moment: int
    step: int
    seat: int
    decision: Decision[F]
    options: list[Weighed]  # the best first


BranchName: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, pattern=PLAIN)]


class BranchCard(msgspec.Struct, frozen=True):
    """A branch that is kept with a game: it leaves the game after *at* steps and has *steps* in all.

    `GET /api/branches` answers a list of these, the latest first, for any link once the game is over, and for the host
    of a practice table. So do the next two, and `POST /api/branches/ID/delete`; they are not for those who watch.
    """

    id: str
    name: str  # "" until somebody names it
    at: int
    steps: int
    changed: int  # seconds since 1970


class NameBranch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Name a branch. Body of `POST /api/branches/ID`."""

    name: BranchName


class AddBranch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keep the line of a *record*, which must begin with the same deal. Body of `POST /api/branches`."""

    name: BranchName
    record: str


class BranchFile(msgspec.Struct, frozen=True):
    """A branch as a record of its own. Answers `GET /api/branches/ID/record`."""

    record: str  # JSON lines, as `herzog replay` reads them


Address: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_ADDRESS)]
RoomForm: TypeAlias = Literal["discord", "ntfy", "json"]


class PushTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell this browser when it is my turn, even when the page is closed. Body of `POST /api/notices/push`.

    For a link with seats, answered by `Notices`, as are the next three.
    """

    endpoint: Address  # of the push service
    p256dh: str  # the browser's keys, as it gives them
    auth: str
    language: str


class PushNoMore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Do not tell this browser any more. Body of `POST /api/notices/push/stop`."""

    endpoint: Address


class MailTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask an address whether it wants to be told when it is my turn; "" sends no more. `POST /api/notices/mail`."""

    address: Address
    language: str


class RoomTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell a chat room whose turn it is; "" tells it no more. Body of `POST /api/notices/room`, host only."""

    form: RoomForm
    address: Address
    language: str


class MailState(msgspec.Struct, frozen=True):
    """An address that was asked, of which others learn nothing, and whether it has agreed."""

    address: str  # "a…@example.org"
    agreed: bool


class RoomState(msgspec.Struct, frozen=True):
    """A chat room that is told."""

    form: RoomForm
    host: str


class Notices(msgspec.Struct, frozen=True):
    """How a link is told that it is its turn. Answers `GET /api/notices`."""

    push_key: str  # by which push services know this server
    browsers: int  # that are told, also when the page is closed
    mails: bool  # whether this server sends mail
    mail: MailState | None
    room: RoomState | None  # for the host


class Heard(msgspec.Struct, frozen=True):
    """Done. Answers `POST /api/notices/confirm/TOKEN` and `POST /api/notices/stop/TOKEN`, from links in notices.

    Answers also `POST /api/person/prefer`, and `POST /api/person/forget`, which deletes a personal link and its list.
    """


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
    """Answers `GET /ready`: whether the database can be written; with status 503 if it cannot, and a word why.

    "full" is its disk; "busy" is somebody else's lock, "slow" no answer in two seconds; "failed" is anything else.
    """

    ready: bool
    why: Code | Literal["", "slow"] = ""


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """The first message on a socket. Answered by `Welcome`, `ChatLines`, `Presence`, `Seating`, `Clocks` and `Now`."""

    token: Token


class Analyse(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="analyse"):
    """The first message on a socket in place of `Sit`: sit at an analysis board, and play all sides.

    It begins after *step* steps of the game, or of a *branch* that is kept with it; None is its end.
    Answered by `Welcome`, `Presence`, `OnBranch` and `Now`. Everything but chat and what concerns clocks and seats
    works as at the table; every answer is kept, unless this link only watches.
    """

    token: Token
    branch: str = ""
    step: int | None = None


class WhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="what-if"):
    """The first message on a socket in place of `Sit`: plan the turn of *seat*, which must be mine and be asked.

    Answered by `Welcome` and `Now`. `Answer` and `Undo` work as at the table, and nobody else learns of them. Nothing
    in a plan comes from more than the seat knows: it ends where nature draws, somebody else answers, or what follows
    depends on what is hidden. Its steps count from 0.
    """

    token: Token
    seat: int


class GoOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="go-on"):
    """Play on from after *step* steps of what is on the board. What came after stays in its branch."""

    id: Id
    step: int


Pondered: TypeAlias = Literal["lines", "finish"]


class Ponder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ponder"):
    """Ask what could be played for *seat* on the board, and what it is worth; or let bots finish the game often.

    Answered by `Pondering`, and by more of them as more is known, until the board changes or somebody says `StopIt`.
    """

    id: Id
    about: Pondered
    seat: int


class StopIt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="stop-it"):
    """Stop pondering."""

    id: Id


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="answer"):
    """Answer what *seat* is asked; *version* is that of the view the person saw."""

    id: Id
    version: int
    seat: int
    ask: str
    pick: int


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take back the last answer of *seat*; with *whole*, all of them back to the barrier.

    This includes a secret choice, until everyone is ready.
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
    """Ask about something on the table, as *seat* sees it; None is a spectator. Answered by `Thing`."""

    id: Id
    seat: int | None
    target: str


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="person"):
    """Ask what the person at seat *of* has, as *seat* sees it; None is a spectator. Answered by `Holdings`."""

    id: Id
    seat: int | None
    of: int


class Hint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hint"):
    """Ask what a bot would do for *seat*, which must be mine and be asked something. Answered by `Advice`."""

    id: Id
    version: int
    seat: int


class Typed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="typed"):
    """Ask what *text* means to *seat*, which must be mine: words as the terminal takes them. Answered by `Meant`."""

    id: Id
    version: int
    seat: int
    language: str
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TYPED)]


class Chat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="chat"):
    """Say something to everyone at the table; *seat* None is a spectator. A repeated *id* is ignored."""

    id: Id
    seat: int | None
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT, pattern=PLAIN)]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="name"):
    """Rename the person at *seat*, which must be mine."""

    id: Id
    seat: int
    name: ChairName


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hand-over"):
    """Let a *bot* that this game offers play *seat* until its person takes it back. The host may hand over any seat."""

    id: Id
    seat: int
    bot: str


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="take-back"):
    """Take back *seat*, which must be mine, from a bot."""

    id: Id
    seat: int


OfferAbout: TypeAlias = Literal["end", "pause", "undo"]


class Agree(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="agree"):
    """Offer something or agree to it, for all my seats; without *yes*, decline, withdraw, or go on after a pause.

    It happens once all people at the table agree; bots always do. The game may "end" as it stands; all clocks may
    "pause"; and everyone may "undo" all but the first *step* steps, after which nature rolls new dice.
    """

    id: Id
    yes: bool
    about: OfferAbout = "end"
    step: int = 0


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="claim"):
    """Let a bot play *seat*, whose time has run out, at a table where others may claim it."""

    id: Id
    seat: int


class OpenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="open-seat"):
    """Open *seat* to a new person; host only. Its link is revoked, a new one is made, and its name is forgotten."""

    id: Id
    seat: int


class Show(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="show"):
    """Show the table in the front room as the *sign* says, or no more; host only.

    Links of seats that become free are revoked. A seat that somebody has, by name, must be opened first.
    """

    id: Id
    sign: Sign | None


class ClearChat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="clear-chat"):
    """Delete all that was said at the table; host only."""

    id: Id


class Abandon(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="abandon"):
    """End the game without ranks; host only."""

    id: Id


class Looking(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="looking"):
    """Say whether somebody is looking at the table; while nobody is, they are notified of their turn."""

    yes: bool


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Are you there? Answered by `Pong`."""


BoardCommand: TypeAlias = GoOn | Ponder | StopIt  # at an analysis board only
ToTable: TypeAlias = (
    Answer
    | Undo
    | Look
    | About
    | Person
    | Hint
    | Typed
    | Chat
    | Name
    | HandOver
    | TakeBack
    | Agree
    | Claim
    | OpenSeat
    | Show
    | ClearChat
    | Abandon
    | BoardCommand
)
FirstWord: TypeAlias = Sit | Analyse | WhatIf
ToServer: TypeAlias = FirstWord | ToTable | Looking | Ping


class LessonAnswer(msgspec.Struct, frozen=True):
    """What the learner answers after *n* steps of the game, and the *target* that the lesson names for it, if any."""

    n: int
    ask: str
    pick: int
    target: str


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson: shown after *at* steps of the game; with a *task* it is done after *until* of them."""

    says: Phrase
    task: Phrase | None
    points: list[str]  # what to look at: targets, or a part of the table as "part:hand"
    rules: list[str]
    at: int
    until: int
    answers: list[LessonAnswer]


class Lesson(msgspec.Struct, frozen=True):
    """The lesson that is taught at a table."""

    name: str
    steps: list[LessonStep]


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
    opened: bool  # whether somebody brought the record of this game along
    sign: Sign | None
    shows: bool  # whether this server shows open tables
    voice: bool  # whether this link takes part in the chat; who watches from the front room does not
    practice: bool
    aside: AsideKind | None = None  # what this is in place of the table


class SeatNow(msgspec.Struct, Generic[V, F], frozen=True):
    """The table as one seat knows it; *seat* None is a spectator."""

    seat: int | None
    view: V
    decision: Decision[F] | None  # None when this seat is asked nothing
    forced: bool  # whether it has one thing to do, and all can tell; whoever answers anything else at once tells more
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
    seats: list[SeatNow[V, F]]  # one for each seat I hold; one for a spectator unless it is exactly one
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


class OnBranch(msgspec.Struct, frozen=True, tag="on-branch"):
    """The branch that the board is on; None as long as it follows the game, or for who watches."""

    branch: BranchCard | None


class BestLine(msgspec.Struct, frozen=True):
    """A pick, how its seat would go on, and what that promises to it: a lead, in parts, and a chance to win."""

    pick: int
    target: str
    label: Phrase
    then: list[Phrase]
    lead: int
    chance: int  # in thousandths


class SeatSpread(msgspec.Struct, frozen=True):
    """What a seat reached in the games that bots finished."""

    seat: int
    won: int  # games, those that it shared among them
    mean: float
    scores: list[int]  # the lowest first


class Pondering(msgspec.Struct, frozen=True, tag="pondering"):
    """What was found so far: *done* of *total* rounds of thinking, or games. Answers `Ponder`."""

    id: str
    about: Pondered
    seat: int
    step: int
    done: int
    total: int
    lines: list[BestLine]  # the best first
    spread: list[SeatSpread]
    bot: str  # that plays on, or ""
    parts: int  # of a point, in which leads are given


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
    """How long bots have sat in for *seat*, in seconds, apart from the one that still does *since* that time."""

    seat: int
    seconds: int
    since: int | None  # milliseconds since 1970; None if nobody sits in now, or the game is over


class SeatClock(msgspec.Struct, frozen=True):
    """The time of a seat in milliseconds: first that for its *turn* runs, then that in its *bank*."""

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
