"""Returns memory that is no longer used to the system."""

from __future__ import annotations

import ctypes
import os
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

# Only glibc has malloc_trim; other C libraries return memory by themselves.
TRIM: Final[Callable[[int], int] | None] = (
    getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
)


def give_back() -> None:
    """Return freed pages that the C library keeps because they lie between pages still in use."""
    if TRIM:
        TRIM(0)
