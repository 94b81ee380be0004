"""Breaks ties at random, so that no seat has an advantage because of its number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herzog.kernel import random_index

if TYPE_CHECKING:
    from random import Random

    from herzog.bots.evaluation import Parts
    from herzog.kernel import Pick

EQUAL: Final = 1e-9  # values closer than this differ only by rounding


def best_indexes(values: list[float]) -> list[int]:
    """Return the indexes of the best *values*: several if they are equally good."""
    least = max(values) - EQUAL
    return [place for place, value in enumerate(values) if value >= least]


def best_index(values: list[float], rng: Random) -> int:
    """Return the index of the best of *values*, drawn at random among equals."""
    places = best_indexes(values)
    return places[0] if len(places) == 1 else places[random_index(len(places), rng.random)]


def all_on_the_best(parts: dict[Pick, Parts], rng: Random) -> dict[Pick, float]:
    """Return odds of 1 for the best pick, drawn at random among equals, and 0 for all others.

    *parts* are the worths of the picks, term by term.
    """
    chosen = [*parts][best_index([sum(worth) for worth in parts.values()], rng)]
    return {pick: float(pick == chosen) for pick in parts}
