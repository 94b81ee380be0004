"""Measure how far `chances` can be trusted: at decisions of bots, from the mask of who decides, against the results.

All games measure the chances as the weights give them. Half of them fit a heat, which the other half measures; --keep
writes a heat to the weights. --picture draws a reliability diagram of the chances as they are.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path  # noqa: TC003  (typer reads the type)
from random import Random
from typing import Annotated, Any, NamedTuple

import msgspec
import numpy as np
import typer
from matplotlib.figure import Figure

from herzog.bots import bot_named
from herzog.bots.chances import NothingLearned, chances, expected
from herzog.bots.learned import learned_mind, sight_of
from herzog.bots.weights import FOLDER, Matrix, read
from herzog.cli.setup import OptionOption, options_from
from herzog.games import GAMES
from herzog.kernel import CHANCE, apply, settle
from herzog.sim import pool
from herzog.sim.arena import seeds
from herzog.train.heat import Calibration, calibration, fitted, shares

METADATA = {"Date": None}  # so that equal pictures are equal files


class Seen(NamedTuple):
    """A decision: the chances, if there are any, expected scores, points, what is left, and what came of it."""

    chances: list[float]
    worths: list[float]
    points: list[float]
    left: float
    wins: list[float]


def watch(game: str, seats: int, options: dict[str, str], each: int, bot: str, seed: int) -> list[Seen]:
    """Play a game of bots and return some of its decisions, drawn by lot."""
    rules, rng, player = GAMES[game], Random(seed), bot_named(bot)
    state = rules.new(seats, options, rules.load())
    decisions: list[Any] = []
    settle(state)
    while state.agenda:
        top = state.agenda[-1]
        seat = top.seats()[0]
        picks = top.plain(state, seat)
        if seat == CHANCE or len(picks) == 1:
            pick = picks[int(rng.random() * len(picks))]
        else:
            decisions.append(rules.mask(state, seat))
            pick = player.choose(decisions[-1], seat, picks, rng)
        apply(state, seat, pick)
    first = [float(rank == 1) for rank in rules.ranks(state)]
    wins = [share / sum(first) for share in first]
    return [_seen(game, masked, wins) for masked in rng.sample(decisions, each)]


def _seen(game: str, masked: Any, wins: list[float]) -> Seen:
    try:
        found = chances(masked)
    except NothingLearned:
        found = []
    points = [side[0] for side in learned_mind(masked).terms.count(masked)]
    return Seen(found, expected(masked), points, sight_of(game).left(masked), wins)


def say(name: str, found: Calibration) -> None:
    """Print how far chances can be trusted, and the bins of a reliability diagram."""
    typer.echo(f"{name}: {found.positions} positions, error {found.error:.1%}, Brier score {found.brier:.4f}")
    for mean, share, n in found.bins:
        typer.echo(f"  {mean:6.1%} foretold, {share:6.1%} won, {n}")


def keep(game: str, seats: int, heat: tuple[float, float]) -> None:
    """Write the *heat* of tables with so many *seats* to the weights of *game*."""
    file = FOLDER / f"{game}.weights"
    weights = read(file)
    rows = [*weights.heat.unpacked()]
    rows[seats] = heat
    weights.heat = Matrix(len(rows), 2, np.array(rows, np.float32).tobytes())
    file.write_bytes(msgspec.msgpack.encode(weights))


def draw(file: Path, found: Calibration, label: str) -> None:
    """Draw the reliability diagram."""
    figure = Figure(figsize=(4.2, 4), layout="constrained")
    axes = figure.subplots()
    axes.plot([0, 1], [0, 1], color="0.7")
    means, wins, _ = zip(*found.bins, strict=True)
    axes.plot(means, wins, marker="o", label=label)
    axes.set(xlabel="chance foretold", ylabel="share won", xlim=(0, 1), ylim=(0, 1))
    axes.legend()
    figure.savefig(file, metadata=METADATA)


def main(
    game: str,
    seats: Annotated[int, typer.Option(min=1)] = 2,
    games: Annotated[int, typer.Option(min=2)] = 200,
    each: Annotated[int, typer.Option(min=1, help="Decisions of each game.")] = 10,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "learned",
    seed: int = 1,
    jobs: int = 2,
    option: OptionOption = None,
    heat: Annotated[str, typer.Option("--keep", metavar="CONSTANT,SLOPE", help="Write this heat, and play.")] = "",
    picture: Path | None = None,
) -> None:
    """Say how far the chances of GAME can be trusted, as they are and with a heat fitted to half of the games."""
    if heat:
        constant, slope = map(float, heat.split(","))
        keep(game, seats, (constant, slope))
    seen = list(pool.run(partial(watch, game, seats, options_from(option), each, bot), list(seeds(seed, games)), jobs))
    halves = [[decision for table in seen[start::2] for decision in table] for start in (0, 1)]
    worths, points, left, wins = (
        [np.array([getattr(d, name) for d in half]) for half in halves] for name in Seen._fields[1:]
    )
    everything = [decision for half in halves for decision in half]
    if all(decision.chances for decision in everything):
        found = calibration(np.array([d.chances for d in everything]), np.concatenate(wins))
        say("as they are", found)
        if picture:
            draw(picture, found, f"{seats} seats, {len(seen)} games")
    for name, judged in (("fitted", worths), ("from points alone", points)):
        constant, slope = fitted(judged[0], left[0], wins[0])
        found = calibration(shares(judged[1], np.sqrt(constant + slope * left[1])), wins[1])
        say(f"{name} ({constant:.2f} and {slope:.2f})", found)


if __name__ == "__main__":
    typer.run(main)
