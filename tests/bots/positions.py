"""Positions of both games to think about."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from herzog.games import GAMES
from herzog.kernel import CHANCE, apply, settle

if TYPE_CHECKING:
    from collections.abc import Iterator

BOXES = {name: game.load() for name, game in GAMES.items()}
TABLES = [("fourberies", 2), ("fourberies", 4), ("lacrimosa", 1), ("lacrimosa", 2), ("lacrimosa", 3)]


def positions(name: str, seats: int, seed: int, every: int = 1, **options: str) -> Iterator[Any]:
    """Yield tables of a game played at random at which a seat has a choice, only some of them."""
    game, rng = GAMES[name], Random(seed)
    state = game.new(seats, options, BOXES[name])
    settle(state)
    n = 0
    while state.agenda:
        top = state.agenda[-1]
        seat = top.seats()[0]
        picks = top.plain(state, seat)
        if seat != CHANCE and len(picks) > 1:
            n += 1
            if n % every == 0:
                yield state.clone()
        apply(state, seat, picks[int(rng.random() * len(picks))])


def final(name: str, seats: int, seed: int) -> Any:
    """Return the table at the end of a game played at random."""
    game, rng = GAMES[name], Random(seed)
    state = game.new(seats, {}, BOXES[name])
    settle(state)
    while state.agenda:
        top = state.agenda[-1]
        seat = top.seats()[0]
        apply(state, seat, rng.choice(top.plain(state, seat)))
    return state
