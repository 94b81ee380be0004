"""Work in the queue of a table for which somebody waits elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Awaitable, Callable

T = TypeVar("T")


async def settle(work: Callable[[], Awaitable[T]], done: asyncio.Future[T]) -> None:
    """Let whoever waits for *done* have the result of *work*, or its failure."""
    try:
        result = await work()
    except Exception as problem:  # noqa: BLE001  (it is theirs)
        fail(done, problem)
    else:
        if not done.cancelled():
            done.set_result(result)


def fail(done: asyncio.Future[T], problem: Exception) -> None:
    """Let whoever waits for *done* have the *problem*, if they still wait."""
    if not done.cancelled():
        done.set_exception(problem)
