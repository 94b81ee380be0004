from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from herzog.bots.greedy import Greedy
from herzog.bots.uniform import Uniform
from herzog.games import GAMES
from herzog.games.fourberies.travel import ChooseTravel
from herzog.sim.arena import Arena, seeds
from tests.bots.positions import BOXES, TABLES, positions

if TYPE_CHECKING:
    from herzog.kernel import Bot


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_equal_positions_and_seeds_give_equal_picks(name: str, seats: int) -> None:
    """The bot is a function of mask and seed, and picks what it was offered."""
    game = GAMES[name]
    for state in positions(name, seats, 7, every=25):
        top = state.agenda[-1]
        seat = top.seats()[0]
        picks = top.picks(state, seat)
        first, second = [Greedy().choose(game.mask(state, seat), seat, picks, Random(1)) for _ in range(2)]
        assert first == second
        assert first in picks


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_hidden_has_no_influence(name: str, seats: int) -> None:
    """Two tables that look the same to a seat are answered the same."""
    game = GAMES[name]
    for state in positions(name, seats, 8, every=25):
        top = state.agenda[-1]
        seat = top.seats()[0]
        masked = game.mask(state, seat)
        other = game.mask(game.fill(masked, Random(2)), seat)
        picks = top.plain(state, seat)
        assert Greedy().choose(masked, seat, picks, Random(1)) == Greedy().choose(other, seat, picks, Random(1))


def test_the_mask_is_left_as_it_was() -> None:
    """Thinking happens on copies."""
    for name, seats in TABLES:
        state = next(positions(name, seats, 9, every=12))
        seat = state.agenda[-1].seats()[0]
        masked = GAMES[name].mask(state, seat)
        before = [*masked.agenda]
        Greedy().choose(masked, seat, state.agenda[-1].plain(state, seat), Random(1))
        assert masked.agenda == before


def test_a_secret_choice_is_a_mix() -> None:
    """Travel cards are chosen by lot, among several at most tables, and the odds add up."""
    mixed = asked = 0
    for state in positions("fourberies", 3, 10, every=5):
        if isinstance(state.agenda[-1], ChooseTravel):
            seat = state.agenda[-1].seats()[0]
            picks = state.agenda[-1].plain(state, seat)
            odds, parts = Greedy().weigh(GAMES["fourberies"].mask(state, seat), seat, picks, Random(1))
            assert list(odds) == list(parts) == picks
            assert 0.7 < sum(odds.values()) <= 1.001
            asked += 1
            mixed += len([share for share in odds.values() if share]) > 1
    assert asked > 3
    assert mixed > asked / 2


@pytest.mark.slow
@pytest.mark.parametrize("name", ["fourberies", "lacrimosa"])
def test_greedy_beats_chance(name: str) -> None:
    """At least nine of ten games at two seats, each seat five times."""
    wins = 0
    for number, seed in enumerate(seeds(5, 10)):
        bots: list[Bot] = [Greedy(), Uniform()] if number % 2 else [Uniform(), Greedy()]
        record, _ = Arena(GAMES[name], BOXES[name], bots, {}).play(seed)
        assert record.result is not None
        wins += record.result.ranks[1 - number % 2] == 1 and record.result.ranks.count(1) == 1
    assert wins >= 9
