"""Futures for work in the queue of a table, so that its result or failure reaches whoever awaits it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Awaitable, Callable

T = TypeVar("T")


async def settle(work: Callable[[], Awaitable[T]], done: asyncio.Future[T]) -> None:
    """Do *work* and set its result, or its exception, on *done*."""
    try:
        result = await work()
    except Exception as problem:  # noqa: BLE001  (whoever awaits gets it)
        fail(done, problem)
    else:
        if not done.cancelled():
            done.set_result(result)


def fail(done: asyncio.Future[T], problem: Exception) -> None:
    """Set *problem* on *done*, if somebody still awaits it."""
    if not done.cancelled():
        done.set_exception(problem)
