"""Styles: bots with preferences, because some terms of their evaluation weigh more or less than usual."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, final

from herzog.bots.learned import learned_mind
from herzog.kernel import Constant

if TYPE_CHECKING:
    from collections.abc import Mapping

    from herzog.bots.mind import Mind

# Factors on the weights of terms, by name of the bot.
TASTES: Final[Mapping[str, Mapping[str, float]]] = {
    "funambule": {"acrobats": 1.6, "actors": 0.8},
    "impresario": {"actors": 1.7, "acrobats": 0.9},
    "organist": {"requiem": 1.5, "composers": 1.5},
    "kurier": {"courts": 1.6, "works": 0.9},
}


@final
class Style(Constant):
    """How a bot with the style *name* thinks; a class, because functions within functions cannot be pickled."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def __call__(self, masked: Any) -> Mind:
        """Return how to think about the game that *masked* belongs to."""
        return _with_taste(learned_mind(masked), self.name)


@cache
def _with_taste(mind: Mind, name: str) -> Mind:
    taste = TASTES[name]
    weights = zip(mind.terms.names, mind.terms.weights, strict=True)
    return mind.with_terms(mind.terms.reweighted({term: weight * taste.get(term, 1.0) for term, weight in weights}))
