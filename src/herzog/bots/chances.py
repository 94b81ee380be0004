"""The chance of every side to win, as far as a seat can know it."""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final

from herzog.bots.learned import learned_mind, sight_of
from herzog.bots.thought import Thought
from herzog.bots.weights import weights_for

if TYPE_CHECKING:
    from herzog.bots.mind import Mind

TABLES: Final = 6  # that fit the mask; the chance is the mean over them
EFFORT: Final = 24  # positions visited to finish a chain of decisions


class NothingLearned(LookupError):
    """Nothing was learned about tables with this number of seats or this component set."""


def chances(masked: Any) -> list[float]:
    """Return the chance of every side to win, seats in order and then the game's own opponent; they add up to 1.

    They depend on *masked* alone: what it hides is made up, and whoever is in the middle of a turn finishes it
    sensibly, because the network judges positions at which a thought rests.
    """
    mind = learned_mind(masked)
    if not masked.agenda:
        return _result(mind, masked)
    return _mean([at_rest(mind, end) for end in _ends(mind, masked)])


def expected(masked: Any) -> list[float]:
    """Return what every side is expected to score, up to a constant that is the same for all."""
    mind = learned_mind(masked)
    return _mean([mind.terms.worths(mind.terms.count(end)) for end in _ends(mind, masked)])


def _ends(mind: Mind, masked: Any) -> list[Any]:
    """Return where thoughts rest next on tables that fit *masked*."""
    rng = Random(0)
    return [Thought(mind, rng, EFFORT).go_on(mind.game.fill(masked, rng), 0, EFFORT) for _ in range(TABLES)]


def _mean(found: list[list[float]]) -> list[float]:
    return [sum(each) / len(found) for each in zip(*found, strict=True)]


def at_rest(mind: Mind, end: Any) -> list[float]:
    """Return the chances where a thought of *mind* rests, on a table of which everything is known."""
    if not end.agenda:
        return _result(mind, end)
    return shares(mind.terms.worths(mind.terms.count(end)), heat_of(mind, end))


def _result(mind: Mind, end: Any) -> list[float]:
    first = [float(rank == 1) for rank in mind.game.ranks(end)]
    return [each / sum(first) for each in first]


def heat_of(mind: Mind, state: Any) -> float:
    """Return by how many points sides must differ for the leader to be about three times as likely to win."""
    game = mind.game.name
    sight, weights = sight_of(game), weights_for(game, state.box.hash)
    seats = sight.seats(state)
    constant, slope = weights.heat.unpacked()[seats] if weights else (0.0, 0.0)
    if not constant:
        raise NothingLearned(f"no chances were learned for {game} with {seats} seats and set {state.box.version}")
    return sqrt(constant + slope * sight.left(state))


def shares(worths: list[float], heat: float) -> list[float]:
    """Return chances from the *worths* of all sides: at a greater *heat* a lead says less."""
    most = max(worths)
    odds = [exp((worth - most) / heat) for worth in worths]
    return [each / sum(odds) for each in odds]
