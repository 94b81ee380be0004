"""Divides a review into pieces, as plain data, so that several processes can work on it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from herzog.games import GAMES
from herzog.kernel import Record, find_box
from herzog.review.moments import Part, moments

if TYPE_CHECKING:
    from herzog.kernel import Box
    from herzog.review.shapes import Moment

PIECE: Final = 12  # steps per piece; progress is shown after each piece


class Piece(NamedTuple):
    """A part of a game to judge; *folder* has its component set, or is empty for a built-in one."""

    record: str
    folder: str
    part: Part


def pieces(record: Record, folder: str, whole: Part) -> list[Piece]:
    """Return the *whole* review of a game in pieces, in order."""
    text = record.dumps()
    starts = range(0, len(record.steps) + 1, PIECE)  # a game may end with a reveal, after its last step
    return [Piece(text, folder, whole._replace(first=first, last=first + PIECE)) for first in starts]


def judge(piece: Piece) -> list[Moment]:
    """Return the moments of a piece."""
    record, box = opened(piece.record, piece.folder)
    return list(moments(GAMES[record.header.game], record, box, piece.part))


@lru_cache(2)
def opened(text: str, folder: str) -> tuple[Record, Box]:
    """Return a record and its component set, cached because the pieces of a game come in sequence."""
    record = Record.loads(text)
    game = GAMES[record.header.game]
    return record, game.load(Path(folder)) if folder else find_box(game, record.header.pack)
