"""The process in which games are reviewed and analysed; it yields to everything else on the machine."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, TypeVar

from herzog.processes import follow_parent
from herzog.server.thinking.processes import outcome, processes_of, to_the_end

if TYPE_CHECKING:
    from collections.abc import Callable

P = TypeVar("P")
T = TypeVar("T")


class AnalysisPool:
    """Does pieces of work, those of several reviews and boards in turn; the process is started on first use."""

    def __init__(self, niceness: int) -> None:
        self._niceness: Final = niceness
        self._free: Final = asyncio.Semaphore(1)
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, task: Callable[[P], T], piece: P) -> T:
        """Return the result of *task* for a *piece* of work."""
        async with AsyncExitStack() as turn:
            await turn.enter_async_context(self._free)
            return await to_the_end(self._do(task, piece, turn.pop_all()))

    async def _do(self, task: Callable[[P], T], piece: P, turn: AsyncExitStack) -> T:
        """Do a *piece* of work that holds its *turn* until the process is free again."""
        async with turn:
            pool = self._pool = self._pool or _pool(self._niceness)
            try:
                return await outcome(pool.submit(task, piece))
            except BrokenProcessPool:
                self._pool = None
                raise

    def close(self) -> None:
        """Drop the work that waits, and terminate the process."""
        if self._pool:
            for process in processes_of(self._pool):
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)


def _pool(niceness: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, get_context("spawn"), initializer=_give_way, initargs=(niceness,))


def _give_way(niceness: int) -> None:
    """Let others go first, leave Ctrl-C to the server, and end with it."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    follow_parent()
