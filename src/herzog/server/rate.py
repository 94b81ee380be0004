"""Rate limits."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from herzog.server.refusal import Refusal


class Rate(NamedTuple):
    """Sustained rate and burst size."""

    per_second: float
    at_once: int


class Bucket:
    """A token bucket."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._left = float(rate.at_once)
        self._then = time.monotonic()

    def take(self) -> None:
        """Take a token; refuse the message if there is none."""
        now = time.monotonic()
        self._left = min(self._rate.at_once, self._left + (now - self._then) * self._rate.per_second)
        self._then = now
        if self._left < 1:
            raise Refusal("too-fast", wait=round(1000 * (1 - self._left) / self._rate.per_second))
        self._left -= 1
