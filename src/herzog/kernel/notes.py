"""Notes of the table: a bot sits in for somebody, or the game ends otherwise than by its last rule.

Notes stand between the steps of a record and change no state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

    from herzog.kernel.agenda import Seat

NoteKind: TypeAlias = Literal["handed", "freed", "timed-out", "returned", "agreed", "abandoned"]
Ending: TypeAlias = Literal["agreed", "abandoned"]

SIT_IN: Final[tuple[NoteKind, ...]] = ("handed", "freed", "timed-out")
ENDINGS: Final[dict[NoteKind, Ending]] = {"agreed": "agreed", "abandoned": "abandoned"}


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"kind": "note"}):
    """What happened to the table.

    The *bot* of that name sits in for *seat*, which was "handed" over by its person, "freed" by the host or
    "timed-out" by a clock, until it is "returned" to its person. The game was "agreed" to be over, or "abandoned".
    """

    kind: NoteKind
    seat: int | None = None  # None if the note is about the whole table
    bot: str = ""


def stand_ins(notes: Iterable[Note]) -> dict[Seat, str]:
    """Return the names of the bots that sit in after *notes*, by seat."""
    bots: dict[Seat, str] = {}
    for note in notes:
        if note.seat is not None:
            bots[note.seat] = note.bot
    return {seat: bot for seat, bot in sorted(bots.items()) if bot}


def why_no_note(notes: list[Note], seats: int, note: Note) -> str:
    """Return why *note* cannot follow *notes* at a table of so many *seats*; empty if it can."""
    if notes and notes[-1].kind in ENDINGS:
        return "the game has been ended"
    if note.kind in ENDINGS:
        return "" if note == Note(note.kind) else "an end is about the whole table"
    if note.seat is None or note.seat not in range(seats):
        return f"there is no seat {note.seat}"
    return _why_no_change(stand_ins(notes).get(note.seat, ""), note)


def _why_no_change(sitting_in: str, note: Note) -> str:
    """Return why a seat at which this bot is *sitting_in*, or none, cannot change hands so."""
    if bool(note.bot) is not (note.kind in SIT_IN):
        return "a bot sits in unless the seat is returned"
    if note.bot and sitting_in:
        return f"{sitting_in} already sits in for seat {note.seat}"
    return "" if note.bot or sitting_in else f"nobody sits in for seat {note.seat}"
