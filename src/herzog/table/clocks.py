"""The clocks of a table, as a fold of its journal, whose lines say when each started and what it was then charged.

A turn lasts as long as nobody else plays. Undoing a turn also gives back the time it took.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from herzog import wire
from herzog.kernel import CHANCE
from herzog.table.entry import Entry
from herzog.table.forced import is_publicly_forced

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from herzog.kernel import Match, Record, Seat
    from herzog.table.entry import Kind
    from herzog.wire import ClockRules

BARE: Final[tuple[Kind, ...]] = ("draft", "undraft", "agrees", "declines", "named")  # change nobody's turn
ENDS_TURN: Final[tuple[Kind, ...]] = ("timed-out", "opened")  # the next answer begins a new turn


class Turn(NamedTuple):
    """A turn of *seat* that began after *step* steps, and the milliseconds *used* for it.

    It is *lost* if the time ran out, or somebody else has the seat now.
    """

    seat: Seat
    step: int
    used: int = 0
    lost: bool = False

    def goes_on(self, record: Record) -> bool:
        """Return whether nobody else has played since it began."""
        return not self.lost and all(step.seat in (self.seat, CHANCE) for step in record.steps[self.step :])


class Running(NamedTuple):
    """A running clock; it is *free* of charge if there is only one answer."""

    since: int
    free: bool


class Clocks:
    """The clocks of the *people* at a table; amounts are in milliseconds."""

    def __init__(self, rules: ClockRules, people: Collection[Seat]) -> None:
        self.rules: Final = rules
        self.paused = False
        self._people: Final = people
        self._started = rules.kind == "days"
        self._turns: list[Turn] = []
        self._running: Final[dict[Seat, Running]] = {}
        self._asked: tuple[Seat, ...] = ()  # all seats that the top frame asks, including those that are ready
        self._steps = 0  # of the record, after all lines so far

    def copy(self) -> Clocks:
        """Return clocks that go on independently of these."""
        twin = Clocks(self.rules, self._people)
        twin.paused, twin._started = self.paused, self._started
        twin._turns, twin._asked, twin._steps = [*self._turns], self._asked, self._steps
        twin._running.update(self._running)
        return twin

    def add(self, entry: Entry) -> None:
        """Apply a line of the journal."""
        if entry.kind == "runs":
            self._running[entry.seat] = Running(entry.at, bool(entry.pick))
            self._turns += [Turn(entry.seat, self._steps)] if entry.ask else []
        elif entry.kind == "rests":
            del self._running[entry.seat]
            turn = self._turn(entry.seat)
            self._turns[self._last(entry.seat)] = turn._replace(used=turn.used + entry.pick)
        elif entry.kind in ("undo", "rewound"):
            self._steps = entry.pick if entry.kind == "undo" else self._steps - entry.pick
            self._turns = [turn for turn in self._turns if turn.step <= self._steps]
        elif entry.kind in ENDS_TURN and self._has_turn(entry.seat):
            self._turns[self._last(entry.seat)] = self._turn(entry.seat)._replace(lost=True)
        elif entry.kind in ("pauses", "resumes"):
            self.paused = entry.kind == "pauses"
        elif entry.kind in ("step", "draft"):
            self._steps += entry.kind == "step"
            self._started = self._started or entry.seat in self._people

    def resume(self, match: Match[Any]) -> None:
        """Note who is asked once all lines of the journal have been applied."""
        self._asked = _asked(match)

    def around(self, entries: Sequence[Entry], match: Match[Any], people: Collection[Seat], now: int) -> list[Entry]:
        """Return *entries*, which have changed *match*, amid the lines that stop and start clocks."""
        before, self._asked = self._asked, _asked(match)
        moved = any(entry.kind == "step" for entry in entries)
        free = is_publicly_forced(match)
        asked = [seat for seat in match.asked() if seat in people]
        out = [entry.seat for entry in entries if entry.kind == "timed-out"]
        kept = self._kept(entries, before, asked, free=free)
        lines = [self._rest(seat, now, out=seat in out) for seat in sorted(self._running) if seat not in kept]
        lines += [entry._replace(at=now) for entry in entries]
        for line in lines:
            self.add(line)
        together = moved and max(len(before), len(self._asked)) > 1
        for seat in asked if self._started and not self.paused else ():
            if seat not in self._running:
                begins = together or not self._goes_on(seat, match.record)
                lines.append(Entry("runs", seat, "turn" if begins else "", int(free), now))
                self.add(lines[-1])
        return lines

    def _kept(
        self, entries: Sequence[Entry], before: tuple[Seat, ...], asked: Sequence[Seat], *, free: bool
    ) -> Collection[Seat]:
        """Return the seats whose clocks keep running."""
        kinds = {entry.kind for entry in entries}
        if kinds.issubset(BARE):
            return asked
        goes_on = kinds == {"step"} and before == self._asked and len(before) == 1
        return asked if goes_on and not free and not any(each.free for each in self._running.values()) else ()

    def _rest(self, seat: Seat, now: int, *, out: bool) -> Entry:
        since, free = self._running[seat]
        used = 0 if free and not out else min(max(0, now - since), sum(self._left(seat)))
        return Entry("rests", seat, "", used, now)

    def out(self, now: int) -> list[Seat]:
        """Return the seats whose time has run out."""
        return [seat for seat in sorted(self._running) if self._runs_out(seat) <= now]

    def runs_out(self) -> int | None:
        """Return when the first clock runs out; None if none is running."""
        return min(map(self._runs_out, self._running), default=None)

    def shown(self, record: Record, now: int) -> wire.Clocks:
        """Return all clocks as they are *now*."""
        return wire.Clocks(now, self.paused, [self._shown(seat, record, now) for seat in sorted(self._people)])

    def _shown(self, seat: Seat, record: Record, now: int) -> wire.SeatClock:
        turn, bank = self._left(seat) if self._goes_on(seat, record) else self._left_for_next(seat)
        runs = seat in self._running
        gone = max(0, now - self._running[seat].since) if runs else 0
        return wire.SeatClock(seat, max(0, turn - gone), max(0, bank - max(0, gone - turn)), runs)

    def _runs_out(self, seat: Seat) -> int:
        return self._running[seat].since + sum(self._left(seat))

    def _left(self, seat: Seat) -> tuple[int, int]:
        """Return what was left for the turn of *seat*, and in its bank, when its clock started."""
        each = 1000 * self.rules.each
        if self.rules.kind == "live":
            return 0, self._left_for_next(seat)[1]
        return max(0, each - self._turn(seat).used), self._left_for_next(seat)[1]

    def _left_for_next(self, seat: Seat) -> tuple[int, int]:
        each, bank = 1000 * self.rules.each, 1000 * self.rules.bank
        used = [turn.used for turn in self._turns if turn.seat == seat]
        if self.rules.kind == "live":
            return 0, bank + each * len(used) - sum(used)
        return each, bank - sum(max(0, one - each) for one in used)

    def _goes_on(self, seat: Seat, record: Record) -> bool:
        return self._has_turn(seat) and self._turn(seat).goes_on(record)

    def _has_turn(self, seat: Seat) -> bool:
        return any(turn.seat == seat for turn in self._turns)

    def _turn(self, seat: Seat) -> Turn:
        """Return the last turn of *seat*."""
        return self._turns[self._last(seat)]

    def _last(self, seat: Seat) -> int:
        return next(n for n in reversed(range(len(self._turns))) if self._turns[n].seat == seat)


def _asked(match: Match[Any]) -> tuple[Seat, ...]:
    return () if match.over else match.state.agenda[-1].seats()
