"""How a review judges a position: the expected lead of every seat, and its chance to win."""

from __future__ import annotations

from functools import partial
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from herzog.bots.budget import Budget
from herzog.bots.chances import NothingLearned, outlook_of, promised, result, shares
from herzog.bots.duel import Duel
from herzog.bots.evaluation import against_others
from herzog.bots.learned import features_of, learned_mind
from herzog.bots.thought import Thought
from herzog.review.full_information import means
from herzog.review.scenes import choices

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from herzog.bots.evaluation import Parts
    from herzog.bots.mind import Mind
    from herzog.kernel import Pick, Seat, State
    from herzog.review.depth import Depth

# If no chances were learned: the variance of a lead at the end of the game, and what the whole game adds to it.
SETTLED: Final = 2.0
OPEN: Final = 80.0


class Judged(NamedTuple):
    """What a pick promises: the worth of every side and its chance to win.

    *terms* computes the lead of the deciding seat term by term, with learned ones in detail; this is slow.
    """

    worths: list[float]
    chances: list[float]
    terms: Callable[[], Parts]


def weigh(masked: State, seat: Seat, pick: Pick, depth: Depth, rng: Random) -> dict[Pick, Judged]:
    """Return what each sensible pick of *seat* promises, and the *pick* it made, judged from what the seat knows."""
    mind = learned_mind(masked)
    if type(masked.agenda[-1]) in mind.secret:
        return _weigh_secretly(masked, seat, depth, rng)
    worlds = [mind.imagine(masked, seat, rng) for _ in range(depth.worlds)]
    return {
        each: _mean([_planned(mind, world, seat, each, depth.effort) for world in worlds])
        for each in choices(masked, seat, pick)
    }


def _weigh_secretly(masked: State, seat: Seat, depth: Depth, rng: Random) -> dict[Pick, Judged]:
    """Return what each pick promises against the mix of picks that the others would play."""
    mind = learned_mind(masked)
    duel = Duel(mind, masked, seat, rng, depth.cells)
    odds, _ = duel.solve(Budget(depth.cells), 0)
    worths = {pick: duel.worths(pick) for pick in odds}
    detail = mind.terms.in_detail()
    return {
        pick: Judged(worths[pick], _chances(mind, masked, worths[pick]), partial(duel.told, pick, detail, 0))
        for pick in odds
    }


def _planned(mind: Mind, imagined: tuple[Any, int], seat: Seat, pick: Pick, effort: int) -> Judged:
    """Return what *pick* promises on one imagined table if the seat continues as well as it can."""
    world, seed = imagined
    thought = Thought(mind, Random(seed), effort)
    end = thought.best(thought.branch(world, seat, pick)).end
    worths = mind.terms.worths(mind.terms.count(end))
    return Judged(worths, _chances(mind, end, worths), lambda: mind.terms.in_detail().parts(end, seat))


def planned_path(masked: State, seat: Seat, pick: Pick, depth: Depth, rng: Random) -> tuple[Pick, ...]:
    """Return how *seat* would continue after *pick* on a table that fits what it knows; empty after a secret choice."""
    mind = learned_mind(masked)
    if type(masked.agenda[-1]) in mind.secret:
        return ()
    world, seed = mind.imagine(masked, seat, rng)
    thought = Thought(mind, Random(seed), depth.effort)
    return thought.best(thought.branch(world, seat, pick)).path[1:]


def _mean(judged: Sequence[Judged]) -> Judged:
    return Judged(
        means([each.worths for each in judged]),
        means([each.chances for each in judged]),
        lambda: means([each.terms() for each in judged]),
    )


def _chances(mind: Mind, end: State, worths: list[float]) -> list[float]:
    """Return the chance of every side to win, as learned or else as a rough guess."""
    if not end.agenda:
        return result(mind, end)
    try:
        return promised(mind, end, worths)
    except NothingLearned:
        return shares(worths, sqrt(SETTLED + OPEN * features_of(mind.game.name).left(end)))


def is_calibrated(state: State) -> bool:
    """Return whether chances to win were learned for this kind of table."""
    try:
        outlook_of(learned_mind(state), state)
    except NothingLearned:
        return False
    return True


def leads(worths: list[float], seats: int) -> list[float]:
    """Return how far each seat is ahead of the mean of all others, including a solo opponent."""
    return [against_others(worths, seat) for seat in range(seats)]
