"""Cards of the lobby: what a game offers, the welcome to a table, and a table's line in a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog import __version__
from herzog.games import GAMES
from herzog.server import links, wire
from herzog.server.lessons import course_at, lesson_at, lesson_cards
from herzog.server.offered import bot_cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.server.links import Grant
    from herzog.server.packs import LoadedPack
    from herzog.server.store import Saved


def game_card(name: str, packs: Sequence[LoadedPack]) -> wire.GameCard:
    """Return everything that a game offers to those who set up a table."""
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
    )


def welcome(grant: Grant, saved: Saved, pack: wire.Pack, following: wire.Token, *, shows: bool) -> wire.Welcome:
    """Return the first message at a table; *following* is the link to the next one."""
    header, course = saved.header, course_at(saved)
    return wire.Welcome(
        __version__,
        saved.id,
        header.game,
        grant.role,
        list(links.seats(grant.key, saved.chairs)),
        saved.chairs,
        {option: header.options[option] for option in GAMES[header.game].choices(len(header.seats))},
        pack,
        saved.hints,
        following,
        lesson_at(course, header.seats) if course else None,
        saved.clock,
        saved.day,
        saved.opened,
        saved.sign,
        shows,
        grant.voice,
        saved.practice,
    )


def summary(grant: Grant, saved: Saved, following: wire.Token) -> wire.Summary:
    """Return a table's line in the list of whoever holds *grant*."""
    return wire.Summary(
        saved.id,
        saved.header.game,
        grant.role,
        list(links.seats(grant.key, saved.chairs)),
        saved.chairs,
        saved.standing.step,
        list(saved.standing.asked),
        saved.standing.result,
        saved.created,
        saved.standing.changed,
        following,
        list(saved.standing.stand_ins),
        saved.clock,
        saved.standing.runs_out,
        saved.day,
    )
