"""Answers and undos at a table as lines of its journal, and a match that follows such lines."""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from herzog.table.entry import NOTES, Entry
from herzog.table.refusal import Refusal
from herzog.wire import Agree, HandOver, Name, OpenSeat, Show, Undo

if TYPE_CHECKING:
    from collections.abc import Iterable

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


def followed(match: Match[Any], entries: Iterable[Entry]) -> Match[Any]:
    """Return *match* after *entries* that were written elsewhere; another one if all have gone back together."""
    for kind, lines in groupby(entries, key=attrgetter("kind")):
        if kind == "step":
            match.follow([line.step for line in lines])
            continue
        for line in lines:
            if kind == "draft":
                match.submit(*line.step)
            elif kind == "undraft":
                match.undo(line.seat)
            elif kind == "undo":
                _cut(match, line)
            elif kind == "rewound":
                match = match.rewound(line.seat, len(match.record.steps) - line.pick)
            elif kind in NOTES:
                match.note(line.note)
    return match


def _cut(match: Match[Any], line: Entry) -> None:
    """Take back the answers of a seat, as many as it took back."""
    while len(match.record.steps) > line.pick:
        match.undo(line.seat)
