"""The search bot: plays out whole plans on tables that fit what it knows, promising ones more often."""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Any, Final, final

from herzog.bots.budget import Budget
from herzog.bots.duel import Duel
from herzog.bots.foresight import foreseen
from herzog.bots.greedy import Judgement
from herzog.bots.intent import Intent, Planner, Plans
from herzog.bots.mind import considered
from herzog.bots.thought import Thought
from herzog.bots.ties import all_on_the_best, best_index
from herzog.kernel import apply

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from herzog.bots.evaluation import Parts
    from herzog.bots.mind import Mind
    from herzog.bots.thought import Plan
    from herzog.kernel import Pick, Seat

EXPLORE: Final = 3.0  # points: the typical error of a single playout
TRUST: Final = 3  # playouts that count as much as the first evaluation
SCOPE: Final = 3.0  # points: plans further behind the best than this are not tried
MOST: Final = 8  # the most plans to try
PLANNING: Final = 100  # positions to visit per pick to find plans
EFFORT: Final = 24  # positions to visit per answer in a playout


@final
class Search(Planner):
    """Plays out its most promising plans, a few turns deep, on many tables that fit its mask."""

    def __init__(
        self, name: str, playouts: int, seconds: float = 0.0, minds: Callable[[Any], Mind] | None = None
    ) -> None:
        super().__init__(name, minds)
        self.playouts: Final = playouts
        self.seconds: Final = seconds

    def think(
        self, mind: Mind, masked: Any, seat: Seat, picks: list[Pick], rng: Random
    ) -> tuple[dict[Pick, float], dict[Pick, Parts], PlanSearch | None]:
        """Play out plans until the budget is spent; a single sensible pick needs no playouts."""
        budget = Budget(self.playouts, self.seconds)
        if type(masked.agenda[-1]) in mind.secret:
            return *_solved(mind, masked, seat, rng, budget), None
        plain = considered(masked, seat, picks)
        if len(plain) == 1:
            judgement = Judgement(mind, masked, seat, plain, rng)
            parts = judgement.parts  # a separate name, because mypyc 2.4 frees objects that only a tuple refers to
            return {plain[0]: 1.0}, parts, None
        search = PlanSearch(mind, masked, seat, plain, rng)
        return *search.run(budget), search


def _solved(
    mind: Mind, masked: Any, seat: Seat, rng: Random, budget: Budget
) -> tuple[dict[Pick, float], dict[Pick, Parts]]:
    """Return the odds and the worth of each pick in a secret choice; with two sides, also look at the next round."""
    if len(mind.game.scores(masked)) == 2:
        return foreseen(mind, masked, seat, rng, budget)
    return Duel(mind, masked, seat, rng, budget.playouts).solve(budget, mind.ahead(masked))


@final
class Candidate:
    """A plan and the results of its playouts; the first evaluation counts as much as TRUST of them."""

    def __init__(self, path: tuple[Pick, ...], first: Parts) -> None:
        self.path: Final = path
        self.first: Final = first
        self.value: Final = sum(first)
        self.visits = 0
        self.gain = 0.0  # how much better playouts ended than first evaluated, in total
        self.gains = [0.0] * len(first)  # the same, term by term

    def note(self, end: Parts) -> None:
        """Record how a playout ended."""
        self.visits += 1
        self.gains = [gain + each - first for gain, each, first in zip(self.gains, end, self.first, strict=True)]
        self.gain = sum(self.gains)

    def worth(self, drift: float) -> float:
        """Return the worth of the plan; *drift* is how much better all playouts end than first evaluated."""
        return self.value + (self.gain - drift * self.visits) / (TRUST + self.visits)

    def parts(self, drifts: Parts) -> Parts:
        """Return the worth of the plan term by term."""
        n = TRUST + self.visits
        return [
            first + (gain - drift * self.visits) / n
            for first, gain, drift in zip(self.first, self.gains, drifts, strict=True)
        ]


