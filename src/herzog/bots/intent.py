"""Bots that plan, and their intents: the rest of a plan, followed as long as play goes as planned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from herzog.bots.garbage import NoGarbageCollection
from herzog.bots.mind import mind_for
from herzog.bots.thought import Thought
from herzog.kernel import Rebuilt, Value, apply

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from herzog.bots.evaluation import Parts
    from herzog.bots.mind import Mind
    from herzog.kernel import Pick, Seat


@final
class Intent(Value):
    """The remaining picks of a plan, the table on which *seat* imagined them, and the seed of its dice."""

    def __init__(self, world: Any, seat: Seat, path: tuple[Pick, ...], seed: int) -> None:
        self.world = world
        self.seat: Final = seat
        self.path = path
        self.seed: Final = seed

    def next_pick(self, masked: Any, seat: Seat) -> Pick | None:
        """Return the next pick of the plan, or None if the table is not as planned.

        It is also None for an answer that the plan gave at first sight, so that the bot thinks about it when asked.
        """
        path, self.path, mind = self.path, (), mind_for(masked)
        if seat != self.seat or not path:
            return None
        self.world, picks = Thought(mind, self.seed, 0).next_choice(self.world, seat)
        if path[0] not in picks or type(self.world.agenda[-1]) in mind.obvious:
            return None
        if mind.game.mask(self.world, seat) != masked:
            return None
        apply(self.world, seat, path[0])
        self.path = path[1:]
        return path[0]


class Plans:
    """The plans found by thinking about one decision."""

    def intent(self, pick: Pick) -> Intent | None:
        """Return the rest of the plan behind *pick*, if it can be relied on."""
        raise NotImplementedError


class Planner(Rebuilt):
    """A bot that weighs its picks, and remembers the plan behind the one it chose."""

    looks = True

    def __init__(self, name: str, minds: Callable[[Any], Mind] | None = None) -> None:
        self.name = name
        self.minds: Final = minds or mind_for
        self.intent: Intent | None = None

    def choose(self, masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> Pick:
        """Return the best pick; in a secret choice, one drawn from a mix that nobody can exploit.

        The rest of the plan behind a pick is remembered, and followed as long as play goes as planned.
        """
        kept = self.intent.next_pick(masked, seat) if self.intent else None
        if kept is not None:
            return kept
        with NoGarbageCollection():
            odds, _, plans = self.think(self.mind(masked), masked, seat, picks, rng)
        pick = rng.choices(list(odds), list(odds.values()))[0]
        self.intent = plans.intent(pick) if plans else None
        return pick

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (*super().__reduce__(), self.intent)

    def __setstate__(self, intent: Intent) -> None:
        self.intent = intent

    def mind(self, masked: Any) -> Mind:
        """Return how the bot thinks about the game that *masked* belongs to."""
        return self.minds(masked)

    def weigh(
        self, masked: Any, seat: Seat, picks: list[Pick], rng: Random
    ) -> tuple[dict[Pick, float], dict[Pick, Parts]]:
        """Return the probability of each pick, and its worth term by term, in detail."""
        with NoGarbageCollection():
            odds, parts, _ = self.think(self.mind(masked).in_detail(), masked, seat, picks, rng)
        return odds, parts

    def think(
        self, mind: Mind, masked: Any, seat: Seat, picks: list[Pick], rng: Random
    ) -> tuple[dict[Pick, float], dict[Pick, Parts], Plans | None]:
        """Return the probability of each pick, its worth term by term, and the plans behind the picks, if any."""
        raise NotImplementedError
