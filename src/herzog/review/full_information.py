"""Judges a table with nothing hidden, by playing on and solving a secret choice ahead."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from herzog.bots.budget import Budget
from herzog.bots.duel import Duel, mean
from herzog.bots.foresight import wary
from herzog.bots.learned import learned_mind
from herzog.bots.thought import Thought
from herzog.review.scenes import is_secret, run_on

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import State
    from herzog.review.depth import Depth


class FullInformationJudge:
    """Judges tables with nothing hidden.

    It rolls the same dice for every table, so equal tables are judged equally, and others differ by what is on them
    instead of by luck.
    """

    def __init__(self, depth: Depth, seed: int) -> None:
        self._depth: Final = depth
        self._seed: Final = seed

    def expect(self, before: State, after: State, rng: Random) -> list[float]:
        """Return the worth of every side before nature led to *after*: the mean over what it could have done.

        The alternatives are drawn by *rng*, as nature draws, and judged with the same dice as *after*.
        """
        draws = self._depth.deals if self._secret_ahead(after) else self._depth.draws
        others = [before.clone() for _ in range(draws)]
        for table in others:
            run_on(table, rng)
        times = self._times(after)
        return means([self._followed(table, n % times) for n, table in enumerate(others)])

    def foresee(self, state: State) -> list[float]:
        """Return the worth of every side."""
        return means([self._followed(state.clone(), n) for n in range(self._times(state))])

    def _times(self, state: State) -> int:
        return self._depth.looks if self._secret_ahead(state) else self._depth.draws

    def _secret_ahead(self, state: State) -> bool:
        """Return whether a secret choice comes next, which is slow to solve and says more than many rolls."""
        return is_secret(self._played_on(state.clone(), self._dice(0)))

    def _followed(self, table: State, n: int) -> list[float]:
        dice = self._dice(n)
        end = self._played_on(table, dice)
        if is_secret(end):
            return _solved(end, self._depth.cells_ahead, dice)
        terms = learned_mind(end).terms
        return terms.worths(terms.count(end))

    def _played_on(self, table: State, dice: Random) -> State:
        """Return the *table* after sensible play up to the next resting point or secret choice."""
        return Thought(wary(learned_mind(table)), dice, self._depth.follow).go_on(table, 0, self._depth.follow)

    def _dice(self, n: int) -> Random:
        return Random(f"{self._seed} {n}")


def _solved(table: State, cells: int, dice: Random) -> list[float]:
    """Return the worth of every side if all mix their secret choices by regret matching."""
    duel = Duel(learned_mind(table), table, table.agenda[-1].seats()[0], dice, cells)
    odds, _ = duel.solve(Budget(cells), 0)
    return mean([(share, duel.worths(pick)) for pick, share in odds.items() if share])


def means(lists: Sequence[Sequence[float]]) -> list[float]:
    """Return the element-wise mean of lists of the same length."""
    return [sum(each) / len(lists) for each in zip(*lists, strict=True)]
