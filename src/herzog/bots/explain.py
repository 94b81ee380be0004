"""Why a bot picks what it picks: the terms that make the difference to the next best, as numbers that add up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from herzog.bots.greedy import Greedy
from herzog.bots.mind import mind_for

if TYPE_CHECKING:
    from random import Random

    from herzog.bots.evaluation import Parts
    from herzog.kernel import Pick, Seat


class Weighing(Protocol):
    """A bot that can say what each pick is worth to it."""

    def weigh(
        self,
        masked: Any,  # noqa: ANN401  (a game's state)
        seat: Seat,
        picks: list[Pick],
        rng: Random,
    ) -> tuple[dict[Pick, float], dict[Pick, Parts]]:
        """Return how likely each pick is to be chosen, and what each is worth, term by term."""
        ...


class Explanation(msgspec.Struct, frozen=True):
    """A pick, the next best, what both are worth, and how much each term adds to the difference, the largest first.

    Where a bot chooses by lot, the pick is the likeliest.
    """

    pick: int
    value: float
    next_best: int
    next_value: float
    terms: list[tuple[str, float]]


def explain(bot: Weighing, masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> Explanation | None:  # noqa: ANN401  (a game's state)
    """Return why *bot* would choose as it does; None if there is nothing to compare."""
    odds, parts = bot.weigh(masked, seat, picks, rng)
    ranked = sorted(parts, key=lambda pick: (-odds[pick], -sum(parts[pick])))
    if len(ranked) == 1:
        return None
    first, second = ranked[:2]
    differences = [a - b for a, b in zip(parts[first], parts[second], strict=True)]
    terms = [(name, each) for name, each in zip(mind_for(masked).terms.names, differences, strict=True) if each]
    terms.sort(key=lambda term: -abs(term[1]))
    return Explanation(first, sum(parts[first]), second, sum(parts[second]), terms)


def hint(masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> Explanation | None:  # noqa: ANN401  (a game's state)
    """Return what the greedy bot would do in the place of *seat*, and why."""
    return explain(Greedy(), masked, seat, picks, rng)
