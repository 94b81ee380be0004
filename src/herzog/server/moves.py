"""Answers and undos at a table as lines of its journal, and the match resumed from those lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import structlog

from herzog.games import GAMES
from herzog.kernel import BrokenRecord, IllegalPick, Match
from herzog.server.journal import Entry
from herzog.server.lessons import check_kept
from herzog.server.refusal import Refusal
from herzog.server.wire import Agree, HandOver, Name, OpenSeat, Show, Undo

if TYPE_CHECKING:
    from herzog.kernel import Pick, Seat
    from herzog.lessons import Course
    from herzog.server.journal import Folded
    from herzog.server.packs import LoadedPack
    from herzog.server.store import Saved

ENDLESS: Final = (Undo, HandOver, Agree, OpenSeat, Name, Show)  # commands that can be given again and again

log = structlog.get_logger()


def resume(saved: Saved, folded: Folded, pack: LoadedPack, course: Course | None) -> Match[Any]:
    """Return the match resumed from a journal; in a lesson it must have followed the *course*."""
    try:
        script = course.script if course else ()
        match = Match.resume(GAMES[saved.header.game], folded.record, pack.box, saved.seed, script)
        for draft in folded.drafts:
            match.submit(*draft)
    except (BrokenRecord, IllegalPick) as problem:
        where = str(problem).partition(":")[0]  # the rest contains picks, which may be secret
        log.error("a saved game does not resume", table=saved.id, where=where)  # noqa: TRY400  (a traceback would name them too)
        raise Refusal("broken-table") from None
    check_kept(course, match)
    return match


def check_room(lines: int, most: int, command: object) -> None:
    """Refuse commands that could be repeated for ever once a journal has so many *lines*; play itself always ends."""
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
