"""Review many games between bots: accounts must add up, and luck must be fair. Prints sizes of errors and remainders.

python -m tools.review_proof                                          200 games at every table, at depth "glance"
python -m tools.review_proof --bots greedy,learned --depth normal     one table: two bots, judged as people are
python -m tools.review_proof --pack DIR ...                           the same games, judged as if played with a set
                                                                      that differs from ours only in its version:
                                                                      nothing was learned about it, so the hand-made
                                                                      terms judge alone
"""

from __future__ import annotations

import argparse
from pathlib import Path
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
import typer
from msgspec.structs import replace

from herzog.bots import bot_named
from herzog.games import GAMES
from herzog.review.account import review
from herzog.review.depth import DEPTHS
from herzog.review.moments import Part
from herzog.review.shapes import PARTS, SeatReview
from herzog.sim import pool
from herzog.sim.arena import Arena
from herzog.sim.statistics import mean_interval

if TYPE_CHECKING:
    from collections.abc import Iterator


HEADS: Final = (
    *("game", "seat", "bot", "games", "luck (95%)", "spread", "of errors", "of reveals", "of the remainder"),
    *("error", "accuracy"),
)


class Job(NamedTuple):
    """A game to play and to review."""

    game: str
    bots: tuple[str, ...]
    seed: int
    depth: str
    pack: Path | None


def seats_of(job: Job) -> list[SeatReview]:
    """Play and review a game; raise if an account does not add up."""
    game = GAMES[job.game]
    record, _ = Arena(game, game.load(), [bot_named(bot) for bot in job.bots], {}).play(job.seed)
    box = game.load(job.pack)
    record.header = replace(record.header, pack=box.hash, pack_version=box.version)
    seats = review(game, record, box, Part(job.depth, job.seed)).seats
    for each in [seat.account for seat in seats]:
        total = each.start + each.luck + each.errors + each.others + each.reveals + each.remainder
        if total != each.result:
            raise AssertionError(f"{job}: the account says {total}, the result is {each.result}")
    return seats


class Kept(msgspec.Struct, array_like=True):
    """A game that was already reviewed."""

    job: str
    seats: list[SeatReview]


class Journal:
    """The reviews of a run, each written to *file* when it is done; without a file nothing is saved."""

    def __init__(self, file: Path | None) -> None:
        self._file: Final = file
        lines = file.read_bytes().splitlines() if file and file.exists() else []
        entries = [msgspec.json.decode(line, type=Kept) for line in lines]
        self._kept: Final = {each.job: each.seats for each in entries}

    def reviewed(self, jobs: list[Job], processes: int | None) -> list[list[SeatReview]]:
        """Return the seats of all *jobs*, reviewing only those that were not reviewed before."""
        left = [job for job in jobs if str(job) not in self._kept]
        for job, seats in zip(left, pool.run(seats_of, left, processes), strict=True):
            self._kept[str(job)] = seats
            if self._file:
                with self._file.open("ab") as stream:
                    stream.write(msgspec.json.encode(Kept(str(job), seats)) + b"\n")
        return [self._kept[str(job)] for job in jobs]


def row(job: Job, seat: int, found: list[SeatReview]) -> str:
    """Return the averages over the reviews of one seat, as a row of the table."""
    accounts = [each.account for each in found]
    luck = [each.luck / PARTS for each in accounts]
    least, most = mean_interval(luck)
    errors = -sum(each.errors for each in accounts) / PARTS / max(1, sum(each.decisions for each in found))
    figures = (
        f"{fmean(luck):+.2f} ({least:+.2f} to {most:+.2f})",
        f"{pstdev(luck):.1f}",
        f"{pstdev([each.errors / PARTS for each in accounts]):.1f}",
        f"{pstdev([each.reveals / PARTS for each in accounts]):.1f}",
        f"{pstdev([each.remainder / PARTS for each in accounts]):.1f}",
        f"{errors:.3f}",
        f"{fmean([each.accuracy for each in found]):.1f}",
    )
    return f"| {job.game} | {seat + 1} of {len(job.bots)} | {job.bots[seat]} | {len(found)} | {' | '.join(figures)} |"


def tables(games: list[str], bots: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield every table of *games* with random bots, or only the one with these *bots*."""
    for game in games:
        yield from [(game, bots)] if bots else [(game, ("uniform",) * n) for n in GAMES[game].seats]


def main() -> None:
    """Print a table of figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=[*GAMES], help="one game only")
    parser.add_argument("--bots", default="", help="who plays, by seat")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--depth", default="glance", choices=[*DEPTHS])
    parser.add_argument("--pack", type=Path, help="a component set to judge with")
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--journal", type=Path, help="save each review here; the same command resumes a stopped run")
    options = parser.parse_args()
    journal = Journal(options.journal)
    typer.echo(f"| {' | '.join(HEADS)} |")
    typer.echo("|---|---|---|---:|---:|---:|---:|---:|---:|---:|---:|")
    for game, bots in tables(options.game or [*GAMES], tuple(options.bots.split(",") if options.bots else ())):
        jobs = [Job(game, bots, seed, options.depth, options.pack) for seed in range(options.games)]
        found = journal.reviewed(jobs, options.jobs)
        for seat in range(len(bots)):
            typer.echo(row(jobs[0], seat, [seats[seat] for seats in found]))


if __name__ == "__main__":
    main()
