from __future__ import annotations

from random import Random

import pytest

from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.box import NONE
from herzog.games.lacrimosa.hidden import fill, mask
from herzog.kernel import UNKNOWN, Codec, apply, settle
from tests.games.lacrimosa.scenario import BOX, a_game, answer, picks
from tests.rule import rule

CODEC = Codec(GAME, BOX)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_filled_mask_masks_to_itself_in_every_state(seats: int) -> None:
    """For every seat and a spectator, at every step of a game."""
    rng, state = Random(seats), GAME.new(seats, {}, BOX)
    settle(state)
    while state.agenda:
        for seat in (*range(seats), None):
            masked = mask(state, seat)
            filled = fill(masked, rng)
            assert CODEC.encode(mask(filled, seat)) == CODEC.encode(masked)
            assert GAME.faults(filled) == []
        frame = state.agenda[-1]
        asked = frame.seats()[0]
        apply(state, asked, rng.choice(frame.plain(state, asked)))


@rule("LAC-2.3", "LAC-Q51")
def test_hand_and_deck_of_others_are_one_pool() -> None:
    """The nine cards are public, so a list of the deck would give the hand away."""
    state = a_game()
    seen = mask(state, 1).patrons[0]
    assert seen.hand == (UNKNOWN,) * 4
    assert seen.deck == BOX.starting_memories[0]
    own = mask(state, 0).patrons[0]
    assert (own.hand, own.deck) == (state.patrons[0].hand, state.patrons[0].deck)


@rule("LAC-10.9", "LAC-Q51")
def test_the_kept_card_is_known_to_all_who_watched() -> None:
    """It stays where it is in every fill until it is laid."""
    state = a_game()
    patron = state.patrons[0]
    patron.kept = patron.hand[2]
    for seed in range(10):
        assert patron.kept in fill(mask(state, None), Random(seed)).patrons[0].hand
    assert mask(state, 1).patrons[0].hand == (patron.kept, UNKNOWN, UNKNOWN, UNKNOWN)
    answer(state, patron.kept)
    assert patron.kept == NONE


@rule("LAC-1.2")
def test_removed_cards_and_cards_to_come_look_alike() -> None:
    """By kind: fills remove as many Opus and Memories as the rules say, and they vary."""
    state = a_game(2)
    masked = mask(state, 0)
    assert masked.removed == ((UNKNOWN,) * 4,) * 5
    assert sorted(masked.supply) == sorted([*state.supply, *state.removed[0]])
    gone = {fill(masked, Random(seed)).removed[1] for seed in range(20)}
    assert len(gone) > 5
    assert all([card < BOX.n_opus for card in cards] == [True, True, False, False] for cards in gone)


def test_what_left_a_period_gone_by_is_known_by_elimination() -> None:
    """Nothing more can come of it."""
    state = a_game(2, round=2)
    assert mask(state, 1).removed[0] == state.removed[0]
    assert len(state.removed[0]) == 9


def test_a_mask_shares_nothing_that_can_change() -> None:
    """So it can leave the match."""
    state = a_game(2)
    masked = mask(state, 0)
    masked.row[0] = NONE
    masked.patrons[0].track[0] = 0
    masked.patrons[0].counters[0] = 99
    assert GAME.faults(state) == []
    assert state.patrons[0].track[0] == 2
    assert picks(state)
