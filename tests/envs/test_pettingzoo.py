"""PettingZoo's own tests, at every table, and what we say about bad input."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import BaseParallelWrapper

from herzog.envs import pettingzoo as zoo
from herzog.envs.numbering import IllegalAction
from herzog.games import GAMES
from herzog.kernel import WrongSetup

if TYPE_CHECKING:
    from pettingzoo import ParallelEnv

# PettingZoo's own games with action masks are dictionaries, too; its test knows them by name.
pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_one_after_the_other(game: str, seats: int) -> None:
    """The environment passes PettingZoo's test of its interface, and deals the same for the same seed."""
    api_test(zoo.env(game, seats), num_cycles=60)
    api_test(zoo.env(game, seats, rewards="points", flat=False), num_cycles=20)
    seed_test(lambda: zoo.env(game, seats), num_cycles=20)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_at_once(game: str, seats: int) -> None:
    """The parallel environment passes PettingZoo's test of its interface."""
    parallel_api_test(zoo.parallel_env(game, seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_table_is_drawn(game: str, seats: int) -> None:
    """The table can be rendered as text."""
    render_test(lambda render_mode: zoo.env(game, seats, render_mode=render_mode))


class Legal(BaseParallelWrapper[Any, Any, Any]):  # type: ignore[misc]  # PettingZoo has no types
    """An environment whose spaces draw legal actions only: PettingZoo's test of cycles knows no masks."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        """Keep what is seen."""
        self.seen, infos = super().reset(seed, options)
        return self.seen, infos

    def step(self, actions: dict[str, int]) -> Any:
        """Keep what is seen."""
        self.seen, *rest = super().step(actions)
        return self.seen, *rest

    def action_space(self, agent: str) -> Any:
        """Return something that draws a legal action."""
        space = self.env.action_space(agent)
        return SimpleNamespace(sample=lambda: space.sample(self.seen[agent]["action_mask"]))


def legal(game: str, seats: int, max_cycles: int) -> ParallelEnv[Any, Any, Any]:
    """Return a game that is cut off, and of which only legal actions are drawn."""
    return Legal(zoo.parallel_env(game, seats, max_cycles=max_cycles))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_games_can_be_cut_off(game: str, seats: int) -> None:
    """PettingZoo's test: after so many cycles every agent is told that the game was cut off."""
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: legal(game, seats, max_cycles),
            env=lambda max_cycles: parallel_to_aec(legal(game, seats, max_cycles)),
        )
    )


def test_an_illegal_action_says_what_is_legal() -> None:
    """Whoever takes an illegal action is told what was asked and what could be done; nothing has changed."""
    env = zoo.env("lacrimosa")
    env.reset(seed=1)
    agent, before = env.agent_selection, env.last()[0]["observation"].tobytes()
    with pytest.raises(IllegalAction, match=r"cannot be taken: seat \d is asked LayExperience, and its legal actions"):
        env.step(0)
    assert (env.agent_selection, env.last()[0]["observation"].tobytes()) == (agent, before)
    with pytest.raises(IllegalAction, match="there is no action 99999: actions are 0 to "):
        env.step(99999)


def test_a_step_after_the_end() -> None:
    """After the end there is nothing to do but to deal again."""
    env = zoo.raw_env("fourberies")
    env.reset(seed=1)
    for _ in env.agent_iter():
        observation, _, over, _, _ = env.last()
        env.step(None if over else int(observation["action_mask"].argmax()))
    with pytest.raises(IllegalAction, match=r"call reset\(\) to deal a new one"):
        env.step(0)


@pytest.mark.parametrize("make", [zoo.env, zoo.parallel_env])
def test_nothing_can_be_done_before_the_deal(make: Any) -> None:
    """Before reset(), acting and looking are refused with what to do."""
    env = make("fourberies")
    with pytest.raises(IllegalAction, match=r"call reset\(\) to deal a new one"):
        env.step({})
    with pytest.raises(IllegalAction, match=r"no game has been dealt: call reset\(\) first"):
        env.observe("seat_0")


@pytest.mark.parametrize("make", [zoo.env, zoo.parallel_env])
def test_nobody_else_sits_there(make: Any) -> None:
    """Whoever asks for an agent that there is not is told who there is."""
    env = make("fourberies")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="there is no agent 'seat_2'; choose from seat_0, seat_1"):
        env.observe("seat_2")


def test_together_everybody_must_act_as_they_may() -> None:
    """All at once, an agent that is not asked waits, and nothing happens until all do as they may."""
    env = zoo.parallel_env("lacrimosa", 2)
    seen, _ = env.reset(seed=1)
    waits = next(agent for agent in env.agents if seen[agent]["action_mask"][env.wait])
    acts = next(agent for agent in env.agents if agent != waits)
    action = int(seen[acts]["action_mask"].argmax())
    with pytest.raises(IllegalAction, match=f"{waits} is not asked and can only wait"):
        env.step({acts: action, waits: 0})
    with pytest.raises(IllegalAction, match=f"{waits} has no action"):
        env.step({acts: action})
    env.step({acts: action, waits: env.wait})


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"game": "chess"}, "unknown game 'chess'; choose from"),
        ({"game": "fourberies", "seats": 6}, "fourberies is for 2 to 5 players, not 6"),
        ({"game": "lacrimosa", "rewards": "money"}, "unknown rewards 'money'; choose from final, points"),
        ({"game": "lacrimosa", "render_mode": "rgb"}, "unknown render mode 'rgb'; choose from ansi, human"),
    ],
)
def test_a_wrong_table_is_refused(wanted: dict[str, Any], why: str) -> None:
    """A table that cannot be is refused with what can."""
    with pytest.raises((ValueError, WrongSetup), match=why):
        zoo.env(**wanted)
