"""The queue of a table: what becomes of jobs when the table closes."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from herzog.server.table import jobs
from herzog.server.table.jobs import Jobs
from herzog.table.refusal import Refusal
from tests.waiting import WAIT

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from herzog.wire import Code


async def nothing() -> None:
    """Prepare nothing."""


def started(prepare: Callable[[], Awaitable[None]] = nothing, broken: Callable[[Code], None] = lambda _: None) -> Jobs:
    """Return a queue that is worked off."""
    jobs = Jobs("toy", prepare, lambda _: None, broken)
    jobs.start()
    return jobs


def test_whoever_waits_for_a_table_that_closes_is_refused() -> None:
    """Both the job that is being done and those behind it; nobody waits for ever."""

    async def close() -> tuple[object, ...]:
        jobs = started()
        first = asyncio.create_task(jobs.result(lambda: asyncio.sleep(60)))
        second = asyncio.create_task(jobs.result(nothing))
        await asyncio.sleep(0.01)
        jobs.close()
        async with asyncio.timeout(5):
            return await asyncio.gather(first, second, return_exceptions=True)

    refused = asyncio.run(close())
    assert [getattr(each, "code", each) for each in refused] == ["busy", "busy"]


def test_whoever_waits_for_a_table_that_closes_while_it_reads_is_refused() -> None:
    """The job has its turn, but was not begun."""

    async def close() -> object:
        jobs = started(lambda: asyncio.sleep(60))
        waiting = asyncio.create_task(jobs.result(nothing))
        await asyncio.sleep(0.01)
        jobs.close()
        async with asyncio.timeout(5):
            return (await asyncio.gather(waiting, return_exceptions=True))[0]

    refused = asyncio.run(close())
    assert getattr(refused, "code", refused) == "busy"


def test_whoever_waits_for_a_table_that_fails_is_refused() -> None:
    """A table that cannot even be read keeps nobody waiting for ever."""

    async def fail() -> object:
        async def fails() -> None:
            raise ValueError

        jobs = started(fails)
        async with asyncio.timeout(5):
            refused = (await asyncio.gather(jobs.result(nothing), return_exceptions=True))[0]
        jobs.close()
        return refused

    refused = asyncio.run(fail())
    assert getattr(refused, "code", refused) == "failed"


def test_a_job_left_in_the_queue_is_refused() -> None:
    """A connection that has not joined yet can be told to come back."""

    async def close() -> list[str]:
        jobs = started()
        told: list[str] = []
        jobs.add(nothing, refused=lambda refusal: told.append(refusal.code))
        jobs.close()
        return told

    assert asyncio.run(close()) == ["busy"]


def test_a_job_is_done_though_nobody_waits_for_it_any_more(caplog: pytest.LogCaptureFixture) -> None:
    """A seat is taken properly even if the guest hangs up meanwhile; asyncio does not complain of its failure."""

    async def hang_up() -> list[str]:
        jobs = started()
        done: list[str] = []

        async def work() -> None:
            await asyncio.sleep(0.01)
            done.append("taken")
            raise Refusal("taken")

        waiting = asyncio.create_task(jobs.result(work))
        await asyncio.sleep(0)
        waiting.cancel()
        await jobs.result(nothing)  # what was queued before has been done
        with pytest.raises(asyncio.CancelledError):
            await waiting
        return done

    assert asyncio.run(hang_up()) == ["taken"]
    assert not caplog.records


def test_a_table_that_cannot_be_read_is_given_up_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What nobody waits for is put off while the store is away, and not for ever when the table is broken."""
    monkeypatch.setattr(jobs, "RETRY", 0.001)
    refusals = [Refusal("busy"), Refusal("failed"), Refusal("broken-table")]
    given_up: list[str] = []

    async def refused() -> None:
        raise refusals.pop(0) if len(refusals) > 1 else refusals[0]

    async def ring() -> None:
        def give_up(code: Code) -> None:
            given_up.append(code)
            queue.close()
            closed.set()

        closed = asyncio.Event()
        queue = started(refused, give_up)
        queue.add(nothing)
        queue.add(nothing)
        async with asyncio.timeout(WAIT):
            await closed.wait()
        await asyncio.sleep(0.05)

    asyncio.run(ring())
    assert given_up == ["broken-table"]


def test_what_is_refused_for_good_breaks_the_table_too() -> None:
    """As when another process has changed it, and it is gone."""

    async def ring() -> str:
        given_up: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        queue = started(broken=given_up.set_result)

        async def gone() -> None:
            raise Refusal("no-table")

        queue.add(gone)
        async with asyncio.timeout(WAIT):
            code = await given_up
        assert not queue.any_pending
        queue.close()
        return code

    assert asyncio.run(ring()) == "no-table"
