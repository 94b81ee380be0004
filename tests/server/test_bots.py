"""Bots think elsewhere, from what they may know, and no failure of theirs stops a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.harness import Server, play_out
from tests.server.test_play import seat_tokens
from tests.waiting import until

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("bot", ["uniform", "looker", "dropout", "cheat"])
def test_a_game_against(server: Server, bot: str) -> None:
    """Be it a bot that plays blind, looks, dies or cheats: the game comes to its end."""
    links = server.set_up("here", bot)
    with server.client(links["host"]) as host:
        while not host.now["result"]:
            if host.picks():
                assert host.answer(host.picks()[0])["type"] == "done"
            else:
                host.hear("now")
    problems = {"dropout": "a bot failed", "cheat": "a bot picked what it was not offered"}
    if bot in problems:
        assert problems[bot] in server.log.read_text()


def test_a_table_waits_for_no_other(server: Server) -> None:
    """While a bot thinks for seconds at one table, another is quick."""
    slow, quick = server.set_up("here", "ponderer"), server.set_up("here", "here")
    with server.client(slow["host"]) as thinker, server.client(quick["host"]) as host:
        thinker.answer(0)
        play_out(host)
        assert thinker.settle()["step"] == 4  # a whole game was played meanwhile
        thinker.catch_up(6)


def test_bots_play_among_themselves(server: Server) -> None:
    """A table without people plays as soon as somebody comes to watch."""
    links = server.set_up("looker", "uniform", "looker")
    with server.client(links["watch"]) as watcher:
        while not watcher.now["result"]:
            watcher.hear("now")


def test_a_bot_takes_its_time_where_there_is_a_choice(tmp_path: Path) -> None:
    """So that people can follow; forced answers come at once."""
    with Server(tmp_path / "data", pace=3) as server:
        links = server.set_up("here", "uniform")
        with server.client(links["host"]) as host:
            host.answer(0)
            assert host.settle()["step"] == 4
            host.catch_up(6)


def test_a_bot_that_dreams(tmp_path: Path) -> None:
    """When its time is over chance answers for it."""
    with Server(tmp_path / "data", patience=1, thought=0.3) as server:
        links = server.set_up("here", "dreamer")
        with server.client(links["host"]) as host:
            host.answer(0)
            host.catch_up(6)
        assert "a bot failed" in server.log.read_text()
        assert server.stop() == 0  # nobody waits for the end of a dream
        server.start()


def test_bots_that_wait_for_each_other_lose_no_time(tmp_path: Path) -> None:
    """The time of a bot runs from when it begins to think, however many think before it."""
    with Server(tmp_path / "data", patience=1, thought=7, workers=1) as server:
        tables = [server.set_up("here", "ponderer") for _ in range(4)]
        hosts = [server.client(links["host"]) for links in tables]
        for host in hosts:
            host.answer(0)
        for host in hosts:
            with host:
                host.catch_up(6)
        assert "a bot failed" not in server.log.read_text()


def test_a_bot_has_the_same_luck_again(server: Server) -> None:
    """The same deal and the same answers give the same game: a new try is no new chance."""
    links = server.set_up("here", "uniform", "uniform")
    ends = []
    for _ in range(2):
        with server.client(links["host"]) as host:
            while not host.now["result"]:
                if host.picks():
                    host.answer(host.picks()[-1])
                else:
                    host.hear("now")
            ends.append(host.now["seats"][0]["view"])
        _, links = server.ask("POST", "/api/again", {"same_deal": True}, token=links["host"])
    assert ends[0] == ends[1]


def test_no_process_outlives_the_server(tmp_path: Path) -> None:
    """Those in which bots think end with it, be it killed."""
    with Server(tmp_path / "data") as server:
        (token,) = seat_tokens(server.set_up("link", "looker"))
        with server.client(token) as ana:
            ana.answer(0)
            ana.catch_up(6)
        workers = server.children()
        assert workers
        server.kill()
        until(lambda: not any(path.exists() for path in workers))
        server.start()
