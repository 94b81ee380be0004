"""Turns expected scores into chances to win: how much a lead means, by the share of the game still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from herzog.bots.weights import Outlook

if TYPE_CHECKING:
    from herzog.train.data import Array

KNOTS: Final = 4  # the knots of a fit, from none to all of the game still to come
FIRST: Final = 4.0  # the logarithm of the squared heat at which a fit begins
STEPS: Final = tuple(0.5**n for n in range(9))  # sizes of steps, in logarithms of the squared heat
ENOUGH: Final = 1e-7  # the smallest improvement that counts
BOUNDS: Final = (-1.0, 7.0)  # weight of a prior on that logarithm, which few games hardly determine
POINTS: Final = 10.0  # how many points a step of size 1 is
BINS: Final = 10


class Prospects(NamedTuple):
    """Where thoughts rest after some positions, each on several tables that fit what was known."""

    worths: Array  # position, table, side: its worth, or its share of the win if the game is over
    left: Array  # position, table: the share of the game still to come; negative if it is over
    wins: Array  # position, side: its share of the win at the end
    scores: Array  # position, side: its final score

    def only(self, at: Array) -> Prospects:
        """Return these positions alone."""
        return Prospects(*[each[at] for each in self])


class Calibration(NamedTuple):
    """How reliable chances are."""

    positions: int
    error: float  # the expected calibration error: the mean difference of chance and share of wins, over ten bins
    brier: float
    bins: list[tuple[float, float, int]]  # mean chance, share of wins, how many


def certain(worths: Array, left: Array, wins: Array, scores: Array) -> Prospects:
    """Return positions with nothing hidden, and so a single table each."""
    return Prospects(worths[:, None], left[:, None], wins, scores)


def foretold(seen: Prospects, outlook: Outlook) -> Array:
    """Return the chance of every side, the mean over tables; see herzog.bots.chances."""
    worths, left = seen.worths.copy(), np.maximum(seen.left, 0)
    if outlook.further:
        worths[:, :, -1] += _between(outlook.further, left)
    heat = np.sqrt(_between(outlook.heat, left))[:, :, None]
    odds = np.exp((worths - worths.max(axis=2, keepdims=True)) / heat)
    found = np.where(seen.left[:, :, None] < 0, seen.worths, odds / odds.sum(axis=2, keepdims=True))
    chances: Array = found.mean(axis=1)
    return chances


def _between(knots: tuple[float, ...], left: Array) -> Array:
    found: Array = np.interp(left, np.linspace(0, 1, len(knots)), knots)
    return found


def surprise(seen: Prospects, outlook: Outlook) -> float:
    """Return the mean negative logarithm of the winner's chance (cross-entropy)."""
    return float(-(seen.wins * np.log(np.maximum(foretold(seen, outlook), 1e-9))).sum(axis=1).mean())


def missed(seen: Prospects, outlook: Outlook) -> float:
    """Return the cost of the predicted leads over a solo opponent, if leads are spread as the heat says.

    If games are nearly always won, wins say next to nothing about what the opponent still gains, but leads do.
    """
    left = seen.left.mean(axis=1)
    worths = seen.worths.mean(axis=1)
    off = (seen.scores - worths)[:, 0] - (seen.scores - worths)[:, -1] + _between(outlook.further, left)
    spread = _between(outlook.heat, left) * np.pi**2 / 3  # the variance of a logistic distribution
    return float((np.log(spread) + off**2 / spread).mean())


def fitted(seen: Prospects, *, opponent: bool = False, by_wins: bool = False, knots: int = KNOTS) -> Outlook:
    """Return the outlook that fits best; with a solo *opponent*, that is the last side.

    Final leads are fitted with such an opponent, unless *by_wins*: many games, of which enough were lost, say more.
    This is coordinate descent: each number is moved up or down while that helps, in ever smaller steps.
    """
    cost = missed if opponent and not by_wins else surprise
    played = seen.only(seen.left.min(axis=1) >= 0) if opponent else seen
    at = np.concatenate([np.full(knots, FIRST), np.zeros(knots if opponent else 0)])
    moves = np.concatenate([np.eye(len(at)), -np.eye(len(at))])
    least = cost(played, _outlook(at, knots))
    for step in STEPS:
        before = np.inf
        while least < before - ENOUGH:
            before = least
            for move in moves:
                found = cost(played, _outlook(at + step * move, knots))
                if found < least:
                    at, least = at + step * move, found
    return _outlook(at, knots)


def _outlook(at: Array, knots: int) -> Outlook:
    heat = np.exp(np.clip(at[:knots], *BOUNDS))
    return Outlook(tuple(heat.tolist()), tuple((POINTS * at[knots:]).tolist()))


def calibration(chances: Array, wins: Array) -> Calibration:
    """Return how well *chances* predict *wins*.

    Leave out a solo opponent: what is too high for the seat is too low for the opponent, and the mean hides both.
    """
    flat, won = chances.reshape(-1), wins.reshape(-1)
    place = np.minimum((flat * BINS).astype(int), BINS - 1)
    bins = [
        (float(flat[place == each].mean()), float(won[place == each].mean()), int((place == each).sum()))
        for each in range(BINS)
        if (place == each).any()
    ]
    error = sum(abs(mean - share) * n for mean, share, n in bins) / len(flat)
    return Calibration(len(chances), error, float(((flat - won) ** 2).mean()), bins)
