"""The bots that a game offers to people who set up a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.bots import LEVELS, STYLES, bots_for
from herzog.server import wire

if TYPE_CHECKING:
    from herzog.server.wire import Chair


def bot_cards(game: str) -> list[wire.BotCard]:
    """Return the bots that can be seated at *game*; without levels, only the random one, which is not rated."""
    if game not in LEVELS:
        return [wire.BotCard(name, 0, style=False) for name in bots_for(game)]
    levels = [wire.BotCard(level.name, level.elo, style=False) for level in LEVELS[game]]
    return levels + [wire.BotCard(style.name, style.elo, style=True) for style in STYLES.get(game, ())]


def is_offered(chair: Chair, game: str) -> bool:
    """Return whether *chair* fits *game*: its bot must be one that is offered, and a person must not name one."""
    return chair.bot in {card.name for card in bot_cards(game)} if chair.kind == "bot" else not chair.bot
