"""`herzog data`: the values of the components, their sources, and how owners of the game can correct them."""

import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from herzog.cli.setup import PackOption, game_named, games
from herzog.kernel import AnyGame
from herzog.kernel.pack import Entry, entries

GameOption = Annotated[str, typer.Option("--game", metavar="GAME", help="Only this game.")]
app = typer.Typer(name="data", rich_markup_mode=None)


@app.callback(invoke_without_command=True)
def data(ctx: typer.Context) -> None:
    """Check, show and copy the values of the components."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


@app.command()
def check(game: GameOption = "", pack: PackOption = None) -> None:
    """Check that a pack can be played. If it cannot, say what is wrong."""
    for chosen in _chosen(game, pack):
        box = chosen.load(pack)
        checked = pack or "the set that comes with the game"
        typer.echo(f"{chosen.name}: {checked} is in order (version {box.version}, {box.hash}).")


@app.command()
def show(game: GameOption = "", pack: PackOption = None) -> None:
    """Count real and reconstructed values. With --game or --pack, list every component."""
    for chosen in _chosen(game, pack):
        chosen.load(pack)  # raises if the pack cannot be played
        listed = list(entries(pack or chosen.data, chosen.files))
        if game or pack:
            _list(listed)
        _count(chosen.name, listed)


@app.command()
def copy(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to create.")],
) -> None:
    """Copy the component set of GAME to DIR, to start a pack of your own."""
    chosen = game_named(game)
    taken = [file for file in chosen.files if (folder / file).exists()]
    if taken:
        raise typer.BadParameter(f"{folder / taken[0]} already exists; name another folder.", param_hint="DIR")
    folder.mkdir(parents=True, exist_ok=True)
    for file in chosen.files:
        shutil.copyfile(chosen.data / file, folder / file)
    typer.echo(f"Copied {len(chosen.files)} files to {folder}.")
    typer.echo('Enter what your own cards and tiles say, mark those entries source = "seen", then run:')
    typer.echo(f"  herzog data check --game {game} --pack {folder}")


def _chosen(name: str, pack: Path | None) -> Iterable[AnyGame]:
    """Return the game called *name*; without a name, the game whose files are in *pack*, or all games."""
    if name:
        return [game_named(name)]
    if pack is None:
        return games().values()
    fitting = [game for game in games().values() if all((pack / file).is_file() for file in game.files)]
    if len(fitting) != 1:
        raise typer.BadParameter(f"the files in {pack} do not say which game they are for; use --game GAME.")
    return fitting


def _list(listed: list[Entry]) -> None:
    for file in _files(listed):
        rows = [
            (entry.id, entry.source, _short(entry.real, entry.reconstructed), _short(entry.reconstructed, entry.real))
            for entry in listed
            if entry.file == file
        ]
        _table((file, "source", "real", "reconstructed"), rows)


def _count(name: str, listed: list[Entry]) -> None:
    rows = [_counts(file, [entry for entry in listed if entry.file == file]) for file in _files(listed)]
    _table((name, "entries", "real values", "reconstructed"), [*rows, _counts("total", listed)])


def _counts(what: str, listed: list[Entry]) -> tuple[str, ...]:
    real, ours = sum(len(entry.real) for entry in listed), sum(len(entry.reconstructed) for entry in listed)
    return what, str(len(listed)), str(real), str(ours)


def _files(listed: list[Entry]) -> Iterable[str]:
    return dict.fromkeys(entry.file for entry in listed)


def _short(fields: tuple[str, ...], others: tuple[str, ...]) -> str:
    """Return *fields* abbreviated: those under one heading become the heading, unless *others* has some of it, too."""
    split = {field.partition(".")[0] for field in others}
    heads = [field if (head := field.partition(".")[0]) in split else head for field in fields]
    return ", ".join(dict.fromkeys(heads)) or "-"


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(*heads, box=SIMPLE_HEAD)
    for row in rows:
        table.add_row(*row)
    Console().print(table)
