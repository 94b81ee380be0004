"""How long a bot may think: a number of playouts, which is reproducible, or a number of seconds."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

MARGIN: Final = 0.95  # the share of the time after which no new playout starts


@final
class Budget:
    """A budget of playouts or, if any are given, of seconds from now on."""

    def __init__(self, playouts: int, seconds: float = 0.0) -> None:
        self.playouts: Final = playouts
        self._deadline: Final = perf_counter() + MARGIN * seconds if seconds else None

    def is_spent(self, playouts: int) -> bool:
        """Return whether to stop after this number of *playouts*."""
        if self._deadline is not None:
            return perf_counter() >= self._deadline
        return playouts >= self.playouts
