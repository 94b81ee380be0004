"""`herzog simulate`, `herzog ladder` and `herzog rate`: bots play many games, and the results are compared."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from herzog.cli.setup import GameArgument, OptionOption, PackOption, counted, game_named, options_from

if TYPE_CHECKING:
    from herzog.sim.arena import Played, Report
    from herzog.sim.pool import Jobs

STOPPED = 130  # the exit code after Ctrl-C
RESUMABLE = "games; with --journal FILE, the same command resumes from there"

GamesOption = Annotated[int, typer.Option("--games", min=1, help="How many games.")]
SeedOption = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]
JobsOption = Annotated[
    int | None,
    typer.Option("--jobs", min=1, help="How many processes to use.", show_default="one for each core"),
]
ClusterOption = Annotated[
    str,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        help="Play on this Ray cluster instead: HOST:PORT, or auto for the one on this machine.",
        show_default="this machine",
    ),
]
JournalOption = Annotated[
    Path | None,
    typer.Option(
        "--journal", metavar="FILE", help="Save each game here; the same command resumes a stopped run.", dir_okay=False
    ),
]


def simulate(
    game: GameArgument,
    seats: Annotated[
        str,
        typer.Option(
            "--seats", metavar="BOT,BOT,...", help="The bots; each deal is replayed with the seats exchanged."
        ),
    ] = "uniform,uniform",
    games: GamesOption = 100,
    seed: SeedOption = 1,
    jobs: JobsOption = None,
    cluster: ClusterOption = "",
    journal: JournalOption = None,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="DIR", help="Write a record of each game to this folder.", file_okay=False),
    ] = None,
    csv: Annotated[
        Path | None, typer.Option("--csv", metavar="FILE", help="Write a line per bot and game to this file.")
    ] = None,
    pack: PackOption = None,
    option: OptionOption = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Play many games of GAME between bots and summarise the results."""
    from herzog.sim.arena import Run
    from herzog.sim.arena import simulate as play
    from herzog.sim.journal import Journal

    names, options = _checked(game, seats.split(","), option)
    run = Run(game, names, games, seed, options, pack)
    kept = Journal(journal)
    with progress(game, games) as advance, _table(csv) as add, _folder(records, f"{game}-{seed}") as write:

        def after(n: int, played: "Played") -> None:
            advance()
            for each in (add, write):
                each(n, played)

        report = play(run, after, workers(jobs, cluster), kept)
    if as_json:
        _print_json(report)
    else:
        _print_table(report)


def ladder(
    game: GameArgument,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT,BOT,...", help="The bots, from the weakest to the strongest.")
    ] = "uniform,beginner,greedy,search",
    players: Annotated[int, typer.Option("--players", min=1, help="How many seats the table has.")] = 2,
    games: GamesOption = 100,
    seed: SeedOption = 1,
    jobs: JobsOption = None,
    cluster: ClusterOption = "",
    journal: JournalOption = None,
    option: OptionOption = None,
) -> None:
    """Play each bot at GAME against the next weaker one."""
    from herzog.sim import ladder as rungs
    from herzog.sim.journal import Journal

    tables = rungs.pairs(bots.split(","), players)
    if not tables:
        raise typer.BadParameter("a ladder needs two or more bots.", param_hint="--bots")
    for table in tables:
        _, options = _checked(game, list(table), option)
    kept = Journal(journal)
    for row in rungs.heading():
        typer.echo(row)
    with progress(game, games * len(tables)) as advance:
        for rung in rungs.climb(
            game, tables, games, seed, options, workers(jobs, cluster), lambda _n, _played: advance(), kept
        ):
            typer.echo(rungs.line(rung))


def rate(
    game: GameArgument,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT,...", help="The bots; the first is set to 1500.")],
    games: GamesOption = 100,
    seed: SeedOption = 1,
    jobs: JobsOption = None,
    journal: JournalOption = None,
    option: OptionOption = None,
) -> None:
    """Rate bots at GAME on an Elo scale. Every pair plays at a table for two."""
    from itertools import combinations

    from herzog.sim import rating
    from herzog.sim.journal import Journal

    names = bots.split(",")
    pairs = list(combinations(names, 2))
    if not pairs:
        raise typer.BadParameter("a rating needs two or more bots.", param_hint="--bots")
    if games % 2:
        raise typer.BadParameter(
            "a rating needs an even number, so that each deal is played twice.", param_hint="--games"
        )
    for pair in pairs:
        _, options = _checked(game, list(pair), option)
    with progress(game, games * len(pairs)) as advance:
        met = rating.meet(game, names, games, seed, options, jobs, advance, Journal(journal))
    for row in rating.table(rating.rated(met, names[0])):
        typer.echo(row)


def workers(jobs: int | None, cluster: str) -> "Jobs":
    """Return the cluster or the number of processes to play with; refuse both at once."""
    from herzog.sim.cluster import Cluster

    if cluster and jobs:
        raise typer.BadParameter(
            "games are played here or on a cluster: use only one of --jobs and --cluster.", param_hint="--jobs"
        )
    return Cluster(cluster) if cluster else jobs


def _checked(game: str, names: list[str], option: list[str] | None) -> tuple[tuple[str, ...], dict[str, str]]:
    """Return the bots and options; raise if no table can be set up with them."""
    from herzog.bots.entrants import entrant
    from herzog.kernel.game import check_setup

    options = options_from(option)
    check_setup(game_named(game), names, options)
    for name in names:
        entrant(name)
    return tuple(names), options


After = Callable[[int, "Played"], None]


def _nothing(_n: int, _played: "Played") -> None:
    """Do nothing after a game."""


@contextmanager
def _folder(records: Path | None, name: str) -> Iterator[After]:
    """Yield a function that writes each game's record to the folder, if there is one."""
    if records is None:
        yield _nothing
        return
    records.mkdir(parents=True, exist_ok=True)

    def write(n: int, played: "Played") -> None:
        (records / f"{name}-{n:05}.jsonl").write_text(played.record.dumps(), "utf-8")

    yield write


@contextmanager
def _table(file: Path | None) -> Iterator[After]:
    """Yield a function that writes each game's lines to the CSV file, if there is one."""
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
            stream.flush()  # so that an interrupted run keeps its lines

        yield add


@contextmanager
def progress(name: str, total: int, stopped: str = RESUMABLE) -> Iterator[Callable[[], None]]:
    """Yield a function that advances the progress bar, if this is a terminal; Ctrl-C ends the run with a message."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    task = bar.add_task(name, total=total)
    try:
        with bar:
            yield lambda: bar.advance(task)
    except KeyboardInterrupt:
        typer.echo(f"herzog: stopped after {bar.tasks[task].completed:.0f} of {total} {stopped}", err=True)
        raise typer.Exit(STOPPED) from None


def _print_json(report: "Report") -> None:
    import msgspec

    typer.echo(msgspec.json.format(msgspec.json.encode(report)))


def _print_table(report: "Report") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{report.game}: {counted(report.games, 'game')}, seed {report.seed}")
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
