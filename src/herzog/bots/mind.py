"""What bots know about a game beyond its rules: how to evaluate a position, and where a thought may stop."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from herzog.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

    from herzog.bots.evaluation import Terms
    from herzog.kernel import AnyGame, Frame, Pick, Seat

Inclination: TypeAlias = "Callable[[Any, list[Pick]], list[float]]"


class Mind(NamedTuple):
    """How to think about one game.

    A thought ends where the top frame *rests*. The worth of an answer to a frame in *obvious* shows immediately.
    In *secret* frames all seats choose unseen and a predictable answer is a bad one; each maps to a function that
    gives a rough value of every pick, for drawing lots. *reopen* lets seats choose again if a mask hides their answer.
    """

    game: AnyGame
    terms: Terms
    rests: Callable[[Frame[Any]], bool]
    obvious: frozenset[type[Frame[Any]]]
    secret: Mapping[type[Frame[Any]], Inclination]
    reopen: Callable[[Any, Seat], None]
    worlds: int  # how many ways of filling a mask to average over
    ahead: Callable[[Any], int]  # how many resting points a search looks beyond the first

    def imagine(self, masked: Any, seat: Seat, rng: Random) -> tuple[Any, int]:
        """Return a table that fits the mask of *seat*, and a seed for the chance events on it."""
        world = self.game.fill(masked, rng)
        self.reopen(world, seat)
        return world, rng.getrandbits(32)


@cache
def _mind(name: str) -> Mind:
    mind: Mind = import_module(f"herzog.bots.{name}").MIND
    return mind


def mind_for(state: object) -> Mind:
    """Return how to think about the game that *state* belongs to."""
    return _mind(next(name for name, game in GAMES.items() if type(state) is game.parts[0]))
