"""Cards of the lobby: what a game offers, the welcome to a table, and a table's line in a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog import __version__, wire
from herzog.bots import LEVELS, STYLES, bots_for, stand_in_for
from herzog.games import GAMES
from herzog.server.access import links
from herzog.table.lessons import course_at, lesson_at, lesson_cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.server.access.links import Grant
    from herzog.server.database.saved import Saved
    from herzog.server.packs import LoadedPack


def game_card(name: str, packs: Sequence[LoadedPack]) -> wire.GameCard:
    """Return what there is to choose when a table of a game is set up."""
    game = GAMES[name]
    return wire.GameCard(
        name,
        game.rule_prefix,
        game.seats.start,
        game.seats.stop - 1,
        {n: {option: list(values) for option, values in game.choices(n).items()} for n in game.seats},
        [pack.card for pack in packs if pack.offered],
        bot_cards(name),
        lesson_cards(name),
        stand_in_for(name),
    )


def bot_cards(game: str) -> list[wire.BotCard]:
    """Return the bots that can be seated at *game*; one without levels has only the random bot, which is not rated."""
    if game not in LEVELS:
        return [wire.BotCard(name, 0, style=False) for name in bots_for(game)]
    levels = [wire.BotCard(level.name, level.elo, style=False) for level in LEVELS[game]]
    return levels + [wire.BotCard(style.name, style.elo, style=True) for style in STYLES.get(game, ())]


def welcome(grant: Grant, saved: Saved, pack: wire.Pack, following: wire.Token, *, shows: bool) -> wire.Welcome:
    """Return the first message at a table; *following* is the link to the next one."""
    header, course = saved.setup.header, course_at(saved.setup.header.game, saved.setup.lesson)
    return wire.Welcome(
        __version__,
        saved.id,
        header.game,
        grant.role,
        list(links.seats(grant.key, saved.setup.chairs)),
        saved.setup.chairs,
        {option: header.options[option] for option in GAMES[header.game].choices(len(header.seats))},
        pack,
        saved.setup.hints,
        following,
        lesson_at(course, header.seats) if course else None,
        saved.setup.clock,
        saved.setup.day,
        saved.setup.opened,
        saved.setup.sign,
        shows,
        grant.voice,
        saved.setup.practice,
    )


def summary(grant: Grant, saved: Saved, following: wire.Token) -> wire.Summary:
    """Return a table's line in the list of the holder of *grant*."""
    return wire.Summary(
        saved.id,
        saved.setup.header.game,
        grant.role,
        list(links.seats(grant.key, saved.setup.chairs)),
        saved.setup.chairs,
        saved.standing.step,
        list(saved.standing.asked),
        saved.standing.result,
        saved.created,
        saved.standing.changed,
        following,
        list(saved.standing.stand_ins),
        saved.setup.clock,
        saved.standing.runs_out,
        saved.setup.day,
    )
