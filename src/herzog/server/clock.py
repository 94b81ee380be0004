"""The time of day. A server has one clock; tests pass in one that they can set."""

from __future__ import annotations

import asyncio
import time


class Clock:
    """The clock of this machine."""

    def now(self) -> int:
        """Return the milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    async def until(self, when: int) -> None:
        """Wait until *when*; if the clock is set back meanwhile, return early."""
        await asyncio.sleep(max(0, when - self.now()) / 1000)
