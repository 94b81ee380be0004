"""The uniform bot: picks at random. The yardstick for other bots, and quick enough to exercise the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from herzog.kernel import any_place

if TYPE_CHECKING:
    from random import Random

    from herzog.kernel import Pick, Seat


@final
class Uniform:
    """Picks at random."""

    name = "uniform"
    looks = False

    def choose(self, masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> Pick:
        """Return a random one of *picks*."""
        return picks[any_place(len(picks), rng.random)]
