"""Explains a network by dividing its judgement of a side among groups of facts."""

from __future__ import annotations

from math import factorial
from typing import TYPE_CHECKING, Any, Final, final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from herzog.bots.evaluation import Amounts, Terms
    from herzog.bots.learned import Features
    from herzog.bots.network import Network
    from herzog.kernel import Seat


@final
class Split:
    """Counts the terms of every side, with the share of each group instead of the learned term.

    The share of a group is its Shapley value: what it adds to the judgement when it joins the others, averaged over all
    orders in which groups can join. All shares add up to the judgement minus that of a side about which nothing is
    known. That baseline is the same for every side, so differences between sides add up exactly.
    """

    def __init__(self, terms: Terms, features: Features, network: Network) -> None:
        self.names: Final = tuple(features.groups)
        self._terms: Final = terms
        self._features: Final = features
        self._network: Final = network
        self._weights: Final = _weights(len(features.groups))
        self._of_terms: Final = owners(features.groups, {name: (at, at + 1) for at, name in enumerate(terms.names)}, 1)
        self._of_facts: tuple[int, ...] = ()  # set once the components are known

    def count(self, state: Any) -> list[Amounts]:
        """Return the terms of every side; once the game is over, there is nothing to judge."""
        sides = self._terms.count(state)
        if not state.agenda:
            return [(*side, *[0.0] * len(self.names)) for side in sides]
        self._of_facts = self._of_facts or owners(self._features.groups, self._features.spans(state.box), 0)
        return [(*side, *self._shares(state, seat, side)) for seat, side in enumerate(sides)]

    def _shares(self, state: Any, seat: Seat, side: Amounts) -> list[float]:
        """Return the share of each group in the judgement of a *side*."""
        network, phase = self._network, self._features.phase(state)
        facts: list[list[int]] = [[] for _ in self.names]
        for fact in self._features.facts(state, seat):
            facts[self._of_facts[fact]].append(fact)
        terms: list[list[int]] = [[] for _ in self.names]
        for at, group in enumerate(self._of_terms):
            terms[group].append(at)
        rows = [network.sums(some, which, side) for some, which in zip(facts, terms, strict=True)]
        shares = shapley(self._worths(rows), self._weights)
        return [share + network.plainly(phase, some) for share, some in zip(shares, facts, strict=True)]

    def _worths(self, rows: list[list[float]]) -> list[float]:
        """Return the output of the upper layers for every set of groups, which is a bit mask of their numbers."""
        sums = [list(self._network.bias)]
        for row in rows:
            sums += [[one + other for one, other in zip(row, without, strict=True)] for without in sums]
        return [self._network.upper(each) for each in sums]


def _weights(n: int) -> list[float]:
    """Return the share of orders of *n* groups in which exactly 0, 1, 2... given groups come before a group."""
    return [factorial(before) * factorial(n - before - 1) / factorial(n) for before in range(n)]


def shapley(worths: list[float], weights: list[float]) -> list[float]:
    """Return the Shapley value of each group from the *worths* of all sets of them."""
    shares = [0.0] * len(weights)
    for joined in range(len(worths)):
        weight = weights[joined.bit_count()] if joined + 1 < len(worths) else 0.0
        for group in range(len(shares)):
            if not joined >> group & 1:
                shares[group] += weight * (worths[joined | 1 << group] - worths[joined])
    return shares


def owners(
    groups: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]], spans: Mapping[str, tuple[int, int]], kind: int
) -> tuple[int, ...]:
    """Return the number of the group that owns each fact (*kind* 0) or term (1); *spans* gives each kind's range."""
    named = {name: at for at, group in enumerate(groups.values()) for name in group[kind]}
    return tuple([named[name] for name, (start, end) in spans.items() for _ in range(start, end)])
