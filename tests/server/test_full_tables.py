"""The largest tables, with everybody at one screen, open at every stage of a game, when their views are the largest."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from herzog.games import GAMES
from tests.server.harness import Client, Server

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow

LARGEST = {"lacrimosa": 4, "fourberies": 5}
EVERY = 10  # answers between two times at which somebody else opens the table


def play_on(host: Client, rng: Random, answers: int) -> None:
    """Give that many *answers* at random, for whoever is asked first, or fewer if the game ends."""
    for _ in range(answers):
        host.settle()
        asked = [each for each in host.now["seats"] if each["decision"] is not None]
        if not asked:
            break
        picks = [option["pick"] for option in asked[0]["decision"]["options"] if option["plain"]]
        assert host.answer(rng.choice(picks), asked[0]["seat"])["type"] == "done"
    host.settle()


def check_whole(opened: Client, seats: int, step: int) -> None:
    """Check that somebody who has just come has everything: all seats and the public view, with the whole log."""
    opened.settle()
    assert [each["seat"] for each in opened.now["seats"]] == [*range(seats), None]
    assert (opened.now["since"], opened.now["step"]) == (0, step)
    assert {len(each["log"]) for each in opened.now["seats"]} == {step}


def check_board(server: Server, token: str, seats: int, step: int) -> None:
    """Check that the analysis board of a finished game opens at its end."""
    with Client(server) as board:
        board.send(type="analyse", token=token, branch="", step=step)
        board.hear("now")
        check_whole(board, seats, step)


@pytest.mark.parametrize("name", GAMES)
def test_a_full_table_opens_at_any_time(tmp_path: Path, name: str) -> None:
    """During the whole game, after a restart, on the analysis board, and as a record that was uploaded."""
    rng, seats = Random(5), LARGEST[name]
    assert seats == max(GAMES[name].seats)
    with Server(tmp_path / "data") as server:
        token = server.set_up(*["here"] * seats, game=name)["host"]
        with server.client(token) as host:
            while not host.now["result"]:
                play_on(host, rng, EVERY)
                with server.client(token) as late:
                    check_whole(late, seats, host.now["step"])
            step = host.now["step"]
        server.stop()
        server.start()
        with server.client(token) as late:
            check_whole(late, seats, step)
        check_board(server, token, seats, step)
        story: Any = server.ask("GET", "/api/story", token=token)[1]
        status, links = server.ask("POST", "/api/records", {"record": story["record"]})
        assert status == 201, links
        with server.client(links["host"]) as reader:
            check_whole(reader, seats, step)
        check_board(server, links["host"], seats, step)
