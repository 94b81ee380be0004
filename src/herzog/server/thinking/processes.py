"""The processes of a pool, and the work they do."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from concurrent.futures import Future, ProcessPoolExecutor
    from multiprocessing.process import BaseProcess

T = TypeVar("T")
_GOING_ON: Final[set[asyncio.Task[Any]]] = set()  # asyncio itself keeps no task alive


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


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Wait for the result of *work*, which goes on to its end even if nobody waits for it any more.

    So it gives back what it holds, such as its turn, only when its process is free again.
    """
    task = asyncio.create_task(work)
    _GOING_ON.add(task)
    task.add_done_callback(_end)
    return await asyncio.shield(task)


def _end(task: asyncio.Task[Any]) -> None:
    _GOING_ON.discard(task)
    heed(task)


def heed(done: asyncio.Future[Any]) -> None:
    """Take note of a failure: asyncio logs an error if nobody is left to hear of it."""
    if not done.cancelled():
        done.exception()
