"""One factor over all times after which the server gives something up, for slow machines and slow networks."""

from __future__ import annotations

import os
from typing import Final

VARIABLE: Final = "HERZOG_PATIENCE"
LARGEST: Final = 100.0


class BadPatience(Exception):
    """The operator's factor cannot be used; the message says why."""


def factor() -> float:
    """Return how many times as long as usual this process, and the processes it starts, wait before they give up."""
    said = os.environ.get(VARIABLE) or "1"  # compose files pass what is not set as empty
    try:
        value = float(said)
    except ValueError:
        value = 0
    if not 1 <= value <= LARGEST:
        raise BadPatience(f"{VARIABLE} must be a number from 1 to {LARGEST:.0f}, such as 3, and not {said!r}")
    return value


def patient(seconds: float) -> float:
    """Return after how many *seconds* to give up here, if that is so many on a usual machine."""
    return seconds * factor()
