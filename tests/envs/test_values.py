"""Environments print, copy and pickle, in the compiled form, too. Like bots, they are compared by identity."""

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from herzog.envs.episode import Episode, TableSetup
from herzog.envs.gymnasium import SeatEnv
from herzog.envs.numbering import Numbering
from herzog.envs.observer import Observer
from herzog.envs.pettingzoo import env, parallel_env
from herzog.envs.vector import VectorPlay
from herzog.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

STEPS = 10


def pickled(value: Any) -> Any:
    """Return *value* as another process would get it."""
    return pickle.loads(pickle.dumps(value))  # noqa: S301  (we made it)


of_both_games = pytest.mark.parametrize("game", GAMES)
in_every_way = pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled], ids=["copy", "deepcopy", "pickle"])


def play_episode(episode: Episode) -> list[Any]:
    """Play a little and return what happened."""
    told = []
    for _ in range(STEPS):
        legal = sorted(episode.legal())
        told.append((episode.seat, legal, episode.act(legal[-1]), episode.observe(0).tobytes()))
    return told


def play_seat(table: SeatEnv) -> list[Any]:
    """Play a little, or a new game, and return what happened."""
    told: list[Any] = []
    for _ in range(STEPS):
        legal = np.flatnonzero(table.action_mask())
        if not len(legal):
            told.append(table.reset()[0].tobytes())
            continue
        seen, *rest, _ = table.step(legal[-1])
        told.append((seen.tobytes(), rest))
    return told


def play_turns(table: Any) -> list[Any]:
    """Play a little where agents act in turn, and return what happened."""
    told = []
    for _ in range(STEPS):
        seen, *rest = table.last()
        told.append((table.agent_selection, seen["observation"].tobytes(), rest))
        table.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    return told


def play_together(table: Any) -> list[Any]:
    """Play a little where agents act together, and return what happened."""
    told = []
    actions = {agent: int(np.flatnonzero(table.observe(agent)["action_mask"])[0]) for agent in table.agents}
    for _ in range(STEPS):
        seen, *rest = table.step(actions)
        told.append(([each["observation"].tobytes() for each in seen.values()], rest))
        actions = {agent: int(np.flatnonzero(each["action_mask"])[0]) for agent, each in seen.items()}
    return told


def play_many(play: VectorPlay) -> list[Any]:
    """Play a little in many games, and return what happened."""
    told, batch = [], play.look()
    for _ in range(STEPS):
        batch = play.step([int(np.flatnonzero(mask)[-1]) for mask in batch.masks])
        told.append([part.tobytes() for part in batch])
    return told


def tables(game: str) -> list[tuple[Any, Callable[[Any], list[Any]]]]:
    """Return environments that have begun, each with a way to play it."""
    in_turn, together, seated = env(game, 2), parallel_env(game, 2), SeatEnv(game, ("greedy",))
    in_turn.reset(seed=1)
    together.reset(seed=1)
    seated.reset(seed=1)
    return [
        (Episode(TableSetup(game, 2), 1), play_episode),
        (in_turn, play_turns),
        (together, play_together),
        (seated, play_seat),
        (VectorPlay(game, 2, 3), play_many),
    ]


@of_both_games
@in_every_way
def test_a_copied_environment_goes_on_alike_and_alone(game: str, way: Callable[[Any], Any]) -> None:
    """With the same dice and the same bots; its original does not notice."""
    for table, play in tables(game):
        play(table)
        twin, other = way(table), way(table)
        told = play(twin)
        assert repr(other) == repr(table)
        assert play(table) == told
        assert play(other) == told


@of_both_games
@in_every_way
def test_an_environment_can_be_copied_before_its_first_game(game: str, way: Callable[[Any], Any]) -> None:
    """Learning programs send it to other processes and begin there."""
    for table in (SeatEnv(game), parallel_env(game, 2), env(game, 2)):
        twin = way(table)
        masks = []
        for each in (table, twin):
            each.reset(seed=3)
            masks.append(each.action_mask() if isinstance(each, SeatEnv) else each.observe("seat_0")["action_mask"])
        assert np.array_equal(masks[0], masks[1])


@of_both_games
@in_every_way
def test_a_kind_of_table_is_a_value(game: str, way: Callable[[Any], Any]) -> None:
    """As are its actions and its observations; all say what they are."""
    setup = TableSetup(game, 2, rewards="points")
    for value in (setup, setup.numbering, setup.observer):
        assert way(value) == value
        assert repr(way(value)) == repr(value)
    assert hash(way(setup)) == hash(setup)
    assert TableSetup(game, 2) != setup
    assert Numbering(setup.game, setup.box) == setup.numbering
    assert Observer(setup.game, setup.box) == setup.observer
    assert copy.deepcopy(setup) is setup


def test_environments_say_in_a_line_what_they_are() -> None:
    """Game and seats, and what is asked."""
    in_turn, seated = env("fourberies", 3), SeatEnv("lacrimosa", ("greedy", "beginner:15"), seat=1)
    assert repr(in_turn) == "<raw_env fourberies, 3 seats>"
    assert repr(seated) == "<SeatEnv lacrimosa, seat 1, others: greedy, beginner:15>"
    assert repr(SeatEnv("lacrimosa", ())) == "<SeatEnv lacrimosa, seat 0, others: none>"
    assert repr(VectorPlay("fourberies", 2, 8)) == "<VectorPlay fourberies, 2 seats, 8 games>"
    assert (
        repr(Episode(TableSetup("fourberies", 2), 1)) == "<Episode fourberies, 2 seats, seat 0 is asked ChooseTravel>"
    )
    assert repr(TableSetup("fourberies", 2)) == (
        "TableSetup(game=<game fourberies>, seats=2, options={}, rewards='final')"
    )
