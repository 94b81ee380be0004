"""Looks after tables where something must happen by itself: time runs out, or a bot must move with nobody there."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Protocol

from herzog.server.lobby.alarms import Alarms
from herzog.server.operations.loops import keep_running
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from herzog.server.clock import Clock
    from herzog.server.database.store import Store
    from herzog.server.peers.peers import Peers

ROUND: Final = 5.0  # seconds between two looks at what is due, if other processes serve tables as well
AHEAD: Final = 15_000  # milliseconds that such a look reaches into the future
EVER: Final = 2**62


class Opener(Protocol):
    """The tables in memory."""

    def is_here(self, table: str) -> bool:
        """Return whether a table is open in this process."""

    async def look_after(self, table: str) -> None:
        """Open a table, so that what is due there happens."""


class DueTables:
    """Rings for tables open in this process; the first of several processes also rings for those open in none."""

    def __init__(self, clock: Clock, store: Store, peers: Peers, opener: Opener) -> None:
        self.alarms: Final = Alarms(clock, self._ring)
        self._clock: Final = clock
        self._store: Final = store
        self._peers: Final = peers
        self._opener: Final = opener
        self._rung: dict[str, int] = {}  # dues for which an alarm was set; a second one would not help
        self._tasks: Final = [keep_running("alarms", self.alarms.run), keep_running("due tables", self._look_round)]

    def close(self) -> None:
        """Stop all alarms."""
        for task in self._tasks:
            task.cancel()

    async def _look_round(self) -> None:
        """Set alarms for everything saved, once; with other processes, keep looking for what is due soon."""
        while True:
            with suppress(Refusal):  # the store is away: look again later
                if not self._store.shared:
                    return await self._look_ahead(EVER)
                if self._peers.first:
                    await self._look_ahead(self._clock.now() + AHEAD)
            await asyncio.sleep(ROUND)

    async def _look_ahead(self, until: int) -> None:
        dues = dict(await self._store.dues(until))
        self._rung = {table: due for table, due in self._rung.items() if dues.get(table) == due}
        for table, due in dues.items():
            if not (table in self._rung or self._opener.is_here(table) or self._peers.has(table)):
                self._rung[table] = due
                self.alarms.set(table, due)

    async def _ring(self, table: str) -> None:
        if self._opener.is_here(table) or (self._peers.first and not self._peers.has(table)):
            await self._opener.look_after(table)
