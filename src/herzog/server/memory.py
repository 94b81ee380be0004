"""Memory that is no longer used goes back to the system."""

from __future__ import annotations

import ctypes
import os
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

# Only the C library of GNU has it; others give back by themselves.
TRIM: Final[Callable[[int], int] | None] = (
    getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
)


def give_back() -> None:
    """Return pages that were freed, and that the C library keeps because they lie between others still in use."""
    if TRIM:
        TRIM(0)
