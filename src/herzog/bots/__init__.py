"""Bots by name: those that the arena measures, and difficulty levels for people."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from herzog.bots.uniform import Uniform

if TYPE_CHECKING:
    from herzog.kernel import Bot

Maker = Callable[[], "Bot"]


class UnknownBot(ValueError):
    """There is no bot of the name given for a seat."""


class Level(NamedTuple):
    """A difficulty level: its name, the bot behind it, and the longest a decision may take, in seconds."""

    name: str
    bot: str
    seconds: float


# Intended to be in order of strength; docs/bots.md says how far that has been measured.
LEVELS: Final[dict[str, tuple[Level, ...]]] = {
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

SEARCH: Final = 200  # playouts of a search without a budget in its name
PACE: Final = 2000  # more playouts than fit into a second
BUDGET: Final = re.compile(r"search:(?:(?P<seconds>\d+(?:\.\d+)?)s|(?P<playouts>[1-9]\d*))")


def bot_named(name: str) -> Bot:
    """Return the bot called *name*: one of BOTS, or a search with its budget, such as "search:50" or "search:2s"."""
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
    """Return a bot of this *kind* and *name*, or None; bots that think are imported only when needed."""
    if kind == "greedy":
        from herzog.bots.greedy import Greedy

        return Greedy(name)
    if kind == "beginner":
        from herzog.bots.beginner import Beginner

        return Beginner(name)
    budget = BUDGET.fullmatch(f"search:{SEARCH}" if kind == "search" else kind)
    if budget is None:
        return None
    from herzog.bots.search import Search

    seconds = float(budget["seconds"] or 0)
    return Search(name, int(budget["playouts"] or PACE * seconds), seconds)


def _maker(kind: str, name: str) -> Maker:
    def make() -> Bot:
        bot = _made(kind, name)
        assert bot is not None, "every kind in BOTS can be made"
        return bot

    return make


BOTS: Final[dict[str, Maker]] = {
    Uniform.name: Uniform,
    **{kind: _maker(kind, kind) for kind in ("beginner", "greedy", "search")},
    **{level.name: _maker(level.bot, level.name) for levels in LEVELS.values() for level in levels},
}
