"""The uniform bot picks at random: a baseline for other bots, and fast enough to exercise the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from herzog.kernel import random_index

if TYPE_CHECKING:
    from random import Random

    from herzog.kernel import Pick, Seat


@final
class Uniform:
    """Picks at random."""

    name = "uniform"
    looks = False

    def choose(self, masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> Pick:
        """Return a random pick."""
        return picks[random_index(len(picks), rng.random)]
