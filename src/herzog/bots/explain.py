"""Why a bot picks what it does: how each term contributes to the difference from the next best pick."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import msgspec
from msgspec.structs import replace

from herzog.bots.garbage import NoGarbageCollection
from herzog.bots.greedy import Greedy
from herzog.bots.learned import LEARNED, by_subject, learned_mind

if TYPE_CHECKING:
    from random import Random

    from herzog.bots.evaluation import Parts
    from herzog.bots.mind import Mind
    from herzog.kernel import Pick, Seat


@runtime_checkable
class Weighing(Protocol):
    """A bot that can put a value on each pick."""

    def weigh(
        self,
        masked: Any,
        seat: Seat,
        picks: list[Pick],
        rng: Random,
    ) -> tuple[dict[Pick, float], dict[Pick, Parts]]:
        """Return the probability of each pick, and its worth term by term."""
        ...

    def mind(self, masked: Any) -> Mind:
        """Return how the bot thinks about the game that *masked* belongs to."""
        ...


class Explanation(msgspec.Struct, frozen=True):
    """A pick, the best alternative, the value of both, and the contribution of each term to the difference.

    What was learned of a subject and the terms that belong to it are one contribution. The largest comes first. *odds*
    is the probability of the pick: below 1 where the bot randomises.
    """

    pick: int
    odds: float
    value: float
    next_best: int
    next_value: float
    terms: list[tuple[str, float]]
    then: list[int] = []  # the picks the bot plans to make next in the same turn, as far as it can foresee


def explain(
    bot: Weighing,
    masked: Any,
    seat: Seat,
    picks: list[Pick],
    rng: Random,
    chosen: Pick | None = None,
) -> Explanation | None:
    """Return why *bot* prefers its pick, or how it judges the one that was *chosen*.

    None if there is nothing to compare with, or if the bot did not consider *chosen* at all.
    """
    odds, parts = bot.weigh(masked, seat, picks, rng)
    return _compared(bot.mind(masked).in_detail(), odds, parts, rng, chosen)


def _compared(
    mind: Mind, odds: dict[Pick, float], parts: dict[Pick, Parts], rng: Random, chosen: Pick | None
) -> Explanation | None:
    """Return how the best pick, or the one *chosen*, compares with the best of the others."""
    ranked = rng.sample([*parts], len(parts))  # sorting is stable
    ranked.sort(key=lambda pick: (-odds[pick], -round(sum(parts[pick]), 9)))
    first = ranked[0] if chosen is None else chosen
    others = [pick for pick in ranked if pick != first]
    if first not in parts or not others:
        return None
    second = others[0]
    differences = [a - b for a, b in zip(parts[first], parts[second], strict=True)]
    names = mind.terms.told.names
    terms = [(name, each) for name, each in zip(names, differences, strict=True) if each]
    terms.sort(key=lambda term: -abs(term[1]))
    if any(name.startswith(f"{LEARNED}-") for name in names):
        terms = by_subject(mind.game.name, terms)
    return Explanation(first, odds[first], sum(parts[first]), second, sum(parts[second]), terms)


def hint(masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> Explanation | None:
    """Return what the learned bot would do at *seat*, why, and how it plans to continue."""
    mind = learned_mind(masked).in_detail()
    with NoGarbageCollection():
        odds, parts, judgement = Greedy().think(mind, masked, seat, picks, rng)
    found = _compared(mind, odds, parts, rng, None)
    if found and judgement:  # no plan goes beyond a secret choice
        found = replace(found, then=[*judgement.plans[found.pick]])
    return found
