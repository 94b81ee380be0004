"""Alarms, one for each table that will need attention."""

from __future__ import annotations

import asyncio
from heapq import heapify, heappop, heappush
from typing import TYPE_CHECKING, Final

import structlog

from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from herzog.server.clock import Clock

AGAIN: Final = 30_000  # milliseconds before an alarm rings again

log = structlog.get_logger()


class Alarms:
    """When each table needs attention; every alarm rings once, even if nobody is connected.

    If the store is away then, it rings again until somebody could look after the table.
    """

    def __init__(self, clock: Clock, ring: Callable[[str], Awaitable[None]]) -> None:
        self._clock: Final = clock
        self._ring: Final = ring
        self._dues: Final[dict[str, int]] = {}
        self._heap: Final[list[tuple[int, str]]] = []  # of dues, some of which no longer hold
        self._sooner: Final = asyncio.Event()

    def set(self, table: str, when: int | None) -> None:
        """Ring for *table* at that time and no other; None cancels its alarm."""
        if when is None:
            self._dues.pop(table, None)
            return
        self._dues[table] = when
        heappush(self._heap, (when, table))
        if len(self._heap) > 2 * len(self._dues) + 64:
            self._heap[:] = [(due, each) for each, due in self._dues.items()]
            heapify(self._heap)
        if self._heap[0][0] >= when:
            self._sooner.set()

    async def run(self) -> None:
        """Ring for as long as the server runs."""
        while True:
            await self._wait()
            while self._heap and self._heap[0][0] <= self._clock.now():
                when, table = heappop(self._heap)
                if self._dues.get(table) == when:
                    del self._dues[table]
                    await self._try(table)

    async def _wait(self) -> None:
        """Wait until an alarm is due, or an earlier one has been set."""
        self._sooner.clear()
        if not self._heap:
            await self._sooner.wait()
            return
        waiting = [asyncio.create_task(self._clock.until(self._heap[0][0])), asyncio.create_task(self._sooner.wait())]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()

    async def _try(self, table: str) -> None:
        try:
            await self._ring(table)
        except Refusal as refusal:
            log.warning("nobody could look after a table", table=table, code=refusal.code)
            if refusal.may_pass and table not in self._dues:
                self.set(table, self._clock.now() + AGAIN)
        except Exception:
            log.exception("nobody could look after a table", table=table)
