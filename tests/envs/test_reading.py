"""Actions and observations: complete, the same at every seat, and only what the seat may know."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest

from herzog.envs.sitting import Room, Sitting
from herzog.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
GAMES_EACH = 4


def played(room: Room, games: int = GAMES_EACH) -> Iterator[Sitting]:
    """Yield sittings at every decision of some games played at random."""
    for seed in range(games):
        sitting, rng = Sitting(room, seed), Random(seed)
        while not sitting.over:
            yield sitting
            sitting.act(rng.choice(list(sitting.legal())))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_pick_is_an_action_and_back(game: str, seats: int) -> None:
    """Each legal pick has an action of its own, which means it and nothing else."""
    room = Room(game, seats)
    for sitting in played(room):
        for seat in sitting.asked:
            picks = sitting.state.agenda[-1].picks(sitting.state, seat)
            actions = [room.numbering.encode(sitting.state, seat, pick) for pick in picks]
            assert [room.numbering.decode(sitting.state, seat, action) for action in actions] == picks
            assert {room.numbering.meanings[action].ask for action in actions} == {sitting.state.agenda[-1].name}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_twins_look_alike(game: str, seats: int) -> None:
    """Tables that differ in what a seat cannot know give it the same observation and the same actions."""
    room, rng = Room(game, seats), Random(5)
    differ = 0
    for turn, sitting in enumerate(played(room, 2)):
        for seat in range(seats) if turn % 5 == 0 else ():
            masked = room.game.mask(sitting.state, seat)
            twin = room.game.fill(masked, rng)
            seen = room.observer.observe(room.game.mask(twin, seat), seats, seat)
            assert np.array_equal(seen, sitting.observe(seat))
            if seat in sitting.asked:
                assert room.numbering.legal(twin, seat) == sitting.legal(seat)
            others = [other for other in range(seats) if other != seat]
            differ += any(
                not np.array_equal(
                    sitting.observe(other), room.observer.observe(room.game.mask(twin, other), seats, other)
                )
                for other in others
            )
    assert differ or seats == 1, "the twins differ in nothing"


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_leaves_nothing_out(game: str) -> None:
    """In games at all tables, every group of an observation is used, and all numbers are small."""
    used: dict[str, bool] = {}
    for seats in GAMES[game].seats:
        room = Room(game, seats)
        seen = np.zeros(room.observer.size, np.float32)
        for sitting in played(room, 6):
            seen = np.maximum(seen, np.abs(sitting.observe(sitting.seat)))
        for name, part in room.observer.named(seen).items():
            used[name] = used.get(name, False) or bool(part.any())
        assert seen.max() < 4
    assert [name for name, is_used in used.items() if not is_used] == []


@pytest.mark.parametrize("game", GAMES)
def test_rewards_add_up(game: str) -> None:
    """Points rewarded on the way add up to the final lead; final rewards add up to nothing."""
    for rewards in ("final", "points"):
        sitting, rng = Sitting(Room(game, 3, rewards=rewards), 1), Random(1)
        total = np.zeros(3)
        while not sitting.over:
            total += sitting.act(rng.choice(list(sitting.legal())))
        scores = sitting.room.game.scores(sitting.state)
        leads = [score - (sum(scores) - score) / 2 for score in scores]
        assert total == pytest.approx(leads if rewards == "points" else sitting.room.returns(sitting.state))
        assert sum(total) == pytest.approx(0)


def test_one_s_own_has_the_same_number_at_every_seat() -> None:
    """Everybody's Travel card to a city is the same action, though the cards are different."""
    sitting = Sitting(Room("fourberies", 3), 1)
    assert sitting.asked == (0, 1, 2)
    legal = [sitting.legal(seat) for seat in sitting.asked]
    assert list(legal[0]) == list(legal[1]) == list(legal[2])
    assert list(legal[0].values()) != list(legal[1].values())
