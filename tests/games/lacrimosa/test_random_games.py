"""Random games at every table, held against what the table was told."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.box import KINDS
from herzog.games.lacrimosa.events import (
    CounterBought,
    CounterSold,
    DeckRenewed,
    Gained,
    MoneyTaken,
    Overflowed,
    Paid,
    RoundBegan,
    SoloistFinance,
    SoloistLaid,
    TracksReset,
    TurnBegan,
    TurnEnded,
)
from herzog.kernel import EventLog, apply, playout, settle
from tests.games.lacrimosa.scenario import BOX
from tests.rule import rule

if TYPE_CHECKING:
    from herzog.games.lacrimosa.state import State
    from herzog.kernel import Event

pytestmark = pytest.mark.slow

TABLES = [
    *[(1, {"difficulty": difficulty}) for difficulty in GAME.options["difficulty"]],
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"refill": "turn", "composers": "drawn"}),
]
GAMES = 1000
WATCHED = 8


class Ledger:
    """What each seat must have, by the events alone: ducats, counters, tracks, Finance and VP."""

    def __init__(self, state: State) -> None:
        seats = len(state.patrons) + bool(state.soloist)
        self.ducats = [0] * seats
        self.vp = [0] * seats
        self.counters = [[0, 0, 0] for _ in range(seats)]
        self.track = [[BOX.track_start] * 3 for _ in range(seats)]
        self.finance = [BOX.finance_start] * seats
        if state.soloist:
            self.finance[-1] = state.soloist.finance

    def hear(self, event: Event) -> None:
        """Book one event."""
        seat = getattr(event, "seat", -1)
        self.vp[seat] += getattr(event, "vp", 0)
        if isinstance(event, Gained):
            self.ducats[seat] += event.ducats
            self.finance[seat] += event.finance
            self._add(self.counters[seat], event.counters, 1)
            self._add(self.track[seat], event.steps, 1)
        elif isinstance(event, Overflowed | MoneyTaken):
            self.ducats[seat] += event.ducats
        elif isinstance(event, Paid):
            self._pay(seat, event)
        elif isinstance(event, CounterBought):
            self.ducats[seat] -= event.ducats
            self.counters[seat][KINDS.index(event.kind)] += 1
        elif isinstance(event, CounterSold):
            self.ducats[seat] += event.ducats
            self.counters[seat][KINDS.index(event.kind)] -= 1
        elif isinstance(event, TracksReset):
            self._add(self.track[seat], event.steps, -1)
        elif isinstance(event, SoloistFinance):
            self.finance[seat] += event.finance

    def _pay(self, seat: int, event: Paid) -> None:
        self.ducats[seat] += event.proceeds - event.ducats
        self.finance[seat] -= event.finance
        self._add(self.counters[seat], event.counters, -1)
        self._add(self.counters[seat], event.sold, -1)
        self._add(self.track[seat], event.steps, -1)

    @staticmethod
    def _add(to: list[int], these: list[int], times: int) -> None:
        for kind, n in enumerate(these):
            to[kind] += times * n

    def check(self, state: State) -> None:
        """Hold the books against the table."""
        for seat, patron in enumerate(state.patrons):
            assert (self.ducats[seat], self.vp[seat]) == (patron.ducats, patron.vp)
            assert (self.counters[seat], self.track[seat]) == (patron.counters, patron.track)
            assert self.finance[seat] == patron.finance
        if state.soloist:
            assert (self.vp[-1], self.finance[-1]) == (state.soloist.vp, state.soloist.finance)


@rule("LAC-2.1", "LAC-2.3", "LAC-2.12", "LAC-12.7", "LAC-Q6", "LAC-Q37")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_watched_games(seats: int, options: dict[str, str]) -> None:
    """Purses, counters, tracks and VP change only by events that name the amount; five rounds of four turns."""
    for seed in range(WATCHED):
        rng = Random(seed)
        state, log = GAME.new(seats, options, BOX), EventLog()
        ledger, heard = Ledger(state), list[Any]()
        settle(state, log)
        while state.agenda:
            frame = state.agenda[-1]
            asked = frame.seats()[0]
            log = EventLog()
            apply(state, asked, rng.choice(frame.picks(state, asked)), log)
            for event in log.heard_by(None):
                ledger.hear(event)
                heard.append(event)
            ledger.check(state)
            assert GAME.faults(state) == []
        _count_turns(heard, seats)


def _count_turns(heard: list[Any], seats: int) -> None:
    rounds = [event.round for event in heard if isinstance(event, RoundBegan)]
    assert rounds == [1, 2, 3, 4, 5]
    for seat in range(seats):
        turns = [event.turn for event in heard if isinstance(event, TurnBegan) and event.seat == seat]
        assert turns == [1, 2, 3, 4] * 5
        assert sum(isinstance(event, TurnEnded) and event.seat == seat for event in heard) == 20
        decks = [event for event in heard if isinstance(event, DeckRenewed) and event.seat == seat]
        assert [len({*event.cards, event.kept}) for event in decks] == [9] * 5
    assert sum(isinstance(event, SoloistLaid) for event in heard) == (40 if seats == 1 else 0)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_thousand_games(seats: int, options: dict[str, str]) -> None:
    """All end after five rounds with every component in its place, and somebody has won."""
    for seed in range(GAMES):
        state = GAME.new(seats, options, BOX)
        playout(state, Random(seed))
        assert (state.period, state.turn) == (BOX.rounds, BOX.turns * seats)
        assert GAME.faults(state) == []
        assert [len(patron.deck) + len(patron.hand) for patron in state.patrons] == [9] * seats
        assert min(GAME.ranks(state)) == 1
