"""The bots that a game offers to people who set up a table, and whether a new table is possible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.bots import LEVELS, STYLES, bots_for
from herzog.server import wire

if TYPE_CHECKING:
    from herzog.server.wire import Chair


def bot_cards(game: str) -> list[wire.BotCard]:
    """Return the bots that can be seated at *game*; one without levels has only the random bot, which is not rated."""
    if game not in LEVELS:
        return [wire.BotCard(name, 0, style=False) for name in bots_for(game)]
    levels = [wire.BotCard(level.name, level.elo, style=False) for level in LEVELS[game]]
    return levels + [wire.BotCard(style.name, style.elo, style=True) for style in STYLES.get(game, ())]


def _is_offered(chair: Chair, game: str) -> bool:
    """Return whether the bot of a *chair* is offered for *game*; a person's chair must not name any."""
    return chair.bot in {card.name for card in bot_cards(game)} if chair.kind == "bot" else not chair.bot


def is_possible(new: wire.NewTable) -> bool:
    """Return whether all bots of a *new* table are on offer, and a practice table has neither guests nor a clock."""
    known = new.clock is None or new.clock.bot in bots_for(new.game)
    alone = new.clock is None and all(chair.kind != "link" for chair in new.seats)
    return known and (alone or not new.practice) and all(_is_offered(chair, new.game) for chair in new.seats)
