"""Somebody with many analysis boards keeps nobody else waiting, and has not too many of them."""

from __future__ import annotations

from contextlib import ExitStack
from math import ceil
from typing import TYPE_CHECKING

import pytest

from herzog.review.work import PIECE
from tests.server.harness import JSON, Server
from tests.server.test_boards import Analyst, Kept
from tests.waiting import LONG, until

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow
BOARDS = 6
MIDDLE = 150  # a step of the game from which there is much to think about


def finished(boards: list[Analyst]) -> int:
    """Return how many games have been finished on all *boards* so far."""
    for board in boards:
        board.settle()
    told = [[each["done"] for each in board.messages() if each["type"] == "pondering"] for board in boards]
    return sum(max(done, default=0) for done in told)


def test_a_review_among_many_boards_has_its_turn(tmp_path: Path) -> None:
    """While it is worked out, the boards of another visitor together get about as much done as it, and not each."""
    with Server(tmp_path / "data", review="glance", proxies="127.0.0.1") as server, ExitStack() as stack:
        thought, reviewed = Kept(server, "thought"), Kept(server, "reviewed")
        boards = [stack.enter_context(thought.board(address="203.0.113.1", step=MIDDLE)) for _ in range(BOARDS)]
        for board in boards:
            board.send(type="ponder", id="p", about="finish", seat=board.due())
        until(lambda: finished(boards) > 0)
        before = finished(boards)
        other = {**JSON, "X-Forwarded-For": "203.0.113.2"}
        assert server.ask("POST", "/api/review", {}, reviewed.token(), other)[1]["state"] == "working"
        until(lambda: server.ask("GET", "/api/review", token=reviewed.token())[1]["state"] == "done", LONG)
        pieces = ceil(len(reviewed.record.steps) / PIECE)
        assert finished(boards) - before < 2 * pieces


def test_an_address_has_only_so_many_boards(tmp_path: Path) -> None:
    """One more is refused, for now; a table is not a board, and who leaves one may have another."""
    with Server(tmp_path / "data", boards_each=2) as server:
        game = Kept(server, "game")
        with game.board(), game.board() as second:
            third = Analyst(server)
            refused = third.sit_down(token=game.token())
            assert (refused["code"], refused["numbers"]) == ("crowded", {"wait": 30_000})
            assert third.closing_code() == 4409
            with server.client(game.token()) as host:
                assert host.now
            second.socket.close()
            until(lambda: sat_down(server, game.token()))


def sat_down(server: Server, token: str) -> bool:
    """Return whether there was a board for one more."""
    with Analyst(server) as analyst:
        return bool(analyst.sit_down(token=token)["type"] == "welcome")
