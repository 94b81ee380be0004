"""How tests run: property tests try the same examples each time, and long tests start first."""

from __future__ import annotations

import gc
import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from collections.abc import Sequence

# `--hypothesis-profile explore` tries other examples than last time, `quick` only a few.
# How long an example takes depends on the machine, so there is no deadline.
settings.register_profile("explore", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("steady", settings.get_profile("explore"), derandomize=True)
settings.register_profile("quick", settings.get_profile("steady"), max_examples=4)  # instead of 100
settings.load_profile("steady")

os.environ["HERZOG_PATIENCE"] = "20"  # whether this machine is quick enough is for `make soak` to find out


def is_for_browsers(item: pytest.Item) -> bool:
    """Return whether a test opens the page."""
    return "tests/e2e/" in item.nodeid


def is_slow(item: pytest.Item) -> bool:
    """Return whether a test takes seconds without a browser."""
    return not is_for_browsers(item) and item.get_closest_marker("slow") is not None


def part(items: Sequence[pytest.Item], n: int, parts: int) -> Sequence[pytest.Item]:
    """Return the *n*th of *parts* equal parts."""
    return items[n * len(items) // parts : (n + 1) * len(items) // parts]


def pytest_collection() -> None:
    """Collect tests without collecting garbage, of which there is none: a fifth quicker."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Exclude everything that stays until the end from garbage collection, which would walk it again and again."""
    gc.enable()
    gc.collect()
    gc.freeze()


@pytest.hookimpl(trylast=True)  # after pytest has put together what shares a fixture
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let each process start with its share of the long tests, so that only short ones are left at the end.

    Browsers compute, and slow tests often wait, so half of the processes begin with either.
    `--dist worksteal` cuts the list into as many parts as there are processes.
    """
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    browsers, slow = list(filter(is_for_browsers, items)), list(filter(is_slow, items))
    rest = [item for item in items if not is_for_browsers(item) and not is_slow(item)]
    orders = (browsers, slow, rest), (slow, browsers, rest)
    items[:] = [item for n in range(workers) for kind in orders[n % 2] for item in part(kind, n, workers)]
