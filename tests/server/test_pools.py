"""The processes in which bots think and games are analysed end with the server, and no others do."""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import suppress
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from herzog.server.thinking.analysis_pool import AnalysisPool, Reviewing
from herzog.server.thinking.bot_pool import BotPool
from herzog.server.thinking.questions import Question
from tests.waiting import LONG, until

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

QUESTION = Question("toy", "", "uniform", b"", 0, [0], 1)
ASKER = Reviewing("a table", "somebody")


def process_of(question: Question) -> int:
    """Return the process that thinks."""
    del question
    return os.getpid()


class Gated(NamedTuple):
    """Work that notes in a *folder* that it was begun, and ends once there is a gate."""

    folder: Path

    def begin(self) -> None:
        """Do the work."""
        (self.folder / f"begun-{time.monotonic_ns()}").touch()
        until((self.folder / "gate").exists)

    @property
    def begun(self) -> int:
        """Return how often it was begun."""
        return len([*self.folder.glob("begun-*")])


def gated(question: Question) -> None:
    """Think in the folder that a question names."""
    Gated(Path(question.folder)).begin()


def hang(question: Question) -> None:
    """Think for ever."""
    del question
    while True:
        time.sleep(60)


def is_running(process: int) -> bool:
    """Return whether there is such a process, and it has not ended."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_pool_ends_its_own_processes_and_no_others() -> None:
    """Whatever else this process has started goes on."""
    other = get_context("spawn").Process(target=time.sleep, args=(60,))
    other.start()

    async def think() -> list[int]:
        bots, analysis = BotPool(1, 60.0), AnalysisPool(0)
        ours = [await bots.think(process_of, QUESTION, ASKER), await analysis.do(process_of, QUESTION, ASKER)]
        assert all(is_running(each) for each in ours)
        bots.close()
        analysis.close()
        return ours

    try:
        ours = asyncio.run(think())
        until(lambda: not any(is_running(each) for each in ours))
        assert other.is_alive()
    finally:
        other.kill()
        other.join()


def test_a_pool_that_is_closed_while_it_starts_leaves_no_process() -> None:
    """Nor does it if nobody waits for an answer any more: one process would wait for the other for ever."""
    before = active_children()

    async def close_early() -> list[bool]:
        bots = BotPool(2, 60.0)
        thought = asyncio.create_task(bots.think(process_of, QUESTION, ASKER))
        await asyncio.sleep(0.05)
        ours = [each for each in active_children() if each not in before]
        thought.cancel()
        with suppress(asyncio.CancelledError):
            await thought
        assert all(each.is_alive() for each in ours)
        bots.close()
        for each in ours:
            each.join(LONG)
        return [each.is_alive() for each in ours]

    assert asyncio.run(close_early()) == [False, False]


def test_a_pool_is_closed_in_the_middle_of_work_that_nobody_waits_for() -> None:
    """It holds more than it has begun, and still ends without a word."""

    async def give_up() -> None:
        analysis = AnalysisPool(0)
        for _ in range(6):
            piece = asyncio.create_task(analysis.do(time.sleep, 60, ASKER))
            await asyncio.sleep(0.01)
            piece.cancel()
            with suppress(asyncio.CancelledError):
                await piece
        analysis.close()

    before = active_children()
    asyncio.run(give_up())
    until(lambda: active_children() == before)


async def _give_up(folder: Path, work: Callable[[], Awaitable[None]]) -> int:
    """Begin some *work* and give it up, again and again; return how often it was really begun."""
    for _ in range(6):
        waiting = asyncio.ensure_future(work())
        await asyncio.to_thread(until, lambda: Gated(folder).begun)
        waiting.cancel()
        with suppress(asyncio.CancelledError):
            await waiting
    (folder / "gate").touch()
    return Gated(folder).begun


def test_pieces_that_nobody_waits_for_do_not_pile_up(tmp_path: Path) -> None:
    """Somebody who leafs through a game, and wants each position analysed, keeps nobody waiting for all of them."""

    async def leaf() -> tuple[int, int]:
        analysis = AnalysisPool(0)
        begun = await _give_up(tmp_path, lambda: analysis.do(Gated.begin, Gated(tmp_path), ASKER))
        await analysis.do(process_of, QUESTION, ASKER)
        analysis.close()
        return begun, Gated(tmp_path).begun

    assert asyncio.run(leaf()) == (1, 1)


def test_thoughts_that_nobody_waits_for_do_not_pile_up(tmp_path: Path) -> None:
    """Somebody who hands a seat over and takes it back, again and again, keeps nobody else's bots waiting."""
    question = QUESTION._replace(folder=str(tmp_path))

    async def hand_over() -> tuple[int, int]:
        bots = BotPool(1, 60.0)
        begun = await _give_up(tmp_path, lambda: bots.think(gated, question, ASKER))
        await bots.think(process_of, QUESTION, ASKER)
        bots.close()
        return begun, Gated(tmp_path).begun

    assert asyncio.run(hand_over()) == (1, 1)


def test_a_process_that_hangs_is_ended() -> None:
    """It would keep a core busy for as long as the server runs, and so would the next one."""
    before = active_children()

    async def dream() -> None:
        bots = BotPool(1, 0.5)
        for _ in range(2):
            with pytest.raises(TimeoutError):
                await bots.think(hang, QUESTION, ASKER)
            [process] = [each for each in active_children() if each not in before]
            await asyncio.to_thread(process.join, LONG)
            assert not process.is_alive()
        bots.close()

    asyncio.run(dream())
