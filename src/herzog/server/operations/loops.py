"""Supervises the loops of a server: one that fails is logged, counted, run again, and seen by `/ready` meanwhile."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog

from herzog.server.operations.metrics import LOOP_FAILURES, LOOPS_DOWN

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

FIRST_PAUSE: Final = 0.5  # seconds before a loop that failed runs again; doubled each time
LONGEST_PAUSE: Final = 30.0
STEADY: Final = 5.0  # seconds that a loop has to run after a failure before it counts as up again

# Like the metrics, one for the process: until when each loop that has failed counts as down, by `time.monotonic`.
_DOWN_UNTIL: Final[dict[str, float]] = {}

log = structlog.get_logger()


def keep_running(name: str, loop: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
    """Run *loop* until it returns or its task is cancelled; whenever it fails, run it again after a pause."""
    return asyncio.create_task(_keep_running(name, loop), name=name)


async def _keep_running(name: str, loop: Callable[[], Awaitable[None]]) -> None:
    pause = FIRST_PAUSE
    while True:
        began = time.monotonic()
        try:
            return await loop()
        except Exception:
            log.exception("a loop failed", loop=name)
        if time.monotonic() - began > LONGEST_PAUSE:
            pause = FIRST_PAUSE
        note_failure(name, pause)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


def note_failure(name: str, pause: float) -> None:
    """Note that a loop has failed and will run again after a *pause* of so many seconds."""
    LOOP_FAILURES.labels(name).inc()
    _DOWN_UNTIL[name] = time.monotonic() + pause + STEADY


def down() -> list[str]:
    """Return the loops that have failed and not run steadily since."""
    now = time.monotonic()
    return [name for name, until in [*_DOWN_UNTIL.items()] if now < until]


LOOPS_DOWN.set_function(lambda: len(down()))
