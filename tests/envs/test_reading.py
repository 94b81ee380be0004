"""Actions and observations: complete, the same at every seat, and only what the seat may know."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from herzog.envs.episode import Episode, TableSetup
from herzog.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
GAMES_EACH = 4


def played(setup: TableSetup, games: int = GAMES_EACH) -> Iterator[Episode]:
    """Yield episodes at every decision of some games played at random."""
    for seed in range(games):
        episode, rng = Episode(setup, seed), Random(seed)
        while not episode.over:
            yield episode
            episode.act(rng.choice(list(episode.legal())))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_pick_is_an_action_and_back(game: str, seats: int) -> None:
    """Each legal pick has an action of its own, which means it and nothing else."""
    setup = TableSetup(game, seats)
    for episode in played(setup):
        for seat in episode.asked:
            picks = episode.state.agenda[-1].picks(episode.state, seat)
            actions = [setup.numbering.encode(episode.state, seat, pick) for pick in picks]
            assert [setup.numbering.decode(episode.state, seat, action) for action in actions] == picks
            assert {setup.numbering.meanings[action].ask for action in actions} == {episode.state.agenda[-1].name}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_twins_look_alike(game: str, seats: int) -> None:
    """Tables that differ in what a seat cannot know give it the same observation and the same actions."""
    setup, rng = TableSetup(game, seats), Random(5)
    differ = 0
    for turn, episode in enumerate(played(setup, 2)):
        for seat in range(seats) if turn % 5 == 0 else ():
            masked = setup.game.mask(episode.state, seat)
            twin = setup.game.fill(masked, rng)
            seen = setup.observer.observe(setup.game.mask(twin, seat), seats, seat)
            assert np.array_equal(seen, episode.observe(seat))
            if seat in episode.asked:
                assert setup.numbering.legal(twin, seat) == episode.legal(seat)
            others = [other for other in range(seats) if other != seat]
            differ += any(
                not np.array_equal(
                    episode.observe(other), setup.observer.observe(setup.game.mask(twin, other), seats, other)
                )
                for other in others
            )
    assert differ or seats == 1, "the twins differ in nothing"


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_an_observation_leaves_nothing_out(game: str) -> None:
    """In games at all tables, every group of an observation is used, and all numbers are small."""
    used: dict[str, bool] = {}
    for seats in GAMES[game].seats:
        setup = TableSetup(game, seats)
        seen = np.zeros(setup.observer.size, np.float32)
        for episode in played(setup, 6):
            seen = np.maximum(seen, np.abs(episode.observe(episode.seat)))
        for name, part in setup.observer.named(seen).items():
            used[name] = used.get(name, False) or bool(part.any())
        assert seen.max() < 4
    assert [name for name, is_used in used.items() if not is_used] == []


@pytest.mark.parametrize("game", GAMES)
def test_rewards_add_up(game: str) -> None:
    """Points rewarded on the way add up to the final lead; final rewards add up to nothing."""
    for rewards in ("final", "points"):
        episode, rng = Episode(TableSetup(game, 3, rewards=rewards), 1), Random(1)
        total = np.zeros(3)
        while not episode.over:
            total += episode.act(rng.choice(list(episode.legal())))
        scores = episode.setup.game.scores(episode.state)
        leads = [score - (sum(scores) - score) / 2 for score in scores]
        assert total == pytest.approx(leads if rewards == "points" else episode.setup.returns(episode.state))
        assert sum(total) == pytest.approx(0)


def test_one_s_own_has_the_same_number_at_every_seat() -> None:
    """Everybody's Travel card to a city is the same action, though the cards are different."""
    episode = Episode(TableSetup("fourberies", 3), 1)
    assert episode.asked == (0, 1, 2)
    legal = [episode.legal(seat) for seat in episode.asked]
    assert list(legal[0]) == list(legal[1]) == list(legal[2])
    assert list(legal[0].values()) != list(legal[1].values())
