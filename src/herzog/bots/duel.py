"""Simultaneous secret choices: regret matching finds a mix of picks that nobody can exploit."""

from __future__ import annotations

from math import prod
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from herzog.bots.thought import Thought
from herzog.kernel import apply

if TYPE_CHECKING:
    from herzog.bots.budget import Budget
    from herzog.bots.evaluation import Parts
    from herzog.bots.mind import Mind
    from herzog.kernel import Pick, Seat

Joint: TypeAlias = tuple[int, ...]  # the index of the table, then the index of each seat's pick

ROUNDS: Final = 100  # of regret matching per table
GRAIN: Final = 0.02  # picks less likely than this are dropped
RARE: Final = 1e-9  # keeps the weight of a joint choice positive even if nobody would make it


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
        n_worlds = max(mind.worlds, playouts // prod([len(picks) for picks in self._picks]))
        self._worlds.extend([mind.imagine(masked, seat, rng) for _ in range(n_worlds - 1)])
        self._regrets: Final = [[0.0] * len(picks) for picks in self._picks]
        self._mixes: Final = [[0.0] * len(picks) for picks in self._picks]
        self._played: Final[dict[Joint, tuple[list[float], Parts]]] = {}

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
        return len(self._played)

    def _improve(self, at: int, number: int, ahead: int) -> None:
        """Shift one seat's mix by its regrets on one of the tables; later rounds weigh more."""
        joint = [self._draw(self._mix(other)) for other in range(len(self._seats))]
        mix, values = self._mix(at), []
        for pick in range(len(self._picks[at])):
            joint[at] = pick
            values.append(self._play((number % len(self._worlds), *joint), ahead)[0][at])
        mean = sum([share * value for share, value in zip(mix, values, strict=True)])
        self._regrets[at] = [max(0.0, r + v - mean) for r, v in zip(self._regrets[at], values, strict=True)]
        self._mixes[at] = [total + number * share for total, share in zip(self._mixes[at], mix, strict=True)]

    def _mix(self, at: int) -> list[float]:
        regrets = self._regrets[at]
        total = sum(regrets)
        return [regret / total for regret in regrets] if total else [1 / len(regrets)] * len(regrets)

    def _draw(self, mix: list[float]) -> int:
        return self._rng.choices(range(len(mix)), mix)[0]

    def _play(self, joint: Joint, ahead: int) -> tuple[list[float], Parts]:
        """Return the worth of a joint choice to each seat, and its terms for the seat that is thinking."""
        if joint not in self._played:
            world, seed = self._worlds[joint[0]]
            table = world.clone()
            for seat, picks, at in zip(self._seats, self._picks, joint[1:], strict=True):
                apply(table, seat, picks[at])
            table = Thought(self._mind, Random(seed), 0).go_on(table, ahead, 0)
            worths = self._mind.terms.worths(table)
            values = [self._mind.terms.against_others(worths, seat) for seat in self._seats]
            self._played[joint] = values, self._mind.terms.parts(table, self._seat)
        return self._played[joint]

    def _outcome(self, own: int) -> tuple[dict[Pick, float], dict[Pick, Parts]]:
        total = sum(self._mixes[own])
        odds = [share / total for share in self._mixes[own]]
        odds = [share if share >= GRAIN else 0.0 for share in odds]
        parts = [self._against_mixes(own, pick) for pick in range(len(odds))]
        picks = self._picks[own]
        return dict(zip(picks, odds, strict=True)), dict(zip(picks, parts, strict=True))

    def _against_mixes(self, own: int, pick: int) -> Parts:
        """Return the worth of a pick, term by term, weighted by the probability of the others' choices."""
        totals, weights = [0.0] * len(self._mind.terms.names), 0.0
        for (_, *joint), (_, parts) in self._played.items():
            if joint[own] == pick:
                weight = RARE + prod(self._mixes[at][each] for at, each in enumerate(joint) if at != own)
                weights += weight
                totals = [total + weight * part for total, part in zip(totals, parts, strict=True)]
        return [total / weights for total in totals]
