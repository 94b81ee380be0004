"""A game as it is stored, and its row in the database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from msgspec import structs

from herzog.kernel import Header
from herzog.kernel.record import Result
from herzog.wire import Chair, ClockRules, Sign, StandIn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Seat


class Standing(NamedTuple):
    """How a game stands."""

    step: int
    asked: tuple[Seat, ...]
    result: Result | None
    changed: int
    stand_ins: Sequence[StandIn] = ()
    runs_out: int | None = None  # when the first clock does; in milliseconds since 1970, as is *due*
    due: int | None = None  # when the table needs attention even if nobody is connected


class Saved(NamedTuple):
    """A game as stored; *next* is the table set up after it, or empty.

    *hints* is whether people may ask what a bot would do in their place; *lesson* is the one taught there, or empty;
    *clock* is how time is kept; *daily* is "GAME/DAY" for the deal of a day, else empty. An *opened* game was uploaded
    as a record; nobody knows its seed. *sign* is how the front room shows it.
    """

    id: str
    header: Header
    seed: int
    chairs: list[Chair]
    standing: Standing
    next: str
    hints: bool
    created: int
    lesson: str = ""
    clock: ClockRules | None = None
    daily: str = ""
    opened: bool = False
    sign: Sign | None = None
    practice: bool = False  # whether the host may analyse it while it is played

    @property
    def free(self) -> Sequence[Seat]:
        """Return the seats that nobody has and anybody may take."""
        return self.sign.seats if self.sign else ()

    @property
    def day(self) -> str:
        """Return the day of a deal of the day, else an empty string."""
        return self.daily.partition("/")[2]

    def renamed(self, seat: Seat, name: str) -> Saved:
        """Return this game with another *name* for the person at *seat*."""
        names = [*self.header.seats[:seat], name, *self.header.seats[seat + 1 :]]
        chairs = [structs.replace(chair, name=each) for chair, each in zip(self.chairs, names, strict=True)]
        return self._replace(header=structs.replace(self.header, seats=names), chairs=chairs)


def row_of(saved: Saved) -> dict[str, object]:
    """Return the columns of a game."""
    return {
        "id": saved.id,
        "header": _json(saved.header),
        "seed": str(saved.seed),
        "chairs": _json(saved.chairs),
        "next": saved.next,
        "hints": saved.hints,
        "created": saved.created,
        "lesson": saved.lesson,
        "clock": _json(saved.clock),
        "daily": saved.daily,
        "opened": saved.opened,
        "sign": _sign(saved),
        "practice": saved.practice,
        **summary_of(saved.standing),
    }


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _sign(saved: Saved) -> str:
    return _json(saved.sign) if saved.sign else ""


def seating_of(saved: Saved) -> dict[str, object]:
    """Return the values that a change of seats, names or sign sets."""
    header, chairs = _json(saved.header), _json(saved.chairs)
    return {"game": saved.id, "heading": header, "seating": chairs, "shown": _sign(saved)}


def summary_of(standing: Standing) -> dict[str, object]:
    """Return the columns that say how a game stands."""
    return {
        "step": standing.step,
        "asked": _json(standing.asked),
        "result": _json(standing.result),
        "changed": standing.changed,
        "stand_ins": _json(standing.stand_ins),
        "runs_out": standing.runs_out,
        "due": standing.due,
    }


def saved_from(row: Any) -> Saved:
    """Return the game in a *row* with all columns of `GameRow`."""
    return Saved(
        row.id,
        msgspec.json.decode(row.header, type=Header),
        int(row.seed),
        msgspec.json.decode(row.chairs, type=list[Chair]),
        Standing(
            row.step,
            msgspec.json.decode(row.asked, type=tuple[int, ...]),
            msgspec.json.decode(row.result, type=Result | None),
            row.changed,
            msgspec.json.decode(row.stand_ins, type=list[StandIn]),
            row.runs_out,
            row.due,
        ),
        row.next,
        row.hints,
        row.created,
        row.lesson,
        msgspec.json.decode(row.clock, type=ClockRules | None),
        row.daily,
        row.opened,
        msgspec.json.decode(row.sign, type=Sign) if row.sign else None,
        row.practice,
    )
