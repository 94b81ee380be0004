from __future__ import annotations

from random import Random

import pytest

from herzog.cli import main
from herzog.sim.rating import elo, rated


def test_three_wins_of_four_are_191_points() -> None:
    """Elo's scale: ten to one are 400; what is given to both in advance hardly matters in many games."""
    found = elo({("a", "b"): [1.5] * 1000}, "b")
    assert found["b"] == 1500
    assert found["a"] == pytest.approx(1690.8, abs=0.5)


def test_all_meetings_count() -> None:
    """A bot that never met another is compared through a third; the scale hangs on the anchor only."""
    met = {("a", "b"): [1.5] * 500, ("b", "c"): [1.5] * 500}
    found = elo(met, "b")
    assert found["a"] - found["b"] == pytest.approx(found["b"] - found["c"], abs=0.1)
    assert elo(met, "c")["a"] - elo(met, "c")["c"] == pytest.approx(found["a"] - found["c"], abs=0.1)


def test_who_lost_everything_has_a_rating() -> None:
    """A low one, and not minus infinity."""
    assert 300 < elo({("a", "b"): [0.0] * 50}, "b")["a"] < 1000


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """For a bot that wins 60 % of its games, drawn anew thirty times: all but few of the intervals hold 1570."""
    rng, held = Random(4), 0
    for n in range(30):
        deals = [float((rng.random() < 0.6) + (rng.random() < 0.6)) for _ in range(100)]
        low, high = rated({("a", "b"): deals}, "b", n)[1].interval if sum(deals) > 100 else (0.0, 0.0)
        held += low <= 1570.4 <= high
    assert held >= 25


@pytest.mark.slow
def test_ratings_are_a_table_for_the_docs(capsys: pytest.CaptureFixture[str]) -> None:
    """The strongest first; the first one named has 1500."""
    assert main(["rate", "fourberies", "--bots", "beginner,uniform", "--games", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].startswith("| beginner | 1500 | 1500 to 1500 |")
    assert lines[3].startswith("| uniform | ")


def test_odd_games_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """Every deal is played from both seats."""
    assert main(["rate", "fourberies", "--bots", "beginner,uniform", "--games", "3"]) == 2
    assert "even number" in capsys.readouterr().err
