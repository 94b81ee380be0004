"""Commands to hand over a seat, take it back, rewind together and end a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.bots import bots_for, stand_in_for
from herzog.cli.terminal.names import called
from herzog.kernel import Note
from herzog.text import phrase
from herzog.text.phrase import listing
from herzog.text.typed import fits, plain

if TYPE_CHECKING:
    from collections.abc import Mapping

    from herzog.cli.terminal.commands import Said


def hand_over(said: Said) -> bool:
    """Let a bot of the named level, or else the one that is proposed, play for the person who is asked."""
    levels = bots_for(said.session.match.game.name)
    renderer = said.session.screen.renderer
    wanted = _named({level: f"{level} {called(level, renderer)}" for level in levels}, said.rest)
    if said.rest and len(wanted) != 1:
        names = [called(level, renderer) for level in levels]
        said.session.screen.say(phrase("terminal-which-bot", bots=listing(names)))
        return False
    bot = wanted[0] if said.rest else stand_in_for(said.session.match.game.name)
    said.session.note(Note("handed", said.asked.seat, bot))
    return True


def take_back(said: Said) -> bool:
    """Give a seat back to its person, who must be named if bots sit in for several people."""
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
    """Return the keys of the names that *typed* may mean."""
    words = plain(typed)
    return [key for key, name in names.items() if fits(words, plain(name))]


def finish(said: Said) -> bool:
    """End the game now, if everybody at the screen agrees."""
    agreed = _agreed(said, "terminal-agree")
    if agreed:
        said.session.note(Note("agreed"))
    return agreed


def take_back_move(said: Said) -> bool:
    """Rewind past others and nature to before the asked player's last move, if all agree."""
    session, seat = said.session, said.asked.seat
    mine = [n for n, step in enumerate(session.match.record.steps) if step.seat == seat]
    if not mine or session.match.stop_before(mine[-1]) is None:
        session.screen.say(phrase("barrier-start"))
        return False
    agreed = _agreed(said, "terminal-agree-takeback")
    if agreed:
        session.rewind(seat, mine[-1])
    return agreed


def _agreed(said: Said, question: str) -> bool:
    """Ask everybody at the screen, and return whether they agree."""
    screen, yes, no = said.session.screen, phrase("terminal-yes"), phrase("terminal-no")
    screen.say(phrase(question, yes=yes, no=no))
    typed = plain(screen.read())
    agreed = bool(typed) and typed in (plain(screen.renderer.say(yes)), ("yes",))
    if not agreed:
        screen.say(phrase("terminal-not-agreed"))
    return agreed


def clock(said: Said) -> bool:
    """Say how much time everybody has left."""
    shared = said.session.clock
    said.session.screen.say(said.session.times(shared) if shared else phrase("terminal-no-clock"))
    return False
