"""A game as it is stored, and its row in the database."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from herzog.kernel import Header
from herzog.kernel.record import Result
from herzog.table.setup import Setup
from herzog.table.writing import Standing
from herzog.wire import Chair, ClockRules, Sign, StandIn


class Saved(NamedTuple):
    """A game as stored; *next* is the table set up after it, or empty; it was *created* in seconds since 1970."""

    id: str
    setup: Setup
    standing: Standing
    next: str = ""
    created: int = 0


def row_of(saved: Saved) -> dict[str, object]:
    """Return the columns of a game."""
    setup = saved.setup
    return {
        "id": saved.id,
        "header": _json(setup.header),
        "seed": str(setup.seed),
        "chairs": _json(setup.chairs),
        "next": saved.next,
        "hints": setup.hints,
        "created": saved.created,
        "lesson": setup.lesson,
        "clock": _json(setup.clock),
        "daily": setup.daily,
        "opened": setup.opened,
        "sign": _sign(setup),
        "practice": setup.practice,
        **summary_of(saved.standing),
    }


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _sign(setup: Setup) -> str:
    return _json(setup.sign) if setup.sign else ""


def seating_of(game: str, setup: Setup) -> dict[str, object]:
    """Return the values that a change of seats, names or sign sets."""
    return {"game": game, "heading": _json(setup.header), "seating": _json(setup.chairs), "shown": _sign(setup)}


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
    setup = Setup(
        msgspec.json.decode(row.header, type=Header),
        int(row.seed),
        msgspec.json.decode(row.chairs, type=list[Chair]),
        row.hints,
        row.lesson,
        msgspec.json.decode(row.clock, type=ClockRules | None),
        row.daily,
        row.opened,
        msgspec.json.decode(row.sign, type=Sign) if row.sign else None,
        row.practice,
    )
    standing = Standing(
        row.step,
        msgspec.json.decode(row.asked, type=tuple[int, ...]),
        msgspec.json.decode(row.result, type=Result | None),
        row.changed,
        msgspec.json.decode(row.stand_ins, type=list[StandIn]),
        row.runs_out,
        row.due,
    )
    return Saved(row.id, setup, standing, row.next, row.created)
