"""What several commands ask for: a game, a pack, options of the table, a database."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated

import typer

from herzog.kernel import AnyGame, Box, find_box

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game: fourberies or lacrimosa.")]
PackOption = Annotated[
    Path | None,
    typer.Option("--pack", metavar="DIR", help="A component set of your own.", exists=True, file_okay=False),
]
OptionOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A setup option or a ruling; can be repeated."),
]
DatabaseOption = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="HERZOG_DATABASE",  # keeps a password out of the process list
        help="The database with the games, such as postgresql+pg8000://USER@HOST/NAME.",
        show_default=False,
    ),
]

LangOption = Annotated[
    str, typer.Option("--lang", metavar="en|fr|pl|ru", help="The language; the system's by default.")
]


def data_folder() -> Path:
    """Return the user's data folder on this system."""
    from platformdirs import user_data_path

    return user_data_path("herzog", appauthor=False)


def games() -> Mapping[str, AnyGame]:
    """Return all games by name."""
    from herzog.games import GAMES

    return GAMES


def game_named(name: str) -> AnyGame:
    """Return the game called *name*."""
    check_known("game", name, games(), "GAME")
    return games()[name]


def check_known(kind: str, name: str, known: Iterable[str], hint: str) -> None:
    """Refuse a *name* that is none of those *known*, and list them."""
    if name not in known:
        raise typer.BadParameter(f"unknown {kind} {name!r}; choose from {', '.join(known)}.", param_hint=hint)


def box_played(game: AnyGame, wanted: str, pack: Path | None) -> Box:
    """Return the component set that a record names by its hash: the one in *pack*, or one that comes with *game*."""
    box = game.load(pack) if pack else find_box(game, wanted)
    if box.hash != wanted:
        here = f"the one in {pack}" if pack else "any that comes with the game"
        message = f"this was played with component set {wanted}, not with {here}; name the folder of that set."
        raise typer.BadParameter(message, param_hint="--pack")
    return box


def options_from(words: list[str] | None) -> dict[str, str]:
    """Return NAME=VALUE words as options of a table."""
    options = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise typer.BadParameter(f"{word!r} is not of the form NAME=VALUE.", param_hint="--option")
        options[name] = value
    return options


def numbers_of_players(game: str, words: str) -> list[int]:
    """Return the numbers of players that *words* name, or refuse."""
    there = game_named(game).seats
    for word in filter(None, words.split(",")):
        if not word.isdigit() or int(word) not in there:
            found = f"{game} is for {there.start} to {there.stop - 1} players, not {word!r}."
            raise typer.BadParameter(found, param_hint="--players")
    return [int(word) for word in words.split(",") if word]
