"""Bots think in separate processes, from what their seat may know, so that no table waits for another."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AsyncExitStack
from multiprocessing import get_context
from random import Random
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
import structlog

from herzog.processes import follow_parent_together
from herzog.server.operations.metrics import THINKING_TIME, WAIT_TIME
from herzog.server.thinking.processes import heed, outcome, processes_of, to_the_end
from herzog.server.thinking.questions import Answer, Question, advise, answer_in, choose
from herzog.server.thinking.turns import Turns

if TYPE_CHECKING:
    from asyncio import Future
    from collections.abc import Callable
    from multiprocessing.process import BaseProcess

    from herzog.bots.explain import Explanation
    from herzog.server.thinking.queue import RemoteThinkers
    from herzog.server.thinking.turns import Asker

T = TypeVar("T")
log = structlog.get_logger()


class BotPool:
    """The processes in which bots think: *remote* thinkers if there are any, else our own, started on first use."""

    def __init__(self, workers: int, longest: float, remote: RemoteThinkers | None = None) -> None:
        self._turns: Final = Turns(workers)
        self._remote: Final = remote
        self._workers: Final = workers
        self._longest: Final = longest  # seconds a bot may think, once it has a process that runs
        self._pool: ProcessPoolExecutor | None = None
        self._processes: Final[list[BaseProcess]] = []  # of this pool, and of earlier ones that may still think
        self._running: Future[list[int]]  # done when all processes of the pool run

    @property
    def waiting(self) -> int:
        """Return how many questions wait for their turn."""
        return self._turns.waiting + (self._remote.turns.waiting if self._remote else 0)

    async def think(self, task: Callable[[Question], T], question: Question, asker: Asker) -> T:
        """Return the result of *task* for *question*, which waits for the turn of its *asker*."""
        if self._remote and self._remote.any_there:
            written = msgspec.json.encode(question).decode()
            answer = await self._remote.think(task.__name__, written, asker)
            if answer:
                return answer_in(task, answer)
            log.warning("no remote thinker has answered", task=task.__name__)
        return await self._think_here(task, question, asker)

    async def _think_here(self, task: Callable[[Question], T], question: Question, asker: Asker) -> T:
        asked = time.perf_counter()
        async with AsyncExitStack() as turn:
            await turn.enter_async_context(self._turns.turn(asker))
            WAIT_TIME.observe(time.perf_counter() - asked)
            pool = await self._started()
            return await to_the_end(self._think_in(pool, task, question, turn.pop_all()))

    async def _think_in(
        self, pool: ProcessPoolExecutor, task: Callable[[Question], T], question: Question, turn: AsyncExitStack
    ) -> T:
        """Think in a process of *pool*; the *turn* is over when that is free again, or was given up."""
        async with turn:
            try:
                async with asyncio.timeout(self._longest):
                    with THINKING_TIME.labels(task.__name__).time():
                        return await outcome(pool.submit(task, question))
            except (BrokenProcessPool, TimeoutError):  # a process died or hangs: start new ones
                self._drop(pool)
                raise

    async def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool, self._running = _starting_pool(self._workers)
            self._processes.extend(processes_of(self._pool))  # at once: the server may stop before they run
            self._running.add_done_callback(heed)
        pool = self._pool
        try:
            await asyncio.shield(self._running)  # whoever stops waiting does not stop the others
        except BrokenProcessPool:
            self._drop(pool)
            raise
        return pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Give up a *pool* whose processes have died or hang, so that the next question starts new ones.

        What others think about there may take its time; whatever still runs after that hangs.
        """
        left = processes_of(pool)  # none if it was given up before
        asyncio.get_running_loop().call_later(self._longest, self._end, left)
        pool.shutdown(wait=False)
        if self._pool is pool:
            self._pool = None

    def _end(self, processes: list[BaseProcess]) -> None:
        for process in processes:
            process.terminate()
            self._processes.remove(process)

    def close(self) -> None:
        """Terminate the processes."""
        for process in self._processes:
            process.terminate()


class BotClient:
    """The pool as one table uses it, which is the *asker*."""

    def __init__(self, pool: BotPool, asker: Asker) -> None:
        self._pool: Final = pool
        self._asker: Final = asker

    async def choose(self, question: Question) -> Answer:
        """Return the bot's answer, or a random one if the bot fails, so that the table goes on."""
        try:
            answer = await self._ask(question)
        except Exception:
            log.exception("a bot failed", bot=question.bot, game=question.game)
        else:
            if answer.pick in question.picks:
                return answer
            log.error("a bot picked what it was not offered", bot=question.bot, game=question.game)
        return Answer(Random(question.seed).choice(question.picks), b"")

    async def _ask(self, question: Question) -> Answer:
        if len(question.picks) == 1:
            return Answer(question.picks[0], question.intent)
        if not question.masked:
            return choose(question)
        try:
            return await self._pool.think(choose, question, self._asker)
        except BrokenProcessPool:  # another bot may have crashed the process
            return await self._pool.think(choose, question, self._asker)

    async def advise(self, question: Question) -> Explanation | None:
        """Return a hint for a person at that seat; None if there is nothing to compare."""
        return await self._pool.think(advise, question, self._asker)


def _starting_pool(workers: int) -> tuple[ProcessPoolExecutor, Future[list[int]]]:
    """Return a pool, and what to await until all its processes run, so that a slow start costs no bot its time."""
    context = get_context("spawn")
    pool = ProcessPoolExecutor(
        workers, context, initializer=follow_parent_together, initargs=(context.Barrier(workers),)
    )
    return pool, asyncio.gather(*[outcome(pool.submit(os.getpid)) for _ in range(workers)])
