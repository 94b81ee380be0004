"""Where games are played: here, or in several processes. Another engine can take this place."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

T = TypeVar("T")
R = TypeVar("R")


def run(task: Callable[[T], R], items: Sequence[T], jobs: int) -> Iterator[R]:
    """Yield what *task* makes of each of *items*, in their order, with so many *jobs* at once."""
    if jobs == 1:
        yield from map(task, items)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(task, items)
