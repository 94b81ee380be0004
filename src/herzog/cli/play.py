"""`herzog play`: a game in this terminal."""

import os
import re
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
import typer

from herzog.cli.setup import (
    GameArgument,
    LangOption,
    OptionOption,
    PackOption,
    box_played,
    check_known,
    game_named,
    games,
    options_from,
)

if TYPE_CHECKING:
    from herzog.cli.terminal.screen import Screen
    from herzog.kernel import Bot, Match, Seat
    from herzog.text import Renderer

CLOCK: Final = re.compile(r"([0-9]{1,3})\+([1-9][0-9]{0,3})")
OPPONENTS: Final = 2  # how many bots to play against by default


def play(
    game: GameArgument = "",
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            metavar="NAME,NAME,...",
            help="People, bots, and module:Class for bots of your own, in seating order.",
        ),
    ] = "",
    lang: LangOption = "",
    seed: Annotated[
        int | None, typer.Option("--seed", help="The same seed and the same answers give the same game.")
    ] = None,
    pack: PackOption = None,
    option: OptionOption = None,
    file: Annotated[
        Path | None, typer.Option("--file", metavar="FILE", help="Where to save the game.", dir_okay=False)
    ] = None,
    clock: Annotated[
        str,
        typer.Option("--clock", metavar="MINUTES+SECONDS", help="Minutes for each person, plus seconds for each turn."),
    ] = "",
    *,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the last game, or the one in --file.")] = False,
    coach: Annotated[bool, typer.Option("--coach", help="Explain each kind of decision the first time.")] = False,
) -> None:
    """Play GAME in this terminal. Others can share the screen, and bots can join in."""
    from herzog.cli.seating import seated, seated_again
    from herzog.cli.terminal import saves
    from herzog.cli.terminal.screen import Screen

    screen = Screen(renderer_for(lang, *[f"coach-{each}" for each in games()] if coach else ()))
    dice = time.time_ns() if seed is None else seed
    if resume:
        kept = file or saves.latest()
        if kept is None:
            raise typer.BadParameter("there is no game to resume.", param_hint="--resume")
        match = _resumed(kept, pack, dice, screen)
        bots = seated_again(match.record.header.seats, seats.split(",") if seats else ())
    else:
        game = game or ask_for_game(screen)
        names, bots = seated(seats.split(",") if seats else _usual(game))
        match = _started(game, names, options_from(option), pack, dice)
        kept = file or saves.new_file(game)
        _lay_clock(clock, game, kept)
    _sit_down(match, bots, screen, kept, pack, dice, coach=coach)


def _lay_clock(wanted: str, game: str, file: Path) -> None:
    """Save the *wanted* clock beside the game in *file*; remove one left over from an earlier game."""
    from herzog.bots import stand_in_for
    from herzog.cli.terminal.clock import Kept, clock_file
    from herzog.wire import ClockRules

    amounts = CLOCK.fullmatch(wanted)
    if wanted and not amounts:
        raise typer.BadParameter(
            f"{wanted!r} is not of the form 30+60: minutes, plus seconds for each turn.", param_hint="--clock"
        )
    clock_file(file).unlink(missing_ok=True)
    if amounts:
        bank, each = amounts.groups()
        rules = ClockRules("live", 60 * int(bank), int(each), "bot", stand_in_for(game))
        clock_file(file).parent.mkdir(parents=True, exist_ok=True)
        clock_file(file).write_bytes(msgspec.json.encode(Kept(rules, [])))


def renderer_for(lang: str, *more: str) -> "Renderer":
    """Return a renderer for the language *lang*, or for that of the environment, with *more* message files."""
    from herzog.text import LANGUAGES, Renderer
    from herzog.text.languages import preferred

    language = lang or preferred(os.environ)
    check_known("language", language, LANGUAGES, "--lang")
    return Renderer(language, ["common", "bots", "terminal", *games(), *more])


def ask_for_game(screen: "Screen") -> str:
    """Let the person at the terminal choose a game; raise if this is not a terminal."""
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
    """Return the default seats: the person at the terminal, and bots of the middle level."""
    from herzog.bots import usual_bot

    return ["you", *[usual_bot(game)] * OPPONENTS]


def _started(game: str, seats: Sequence[str], options: Mapping[str, str], pack: Path | None, dice: int) -> "Match[Any]":
    from herzog.kernel import Match

    chosen = game_named(game)
    return Match.start(chosen, seats, options, chosen.load(pack), dice)


def _resumed(file: Path, pack: Path | None, dice: int, screen: "Screen") -> "Match[Any]":
    from herzog.cli.terminal import saves
    from herzog.kernel import Match
    from herzog.text import phrase

    record = saves.read(file)
    chosen = game_named(record.header.game)
    box = box_played(chosen, record.header.pack, pack)
    screen.say(phrase("terminal-resumed", game=phrase(f"game-{chosen.name}"), steps=len(record.steps)))
    return Match.resume(chosen, record, box, dice)


def _sit_down(
    match: "Match[Any]",
    bots: "Mapping[Seat, Bot]",
    screen: "Screen",
    file: Path,
    pack: Path | None,
    dice: int,
    *,
    coach: bool,
) -> None:
    """Play, then switch to the game that a player leaves this one for, if any."""
    from random import Random

    from herzog.cli.seating import seated_again
    from herzog.cli.terminal.clock import SharedClock, clock_file, read_clock
    from herzog.cli.terminal.names import names_of
    from herzog.cli.terminal.session import Session

    while True:
        seats = match.record.header.seats
        names = names_of(seats, screen.renderer)
        people = [seat for seat in range(len(seats)) if seat not in bots]
        kept = read_clock(clock_file(file)) if people else None
        clock = SharedClock(kept, match, people, clock_file(file)) if kept else None
        another = Session(match, names, bots, screen, Random(dice), file, pack, coach=coach, clock=clock).run()
        if another is None:
            return
        file, match = another, _resumed(another, pack, dice, screen)
        bots = seated_again(match.record.header.seats, ())
