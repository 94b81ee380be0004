"""Set-up: what is on the table before anything is dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.games.fourberies.box import ALL_CITIES, N_CITIES
from herzog.games.fourberies.season import FIRST_SEASON
from herzog.games.fourberies.state import ABSENT, N_BOOKED, Friend, Player, State

if TYPE_CHECKING:
    from collections.abc import Mapping

    from herzog.games.fourberies.box import Box


def new_state(seats: int, options: Mapping[str, str], box: Box) -> State:
    """Set the table: a colour for each player, nothing dealt yet.

    [FOU-1.1] [FOU-1.3] [FOU-1.4] [FOU-1.6] [FOU-Q13] [FOU-Q33]
    """
    return State(
        agenda=list(FIRST_SEASON),
        players=[_new_player(box) for _ in range(seats)],
        friends=[Friend(ALL_CITIES, ABSENT) for _ in range(2)] if seats == 2 else [],  # [FOU-13.1]
        stacks=[()] * N_CITIES,
        fronts=[()] * N_CITIES,
        reserved=0,
        guarded=0,
        pile=list(range(len(box.kinds))),
        discard=[],
        requests=list(range(len(box.requests))),
        needle=box.cells_per_side,
        season=0,
        round=0,
        rounds=0,
        shortage_pays=int(options["manager-shortage"] == "gain"),
        unfulfilled_allowed=int(options["unfulfilled-request"] == "allowed"),
        box=box,
    )


def _new_player(box: Box) -> Player:
    return Player(
        purse=box.start_money,
        ledger=[0] * N_BOOKED,
        hand=ALL_CITIES,
        laid=0,
        extra=ABSENT,
        on_stage=0,
        troupe=(),
        taken=(),
        fresh=(),
        ready=(),
        tilted=(),
        disguise=0,
        requests=(),
        offered=(),
        thrown=(),
        shown=(),
        sheets=(),
    )
