"""Fit chances to win, seen from the mask of the deciding seat, and measure them against the results of bots' games.

python -m tools.compiled -m tools.calibrate watch lacrimosa --seats 2 --games 600 --out FILE    resumes if stopped
python -m tools.calibrate fit lacrimosa FILE... --keep --picture SVG

The chances that are kept are fitted to all games of a file. They are measured by cross-validation: fits to four fifths
of the games, each tested on the remaining fifth. All positions of a game share its result, so the sample size is the
number of games, and confidence intervals come from a bootstrap over games.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path  # noqa: TC003  (typer reads the type)
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
import numpy as np
import typer

from herzog.bots.chances import ends, result
from herzog.bots.learned import features_of, learned_mind
from herzog.bots.weights import FOLDER, Outlook, read
from herzog.cli.setup import OptionOption, options_from
from herzog.games import GAMES
from herzog.sim import pool
from herzog.sim.arena import seeds
from herzog.train.card import reliability, save
from herzog.train.game_files import write
from herzog.train.heat import KNOTS, Calibration, Prospects, calibration, certain, fitted, foretold
from tools.bot_decisions import decisions_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.train.data import Array

OVER: Final = -1.0  # the share left of a game that is over
SAMPLES: Final = 1000  # of the bootstrap
FOLDS: Final = 5  # of the cross-validation

app = typer.Typer(add_completion=False, no_args_is_help=True)


class Position(msgspec.Struct, array_like=True):
    """A decision: where thoughts rest after it on tables that fit its mask, the points, and the share left."""

    ends: list[tuple[list[float], float]]  # every side's worth, or share of the win, and the share of the game left
    points: list[float]
    left: float


class Watched(msgspec.Struct, array_like=True):
    """Some decisions of a game, drawn at random, and how it ended."""

    seed: int
    table: str
    seats: int
    wins: list[float]
    scores: list[int]
    decisions: list[Position]


def watch_one(game: str, seats: int, options: dict[str, str], each: int, bot: str, seed: int) -> Watched:
    """Play a game of bots and return some of its decisions."""
    rng = Random(seed)
    found, state = decisions_of(game, seats, options, bot, rng)
    seen = [_seen(game, decision.masked) for decision in rng.sample(found, each)]
    wins, scores = result(learned_mind(state), state), list(GAMES[game].scores(state))
    return Watched(seed, features_of(game).table(state), seats, wins, scores, seen)


def _seen(game: str, masked: Any) -> Position:
    mind, left = learned_mind(masked), features_of(game).left
    found = [
        (mind.terms.worths(mind.terms.count(end)), left(end)) if end.agenda else (result(mind, end), OVER)
        for end in ends(mind, masked)
    ]
    return Position(found, [side[0] for side in mind.terms.count(masked)], left(masked))


@app.command()
def watch(
    game: str,
    out: Annotated[Path, typer.Option(help="The file for the games; those already in it are not played again.")],
    seats: Annotated[int, typer.Option(min=1)] = 2,
    games: Annotated[int, typer.Option(min=1)] = 600,
    each: Annotated[int, typer.Option(min=1, help="Decisions of each game.")] = 8,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "learned",
    seed: int = 1,
    jobs: int | None = None,
    option: OptionOption = None,
) -> None:
    """Let bots play, and write the positions to fit chances to."""
    known = {found.seed for found in _read(out)} if out.exists() else set()
    missing = [number for number in seeds(seed, games) if number not in known]
    for found in pool.run(partial(watch_one, game, seats, options_from(option), each, bot), missing, jobs):
        with out.open("ab") as stream:
            stream.write(msgspec.json.encode(found) + b"\n")


def _read(file: Path) -> list[Watched]:
    """Return the games of a file, without an incomplete last line from an interrupted run."""
    whole = file.read_bytes().rpartition(b"\n")[0]
    return [msgspec.json.decode(line, type=Watched) for line in whole.splitlines()]


def prospects(games: list[Watched], each: int) -> Prospects:
    """Return the first *each* decisions of all *games*, game by game."""
    seen = [(game, decision) for game in games for decision in game.decisions[:each]]
    return Prospects(
        np.array([[worths for worths, _ in decision.ends] for _, decision in seen]),
        np.array([[left for _, left in decision.ends] for _, decision in seen]),
        np.array([game.wins for game, _ in seen]),
        np.array([game.scores for game, _ in seen]),
    )


def by_points(games: list[Watched], each: int) -> Prospects:
    """Return the first *each* decisions of all *games*, with the points of all sides as their worths."""
    seen = [(game, decision) for game in games for decision in game.decisions[:each]]
    rows = [(decision.points, decision.left, game.wins, game.scores) for game, decision in seen]
    return certain(*[np.array(column) for column in zip(*rows, strict=True)])


def held_out(seen: Prospects, games: int, fit: Callable[[Prospects], Outlook]) -> Array:
    """Return chances for all positions, each from a *fit* to games in the other folds."""
    fold = np.repeat(np.arange(games) % FOLDS, len(seen.wins) // games)
    chances = np.empty_like(seen.wins)
    for each in range(FOLDS):
        chances[fold == each] = foretold(seen.only(fold == each), fit(seen.only(fold != each)))
    return chances


def drawn_again(chances: Array, wins: Array, games: int) -> tuple[float, float]:
    """Return the 95% interval of the error, by a bootstrap over *games*."""
    rng, each = np.random.default_rng(1), len(chances) // games
    first = each * rng.integers(games, size=(SAMPLES, games))
    rows = (first[:, :, None] + np.arange(each)).reshape(SAMPLES, -1)
    low, high = np.quantile([calibration(chances[at], wins[at]).error for at in rows], [0.025, 0.975])
    return float(low), float(high)


def say(name: str, games: list[Watched], chances: Array, wins: Array) -> Calibration:
    """Print how reliable chances are, and return it."""
    seats = games[0].seats
    found = calibration(chances[:, :seats], wins[:, :seats])
    low, high = drawn_again(chances[:, :seats], wins[:, :seats], len(games))
    typer.echo(
        f"  {name}: {found.positions} positions, error {found.error:.1%} ({low:.1%} to {high:.1%}),"
        f" Brier score {found.brier:.4f}"
    )
    return found


def keep(game: str, table: str, outlook: Outlook) -> None:
    """Write the *outlook* of one kind of *table* to the weights of *game*."""
    file = FOLDER / f"{game}.weights"
    weights = read(file)
    weights.outlooks[table] = outlook
    write(file, msgspec.msgpack.encode(weights))


def compared(game: str, games: list[Watched], each: int, knots: int, *, by_wins: bool) -> tuple[Outlook, Calibration]:
    """Fit chances at one kind of table; print how reliable they, the current ones and points alone are."""
    table, opponent = games[0].table, len(games[0].wins) > games[0].seats
    seen, points = prospects(games, each), by_points(games, each)
    fit = partial(fitted, opponent=opponent, by_wins=by_wins, knots=knots)
    outlook = fit(seen)
    heat, further = (" ".join(f"{number:.1f}" for number in row) for row in (outlook.heat, outlook.further))
    typer.echo(f"{table}: {len(games)} games; squared heat {heat}; further {further or 'nothing'}")
    if table in (known := read(FOLDER / f"{game}.weights").outlooks):
        say("present weights, perhaps fitted to these games", games, foretold(seen, known[table]), seen.wins)
    found = say("fitted", games, held_out(seen, len(games), fit), seen.wins)
    say("from points alone", games, held_out(points, len(games), fit), seen.wins)
    return outlook, found


@app.command()
def fit(
    game: str,
    files: Annotated[list[Path], typer.Argument(help="Files written by `watch`, one for each kind of table.")],
    *,
    each: Annotated[int, typer.Option(min=1, help="Decisions of each game.")] = 8,
    knots: Annotated[int, typer.Option(min=2)] = KNOTS,
    by_wins: Annotated[
        bool, typer.Option("--by-wins", help="With a solo opponent, fit wins instead of leads.")
    ] = False,
    kept: Annotated[bool, typer.Option("--keep", help="Write the fitted chances to the weights.")] = False,
    picture: Path | None = None,
) -> None:
    """Fit chances, and print how reliable they are, next to chances from points alone."""
    lines = {}
    for file in files:
        games = _read(file)
        table = games[0].table
        if {found.table for found in games} != {table}:
            raise typer.BadParameter(f"{file} holds games of several kinds of tables")
        outlook, lines[table] = compared(game, games, each, knots, by_wins=by_wins)
        if kept:
            keep(game, table, outlook)
    if picture:
        save(reliability(lines), picture)


if __name__ == "__main__":
    app()
