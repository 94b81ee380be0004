"""Shared by several commands: games, packs, options of the table, databases, and errors about them."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from herzog.extras import how_to_install
from herzog.kernel import AnyGame, Box, find_box

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game: fourberies or lacrimosa.")]
PackOption = Annotated[
    Path | None,
    typer.Option("--pack", metavar="DIR", help="A component set of your own.", exists=True, file_okay=False),
]
PacksOption = Annotated[
    list[Path] | None,
    typer.Option("--pack", metavar="DIR", help="A component set that the server offers; can be repeated.", exists=True),
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


def lacking(need: str, missing: ModuleNotFoundError, extra: str) -> typer.TyperException:
    """Return an error that states the *need* for packages, and how to install them."""
    return typer.TyperException(f"{need} ({missing.name}); {how_to_install(extra)}")


def counted(n: int, noun: str) -> str:
    """Return a number with its noun: 1 game, 2 games."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


@contextmanager
def database_problems() -> Iterator[None]:
    """Turn database errors into sentences."""
    from ssl import SSLError

    from sqlalchemy.exc import ArgumentError, DBAPIError

    try:
        yield
    except ArgumentError:
        raise typer.TyperException(
            "this is not a database address; write --database postgresql+pg8000://HOST/NAME"
        ) from None
    except ModuleNotFoundError as missing:
        raise lacking("this database needs another package", missing, "postgres") from None
    except DBAPIError as problem:
        raise typer.TyperException(f"the database cannot be used: {problem.orig}") from None
    except SSLError as problem:
        raise typer.TyperException(f"the database cannot be trusted: {problem}") from None


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
    """Refuse a *name* that is not *known*, and list the known ones."""
    if name not in known:
        raise typer.BadParameter(f"unknown {kind} {name!r}; choose from {', '.join(known)}.", param_hint=hint)


def box_played(game: AnyGame, wanted: str, pack: Path | None) -> Box:
    """Return the component set that a record was played with: the one in *pack*, or a built-in one of *game*."""
    box = game.load(pack) if pack else find_box(game, wanted)
    if box.hash != wanted:
        here = f"the one in {pack}" if pack else "a built-in one"
        message = f"this was played with component set {wanted}, not with {here}; name the folder of that set."
        raise typer.BadParameter(message, param_hint="--pack")
    return box


def options_from(words: list[str] | None) -> dict[str, str]:
    """Parse NAME=VALUE words as options of a table."""
    options = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise typer.BadParameter(f"{word!r} is not of the form NAME=VALUE.", param_hint="--option")
        options[name] = value
    return options


def numbers_of_players(game: str, words: str) -> list[int]:
    """Parse the numbers of players in *words*; refuse those that *game* does not allow."""
    there = game_named(game).seats
    for word in filter(None, words.split(",")):
        if not word.isdigit() or int(word) not in there:
            found = f"{game} is for {there.start} to {there.stop - 1} players, not {word!r}."
            raise typer.BadParameter(found, param_hint="--players")
    return [int(word) for word in words.split(",") if word]
