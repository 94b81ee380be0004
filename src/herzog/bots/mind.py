"""What bots know about a game besides its rules: how to evaluate a position, and where a thought may stop."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from herzog.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

    from herzog.bots.evaluation import Terms
    from herzog.kernel import AnyGame, Frame, Pick, Seat

Inclination: TypeAlias = "Callable[[Any, list[Pick]], list[float]]"


@final
class Mind:
    """How to think about one game.

    A thought ends where the top frame *rests*. The worth of an answer to a frame in *obvious* shows immediately.
    In *secret* frames all seats choose at the same time, so a predictable answer is bad; each maps to a function that
    roughly values every pick, for random draws. *reopen* lets seats choose again if a mask hides their answer.
    *worlds* is the number of filled masks to average over, *ahead* the number of resting points beyond the first that
    a search looks at.
    """

    def __init__(
        self,
        game: AnyGame,
        terms: Terms,
        rests: Callable[[Frame[Any]], bool],
        obvious: frozenset[type[Frame[Any]]],
        secret: Mapping[type[Frame[Any]], Inclination],
        reopen: Callable[[Any, Seat], None],
        worlds: int,
        ahead: Callable[[Any], int],
    ) -> None:
        self.game: Final = game
        self.terms: Final = terms
        self.rests: Final = rests
        self.obvious: Final = obvious
        self.secret: Final = secret
        self.reopen: Final = reopen
        self.worlds: Final = worlds
        self.ahead: Final = ahead

    def with_terms(self, terms: Terms) -> Mind:
        """Return a mind that thinks the same way but evaluates by other *terms*."""
        return Mind(self.game, terms, self.rests, self.obvious, self.secret, self.reopen, self.worlds, self.ahead)

    def in_detail(self) -> Mind:
        """Return a mind that thinks the same way but explains it in more detail."""
        return self.with_terms(self.terms.in_detail())

    def imagine(self, masked: Any, seat: Seat, rng: Random) -> tuple[Any, int]:
        """Return a table that fits the mask of *seat*, and a seed for the chance events on it."""
        world = self.game.fill(masked, rng)
        self.reopen(world, seat)
        return world, rng.getrandbits(32)


@cache
def mind_of(game: str) -> Mind:
    """Return how to think about *game*."""
    mind: Mind = import_module(f"herzog.bots.{game}").MIND
    return mind


def mind_for(state: object) -> Mind:
    """Return how to think about the game that *state* belongs to."""
    return mind_of(next(name for name, game in GAMES.items() if type(state) is game.parts[0]))


def considered(masked: Any, seat: Seat, picks: list[Pick]) -> list[Pick]:
    """Return the *picks* that a sensible player considers."""
    return [pick for pick in masked.agenda[-1].plain(masked, seat) if pick in picks] or picks
