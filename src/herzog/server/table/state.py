"""How a table stands according to its journal: the match, the seats, clocks and offers, and the screens of viewers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import structlog

from herzog.games import GAMES
from herzog.kernel import BrokenRecord, IllegalPick, Match
from herzog.server.table.journal import Journal
from herzog.table.entry import DRAFTS
from herzog.table.fold import kept
from herzog.table.lessons import check_kept
from herzog.table.refusal import Refusal
from herzog.table.screen import Screen
from herzog.table.seats import Seats
from herzog.wire import Seating

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Seat
    from herzog.lessons import Course
    from herzog.server.database.saved import Saved
    from herzog.server.packs import LoadedPack
    from herzog.server.table.connection import Connection
    from herzog.server.table.services import Services
    from herzog.table.entry import Entry, Kind
    from herzog.table.fold import Folded
    from herzog.table.seats import SeatCommand
    from herzog.table.viewer import Viewer
    from herzog.wire import Clocks, Now, Offer

QUIET: Final[tuple[Kind, ...]] = ("step", "draft", "undraft", "runs", "rests", "named")  # change no seat or offer
TIMES: Final[tuple[Kind, ...]] = ("runs", "rests", "pauses", "resumes")
SECRET: Final[tuple[Kind, ...]] = ("draft", "undraft", "runs", "rests")  # may be part of a secret choice
ONWARD: Final[tuple[Kind, ...]] = ("step", "draft", "runs", "rests", "named")  # can be added without starting over

log = structlog.get_logger()


class Mark(NamedTuple):
    """How a table was when it was last shown: how many lines and steps, who was ready, and what was offered."""

    lines: int
    steps: int
    ready: tuple[Seat, ...]
    offers: list[Offer]


class Change(NamedTuple):
    """What has to be shown after new lines of the journal.

    The log is different after the first *since* steps. *only* these seats may notice anything, or None for everyone.
    *seating*, *time* and *named* say whether seats or offers, clocks, and names or the sign have changed.
    """

    since: int
    only: frozenset[Seat] | None
    seating: bool
    time: bool
    named: bool


class TableState:
    """How a table stands, as one process has worked it out from the journal."""

    def __init__(
        self, saved: Saved, entries: Sequence[Entry], pack: LoadedPack, services: Services, course: Course | None
    ) -> None:
        self.journal: Final = Journal(saved, entries, services.store, services.clock, services.due)
        folded, clocks = self.journal.folded, self.journal.clocks
        match = resume(saved, folded, pack, course)
        folded.record.steps.clear()  # the match has them
        self.seats: Final = Seats(saved.chairs, match, folded.offers, clocks, saved.free)
        self.screen = Screen(self.match, saved.header.seats)
        if clocks:
            clocks.resume(self.match)

    @property
    def match(self) -> Match[Any]:
        """Return the match, which is another one after all have gone back together."""
        return self.seats.match

    def mark(self) -> Mark:
        """Return how the table stands now, to compare with later."""
        steps = len(self.match.record.steps)
        return Mark(self.journal.tally.length, steps, self.match.ready(), self.seats.offers)

    def changed_since(self, mark: Mark, entries: Sequence[Entry]) -> Change:
        """Return what *entries* have changed since the *mark*."""
        kinds = {entry.kind for entry in entries}
        return Change(
            0 if "named" in kinds else kept(mark.steps, entries),
            self.concerned(mark, entries),
            not kinds.issubset(QUIET) or "named" in kinds or mark.offers != self.seats.offers,
            self.journal.clocks is not None and not kinds.isdisjoint(TIMES),
            "named" in kinds,
        )

    def concerned(self, mark: Mark, entries: Sequence[Entry]) -> frozenset[Seat] | None:
        """Return the seats that alone may notice *entries* as part of a secret choice; None is everyone."""
        drafted = frozenset(entry.seat for entry in entries if entry.kind in DRAFTS)
        secret = all(entry.kind in SECRET for entry in entries) and mark.ready == self.match.ready()
        return drafted if drafted and secret else None

    def follow(self, saved: Saved, entries: Sequence[Entry]) -> bool:
        """Add *entries* that another process has written; return whether that was possible without starting over."""
        if not all(entry.kind in ONWARD for entry in entries):
            return False
        try:
            self._play(entries)
            self.journal.follow(entries, self.match)
        except Exception:
            log.exception("a table could not follow", table=saved.id)
            return False
        if any(entry.kind == "named" for entry in entries):
            self.rename(saved)
        return True

    def _play(self, entries: Sequence[Entry]) -> None:
        """Play steps, which end all drafts, and then what was drafted after them."""
        steps = [entry.step for entry in entries if entry.kind == "step"]
        if steps:
            self.match.follow(steps)
        last = max((n for n, entry in enumerate(entries) if entry.kind == "step"), default=-1)
        for entry in entries[last + 1 :]:
            if entry.kind == "draft":
                self.match.submit(*entry.step)

    def rename(self, saved: Saved) -> None:
        """Use the names in *saved*, in the log so far as well."""
        self.match.record.header = saved.header
        self.seats.free = saved.free
        self.screen = Screen(self.match, saved.header.seats)

    def obey(self, by: Viewer, command: SeatCommand, now: int) -> list[Entry]:
        """Carry out a command about seats and return its lines; if all go back together, show the earlier match."""
        before = self.match
        entries = self.seats.obey(by, command, now)
        if self.match is not before:
            self.screen = Screen(self.match, self.match.record.header.seats)
        return entries

    def version(self, seats: tuple[Seat, ...]) -> int:
        """Return the version of what these *seats* are asked."""
        return self.journal.tally.version(seats)

    def now(self, seats: tuple[Seat, ...], since: int | None = None) -> Now[Any, Any]:
        """Return the table as *seats* know it, with the log after *since* steps, or without the log."""
        heard = len(self.match.record.steps) if since is None else since
        return self.screen.now(self.version(seats), seats, heard)

    def seating(self, connection: Connection) -> Seating:
        """Return who plays for whom, in the words for this *connection*."""
        seats, notes, away = self.seats, self.screen.notes(connection.seats), self.journal.away(self.match)
        return Seating(seats.stand_ins, seats.people, seats.offers, away, notes, seats.offered, seats.proposed)

    def clocks(self) -> Clocks | None:
        """Return all clocks as they are now, if there are any."""
        return self.journal.shown(self.match)

    def bots_asked(self) -> bool:
        """Return whether a bot has to move."""
        return any(seat in self.seats.bots for seat in self.match.asked())


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
