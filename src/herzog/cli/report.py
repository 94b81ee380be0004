"""`herzog report`: what many games say about the balance of a set, as a page."""

from pathlib import Path
from typing import Annotated

import typer

from herzog.cli.setup import GameArgument, PackOption, game_named
from herzog.cli.simulate import GamesOption, JobsOption, SeedOption, progress


def report(
    game: GameArgument,
    games: GamesOption = 100,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help="Who takes every seat.")] = "greedy",
    players: Annotated[
        str, typer.Option("--players", metavar="N,N,...", help="At which tables; all of them if none is named.")
    ] = "",
    seed: SeedOption = 1,
    jobs: JobsOption = 1,
    pack: PackOption = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="The page.", show_default="GAME-report.html")
    ] = None,
) -> None:
    """Let equals play GAME at every table and write a page on how balanced its components are, in English."""
    from herzog.bots import bot_named
    from herzog.sim.report.study import Study, carry_out, tables_of

    try:
        from herzog.sim.report.page import page
    except ModuleNotFoundError as missing:
        install = "install it with: pip install 'herzog[report]'"
        raise typer.TyperException(f"pictures need one more package ({missing.name}); {install}") from None
    game_named(game).load(pack)  # what is wrong with a set is said before anything is played
    bot_named(bot)
    tables = tables_of(game, _numbers(game, players))
    study = Study(game, bot, games, seed, pack)
    file = out or Path(f"{game}-report.html")
    file.touch()  # and so is that there is no place for the page
    with progress(game, games * len(tables)) as advance:
        played = carry_out(study, tables, jobs, advance)
    file.write_text(page(study, played), "utf-8")
    typer.echo(f"{games * len(tables)} games at {len(tables)} tables: {file}")


def _numbers(game: str, words: str) -> list[int]:
    """Return the numbers of players that *words* name, or refuse."""
    there = game_named(game).seats
    for word in filter(None, words.split(",")):
        if not word.isdigit() or int(word) not in there:
            found = f"{game} is for {there.start} to {there.stop - 1} players, not {word!r}."
            raise typer.BadParameter(found, param_hint="--players")
    return [int(word) for word in words.split(",") if word]
