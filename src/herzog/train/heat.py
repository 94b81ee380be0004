"""From expected scores to chances to win: how much a lead says, by the share of the game that is still to come."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from herzog.train.data import Array

CONSTANTS: Final = np.geomspace(0.02, 300, 40)
SLOPES: Final = np.geomspace(0.5, 5000, 50)
BINS: Final = 10


class Calibration(NamedTuple):
    """How far chances can be trusted, and the same for chances from the score alone."""

    positions: int
    error: float  # the expected calibration error: the mean difference of chance and share of wins, over ten bins
    brier: float
    bins: list[tuple[float, float, int]]  # mean chance, share of wins, how many


def shares(worths: Array, heat: Array) -> Array:
    """Return the chance of every side; see herzog.bots.chances."""
    odds = np.exp((worths - worths.max(axis=1, keepdims=True)) / heat[:, None])
    chances: Array = odds / odds.sum(axis=1, keepdims=True)
    return chances


def fitted(worths: Array, left: Array, wins: Array) -> tuple[float, float]:
    """Return the heat that makes what happened likeliest: a constant, and what is added for the whole game."""

    def surprise(pair: tuple[float, float]) -> float:
        chances = shares(worths, np.sqrt(pair[0] + pair[1] * left))
        return float(-(wins * np.log(np.maximum(chances, 1e-9))).sum())

    constant, slope = min(product(CONSTANTS, SLOPES), key=surprise)
    return float(constant), float(slope)


def calibration(chances: Array, wins: Array) -> Calibration:
    """Return how well the *chances* of all sides foretold their *wins*."""
    flat, won = chances.reshape(-1), wins.reshape(-1)
    place = np.minimum((flat * BINS).astype(int), BINS - 1)
    bins = [
        (float(flat[place == each].mean()), float(won[place == each].mean()), int((place == each).sum()))
        for each in range(BINS)
        if (place == each).any()
    ]
    error = sum(abs(mean - share) * n for mean, share, n in bins) / len(flat)
    return Calibration(len(chances), error, float(((flat - won) ** 2).mean()), bins)
