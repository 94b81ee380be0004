"""`herzog rules`: a rule in our words, where it stands, our rulings on it, and the code and tests that carry it."""

import os
import shutil
from collections.abc import Iterable
from typing import Annotated, Final

import typer

from herzog.cli.setup import GameArgument, LangOption

WIDEST: Final = 100  # columns that are read with ease


def rules(
    game: GameArgument,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="NUMBER|WORDS", help="A rule (4.2), a ruling (Q3), a section (4), or words."),
    ] = None,
    lang: LangOption = "",
) -> None:
    """Look up a rule or a ruling of GAME: by its number, or by words that it speaks of."""
    from herzog.text.languages import LANGUAGES, preferred
    from herzog.text.lookup import NoAnswer, answer, wrapped
    from herzog.text.rulebook import GAMES

    _one_of(game, GAMES, "GAME")
    language = lang or preferred(os.environ)
    _one_of(language, LANGUAGES, "--lang")
    try:
        lines = answer(game, " ".join(words or []), language)
    except NoAnswer as error:
        raise typer.TyperException(str(error)) from error
    typer.echo(wrapped(lines, min(WIDEST, shutil.get_terminal_size().columns)))


def _one_of(name: str, there: Iterable[str], hint: str) -> None:
    if name not in there:
        raise typer.BadParameter(f"there is no {name!r} here; there is {', '.join(there)}.", param_hint=hint)
