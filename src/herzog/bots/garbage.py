"""Switches off the garbage collector while bots think: it would walk every table, and none has reference cycles."""

from __future__ import annotations

import gc
from typing import final


@final
class NoGarbageCollection:
    """Switches the collector off, and on again if it was on before."""

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
