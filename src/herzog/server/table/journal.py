"""The journal of a table as it grows: new lines get their time, are saved, and only then count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from herzog import wire
from herzog.server.access import links
from herzog.server.database.saved import Standing
from herzog.table.clocks import Clocks
from herzog.table.entry import DRAFTS
from herzog.table.fold import Tally, fold

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from herzog.kernel import Match
    from herzog.server.clock import Clock
    from herzog.server.database.saved import Saved
    from herzog.server.database.store import Store
    from herzog.server.table.reseating import Reseated
    from herzog.table.entry import Entry
    from herzog.table.seats import Seats

    Due: TypeAlias = Callable[[str, int | None], None]


class Journal:
    """The lines of a journal added up; *due* is called with the time at which the table will need attention."""

    def __init__(self, saved: Saved, entries: Sequence[Entry], store: Store, clock: Clock, due: Due) -> None:
        self.clocks: Final = Clocks(saved.clock, links.people(saved.chairs)) if saved.clock else None
        self.folded: Final = fold(saved.header, entries, self.clocks)
        self.tally: Final = Tally(entries)
        self.kept = len(self.folded.record.steps)  # how many steps are saved
        self._table: Final = saved.id
        self._plays_on: Final = bool(links.people(saved.chairs)) and not saved.lesson  # bots go on after a restart
        self._store: Final = store
        self._clock: Final = clock
        self._due: Final = due
        told = [entry.at // 1000 for entry in entries if entry.kind not in DRAFTS]
        self._changed = max([saved.standing.changed, *told[-1:]])  # last visible change, in seconds since 1970

    @property
    def paused(self) -> bool:
        """Return whether play has been paused."""
        return self.clocks is not None and self.clocks.paused

    def timed(self, entries: Sequence[Entry], seats: Seats) -> Sequence[Entry]:
        """Return *entries* with their time, and with the lines that stop and start clocks around them."""
        now = self._clock.now()
        if self.clocks:
            return self.clocks.around(entries, seats.match, seats.people, now)
        return [entry._replace(at=now) for entry in entries]

    async def begin(self, saved: Saved, entries: Sequence[Entry], seats: Seats) -> None:
        """Save a new game with the *entries* of its opening, and announce when it is due."""
        timed = self.timed(entries, seats)
        standing = self._standing(seats)
        await self._store.add(saved._replace(standing=standing), timed, links.keys(saved.chairs))
        self._count(timed, seats.match)

    async def append(self, entries: Sequence[Entry], seats: Seats, *, secret: bool) -> None:
        """Save *entries*; if they are *secret*, the time of the last change must not give them away."""
        standing = self._standing(seats, secret=secret)
        await self._store.append(self._table, self.tally.length, entries, standing)
        self._count(entries, seats.match)

    async def reseat(self, change: Reseated, entries: Sequence[Entry], seats: Seats) -> None:
        """Save *entries* together with who sits where by which link."""
        saved = change.saved._replace(standing=self._standing(seats))
        await self._store.reseat(saved, change.locks, change.leaver, self.tally.length, entries)
        self._count(entries, seats.match)

    def follow(self, entries: Sequence[Entry], match: Match[Any]) -> None:
        """Count *entries* that another process has saved, and that *match* has played."""
        if self.clocks:
            steps = self.kept
            for entry in entries:
                steps += entry.kind == "step"
                self.clocks.add(entry, steps)
            self.clocks.resume(match)
        self._count(entries, match)

    def shown(self, match: Match[Any]) -> wire.Clocks | None:
        """Return all clocks as they are now, if there are any."""
        return self.clocks.shown(match.record, self._clock.now()) if self.clocks else None

    def away(self, match: Match[Any]) -> list[wire.Away]:
        """Return how long bots have sat in for each seat."""
        lengths = self.folded.absences.lengths(over=match.over)
        return [wire.Away(seat, past // 1000, since) for seat, (past, since) in lengths.items()]

    def _standing(self, seats: Seats, *, secret: bool = False) -> Standing:
        record, asked, now = seats.match.record, seats.match.asked(), self._clock.now()
        if not secret:
            self._changed = now // 1000
        runs_out = self.clocks.runs_out() if self.clocks else None
        bots_turn = self._plays_on and any(seat in seats.bots for seat in asked)
        due = now if bots_turn else self._alarm()  # bots play on though nobody is connected: people wait for a notice
        return Standing(len(record.steps), asked, record.result, self._changed, seats.stand_ins, runs_out, due)

    def _alarm(self) -> int | None:
        return self.clocks.runs_out() if self.clocks and self.clocks.rules.out == "bot" else None

    def _count(self, entries: Sequence[Entry], match: Match[Any]) -> None:
        self.tally.add(entries)
        for entry in entries:
            self.folded.offers.add(entry)
            self.folded.absences.add(entry)
        self.kept = len(match.record.steps)
        if self.clocks:
            self._due(self._table, self._alarm())
