"""A server that dies loses nothing that it acknowledged."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.harness import Server, play_out
from tests.server.test_play import seat_tokens
from tests.waiting import until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.harness import Client
    from tests.server.postgres import Postgres

pytestmark = pytest.mark.slow


def test_killed_again_and_again_and_nothing_lost(tmp_path: Path, database: str) -> None:
    """Wherever a game is, in a secret choice, after an undo: what was acknowledged is there after a kill."""
    with Server(tmp_path / "data", database=database) as server:
        tokens = seat_tokens(server.set_up("link", "link", horse="yes"))
        answers, over = 0, False
        while not over:
            clients = [server.client(token) for token in tokens]
            for _ in range(3):
                for client in clients:
                    client.settle()
                over = clients[0].now["result"] is not None
                if not over:
                    answers += 1
                    answer_or_undo(clients[0] if clients[0].picks() else clients[1], answers)
            kept = [client.settle() for client in clients]
            server.kill()
            for client in clients:
                client.socket.close()
            server.start()
            for token, before in zip(tokens, kept, strict=True):
                with server.client(token) as back:
                    assert what_counts(back.now) == what_counts(before)
        assert answers > 10


def answer_or_undo(client: Client, answers: int) -> None:
    """Answer, and sometimes take it back."""
    assert client.answer(client.picks()[-1])["type"] == "done"
    if answers % 4 == 1 and client.now["seats"][0]["undo"] is None:
        assert client.undo()["type"] == "done"


def what_counts(now: Any) -> Any:
    """Return all of a table but the part of the log that comes with it."""
    seats = [{**seat, "log": []} for seat in now["seats"]]
    return {**now, "seats": seats, "since": 0}


@pytest.mark.parametrize("pause", [0, 0.003, 0.02])
def test_killed_in_the_middle_of_an_answer(tmp_path: Path, database: str, pause: float) -> None:
    """Whether it was saved or not, the table is whole, and the client may simply send it again."""
    with Server(tmp_path / "data", database=database) as server:
        first, second = seat_tokens(server.set_up("link", "link"))
        with server.client(second) as ben:
            ben.answer(0)
        with server.client(first) as ana:
            message = {"type": "answer", "id": "x", "version": ana.now["version"], "seat": 0, "ask": "Bid", "pick": 3}
            ana.send(**message)
            time.sleep(pause)
            server.kill()
        server.start()
        with server.client(first) as back:
            back.send(**message)
            reply = back.hear("done", "refused")
            assert reply["type"] == "done" or reply["code"] == "stale"
            assert back.now["step"] == 6
            assert back.view()["coins"] == [0, 3]


def test_a_database_that_goes_away_and_comes_back(tmp_path: Path, postgres: Postgres) -> None:
    """While it is away an answer is refused and has not happened; then the same answer is taken, by the same server."""
    with Server(tmp_path / "data", database=postgres.new_database()) as server:
        first, second = seat_tokens(server.set_up("link", "link"))
        with server.client(first) as ana, server.client(second) as ben:
            postgres.crash()
            assert ana.answer(3)["code"] == "failed"
            assert server.ask("GET", "/health")[0] == 503
            postgres.start()
            assert server.ask("GET", "/health")[0] == 200
            ana.settle()
            assert ana.now["ready"] == []
            assert ana.answer(3)["type"] == "done"
            play_out(ana, ben)


def test_a_stop_is_graceful(tmp_path: Path) -> None:
    """Told to stop, the server says so to its guests, ends with success, and the game goes on afterwards."""
    with Server(tmp_path / "data") as server:
        first, second = seat_tokens(server.set_up("link", "link"))
        with server.client(first) as ana:
            ana.answer(3)
            assert server.stop() == 0
            assert ana.closing_code() == 1012
        assert "Traceback" not in server.log.read_text()
        server.start()
        with server.client(first) as ana, server.client(second) as ben:
            play_out(ana, ben)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    """A bot that was thinking when the server died thinks again as soon as somebody comes back."""
    with Server(tmp_path / "data") as server:
        (token,) = seat_tokens(server.set_up("link", "ponderer"))
        with server.client(token) as ana:
            ana.answer(0)
        server.kill()
        server.start()
        with server.client(token) as ana:
            ana.catch_up(6)
            assert ana.view()["coins"] == [3, 0]


def test_bots_go_on_after_a_restart_though_nobody_comes(tmp_path: Path) -> None:
    """At a table without a clock as well: its people wait to be told that it is their turn."""
    with Server(tmp_path / "data") as server:
        links = server.set_up("here", "ponderer")
        with server.client(links["host"]) as host:
            while host.picks(0):
                host.answer(host.picks(0)[-1], 0)
            assert host.now["asked"] == [1]
        server.kill()
        server.start()
        until(lambda: server.ask("POST", "/api/mine", {"tokens": [links["host"]]})[1][0]["asked"] == [0])


def test_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    """A while after the last guest has left; whoever comes next notices nothing."""
    with Server(tmp_path / "data", linger=0.2) as server:
        first, second = seat_tokens(server.set_up("link", "link"))
        with server.client(first) as ana:
            ana.answer(2)
            time.sleep(0.5)
            assert server.ask("GET", "/health")[1]["tables"] == 1
        until(lambda: server.ask("GET", "/health")[1]["tables"] == 0)
        with server.client(second) as ben:
            assert ben.now["ready"] == [0]
