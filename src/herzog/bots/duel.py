"""Simultaneous secret choices: regret matching finds a mix of picks that nobody can exploit."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any, Final, final

from herzog.bots.evaluation import against_others
from herzog.bots.thought import Thought
from herzog.kernel import apply

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from herzog.bots.budget import Budget
    from herzog.bots.evaluation import Parts, Terms
    from herzog.bots.mind import Mind
    from herzog.kernel import Pick, Seat, State

ROUNDS: Final = 100  # rounds of regret matching per table
GRAIN: Final = 0.02  # picks less likely than this are dropped
RARE: Final = 1e-9  # keeps the weight of a joint choice positive even if nobody would make it


@final
class Cell:
    """A joint choice played out: its value to each seat, its terms for the thinking seat, and all sides' worths.

    *joint* has the index of each seat's pick, *table* that of the table it was played on.
    """

    def __init__(
        self, table: int, joint: tuple[int, ...], values: list[float], parts: Parts, worths: list[float]
    ) -> None:
        self.table: Final = table
        self.joint: Final = joint
        self.values: Final = values
        self.parts: Final = parts
        self.worths: Final = worths


@final
class Duel:
    """A secret choice of several seats, considered from what *seat* knows.

    Seats take turns to improve. A seat samples the others' current mixes, compares all of its picks against that
    sample, and shifts its mix towards the picks it regrets not having made. The outcome of each joint choice is played
    out once on each of a few tables that fit the mask; rounds cycle through those tables.
    """

    def __init__(self, mind: Mind, masked: Any, seat: Seat, rng: Random, playouts: int) -> None:
        self._mind: Final = mind
        self._seat: Final = seat
        self._rng: Final = rng
        self._worlds: Final = [mind.imagine(masked, seat, rng)]
        table = self._worlds[0][0]
        self._seats: Final = table.agenda[-1].seats()
        self._picks: Final = [table.agenda[-1].plain(table, each) for each in self._seats]
        self._steps: Final = [prod([len(picks) for picks in self._picks[at + 1 :]]) for at in range(len(self._picks))]
        self._n_joint: Final = prod([len(picks) for picks in self._picks])
        n_worlds = max(mind.worlds, playouts // self._n_joint)
        self._worlds.extend([mind.imagine(masked, seat, rng) for _ in range(n_worlds - 1)])
        self._regrets: Final = [[0.0] * len(picks) for picks in self._picks]
        self._mixes: Final = [_matching(regrets) for regrets in self._regrets]  # the current mix of each seat
        self._totals: Final = [[0.0] * len(picks) for picks in self._picks]  # weighted sums of all mixes so far
        self._cells: Final[dict[int, Cell]] = {}  # by number, see _number
        self._rows: Final[list[dict[int, list[float]]]] = [{} for _ in self._picks]  # values of all of a seat's picks
        self._gains: Final[dict[tuple[int, ...], Parts]] = {}  # see amend

    def solve(self, budget: Budget, ahead: int) -> tuple[dict[Pick, float], dict[Pick, Parts]]:
        """Return the probability of each pick in the seat's mix, and its worth against the others' mixes.

        Joint choices are played out to *ahead* resting points beyond the first.
        """
        own = self._seats.index(self._seat)
        order = [own, *[at for at in range(len(self._seats)) if at != own]]
        for number in range(1, ROUNDS * len(self._worlds) + 1):
            for at in order:
                self._improve(at, number, ahead)
                if budget.is_spent(self.playouts):
                    return self._outcome(own)
        return self._outcome(own)

    @property
    def playouts(self) -> int:
        """Return how many joint choices have been played out."""
        return len(self._cells)

    @property
    def tables(self) -> int:
        """Return how many tables are considered."""
        return len(self._worlds)

    def promising(self, scope: float, most: int) -> list[list[int]]:
        """Return every seat's picks, as indices, that are within *scope* of its best one.

        They are judged against the mixes of the others. At most *most* are returned, the best first.
        """
        return [self._best(at, scope, most) for at in range(len(self._picks))]

    def _best(self, at: int, scope: float, most: int) -> list[int]:
        tried = [(pick, self._likely(at, pick)) for pick in range(len(self._picks[at]))]
        values = {
            pick: mean([(weight, [cell.values[at]]) for weight, cell in likely])[0] for pick, likely in tried if likely
        }
        best = sorted(values, key=lambda pick: -values[pick])
        return [pick for pick in best if values[pick] > values[best[0]] - scope][:most]

    def end(self, table: int, joint: tuple[int, ...]) -> tuple[State, Parts]:
        """Return how the round ends on a *table* after a *joint* choice, and its worth to the thinking seat."""
        end = self._end(table, joint, 0)
        return end, self._mind.terms.parts(end, self._seat)

    def amend(self, gains: dict[tuple[int, ...], Parts]) -> None:
        """Make joint choices of two seats worth more to the thinking seat, by *gains*, and less to the other.

        All mixes are reset, so that *solve* finds them again.
        """
        self._gains.update(gains)
        for at, picks in enumerate(self._picks):
            self._rows[at].clear()
            self._regrets[at] = [0.0] * len(picks)
            self._totals[at] = [0.0] * len(picks)
            self._mixes[at] = _matching(self._regrets[at])

    def _improve(self, at: int, number: int, ahead: int) -> None:
        """Shift one seat's mix by its regrets on one of the tables; later rounds weigh more."""
        joint = [self._draw(mix) for mix in self._mixes]
        values = self._compared(at, number % len(self._worlds), joint, ahead)
        mix, regrets, totals, mean = self._mixes[at], self._regrets[at], self._totals[at], 0.0
        for pick in range(len(values)):
            mean += mix[pick] * values[pick]
        for pick in range(len(values)):
            regrets[pick] = max(0.0, regrets[pick] + values[pick] - mean)
            totals[pick] += number * mix[pick]
        self._mixes[at] = _matching(regrets)

    def _compared(self, at: int, table: int, joint: list[int], ahead: int) -> list[float]:
        """Return the value of each of a seat's picks against the others' picks in a *joint* choice on a *table*."""
        joint[at] = 0
        first, step = self._number(table, joint), self._steps[at]
        values = self._rows[at].get(first)
        if values is None:
            values = self._rows[at][first] = []
            for pick in range(len(self._picks[at])):
                cell = self._cells.get(first + pick * step)
                if cell is None:
                    joint[at] = pick
                    cell = self._cells[first + pick * step] = self._play(table, joint, ahead)
                values.append(cell.values[at] + self._gain(at, cell.joint))
        return values

    def _gain(self, at: int, joint: tuple[int, ...]) -> float:
        """Return how much more a *joint* choice is worth to a seat than at the end of the round; see amend."""
        gain = sum(self._gains.get(joint, ()))
        return gain if self._seats[at] == self._seat else -gain

    def _draw(self, mix: list[float]) -> int:
        left = self._rng.random()
        for pick, share in enumerate(mix):
            left -= share
            if left < 0:
                return pick
        return len(mix) - 1

    def worths(self, pick: Pick) -> list[float]:
        """Return the worth of every side if the thinking seat makes *pick* against the others' mixes."""
        return mean([(weight, cell.worths) for weight, cell in self._of(pick)])

    def told(self, pick: Pick, terms: Terms, ahead: int) -> Parts:
        """Return the worth of *pick* by other *terms*, which are too costly to count for all joint choices."""
        return mean(
            [
                (weight, terms.parts(self._end(cell.table, cell.joint, ahead), self._seat))
                for weight, cell in self._of(pick)
            ]
        )

    def _of(self, pick: Pick) -> list[tuple[float, Cell]]:
        own = self._seats.index(self._seat)
        return self._likely(own, self._picks[own].index(pick))

    def _number(self, table: int, joint: list[int]) -> int:
        """Return the number of a joint choice on a *table*, a mixed-radix number of the picks."""
        number = table * self._n_joint
        for at in range(len(joint)):
            number += joint[at] * self._steps[at]
        return number

    def _play(self, table: int, joint: list[int], ahead: int) -> Cell:
        """Play a joint choice out on a *table*."""
        state = self._end(table, joint, ahead)
        sides = self._mind.terms.count(state)
        worths = self._mind.terms.worths(sides)
        values = [against_others(worths, seat) for seat in self._seats]
        return Cell(table, tuple(joint), values, self._mind.terms.parts_of(state, sides, self._seat), worths)

    def _end(self, table: int, joint: Sequence[int], ahead: int) -> State:
        """Return the position that a joint choice leads to on a *table*; it is always the same."""
        world, seed = self._worlds[table]
        state = world.clone()
        for seat, picks, at in zip(self._seats, self._picks, joint, strict=True):
            apply(state, seat, picks[at])
        return Thought(self._mind, seed, 0).go_on(state, ahead, 0)

    def _outcome(self, own: int) -> tuple[dict[Pick, float], dict[Pick, Parts]]:
        total = sum(self._totals[own])
        odds = [share / total for share in self._totals[own]]
        odds = [share if share >= GRAIN else 0.0 for share in odds]
        parts = [self._against_mixes(own, pick) for pick in range(len(odds))]
        picks = self._picks[own]
        return dict(zip(picks, odds, strict=True)), dict(zip(picks, parts, strict=True))

    def _against_mixes(self, own: int, pick: int) -> Parts:
        """Return the worth of a pick, term by term, weighted by the probability of the others' choices."""
        likely = self._likely(own, pick)
        none = [0.0] * len(likely[0][1].parts)
        found = mean([(weight, cell.parts) for weight, cell in likely])
        gains = mean([(weight, self._gains.get(cell.joint, none)) for weight, cell in likely])
        return [part + gain for part, gain in zip(found, gains, strict=True)]

    def _likely(self, own: int, pick: int) -> list[tuple[float, Cell]]:
        """Return the joint choices with *pick* that were played out, each with the probability of the others' picks."""
        return [
            (RARE + prod(self._totals[at][each] for at, each in enumerate(cell.joint) if at != own), cell)
            for cell in self._cells.values()
            if cell.joint[own] == pick
        ]


def mean(amounts: list[tuple[float, list[float]]]) -> list[float]:
    """Return the weighted mean of lists."""
    totals, weights = [0.0] * len(amounts[0][1]), 0.0
    for weight, each in amounts:
        weights += weight
        totals = [total + weight * amount for total, amount in zip(totals, each, strict=True)]
    return [total / weights for total in totals]


def _matching(regrets: list[float]) -> list[float]:
    """Return a mix in proportion to the regrets; without regrets, all picks are equally likely."""
    total = sum(regrets)
    return [regret / total for regret in regrets] if total else [1 / len(regrets)] * len(regrets)
