"""OpenSpiel's own tests, at every table, and information states."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from copy import copy, deepcopy
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import herzog.envs.openspiel  # noqa: F401  (registers the games)
from herzog.envs.numbering import IllegalAction
from herzog.games import GAMES
from herzog.kernel import WrongSetup

pytestmark = pytest.mark.slow

TABLES = [(name, seats) for name, game in GAMES.items() for seats in game.seats]


def load(game: str, seats: int) -> Any:
    """Return a game as OpenSpiel loads it."""
    return pyspiel.load_game(f"python_{game}(players={seats})")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_simulations(game: str, seats: int) -> None:
    """OpenSpiel's random simulations find nothing wrong, saving and loading included."""
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


@pytest.fixture(scope="module")
def own_test() -> Any:
    """Return OpenSpiel's own test of the interface, imported late: it imports SciPy and every game of theirs."""
    return import_module("open_spiel.integration_tests.api_test").EnforceAPIOnPartialTreeBase


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_interface(game: str, seats: int, own_test: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenSpiel's test of its Python interface finds nothing wrong."""
    monkeypatch.setattr(own_test, "game", load(game, seats), raising=False)
    monkeypatch.setattr(own_test, "game_name", game, raising=False)
    states = walked(load(game, seats), 60)
    monkeypatch.setattr(own_test, "some_states", states, raising=False)
    monkeypatch.setattr(own_test, "game_type", load(game, seats).get_type(), raising=False)
    checks = [name for name in dir(own_test) if name.startswith("test_")]
    assert len(checks) >= 5
    for name in checks:
        getattr(own_test(name), name)()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_copied_and_pickled(game: str) -> None:
    """With its players, in another process, too."""
    original = load(game, 3)
    for again in (pickle.loads(pickle.dumps(original)), deepcopy(original), copy(original)):  # noqa: S301  (we made it)
        assert (str(again), again.num_players()) == (str(original), 3)
        assert again.new_initial_state().legal_actions() == original.new_initial_state().legal_actions()
    program = "import pickle, sys; print(pickle.loads(bytes.fromhex(sys.argv[1])))"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", program, pickle.dumps(original).hex()]
    told = subprocess.run(command, check=True, env=env, capture_output=True, text=True)
    assert told.stdout.strip() == str(original)


def test_bad_input() -> None:
    """A wrong number of players, an illegal action and one after the end are refused with what can be done."""
    with pytest.raises(WrongSetup, match="fourberies is for 2 to 5 players, not 6"):
        load("fourberies", 6)
    *_, end = states = walked(load("fourberies", 2), 40)
    asked = next(state for state in states if not state.is_chance_node())
    with pytest.raises(IllegalAction, match="there is no action 99999: actions are 0 to 296; seat 1 is asked"):
        asked.apply_action(99999)
    with pytest.raises(IllegalAction, match="the game is over"):
        end.apply_action(0)


def walked(game: Any, n: int) -> list[Any]:
    """Return states along one random game, and its end."""
    state, rng, states = game.new_initial_state(), Random(2), []
    while not state.is_terminal():
        states.append(state.clone())
        picks = [pick for pick, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(picks))
    return [*states[:: max(1, len(states) // n)], state]


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_table_looks_the_same(game: str) -> None:
    """A player cannot tell a resampled table from the true one; sometimes another can."""
    rng, differ = Random(4), 0
    for state in walked(load(game, 2), 40):
        if state.is_terminal() or state.is_chance_node():
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, rng.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert np.array_equal(twin.observation_tensor(player), state.observation_tensor(player))
        assert twin.legal_actions() == state.legal_actions()
        differ += str(twin) != str(state)
    assert differ


@pytest.mark.parametrize("game", GAMES)
def test_a_player_recalls_what_it_saw_and_did(game: str) -> None:
    """An information state is the table as the player knows it, after a line for each decision it made before."""
    state, rng = load(game, 2).new_initial_state(), Random(3)
    before: dict[int, list[str]] = {0: [], 1: []}
    while len(before[0]) < 30:
        if state.is_chance_node():
            state.apply_action(rng.choice([pick for pick, _ in state.chance_outcomes()]))
            continue
        player = state.current_player()
        *recalled, now = state.information_state_string(player).splitlines()
        assert now == state.observation_string(player)
        assert recalled == before[player]
        action = rng.choice(state.legal_actions())
        state.apply_action(action)
        before[player] = state.information_state_string(player).splitlines()[:-1]
        assert before[player][-1].endswith(f" {action}")
    assert len(set(before[0])) == 30
