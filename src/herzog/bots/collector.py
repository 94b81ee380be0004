"""Thinking without the garbage collector, which would walk every table, though none has reference cycles."""

from __future__ import annotations

import gc
from typing import final


@final
class NoCollector:
    """Switches the collector off for a while, if it was on."""

    def __init__(self) -> None:
        self._was_on = False

    def __enter__(self) -> None:
        """Switch it off."""
        self._was_on = gc.isenabled()
        gc.disable()

    def __exit__(self, *_error: object) -> None:
        """Switch it on again."""
        if self._was_on:
            gc.enable()
