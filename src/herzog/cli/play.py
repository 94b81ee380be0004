"""`herzog play`: a game in this terminal."""

import os
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from herzog.cli.setup import LangOption, OptionOption, PackOption, game_named, games, options_from

if TYPE_CHECKING:
    from herzog.cli.terminal.screen import Screen
    from herzog.kernel import Match
    from herzog.text import Renderer

OPPONENTS: Final = 2  # bots to play against if nobody is named


def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="The game: fourberies or lacrimosa.")] = "",
    seats: Annotated[
        str, typer.Option("--seats", metavar="NAME,NAME,...", help="Who sits where; the name of a bot seats a bot.")
    ] = "",
    lang: LangOption = "",
    seed: Annotated[int | None, typer.Option("--seed", help="Equal seeds and answers give equal games.")] = None,
    pack: PackOption = None,
    option: OptionOption = None,
    file: Annotated[
        Path | None, typer.Option("--file", metavar="FILE", help="Where the game is kept.", dir_okay=False)
    ] = None,
    *,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last game, or the one in --file.")] = False,
) -> None:
    """Play GAME in this terminal, with bots or with others round the same screen."""
    from herzog.cli.terminal import saves
    from herzog.cli.terminal.screen import Screen

    screen = Screen(renderer_for(lang))
    dice = time.time_ns() if seed is None else seed
    if resume:
        kept = file or saves.latest()
        if kept is None:
            raise typer.BadParameter("there is no game to go on with.", param_hint="--resume")
        match = _resumed(kept, pack, dice, screen)
    else:
        game = game or ask_for_game(screen)
        match = _started(game, seats.split(",") if seats else _usual(game), options_from(option), pack, dice)
        kept = file or saves.new_file(game)
    _sit_down(match, screen, kept, pack, dice)


def renderer_for(lang: str) -> "Renderer":
    """Return what speaks the language *lang*, or else the one that the environment asks for."""
    from herzog.text import LANGUAGES, Renderer
    from herzog.text.languages import preferred

    if lang and lang not in LANGUAGES:
        raise typer.BadParameter(f"there is no {lang!r} here; there is {', '.join(LANGUAGES)}.", param_hint="--lang")
    return Renderer(lang or preferred(os.environ), ["common", "bots", "terminal", *games()])


def ask_for_game(screen: "Screen") -> str:
    """Let the person at the terminal choose a game; without a person there is none."""
    from herzog.text import phrase

    if not sys.stdin.isatty():
        raise typer.BadParameter(f"name a game: {' or '.join(games())}.", param_hint="GAME")
    for n, name in enumerate(games(), 1):
        screen.say(phrase("terminal-key", key=str(n), option=phrase(f"game-{name}")))
    screen.say(phrase("terminal-which-game"))
    typed = screen.read().strip().casefold()
    fitting = [name for n, name in enumerate(games(), 1) if typed and (typed == str(n) or name.startswith(typed))]
    return fitting[0] if fitting else typed


def _usual(game: str) -> list[str]:
    """Return who sits down if nobody is named: the person at the terminal, and bots of the middle level."""
    from herzog.bots import bots_for

    levels = bots_for(game)
    return ["you", *[levels[len(levels) // 2]] * OPPONENTS]


def _started(game: str, seats: Sequence[str], options: Mapping[str, str], pack: Path | None, dice: int) -> "Match[Any]":
    from herzog.kernel import Match

    chosen = game_named(game)
    return Match.start(chosen, [seat.strip() for seat in seats], options, chosen.load(pack), dice)


def _resumed(file: Path, pack: Path | None, dice: int, screen: "Screen") -> "Match[Any]":
    from herzog.cli.terminal import saves
    from herzog.kernel import Match, find_box
    from herzog.text import phrase

    record = saves.read(file)
    chosen = game_named(record.header.game)
    screen.say(phrase("terminal-resumed", game=phrase(f"game-{chosen.name}"), steps=len(record.steps)))
    box = chosen.load(pack) if pack else find_box(chosen, record.header.pack)
    return Match.resume(chosen, record, box, dice)


def _sit_down(match: "Match[Any]", screen: "Screen", file: Path, pack: Path | None, dice: int) -> None:
    """Play, and go on with whatever other game a person leaves for."""
    from random import Random

    from herzog.bots import UnknownBot, bot_named
    from herzog.cli.terminal.names import names_of
    from herzog.cli.terminal.session import Session

    while True:
        seats = match.record.header.seats
        bots = {}
        for seat, name in enumerate(seats):
            with suppress(UnknownBot):  # any other name is a person's
                bots[seat] = bot_named(name)
        another = Session(match, names_of(seats, screen.renderer), bots, screen, Random(dice), file).run()
        if another is None:
            return
        file, match = another, _resumed(another, pack, dice, screen)
