"""`herzog report`: a page on the balance of a component set, from many games."""

from pathlib import Path
from typing import Annotated

import typer

from herzog.cli.setup import GameArgument, PackOption, counted, game_named, lacking, numbers_of_players
from herzog.cli.simulate import ClusterOption, GamesOption, JobsOption, JournalOption, SeedOption, progress, workers


def report(
    game: GameArgument,
    games: GamesOption = 100,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="The bot in every seat.")] = "greedy",
    players: Annotated[
        str, typer.Option("--players", metavar="N,N,...", help="Numbers of seats; by default all that the game allows.")
    ] = "",
    seed: SeedOption = 1,
    jobs: JobsOption = None,
    cluster: ClusterOption = "",
    journal: JournalOption = None,
    pack: PackOption = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Where to write the page.", show_default="GAME-report.html"),
    ] = None,
) -> None:
    """Report how balanced the components of GAME are. One bot plays all seats; the page is in English."""
    from herzog.bots import bot_named
    from herzog.sim.journal import Journal
    from herzog.sim.report.study import Study, carry_out, tables_of

    try:
        from herzog.sim.report.page import page
    except ModuleNotFoundError as missing:
        raise lacking("pictures need one more package", missing, "report") from None
    game_named(game).load(pack)  # raises on a broken set before anything is played
    bot_named(bot)
    tables = tables_of(game, numbers_of_players(game, players))
    study = Study(game, bot, games, seed, pack)
    file = out or Path(f"{game}-report.html")
    file.touch()  # and if the page cannot be written
    kept = Journal(journal)
    with progress(game, games * len(tables)) as advance:
        played = carry_out(study, tables, workers(jobs, cluster), advance, kept)
    file.write_text(page(study, played), "utf-8")
    typer.echo(f"{counted(games, 'game')} at {_tables(len(tables))}: {file}")


def _tables(n: int) -> str:
    return "one table" if n == 1 else f"each of {n} tables"
