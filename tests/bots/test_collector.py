"""The garbage collector while a bot thinks."""

from __future__ import annotations

import gc
from random import Random
from typing import TYPE_CHECKING

import pytest

from herzog.bots import bot_named
from herzog.bots.garbage import NoGarbageCollection
from herzog.games.lacrimosa.scoring import best_courts
from tests.bots.positions import final, positions

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    """Have the collector on, as it is for everybody else."""
    yield
    gc.enable()


def fail_to_think() -> None:
    """Begin a thought that comes to nothing."""
    with NoGarbageCollection():
        assert not gc.isenabled()
        raise ZeroDivisionError


def test_it_is_off_within_and_on_afterwards() -> None:
    """Even if the thought fails."""
    with pytest.raises(ZeroDivisionError):
        fail_to_think()
    assert gc.isenabled()


def test_who_has_switched_it_off_keeps_it_off() -> None:
    """It is not ours to switch on."""
    gc.disable()
    with NoGarbageCollection():
        pass
    assert not gc.isenabled()


def test_a_thought_leaves_no_garbage_to_collect() -> None:
    """Tables refer to nothing that refers to them, so nothing is left of a thought but what it returns."""
    state = next(positions("lacrimosa", 2, 1))
    seat = state.agenda[-1].seats()[0]
    picks = state.agenda[-1].plain(state, seat)
    bot_named("greedy").choose(state, seat, picks, Random(1))  # what is made once and kept
    gc.collect()
    gc.disable()
    bot_named("greedy").choose(state, seat, picks, Random(1))
    assert gc.collect() == 0


def test_the_final_count_leaves_no_garbage_either() -> None:
    """A search that looks to the end of the game counts Courts thousands of times before anything is collected."""
    end = final("lacrimosa", 2, 3)
    end.patrons[0].courts = tuple(tile for tile, goal in enumerate(end.box.goals) if goal)
    end.patrons[0].works = tuple(range(end.box.n_opus))
    best_courts(end, 0)
    gc.collect()
    gc.disable()
    assert best_courts(end, 0)
    assert gc.collect() == 0
