"""`herzog simulate`: bots play many games, and what that shows."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from herzog.cli.setup import GameArgument, OptionOption, PackOption, game_named, options_from

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.kernel import Record
    from herzog.sim.arena import Arena, Report


def simulate(
    game: GameArgument,
    seats: Annotated[str, typer.Option("--seats", metavar="BOT,BOT,...", help="Who sits where.")] = "uniform,uniform",
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="Equal seeds give equal games.")] = 1,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="Write a record of each game here.", file_okay=False)
    ] = None,
    pack: PackOption = None,
    option: OptionOption = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Let bots play many games of GAME and sum them up."""
    from herzog.bots import bot_named  # noqa: PLC0415  help should not wait for the bots
    from herzog.kernel.match import check_setup  # noqa: PLC0415
    from herzog.sim.arena import Arena  # noqa: PLC0415

    chosen, names, options = game_named(game), seats.split(","), options_from(option)
    check_setup(chosen, names, options)
    arena = Arena(chosen, chosen.load(pack), [bot_named(name) for name in names], options)
    report = _run(arena, games, seed, _writer(records, f"{chosen.name}-{seed}"))
    if as_json:
        _print_json(report)
    else:
        _print_table(report)


def _writer(records: Path | None, name: str) -> "Callable[[int, Record], None] | None":
    """Return what writes the record of each game, if they are wanted."""
    if records is None:
        return None
    records.mkdir(parents=True, exist_ok=True)

    def write(n: int, record: "Record") -> None:
        (records / f"{name}-{n:05}.jsonl").write_text(record.dumps(), "utf-8")

    return write


def _run(arena: "Arena", games: int, seed: int, write: "Callable[[int, Record], None] | None") -> "Report":
    """Play with a bar on the terminal, if there is one to see it."""
    from rich.console import Console  # noqa: PLC0415  as above
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    from herzog.sim.arena import simulate as run  # noqa: PLC0415

    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(arena.game.name, total=games)

        def after(n: int, record: "Record") -> None:
            bar.advance(task)
            if write:
                write(n, record)

        return run(arena, games, seed, after)


def _print_json(report: "Report") -> None:
    import msgspec  # noqa: PLC0415  as above

    typer.echo(msgspec.json.format(msgspec.json.encode(report)))


def _print_table(report: "Report") -> None:
    from rich.console import Console  # noqa: PLC0415  as above
    from rich.table import Table  # noqa: PLC0415

    table = Table(title=f"{report.game}: {report.games} games, seed {report.seed}")
    for heading in ("seat", "bot", "mean", "sd", "wins"):
        table.add_column(heading, justify="right")
    for seat, each in enumerate(report.seats):
        table.add_row(str(seat), each.bot, f"{each.mean:.1f}", f"{each.sd:.1f}", f"{each.wins:.1f}")
    Console().print(table)
    rates = f"{report.games_per_second:,.0f} games/s, {report.decisions_per_second:,.0f} decisions/s"
    typer.echo(f"{report.seconds:.1f} s, {report.decisions:,} decisions: {rates}")
