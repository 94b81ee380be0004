"""Measure environments at random play, building every observation, next to those of PettingZoo and OpenSpiel.

All take turns in one process. What matters is the ratio to PettingZoo's Hanabi, measured just before and after, so
the speed of the machine cancels out. Only processor time counts, so other programs hardly matter.
A step is a random legal answer of an agent; nature's steps do not count.

python -m tools.bench_envs            pure and compiled
python -m tools.bench_envs --measure  the form of this process, as JSON
"""

from __future__ import annotations

import json
import subprocess
import sys
import warnings
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import pyspiel
from open_spiel.python.observation import make_observation
from pettingzoo.classic.chess import chess
from pettingzoo.classic.connect_four import connect_four
from pettingzoo.classic.hanabi import hanabi
from rich.console import Console
from rich.table import Table

import herzog.envs.openspiel  # noqa: F401  (registers our games)
from herzog.envs import pettingzoo as zoo
from herzog.envs.vector import VectorPlay
from herzog.games import GAMES
from tools import compiled
from tools.bench import forms
from tools.yardsticks import measured_rate

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

Rate: TypeAlias = "Callable[[float], float]"  # measures steps per second for some seconds

SECONDS: Final = 0.4
ROUNDS: Final = 3
AT_ONCE: Final = 64  # games in a batch
STEPS: Final = 20  # steps of a batch between two looks at the clock
TABLES: Final = [(name, seats) for name in sorted(GAMES) for seats in (2, 4)]


def drawn(mask: NDArray[Any], rng: Random) -> int:
    """Return a legal action."""
    legal = mask.nonzero()[0]
    return int(legal[int(rng.random() * len(legal))])


def zoo_rate(env: Any) -> Rate:
    """Return a function that measures a PettingZoo environment, driven as its documentation says."""
    rng = Random(1)

    def game() -> int:
        env.reset(seed=rng.getrandbits(31))
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut_off, _ = env.last()
            steps += not over
            env.step(None if over or cut_off else drawn(seen["action_mask"], rng))
        return steps

    return lambda seconds: measured_rate(game, seconds)


def vector_rate(play: VectorPlay) -> Rate:
    """Return a function that measures batches of our games."""
    rng = Random(1)

    def steps() -> int:
        batch = play.look()
        for _ in range(STEPS):
            batch = play.step([drawn(mask, rng) for mask in batch.masks])
        return STEPS * AT_ONCE

    return lambda seconds: measured_rate(steps, seconds)


def spiel_rate(name: str) -> Rate:
    """Return a function that measures an OpenSpiel game, driven from Python, with the tensor of the acting player."""
    rng, made = Random(1), pyspiel.load_game(name)
    observation = make_observation(made)

    def game() -> int:
        state, steps = made.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                observation.set_from(state, state.current_player())
                steps += 1
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
        return steps

    return lambda seconds: measured_rate(game, seconds)


def peers() -> dict[str, Rate]:
    """Return the environments to compare with, Hanabi first."""
    theirs = {"Hanabi": hanabi, "Connect Four": connect_four, "chess": chess}
    rates = {f"PettingZoo {name}": zoo_rate(module.env()) for name, module in theirs.items()}
    return {**rates, "OpenSpiel bridge": spiel_rate("bridge(use_double_dummy_result=false)")}


def ours() -> dict[str, Rate]:
    """Return our games, in every suite."""
    rates: dict[str, Rate] = {}
    for name, seats in TABLES:
        rates[f"{name} {seats}, PettingZoo"] = zoo_rate(zoo.env(name, seats))
        rates[f"{name} {seats}, batch"] = vector_rate(VectorPlay(name, seats, AT_ONCE))
    return rates | {f"{name} 2, OpenSpiel": spiel_rate(f"python_{name}(players=2)") for name in sorted(GAMES)}


def measured() -> dict[str, tuple[float, float]]:
    """Return steps per second of each environment, and the ratio to Hanabi, as medians over several rounds."""
    yardsticks = peers()
    unit = next(iter(yardsticks.values()))
    rates = yardsticks | ours()
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in rates}
    for _ in range(ROUNDS):
        for name, rate in rates.items():
            before = unit(SECONDS / 2)
            steps = rate(SECONDS)
            found[name].append((steps, 2 * steps / (before + unit(SECONDS / 2))))
    return {name: (median(each[0] for each in all_), median(each[1] for each in all_)) for name, all_ in found.items()}


def main(words: list[str]) -> None:
    """Print the table, or what another process asks for."""
    if words == ["--measure"]:
        warnings.simplefilter("ignore")  # PettingZoo has moved these environments
        sys.stdout.write(json.dumps(measured()))
        return
    table = Table(title="environments at random play on one core, observations built; x is times PettingZoo's Hanabi")
    found = {}
    for form, env in forms().items():
        command = [sys.executable, "-m", "tools.bench_envs", "--measure"]
        run = subprocess.run(command, cwd=compiled.ROOT, env=env, check=True, capture_output=True, text=True)
        found[form] = json.loads(run.stdout)
    table.add_column("environment")
    for form in found:
        table.add_column(f"{form}, steps/s", justify="right")
        table.add_column("x", justify="right")
    for name in found["pure"]:
        table.add_row(
            name, *[cell for each in found.values() for cell in (f"{each[name][0]:,.0f}", f"{each[name][1]:.1f}")]
        )
    Console(width=120).print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
