"""Words with which people round a terminal hand over their seats, take them back and end a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.bots import bots_for
from herzog.cli.terminal.names import called
from herzog.cli.terminal.typed import fits, plain
from herzog.kernel import Note
from herzog.text import phrase
from herzog.text.phrase import listing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from herzog.cli.terminal.commands import Said


def hand_over(said: Said) -> bool:
    """Let a bot play for whoever is asked, of the level they name or else of the middle one."""
    levels = bots_for(said.session.match.game.name)
    renderer = said.session.screen.renderer
    wanted = _named({level: f"{level} {called(level, renderer)}" for level in levels}, said.rest)
    if said.rest and len(wanted) != 1:
        names = [called(level, renderer) for level in levels]
        said.session.screen.say(phrase("terminal-which-bot", bots=listing(names)))
        return False
    bot = wanted[0] if said.rest else levels[len(levels) // 2]
    said.session.note(Note("handed", said.asked.seat, bot))
    return True


def take_back(said: Said) -> bool:
    """Let somebody play again for whom a bot sits in; they are named if there are several."""
    session = said.session
    seats = {str(seat): session.names[seat] for seat in session.match.record.stand_ins()}
    wanted = _named(seats, said.rest)
    if len(wanted) == 1:
        session.note(Note("returned", int(wanted[0])))
    elif seats:
        session.screen.say(phrase("terminal-which-seat", players=listing(list(seats.values()))))
    else:
        session.screen.say(phrase("terminal-nobody-sits-in"))
    return len(wanted) == 1


def _named(names: Mapping[str, str], typed: str) -> list[str]:
    """Return the keys of those whose name may be *typed*."""
    words = plain(typed)
    return [key for key, name in names.items() if fits(words, plain(name))]


def finish(said: Said) -> bool:
    """End the game as it stands, if all people round the screen agree."""
    screen, session = said.session.screen, said.session
    yes, no = phrase("terminal-yes"), phrase("terminal-no")
    screen.say(phrase("terminal-agree", yes=yes, no=no))
    typed = plain(screen.read())
    if not typed or typed not in (plain(screen.renderer.say(yes)), ("yes",)):
        screen.say(phrase("terminal-not-agreed"))
        return False
    session.note(Note("agreed"))
    return True
