"""Whether everyone at a table can tell that an answer is forced; if not, its speed must not give that away."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from herzog.kernel import Ask

if TYPE_CHECKING:
    from herzog.kernel import AnyGame, Frame, Seat, State
    from herzog.table.showable import Showable

TRIES: Final = 3  # made-up tables: a single one may offer only one pick by accident


def is_secret(frame: Frame[Any]) -> bool:
    """Return whether *frame* is a choice in secret, which seats make at the same time; others see who is ready.

    It stays one when a single seat has to choose: there what can be chosen depends on hidden things.
    """
    return not isinstance(frame, Ask)


def is_publicly_forced(match: Showable) -> bool:
    """Return whether everyone can tell that the answer is forced, because it is the only one whatever is hidden.

    The tables are made up from what a spectator knows, so the result gives nothing hidden away.
    """
    if match.over or is_secret(match.state.agenda[-1]):
        return False
    [asked] = match.state.agenda[-1].seats()
    masked = match.masked(None)
    return all(_picks(made_up(match.game, masked, n), asked) == 1 for n in range(TRIES))


def made_up(game: AnyGame, masked: Any, n: int) -> State:
    """Return the *n*th table that could be the *masked* one."""
    table: State = game.fill(masked, Random(n))
    return table


def _picks(table: State, seat: Seat) -> int:
    return len(table.agenda[-1].plain(table, seat))
