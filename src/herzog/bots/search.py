"""The search bot: information-set Monte Carlo tree search over tables that fit what it knows."""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import TYPE_CHECKING, Any, Final, final

from herzog.bots.budget import Budget
from herzog.bots.duel import Duel
from herzog.bots.evaluation import against_others
from herzog.bots.greedy import judge_all
from herzog.bots.mind import mind_for
from herzog.bots.thought import Thought
from herzog.kernel import apply

if TYPE_CHECKING:
    from herzog.bots.evaluation import Parts
    from herzog.bots.mind import Mind
    from herzog.kernel import Pick, Seat

EXPLORE: Final = 3.0  # points by which a pick nobody has tried may look better
CALM: Final = 1.0  # points that make a pick e times less likely at first sight
EXPAND: Final = 12  # visits after which the answers to a pick get nodes of their own
EFFORT: Final = 24  # positions looked at for each answer in a playout
PER_WORLD: Final = 64  # playouts of a secret choice for each table it is played on


@final
class Search:
    """Plays its most promising picks out, a few turns far, on many tables that fit its mask."""

    looks = True

    def __init__(self, name: str, playouts: int, seconds: float = 0.0) -> None:
        self.name = name
        self._playouts: Final = playouts
        self._seconds: Final = seconds

    def choose(self, masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> Pick:  # noqa: ANN401  (a game's state)
        """Return the pick tried most, or one of the mix that nobody can exploit."""
        odds, _ = self.weigh(masked, seat, picks, rng)
        return rng.choices(list(odds), list(odds.values()))[0]

    def weigh(
        self,
        masked: Any,  # noqa: ANN401  (a game's state)
        seat: Seat,
        picks: list[Pick],
        rng: Random,
    ) -> tuple[dict[Pick, float], dict[Pick, Parts]]:
        """Return how likely each pick is to be chosen, and what each is worth, term by term."""
        budget = Budget(self._playouts, self._seconds)
        mind, top = mind_for(masked), masked.agenda[-1]
        if type(top) in mind.secret:
            worlds = max(mind.worlds, self._playouts // PER_WORLD)
            return Duel(mind, masked, seat, rng, worlds).solve(budget, mind.ahead(masked))
        plain = [pick for pick in top.plain(masked, seat) if pick in picks] or picks
        if len(plain) == 1:
            return {plain[0]: 1.0}, judge_all(mind, masked, seat, plain, rng)
        return Tree(mind, masked, seat, plain, rng).grow(budget)


@final
class Node:
    """What is known about having picked something: its prior, and what came of it for the seat that picks."""

    def __init__(self, prior: float) -> None:
        self.prior: Final = prior
        self.visits = 0
        self.value = 0.0  # the sum over all visits
        self.children: dict[Pick, Node] = {}

    def expand(self, picks: list[Pick], values: list[float]) -> None:
        """Give each of *picks* a node, the likelier the better its value looks."""
        best = max(values)
        likely = [exp(max(-30, (value - best) / CALM)) for value in values]
        total = sum(likely)
        self.children = {pick: Node(share / total) for pick, share in zip(picks, likely, strict=True)}

    def select(self, picks: list[Pick]) -> Pick:
        """Return which of *picks* to try: good so far, or promising and seldom tried."""
        seen = [(pick, child) for pick, child in self.children.items() if child.visits]
        mean = sum([child.value for _, child in seen]) / max(1, sum([child.visits for _, child in seen]))
        pull = EXPLORE * sqrt(1 + sum([child.visits for _, child in seen]))

        def promise(pick: Pick) -> float:
            child = self.children.get(pick)
            if child is None:
                return mean - EXPLORE  # not there on the table for which the node was made
            so_far = child.value / child.visits if child.visits else mean
            return so_far + pull * child.prior / (1 + child.visits)

        return max(picks, key=promise)


@final
class Tree:
    """The picks of a seat and the answers to them, over many tables that fit the seat's mask.

    Nature's picks have no nodes: a node is the mean over all that may come up. The n-th playout of a pick is on the
    same table as the n-th of every other, so that picks are compared under equal luck.
    """

    def __init__(self, mind: Mind, masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> None:  # noqa: ANN401  (a game's state)
        self._mind: Final = mind
        self._masked: Final = masked
        self._seat: Final = seat
        self._rng: Final = rng
        self._worlds: Final[list[tuple[Any, int]]] = []
        self._judged: Final = judge_all(mind, masked, seat, picks, rng)
        self._found: Final[dict[Pick, Parts]] = {}
        self._root: Final = Node(1.0)
        self.playouts = 0
        self._root.expand(picks, [sum(self._judged[pick]) for pick in picks])

    def grow(self, budget: Budget) -> tuple[dict[Pick, float], dict[Pick, Parts]]:
        """Return the odds and the worth of each pick, once the *budget* is spent."""
        children = self._root.children
        while not budget.is_spent(self.playouts, self._lead()):
            self._try(self._root.select(list(children)))
            self.playouts += 1
        best = max(children, key=lambda pick: (children[pick].visits, children[pick].prior))
        return {pick: float(pick == best) for pick in children}, self._parts()

    def _lead(self) -> int:
        """Return by how many visits the pick tried most is ahead of the next."""
        visits = sorted([node.visits for node in self._root.children.values()])
        return visits[-1] - visits[-2]

    def _parts(self) -> dict[Pick, Parts]:
        """Return what each pick that was tried is worth; if only one was, all as the evaluation saw them."""
        tried = {
            pick: [total / node.visits for total in self._found[pick]]
            for pick, node in self._root.children.items()
            if node.visits
        }
        return tried if len(tried) > 1 else self._judged

    def _try(self, pick: Pick) -> None:
        """Play *pick* out once and take note along the way."""
        node = self._root.children[pick]
        world, seed = self._world(node.visits)
        state, thought = world.clone(), Thought(self._mind, Random(seed), EFFORT)
        apply(state, self._seat, pick)
        path = [(self._seat, node)]
        while node.visits >= EXPAND:
            thought.to_choice(state)
            if thought.rests(state):
                break
            seat, node = self._descend(state, node, thought)
            path.append((seat, node))
        state = thought.go_on(state, self._mind.ahead(state), EFFORT)
        worths = self._mind.terms.worths(state)
        for seat, each in path:
            each.visits += 1
            each.value += against_others(worths, seat)
        parts, before = self._mind.terms.parts(state, self._seat), self._found.get(pick)
        self._found[pick] = parts if before is None else [a + b for a, b in zip(before, parts, strict=True)]

    def _descend(self, state: Any, node: Node, thought: Thought) -> tuple[Seat, Node]:  # noqa: ANN401  (a game's state)
        """Answer the top frame of *state* by the nodes below *node*."""
        seat = state.agenda[-1].seats()[0]
        picks = state.agenda[-1].plain(state, seat)
        if not node.children:
            node.expand(picks, [sum(thought.branch(state, seat, pick, EFFORT)) for pick in picks])
        pick = node.select(picks)
        apply(state, seat, pick)
        return seat, node.children.setdefault(pick, Node(0.0))

    def _world(self, number: int) -> tuple[Any, int]:
        while len(self._worlds) <= number:
            world = self._mind.game.fill(self._masked, self._rng)
            self._worlds.append((world, self._rng.getrandbits(32)))
        return self._worlds[number]