@final
class PlanSearch(Plans):
    """The ways in which a seat can play its chain of decisions to a resting point, and playouts of what follows.

    There is no tree beyond whole plans: in both games cards are drawn before the others answer, so a later node would
    hardly ever be visited twice. The n-th playout of every plan is on the same table, so all plans have the same luck.
    """

    def __init__(self, mind: Mind, masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> None:
        self._mind: Final = mind
        self._masked: Final = masked
        self._seat: Final = seat
        self._rng: Final = rng
        self._worlds: Final[list[tuple[Any, int]]] = []
        self._candidates: Final = self._plan(picks)
        self._best: Final[dict[Pick, Candidate]] = {}  # the best plan for each pick, once the budget is spent
        self._decided = False  # whether whole plans were compared, not only their first picks
        self.playouts = 0

    def run(self, budget: Budget) -> tuple[dict[Pick, float], dict[Pick, Parts]]:
        """Spend the *budget*, unless all rivals begin with the same pick; return the odds and worth of each pick."""
        best = self._candidates[0].value
        rivals = [candidate for candidate in self._candidates if candidate.value > best - SCOPE][:MOST]
        if any(candidate.path[0] != rivals[0].path[0] for candidate in rivals):
            while not budget.is_spent(self.playouts):
                self._try(self._promising(rivals))
        self._decided = self.playouts > 0 or len(rivals) == 1
        return self._outcome()

    def intent(self, pick: Pick) -> Intent | None:
        """Return the rest of the best plan that begins with *pick*, if whole plans were compared."""
        plan = self._best.get(pick)
        if plan is None or not self._decided:
            return None
        world, seed = self._world(0)
        apply(world, self._seat, pick)
        return Intent(world, self._seat, plan.path[1:], seed)

    def _plan(self, picks: list[Pick]) -> list[Candidate]:
        """Return plans, the most promising first, with at least one for every pick."""
        world, seed = self._world(0)
        plans: list[Plan] = []
        for pick in picks:
            plans += Thought(self._mind, seed, PLANNING).branch(world, self._seat, pick)
        self._rng.shuffle(plans)  # sorting is stable
        plans.sort(key=lambda plan: -round(plan.value, 9))
        kept = plans[:MOST]
        kept += [next(plan for plan in plans if plan.path[0] == pick) for pick in picks]
        by_path = {plan.path: plan for plan in kept}
        return [Candidate(path, self._mind.terms.parts(plan.end, self._seat)) for path, plan in by_path.items()]

    def _promising(self, rivals: list[Candidate]) -> Candidate:
        """Return the plan to try next: one that did well, or was tried rarely."""
        drift = sum([candidate.gain for candidate in rivals]) / max(1, self.playouts)
        pull = EXPLORE * sqrt(log(2 + self.playouts))
        promises = [candidate.worth(drift) + pull / sqrt(TRUST + candidate.visits) for candidate in rivals]
        return rivals[best_index(promises, self._rng)]

    def _try(self, candidate: Candidate) -> None:
        """Play out *candidate* once."""
        world, seed = self._world(candidate.visits)
        thought = Thought(self._mind, seed, EFFORT)
        state = thought.follow(world.clone(), self._seat, candidate.path)
        state = thought.go_on(state, self._mind.ahead(state), EFFORT)
        candidate.note(self._mind.terms.parts(state, self._seat))
        self.playouts += 1

    def _outcome(self) -> tuple[dict[Pick, float], dict[Pick, Parts]]:
        """Return the odds of each pick, all on the best one, and the worth of each pick's best plan."""
        totals = zip(*[candidate.gains for candidate in self._candidates], strict=True)
        drifts = [sum(total) / max(1, self.playouts) for total in totals]
        worths = [(candidate, candidate.parts(drifts)) for candidate in self._candidates]
        worths.sort(key=lambda each: sum(each[1]))
        self._best.update({candidate.path[0]: candidate for candidate, _ in worths})
        parts = {candidate.path[0]: worth for candidate, worth in worths}
        return all_on_the_best(parts, self._rng), parts

    def _world(self, number: int) -> tuple[Any, int]:
        while len(self._worlds) <= number:
            self._worlds.append(self._mind.imagine(self._masked, self._seat, self._rng))
        return self._worlds[number]
