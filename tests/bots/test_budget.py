from __future__ import annotations

import pytest

from herzog.bots.budget import Budget


class Clock:
    """A clock that goes on only when told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        """Tell the time."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Let budgets go by a clock that stands still."""
    clock = Clock()
    monkeypatch.setattr("herzog.bots.budget.perf_counter", clock)
    return clock


@pytest.mark.parametrize("playout", [0.01, 0.3, 0.7])
def test_long_playouts_end_in_time(clock: Clock, playout: float) -> None:
    """However long playouts take, the last one is over within the seconds, and no other would have fitted in."""
    budget, playouts = Budget(0, 2.0), 0
    while not budget.is_spent(playouts):
        clock.now += playout
        playouts += 1
    assert 2.0 - 0.1 - playout <= clock.now - 100.0 <= 2.0


def test_the_longest_playout_counts(clock: Clock) -> None:
    """One slow playout is a warning: no other is begun with less time than it took."""
    budget = Budget(0, 2.0)
    for playouts, takes in enumerate((0.1, 0.6, 0.1, 0.1, 0.5)):
        assert not budget.is_spent(playouts)
        clock.now += takes
    assert budget.is_spent(5)  # 1.4 seconds are over


def test_what_comes_before_the_first_playout_is_no_playout(clock: Clock) -> None:
    """Finding plans takes time, but says nothing about how long a playout takes."""
    budget = Budget(0, 2.0)
    clock.now += 1.0
    assert not budget.is_spent(0)
    clock.now += 0.1
    assert not budget.is_spent(1)


def test_playouts_are_counted_whatever_the_clock_says(clock: Clock) -> None:
    """A budget of playouts knows no time."""
    budget = Budget(3)
    clock.now += 1000.0
    assert [budget.is_spent(n) for n in range(5)] == [False, False, False, True, True]
