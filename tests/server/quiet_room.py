"""A notifier with a store, tables that wait, people who look, and a clock that the test sets."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

from herzog.games import GAMES
from herzog.kernel import Match
from herzog.server.access.links import keys
from herzog.server.clock import Clock
from herzog.server.database.saved import Saved
from herzog.server.database.store import Store
from herzog.server.notices.notice_links import dedupe_key
from herzog.server.notices.notifier import Notifier, Outcome
from herzog.server.notices.subscriptions import Subscription, Subscriptions
from herzog.table.entry import Entry
from herzog.table.setup import Setup
from herzog.table.writing import Standing, Writing
from herzog.wire import Chair, ClockRules, StandIn

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from pathlib import Path

    from herzog.kernel import Seat
    from herzog.server.notices.subscriptions import State, Waiting, Way

DELAY, GAP = 30.0, 600.0
WAYS: tuple[Way, ...] = ("push", "mail", "hook")
CHAIRS = [Chair("link", "Ana", ""), Chair("link", "Ben", ""), Chair("bot", "Bot", "greedy")]
HEADER = Match.start(GAMES["fourberies"], ["Ana", "Ben", "Bot"], {}, GAMES["fourberies"].load(), 1).record.header


class Sent:
    """A sender that collects notices, with the outcomes that a test wants."""

    def __init__(self) -> None:
        self.notices: list[list[tuple[str, str]]] = []  # tables and links of each
        self.ids: list[str] = []
        self.fates: list[Outcome | Exception] = []  # of the next notices

    async def send(self, waiting: Sequence[Waiting]) -> Outcome:
        """Note what was sent."""
        self.notices.append([(each.subscription.game, each.subscription.key) for each in waiting])
        self.ids.append(dedupe_key(waiting))
        fate = self.fates.pop(0) if self.fates else Outcome("taken")
        if isinstance(fate, Exception):
            raise fate
        return fate


class Turned(Clock):
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.seconds = 1_800_000_000.0

    def now(self) -> int:
        """Return its time."""
        return round(1000 * self.seconds)


class Room:
    """The lobby of the notifier, as far as it needs one, and everything around it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = Turned()
        self.subscriptions = Subscriptions(store, self.clock)
        self.sent = Sent()
        self.seen: set[tuple[str, Seat]] = set()
        self.lengths: dict[str, int] = {}
        self.open()

    first = True  # no other process sends notices

    def open(self) -> None:
        """Start a new notifier, as a restart does."""
        senders = dict.fromkeys(WAYS, self.sent)
        self.notifier = Notifier(self, self.subscriptions, senders, DELAY, GAP, self.clock)

    def looking(self) -> set[tuple[str, Seat]]:
        """Return the tables and seats that somebody looks at."""
        return self.seen

    async def pass_time(self, seconds: float = DELAY) -> list[list[tuple[str, str]]]:
        """Let the notifier look round, let time pass, and look again; return what was sent meanwhile."""
        self.sent.notices.clear()
        await self._look()
        self.clock.seconds += seconds
        await self._look()
        return list(self.sent.notices)

    async def _look(self) -> None:
        await self.notifier.look_round()
        while self.notifier._sending:  # noqa: SLF001  (the only sign that it is done)
            await asyncio.gather(*self.notifier._sending.values())  # noqa: SLF001

    async def table(
        self, name: str, *asked: Seat, stand_ins: Sequence[StandIn] = (), clock: ClockRules | None = None
    ) -> None:
        """Set up a table that waits for the seats *asked*."""
        saved = Saved(name, Setup(HEADER, 1, CHAIRS, clock=clock), Standing(0, asked, None, 0, stand_ins))
        await self.store.add(saved, [], keys(CHAIRS))
        self.lengths[name] = 0

    async def move(self, name: str, *asked: Seat, kind: str = "step", result: Any = None) -> None:
        """Let something happen at a table, which then waits for the seats *asked*."""
        entry = Entry(cast("Any", kind), 0, "", 0)
        await self.store.append(name, self.lengths[name], Writing([entry], Standing(0, asked, result, 0)))
        self.lengths[name] += 1

    async def subscribe(
        self, name: str, key: str, address: str = "a", *, way: Way = "push", state: State = "on", lock: int = 0
    ) -> Subscription:
        """Subscribe somebody to notices."""
        return await self.subscriptions.add(Subscription("", name, key, lock, way, address, "", "en", state))


async def played(address: str, play: Callable[[Room], Awaitable[None]]) -> None:
    """Play in a room over the store at *address*."""
    store = await Store.open(address)
    try:
        await play(Room(store))
    finally:
        await store.close()


def in_a_room(play: Callable[[Room], Awaitable[None]]) -> Callable[[Path], None]:
    """Return a test that *plays* in a room of its own."""

    def test(tmp_path: Path) -> None:
        asyncio.run(played(f"sqlite:///{tmp_path / 'test.sqlite'}", play))

    test.__doc__ = play.__doc__
    return test
