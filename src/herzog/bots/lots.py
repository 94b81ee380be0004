"""Choosing among equals by lot, so that neither a seat nor a place in a list is favoured."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from random import Random

    from herzog.bots.evaluation import Parts
    from herzog.kernel import Pick

EQUAL: Final = 1e-9  # values closer than this differ only by rounding


def place_of_best(values: list[float], rng: Random) -> int:
    """Return where the best of *values* is; one of the places, drawn by lot, if several are equally good."""
    least = max(values) - EQUAL
    places = [place for place, value in enumerate(values) if value >= least]
    return places[0] if len(places) == 1 else places[int(rng.random() * len(places))]


def all_on_the_best(parts: dict[Pick, Parts], rng: Random) -> dict[Pick, float]:
    """Return odds that put everything on the best pick, drawn by lot among equals; *parts* are worths by term."""
    chosen = [*parts][place_of_best([sum(worth) for worth in parts.values()], rng)]
    return {pick: float(pick == chosen) for pick in parts}
