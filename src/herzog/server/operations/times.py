"""How long recent answers took, for the health check."""

from __future__ import annotations

import time
from collections import deque
from typing import Final

MOST: Final = 10_000  # answers that are remembered
FRESH: Final = 1.0  # seconds for which they are not sorted again: anybody may ask


class AnswerTimes:
    """The seconds from a message to the end of its answer, for the last of them."""

    def __init__(self) -> None:
        self._times: Final[deque[float]] = deque(maxlen=MOST)
        self._sorted: list[float] = []
        self._until = 0.0  # when they are sorted again

    def __len__(self) -> int:
        """Return how many answers are remembered."""
        return len(self._times)

    def add(self, seconds: float) -> None:
        """Remember an answer."""
        self._times.append(seconds)

    def quantile(self, share: float) -> float:
        """Return the quantile *share* in milliseconds, as of now or a moment ago."""
        now = time.monotonic()
        if now >= self._until:
            self._sorted, self._until = sorted(self._times), now + FRESH
        last = len(self._sorted) - 1
        return round(1000 * self._sorted[int(share * last)], 3) if self._sorted else 0.0
