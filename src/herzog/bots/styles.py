"""Styles: bots with preferences, because some terms of their evaluation weigh more or less than usual."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from herzog.bots.learned import learned_mind

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from herzog.bots.mind import Mind

# Factors on the weights of terms, by name of the bot.
TASTES: Final[Mapping[str, Mapping[str, float]]] = {
    "funambule": {"acrobats": 1.6, "actors": 0.8},
    "impresario": {"actors": 1.7, "acrobats": 0.9},
    "organist": {"requiem": 1.5, "composers": 1.5},
    "kurier": {"courts": 1.6, "works": 0.9},
}


def styled(name: str) -> Callable[[Any], Mind]:
    """Return how a bot with the style *name* thinks."""

    def minds(masked: Any) -> Mind:
        return _with_taste(learned_mind(masked), name)

    return minds


@cache
def _with_taste(mind: Mind, name: str) -> Mind:
    taste = TASTES[name]
    weights = zip(mind.terms.names, mind.terms.weights, strict=True)
    return mind.with_terms(mind.terms.reweighted({term: weight * taste.get(term, 1.0) for term, weight in weights}))
