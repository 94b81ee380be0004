"""Evaluation functions: weighted, named terms that add up to the value of a position, in points of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, final

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from herzog.kernel import Seat

Amounts: TypeAlias = tuple[float, ...]
Parts: TypeAlias = list[float]


class Detail(Protocol):
    """Counts the terms of every side, with several finer ones, called *names*, instead of the last."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the terms that replace the last one."""
        ...

    def count(self, state: Any) -> list[Amounts]:
        """Return the terms of every side."""
        ...


@final
class Terms:
    """An evaluation: the value of a position is the sum of its terms, each times its weight.

    *count* measures the terms of every side at the table. A seat is compared with its opponents term by term, so that
    an explanation can use the same numbers as the decision. All opponents count equally. *detail* can divide the last
    term into finer ones, at a cost; *told* are the terms that parts refer to, if different.
    """

    def __init__(
        self,
        weights: Mapping[str, float],
        count: Callable[[Any], list[Amounts]],
        detail: Detail | None = None,
        told: Terms | None = None,
    ) -> None:
        self.names: Final = tuple(weights)
        self.weights: Final = tuple(weights.values())
        self.count: Final = count
        self._detail: Final = detail
        self._told: Final = told
        self._weighed: Final[list[tuple[Amounts, float]]] = []  # by seat: the side weighed last, and its worth

    @property
    def told(self) -> Terms:
        """Return the terms that parts refer to."""
        return self._told or self

    def reweighted(self, weights: Mapping[str, float]) -> Terms:
        """Return the same terms with other *weights* for some of them."""
        return Terms({**dict(zip(self.names, self.weights, strict=True)), **weights}, self.count, self._detail)

    def in_detail(self) -> Terms:
        """Return the same terms with the last one divided into finer parts, for explanations."""
        detail, weights = self._detail, dict(zip(self.names, self.weights, strict=True))
        if detail is None:
            return self
        last = weights[self.names[-1]]
        others = {name: weights[name] for name in self.names[:-1]}
        told = Terms({**others, **dict.fromkeys(detail.names, last)}, detail.count)
        return Terms(weights, self.count, detail, told)

    def value(self, state: Any, seat: Seat) -> float:
        """Return the value of the position for *seat*, which is the sum of its parts."""
        return against_others(self.worths(self.count(state)), seat)

    def parts(self, state: Any, seat: Seat) -> Parts:
        """Return the contribution of each term to the value of the position for *seat*."""
        told = self.told
        return told.shares(told.count(state), seat)

    def parts_of(self, state: Any, sides: list[Amounts], seat: Seat) -> Parts:
        """Return the same as `parts`, for *sides* that have already been counted."""
        return self.parts(state, seat) if self._told else self.shares(sides, seat)

    def worths(self, sides: list[Amounts]) -> list[float]:
        """Return the worth of each of the *sides* by itself."""
        while len(self._weighed) < len(sides):
            self._weighed.append(((), 0.0))
        worths = []
        for place in range(len(sides)):
            side, worth = self._weighed[place]
            if side is not sides[place]:  # the same object as last time need not be weighed again
                worth = _weighed(self.weights, sides[place])
                self._weighed[place] = sides[place], worth
            worths.append(worth)
        return worths

    def shares(self, sides: list[Amounts], seat: Seat) -> Parts:
        """Return the contribution of each term to the value of *sides* for *seat*."""
        parts = []
        for term in range(len(self.weights)):
            theirs = 0.0
            for place in range(len(sides)):
                if place != seat:
                    theirs += sides[place][term]
            parts.append(self.weights[term] * (sides[seat][term] - theirs / (len(sides) - 1)))
        return parts


def _weighed(weights: Amounts, side: Amounts) -> float:
    total = 0.0
    for term in range(len(weights)):
        total += weights[term] * side[term]
    return total


def against_others(worths: list[float], seat: Seat) -> float:
    """Return how far *seat* is ahead of the mean of the others."""
    total = 0.0
    for worth in worths:
        total += worth
    return worths[seat] - (total - worths[seat]) / (len(worths) - 1)
