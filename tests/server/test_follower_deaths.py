"""Two servers on one PostgreSQL, of which one dies, or their database: nothing is lost, and who is left goes on."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.harness import Client, Server
from tests.server.listeners import Browser, Host
from tests.server.test_followers import SECRET, hears_all, same, told
from tests.server.test_notices import SOON, asked_first, lay, wish
from tests.server.test_play import seat_tokens
from tests.server.test_restart import what_counts
from tests.waiting import until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.postgres import Postgres

pytestmark = pytest.mark.slow


def test_a_process_dies_and_its_guests_move(tmp_path: Path, postgres: Postgres) -> None:
    """Again and again, in the middle of a game: nothing is lost or doubled, and who is gone is seen to be gone."""
    shared: dict[str, Any] = {"database": postgres.new_database(), "secret": SECRET}
    with Server(tmp_path / "one", **shared) as one, Server(tmp_path / "other", **shared) as other:
        tokens = seat_tokens(one.set_up("link", "link", horse="yes"))
        over, lives = False, 0
        while not over:
            doomed, safe = (one, other) if lives % 2 else (other, one)
            clients = [server.client(token) for server, token in zip((one, other), tokens, strict=True)]
            for _ in range(3):
                same(*clients)
                over = clients[0].now["result"] is not None
                asked = [client for client in clients if client.settle() and client.picks()]
                if not over:
                    assert asked[0].answer(asked[0].picks()[-1])["type"] == "done"
            same(*clients)
            kept = [client.settle() for client in clients]
            hears_all(doomed, safe)  # who is there
            doomed.kill()
            stayed = clients[0 if doomed is other else 1]
            told(stayed, lambda there: len(there["seats"]) == 1, "presence")
            for token, before in zip(tokens, kept, strict=True):
                with safe.client(token) as moved:
                    assert what_counts(moved.now) == what_counts(before)
            for client in clients:
                client.socket.close()
            doomed.start()
            lives += 1
        assert lives > 2


def test_the_database_dies_under_both(tmp_path: Path, postgres: Postgres) -> None:
    """When it is back, both hear of each other again, without being told."""
    shared: dict[str, Any] = {"database": postgres.new_database(), "secret": SECRET}
    with Server(tmp_path / "one", **shared) as one, Server(tmp_path / "other", **shared) as other:
        first, second = seat_tokens(one.set_up("link", "link"))
        with one.client(first) as ana, other.client(second) as ben:
            postgres.crash()
            assert ana.answer(1)["code"] == "failed"
            postgres.start()
            until(lambda: ana.answer(1)["type"] == "done")
            until(lambda: ben.settle()["ready"] == [0])
            play_in_turn(ana, ben)


def play_in_turn(*clients: Client) -> None:
    """Play to the end, each where they are."""
    while not clients[0].now["result"]:
        same(*clients)
        asked = [client for client in clients if client.settle() and client.picks()]
        if asked:
            assert asked[0].answer(asked[0].picks()[-1])["type"] in ("done", "refused")


def test_bots_alone_go_on_when_their_process_dies(tmp_path: Path, postgres: Postgres) -> None:
    """A table where only a bot has to move and nobody is there is looked after by whoever is left."""
    shared: dict[str, Any] = {"database": postgres.new_database(), "secret": SECRET}
    with Server(tmp_path / "one", **shared) as one, Server(tmp_path / "other", **shared) as other:
        links = other.set_up("here", "ponderer")
        with other.client(links["host"]) as host:
            while host.picks(0):
                host.answer(host.picks(0)[-1], 0)
            assert host.now["asked"] == [1]
        other.kill()
        until(lambda: one.ask("POST", "/api/mine", {"tokens": [links["host"]]})[1][0]["asked"] == [0])
        other.start()


def test_people_are_told_once_by_all_processes(tmp_path: Path, postgres: Postgres) -> None:
    """Not while they look at the table in another process, and then by one of them; when that dies, by who is left."""
    with Host(tmp_path) as host:
        shared: dict[str, Any] = {"database": postgres.new_database(), "secret": SECRET, "outside": str(host.authority)}
        with Server(tmp_path / "one", **shared, **SOON) as one, Server(tmp_path / "other", **shared, **SOON) as other:
            mine, _ = asked_first(other, seat_tokens(lay(one)))
            browser = Browser(host, "told")
            with other.client(mine):
                hears_all(other, one)  # who looks
                assert wish(one, mine, "push", **browser.subscription)[0] == 200
                time.sleep(1)
                assert not notices(host, browser)
            browser.got(1)
            time.sleep(1)
            assert notices(host, browser) == 1
            one.kill()
            with other.client(mine) as ana:
                assert ana.answer(ana.picks()[0])["type"] == "done"
                still_asked = bool(ana.picks())
            if still_asked:
                browser.got(2)
                time.sleep(1)
                assert notices(host, browser) == 2
            one.start()


def notices(host: Host, browser: Browser) -> int:
    """Return how many notices a browser has got so far."""
    return len([posted for posted in host.bag.items if posted.path == browser.path])
