"""Notes of the table: a bot sits in for somebody, all go back a few steps, or the game ends early.

Notes stand between the steps of a record and do not change the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

    from herzog.kernel.agenda import Seat

NoteKind: TypeAlias = Literal["handed", "freed", "timed-out", "returned", "opened", "rewound", "agreed", "abandoned"]
Ending: TypeAlias = Literal["agreed", "abandoned"]

SIT_IN: Final[tuple[NoteKind, ...]] = ("handed", "freed", "timed-out")
CHANGES_HANDS: Final[tuple[NoteKind, ...]] = (*SIT_IN, "returned")
ENDINGS: Final[dict[NoteKind, Ending]] = {"agreed": "agreed", "abandoned": "abandoned"}


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"kind": "note"}):
    """A change to the table that is not a step.

    *bot* sits in for *seat*, which its person "handed" over, the host "freed", or a clock "timed-out", until the seat
    is "returned" to its person. The host "opened" *seat* to a new person. At the request of *seat*, the game was
    "rewound" by *steps* steps. All "agreed" to end the game, or the host "abandoned" it.
    """

    kind: NoteKind
    seat: int | None = None  # None if the note is about the whole table
    bot: str = ""
    steps: int = 0  # how many were taken back


def stand_ins(notes: Iterable[Note]) -> dict[Seat, str]:
    """Return the bots that sit in after *notes*, by seat."""
    bots: dict[Seat, str] = {}
    for note in notes:
        if note.seat is not None and note.kind in CHANGES_HANDS:
            bots[note.seat] = note.bot
    return {seat: bot for seat, bot in sorted(bots.items()) if bot}


def why_no_note(notes: list[Note], seats: int, note: Note) -> str:
    """Return why *note* cannot follow *notes* at a table with *seats* seats; empty if it can."""
    if notes and notes[-1].kind in ENDINGS:
        return "the game has been ended"
    if note.kind in ENDINGS:
        return "" if note == Note(note.kind) else "an end is about the whole table"
    if note.seat is None or note.seat not in range(seats):
        return f"there is no seat {note.seat}"
    if note.steps < 0 or bool(note.steps) is not (note.kind == "rewound"):
        return "steps are taken back when the game is rewound"
    if note.kind not in CHANGES_HANDS:
        return f"{note.kind} names no bot" if note.bot else ""
    return _why_no_change(stand_ins(notes).get(note.seat, ""), note)


def _why_no_change(sitting_in: str, note: Note) -> str:
    """Return why *note* does not fit a seat where *sitting_in* plays, if it is a bot."""
    if bool(note.bot) is not (note.kind in SIT_IN):
        return "a bot sits in unless the seat is returned"
    if note.bot and sitting_in:
        return f"{sitting_in} already sits in for seat {note.seat}"
    return "" if note.bot or sitting_in else f"nobody sits in for seat {note.seat}"
