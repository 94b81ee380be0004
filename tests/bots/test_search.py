from __future__ import annotations

from random import Random
from time import process_time

import pytest

from herzog.bots.greedy import Greedy
from herzog.bots.search import Search
from herzog.games import GAMES
from tests.bots.positions import TABLES, positions


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_equal_playouts_give_equal_picks(name: str, seats: int) -> None:
    """With a budget of playouts the bot is a function of mask and seed, whatever is hidden behind the mask."""
    game, bot = GAMES[name], Search("search", 20)
    for state in positions(name, seats, 11, every=60):
        top = state.agenda[-1]
        seat = top.seats()[0]
        picks = top.picks(state, seat)
        masked = game.mask(state, seat)
        other = game.mask(game.fill(masked, Random(3)), seat)
        first = bot.choose(masked, seat, picks, Random(1))
        assert first in picks
        assert bot.choose(other, seat, picks, Random(1)) == first


@pytest.mark.parametrize(("name", "seats"), [("fourberies", 2), ("fourberies", 5), ("lacrimosa", 2), ("lacrimosa", 4)])
def test_seconds_are_kept(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A time budget is not overrun by more than a fifth, and used unless a secret choice is clear before.

    Measured on the clock of the process, for the sake of busy machines, and again if it was busy with something else.
    """
    monkeypatch.setattr("herzog.bots.budget.perf_counter", process_time)
    state = next(positions(name, seats, 12, every=2))
    top = state.agenda[-1]
    seat = top.seats()[0]
    masked = GAMES[name].mask(state, seat)

    def took() -> float:
        began = process_time()
        Search("search", 1000, 0.5).choose(masked, seat, top.plain(state, seat), Random(1))
        return process_time() - began

    least = 0.0 if name == "fourberies" else 0.25
    assert any(least < took() <= 0.6 for _ in range(3))


@pytest.mark.slow
def test_more_playouts_are_more_than_a_greedy_look() -> None:
    """Somewhere in a game the search overrules the first judgement that guides it."""
    game, different = GAMES["lacrimosa"], 0
    for state in positions("lacrimosa", 2, 13, every=12):
        seat = state.agenda[-1].seats()[0]
        masked, picks = game.mask(state, seat), state.agenda[-1].plain(state, seat)
        searched = Search("search", 30).choose(masked, seat, picks, Random(1))
        different += searched != Greedy().choose(masked, seat, picks, Random(1))
    assert different > 0
