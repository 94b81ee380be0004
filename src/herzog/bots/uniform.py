"""The uniform bot picks at random: a baseline for other bots, and fast enough to exercise the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from herzog.kernel import Rebuilt, random_index

if TYPE_CHECKING:
    from random import Random

    from herzog.kernel import Pick, Seat


@final
class Uniform(Rebuilt):
    """Picks at random."""

    name = "uniform"
    looks = False

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> Pick:
        """Return a random pick."""
        return picks[random_index(len(picks), rng.random)]
