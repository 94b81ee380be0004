"""Random play to the end, as fast as possible: for playouts, benchmarks and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

    from herzog.kernel.agenda import State


def playout(state: State, rng: Random) -> int:
    """Play *state* to its end with plain picks at random; return the number of decisions.

    A decision is an answer chosen from at least two plain picks: nature and forced answers do not count.
    """
    agenda, random = state.agenda, rng.random
    decisions = 0
    while agenda:
        decisions += agenda.pop().at_random(state, random)
    return decisions
