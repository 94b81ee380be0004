"""The goldens: readable games that show every change of the rules."""

from __future__ import annotations

import re

import pytest

from herzog.games import GAMES
from tools.playthrough import SEED, golden, text

TABLES = [(name, seats) for name, game in sorted(GAMES.items()) for seats in game.seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_golden_is_what_is_played(name: str, seats: int) -> None:
    """If this fails on purpose, run `make goldens` and commit them alone, saying why."""
    assert text(name, seats, SEED) == golden(name, seats).read_text("utf-8")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_golden_can_be_read(name: str, seats: int) -> None:
    """Steps are numbered without a gap, each answer is among its picks, and the game ends with the places."""
    lines = golden(name, seats).read_text("utf-8").splitlines()
    steps = [
        found for line in lines if (found := re.fullmatch(r"step (\d+)  (?:nature|seat \d)  \w+  .* -> \d+", line))
    ]
    assert [int(step[1]) for step in steps] == list(range(1, len(steps) + 1))
    assert re.fullmatch(r"ranks \d( \d)+", lines[-1])
