"""The decisions of a game between bots, for tools that measure how bots think during a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from herzog.bots import bot_named
from herzog.games import GAMES
from herzog.kernel import CHANCE, apply, settle

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from herzog.kernel import Pick, Seat


class Choice(NamedTuple):
    """A seat's decision: its mask, and at least two sensible picks."""

    masked: Any
    seat: Seat
    picks: list[Pick]


def decisions_of(game: str, seats: int, options: Mapping[str, str], bot: str, rng: Random) -> tuple[list[Choice], Any]:
    """Let *bot* play a game at all *seats*; return its decisions and the table at the end."""
    rules, player = GAMES[game], bot_named(bot)
    state = rules.new(seats, options, rules.load())
    found: list[Choice] = []
    settle(state)
    while state.agenda:
        top = state.agenda[-1]
        seat = top.seats()[0]
        picks = top.plain(state, seat)
        if seat == CHANCE or len(picks) == 1:
            pick = picks[int(rng.random() * len(picks))]
        else:
            found.append(Choice(rules.mask(state, seat), seat, picks))
            pick = player.choose(found[-1].masked, seat, picks, rng)
        apply(state, seat, pick)
    return found, state
