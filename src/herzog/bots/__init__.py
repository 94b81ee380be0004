"""Bots by name: those for experiments, and the levels and styles that people can play against."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from herzog.bots.uniform import Uniform

if TYPE_CHECKING:
    from herzog.kernel import Bot

Maker = Callable[[], "Bot"]


class UnknownBot(ValueError):
    """There is no bot with this name."""


class Level(NamedTuple):
    """A bot for people: its name, the bot behind it, its time limit per decision in seconds, and its Elo.

    Elo is measured at two seats, on a scale for each game where `greedy` has 1500 (docs/bots.md).
    """

    name: str
    bot: str
    seconds: float
    elo: int


# The weakest first.
LEVELS: Final[dict[str, tuple[Level, ...]]] = {
    "fourberies": (
        Level("gamin", "beginner:70", 1, 1040),
        Level("apprenti", "beginner", 1, 1250),
        Level("figurant", "beginner:15", 1, 1400),
        Level("comedien", "greedy", 1, 1500),
        Level("vedette", "learned", 1, 1660),
        Level("legende", "learned:1s", 2, 1730),
    ),
    "lacrimosa": (
        Level("chorknabe", "beginner:60", 0.2, 360),
        Level("lehrling", "beginner:30", 0.2, 710),
        Level("geselle", "beginner:12", 0.2, 1040),
        Level("kantor", "beginner:4", 0.2, 1360),
        Level("kapellmeister", "greedy", 0.2, 1500),
        Level("virtuose", "learned", 0.2, 1780),
        Level("genie", "learned:2s", 2, 2010),
    ),
}

# Learned bots of about the same strength, each with its own style (herzog.bots.styles).
STYLES: Final[dict[str, tuple[Level, ...]]] = {
    "fourberies": (Level("funambule", "funambule", 1, 1650), Level("impresario", "impresario", 1, 1620)),
    "lacrimosa": (Level("organist", "organist", 0.2, 1690), Level("kurier", "kurier", 0.2, 1720)),
}

MIDDLE: Final = 1500  # the Elo of the bot that others are measured against
SEARCH: Final = 200  # playouts of a search without a budget in its name
PACE: Final = 2000  # playouts per second, more than any machine manages
MOST_PLAYOUTS: Final = 1_000_000  # for one decision: ten minutes or more
MOST_SECONDS: Final = 600
BUDGET: Final = re.compile(
    r"(?P<kind>search|learned):(?:(?P<seconds>[0-9]{1,9}(?:\.[0-9]{1,9})?)s|(?P<playouts>[0-9]{1,9}))"
)
LAPSES: Final = re.compile(r"beginner:(?P<percent>[1-9]\d?)")
USUAL_LAPSES: Final = "beginner:40"


def bot_named(name: str) -> Bot:
    """Return the bot called *name*.

    It is one of BOTS, a search with a budget, such as "search:50" or "learned:2s", or a beginner with the percentage of
    its decisions that are random, such as "beginner:15".
    """
    if name in BOTS:
        return BOTS[name]()
    bot = _made(name, name)
    if bot is None:
        raise UnknownBot(_why_none(name))
    return bot


def _why_none(name: str) -> str:
    """Return why there is no bot called *name*, and what there is."""
    kind, colon, amount = name.partition(":")
    if colon and kind in ("search", "learned"):
        most = (
            f"{kind}:N with up to {MOST_PLAYOUTS} playouts a decision, or {kind}:Ns with up to {MOST_SECONDS} seconds"
        )
        return f"bot {name!r}: {amount!r} is no budget; write {most}, such as {kind}:50 or {kind}:2s"
    if colon and kind == "beginner":
        return f"bot {name!r}: {amount!r} is no share of random decisions; write 1 to 99 percent, such as beginner:15"
    if colon and kind in BOTS:
        return f"bot {name!r}: {kind} takes no number; only search, learned and beginner do"
    return f"unknown bot {name!r}; choose from {', '.join(BOTS)}"


def bots_for(game: str) -> list[str]:
    """Return the bots that people can play *game* against, the weakest first.

    A game without a mind has only the random bot.
    """
    return [level.name for level in LEVELS[game]] if game in LEVELS else [Uniform.name]


def usual_bot(game: str) -> str:
    """Return the default bot for *game*: the level in the middle of the scale."""
    levels = LEVELS.get(game, ())
    return next((level.name for level in levels if level.elo == MIDDLE), bots_for(game)[0])


def stand_in_for(game: str) -> str:
    """Return the bot that is proposed to play for a person at *game*: the strongest level that never searches.

    Nobody knows how strong that person is. A weak bot would lose their game for them, and one that searches would let
    the others wait.
    """
    quick = [level.name for level in LEVELS.get(game, ()) if not BUDGET.fullmatch(level.bot)]
    return quick[-1] if quick else bots_for(game)[0]


def _made(kind: str, name: str) -> Bot | None:
    """Return a bot of this *kind* with this *name*, or None; bots that think are imported only when needed."""
    if kind in ("greedy", "learned") or kind in _styles():
        return _quick(kind, name)
    if lapses := LAPSES.fullmatch(USUAL_LAPSES if kind == "beginner" else kind):
        from herzog.bots.beginner import Beginner

        return Beginner(name, int(lapses["percent"]) / 100)
    budget = BUDGET.fullmatch(f"search:{SEARCH}" if kind == "search" else kind)
    return _searching(name, budget) if budget and _is_sensible(budget) else None


def _is_sensible(budget: re.Match[str]) -> bool:
    playouts, seconds = int(budget["playouts"] or 1), float(budget["seconds"] or 1)
    return 0 < playouts <= MOST_PLAYOUTS and 0 < seconds <= MOST_SECONDS


def _styles() -> list[str]:
    return [style.name for styles in STYLES.values() for style in styles]


def _quick(kind: str, name: str) -> Bot:
    """Return a bot that does not search."""
    from herzog.bots.greedy import Greedy
    from herzog.bots.learned import learned_mind

    if kind == "greedy":
        return Greedy(name)
    if kind == "learned":
        return Greedy(name, learned_mind)
    from herzog.bots.styles import Style

    return Greedy(name, Style(kind))


def _searching(name: str, budget: re.Match[str]) -> Bot:
    from herzog.bots.learned import learned_mind
    from herzog.bots.mind import mind_for
    from herzog.bots.search import Search

    seconds = float(budget["seconds"] or 0)
    minds = learned_mind if budget["kind"] == "learned" else mind_for
    return Search(name, int(budget["playouts"] or PACE * seconds), seconds, minds)


def _maker(kind: str, name: str) -> Maker:
    def make() -> Bot:
        bot = _made(kind, name)
        assert bot is not None, "every kind in BOTS can be made"
        return bot

    return make


BOTS: Final[dict[str, Maker]] = {
    Uniform.name: Uniform,
    **{kind: _maker(kind, kind) for kind in ("beginner", "greedy", "learned", "search")},
    **{
        level.name: _maker(level.bot, level.name)
        for offered in (LEVELS, STYLES)
        for levels in offered.values()
        for level in levels
    },
}
