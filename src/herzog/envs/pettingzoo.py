"""Both games in PettingZoo: one agent after the other (AEC), or all at once (parallel)."""

from __future__ import annotations

from math import inf
from random import SystemRandom
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypedDict

from herzog.envs.extra import needed
from herzog.envs.numbering import IllegalAction
from herzog.kernel import independent

with needed("PettingZoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv

    from herzog.envs.ansi import drawn
    from herzog.envs.episode import Episode, TableSetup

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from herzog.envs.episode import Rewards
    from herzog.envs.observer import Vector

RENDER_MODES: Final = ["ansi", "human"]  # return the table as text, or print it


class Observation(TypedDict):
    """What an agent sees: its vector, or the same by groups, and a 1 for each legal action."""

    observation: Vector | dict[str, Vector]
    action_mask: NDArray[np.int8]


def env(
    game: str,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    rewards: Rewards = "final",
    *,
    flat: bool = True,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """Return *game* for *seats* agents who act in turn.

    With *rewards* "final", only the end of a game counts; with "points", every change of the lead counts immediately.
    A game is truncated after *max_cycles* answers per seat.
    """
    return raw_env(game, seats, options, rewards, flat=flat, max_cycles=max_cycles, render_mode=render_mode)


class _Table:
    """The common part of both environments: the table, what agents see, and what they may do."""

    can_wait: ClassVar[bool]  # whether the last action means waiting

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        rewards: Rewards = "final",
        *,
        flat: bool = True,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"unknown render mode {render_mode!r}; choose from {', '.join(RENDER_MODES)}")
        self.render_mode = render_mode
        self._setup: Final = TableSetup(game, seats, options, rewards)
        self._dealt: Episode | None = None
        self._flat: Final = flat
        self._most: Final = inf if max_cycles is None else max_cycles
        self._steps = 0
        self._actions: Final = len(self._setup.numbering) + self.can_wait
        self.agents: list[str] = []
        self.possible_agents: Final = [f"seat_{seat}" for seat in range(seats)]
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._seen())
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}

    __copy__ = independent

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._setup.game.name}, {len(self.possible_agents)} seats>"

    def _seen(self) -> spaces.Dict:
        observer = self._setup.observer
        seen: spaces.Space[Any] = _numbers(observer.size)
        if not self._flat:
            seen = spaces.Dict({name: _numbers(size) for name, size in observer.layout.sizes.items()})
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self._actions,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what *agent* may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what *agent* may do."""
        return self.action_spaces[agent]

    @property
    def _episode(self) -> Episode:
        if self._dealt is None:
            raise IllegalAction("no game has been dealt: call reset() first")
        return self._dealt

    def _deal(self, seed: int | None) -> None:
        self._dealt = Episode(self._setup, SystemRandom().getrandbits(64) if seed is None else seed)
        self._steps = 0
        self.agents = self.possible_agents[:]

    def observe(self, agent: str) -> Observation:
        """Return what *agent* knows, and what it may do."""
        if agent not in self.possible_agents:
            raise ValueError(f"there is no agent {agent!r}; choose from {', '.join(self.possible_agents)}")
        seat = self.possible_agents.index(agent)
        seen = self._episode.observe(seat)
        mask = self._episode.mask(seat)
        if self.can_wait:
            mask = np.append(mask, np.int8(seat not in self._episode.asked))
        return {"observation": seen if self._flat else self._setup.observer.named(seen), "action_mask": mask}

    def render(self) -> str | None:
        """Return the table as text in render mode "ansi"; print it in "human"."""
        text = drawn(self._episode) if self.render_mode else None
        if self.render_mode == "human":
            print(text)  # noqa: T201  (what "human" asks for)
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


def _numbers(n: int) -> spaces.Box:
    return spaces.Box(-np.inf, np.inf, (n,), np.float32)


class raw_env(_Table, AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801  (PettingZoo has no types, and names it so)
    """A game whose agents act in turn; in a joint choice they do not see each other's answers."""

    metadata: Final = {"render_modes": RENDER_MODES, "name": "herzog_v0", "is_parallelizable": False}
    can_wait = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same *seed* deals the same."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._episode.seat]

    def step(self, action: int | None) -> None:
        """Take *action* for the selected agent; once the game is over, None for each agent."""
        if not self.agents:
            raise IllegalAction("no game is going on: call reset() to deal a new one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} is asked, and None is no action")
        episode = self._episode
        rewards = episode.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()
        self._steps += 1
        if episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[episode.seat]
            if self._steps >= self._most * len(self.possible_agents):
                self.truncations = dict.fromkeys(self.agents, True)


class parallel_env(_Table, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801  (the same)
    """A game whose agents all act at once: those who are asked answer, and the others wait.

    In a joint choice, all answers count before anybody sees one. The last action means waiting.
    """

    metadata: Final = {"render_modes": RENDER_MODES, "name": "herzog_parallel_v0"}
    can_wait = True

    @property
    def wait(self) -> int:
        """Return the action of an agent that is not asked."""
        return self._actions - 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game; the same *seed* deals the same."""
        self._deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.possible_agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take the *actions* of all who are asked."""
        if not self.agents:
            raise IllegalAction("no game is going on: call reset() to deal a new one")
        episode, agents = self._episode, self.agents
        self._check(actions)
        rewards = [0.0] * len(agents)
        for seat in episode.asked:
            gained = episode.act(int(actions[agents[seat]]), seat)
            rewards = [one + more for one, more in zip(rewards, gained, strict=True)]
        self._steps += 1
        over = episode.over
        cut_off = not over and self._steps >= self._most
        if over or cut_off:
            self.agents = []
        return (
            self._observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut_off),
            {agent: {} for agent in agents},
        )

    def _check(self, actions: dict[str, int]) -> None:
        """Raise if any action is illegal, before anything happens."""
        episode = self._episode
        for seat, agent in enumerate(self.agents):
            if agent not in actions:
                raise IllegalAction(f"{agent} has no action; an agent that is not asked waits ({self.wait})")
            if seat in episode.asked:
                episode.setup.numbering.decode(episode.state, seat, int(actions[agent]))
            elif actions[agent] != self.wait:
                raise IllegalAction(f"{agent} is not asked and can only wait ({self.wait})")
