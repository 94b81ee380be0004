from __future__ import annotations

from random import Random

import pytest

from tools.bot_decisions import decisions_of


@pytest.mark.parametrize(("game", "seats"), [("fourberies", 3), ("lacrimosa", 2)])
def test_a_game_is_seen_decision_by_decision(game: str, seats: int) -> None:
    """Every seat decides, always between several picks that its mask allows, until the game is over."""
    found, state = decisions_of(game, seats, {}, "uniform", Random(1))
    assert not state.agenda
    assert {decision.seat for decision in found} == set(range(seats))
    for masked, seat, picks in found:
        assert len(picks) > 1
        assert set(picks) <= set(masked.agenda[-1].picks(masked, seat))
