"""Bots, by name: what the arena measures, and levels for people."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from herzog.bots.uniform import Uniform

if TYPE_CHECKING:
    from herzog.kernel import Bot

Maker = Callable[[], "Bot"]


class UnknownBot(ValueError):  # noqa: N818  (named for what happened)
    """A seat was given to a bot that does not exist."""


class Level(NamedTuple):
    """A bot under a name for people: what plays, and the seconds it takes at most for a decision."""

    name: str
    bot: str
    seconds: float


# Meant from the weakest to the strongest; docs/bots.md says what is shown of that and what is not yet.
LEVELS: Final = {
    "fourberies": (
        Level("apprenti", "beginner", 1),
        Level("comedien", "greedy", 1),
        Level("vedette", "search:2s", 2),
    ),
    "lacrimosa": (
        Level("lehrling", "beginner", 0.2),
        Level("kapellmeister", "greedy", 0.2),
        Level("genie", "search:2s", 2),
    ),
}

SEARCH: Final = 200  # playouts of a search that is given no budget
PACE: Final = 2000  # playouts that a second may hold
BUDGET: Final = re.compile(r"search:(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<playouts>[1-9]\d*))")


def bot_named(name: str) -> Bot:
    """Return the bot called *name*: one of BOTS, or a search with a budget of its own as "search:50" or "search:2s"."""
    if name in BOTS:
        return BOTS[name]()
    bot = _made(name, name)
    if bot is None:
        raise UnknownBot(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return bot


def bots_for(game: str) -> list[str]:
    """Return the bots to offer people at *game*, the weakest first.

    Every game that bots can think about has levels; at any other only chance can take a seat.
    """
    return [level.name for level in LEVELS[game]] if game in LEVELS else [Uniform.name]


def _made(kind: str, name: str) -> Bot | None:
    """Return a bot of a *kind* under a *name*; thinking bots are loaded when the first of them is asked for."""
    if kind == "greedy":
        from herzog.bots.greedy import Greedy  # noqa: PLC0415  the command line should not wait for it

        return Greedy(name)
    if kind == "beginner":
        from herzog.bots.beginner import Beginner  # noqa: PLC0415  as above

        return Beginner(name)
    budget = BUDGET.fullmatch(f"search:{SEARCH}" if kind == "search" else kind)
    if budget is None:
        return None
    from herzog.bots.search import Search  # noqa: PLC0415  as above

    seconds = float(budget["seconds"] or 0)
    return Search(name, int(budget["playouts"] or PACE * seconds), seconds)


def _maker(kind: str, name: str) -> Maker:
    def make() -> Bot:
        bot = _made(kind, name)
        assert bot is not None  # noqa: S101  (every kind in BOTS can be made)
        return bot

    return make


BOTS: Final[dict[str, Maker]] = {
    Uniform.name: Uniform,
    **{kind: _maker(kind, kind) for kind in ("beginner", "greedy", "search")},
    **{level.name: _maker(level.bot, level.name) for levels in LEVELS.values() for level in levels},
}
