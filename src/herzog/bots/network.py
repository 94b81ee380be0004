"""A small neural network that judges one side of a table, evaluated in plain Python floats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

if TYPE_CHECKING:
    from herzog.bots.evaluation import Amounts

Row: TypeAlias = tuple[float, ...]
Rows: TypeAlias = tuple[Row, ...]


@final
class Network:
    """The learned worth of a side: a sum over its facts by phase of the game, plus two layers over all facts.

    Every fact adds a row to the first layer, so only facts that hold cost time. The terms of the evaluation are also
    inputs of that layer. Negative sums count as zero (ReLU).
    """

    def __init__(
        self, plain: Rows, columns: Rows, terms: Rows, bias: Row, second: Rows, second_bias: Row, last: Row
    ) -> None:
        self.plain: Final = plain  # by phase and fact
        self.columns: Final = columns  # by unit of the first layer and fact
        self.terms: Final = terms  # by unit of the first layer and term
        self.bias: Final = bias
        self.second: Final = second  # by unit of the second layer and unit of the first
        self.second_bias: Final = second_bias
        self.last: Final = last  # by unit of the second layer

    def judge(self, phase: int, facts: list[int], amounts: Amounts) -> float:
        """Return the learned worth of a side for which *facts* hold."""
        first = [self._unit(unit, facts, amounts) for unit in range(len(self.bias))]
        return self.plainly(phase, facts) + self.upper(first)

    def upper(self, sums: list[float]) -> float:
        """Return the output of the second layer for the *sums* of the first."""
        first, worth = [max(0.0, total) for total in sums], 0.0
        for unit in range(len(self.last)):
            total, weights = self.second_bias[unit], self.second[unit]
            for at in range(len(first)):
                total += weights[at] * first[at]
            if total > 0.0:
                worth += self.last[unit] * total
        return worth

    def _unit(self, unit: int, facts: list[int], amounts: Amounts) -> float:
        total, column, terms = self.bias[unit], self.columns[unit], self.terms[unit]
        for fact in facts:
            total += column[fact]
        for at in range(len(terms)):
            total += terms[at] * amounts[at]
        return total

    def sums(self, facts: list[int], which: list[int], amounts: Amounts) -> list[float]:
        """Return what some *facts*, and the terms with the indexes *which*, add to each unit of the first layer."""
        sums = []
        for column, terms in zip(self.columns, self.terms, strict=True):
            total = 0.0
            for fact in facts:
                total += column[fact]
            for at in which:
                total += terms[at] * amounts[at]
            sums.append(total)
        return sums

    def plainly(self, phase: int, facts: list[int]) -> float:
        """Return the sum over *facts* for the *phase* of the game."""
        plain, worth = self.plain[phase], 0.0
        for fact in facts:
            worth += plain[fact]
        return worth
