"""The chance of every side to win, as far as a seat can know."""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final

from herzog.bots.learned import features_of, learned_mind
from herzog.bots.thought import Thought
from herzog.bots.weights import weights_for
from herzog.kernel import win_shares

if TYPE_CHECKING:
    from herzog.bots.mind import Mind
    from herzog.bots.weights import Outlook

TABLES: Final = 6  # invented tables that fit the mask; the chance is the mean over them
EFFORT: Final = 24  # positions visited to finish a chain of decisions


class NothingLearned(LookupError):
    """Nothing was learned about this kind of table or this component set."""


def chances(masked: Any) -> list[float]:
    """Return the chance of every side to win: the seats in order, then a solo opponent. They add up to 1.

    They depend only on *masked*: hidden things are invented, and a seat in the middle of a turn finishes it sensibly,
    because the network judges positions where a thought rests.
    """
    mind = learned_mind(masked)
    if not masked.agenda:
        return result(mind, masked)
    found = [at_rest(mind, end) for end in ends(mind, masked)]
    return [sum(each) / TABLES for each in zip(*found, strict=True)]


def ends(mind: Mind, masked: Any) -> list[Any]:
    """Return the positions where thoughts rest next, on tables that fit *masked*."""
    rng = Random(0)
    return [Thought(mind, rng, EFFORT).go_on(mind.game.fill(masked, rng), 0, EFFORT) for _ in range(TABLES)]


def at_rest(mind: Mind, end: Any) -> list[float]:
    """Return the chances at a position where a thought of *mind* rests, with nothing hidden."""
    if not end.agenda:
        return result(mind, end)
    return promised(mind, end, mind.terms.worths(mind.terms.count(end)))


def result(mind: Mind, end: Any) -> list[float]:
    """Return every side's share of the win in a finished game."""
    return win_shares(mind.game.ranks(end))


def promised(mind: Mind, state: Any, worths: list[float]) -> list[float]:
    """Return the chances of sides with these *worths* in a state like *state*."""
    outlook, features = outlook_of(mind, state), features_of(mind.game.name)
    left, seats = features.left(state), features.seats(state)
    further = between(outlook.further, left) if outlook.further else 0.0
    expected = worths[:seats] + [worth + further for worth in worths[seats:]]
    return shares(expected, sqrt(between(outlook.heat, left)))


def outlook_of(mind: Mind, state: Any) -> Outlook:
    """Return how to turn worths into chances at a table like *state*."""
    game = mind.game.name
    table, weights = features_of(game).table(state), weights_for(game, state.box.hash)
    if weights is None or table not in weights.outlooks:
        raise NothingLearned(f"no chances were learned for {game}, table {table}, set {state.box.version}")
    return weights.outlooks[table]


def between(knots: tuple[float, ...], left: float) -> float:
    """Return the value at the share *left* of the game, interpolated linearly between evenly spaced *knots*."""
    place = min(max(left, 0.0), 1.0) * (len(knots) - 1)
    below = min(int(place), len(knots) - 2)
    return knots[below] + (place - below) * (knots[below + 1] - knots[below])


def shares(worths: list[float], heat: float) -> list[float]:
    """Return chances from the *worths* of all sides; with more *heat*, a lead means less."""
    most = max(worths)
    odds = [exp((worth - most) / heat) for worth in worths]
    return [each / sum(odds) for each in odds]
