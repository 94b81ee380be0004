"""When a bot is ready in a secret choice does not depend on what it holds, as far as statistics can tell."""

from __future__ import annotations

import asyncio
import selectors
import time
from bisect import bisect_right
from itertools import islice
from math import exp, sqrt
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from herzog.games import GAMES
from herzog.kernel import Codec, Match
from herzog.server.table.bots import BotSeats
from herzog.server.thinking.questions import Answer, Question, choose
from herzog.table.forced import is_publicly_forced
from tests.server.test_bot_pace import AsPacked, thoughts

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from herzog.kernel import AnyGame, Record, Seat
    from herzog.server.packs import LoadedPack
    from herzog.server.thinking.bot_pool import BotClient

PAIRS = 200
PACE = 0.7
SURE = 0.001  # how unlikely a difference must be to be none of chance
TRIES = 3  # as often it must be there: chance does that once in a thousand million runs
DIGITS = 4  # of a second: what is less than a tenth of a millisecond is the machine's own
BOT = "beginner"


class Hurried(selectors.DefaultSelector):
    """Waits for nothing: time that would be slept through has passed at once."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> Any:
        """Return what has happened."""
        self.passed += timeout or 0.0
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    """An event loop whose clock shows what was slept and what was computed, however busy the machine is."""

    def __init__(self) -> None:
        self._hurried = Hurried()
        super().__init__(self._hurried)

    @property
    def slept(self) -> float:
        """Return how long everything waited."""
        return self._hurried.passed

    def time(self) -> float:
        """Return the time."""
        return self.slept + time.thread_time()


class Here:
    """Bots that really think, in this thread."""

    async def choose(self, question: Question) -> Answer:
        """Think."""
        return choose(question)


class Elsewhere(NamedTuple):
    """A table that looks to everybody but one seat like another one."""

    game: AnyGame
    record: Record
    state: Any
    over: bool = False

    def asked(self) -> tuple[Seat, ...]:
        """Return the seats that have to answer."""
        return tuple(self.state.agenda[-1].seats())

    def masked(self, seat: Seat | None, *, ready: bool = True) -> Any:
        """Return the table as *seat* knows it."""
        del ready  # nobody has begun
        return self.game.mask(self.state, seat)

    def picks(self, seat: Seat) -> int:
        """Return how many things *seat* can do."""
        masked = self.masked(seat)
        return len(masked.agenda[-1].plain(masked, seat))


class Pair(NamedTuple):
    """Two tables that a spectator cannot tell apart; at the first *seat* has one thing to do, at the second several."""

    seat: Seat
    forced: Elsewhere
    free: Elsewhere


def pairs(game: AnyGame) -> Iterator[Pair]:
    """Yield pairs, from game after game."""
    for seed in range(10_000):
        rng, match = Random(seed), Match.start(game, ["Ana", "Bo"], {}, game.load(), seed)
        while not match.over:
            seat = match.asked()[0]
            masked = match.masked(seat)
            top = masked.agenda[-1]
            if len(match.asked()) > 1 and len(top.plain(masked, seat)) == 1 and not is_publicly_forced(match):
                yield from _pair(match, seat, rng)
            match.submit(seat, top.name, rng.choice(top.plain(masked, seat)))


def _pair(match: Match[Any], seat: Seat, rng: Random) -> Iterator[Pair]:
    """Yield the table and one that could be it, if one is found at which *seat* has a choice."""
    here = Elsewhere(match.game, match.record, match.state.clone())
    for _ in range(20):
        there = here._replace(state=match.game.fill(match.masked(None), rng))
        if there.picks(seat) > 1:
            yield Pair(seat, here, there)
            return


def ready_after(table: Elsewhere, seat: Seat) -> float:
    """Return how many seconds after it was asked a bot at *seat* is ready."""

    async def answered() -> float:
        loop = asyncio.get_running_loop()
        told: asyncio.Future[float] = loop.create_future()
        header, box = table.record.header, table.game.load()
        pack = cast("LoadedPack", AsPacked(str(table.game.data), Codec(table.game, box)))
        thinkers = cast("BotClient", Here())
        bots = BotSeats(header, pack, thinkers, PACE, lambda _: told.set_result(loop.time()))
        began = loop.time()
        bots.wake(thoughts(cast("Match[Any]", table), seat, BOT), began)
        return await told - began

    with asyncio.Runner(loop_factory=Loop) as runner:
        return runner.run(answered())


def difference(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """Return how far two samples are apart (Kolmogorov and Smirnov), and how likely chance alone does that."""
    one, two = sorted(first), sorted(second)
    apart = max(abs(bisect_right(one, at) / len(one) - bisect_right(two, at) / len(two)) for at in (*one, *two))
    root = sqrt(len(one) * len(two) / (len(one) + len(two)))
    scaled = (root + 0.12 + 0.11 / root) * apart
    chance = 2 * sum((-1) ** (k - 1) * exp(-2 * (k * scaled) ** 2) for k in range(1, 101)) if scaled > 0.2 else 1.0
    return apart, min(1.0, max(0.0, chance))


def test_the_statistics_can_tell() -> None:
    """Equal samples are alike, and a shift of half a spread is noticed."""
    rng = Random(1)
    first, second = ([rng.gauss(0, 1) for _ in range(PAIRS)] for _ in range(2))
    assert difference(first, second)[1] > 0.05
    assert difference(first, [each + 0.5 for each in second])[1] < SURE


def chance_of(found: Iterable[Pair]) -> float:
    """Return how likely chance alone makes the bots ready as differently as they were at these pairs of tables."""
    forced, free = list[float](), list[float]()
    for n, pair in enumerate(found):
        for table, times in ((pair.forced, forced), (pair.free, free))[:: 1 if n % 2 else -1]:
            times.append(round(ready_after(table, pair.seat), DIGITS))
    assert len(forced) == PAIRS
    return difference(forced, free)[1]


def test_ready_says_nothing_about_the_hand() -> None:
    """Over 200 pairs of tables that look alike from outside, bots that must and bots that choose are ready alike.

    A difference that is none of chance is still there at other tables.
    """
    found = pairs(GAMES["fourberies"])
    assert any(chance_of(islice(found, PAIRS)) > SURE for _ in range(TRIES))
