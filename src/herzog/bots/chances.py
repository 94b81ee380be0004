"""The chance of every side to win, as far as a seat can know it."""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final

from herzog.bots.learned import learned_mind, sight_of
from herzog.bots.thought import Thought
from herzog.bots.weights import weights_for
from herzog.kernel import win_shares

if TYPE_CHECKING:
    from herzog.bots.mind import Mind
    from herzog.bots.weights import Outlook

TABLES: Final = 6  # made up to fit the mask; the chance is the mean over them
EFFORT: Final = 24  # positions visited to finish a chain of decisions


class NothingLearned(LookupError):
    """Nothing was learned about tables of this kind or with this component set."""


def chances(masked: Any) -> list[float]:
    """Return the chance of every side to win, seats in order and then a solo opponent; they add up to 1.

    They depend on *masked* alone: what it hides is made up, and whoever is in the middle of a turn finishes it
    sensibly, because the network judges positions at which a thought rests.
    """
    mind = learned_mind(masked)
    if not masked.agenda:
        return result(mind, masked)
    found = [at_rest(mind, end) for end in ends(mind, masked)]
    return [sum(each) / TABLES for each in zip(*found, strict=True)]


def ends(mind: Mind, masked: Any) -> list[Any]:
    """Return positions at which thoughts rest next, on tables that fit *masked*."""
    rng = Random(0)
    return [Thought(mind, rng, EFFORT).go_on(mind.game.fill(masked, rng), 0, EFFORT) for _ in range(TABLES)]


def at_rest(mind: Mind, end: Any) -> list[float]:
    """Return the chances at a position where a thought of *mind* rests, with nothing hidden."""
    if not end.agenda:
        return result(mind, end)
    return promised(mind, end, mind.terms.worths(mind.terms.count(end)))


def result(mind: Mind, end: Any) -> list[float]:
    """Return the share in the win of every side of a game that is over."""
    return win_shares(mind.game.ranks(end))


def promised(mind: Mind, state: Any, worths: list[float]) -> list[float]:
    """Return the chances of sides with these *worths* at a moment like *state*."""
    outlook, sight = outlook_of(mind, state), sight_of(mind.game.name)
    left, seats = sight.left(state), sight.seats(state)
    further = between(outlook.further, left) if outlook.further else 0.0
    expected = worths[:seats] + [worth + further for worth in worths[seats:]]
    return shares(expected, sqrt(between(outlook.heat, left)))


def outlook_of(mind: Mind, state: Any) -> Outlook:
    """Return how chances follow from worths at a table like *state*."""
    game = mind.game.name
    table, weights = sight_of(game).table(state), weights_for(game, state.box.hash)
    if weights is None or table not in weights.outlooks:
        raise NothingLearned(f"no chances were learned for {game}, table {table}, set {state.box.version}")
    return weights.outlooks[table]


def between(knots: tuple[float, ...], left: float) -> float:
    """Return the value at the share *left* of the game, on straight lines between evenly spaced *knots*."""
    place = min(max(left, 0.0), 1.0) * (len(knots) - 1)
    below = min(int(place), len(knots) - 2)
    return knots[below] + (place - below) * (knots[below + 1] - knots[below])


def shares(worths: list[float], heat: float) -> list[float]:
    """Return chances from the *worths* of all sides: at a greater *heat* a lead says less."""
    most = max(worths)
    odds = [exp((worth - most) / heat) for worth in worths]
    return [each / sum(odds) for each in odds]
