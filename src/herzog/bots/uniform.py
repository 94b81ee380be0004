"""The uniform bot: every pick equally likely. The yardstick, and a sparring partner for the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

if TYPE_CHECKING:
    from random import Random

    from herzog.kernel import Pick, Seat


@final
class Uniform:
    """Picks at random."""

    name = "uniform"
    looks = False

    def choose(self, masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> Pick:  # noqa: ANN401
        """Return any of *picks*."""
        return picks[int(rng.random() * len(picks))]
