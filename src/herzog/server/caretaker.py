"""Looks after tables where something is to happen by itself: time runs out, or a bot must move though nobody came."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Protocol

from herzog.server.clock import Alarms
from herzog.server.refusal import Refusal

if TYPE_CHECKING:
    from herzog.server.clock import Clock
    from herzog.server.neighbours import Neighbours
    from herzog.server.store import Store

ROUND: Final = 5.0  # seconds between two looks at what is due, where other processes set up and play tables, too
AHEAD: Final = 15_000  # milliseconds that such a look reaches ahead
EVER: Final = 2**62


class House(Protocol):
    """Where the tables are."""

    def is_here(self, table: str) -> bool:
        """Return whether a table is open in this process."""

    async def look_after(self, table: str) -> None:
        """Open a table, and let happen what is due there."""


class Caretaker:
    """Rings for the tables of this process; the first of several processes also rings for those open nowhere."""

    def __init__(self, clock: Clock, store: Store, neighbours: Neighbours, house: House) -> None:
        self.alarms: Final = Alarms(clock, self._ring)
        self._clock: Final = clock
        self._store: Final = store
        self._neighbours: Final = neighbours
        self._house: Final = house
        self._rung: dict[str, int] = {}  # what was due when the first rang; ringing again would not help
        self._tasks: Final = [asyncio.create_task(self.alarms.run()), asyncio.create_task(self._look_round())]

    def close(self) -> None:
        """Ring no more."""
        for task in self._tasks:
            task.cancel()

    async def _look_round(self) -> None:
        """Set alarms for what was saved: all of it once, or now and then what comes next if others save, too."""
        while self._store.shared:
            if self._neighbours.first:
                with suppress(Refusal):  # the store is away: look again
                    await self._look_ahead(self._clock.now() + AHEAD)
            await asyncio.sleep(ROUND)
        await self._look_ahead(EVER)

    async def _look_ahead(self, until: int) -> None:
        dues = dict(await self._store.dues(until))
        self._rung = {table: due for table, due in self._rung.items() if dues.get(table) == due}
        for table, due in dues.items():
            if not (table in self._rung or self._house.is_here(table) or self._neighbours.has(table)):
                self._rung[table] = due
                self.alarms.set(table, due)

    async def _ring(self, table: str) -> None:
        if self._house.is_here(table) or (self._neighbours.first and not self._neighbours.has(table)):
            await self._house.look_after(table)
