"""Evaluation functions: weighted, named terms that add up to the value of a position, in the points of the game."""

from __future__ import annotations

from math import exp, inf
from operator import mul
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from herzog.kernel import Seat

Amounts: TypeAlias = tuple[float, ...]
Parts: TypeAlias = list[float]


@final
class Terms:
    """An evaluation: the value of a position is the sum of its terms, each times its weight.

    *count* measures the terms of every side at the table. A seat is compared with its opponents term by term, so that
    an explanation can use the same numbers as the decision. The stronger an opponent, the more it counts: one that is
    *lead* points ahead of another counts e times as much. By default all count alike.
    """

    def __init__(self, weights: Mapping[str, float], count: Callable[[Any], list[Amounts]], lead: float = inf) -> None:
        self.names: Final = tuple(weights)
        self.weights: Final = tuple(weights.values())
        self.count: Final = count
        self._lead: Final = lead

    def reweighted(self, weights: Mapping[str, float]) -> Terms:
        """Return the same terms with other *weights* for some of them."""
        return Terms({**dict(zip(self.names, self.weights, strict=True)), **weights}, self.count, self._lead)

    def worths(self, state: Any) -> list[float]:
        """Return the worth of each side's position on its own."""
        weights = self.weights
        return [sum(map(mul, weights, side)) for side in self.count(state)]

    def parts(self, state: Any, seat: Seat) -> Parts:
        """Return the contribution of each term to the value of the position for *seat*."""
        sides = self.count(state)
        own = sides.pop(seat)
        shares = self._shares([sum(map(mul, self.weights, side)) for side in sides])
        return [
            weight * (mine - sum(map(mul, shares, theirs)))
            for weight, mine, theirs in zip(self.weights, own, zip(*sides, strict=True), strict=True)
        ]

    def value(self, state: Any, seat: Seat) -> float:
        """Return the value of the position for *seat*, which is the sum of its parts."""
        return self.against_others(self.worths(state), seat)

    def against_others(self, worths: list[float], seat: Seat) -> float:
        """Return the lead of *seat* over the weighted mean of the others."""
        others = worths[:seat] + worths[seat + 1 :]
        theirs: float = sum(map(mul, self._shares(others), others))
        return worths[seat] - theirs

    def _shares(self, others: list[float]) -> list[float]:
        """Return the weights of the *others*, which add up to 1."""
        if self._lead == inf or len(others) == 1:
            return [1 / len(others)] * len(others)
        most = max(others)
        shares = [exp((worth - most) / self._lead) for worth in others]
        total = sum(shares)
        return [share / total for share in shares]
