"""Runs tasks in this process, in several, or on a cluster."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context
from time import perf_counter
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from herzog.processes import blocking_ctrl_c, follow_parent
from herzog.sim import cluster

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

T = TypeVar("T")
R = TypeVar("R")
Jobs: TypeAlias = int | cluster.Cluster | None  # how many processes; None is one for each core

SOON: Final = 1.0  # seconds; a shorter run ends before other processes would have started


def cores() -> int:
    """Return how many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(task: Callable[[T], R], items: Sequence[T], jobs: Jobs, at_once: int = cluster.LARGEST) -> Iterator[R]:
    """Yield the result of *task* for each of *items*, in order, with up to *jobs* processes, or on a cluster.

    For the first second, this process works alone. Stopping early ends the others. A cluster gets at most *at_once*
    tasks at a time.
    """
    if isinstance(jobs, cluster.Cluster):
        yield from cluster.run(task, items, jobs, at_once)
        return
    processes, began, done = jobs or cores(), perf_counter(), 0
    while done < len(items) and (processes == 1 or perf_counter() < began + SOON):
        yield task(items[done])
        done += 1
    if done < len(items):
        yield from _in_processes(task, items[done:], processes)


def _in_processes(task: Callable[[T], R], items: Sequence[T], processes: int) -> Iterator[R]:
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=follow_parent)
    before = set(active_children())
    try:
        with blocking_ctrl_c():
            results = pool.map(task, items)
        yield from results
    except BaseException:  # stopped, or a task failed: nobody needs the rest
        pool.shutdown(wait=False, cancel_futures=True)
        for process in set(active_children()) - before:
            process.terminate()
        raise
    pool.shutdown()
