"""`herzog rules`: a rule in our words, its page in the rulebook, our rulings on it, and its code and tests."""

import os
import shutil
from typing import Annotated, Final

import typer

from herzog.cli.setup import GameArgument, LangOption, check_known

WIDEST: Final = 100  # columns; longer lines are hard to read


def rules(
    game: GameArgument,
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="NUMBER|WORDS", help="A rule (4.2), a ruling (Q3), a section (4), or words."),
    ] = None,
    lang: LangOption = "",
) -> None:
    """Look up the rules and rulings of GAME, by number or by words."""
    from herzog.text.languages import LANGUAGES, preferred
    from herzog.text.lookup import NoAnswer, answer, wrapped
    from herzog.text.rulebook import GAMES

    check_known("game", game, GAMES, "GAME")
    language = lang or preferred(os.environ)
    check_known("language", language, LANGUAGES, "--lang")
    try:
        lines = answer(game, " ".join(words or []), language)
    except NoAnswer as error:
        raise typer.TyperException(str(error)) from error
    typer.echo(wrapped(lines, min(WIDEST, shutil.get_terminal_size().columns)))
