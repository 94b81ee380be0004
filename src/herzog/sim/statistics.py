"""How sure a result is."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

SURE: Final = 1.96  # standard errors either side that hold 95 of 100 results


def share_interval(wins: float, games: int) -> tuple[float, float]:
    """Return the 95% interval (Wilson's) of a share; a shared win is part of one."""
    share, z = wins / games, SURE * SURE / games
    middle = (share + z / 2) / (1 + z)
    half = sqrt(z * share * (1 - share) + z * z / 4) / (1 + z)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the 95% interval of a mean of independent *values*."""
    mean = fmean(values)
    half = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return mean - half, mean + half
