"""Learned minds: the hand-made evaluation of a game plus a term from a network."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from herzog.bots.attribution import Split
from herzog.bots.evaluation import Terms
from herzog.bots.mind import mind_for, mind_of
from herzog.bots.weights import weights_for

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from herzog.bots.evaluation import Amounts
    from herzog.bots.mind import Mind
    from herzog.bots.network import Network
    from herzog.kernel import Seat

LEARNED: Final = "learned"  # the name of the term

Facts: TypeAlias = "Callable[[Any, Seat], list[int]]"
Groups: TypeAlias = "Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]"  # kinds of facts, terms


@final
class Features:
    """What a network looks at in one game.

    *facts* are those that hold for a side, as numbers below *size*, which depends on the box. Sums over facts differ
    by *phase*, of which there are *phases*. *left* is the share of the game still to come, *seats* the number of
    players without a solo opponent, and *table* the kind of table, which chances to win depend on. *spans* gives the
    range of facts of each kind; explanations use *groups* of kinds of facts and of the terms that belong to them.
    """

    def __init__(
        self,
        facts: Facts,
        phase: Callable[[Any], int],
        left: Callable[[Any], float],
        seats: Callable[[Any], int],
        table: Callable[[Any], str],
        spans: Callable[[Any], dict[str, tuple[int, int]]],
        phases: int,
        groups: Groups,
    ) -> None:
        self.facts: Final = facts
        self.phase: Final = phase
        self.left: Final = left
        self.seats: Final = seats
        self.table: Final = table
        self.spans: Final = spans
        self.phases: Final = phases
        self.groups: Final = groups

    def size(self, box: Any) -> int:
        """Return the number of facts with the components in *box*."""
        return max([end for _, end in self.spans(box).values()])


@cache
def features_of(game: str) -> Features:
    """Return what a network looks at in *game*."""
    features: Features = import_module(f"herzog.bots.features.{game}").FEATURES
    return features


@final
class Judge:
    """Counts the terms of every side and adds what a network has learned."""

    def __init__(self, terms: Terms, features: Features, network: Network) -> None:
        self._terms: Final = terms
        self._features: Final = features
        self._network: Final = network
        self._last: Final[dict[Seat, tuple[Amounts, Amounts]]] = {}

    def count(self, state: Any) -> list[Amounts]:
        """Return the terms of every side, the learned one last; after the game there is nothing to judge."""
        sides = self._terms.count(state)
        if not state.agenda:
            return [(*side, 0.0) for side in sides]
        return [self._judged(state, seat, side) for seat, side in enumerate(sides)]

    def _judged(self, state: Any, seat: Seat, side: Amounts) -> Amounts:
        """Return the terms of a *side*, from the cache if it is the same object as last time."""
        last = self._last.get(seat)
        if last is not None and last[0] is side:
            return last[1]
        features = self._features
        amounts = (*side, self._network.judge(features.phase(state), features.facts(state, seat), side))
        self._last[seat] = side, amounts
        return amounts


def with_network(terms: Terms, features: Features, network: Network) -> Terms:
    """Return *terms* with the learned one added."""
    weights = dict(zip(terms.names, terms.weights, strict=True))
    return Terms({**weights, LEARNED: 1.0}, Judge(terms, features, network).count, Split(terms, features, network))


def learned_mind(masked: Any) -> Mind:
    """Return how to think about a game with everything learned about it.

    Learning is about one component set; for any other this is the hand-made mind.
    """
    mind = mind_for(masked)
    return _learned(mind.game.name, masked.box.hash) or mind


@cache
def _learned(game: str, box: str) -> Mind | None:
    weights = weights_for(game, box)
    if weights is None:
        return None
    mind = mind_of(game)
    return mind.with_terms(with_network(mind.terms, features_of(game), weights.network()))


def by_subject(game: str, terms: Sequence[tuple[str, float]]) -> list[tuple[str, float]]:
    """Return *terms*, including learned ones, added up by subject, the largest first.

    Reviews saved by older versions have a single term for everything learned, which stays as it is.
    """
    groups = features_of(game).groups
    about = {group: f"about-{group.removeprefix('learned-')}" for group in groups}
    subjects = {name: about[group] for group, (_, names) in groups.items() for name in (group, *names)}
    sums: dict[str, float] = defaultdict(float)
    for name, amount in terms:
        sums[subjects.get(name, name)] += amount
    return sorted(sums.items(), key=lambda term: -abs(term[1]))
