"""How long a bot may think: a number of playouts, which is reproducible, or a number of seconds."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

MARGIN: Final = 0.95  # the share of the time after which no playout is started


@final
class Budget:
    """A budget of playouts or, if given, of seconds from now.

    Playouts differ in length, so none is started that might overrun if it takes as long as the longest so far.
    """

    def __init__(self, playouts: int, seconds: float = 0.0) -> None:
        self.playouts: Final = playouts
        self._last = perf_counter()
        self._longest = 0.0
        self._deadline: Final = self._last + MARGIN * seconds if seconds else None

    def is_spent(self, playouts: int) -> bool:
        """Return whether to stop after this many *playouts*; call it before each one."""
        if self._deadline is None:
            return playouts >= self.playouts
        now = perf_counter()
        if playouts:
            self._longest = max(self._longest, now - self._last)
        self._last = now
        return now + self._longest >= self._deadline
