"""Looks beyond this round to the next deal, and solves the secret choice after it."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any, Final, final

from herzog.bots.budget import Budget
from herzog.bots.duel import Duel, mean
from herzog.bots.mind import Mind
from herzog.bots.thought import Thought

if TYPE_CHECKING:
    from herzog.bots.evaluation import Parts
    from herzog.kernel import Pick, Seat, State

FIRST: Final = 512  # the most joint choices of the first round to play out
CELLS: Final = 64  # joint choices to play out for the next secret choice
EFFORT: Final = 12  # positions to visit per answer on the way there
SCOPE: Final = 2.5  # points: picks further behind the best than this are not judged again
MOST: Final = 4  # the most picks of a seat to judge again
TRUST: Final = 2  # deals that count as much as the first judgement


def foreseen(
    mind: Mind, masked: Any, seat: Seat, rng: Random, budget: Budget
) -> tuple[dict[Pick, float], dict[Pick, Parts]]:
    """Return the odds and the worth of each pick in a secret choice of two seats, looking two rounds ahead.

    It is solved for this round, then again with what the rest of the *budget* reveals about the next one.
    """
    duel = Duel(mind, masked, seat, rng, min(FIRST, budget.playouts))
    found = duel.solve(budget, 0)
    gains = Foresight(mind, duel, seat, rng).gains(budget)
    if not gains:
        return found
    duel.amend(gains)
    return duel.solve(Budget(2 * FIRST), 0)


@final
class Foresight:
    """Finds out what promising joint choices of two seats are worth in the next round.

    All of them meet the same deals. What a deal gives to all of them says nothing about a choice, so it is subtracted.
    """

    def __init__(self, mind: Mind, duel: Duel, seat: Seat, rng: Random) -> None:
        self._mind: Final = mind
        self._wary: Final = wary(mind)
        self._duel: Final = duel
        self._seat: Final = seat
        self._rng: Final = rng
        self._looks = 0

    def gains(self, budget: Budget) -> dict[tuple[int, ...], Parts]:
        """Return how much more each is worth than at the end of this round, term by term; empty if there is no time."""
        joints = [*product(*self._duel.promising(SCOPE, MOST))]
        totals: dict[tuple[int, ...], Parts] = {}
        if len(joints) == 1 or not self._duel.end(0, joints[0])[0].agenda:
            return totals  # nothing to compare, or the game ends with this round
        deals = 0
        while dealt := self._dealt(joints, deals % self._duel.tables, budget):
            drift = mean([(1.0, gain) for gain in dealt])
            for joint, gain in zip(joints, dealt, strict=True):
                before = totals.get(joint, [0.0] * len(gain))
                totals[joint] = [sum(each) for each in zip(before, gain, [-part for part in drift], strict=True)]
            deals += 1
        return {joint: [part / (deals + TRUST) for part in total] for joint, total in totals.items()}

    def _dealt(self, joints: list[tuple[int, ...]], table: int, budget: Budget) -> list[Parts]:
        """Return the gains of all *joints* with one deal, or nothing if the *budget* runs out first."""
        seed = self._rng.getrandbits(32)
        gains = []
        for joint in joints:
            if budget.is_spent(self._duel.playouts + CELLS * self._looks):
                return []
            end, first = self._duel.end(table, joint)
            later = self._later(end, Random(seed))
            gains.append([part - old for part, old in zip(later, first, strict=True)])
            self._looks += 1
        return gains

    def _later(self, end: State, dice: Random) -> Parts:
        """Return the worth to the seat of a table at the *end* of a round, judged by playing the next one."""
        table = Thought(self._wary, dice, EFFORT).go_on(end, 1, EFFORT)
        if not table.agenda or type(table.agenda[-1]) not in self._mind.secret:
            return self._mind.terms.parts(table, self._seat)
        seats = table.agenda[-1].seats()
        seat = self._seat if self._seat in seats else seats[0]
        odds, parts = Duel(self._mind, table, seat, dice, CELLS).solve(Budget(CELLS), 0)
        found = mean([(share, parts[pick]) for pick, share in odds.items()])
        return found if seat == self._seat else [-part for part in found]


def wary(mind: Mind) -> Mind:
    """Return a mind whose thoughts also rest before a secret choice."""
    return Mind(
        game=mind.game,
        terms=mind.terms,
        rests=lambda frame: mind.rests(frame) or type(frame) in mind.secret,
        obvious=mind.obvious,
        secret=mind.secret,
        reopen=mind.reopen,
        worlds=mind.worlds,
        ahead=mind.ahead,
    )
