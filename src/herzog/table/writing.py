"""What a command writes: lines of the journal and what is stored with them, before any of it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from herzog.kernel import CHANCE
from herzog.table.entry import Entry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Seat
    from herzog.kernel.record import Result
    from herzog.table.setup import Setup
    from herzog.wire import StandIn

NAMED: Final = Entry("named", CHANCE)


class Moves(NamedTuple):
    """What a command comes to: *entries*, and with a new *setup* the keys of links whose *locks* change.

    A *leaver* is the seat whose person has lost it.
    """

    entries: Sequence[Entry]
    setup: Setup | None = None
    locks: Sequence[str] = ()
    leaver: Seat | None = None


class Standing(NamedTuple):
    """How a game stands, for lists of tables."""

    step: int
    asked: tuple[Seat, ...]
    result: Result | None
    changed: int  # when anybody could last notice a change, in seconds since 1970
    stand_ins: Sequence[StandIn] = ()
    runs_out: int | None = None  # when the first clock does; in milliseconds since 1970, as is *due*
    due: int | None = None  # when the table needs attention even if nobody is connected


class Writing(NamedTuple):
    """Moves with their time, amid the lines that stop and start clocks, and the standing that follows.

    A host stores all of it at once, under the number of the next line, and then has the ledger apply the entries.
    """

    entries: Sequence[Entry]
    standing: Standing
    setup: Setup | None = None
    locks: Sequence[str] = ()
    leaver: Seat | None = None
