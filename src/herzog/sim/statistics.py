"""Confidence intervals."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

Z_95: Final = 1.96  # standard errors on either side of a 95% interval


def share_interval(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95% interval of a share; a shared win counts as a fraction."""
    share, z = wins / games, Z_95 * Z_95 / games
    middle = (share + z / 2) / (1 + z)
    half = sqrt(z * share * (1 - share) + z * z / 4) / (1 + z)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the 95% interval of a mean of independent *values*."""
    mean = fmean(values)
    half = Z_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return mean - half, mean + half
