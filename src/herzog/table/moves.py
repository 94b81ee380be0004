"""Answers and undos at a table as lines of its journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from herzog.table.entry import Entry
from herzog.table.refusal import Refusal
from herzog.wire import Agree, HandOver, Name, OpenSeat, Show, Undo

if TYPE_CHECKING:
    from herzog.kernel import Match, Pick, Seat

ENDLESS: Final = (Undo, HandOver, Agree, OpenSeat, Name, Show)  # commands that can be given again and again


def check_room(lines: int, most: int, command: object) -> None:
    """Refuse commands that can be repeated for ever once a journal has *most* lines; play itself always ends."""
    if lines >= most and isinstance(command, ENDLESS):
        raise Refusal("long-journal", most=most)


def submit(match: Match[Any], kept: int, seat: Seat, ask: str, pick: Pick) -> list[Entry]:
    """Answer for *seat*; return the steps after the first *kept*, or a draft, as lines of the journal."""
    if match.submit(seat, ask, pick):
        return [Entry("step", *step) for step in match.record.steps[kept:]]
    return [Entry("draft", seat, ask, pick)]


def undo(match: Match[Any], seat: Seat, *, whole: bool) -> list[Entry]:
    """Take back the last answer of *seat*, or with *whole* all of them back to the barrier."""
    drafts = len(match.drafts.get(seat, ()))
    if match.barrier(seat):
        raise Refusal("barrier")
    match.undo(seat)
    if drafts:
        for _ in range(drafts - 1 if whole else 0):
            match.undo(seat)
        return [Entry("undraft", seat, "", 0)] * (drafts - len(match.drafts.get(seat, ())))
    while whole and not match.barrier(seat):
        match.undo(seat)
    return [Entry("undo", seat, "", len(match.record.steps))]
