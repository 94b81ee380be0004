"""The beginner: sees what the greedy bot sees, and often does something else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from herzog.bots.greedy import Greedy

if TYPE_CHECKING:
    from random import Random

    from herzog.kernel import Pick, Seat

LAPSES: Final = 0.4  # the share of decisions left to chance


@final
class Beginner:
    """Plays as the greedy bot does, but for lapses."""

    looks = True

    def __init__(self, name: str = "beginner") -> None:
        self.name = name
        self._sober: Final = Greedy()

    def choose(self, masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> Pick:  # noqa: ANN401  (a game's state)
        """Return any of *picks* in a lapse, else the greedy one."""
        if rng.random() < LAPSES:
            return picks[int(rng.random() * len(picks))]
        return self._sober.choose(masked, seat, picks, rng)
