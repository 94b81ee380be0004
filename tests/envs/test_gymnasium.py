"""Gymnasium's own checker, and games against bots."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import herzog.envs.gymnasium as gym
from herzog.envs.numbering import IllegalAction
from herzog.games import GAMES
from herzog.kernel import WrongSetup

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]

# The checker takes actions without a look at the mask, and says that a mask would help.
pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore::UserWarning")]


class Legal(gymnasium.ActionWrapper[np.ndarray, np.int64, np.int64]):
    """Turns any action into a legal one: Gymnasium's checker knows no masks."""

    def action(self, action: np.int64) -> np.int64:
        """Return the legal action at that place, counted round and round."""
        env = self.env
        assert isinstance(env, gym.SeatEnv)
        legal = np.flatnonzero(env.action_mask())
        return np.int64(legal[action % len(legal)])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_environment_is_as_gymnasium_wants_it(game: str, seats: int) -> None:
    """Gymnasium's checker finds nothing wrong, at every table and seat."""
    for seat in range(seats):
        check_env(Legal(gym.SeatEnv(game, ["uniform"] * (seats - 1), seat)), skip_render_check=True)


@pytest.mark.parametrize("game", ["Fourberies", "Lacrimosa"])
def test_a_registered_game_is_played_to_its_end(game: str) -> None:
    """The environment can be made by its name, is the same for the same seed, and ends with a reward."""
    totals = []
    for _ in range(2):
        env = gymnasium.make(f"herzog/{game}-v0", opponents=("greedy",), rewards="points")
        _, info = env.reset(seed=3)
        over, total = False, 0.0
        while not over:
            _, reward, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
            total += float(reward)
        totals.append(total)
    assert totals[0] == totals[1] != 0


def test_bad_input() -> None:
    """A wrong seat or number of them, an illegal action and a step without a game are refused with what can be done."""
    with pytest.raises(ValueError, match="there is no seat 2 at a table of 2: seats are 0 to 1"):
        gym.SeatEnv("fourberies", seat=2)
    with pytest.raises(WrongSetup, match="lacrimosa is for 1 to 4 players, not 5"):
        gym.SeatEnv("lacrimosa", ["uniform"] * 4)
    env = gym.SeatEnv("fourberies")
    with pytest.raises(IllegalAction, match=r"call reset\(\)"):
        env.step(np.int64(0))
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="is asked"):
        env.step(np.int64(-1))


def test_the_table_is_drawn_for_the_agent() -> None:
    """The table can be seen as text, as the agent knows it."""
    env = gym.SeatEnv("fourberies", render_mode="ansi")
    env.reset(seed=1)
    assert "Écus" in str(env.render())
