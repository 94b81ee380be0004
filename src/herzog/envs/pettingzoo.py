"""Both games in PettingZoo: one agent after the other (AEC), or all at once (parallel)."""

from __future__ import annotations

from math import inf
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final, TypedDict

from herzog.envs.ansi import drawn
from herzog.envs.extra import needed
from herzog.envs.numbering import IllegalAction
from herzog.envs.sitting import Room, Sitting

with needed("PettingZoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from herzog.envs.observer import Vector
    from herzog.envs.sitting import Rewards
    from herzog.kernel import Seat

RENDER_MODES: Final = ["ansi", "human"]  # return the table as text, or print it


class Observation(TypedDict):
    """What an agent sees: its vector, or the same by groups, and a 1 for each action it may take."""

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
    """Return *game* for *seats* agents who act one after the other, checked for the right order of calls.

    With *rewards* "final", only the end of a game counts; with "points", every point of one's lead when it is made.
    A game is cut off after *max_cycles* times as many answers as there are seats.
    """
    raw = raw_env(game, seats, options, rewards, flat=flat, max_cycles=max_cycles, render_mode=render_mode)
    return wrappers.OrderEnforcingWrapper(raw)


class _Table:
    """What both kinds of environment share: the sitting, and what agents see of it."""

    def __init__(self, room: Room, *, flat: bool, extra_actions: int, render_mode: str | None) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"unknown render mode {render_mode!r}; choose from {', '.join(RENDER_MODES)}")
        self.room: Final = room
        self.agents: Final = [f"seat_{seat}" for seat in range(room.seats)]
        self.flat: Final = flat
        self.extra: Final = extra_actions
        self.sitting = Sitting(room, 0)

    def deal(self, seed: int | None) -> None:
        self.sitting = Sitting(self.room, SystemRandom().getrandbits(64) if seed is None else seed)

    def seat_of(self, agent: str) -> Seat:
        return self.agents.index(agent)

    def observation_space(self) -> spaces.Dict:
        observer, actions = self.room.observer, len(self.room.numbering) + self.extra
        seen: spaces.Space[Any] = _numbers(observer.size)
        if not self.flat:
            seen = spaces.Dict({name: _numbers(size) for name, size in observer.layout.sizes.items()})
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})

    def action_space(self) -> spaces.Discrete[np.int64]:
        return spaces.Discrete(len(self.room.numbering) + self.extra)

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of(agent)
        seen = self.sitting.observe(seat)
        mask = self.sitting.mask(seat)
        if self.extra:
            mask = np.append(mask, np.int8(seat not in self.sitting.asked))
        return {"observation": seen if self.flat else self.room.observer.named(seen), "action_mask": mask}

    def render(self, mode: str | None) -> str | None:
        text = drawn(self.sitting) if mode else None
        if mode == "human":
            print(text)  # noqa: T201  (what "human" asks for)
        return text if mode == "ansi" else None


def _numbers(n: int) -> spaces.Box:
    return spaces.Box(-np.inf, np.inf, (n,), np.float32)


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801  (PettingZoo has no types, and names it so)
    """A game whose agents act one after the other; those who choose together do so without seeing each other."""

    metadata: Final = {"render_modes": RENDER_MODES, "name": "herzog_v0", "is_parallelizable": False}

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
        super().__init__()
        room = Room(game, seats, options, rewards)
        self._table: Final = _Table(room, flat=flat, extra_actions=0, render_mode=render_mode)
        self._most: Final = inf if max_cycles is None else max_cycles * seats
        self._answers = 0
        self.render_mode = render_mode
        self.possible_agents = self._table.agents[:]
        self.observation_spaces = {agent: self._table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._table.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what *agent* may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what *agent* may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same *seed* deals the same."""
        self._table.deal(seed)
        self._answers = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._seat_next()

    def _seat_next(self) -> None:
        if not self._table.sitting.over:
            self.agent_selection = self.possible_agents[self._table.sitting.seat]

    def observe(self, agent: str) -> Observation:
        """Return what *agent* knows, and what it may do."""
        return self._table.observe(agent)

    def step(self, action: int | None) -> None:
        """Take *action* for the selected agent; once the game is over, None for each of them."""
        if not self.agents:
            raise IllegalAction("the game is over: call reset() to deal a new one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} is asked, and None is no action")
        rewards = self._table.sitting.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()
        self._answers += 1
        over = self._table.sitting.over
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over and self._answers >= self._most)
        self._seat_next()

    def render(self) -> str | None:
        """Return the table as text in render mode "ansi"; print it in "human"."""
        return self._table.render(self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class parallel_env(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # noqa: N801  (the same)
    """A game whose agents all act at once: those who are asked answer, the others wait.

    In a choice made together all answers count before anybody sees any. The last action is to wait.
    """

    metadata: Final = {"render_modes": RENDER_MODES, "name": "herzog_parallel_v0"}

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
        room = Room(game, seats, options, rewards)
        self._table: Final = _Table(room, flat=flat, extra_actions=1, render_mode=render_mode)
        self._most: Final = inf if max_cycles is None else max_cycles
        self._cycles = 0
        self.render_mode = render_mode
        self.possible_agents = self._table.agents[:]
        self.agents: list[str] = []
        self.wait: Final = len(self._table.room.numbering)
        self.observation_spaces = {agent: self._table.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._table.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what *agent* may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what *agent* may do."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game; the same *seed* deals the same."""
        self._table.deal(seed)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._table.observe(agent) for agent in self.possible_agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take the *actions* of all who are asked."""
        sitting, agents = self._table.sitting, self.agents
        if not agents:
            raise IllegalAction("the game is over: call reset() to deal a new one")
        self._check(actions)
        rewards = [0.0] * len(agents)
        for seat in sitting.asked:
            gained = sitting.act(int(actions[agents[seat]]), seat)
            rewards = [one + more for one, more in zip(rewards, gained, strict=True)]
        self._cycles += 1
        over = sitting.over
        cut_off = not over and self._cycles >= self._most
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
        """Raise unless everybody acts as they may: nothing has happened yet."""
        sitting = self._table.sitting
        for seat, agent in enumerate(self.agents):
            if agent not in actions:
                raise IllegalAction(f"{agent} does nothing; whoever is not asked waits ({self.wait})")
            if seat in sitting.asked:
                sitting.room.numbering.decode(sitting.state, seat, int(actions[agent]))
            elif actions[agent] != self.wait:
                raise IllegalAction(f"{agent} is not asked and can only wait ({self.wait})")

    def render(self) -> str | None:
        """Return the table as text in render mode "ansi"; print it in "human"."""
        return self._table.render(self.render_mode)
