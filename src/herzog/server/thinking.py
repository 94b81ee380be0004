"""Bots think in separate processes, from what their seat may know, so that no table waits for another."""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import active_children, get_context
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeVar, cast, runtime_checkable

import msgspec
import structlog

from herzog.bots import bot_named
from herzog.games import GAMES
from herzog.kernel import Codec, Pick, Seat
from herzog.processes import follow_parent
from herzog.server.metrics import THINKING_TIME, WAIT_TIME
from herzog.server.turns import Turns

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.synchronize import Barrier

    from herzog.bots.explain import Explanation
    from herzog.bots.intent import Intent
    from herzog.server.thoughts import RemoteThinkers
    from herzog.server.turns import Asker

T = TypeVar("T")
log = structlog.get_logger()


class Question(NamedTuple):
    """A question to a bot, as plain data that can be sent to another process."""

    game: str
    folder: str  # of the component set, on this machine
    bot: str
    masked: bytes  # the encoded mask of the seat; empty for a bot that does not look at it
    seat: Seat
    picks: list[Pick]
    seed: int
    intent: bytes = b""  # what the bot meant to do next when it last answered, encoded
    pack: str = ""  # hash of the component set, by which another machine finds its own folder


@runtime_checkable
class Intends(Protocol):
    """A bot that keeps a plan from one of its decisions to the next."""

    intent: Intent | None


class Answer(NamedTuple):
    """What a bot answers: its pick, and what it means to do next."""

    pick: Pick
    intent: bytes


def choose(question: Question) -> Answer:
    """Return the bot's answer."""
    bot = bot_named(question.bot)
    if not bot.looks:
        return Answer(bot.choose(None, question.seat, question.picks, Random(question.seed)), b"")
    if isinstance(bot, Intends):
        bot.intent = _intent(question)
    pick = bot.choose(_masked(question), question.seat, question.picks, Random(question.seed))
    return Answer(pick, _encoded(bot.intent, question) if isinstance(bot, Intends) else b"")


def _intent(question: Question) -> Intent | None:
    from herzog.bots.intent import Intent

    if not question.intent:
        return None
    world, path, seed = msgspec.json.decode(question.intent)
    return Intent(_codec(question.game, question.folder).decode(world), question.seat, tuple(path), seed)


def _encoded(intent: Intent | None, question: Question) -> bytes:
    if intent is None or not intent.path:
        return b""
    world = _codec(question.game, question.folder).encode(intent.world)
    return msgspec.json.encode((world, intent.path, intent.seed))


def advise(question: Question) -> Explanation | None:
    """Return a hint for a person at that seat; None if there is nothing to compare."""
    from herzog.bots.explain import hint

    return hint(_masked(question), question.seat, question.picks, Random(question.seed))


def _masked(question: Question) -> Any:
    return _codec(question.game, question.folder).decode(msgspec.json.decode(question.masked))


@cache
def _codec(game: str, folder: str) -> Codec[Any]:
    return Codec(GAMES[game], GAMES[game].load(Path(folder)))


def answer_in(task: Callable[[Question], T], written: str) -> T:
    """Return the result of a *task* that a remote thinker has *written* as JSON."""
    if task is choose:
        return cast("T", msgspec.json.decode(written, type=Answer))
    from herzog.bots.explain import Explanation

    return cast("T", msgspec.json.decode(written, type=Explanation | None))


class ThinkingRoom:
    """The processes in which bots think: *remote* thinkers if there are any, else our own, started on first use."""

    def __init__(self, workers: int, longest: float, remote: RemoteThinkers | None = None) -> None:
        self._turns: Final = Turns(workers)
        self._remote: Final = remote
        self._workers: Final = workers
        self._longest: Final = longest  # seconds a bot may think, once it has a process that runs
        self._pool: ProcessPoolExecutor | None = None
        self._starting: Final = asyncio.Lock()

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
        async with self._turns.turn(asker):
            WAIT_TIME.observe(time.perf_counter() - asked)
            pool = await self._started()
            try:
                async with asyncio.timeout(self._longest):
                    with THINKING_TIME.labels(task.__name__).time():
                        return await asyncio.get_running_loop().run_in_executor(pool, task, question)
            except (BrokenProcessPool, TimeoutError):  # a process died or hangs: start new ones
                pool.shutdown(wait=False)
                if self._pool is pool:
                    self._pool = None
                raise

    async def _started(self) -> ProcessPoolExecutor:
        async with self._starting:
            if self._pool is None:
                self._pool = await _running_pool(self._workers)
            return self._pool

    def close(self) -> None:
        """Terminate the processes."""
        for process in active_children():
            process.terminate()


class Thinkers:
    """The thinking room as one table uses it, which is the *asker*."""

    def __init__(self, room: ThinkingRoom, asker: Asker) -> None:
        self._room: Final = room
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
            return await self._room.think(choose, question, self._asker)
        except BrokenProcessPool:  # another bot may have crashed the process
            return await self._room.think(choose, question, self._asker)

    async def advise(self, question: Question) -> Explanation | None:
        """Return a hint for a person at that seat; None if there is nothing to compare."""
        return await self._room.think(advise, question, self._asker)


async def _running_pool(workers: int) -> ProcessPoolExecutor:
    """Return a pool whose processes all run, so that starting one, slow on a busy machine, costs no bot its time."""
    context = get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, initializer=_follow_the_server, initargs=(context.Barrier(workers),))
    loop = asyncio.get_running_loop()
    await asyncio.gather(*[loop.run_in_executor(pool, os.getpid) for _ in range(workers)])
    return pool


def _follow_the_server(all_run: Barrier) -> None:
    """Ignore Ctrl-C, exit when the server exits, even if it is killed, and begin when *all_run*."""
    follow_parent()
    all_run.wait()
