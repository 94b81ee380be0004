"""Other engines at random play, for comparing rates across machines: python-chess, Catanatron, OpenSpiel.

A decision is a choice between at least two actions; chance and forced actions do not count.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST: Final = 1000  # turns after which a game of Catan counts as over


def chess_rate(seconds: float) -> float:
    """Return random moves per second of python-chess: list the legal moves, push one."""
    import chess

    rng = Random(1)

    def game() -> int:
        board, decisions = chess.Board(), 0
        for _ in range(200):
            moves = list(board.legal_moves)
            if not moves:
                break
            decisions += len(moves) > 1
            board.push(moves[int(rng.random() * len(moves))])
        return decisions

    return measured_rate(game, seconds)


def catan_rate(seconds: float) -> float:
    """Return random decisions per second of Catanatron with four players, which lists its actions after each one."""
    from catanatron import Color, Game, RandomPlayer

    rng = Random(1)

    def game() -> int:
        table, decisions = Game([RandomPlayer(colour) for colour in Color], seed=rng.getrandbits(32)), 0
        while table.winning_color() is None and table.state.num_turns < LONGEST:
            actions = table.state.playable_actions
            decisions += len(actions) > 1
            table.execute(actions[int(rng.random() * len(actions))], validate_action=False)
        return decisions

    return measured_rate(game, seconds)


def bridge_rate(seconds: float) -> float:
    """Return random decisions per second of bridge in OpenSpiel, a C++ engine, driven from Python like ours."""
    import pyspiel

    rng = Random(1)
    bridge = pyspiel.load_game("bridge(use_double_dummy_result=false)")  # play the cards, do not solve them

    def game() -> int:
        state, decisions = bridge.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += len(actions) > 1 and not state.is_chance_node()
            state.apply_action(actions[int(rng.random() * len(actions))])
        return decisions

    return measured_rate(game, seconds)


def measured_rate(game: Callable[[], int], seconds: float) -> float:
    """Return the decisions per second of *game*, which returns how many it made, over *seconds*."""
    decisions, began = 0, process_time()
    while process_time() - began < seconds:
        decisions += game()
    return decisions / (process_time() - began)


PEERS: Final[dict[str, Callable[[float], float]]] = {
    "python-chess": chess_rate,
    "Catanatron, 4 seats": catan_rate,
    "OpenSpiel bridge": bridge_rate,
}
