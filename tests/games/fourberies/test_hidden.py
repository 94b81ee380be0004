"""Who knows what."""

from __future__ import annotations

from random import Random

import pytest

from herzog.games.fourberies import GAME
from herzog.kernel import UNKNOWN, Codec, apply, settle
from tests.games.fourberies.scenario import BOX, a_table, requests
from tests.rule import rule

CODEC = Codec(GAME, BOX)


@rule("FOU-7.1", "FOU-Q35")
@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_a_filled_mask_looks_the_same(seats: int, seed: int) -> None:
    """In every state of a game, for every seat and for a spectator."""
    rng = Random(seed)
    state = GAME.new(seats, {}, BOX)
    settle(state)
    while state.agenda:
        for viewer in (*range(seats), None):
            masked = GAME.mask(state, viewer)
            filled = GAME.fill(masked, rng)
            assert CODEC.encode(GAME.mask(filled, viewer)) == CODEC.encode(masked)
            assert GAME.faults(filled) == []
        top = state.agenda[-1]
        seat = top.seats()[0]
        apply(state, seat, rng.choice(top.picks(state, seat)))


@rule("FOU-7.1")
def test_pile_other_hands_and_other_discards_are_one_pool() -> None:
    """A made-up table may put any unseen Secret Request in any of these places, and leaves one's own alone."""
    table = a_table(
        3, held={0: ["spy", "nurse"], 1: ["queen"]}, thrown={0: ["tutor"], 2: ["printer"]}, shown={1: ["dauphin"]}
    )
    masked = GAME.mask(table.state, 0)
    places: dict[str, set[int]] = {"hand": set(), "thrown": set(), "pile": set()}
    for seed in range(300):
        state = GAME.fill(masked, Random(seed))
        assert state.players[0].requests == requests("spy", "nurse")
        assert state.players[0].thrown == requests("tutor")
        assert state.players[1].shown == requests("dauphin")
        places["hand"].update(state.players[1].requests)
        places["thrown"].update(state.players[2].thrown)
        places["pile"].update(state.requests)
    unseen = set(range(22)) - set(requests("spy", "nurse", "tutor", "dauphin"))
    assert places == {"hand": unseen, "thrown": unseen, "pile": unseen}


@rule("FOU-7.1", "FOU-Q49")
def test_the_pile_is_known_when_nobody_else_holds_any() -> None:
    """What is left is no secret to one who sees all the rest; to a third player it is one."""
    table = a_table(3, held={0: ["spy"]})
    assert UNKNOWN not in GAME.mask(table.state, 0).requests
    assert set(GAME.mask(table.state, 1).requests) == {UNKNOWN}


def test_a_mask_shares_nothing_that_can_change() -> None:
    """Play on a mask's fill leaves the table alone."""
    table = a_table(3, held={0: ["spy"]}, acrobats={1: ["raven"]})
    before = CODEC.encode(table.state)
    state = GAME.fill(GAME.mask(table.state, 1), Random(1))
    rng = Random(2)
    while state.agenda:
        seat = state.agenda[-1].seats()[0]
        apply(state, seat, rng.choice(state.agenda[-1].picks(state, seat)))
    assert CODEC.encode(table.state) == before
