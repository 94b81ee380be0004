"""The greedy bot: judges each pick by the best position it can reach before others matter again."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, final

from herzog.bots.budget import Budget
from herzog.bots.duel import Duel
from herzog.bots.lots import all_on_the_best
from herzog.bots.mind import mind_for
from herzog.bots.thought import Thought

if TYPE_CHECKING:
    from herzog.bots.evaluation import Parts, Terms
    from herzog.bots.mind import Mind
    from herzog.kernel import Pick, Seat

BUDGET: Final = 160  # positions visited per pick
CELLS: Final = 130  # joint choices played out for a secret choice


@final
class Greedy:
    """Picks what leads to the best position at the end of its thought; randomises where a choice is secret."""

    looks = True

    def __init__(self, name: str = "greedy", terms: Terms | None = None) -> None:
        self.name = name
        self._terms: Final = terms  # to try out other weights; None for those of the game

    def choose(self, masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> Pick:
        """Return the best pick, or for a secret choice one drawn from a mix that nobody can exploit."""
        odds, _ = self.weigh(masked, seat, picks, rng)
        return rng.choices(list(odds), list(odds.values()))[0]

    def weigh(
        self,
        masked: Any,
        seat: Seat,
        picks: list[Pick],
        rng: Random,
    ) -> tuple[dict[Pick, float], dict[Pick, Parts]]:
        """Return the probability of each pick, and its worth term by term."""
        mind = mind_for(masked)
        if self._terms:
            mind = mind._replace(terms=self._terms)
        top = masked.agenda[-1]
        plain = [pick for pick in top.plain(masked, seat) if pick in picks] or picks
        if type(top) in mind.secret:
            return Duel(mind, masked, seat, rng, CELLS).solve(Budget(CELLS), 0)
        parts = judge_all(mind, masked, seat, plain, rng)
        return all_on_the_best(parts, rng), parts


def judge_all(mind: Mind, masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> dict[Pick, Parts]:
    """Return the worth of each pick to *seat*, term by term: the mean over tables that fit *masked*."""
    totals = {pick: [0.0] * len(mind.terms.names) for pick in picks}
    for _ in range(mind.worlds):
        world, seed = mind.imagine(masked, seat, rng)
        for pick in picks:
            thought = Thought(mind, Random(seed), BUDGET)
            parts = mind.terms.parts(thought.best(thought.branch(world, seat, pick)).end, seat)
            totals[pick] = [total + part / mind.worlds for total, part in zip(totals[pick], parts, strict=True)]
    return totals
