"""Many games at once play as each would alone."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from herzog.envs.episode import Episode, TableSetup
from herzog.envs.numbering import IllegalAction
from herzog.envs.vector import ProcessPlay, VectorPlay
from herzog.games import GAMES
from herzog.kernel import WrongSetup

if TYPE_CHECKING:
    from numpy.typing import NDArray


pytestmark = pytest.mark.slow


def first_legal(masks: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return the first legal action in every row."""
    return np.asarray(masks.argmax(axis=1), np.int64)


@pytest.mark.parametrize("game", GAMES)
def test_each_game_plays_as_it_would_alone(game: str) -> None:
    """Rows are what each episode shows whoever acts; a game that is over is dealt again."""
    play, setup = VectorPlay(game, 2, 3, seed=5), TableSetup(game, 2)
    alone, fresh = [Episode(setup, seed) for seed in (5, 6, 7)], 8
    batch, ended = play.look(), 0
    for _ in range(400):
        for row, episode in enumerate(alone):
            assert batch.seats[row] == episode.seat
            assert np.array_equal(batch.observations[row], episode.observe(episode.seat))
            assert set(np.flatnonzero(batch.masks[row])) == set(episode.legal())
        actions = first_legal(batch.masks)
        batch = play.step(actions)
        for row, episode in enumerate(alone):
            assert batch.rewards[row] == pytest.approx(episode.act(int(actions[row])))
            assert batch.over[row] == episode.over
            if episode.over:
                alone[row], fresh, ended = Episode(setup, fresh), fresh + 1, ended + 1
    assert ended


def test_processes_play_the_same() -> None:
    """Games in several processes are those one process would play with their seeds."""
    spread = ProcessPlay("fourberies", 3, games=4, processes=2, seed=9)
    alone = [VectorPlay("fourberies", 3, 2, seed=9), VectorPlay("fourberies", 3, 2, seed=9 + 2**32)]
    try:
        batch, rng = spread.look(), Random(1)
        for _ in range(30):
            actions = [rng.choice(np.flatnonzero(mask)) for mask in batch.masks]
            batch = spread.step(actions)
            both = [play.step(actions[2 * n : 2 * n + 2]) for n, play in enumerate(alone)]
            for name in batch._fields:
                assert np.array_equal(getattr(batch, name), np.concatenate([getattr(each, name) for each in both]))
    finally:
        spread.close()


def test_bad_input() -> None:
    """Too few actions, or games that cannot be shared, are refused."""
    with pytest.raises(ValueError, match="1 actions for 2 games"):
        VectorPlay("fourberies", 2, 2).step([0])
    with pytest.raises(ValueError, match="at least one of the games, not 0"):
        VectorPlay("fourberies", 2, 0)
    with pytest.raises(ValueError, match="at least one of the processes, not 0"):
        ProcessPlay("fourberies", 2, games=2, processes=0)
    with pytest.raises(WrongSetup, match="fourberies is for 2 to 5 players, not 6"):
        ProcessPlay("fourberies", 6, games=2, processes=2)
    with pytest.raises(ValueError, match="3 games cannot be shared equally by 2 processes"):
        ProcessPlay("fourberies", 2, games=3, processes=2)


@pytest.mark.parametrize("spread", [False, True], ids=["one process", "two processes"])
def test_an_illegal_action_in_one_game_changes_none(spread: bool) -> None:
    """A batch with an illegal action is refused as a whole, with what is legal there."""
    play = ProcessPlay("fourberies", 2, games=2, processes=2) if spread else VectorPlay("fourberies", 2, 2)
    try:
        before = play.look()
        good = first_legal(before.masks)
        for bad in (999, -1, int(np.flatnonzero(~before.masks[1])[0])):
            with pytest.raises(IllegalAction, match=rf"game 1: action {bad} is not one of the legal ones, \[\d+, "):
                play.step([good[0], bad])
        after = play.look()
        assert all(np.array_equal(getattr(before, name), getattr(after, name)) for name in before._fields)
        play.step(good)
    finally:
        if isinstance(play, ProcessPlay):
            play.close()
