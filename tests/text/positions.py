"""Positions of random games, as the seat that is asked knows them."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from herzog.games import GAMES
from herzog.kernel import Match

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = ("Ana", "Bo", "Cy", "Di", "Ed")
BOXES = {name: game.load() for name, game in GAMES.items()}


class Position(NamedTuple):
    """A table, who is asked, and what they know of it."""

    match: Match[Any]
    seat: int
    masked: Any


def start(name: str, seats: int, seed: int) -> Match[Any]:
    """Return a new game."""
    return Match.start(GAMES[name], NAMES[:seats], {}, BOXES[name], seed)


def positions(name: str, seats: int, seed: int) -> Iterator[Position]:
    """Play a game at random and yield every position in which somebody is asked."""
    match, rng = start(name, seats, seed), Random(seed)
    while not match.over:
        seat = rng.choice(match.asked())
        masked = match.masked(seat)
        yield Position(match, seat, masked)
        top = masked.agenda[-1]
        match.submit(seat, top.name, rng.choice(top.picks(masked, seat)))
