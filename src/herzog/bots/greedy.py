"""The greedy bot: judges each pick by the best position it can reach before others matter again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from herzog.bots.budget import Budget
from herzog.bots.duel import Duel
from herzog.bots.intent import Intent, Planner, Plans
from herzog.bots.mind import considered
from herzog.bots.thought import Thought
from herzog.bots.ties import all_on_the_best
from herzog.kernel import apply

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from herzog.bots.evaluation import Parts
    from herzog.bots.mind import Mind
    from herzog.kernel import Pick, Seat

BUDGET: Final = 160  # positions visited per pick
CELLS: Final = 130  # joint choices played out for a secret choice


@final
class Greedy(Planner):
    """Picks what leads to the best position at the end of its thought; randomises if a choice is secret."""

    def __init__(self, name: str = "greedy", minds: Callable[[Any], Mind] | None = None) -> None:
        super().__init__(name, minds)

    def think(
        self, mind: Mind, masked: Any, seat: Seat, picks: list[Pick], rng: Random
    ) -> tuple[dict[Pick, float], dict[Pick, Parts], Judgement | None]:
        """Judge each pick by the best plan that begins with it."""
        if type(masked.agenda[-1]) in mind.secret:
            return *Duel(mind, masked, seat, rng, CELLS).solve(Budget(CELLS), 0), None
        judgement = Judgement(mind, masked, seat, considered(masked, seat, picks), rng)
        parts = judgement.parts
        return all_on_the_best(parts, rng), parts, judgement


@final
class Judgement(Plans):
    """The worth of each pick to *seat*, term by term: the mean over tables that fit *masked*."""

    def __init__(self, mind: Mind, masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> None:
        self.parts: Final = {pick: [0.0] * len(mind.terms.told.names) for pick in picks}
        self.plans: Final[dict[Pick, tuple[Pick, ...]]] = {}  # how to continue after each pick, on one of the tables
        self._intents: Final[dict[Pick, Intent]] = {}
        for _ in range(mind.worlds):
            world, seed = mind.imagine(masked, seat, rng)
            for pick in picks:
                thought = Thought(mind, seed, BUDGET)
                plan = thought.best(thought.branch(world, seat, pick))
                parts = mind.terms.parts(plan.end, seat)
                self.parts[pick] = [old + part / mind.worlds for old, part in zip(self.parts[pick], parts, strict=True)]
                self.plans[pick] = plan.path[1:]
                if mind.worlds == 1 and thought.left > 0:
                    self._intents[pick] = Intent(world, seat, plan.path[1:], seed)

    def intent(self, pick: Pick) -> Intent | None:
        """Return the rest of the plan behind *pick*, if it comes from one table and the thought was not cut short."""
        intent = self._intents.get(pick)
        if intent is not None:
            apply(intent.world, intent.seat, pick)
        return intent
