"""Random play to the end, as fast as it goes: for playouts, benchmarks and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.kernel.agenda import CHANCE, Auto, Chance

if TYPE_CHECKING:
    from random import Random

    from herzog.kernel.agenda import State


def playout(state: State, rng: Random) -> int:
    """Play *state* to its end with plain picks at random; return the number of decisions.

    A decision is an answered ask with at least two plain picks: nature and forced answers do not count.
    """
    agenda = state.agenda
    pop, random = agenda.pop, rng.random
    decisions = 0
    while agenda:
        frame = pop()
        if isinstance(frame, Auto):
            frame.run(state, None)
        elif isinstance(frame, Chance):
            picks = frame.picks(state, CHANCE)
            frame.answer(state, CHANCE, picks[int(random() * len(picks))], None)
        else:
            seat = frame.seats()[0]
            picks = frame.plain(state, seat)
            n = len(picks)
            if n > 1:
                decisions += 1
            frame.answer(state, seat, picks[int(random() * n)], None)
    return decisions
