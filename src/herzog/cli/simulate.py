"""`herzog simulate` and `herzog ladder`: bots play many games, and what that shows."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from herzog.cli.setup import GameArgument, OptionOption, PackOption, game_named, options_from

if TYPE_CHECKING:
    from herzog.sim.arena import Played, Report

GamesOption = Annotated[int, typer.Option("--games", min=1, help="How many games.")]
SeedOption = Annotated[int, typer.Option("--seed", help="Equal seeds give equal games.")]
JobsOption = Annotated[int, typer.Option("--jobs", min=1, help="How many games at once, each in its own process.")]


def simulate(
    game: GameArgument,
    seats: Annotated[
        str,
        typer.Option("--seats", metavar="BOT,BOT,...", help="Who plays; they change seats on the same deals."),
    ] = "uniform,uniform",
    games: GamesOption = 100,
    seed: SeedOption = 1,
    jobs: JobsOption = 1,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="Write a record of each game here.", file_okay=False)
    ] = None,
    csv: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", help="Write a line for each bot and game here.")
    ] = None,
    pack: PackOption = None,
    option: OptionOption = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Let bots play many games of GAME and sum them up."""
    from herzog.sim.arena import Run
    from herzog.sim.arena import simulate as play

    names, options = _checked(game, seats.split(","), option)
    run = Run(game, names, games, seed, options, pack)
    with progress(game, games) as advance, _table(csv) as add, _folder(records, f"{game}-{seed}") as write:

        def after(n: int, played: "Played") -> None:
            advance()
            for each in (add, write):
                each(n, played)

        report = play(run, after, jobs)
    if as_json:
        _print_json(report)
    else:
        _print_table(report)


def ladder(
    game: GameArgument,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT,BOT,...", help="The bots, from the weakest to the strongest.")
    ] = "uniform,beginner,greedy,search",
    players: Annotated[int, typer.Option("--players", min=1, help="How many sit at a table.")] = 2,
    games: GamesOption = 100,
    seed: SeedOption = 1,
    jobs: JobsOption = 1,
    option: OptionOption = None,
) -> None:
    """Let each bot play GAME against the next weaker one, and print the table."""
    from herzog.sim import ladder as rungs

    tables = rungs.pairs(bots.split(","), players)
    for table in tables:
        _, options = _checked(game, list(table), option)
    for row in rungs.heading():
        typer.echo(row)
    with progress(game, games * len(tables)) as advance:
        for rung in rungs.climb(game, tables, games, seed, options, jobs, lambda _n, _played: advance()):
            typer.echo(rungs.line(rung))


def _checked(game: str, names: list[str], option: list[str] | None) -> tuple[tuple[str, ...], dict[str, str]]:
    """Return bots and options of a table that can be set, or refuse."""
    from herzog.bots import bot_named
    from herzog.kernel.match import check_setup

    options = options_from(option)
    check_setup(game_named(game), names, options)
    for name in names:
        bot_named(name)
    return tuple(names), options


After = Callable[[int, "Played"], None]


def _nothing(_n: int, _played: "Played") -> None:
    """Do nothing after a game."""


@contextmanager
def _folder(records: Path | None, name: str) -> Iterator[After]:
    """Give what writes the record of each game, if they are wanted."""
    if records is None:
        yield _nothing
        return
    records.mkdir(parents=True, exist_ok=True)

    def write(n: int, played: "Played") -> None:
        (records / f"{name}-{n:05}.jsonl").write_text(played.record.dumps(), "utf-8")

    yield write


@contextmanager
def _table(file: Path | None) -> Iterator[After]:
    """Give what adds the lines of each game to a table, if it is wanted."""
    import csv

    if file is None:
        yield _nothing
        return
    with file.open("w", encoding="utf-8", newline="") as stream:
        rows = csv.writer(stream)
        rows.writerow(("game", "deal", "bot", "seat", "points", "place"))

        def add(n: int, played: "Played") -> None:
            job, result = played.job, played.result()
            for at, bot in enumerate(job.run.bots):
                seat = (at + job.turned) % len(job.run.bots)
                rows.writerow((n, job.seed, bot, seat, result.scores[at], result.ranks[at]))
            stream.flush()  # a long run that is broken off leaves what was played

        yield add


@contextmanager
def progress(name: str, games: int) -> Iterator[Callable[[], None]]:
    """Give what moves a bar on the terminal, if there is one to see it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(name, total=games)
        yield lambda: bar.advance(task)


def _print_json(report: "Report") -> None:
    import msgspec

    typer.echo(msgspec.json.format(msgspec.json.encode(report)))


def _print_table(report: "Report") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{report.game}: {report.games} games, seed {report.seed}")
    for heading in ("bot", "mean", "95%", "sd", "wins", "share", "95%"):
        table.add_column(heading, justify="right")
    for each in report.seats:
        points, wins = each.mean_interval, each.win_interval
        table.add_row(
            each.bot,
            f"{each.mean:.1f}",
            f"{points[0]:.1f} to {points[1]:.1f}",
            f"{each.sd:.1f}",
            f"{each.wins:.1f}",
            f"{each.win_rate:.1%}",
            f"{wins[0]:.1%} to {wins[1]:.1%}",
        )
    Console().print(table)
    rates = f"{report.games_per_second:,.1f} games/s, {report.decisions_per_second:,.0f} decisions/s"
    typer.echo(f"{report.seconds:.1f} s, {report.decisions:,} decisions: {rates}")
