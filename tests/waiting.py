"""Waiting for what must come, however busy the machine is."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

WAIT = 120  # seconds after which something that should have come will not
LONG = 10 * WAIT  # the same for what takes a while by itself
OFTEN = 0.02  # seconds between two looks


def until(holds: Callable[[], Any], most: float = WAIT) -> None:
    """Wait until something *holds*, *most* seconds at the most."""
    deadline = time.monotonic() + most
    while not holds():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(OFTEN)
