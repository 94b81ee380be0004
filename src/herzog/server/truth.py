"""What the journal of a table amounts to, read from the store and kept up with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import structlog

from herzog.kernel import Step
from herzog.server.journal import DRAFTS, kept
from herzog.server.ledger import Ledger
from herzog.server.moves import resume
from herzog.server.screen import Screen
from herzog.server.seats import Seats
from herzog.server.wire import Seating

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Match, Seat
    from herzog.lessons import Course
    from herzog.server.connection import Connection
    from herzog.server.desk import Desk
    from herzog.server.journal import Entry, Kind
    from herzog.server.packs import LoadedPack
    from herzog.server.store import Saved
    from herzog.server.wire import Clocks, Now, Offer

QUIET: Final[tuple[Kind, ...]] = ("step", "draft", "undraft", "runs", "rests", "named")  # change nobody's seat
TIMES: Final[tuple[Kind, ...]] = ("runs", "rests", "pauses", "resumes")
SECRET: Final[tuple[Kind, ...]] = ("draft", "undraft", "runs", "rests")  # may be part of a secret choice
FORTHRIGHT: Final[tuple[Kind, ...]] = ("step", "draft", "runs", "rests", "named")  # can be played on as they come

log = structlog.get_logger()


class Mark(NamedTuple):
    """How a table was when it was last shown: how many lines and steps, who was ready, and what was offered."""

    lines: int
    steps: int
    ready: tuple[Seat, ...]
    offers: list[Offer]


class Change(NamedTuple):
    """What lines of the journal mean to those who look at the table.

    *since* is from which step on the log is different; in secret, only some seats may notice anything.
    """

    since: int
    only: frozenset[Seat] | None
    seating: bool
    time: bool
    named: bool


class Truth:
    """The match, who plays which seat, clocks and offers, and how all that is shown."""

    def __init__(
        self, saved: Saved, entries: Sequence[Entry], pack: LoadedPack, desk: Desk, course: Course | None
    ) -> None:
        self.ledger: Final = Ledger(saved, entries, desk.store, desk.clock, desk.due)
        folded, clocks = self.ledger.folded, self.ledger.clocks
        self.match: Match[Any] = resume(saved, folded, pack, course)
        folded.record.steps.clear()  # the match has them
        self.seats: Final = Seats(saved.chairs, self.match, folded.offers, clocks, saved.free)
        self.screen = Screen(self.match, saved.header.seats)
        if clocks:
            clocks.resume(self.match)

    def mark(self) -> Mark:
        """Return how the table is."""
        steps = len(self.match.record.steps)
        return Mark(self.ledger.tally.length, steps, self.match.ready(), self.seats.offers)

    def since(self, mark: Mark, entries: Sequence[Entry]) -> Change:
        """Return what *entries* have changed since the *mark*."""
        kinds = {entry.kind for entry in entries}
        return Change(
            0 if "named" in kinds else kept(mark.steps, entries),
            self.concerned(mark, entries),
            not kinds.issubset(QUIET) or "named" in kinds or mark.offers != self.seats.offers,
            self.ledger.clocks is not None and not kinds.isdisjoint(TIMES),
            "named" in kinds,
        )

    def concerned(self, mark: Mark, entries: Sequence[Entry]) -> frozenset[Seat] | None:
        """Return the only seats that may notice *entries*, which are part of a secret choice; None is everyone."""
        drafted = frozenset(entry.seat for entry in entries if entry.kind in DRAFTS)
        secret = all(entry.kind in SECRET for entry in entries) and mark.ready == self.match.ready()
        return drafted if drafted and secret else None

    def follow(self, saved: Saved, entries: Sequence[Entry]) -> bool:
        """Take in *entries* that were written elsewhere; return whether that could be done without starting over."""
        if not all(entry.kind in FORTHRIGHT for entry in entries):
            return False
        try:
            self._play(entries)
            self.ledger.follow(entries, self.match)
        except Exception:
            log.exception("a table could not follow", table=saved.id)
            return False
        if any(entry.kind == "named" for entry in entries):
            self.rename(saved)
        return True

    def _play(self, entries: Sequence[Entry]) -> None:
        """Play steps, which end all drafts, and then what was drafted after them."""
        steps = [Step(*entry[1:4]) for entry in entries if entry.kind == "step"]
        if steps:
            self.match.follow(steps)
        last = max((n for n, entry in enumerate(entries) if entry.kind == "step"), default=-1)
        for entry in entries[last + 1 :]:
            if entry.kind == "draft":
                self.match.submit(*entry[1:4])

    def rename(self, saved: Saved) -> None:
        """Call people as *saved* has it, in the log so far as well."""
        self.match.record.header = saved.header
        self.seats.free = saved.free
        self.screen = Screen(self.match, saved.header.seats)

    def rewind(self, names: Sequence[str]) -> None:
        """Show another match if all went back to an earlier one."""
        if self.seats.match is not self.match:
            self.match = self.seats.match
            self.screen = Screen(self.match, names)

    def version(self, seats: tuple[Seat, ...]) -> int:
        """Return the version of what these *seats* are asked."""
        return self.ledger.tally.version(seats)

    def now(self, seats: tuple[Seat, ...], since: int | None = None) -> Now[Any, Any]:
        """Return the table as *seats* know it, with what was heard after *since* steps, or nothing of that."""
        heard = len(self.match.record.steps) if since is None else since
        return self.screen.now(self.version(seats), seats, heard)

    def seating(self, connection: Connection) -> Seating:
        """Return who plays for whom, in words for a *connection*."""
        seats, notes, away = self.seats, self.screen.notes(connection.seats), self.ledger.away(self.match)
        return Seating(seats.stand_ins, seats.people, seats.offers, away, notes, seats.offered)

    def clocks(self) -> Clocks | None:
        """Return all clocks as they are now, if there are any."""
        return self.ledger.shown(self.match)

    def bots_asked(self) -> bool:
        """Return whether a bot has to move."""
        return any(seat in self.seats.bots for seat in self.match.asked())
