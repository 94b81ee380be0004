"""The processes in which bots think and games are analysed end with the server, and no others do."""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import suppress
from multiprocessing import active_children, get_context

from herzog.server.thinking.analysis_pool import AnalysisPool
from herzog.server.thinking.bot_pool import BotPool
from herzog.server.thinking.questions import Question
from herzog.server.thinking.remote_analysis import Reviewing
from tests.waiting import LONG, until

QUESTION = Question("toy", "", "uniform", b"", 0, [0], 1)


def process_of(question: Question) -> int:
    """Return the process that thinks."""
    del question
    return os.getpid()


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
        ours = [await bots.think(process_of, QUESTION, Reviewing()), await analysis.do(process_of, QUESTION)]
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
        thought = asyncio.create_task(bots.think(process_of, QUESTION, Reviewing()))
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
            piece = asyncio.create_task(analysis.do(time.sleep, 60))
            await asyncio.sleep(0.01)
            piece.cancel()
            with suppress(asyncio.CancelledError):
                await piece
        analysis.close()

    before = active_children()
    asyncio.run(give_up())
    until(lambda: active_children() == before)
