"""What everyone at a table can tell about a question, so that the speed of an answer gives nothing away."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from herzog.kernel import Seat, State
    from herzog.server.screen import Shown

TRIES: Final = 3  # tables that are made up: one that happens to offer a single pick proves nothing


def is_publicly_forced(match: Shown) -> bool:
    """Return whether everyone can tell that the answer is forced: it is the only one, whatever is hidden.

    The made-up tables depend on nothing hidden, so neither does the answer.
    """
    if match.over:
        return False
    asked = match.state.agenda[-1].seats()
    return len(asked) == 1 and all(_picks(made_up(match, n), asked[0]) == 1 for n in range(TRIES))


def made_up(match: Shown, n: int) -> State:
    """Return the *n*th table that could be this one, as far as a spectator can tell."""
    table: State = match.game.fill(match.masked(None), Random(n))
    return table


def _picks(table: State, seat: Seat) -> int:
    return len(table.agenda[-1].plain(table, seat))
