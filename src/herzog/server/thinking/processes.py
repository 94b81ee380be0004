"""The processes of a pool, and the work they do."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor
    from multiprocessing.process import BaseProcess

T = TypeVar("T")


def processes_of(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    """Return the processes of *pool*; before Python 3.14, there is no public way to terminate them."""
    return [*(pool._processes or {}).values()]  # noqa: SLF001


async def outcome(work: Future[T]) -> T:
    """Wait for the result of *work*, which goes on even if nobody waits for it any more.

    `asyncio.wrap_future` would cancel it then, and a pool of Python 3.11 that holds cancelled work fails with a
    traceback when its processes are terminated.
    """
    loop = asyncio.get_running_loop()
    done = asyncio.Event()

    def wake(_: object) -> None:
        with suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(done.set)

    work.add_done_callback(wake)
    await done.wait()
    return work.result()
