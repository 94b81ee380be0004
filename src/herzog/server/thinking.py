"""Bots think in processes of their own, from what their seat may know, so that no table waits for another."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import active_children, get_context, parent_process
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import msgspec
import structlog

from herzog.bots import bot_named
from herzog.games import GAMES
from herzog.kernel import Codec

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.bots.explain import Explanation
    from herzog.kernel import Pick, Seat

T = TypeVar("T")
log = structlog.get_logger()


class Question(NamedTuple):
    """What a bot is asked, as plain data that can cross to another process."""

    game: str
    folder: str  # of the component set
    bot: str
    masked: bytes  # the table as the seat knows it, or nothing for a bot that does not look
    seat: Seat
    picks: list[Pick]
    seed: int


def choose(question: Question) -> Pick:
    """Return the bot's pick."""
    bot = bot_named(question.bot)
    masked = _masked(question) if bot.looks else None
    return bot.choose(masked, question.seat, question.picks, Random(question.seed))


def advise(question: Question) -> Explanation | None:
    """Return what a person in that place may be advised to do; None if there is nothing to compare."""
    from herzog.bots.explain import hint

    return hint(_masked(question), question.seat, question.picks, Random(question.seed))


def _masked(question: Question) -> Any:
    return _codec(question.game, question.folder).decode(msgspec.json.decode(question.masked))


@cache
def _codec(game: str, folder: str) -> Codec[Any]:
    return Codec(GAMES[game], GAMES[game].load(Path(folder)))


class Thinkers:
    """The processes in which bots think; started when the first bot has something to think about."""

    def __init__(self, workers: int, longest: float) -> None:
        self._workers: Final = workers
        self._longest: Final = longest  # seconds a bot may think, once its turn has come
        self._free: Final = asyncio.Semaphore(workers)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, question: Question) -> Pick:
        """Return the bot's pick; a bot that fails is replaced by chance, so that the table goes on."""
        try:
            pick = await self._ask(question)
        except Exception:
            log.exception("a bot failed", bot=question.bot, game=question.game)
        else:
            if pick in question.picks:
                return pick
            log.error("a bot picked what it was not offered", bot=question.bot, game=question.game)
        return Random(question.seed).choice(question.picks)

    async def _ask(self, question: Question) -> Pick:
        if len(question.picks) == 1:
            return question.picks[0]
        if not question.masked:
            return choose(question)
        try:
            return await self._think(choose, question)
        except BrokenProcessPool:  # perhaps another bot took the process down
            return await self._think(choose, question)

    async def advise(self, question: Question) -> Explanation | None:
        """Return what a person in that place may be advised to do; None if there is nothing to compare."""
        return await self._think(advise, question)

    async def _think(self, task: Callable[[Question], T], question: Question) -> T:
        async with self._free:
            pool = self._pool = self._pool or _pool(self._workers)
            try:
                async with asyncio.timeout(self._longest):
                    return await asyncio.get_running_loop().run_in_executor(pool, task, question)
            except (BrokenProcessPool, TimeoutError):  # a process died or is lost in thought: start new ones
                pool.shutdown(wait=False)
                if self._pool is pool:
                    self._pool = None
                raise

    def close(self) -> None:
        """End the processes; what they think about is no longer wanted."""
        for process in active_children():
            process.terminate()


def _pool(workers: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_follow_the_server)


def _follow_the_server() -> None:
    """Leave the keyboard to the server, and end when it ends, be it killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
