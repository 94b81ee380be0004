"""The words of notices, in the reader's language: which game, who plays and whose turn it is, and nothing else."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from herzog.server.access.links import seats
from herzog.text import Renderer, listing, phrase

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from herzog.kernel import Phrase, Seat
    from herzog.server.notices.subscriptions import Waiting
    from herzog.text import Arg
    from herzog.wire import Chair

FILES: Final = ("common", "notices")
MOST_LINES: Final = 8  # tables that a digest names


@cache
def speaker(language: str) -> Renderer:
    """Return a renderer for notices in *language*."""
    return Renderer(language, FILES)


def title(waiting: Sequence[Waiting]) -> Phrase:
    """Return the subject of a notice to a person."""
    if len(waiting) == 1:
        return phrase("notice-turn", game=phrase(f"game-{waiting[0].game}"))
    return phrase("notice-turns", n=len(waiting))


def table(waiting: Waiting) -> Phrase:
    """Return the table in words: the game, and the others who play."""
    mine = seats(waiting.subscription.key, waiting.chairs)
    others = [seat for seat in range(len(waiting.chairs)) if seat not in mine]
    game = phrase(f"game-{waiting.game}")
    return phrase("notice-table", game=game, people=_people(waiting.chairs, others)) if others else game


def due(waiting: Waiting) -> Phrase:
    """Return whose turn it is, for a chat room."""
    people = _people(waiting.chairs, waiting.asked)
    return phrase("notice-due", game=phrase(f"game-{waiting.game}"), people=people)


def lines(waiting: Sequence[Waiting]) -> list[Phrase]:
    """Return the tables of a notice, at most as many as fit."""
    return [table(each) for each in waiting[:MOST_LINES]]


def names(chairs: Sequence[Chair], wanted: Iterable[Seat], language: str) -> list[str]:
    """Return the names of the people at *wanted* seats."""
    return [speaker(language).text(_name(chairs, seat)) for seat in wanted]


def _people(chairs: Sequence[Chair], wanted: Iterable[Seat]) -> Arg:
    return listing([_name(chairs, seat) for seat in wanted])


def _name(chairs: Sequence[Chair], seat: Seat) -> Arg:
    """Return somebody's name without unprintable characters, or the number of the seat."""
    plain = "".join(letter if letter.isprintable() else " " for letter in chairs[seat].name)
    return " ".join(plain.split()) or phrase("seat-n", n=seat + 1)
