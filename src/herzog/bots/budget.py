"""How long a bot may think: a number of playouts, which always gives the same answer, or seconds."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

MARGIN: Final = 0.95  # the share of the time after which nothing new is begun


@final
class Budget:
    """Playouts or seconds, whichever is given, counted from now."""

    def __init__(self, playouts: int, seconds: float = 0.0) -> None:
        self.playouts: Final = playouts
        self._deadline: Final = perf_counter() + MARGIN * seconds if seconds else None

    def is_spent(self, playouts: int) -> bool:
        """Tell whether to stop after so many *playouts*."""
        if self._deadline is not None:
            return perf_counter() >= self._deadline
        return playouts >= self.playouts
