"""What a browser says over the socket of a table."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from herzog.text.languages import Language
from herzog.wire.analysis import Analyse, BoardCommand, WhatIf
from herzog.wire.basics import LONGEST_CHAT, LONGEST_TYPED, PLAIN, Id, Token
from herzog.wire.tables import ChairName, Sign


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """The first message on a socket. Answered by `Welcome`, `ChatLines`, `Presence`, `Seating`, `Clocks` and `Now`."""

    token: Token


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
    language: Language
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
