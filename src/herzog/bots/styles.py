"""Styles: bots that love something, because some terms of their evaluation weigh more or less."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from herzog.bots.learned import learned_mind

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from herzog.bots.mind import Mind

# By name: how many times its weight each term counts.
TASTES: Final[Mapping[str, Mapping[str, float]]] = {
    "organist": {"requiem": 1.5, "composers": 1.5},
    "kurier": {"courts": 1.6, "works": 0.9},
}


def styled(name: str) -> Callable[[Any], Mind]:
    """Return how a bot thinks that has the taste called *name*."""

    def minds(masked: Any) -> Mind:
        return _with_taste(learned_mind(masked), name)

    return minds


@cache
def _with_taste(mind: Mind, name: str) -> Mind:
    taste = TASTES[name]
    weights = zip(mind.terms.names, mind.terms.weights, strict=True)
    return mind.with_terms(mind.terms.reweighted({term: weight * taste.get(term, 1.0) for term, weight in weights}))
