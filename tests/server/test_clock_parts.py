"""Clocks and alarms without a server: what the journal says is what there is."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from herzog.games import GAMES
from herzog.kernel import IllegalPick, Match, Note
from herzog.server.clock import Clock
from herzog.server.lobby.alarms import AGAIN, Alarms
from herzog.table.clocks import Clocks
from herzog.table.entry import Entry
from herzog.table.fold import fold
from herzog.table.forced import is_publicly_forced
from herzog.table.moves import submit, undo
from herzog.table.refusal import Refusal
from herzog.wire import ClockRules
from tests.kernel.toy import GAME
from tests.server.turned import TurnedClock

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.kernel import AnyGame

LIVE = ClockRules("live", 600, 30, "bot", "greedy")
DAYS = ClockRules("days", 86_400, 172_800, "claim", "greedy")
START = 1_000_000


class Timed:
    """A match of people with clocks, and the journal of both."""

    def __init__(self, game: AnyGame, seats: int, rules: ClockRules) -> None:
        self.match: Match[Any] = Match.start(game, ["?"] * seats, {}, game.load(), 3)
        self.now = START
        self.seats = range(seats)
        self.clocks = Clocks(rules, self.seats)
        self.lines: list[Entry] = []
        self.add([Entry("step", *step) for step in self.match.record.steps])

    def add(self, entries: list[Entry]) -> None:
        """Write down what has changed the match."""
        people = [seat for seat in self.seats if seat not in self.match.record.stand_ins()]
        self.lines += self.clocks.around(entries, self.match, people, self.now)

    def again(self) -> Clocks:
        """Return the clocks as a server has them that reads the journal anew."""
        clocks = Clocks(self.clocks.rules, self.seats)
        folded = fold(self.match.record.header, self.lines, clocks)
        assert folded.record.steps == self.match.record.steps
        clocks.resume(self.match)
        return clocks

    def answer(self, rng: Random) -> int:
        """Let somebody answer at random; return who did."""
        seat = rng.choice(self.match.asked())
        masked = self.match.masked(seat)
        top = masked.agenda[-1]
        kept = len(self.match.record.steps)
        self.add(submit(self.match, kept, seat, top.name, rng.choice(top.plain(masked, seat))))
        return seat

    def happens(self, rng: Random) -> None:
        """Let something else happen now and then: an undo, all go back, a seat changes hands, a pause."""
        chance, seat = rng.random(), rng.choice(self.seats)
        sat_in = seat in self.match.record.stand_ins()
        if chance < 0.2 and self.match.barrier(seat) is None:
            self.add(undo(self.match, seat, whole=rng.random() < 0.3))
        elif chance < 0.25 and (stop := self.match.stop_before(len(self.match.record.steps) - rng.randint(1, 9))):
            self.match = self.match.rewound(seat, stop)
            self.add([Entry.of_note(self.match.record.notes[-1][1])])
        elif chance < 0.35:
            note = Note("returned", seat) if sat_in else Note(rng.choice(["handed", "timed-out"]), seat, "greedy")
            self.match.note(note)
            self.add([Entry.of_note(note)])
        elif chance < 0.45:
            self.add([Entry("resumes" if self.clocks.paused else "pauses", seat)])


@pytest.mark.parametrize("rules", [LIVE, DAYS], ids=["live", "days"])
@pytest.mark.parametrize(("game", "seats"), [(GAME, 3), (GAMES["fourberies"], 2), (GAMES["lacrimosa"], 2)])
def test_whoever_reads_the_journal_has_the_same_time(game: AnyGame, seats: int, rules: ClockRules) -> None:
    """Wherever a game with undos, pauses and stand-ins is: after a restart clocks are as before, and go on alike."""
    rng, timed = Random(7), Timed(game, seats, rules)
    for n in range(60):
        if timed.match.over:
            break
        timed.now += rng.choice([0, 1, 999, 20_000, 90_000_000])
        timed.answer(rng)
        if not timed.match.over:
            timed.happens(rng)
        twin, record = timed.again(), timed.match.record
        for later in (0, 5_000, 10**9):
            assert twin.shown(record, timed.now + later) == timed.clocks.shown(record, timed.now + later)
            assert twin.out(timed.now + later) == timed.clocks.out(timed.now + later)
        assert twin.runs_out() == timed.clocks.runs_out()
        if n % 3 == 0:
            timed.clocks = twin
    assert all(seat.turn >= 0 <= seat.bank for seat in timed.clocks.shown(timed.match.record, timed.now).seats)


def test_only_choices_that_all_can_tell_to_be_choices_cost_time() -> None:
    """A second for each answer: those with one thing to do are free, nature has no clock, all others are charged."""
    rng, timed, charged = Random(5), Timed(GAMES["lacrimosa"], 2, DAYS), 0
    free = 0
    for _ in range(150):
        forced = is_publicly_forced(timed.match)
        timed.now += 1000
        timed.answer(rng)
        charged, free = charged + (not forced), free + forced
    timed.add([Entry("pauses", 0)])  # what still ran is charged now
    assert free > 20
    assert sum(line.pick for line in timed.lines if line.kind == "rests") == 1000 * charged


def test_a_clock_that_is_set_back_gives_and_takes_nothing() -> None:
    """A machine may correct its clock; nobody is charged less than nothing."""
    timed = Timed(GAME, 2, LIVE)
    timed.match.submit(0, "Bid", 1)
    timed.add([Entry("draft", 0, "Bid", 1)])
    timed.now -= 60_000
    assert [seat.bank for seat in timed.clocks.shown(timed.match.record, timed.now).seats] == [600_000, 630_000]
    timed.add(submit(timed.match, 4, 1, "Bid", 0))
    assert [line.pick for line in timed.lines if line.kind == "rests"] == [0]


def test_a_question_is_forced_only_if_all_can_tell() -> None:
    """In a secret choice nobody can tell, even if a purse is empty."""
    match = Match.start(GAME, ["?"] * 2, {}, GAME.load(), 1)
    assert not is_publicly_forced(match)
    match.submit(0, "Bid", 3)
    assert not is_publicly_forced(match)
    with pytest.raises(IllegalPick):
        match.submit(1, "Bid", 9)
    match.note(Note("agreed"))
    assert not is_publicly_forced(match)


class Bell:
    """Alarms with a clock that the test turns, and when they rang for which table; *fails* may raise for one."""

    def __init__(self, fails: Callable[[str, int], None]) -> None:
        self.rung: list[tuple[str, int]] = []
        self.clock = TurnedClock(START)
        self.alarms = Alarms(self.clock, self._ring)
        self._fails = fails

    async def _ring(self, table: str) -> None:
        self.rung.append((table, self.clock.now()))
        self._fails(table, len(self.rung))


def test_alarms_ring_in_time_once_each_and_for_all(caplog: pytest.LogCaptureFixture) -> None:
    """However often they are set, and though one of them fails; what is over rings no more."""

    def fails(table: str, _: int) -> None:
        if table == "broken":
            raise RuntimeError(table)

    async def rung() -> list[tuple[str, int]]:
        bell = Bell(fails)
        clock, alarms = bell.clock, bell.alarms
        for table, due in (("saved", START + 50), ("late", START - 5), ("gone", START + 10)):
            alarms.set(table, due)
        running = asyncio.create_task(alarms.run())
        await _settle()
        for again in range(300):
            alarms.set("often", START + 1000 + again)
        alarms.set("gone", None)
        alarms.set("broken", START + 20)
        for later in (10, 20, 60, 1200, 5000):
            clock.turn(START + later)
            await _settle()
            if later == 60:
                alarms.set("sooner", START + 70)
                alarms.set("often", START + 1100)
                await _settle()
        running.cancel()
        return bell.rung

    assert asyncio.run(rung()) == [
        ("late", START),
        ("broken", START + 20),
        ("saved", START + 60),
        ("sooner", START + 1200),
        ("often", START + 1200),
    ]


async def _settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_the_clock_of_this_machine_goes() -> None:
    """It wakes whoever waits when it is that late, and at once if it is already later."""

    async def check() -> None:
        clock = Clock()
        began = clock.now()
        await clock.until(began - 1000)
        await clock.until(began + 30)
        assert began + 29 <= clock.now() < began + 20_000

    asyncio.run(check())


def test_an_alarm_rings_again_if_the_store_was_away() -> None:
    """Nobody keeps a turn because the database was away as their time ran out; a broken table is left alone."""

    def fails(table: str, times: int) -> None:
        if table == "broken":
            raise Refusal("broken-table")
        if times < 4:
            raise Refusal("failed")

    async def rung() -> list[tuple[str, int]]:
        bell = Bell(fails)
        clock, alarms = bell.clock, bell.alarms
        running = asyncio.create_task(alarms.run())
        alarms.set("away", START)
        alarms.set("broken", START + 1)
        for later in (0, 1, AGAIN, 2 * AGAIN, 3 * AGAIN):
            clock.turn(START + later)
            await _settle()
        running.cancel()
        return bell.rung

    away = [("away", START + n * AGAIN) for n in range(3)]
    assert asyncio.run(rung()) == [away[0], ("broken", START + 1), *away[1:]]
