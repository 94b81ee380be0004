"""Measure random play and bots, pure and compiled, next to other engines.

Ratios are what matters: each rate is measured between two runs of python-chess in the same process, so the speed of
the machine cancels out. Only processor time counts, so other programs hardly matter.

python -m tools.bench            pure and compiled, next to the other engines
python -m tools.bench --count    instructions per game, counted by callgrind: slow, but without noise
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from functools import partial
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.table import Table

from herzog.bots.budget import Budget
from herzog.bots.duel import Duel
from herzog.bots.greedy import Greedy
from herzog.bots.mind import mind_for
from herzog.bots.search import PlanSearch
from herzog.games import GAMES
from herzog.kernel import CHANCE, apply, playout, settle
from herzog.sim.arena import Run, simulate
from tools import compiled
from tools.yardsticks import PEERS, chess_rate

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.kernel import State

SECONDS: Final = 1.0
RUNS: Final = 3
POSITIONS: Final = 20
PLAYOUTS: Final = 40
COUNTED: Final = 20  # games under callgrind
TABLES: Final = [(name, seats) for name, game in sorted(GAMES.items()) for seats in game.seats]


def laying(name: str, seats: int) -> Callable[[], State]:
    """Return a function that sets up a new table with the default options."""
    game = GAMES[name]
    return partial(game.new, seats, {option: values[0] for option, values in game.options.items()}, game.load())


def play_rate(name: str, seats: int, seconds: float) -> tuple[float, float]:
    """Return decisions and games per second of random play."""
    lay, rng = laying(name, seats), Random(1)
    decisions = games = 0
    began = process_time()
    while process_time() - began < seconds:
        decisions += playout(lay(), rng)
        games += 1
    took = process_time() - began
    return decisions / took, games / took


def middle(name: str, seats: int) -> State:
    """Return a table half-way through a game."""
    lay = laying(name, seats)
    length, state = _play_on(lay(), Random(1), sys.maxsize), lay()
    _play_on(state, Random(1), length // 2)
    return state


def _play_on(state: State, rng: Random, most: int) -> int:
    settle(state)
    steps = 0
    while state.agenda and steps < most:
        top = state.agenda[-1]
        seat = top.seats()[0]
        apply(state, seat, rng.choice(top.plain(state, seat)))
        steps += 1
    return steps


def cost(action: Callable[[], object], seconds: float, at_once: int = 100) -> float:
    """Return the seconds one call of *action* takes."""
    calls, began = 0, process_time()
    while process_time() - began < seconds:
        for _ in range(at_once):
            action()
        calls += at_once
    return (process_time() - began) / calls


def asks(name: str, seats: int) -> list[tuple[Any, int]]:
    """Return masks of seats that have a choice, from all parts of a random game."""
    game, rng, state = GAMES[name], Random(1), laying(name, seats)()
    settle(state)
    found = []
    while state.agenda:
        top = state.agenda[-1]
        seat = top.seats()[0]
        picks = top.plain(state, seat)
        if seat != CHANCE and len(picks) > 1:
            found.append((game.mask(state, seat), seat))
        apply(state, seat, rng.choice(picks))
    return found[:: len(found) // POSITIONS]


def think(masked: Any, seat: int, rng: Random) -> int:
    """Search as the bot does without a plan; return the number of playouts."""
    mind, top, budget = mind_for(masked), masked.agenda[-1], Budget(PLAYOUTS)
    if type(top) in mind.secret:
        duel = Duel(mind, masked, seat, rng, PLAYOUTS)
        duel.solve(budget, mind.ahead(masked))
        return duel.playouts
    search = PlanSearch(mind, masked, seat, top.plain(masked, seat), rng)
    search.run(budget)
    return search.playouts


def thinking_rates(name: str, seats: int) -> tuple[float, float]:
    """Return decisions per second of the greedy bot and of a search, at positions where they have no plan yet."""
    positions, rng = asks(name, seats), Random(1)
    began = process_time()
    for masked, seat in positions:
        Greedy().choose(masked, seat, masked.agenda[-1].plain(masked, seat), rng)
    greedy = len(positions) / (process_time() - began)
    began = process_time()
    for masked, seat in positions:
        think(masked, seat, rng)
    return greedy, len(positions) / (process_time() - began)


def game_rate(name: str, seats: int, games: int = 4) -> float:
    """Return decisions per second over whole games of greedy bots, which follow their plans."""
    began = process_time()
    decisions = simulate(Run(name, ("greedy",) * seats, games, 1, {}), lambda _n, _played: None).decisions
    return decisions / (process_time() - began)


def measured(name: str, seats: int) -> dict[str, float]:
    """Return all rates at one table in this process, each the median of a few and relative to python-chess."""
    plays, ratios = [], []
    for _ in range(RUNS):
        before = chess_rate(SECONDS / 2)
        plays.append(play_rate(name, seats, SECONDS))
        ratios.append(plays[-1][0] / (before + chess_rate(SECONDS / 2)) * 2)
    greedy, search = thinking_rates(name, seats)
    return {
        "decisions": median(play[0] for play in plays),
        "games": median(play[1] for play in plays),
        "ratio": median(ratios),
        "clone": median(cost(middle(name, seats).clone, 0.2) for _ in range(RUNS)) * 1e6,
        "greedy": greedy,
        "search": search,
        "greedy games": game_rate(name, seats),
    }


def forms() -> dict[str, dict[str, str]]:
    """Return the environment variables of each form that is available here."""
    pure = {**os.environ, compiled.SWITCH: "0"}
    return {"pure": pure, "compiled": compiled.environment()} if compiled.is_wanted() else {"pure": pure}


def ask(form: dict[str, str], *words: str) -> dict[str, float]:
    """Run this file in a process of that *form* and return its measurements."""
    command = [sys.executable, "-m", "tools.bench", *words]
    found: dict[str, float] = json.loads(
        subprocess.run(command, cwd=compiled.ROOT, env=form, check=True, capture_output=True, text=True).stdout
    )
    return found


def instructions(form: dict[str, str], name: str, seats: int) -> float:
    """Return the instructions of one random game, by callgrind: the difference between many games and none."""
    counts = []
    with TemporaryDirectory() as folder:
        for games in (0, COUNTED):
            out = f"--callgrind-out-file={folder}/out"
            tool = [shutil.which("valgrind") or "valgrind", "--tool=callgrind", out]
            play = [sys.executable, "-m", "tools.bench", "--play", name, str(seats), str(games)]
            subprocess.run([*tool, *play], cwd=compiled.ROOT, env=form, check=True, capture_output=True)
            with open(f"{folder}/out", encoding="utf-8") as found:  # noqa: PTH123  (a line of a big file)
                counts.append(next(int(line.split()[1]) for line in found if line.startswith("summary:")))
    return (counts[1] - counts[0]) / COUNTED


def show_peers(console: Console) -> None:
    """Print the rates of the other engines."""
    table = Table(title="other engines, random play on one core")
    for heading in ("engine", "decisions/s", "x chess"):
        table.add_column(heading, justify="right")
    chess = median(chess_rate(SECONDS) for _ in range(RUNS))
    for name, rate in PEERS.items():
        found = median(rate(SECONDS) for _ in range(RUNS))
        table.add_row(name, f"{found:,.0f}", f"{found / chess:.2f}")
    console.print(table)


def show_rates(console: Console) -> None:
    """Print the rates at every table, in every form."""
    table = Table(title=f"one core; thinking at {POSITIONS} positions from all parts of a game, search:{PLAYOUTS}")
    columns = ("decisions/s", "x chess", "games/s", "clone µs", "greedy/s", "search/s", "greedy in games/s")
    for heading in ("game", "seats", "form", *columns):
        table.add_column(heading, justify="right")
    for name, seats in TABLES:
        for form, env in forms().items():
            found = ask(env, "--measure", name, str(seats))
            cells = [f"{found['decisions']:,.0f}", f"{found['ratio']:.1f}", f"{found['games']:,.0f}"]
            cells += [f"{found['clone']:.2f}", f"{found['greedy']:,.1f}", f"{found['search']:,.2f}"]
            table.add_row(name, str(seats), form, *cells, f"{found['greedy games']:,.1f}")
    console.print(table)


def show_instructions(console: Console) -> None:
    """Print the instructions of a game at every table, in every form."""
    table = Table(title="instructions per random game, in millions")
    for heading in ("game", "seats", *forms()):
        table.add_column(heading, justify="right")
    for name, seats in TABLES:
        counts = [instructions(env, name, seats) for env in forms().values()]
        table.add_row(name, str(seats), *[f"{count / 1e6:.2f}" for count in counts])
    console.print(table)


def main(words: list[str]) -> None:
    """Print the tables, or what another process asks for."""
    console = Console(width=120)
    if words[:1] == ["--measure"]:
        sys.stdout.write(json.dumps(measured(words[1], int(words[2]))))
    elif words[:1] == ["--play"]:
        lay, rng = laying(words[1], int(words[2])), Random(1)
        for _ in range(int(words[3])):
            playout(lay(), rng)
    elif words == ["--count"]:
        show_instructions(console)
    else:
        show_peers(console)
        show_rates(console)


if __name__ == "__main__":
    main(sys.argv[1:])
