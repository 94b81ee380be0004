"""Measure how fast the engines play at random, beside python-chess in the same run.

Ratios are what counts: the machine's own speed cancels out, and so do other programs, since only the time of this
process is counted.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

import chess
from rich.console import Console
from rich.table import Table

from herzog.bots.budget import Budget
from herzog.bots.duel import Duel
from herzog.bots.greedy import Greedy
from herzog.bots.mind import mind_for
from herzog.bots.search import PlanSearch
from herzog.games import GAMES
from herzog.kernel import CHANCE, apply, playout, settle

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.kernel import State

SECONDS = 1.0
RUNS = 3
POSITIONS = 20
PLAYOUTS = 40
PACE: dict[str, tuple[str, Callable[[Any], int]]] = {
    "fourberies": ("rounds", lambda state: state.rounds),
    "lacrimosa": ("turns", lambda state: 20 * len(state.patrons)),
}


def chess_rate(seconds: float) -> float:
    """Return random moves a second of python-chess: list the legal moves, push one."""
    rng = Random(1)
    decisions, began = 0, process_time()
    while process_time() - began < seconds:
        board = chess.Board()
        for _ in range(200):
            moves = list(board.legal_moves)
            if not moves:
                break
            decisions += len(moves) > 1
            board.push(moves[int(rng.random() * len(moves))])
    return decisions / (process_time() - began)


def play_rates(name: str, seats: int, seconds: float) -> tuple[float, float, float]:
    """Return decisions, rounds or turns, and games a second of random play."""
    game = GAMES[name]
    box, options = game.load(), {option: values[0] for option, values in game.options.items()}
    rng = Random(1)
    decisions = paces = games = 0
    began = process_time()
    while process_time() - began < seconds:
        state = game.new(seats, options, box)
        decisions += playout(state, rng)
        paces += PACE[name][1](state)
        games += 1
    took = process_time() - began
    return decisions / took, paces / took, games / took


def middle(name: str, seats: int) -> State:
    """Return a table half-way through a game."""
    game = GAMES[name]
    box, options = game.load(), {option: values[0] for option, values in game.options.items()}
    length = _play_on(game.new(seats, options, box), Random(1), sys.maxsize)
    state: State = game.new(seats, options, box)
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
    game, rng = GAMES[name], Random(1)
    state = game.new(seats, {option: values[0] for option, values in game.options.items()}, game.load())
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
    """Search as the bot does, and return the number of playouts."""
    mind, top, budget = mind_for(masked), masked.agenda[-1], Budget(PLAYOUTS)
    if type(top) in mind.secret:
        duel = Duel(mind, masked, seat, rng, PLAYOUTS)
        duel.solve(budget, mind.ahead(masked))
        return duel.playouts
    search = PlanSearch(mind, masked, seat, top.plain(masked, seat), rng)
    search.run(budget)
    return search.playouts


def thinking_rates(name: str, seats: int) -> tuple[float, float, float]:
    """Return playouts and decisions a second of a search, and decisions a second of the greedy bot."""
    positions, rng, greedy = asks(name, seats), Random(1), Greedy()
    began = process_time()
    playouts = sum(think(masked, seat, rng) for masked, seat in positions)
    took = process_time() - began
    began = process_time()
    for masked, seat in positions:
        greedy.choose(masked, seat, masked.agenda[-1].plain(masked, seat), rng)
    return playouts / took, len(positions) / took, len(positions) / (process_time() - began)


def thinking() -> Table:
    """Return how fast bots think."""
    table = Table(title=f"bots thinking on one core, {POSITIONS} positions from all parts of a game")
    for heading in ("game", "seats", "playouts/s", f"search:{PLAYOUTS} decisions/s", "greedy decisions/s"):
        table.add_column(heading, justify="right")
    for name, game in sorted(GAMES.items()):
        for seats in game.seats:
            playouts, decisions, greedy = thinking_rates(name, seats)
            table.add_row(name, str(seats), f"{playouts:,.0f}", f"{decisions:,.1f}", f"{greedy:,.1f}")
    return table


def main() -> None:
    """Print the tables."""
    lists = [list(range(20)) for _ in range(40)]
    forty = median(cost(lambda: [each[:] for each in lists], 0.2) for _ in range(RUNS))
    table = Table(title="random play on one core, medians of three")
    for heading in (
        "game",
        "seats",
        "decisions/s",
        "x chess",
        "decisions/game",
        "pace",
        "games/s",
        "clone µs",
        "x 40 lists",
    ):
        table.add_column(heading, justify="right")
    pushes = median(chess_rate(SECONDS) for _ in range(RUNS))
    table.add_row("python-chess", "2", f"{pushes:,.0f}", "1.00")
    for name, game in sorted(GAMES.items()):
        for seats in game.seats:
            measured = []
            for _ in range(RUNS):
                before = chess_rate(SECONDS / 2)
                rates = play_rates(name, seats, SECONDS)
                measured.append((*rates, (before + chess_rate(SECONDS / 2)) / 2))
            decisions, pace, games = (median(run[i] for run in measured) for i in range(3))
            ratio = median(run[0] / run[3] for run in measured)
            state = middle(name, seats)
            clone = median(cost(state.clone, 0.2) for _ in range(RUNS))
            table.add_row(
                name,
                str(seats),
                f"{decisions:,.0f}",
                f"{ratio:.2f}",
                f"{decisions / games:.0f}",
                f"{pace:,.0f} {PACE[name][0]}/s",
                f"{games:,.0f}",
                f"{clone * 1e6:.2f}",
                f"{clone / forty:.2f}",
            )
    Console(width=120).print(table, thinking())


if __name__ == "__main__":
    main()
