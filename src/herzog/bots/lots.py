"""Breaks ties at random, so that no seat is favoured by its number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herzog.kernel import any_place

if TYPE_CHECKING:
    from random import Random

    from herzog.bots.evaluation import Parts
    from herzog.kernel import Pick

EQUAL: Final = 1e-9  # values closer than this differ only by rounding


def places_of_best(values: list[float]) -> list[int]:
    """Return the index of the best of *values*, or those of all that are equally good."""
    least = max(values) - EQUAL
    return [place for place, value in enumerate(values) if value >= least]


def place_of_best(values: list[float], rng: Random) -> int:
    """Return the index of the best of *values*, drawn at random among equals."""
    places = places_of_best(values)
    return places[0] if len(places) == 1 else places[any_place(len(places), rng.random)]


def all_on_the_best(parts: dict[Pick, Parts], rng: Random) -> dict[Pick, float]:
    """Return odds of 1 for the best pick, drawn at random among equals, and 0 for the others.

    *parts* are the worths of the picks, term by term.
    """
    chosen = [*parts][place_of_best([sum(worth) for worth in parts.values()], rng)]
    return {pick: float(pick == chosen) for pick in parts}
