"""Games that the tests review."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from herzog.bots import bot_named
from herzog.games import GAMES
from herzog.sim.arena import Arena

if TYPE_CHECKING:
    from herzog.kernel import Record


@cache
def played(game: str, bots: tuple[str, ...], seed: int) -> Record:
    """Return the record of a game between *bots*."""
    known = GAMES[game]
    return Arena(known, known.load(), [bot_named(bot) for bot in bots], {}).play(seed)[0]
