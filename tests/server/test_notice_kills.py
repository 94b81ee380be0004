"""A server that dies forgets no notice, and repeats one only under the name that it had before.

At least once, with a key: a notice that was on its way when the server died is sent again with the same `Topic` and
tag, by which a push service and a browser know it. One that was noted as told is not sent again.
"""

from __future__ import annotations

import json
import sqlite3
import threading
import time
from contextlib import closing
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from herzog.server.notices.subscriptions import NOTHING
from tests.server.harness import Server
from tests.server.listeners import Browser, Host
from tests.server.test_notices import SOON, asked_first, lay, wish
from tests.server.test_play import seat_tokens
from tests.waiting import until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.slow

KILLS = 4


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    """Return a push service."""
    with Host(tmp_path) as running:
        yield running


def wait_at_a_new_table(server: Server, host: Host, name: str) -> Browser:
    """Let a browser be told of a table that waits."""
    mine, _ = asked_first(server, seat_tokens(lay(server)))
    browser = Browser(host, name)
    assert wish(server, mine, "push", **browser.subscription)[0] == 200
    return browser


def keys(browser: Browser, n: int) -> list[tuple[str, Any]]:
    """Return the key and the content of each notice so far, as soon as there are *n*."""
    return [(posted.headers["topic"], json.loads(browser.read(posted.body))) for posted in browser.got(n)]


def all_noted(server: Server) -> bool:
    """Return whether the store says of every subscription that it was told."""
    with closing(sqlite3.connect(server.data / "herzog.sqlite")) as store:
        return not store.execute("SELECT 1 FROM subscriptions WHERE told = ?", [NOTHING]).fetchall()


def test_a_stop_finishes_what_is_on_its_way(tmp_path: Path, host: Host) -> None:
    """It is noted before the server is gone, and never sent again."""
    with Server(tmp_path / "data", outside=str(host.authority), **SOON) as server:
        host.slow.set()
        browser = wait_at_a_new_table(server, host, "told")
        browser.got(1)
        threading.Timer(0.3, host.slow.clear).start()
        assert server.stop() == 0
        assert all_noted(server)
        server.start()
        assert keys(wait_at_a_new_table(server, host, "marker"), 1)
        assert len(browser.got(1)) == 1


def test_on_its_way_when_the_server_dies(tmp_path: Path, host: Host) -> None:
    """Sent again, the same; noted, and then never again."""
    with Server(tmp_path / "data", outside=str(host.authority), **SOON) as server:
        host.slow.set()
        browser = wait_at_a_new_table(server, host, "told")
        browser.got(1)
        server.kill()
        host.slow.clear()
        server.start()
        first, second = keys(browser, 2)
        assert first == second
        until(lambda: all_noted(server))
        server.kill()
        server.start()
        assert keys(wait_at_a_new_table(server, host, "marker"), 1)
        assert len(browser.got(2)) == 2


def test_killed_at_random(tmp_path: Path, host: Host) -> None:
    """Whenever it dies, everybody is told; whoever is told twice is told the same."""
    rng = Random(8)
    with Server(tmp_path / "data", outside=str(host.authority), **SOON) as server:
        browsers = []
        for n in range(KILLS):
            browsers.append(wait_at_a_new_table(server, host, f"told-{n}"))
            time.sleep(rng.uniform(0, 0.15))  # this is the moment at random
            server.kill()
            server.start()
        until(lambda: all_noted(server))  # a browser may have been told by a life that died before it could note so
        told = [keys(browser, 1) for browser in browsers]
        assert all(len(set(map(str, notices))) == 1 for notices in told)
        assert all(len(notices) <= 1 + KILLS - n for n, notices in enumerate(told))  # once in each life of the server
        server.kill()
        server.start()
        assert keys(wait_at_a_new_table(server, host, "marker"), 1)
        assert [len(browser.got(1)) for browser in browsers] == [len(notices) for notices in told]
