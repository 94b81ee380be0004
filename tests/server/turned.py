"""A clock that stands still unless somebody turns it, so that tests can play for days in seconds."""

from __future__ import annotations

import asyncio

from herzog.server.clock import Clock


class TurnedClock(Clock):
    """Stands at *now*, in milliseconds since 1970, until it is turned."""

    def __init__(self, now: int) -> None:
        self._now = now
        self._turned: asyncio.Future[None] | None = None

    def now(self) -> int:
        """Return its time."""
        return self._now

    async def until(self, when: int) -> None:
        """Wait until it has been turned that far."""
        while self._now < when:
            self._turned = self._turned or asyncio.get_running_loop().create_future()
            await asyncio.shield(self._turned)

    def turn(self, now: int) -> None:
        """Set another time."""
        self._now = now
        if self._turned:
            self._turned.set_result(None)
            self._turned = None
