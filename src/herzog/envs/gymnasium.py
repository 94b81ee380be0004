"""Both games in Gymnasium: one agent at one seat, bots at the others."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from herzog.bots import bot_named
from herzog.envs.extra import needed
from herzog.envs.numbering import IllegalAction

with needed("Gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

    from herzog.envs.ansi import drawn
    from herzog.envs.sitting import Room, Sitting

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from herzog.envs.observer import Vector
    from herzog.envs.sitting import Rewards
    from herzog.kernel import Seat


class SeatEnv(gymnasium.Env["Vector", np.int64]):
    """One seat of a game. Bots play the others: any that `herzog simulate` knows.

    An observation is what the seat knows; `action_mask()`, also in the info, has a 1 for each action it may take.
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
        self._room: Final = Room(game, seats, options, rewards)
        self._seat: Final = seat
        names = [*opponents[:seat], "", *opponents[seat:]]
        self._bots: Final = {at: bot_named(name) for at, name in enumerate(names) if name}
        self.render_mode = render_mode
        self.observation_space = spaces.Box(-np.inf, np.inf, (self._room.observer.size,), np.float32)
        self.action_space = spaces.Discrete(len(self._room.numbering))
        self._sitting: Sitting | None = None
        self._luck = Random(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """Deal a new game and let the others play until the agent is asked."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**63))
        self._luck = Random(f"{deal} bots")
        self._sitting = Sitting(self._room, deal)
        self._others(self._sitting)
        return self._sitting.observe(self._seat), {"action_mask": self.action_mask()}

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Take *action*, and let the others play until the agent is asked again."""
        sitting = self._sitting
        if sitting is None or sitting.over:
            raise IllegalAction("no game is going on: call reset() to deal a new one")
        reward = sitting.act(int(action), self._seat)[self._seat] + self._others(sitting)
        return sitting.observe(self._seat), reward, sitting.over, False, {"action_mask": self.action_mask()}

    def _others(self, sitting: Sitting) -> float:
        """Let bots play until the agent is asked or the game is over; return what that brought the agent."""
        reward = 0.0
        while not sitting.over and self._seat not in sitting.asked:
            reward += self._bot_acts(sitting, sitting.seat)
        for seat in sitting.asked if self._seat in sitting.asked else ():
            if seat != self._seat:  # the others of a choice made together: nobody sees what they chose
                reward += self._bot_acts(sitting, seat)
        return reward

    def _bot_acts(self, sitting: Sitting, seat: Seat) -> float:
        masked = sitting.room.game.mask(sitting.state, seat)
        picks = masked.agenda[-1].picks(masked, seat)
        pick = picks[0] if len(picks) == 1 else self._bots[seat].choose(masked, seat, picks, self._luck)
        return sitting.act(sitting.room.numbering.encode(sitting.state, seat, pick), seat)[self._seat]

    def action_mask(self) -> NDArray[np.int8]:
        """Return a vector with a 1 for each action the agent may take."""
        if self._sitting is None:
            return np.zeros(len(self._room.numbering), np.int8)
        return self._sitting.mask(self._seat)

    def render(self) -> str | None:
        """Return the table as text, in render mode "ansi"."""
        if self.render_mode != "ansi" or self._sitting is None:
            return None
        return drawn(self._sitting, self._seat)


for _game in ("Fourberies", "Lacrimosa"):
    gymnasium.register(
        f"herzog/{_game}-v0", entry_point="herzog.envs.gymnasium:SeatEnv", kwargs={"game": _game.lower()}
    )
