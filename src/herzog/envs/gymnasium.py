"""Both games in Gymnasium: one agent at one seat, bots at the others."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from herzog.bots.answer import answer
from herzog.bots.entrants import entrant
from herzog.envs.extra import needed
from herzog.envs.numbering import IllegalAction
from herzog.kernel import independent

with needed("Gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

    from herzog.envs.ansi import drawn
    from herzog.envs.episode import Episode, TableSetup

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from herzog.envs.episode import Rewards
    from herzog.envs.observer import Vector
    from herzog.kernel import Seat


class SeatEnv(gymnasium.Env["Vector", np.int64]):
    """One seat of a game; bots play the others: any that `herzog simulate` accepts.

    An observation is what the seat knows; `action_mask()`, also in the info, has a 1 for each legal action.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  (Gymnasium declares it so)

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("beginner",),
        seat: Seat = 0,
        options: Mapping[str, str] | None = None,
        rewards: Rewards = "final",
        render_mode: str | None = None,
    ) -> None:
        seats = len(opponents) + 1
        if seat not in range(seats):
            raise ValueError(f"there is no seat {seat} at a table of {seats}: seats are 0 to {seats - 1}")
        self._setup: Final = TableSetup(game, seats, options, rewards)
        self._seat: Final = seat
        names = [*opponents[:seat], "", *opponents[seat:]]
        self._bots: Final = {at: entrant(name) for at, name in enumerate(names) if name}
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-np.inf, np.inf, (self._setup.observer.size,), np.float32)
        self.action_space = spaces.Discrete(len(self._setup.numbering))
        self._episode: Episode | None = None
        self._luck = Random(0)

    __copy__ = independent

    def __repr__(self) -> str:
        others = ", ".join(bot.name for bot in self._bots.values())
        return f"<SeatEnv {self._setup.game.name}, seat {self._seat}, others: {others or 'none'}>"

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """Deal a new game and let the others play until the agent is asked."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**63))
        self._luck = Random(f"{deal} bots")
        self._episode = Episode(self._setup, deal)
        self._others(self._episode)
        return self._episode.observe(self._seat), {"action_mask": self.action_mask()}

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Take *action*, and let the others play until the agent is asked again."""
        episode = self._episode
        if episode is None or episode.over:
            raise IllegalAction("no game is going on: call reset() to deal a new one")
        reward = episode.act(int(action), self._seat)[self._seat] + self._others(episode)
        return episode.observe(self._seat), reward, episode.over, False, {"action_mask": self.action_mask()}

    def _others(self, episode: Episode) -> float:
        """Let bots play until the agent is asked or the game is over; return the agent's reward for that."""
        reward = 0.0
        while not episode.over and self._seat not in episode.asked:
            reward += self._bot_acts(episode, episode.seat)
        for seat in episode.asked if self._seat in episode.asked else ():
            if seat != self._seat:  # the others in a joint choice: nobody sees what they chose
                reward += self._bot_acts(episode, seat)
        return reward

    def _bot_acts(self, episode: Episode, seat: Seat) -> float:
        setup, state = episode.setup, episode.state
        top = state.agenda[-1]
        picks = top.plain(state, seat)
        pick = picks[0]
        if len(picks) > 1:
            bot = self._bots[seat]
            masked = setup.game.mask(state, seat) if bot.looks else None
            pick = answer(bot, top.name, masked, seat, picks, self._luck)
        return episode.act(setup.numbering.encode(state, seat, pick), seat)[self._seat]

    def action_mask(self) -> NDArray[np.int8]:
        """Return a vector with a 1 for each legal action."""
        if self._episode is None:
            return np.zeros(len(self._setup.numbering), np.int8)
        return self._episode.mask(self._seat)

    def render(self) -> str | None:
        """Return the table as text, in render mode "ansi"."""
        if self.render_mode != "ansi" or self._episode is None:
            return None
        return drawn(self._episode, self._seat)


for _game in ("Fourberies", "Lacrimosa"):
    gymnasium.register(
        f"herzog/{_game}-v0", entry_point="herzog.envs.gymnasium:SeatEnv", kwargs={"game": _game.lower()}
    )
