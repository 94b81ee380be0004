"""Measure how long every level thinks: at every table, 99 of 100 decisions must stay within its time limit.

python -m tools.compiled -m tools.bench_levels --without genie
python -m tools.compiled -m tools.bench_levels --level genie --decisions 50

Decisions are drawn at random from games of `greedy`, the same for all levels, and each is thought about from scratch,
although in a real game a bot often has a plan already. All cores think at once. Run it on an idle machine.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import typer

from herzog.bots import LEVELS, STYLES, Level, bot_named
from herzog.games import GAMES
from herzog.sim import pool
from tools.bot_decisions import decisions_of

if TYPE_CHECKING:
    from tools.bot_decisions import Choice

EACH: Final = 10  # decisions of one game
ROUTINE: Final = "greedy"  # the bot that plays the games


class Test(NamedTuple):
    """Some decisions of a game for *levels* to think about."""

    game: str
    seats: int
    levels: tuple[str, ...]
    seed: int


def timed(test: Test) -> list[list[float]]:
    """Return how long each level thinks about each decision, in seconds; a new bot has no plan."""
    rng = Random(test.seed)
    found = rng.sample(decisions_of(test.game, test.seats, {}, ROUTINE, rng)[0], EACH)
    return [[_seconds(level, Random(n), decision) for n, decision in enumerate(found)] for level in test.levels]


def _seconds(level: str, rng: Random, decision: Choice) -> float:
    bot = bot_named(level)
    began = perf_counter()
    bot.choose(*decision, rng)
    return perf_counter() - began


def measured(game: str, seats: int, levels: list[Level], decisions: int, seed: int) -> list[list[float]]:
    """Return how long *decisions* of each level took at one kind of table, the shortest first."""
    names = tuple(level.name for level in levels)
    tests = [Test(game, seats, names, seed + n) for n in range(-(-decisions // EACH))]
    by_level = zip(*pool.run(timed, tests, None), strict=True)
    return [sorted(seconds for times in found for seconds in times) for found in by_level]


def say(game: str, seats: int, level: Level, times: list[float]) -> bool:
    """Print a row in milliseconds; return whether 99 of 100 decisions were in time."""
    most = times[-1 - len(times) // 100]
    row = [1000 * seconds for seconds in (times[len(times) // 2], most, times[-1], level.seconds)]
    typer.echo(
        f"{game:<11} {seats:>5}  {level.name:<14} {len(times):>9}  {row[0]:>6.1f}  {row[1]:>9.1f}  {row[2]:>7.1f}"
        f"  {row[3]:>8.0f}{'' if most <= level.seconds else '  TOO LONG'}"
    )
    return most <= level.seconds


def main(
    game: Annotated[str, typer.Option(help="Only this game.")] = "",
    level: Annotated[str, typer.Option(help="Only this level.")] = "",
    without: Annotated[str, typer.Option(help="A level to leave out, such as a slow one.")] = "",
    seats: Annotated[int, typer.Option(help="Only this number of seats.")] = 0,
    decisions: Annotated[int, typer.Option(min=EACH, help="Decisions at every table.")] = 100,
    seed: int = 1,
) -> None:
    """Print how long levels think; fail if more than 1 of 100 decisions take too long."""
    in_time = True
    typer.echo("game        seats  level          decisions  median  99 of 100  longest  may take")
    for name in [game] if game else LEVELS:
        offered = [*LEVELS[name], *STYLES.get(name, ())]
        levels = [each for each in offered if each.name != without and level in ("", each.name)]
        for n in [each for each in GAMES[name].seats if levels and seats in (0, each)]:
            for each, times in zip(levels, measured(name, n, levels, decisions, seed), strict=True):
                in_time &= say(name, n, each, times)
    raise typer.Exit(int(not in_time))


if __name__ == "__main__":
    typer.run(main)
