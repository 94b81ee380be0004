"""A thousand games at every table: they end, nothing is lost, and every Écu is accounted for."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from herzog.games.fourberies import GAME
from herzog.games.fourberies.events import (
    ActorPaid,
    ActorsRewarded,
    BonusGained,
    CoinsStolen,
    GameEnded,
    ManagerPlaced,
    RequestPaid,
    ShowPleased,
)
from herzog.games.fourberies.travel import ChooseTravel
from herzog.kernel import Event, EventLog, apply, settle
from tests.games.fourberies.scenario import BOX

pytestmark = pytest.mark.slow

GAMES = 1000
LONGEST = 1500
GAINS: dict[type[Event], str] = {
    ActorsRewarded: "actors",
    BonusGained: "bonuses",
    ManagerPlaced: "managers",
    RequestPaid: "requests",
    ShowPleased: "shows",
}


def book(purses: list[Counter[str]], event: Event) -> None:
    """Change *purses* by what *event* says."""
    if isinstance(event, ActorsRewarded | BonusGained | ManagerPlaced | RequestPaid | ShowPleased):
        purses[event.seat][GAINS[type(event)]] += event.amount
    elif isinstance(event, ActorPaid):
        purses[event.seat]["wages"] -= event.amount
    elif isinstance(event, CoinsStolen):
        purses[event.seat]["stolen"] += event.amount
        purses[event.victim]["robbed"] -= event.amount


def play(seats: int, rng: Random) -> None:
    """Play one game, comparing the purses with the events after every step."""
    state = GAME.new(seats, {}, BOX)
    settle(state)
    purses = [Counter(start=purse) for purse in GAME.scores(state)]
    steps = 0
    log = EventLog()
    while state.agenda:
        top = state.agenda[-1]
        seat = top.seats()[0]
        log = EventLog()
        apply(state, seat, rng.choice(top.picks(state, seat)), log)
        for event in log.heard_by(None):
            book(purses, event)
        assert GAME.scores(state) == [purse.total() for purse in purses]
        assert min(GAME.scores(state)) >= 0
        if isinstance(top, ChooseTravel):
            assert not GAME.faults(state), GAME.faults(state)
        steps += 1
        assert steps < LONGEST
    assert not GAME.faults(state), GAME.faults(state)
    assert log.heard_by(None)[-1] == GameEnded(GAME.scores(state), GAME.ranks(state))
    assert [Counter(player.purse_from) for player in GAME.view(state, None).players] == purses


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_end_and_conserve_everything(seats: int, part: int) -> None:
    """Cards, Caravels, Managers and Écus, a quarter of the thousand at a time."""
    rng = Random(part)
    for _ in range(GAMES // 4):
        play(seats, rng)
