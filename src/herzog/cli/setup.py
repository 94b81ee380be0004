"""What several commands ask for: a game, a pack, options of the table."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from herzog.kernel import AnyGame

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game: fourberies or lacrimosa.")]
PackOption = Annotated[
    Path | None,
    typer.Option("--pack", metavar="DIR", help="A pack of your own.", exists=True, file_okay=False),
]
OptionOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A choice of set-up or a ruling; may be given several times."),
]

LangOption = Annotated[str, typer.Option("--lang", metavar="en|fr|pl|ru", help="The language.")]


def data_folder() -> Path:
    """Return where this system keeps the data of a person's programs."""
    from platformdirs import user_data_path

    return user_data_path("herzog", appauthor=False)


def games() -> Mapping[str, AnyGame]:
    """Return all games by name."""
    from herzog.games import GAMES

    return GAMES


def game_named(name: str) -> AnyGame:
    """Return the game called *name*."""
    there = games()
    if name not in there:
        raise typer.BadParameter(f"there is no {name!r} here; there is {' and '.join(there)}.", param_hint="GAME")
    return there[name]


def options_from(words: list[str] | None) -> dict[str, str]:
    """Return NAME=VALUE words as options of a table."""
    options = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise typer.BadParameter(f"{word!r} is not of the form NAME=VALUE.", param_hint="--option")
        options[name] = value
    return options
