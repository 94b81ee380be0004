"""Plays games to learn from, and notes every position where a thought rests and how the game ended."""

from __future__ import annotations

from array import array
from functools import cache
from math import exp, log
from random import Random
from typing import TYPE_CHECKING, Any, Final, final

import msgspec

from herzog.bots.budget import Budget
from herzog.bots.duel import Duel
from herzog.bots.learned import LEARNED, features_of, with_network
from herzog.bots.mind import mind_for
from herzog.bots.thought import Thought
from herzog.bots.weights import decoded
from herzog.games import GAMES
from herzog.kernel import CHANCE, apply, settle

if TYPE_CHECKING:
    from collections.abc import Mapping

    from herzog.bots.evaluation import Terms
    from herzog.bots.learned import Features
    from herzog.bots.mind import Mind
    from herzog.kernel import Box, State

EFFORT: Final = 120  # positions to visit per chain of decisions
CELLS: Final = 30  # joint choices to play out for a secret choice
CURIOUS: Final = 0.25  # the share of thoughts in which an exploring bot is in a mood
MOOD: Final = 0.4  # how much its weights vary then: the standard deviation of the logarithm of a factor
WHIM: Final = 0.7  # points: how much better a plan may look to it then than it is


class Table(msgspec.Struct, frozen=True):
    """A game to play: the name of each seat's weights ("" for none), and whether the bots explore."""

    game: str
    weights: tuple[str, ...]
    options: dict[str, str]
    seed: int
    curious: bool


class Seen(msgspec.Struct, array_like=True):
    """What was seen in one game: arrays of positions, of their sides, and of the facts that held for each side."""

    scores: list[int]
    ranks: list[int]
    phases: bytes  # of each position, 8 bits each
    left: bytes  # the share of the game still to come at each position, 32 bits
    lengths: bytes  # how many facts held for each side of each position, 8 bits
    facts: bytes  # 16 bits
    terms: bytes  # of each side of each position, 32 bits


@cache
def box_of(game: str) -> Box:
    """Return the built-in component set of *game*."""
    return GAMES[game].load()


@cache
def _terms(mind: Mind, weights: bytes) -> Terms:
    if not weights:
        return mind.terms
    return with_network(mind.terms, features_of(mind.game.name), decoded(weights).network())


def _moody(terms: Terms, rng: Random) -> Terms:
    """Return *terms* with randomly changed weights.

    A mood lasts for one thought: a style kept for a whole game would show in the position, and its results would be
    mistaken for the position's worth.
    """
    weights = zip(terms.names, terms.weights, strict=True)
    return terms.reweighted({name: weight * exp(rng.gauss(0, MOOD)) for name, weight in weights if name != LEARNED})


def watch(table: Table, known: Mapping[str, bytes]) -> Seen:
    """Play a game and return what was seen; *known* are the files of weights that its seats name."""
    game, rng = GAMES[table.game], Random(table.seed)
    state: State = game.new(len(table.weights), table.options, box_of(table.game))
    mind = mind_for(state)
    minds = [mind.with_terms(_terms(mind, known[name] if name else b"")) for name in table.weights]
    notes = Notes(mind, features_of(table.game))
    settle(state)
    while state.agenda:
        if mind.rests(state.agenda[-1]):
            notes.take(state)
        state = _played_on(minds, state, rng, curious=table.curious)
    return notes.seen(state)


def _played_on(minds: list[Mind], state: State, rng: Random, *, curious: bool) -> State:
    """Return *state* after an answer of nature, a secret choice, or a seat's decisions up to a resting point."""
    top = state.agenda[-1]
    seat = top.seats()[0]
    picks = top.plain(state, seat)
    if seat == CHANCE or len(picks) == 1:
        apply(state, seat, picks[int(rng.random() * len(picks))])
        return state
    mind = minds[seat]
    if type(top) in mind.secret:
        odds, _ = Duel(mind, mind.game.mask(state, seat), seat, rng, CELLS).solve(Budget(CELLS), 0)
        apply(state, seat, rng.choices([*odds], [*odds.values()])[0])
        return state
    moody = curious and rng.random() < CURIOUS
    thought = Thought(mind.with_terms(_moody(mind.terms, rng)) if moody else mind, rng, EFFORT)
    plans = [plan for pick in picks for plan in thought.branch(state, seat, pick)]
    if moody:
        return max(plans, key=lambda plan: plan.value - WHIM * log(-log(rng.random()))).end
    return thought.best(plans).end


@final
class Notes:
    """Notes taken while a game is played."""

    def __init__(self, mind: Mind, features: Features) -> None:
        self._mind: Final = mind
        self._features: Final = features
        self._phases: Final = array("B")
        self._left: Final = array("f")
        self._lengths: Final = array("B")
        self._facts: Final = array("H")
        self._terms: Final = array("f")

    def take(self, state: Any) -> None:
        """Note a position."""
        self._phases.append(self._features.phase(state))
        self._left.append(self._features.left(state))
        for seat, side in enumerate(self._mind.terms.count(state)):
            facts = self._features.facts(state, seat)
            self._lengths.append(len(facts))
            self._facts.extend(facts)
            self._terms.extend(side)

    def seen(self, state: State) -> Seen:
        """Return everything that was seen in a game that ended with *state*."""
        game = self._mind.game
        arrays = (self._phases, self._left, self._lengths, self._facts, self._terms)
        return Seen(list(game.scores(state)), list(game.ranks(state)), *[each.tobytes() for each in arrays])
