"""Random play to the end, as fast as it goes: for playouts, benchmarks and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.kernel.agenda import Auto

if TYPE_CHECKING:
    from random import Random

    from herzog.kernel.agenda import State


def playout(state: State, rng: Random) -> int:
    """Play *state* to its end with plain picks at random; return the number of decisions.

    A decision is an answered ask with at least two plain picks: nature and forced answers do not count.
    """
    agenda = state.agenda
    random = rng.random
    decisions = 0
    while agenda:
        frame = agenda[-1]
        if isinstance(frame, Auto):
            agenda.pop()
            frame.run(state, None)
            continue
        seat = frame.seats()[0]
        picks = frame.plain(state, seat) if seat >= 0 else frame.picks(state, seat)
        n = len(picks)
        agenda.pop()
        if n == 1:
            frame.answer(state, seat, picks[0], None)
        else:
            decisions += seat >= 0
            frame.answer(state, seat, picks[int(random() * n)], None)
    return decisions
