"""What this server offers, game by game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.bots import LEVELS, STYLES, bots_for
from herzog.server import wire
from herzog.server.lessons import lesson_cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import AnyGame
    from herzog.server.packs import LoadedPack


def game_card(game: AnyGame, packs: Sequence[LoadedPack]) -> wire.GameCard:
    """Return how *game* can be set up."""
    return wire.GameCard(
        game.name,
        game.rule_prefix,
        game.seats.start,
        game.seats.stop - 1,
        {n: {option: list(values) for option, values in game.choices(n).items()} for n in game.seats},
        [pack.card for pack in packs if pack.offered],
        _bot_cards(game.name),
        lesson_cards(game.name),
    )


def _bot_cards(game: str) -> list[wire.BotCard]:
    """Return the bots that can be seated at *game*; at one without levels only chance can, which is not rated."""
    if game not in LEVELS:
        return [wire.BotCard(name, 0, style=False) for name in bots_for(game)]
    levels = [wire.BotCard(level.name, level.elo, style=False) for level in LEVELS[game]]
    return levels + [wire.BotCard(style.name, style.elo, style=True) for style in STYLES.get(game, ())]
