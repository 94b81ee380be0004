"""`herzog replay`: a recorded game, move by move, forwards and back."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from herzog.cli.play import renderer_for
from herzog.cli.setup import LangOption, PackOption


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record.", exists=True, dir_okay=False)],
    at: Annotated[int | None, typer.Option("--at", metavar="N", min=0, help="Show the table after move N.")] = None,
    seat: Annotated[str, typer.Option("--seat", metavar="S", help="Show what this seat saw: its number or name.")] = "",
    lang: LangOption = "",
    pack: PackOption = None,
) -> None:
    """Step through the record in FILE. If this is not a terminal, print it."""
    from herzog.cli.terminal import saves
    from herzog.cli.terminal.replayer import Replayer
    from herzog.cli.terminal.screen import Screen

    replayer = Replayer(saves.read(file), pack, seat, Screen(renderer_for(lang)))
    if sys.stdin.isatty() and sys.stdout.isatty():
        replayer.browse(at or 0)
    elif at is None:
        replayer.tell()
    else:
        replayer.show(at)
