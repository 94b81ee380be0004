"""The process in which games are reviewed and analysed; it yields to everything else on the machine."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from herzog.processes import follow_parent
from herzog.server.thinking.processes import outcome, processes_of, to_the_end
from herzog.server.thinking.turns import AT_LEISURE, Turns

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.server.thinking.turns import Asker

P = TypeVar("P")
T = TypeVar("T")


class Reviewing(NamedTuple):
    """A review or board of the table called *name*, for a *visitor*; bots and hints go before a piece of it."""

    name: str
    visitor: str
    urgency: int = AT_LEISURE


class AnalysisPool:
    """Does pieces of work, those of several visitors in fair turns; the process is started on first use."""

    def __init__(self, niceness: int) -> None:
        self._niceness: Final = niceness
        self._turns: Final = Turns(1)
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, task: Callable[[P], T], piece: P, asker: Asker) -> T:
        """Return the result of *task* for a *piece* of work, which waits for the turn of its *asker*."""
        async with AsyncExitStack() as turn:
            await turn.enter_async_context(self._turns.turn(asker))
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
