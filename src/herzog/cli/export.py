"""`herzog export`: finished games as tables for analysis."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from herzog.cli.setup import PackOption, box_played, counted, game_named

if TYPE_CHECKING:
    from herzog.kernel import AnyGame, Box, Record


def export(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records.", exists=True, dir_okay=False)],
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="The folder for the files.", file_okay=False)],
    pack: PackOption = None,
) -> None:
    """Export finished games as Parquet.

    Writes games.parquet, and decisions.parquet with what each seat knew, could do and did.
    """
    from herzog.cli.simulate import progress

    try:
        from herzog.envs.dataset import export as write
    except ModuleNotFoundError as missing:
        raise typer.BadParameter(str(missing)) from missing

    with progress("export", len(files), "files; the same command starts over") as advance:
        games, decisions = write(_read(files, pack, advance), out)
    typer.echo(f"Wrote {counted(games, 'game')} with {counted(decisions, 'decision')} to {out}.")


def _read(
    files: list[Path], pack: Path | None, advance: Callable[[], None]
) -> "Iterator[tuple[str, Record, AnyGame, Box]]":
    """Yield each finished game with its name; report those that are skipped."""
    from herzog.cli.terminal import saves
    from herzog.kernel import replay

    for file in files:
        record = saves.read(file)
        game = game_named(record.header.game)
        box = box_played(game, record.header.pack, pack)
        with saves.naming(file):
            replay(game, record, box)  # raises if a step is wrong
        if record.result:
            yield file.stem, record, game, box
        else:
            typer.echo(f"{file}: not finished, left out", err=True)
        advance()
