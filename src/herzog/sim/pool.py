"""Run tasks in this process or in several."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

T = TypeVar("T")
R = TypeVar("R")


def run(task: Callable[[T], R], items: Sequence[T], jobs: int) -> Iterator[R]:
    """Yield the result of *task* for each of *items*, in order, with up to *jobs* processes."""
    if jobs == 1:
        yield from map(task, items)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(task, items)
