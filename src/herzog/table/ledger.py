"""A table as its journal tells it. Whatever happens there is decided, then stored by a host, and only then applied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from herzog import wire
from herzog.games import GAMES
from herzog.kernel import BrokenRecord, IllegalPick, Match
from herzog.table.clocks import Clocks
from herzog.table.deciding import Decider
from herzog.table.entry import Entry
from herzog.table.fold import Offers, Tally, fold
from herzog.table.inquiries import look_up
from herzog.table.lessons import check_kept, course_at
from herzog.table.moves import followed
from herzog.table.refusal import Refusal, Unreadable
from herzog.table.screen import Screen
from herzog.table.seats import Seats
from herzog.table.showing import SECRET, Change, Mark, change_between, concerned
from herzog.table.thoughts import thought
from herzog.table.writing import NAMED, Standing, Writing
from herzog.wire import Away, Chairs, Seating, Shown

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    import msgspec

    from herzog.kernel import Box, Seat
    from herzog.table.deciding import Command
    from herzog.table.fold import Folded
    from herzog.table.inquiries import Found, Inquiry
    from herzog.table.setup import Setup
    from herzog.table.thoughts import Thought
    from herzog.table.viewer import Viewer


class Tried(NamedTuple):
    """What was decided last, and the match in which it has happened."""

    entries: Sequence[Entry]
    match: Match[Any]


class Ledger:
    """A table as its journal tells it: match, seats, clocks, offers, versions, and what each viewer may see of it."""

    def __init__(self, setup: Setup, box: Box, entries: Sequence[Entry]) -> None:
        self.setup = setup
        self.course: Final = course_at(setup.header.game, setup.lesson)
        self.clocks: Final = Clocks(setup.clock, setup.people) if setup.clock else None
        self.tally: Final = Tally(entries)
        self._box: Final = box
        folded = fold(setup.header, entries, self.clocks)
        self._offers: Final = folded.offers
        self._absences: Final = folded.absences
        self.match: Match[Any] = self._resumed(folded)
        self.screen = Screen(self.match, setup.header.seats)
        self._changed = max((entry.at // 1000 for entry in entries if entry.kind not in SECRET), default=0)
        self._tried: Tried | None = None
        if self.clocks:
            self.clocks.resume(self.match)

    @property
    def seats(self) -> Seats:
        """Return who plays each seat now."""
        return self.seats_of(self.match, self.setup)

    @property
    def paused(self) -> bool:
        """Return whether play has been paused."""
        return self.clocks is not None and self.clocks.paused

    @property
    def alarm(self) -> int | None:
        """Return when a bot will sit in for somebody whose time runs out, in milliseconds since 1970."""
        return _alarm(self.clocks)

    @property
    def bots_asked(self) -> bool:
        """Return whether a bot has to move."""
        bots = self.seats.bots
        return any(seat in bots for seat in self.match.asked())

    def version(self, seats: Iterable[Seat]) -> int:
        """Return the version of what these *seats* are asked."""
        return self.tally.version(seats)

    def check(self, command: wire.Answer | wire.Undo | wire.Hint | wire.Typed, by: Viewer) -> None:
        """Refuse what is asked for a seat that is not held, or that a bot plays, or of a table that has moved on."""
        by.check_seat(command.seat)
        if command.seat not in self.seats.people:
            raise Refusal("sat-in")
        if command.version != self.version(by.seats):
            raise Refusal("stale")

    def look_up(self, asked: Inquiry, by: Viewer) -> Found:
        """Return the answer to an inquiry."""
        if isinstance(asked, wire.Typed):
            self.check(asked, by)
        return look_up(self.screen, by, asked)

    def seen_for(self, hint: wire.Hint, by: Viewer) -> Any:
        """Return the table as its seat sees it that wants a *hint*, which is the same whoever else is ready."""
        self.check(hint, by)
        if not self.setup.hints or hint.seat not in self.match.asked():
            raise Refusal("no-hint")
        return self.match.masked(hint.seat, ready=False)

    def decide(self, command: Command, by: Viewer, now: int) -> Writing:
        """Return what a *command* would write; nothing that lasts changes. Raise `Refusal` if it is not allowed."""
        decider = Decider(self, self.match.copy(), now)
        moves = decider.decide(command, by)
        match, setup, clocks = decider.match, moves.setup or self.setup, self.clocks and self.clocks.copy()
        seats = self.seats_of(match, setup)
        entries = _timed([*moves.entries, *([NAMED] if moves.setup else [])], seats, clocks, now)
        self._tried = Tried(entries, match)
        secret = concerned(self.match.ready(), match.ready(), entries) is not None
        changed = self._changed if secret else now // 1000
        return Writing(entries, _standing(setup, seats, clocks, now, changed), moves.setup, moves.locks, moves.leaver)

    def apply(self, entries: Sequence[Entry], setup: Setup | None = None) -> Change:
        """Apply stored *entries*, whoever wrote them, with the *setup* after a "named" line; return what changed."""
        before = self._mark()
        self.match = self._match_after(entries)
        self.tally.add(entries)
        for entry in entries:
            self._offers.add(entry)
            self._absences.add(entry)
            if self.clocks:
                self.clocks.add(entry)
        if self.clocks:
            self.clocks.resume(self.match)
        change = change_between(before, self._mark(), entries)
        if change.only is None:
            self._changed = max(self._changed, *(entry.at // 1000 for entry in entries))
        if setup:
            self.setup, self.match.record.header = setup, setup.header
            self.screen = Screen(self.match, setup.header.seats)
        self.screen.show(self.match)
        return change

    def news(self, seats: tuple[Seat, ...], change: Change, now: int) -> list[msgspec.Struct]:
        """Return what the holder of *seats* is told of a *change*."""
        news: list[msgspec.Struct] = []
        if change.named:
            news += [Shown(self.setup.sign), Chairs(self.setup.chairs)]
        if change.seating:
            news.append(self._seating(seats))
        if change.time and self.clocks:
            news.append(self.clocks.shown(self.match.record, now))
        if change.only is None or not change.only.isdisjoint(seats):
            news.append(self.now(seats, change.since))
        return news

    def now(self, seats: tuple[Seat, ...], since: int | None = None) -> wire.Now[Any, Any]:
        """Return the table as *seats* know it, with the log after *since* steps, or without the log."""
        heard = len(self.match.record.steps) if since is None else since
        return self.screen.now(self.version(seats), seats, heard)

    def wants(self, busy: Collection[Seat]) -> list[Thought]:
        """Return what the bots are asked now, but for those at *busy* seats, who are thinking already."""
        bots, seed = self.seats.bots, self.setup.seed
        asked = [seat for seat in self.match.asked() if seat in bots and seat not in busy]
        found = [thought(self.match, at, bots[at], self.version((at,)), seed, self.course) for at in asked]
        return [each for each in found if each]

    def _seating(self, seats: tuple[Seat, ...]) -> Seating:
        """Return who plays for whom, in the words for *seats*."""
        at, notes, lengths = self.seats, self.screen.notes(seats), self._absences.lengths(over=self.match.over)
        away = [Away(seat, past // 1000, since) for seat, (past, since) in lengths.items()]
        return Seating(at.stand_ins, at.people, at.offers, away, notes, at.offered, at.proposed)

    def seats_of(self, match: Match[Any], setup: Setup) -> Seats:
        """Return who plays each seat in a *match* with that *setup*."""
        return Seats(setup.chairs, match, self._offers, self.clocks, setup.free)

    def _mark(self) -> Mark:
        return Mark(len(self.match.record.steps), self.match.ready(), self.seats.offers)

    def _match_after(self, entries: Sequence[Entry]) -> Match[Any]:
        """Return the match after *entries*: the one in which they were tried, or one that follows them."""
        tried, self._tried = self._tried, None
        return tried.match if tried and tried.entries == entries else followed(self.match.copy(), entries)

    def _resumed(self, folded: Folded) -> Match[Any]:
        """Return the match resumed from a journal; in a lesson it must have followed the course."""
        setup, script = self.setup, self.course.script if self.course else ()
        try:
            match = Match.resume(GAMES[setup.header.game], folded.record, self._box, setup.seed, script)
            for draft in folded.drafts:
                match.submit(*draft)
        except (BrokenRecord, IllegalPick) as problem:
            where = str(problem).partition(":")[0]  # the rest contains picks, which may be secret
            raise Unreadable(where) from None
        check_kept(self.course, match)
        return match


def begun(setup: Setup, match: Match[Any], now: int) -> Writing:
    """Return what a table begins with: nature's opening steps of a new *match*, and clocks that start at once."""
    clocks = Clocks(setup.clock, setup.people) if setup.clock else None
    seats = Seats(setup.chairs, match, Offers(), clocks, setup.free)
    entries = _timed([Entry("step", *step) for step in match.record.steps], seats, clocks, now)
    return Writing(entries, _standing(setup, seats, clocks, now, now // 1000))


def _timed(entries: Sequence[Entry], seats: Seats, clocks: Clocks | None, now: int) -> Sequence[Entry]:
    """Return *entries* with their time, and with the lines that stop and start clocks around them."""
    if clocks:
        return clocks.around(entries, seats.match, seats.people, now)
    return [entry._replace(at=now) for entry in entries]


def _standing(setup: Setup, seats: Seats, clocks: Clocks | None, now: int, changed: int) -> Standing:
    """Return how the table stands; bots go on where people wait for a notice, though nobody is connected."""
    record, asked = seats.match.record, seats.match.asked()
    plays_on = bool(setup.people) and not setup.lesson
    due = now if plays_on and any(seat in seats.bots for seat in asked) else _alarm(clocks)
    runs_out = clocks.runs_out() if clocks else None
    return Standing(len(record.steps), asked, record.result, changed, seats.stand_ins, runs_out, due)


def _alarm(clocks: Clocks | None) -> int | None:
    return clocks.runs_out() if clocks and clocks.rules.out == "bot" else None
