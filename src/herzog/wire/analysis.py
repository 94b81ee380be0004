"""The analysis board: branches, best lines and games that bots finish."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from herzog.kernel.phrase import Phrase
from herzog.wire.basics import LONGEST_NAME, PLAIN, Id, Token

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
    """Ask what could be played for *seat* on the board, and what it is worth; or let bots finish the game many times.

    Answered by `Pondering`, and by more of them as more is known, until the board changes or somebody says `StopIt`.
    """

    id: Id
    about: Pondered
    seat: int


class StopIt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="stop-it"):
    """Stop pondering."""

    id: Id


BoardCommand: TypeAlias = GoOn | Ponder | StopIt  # at an analysis board only


class OnBranch(msgspec.Struct, frozen=True, tag="on-branch"):
    """The branch that the board is on; None while it follows the game, and always for spectators."""

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
    won: int  # games, including shared wins
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
