"""A PostgreSQL that hangs: everybody is told within seconds, and when it is back all goes on."""

from __future__ import annotations

import select
import socket
import threading
import time
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Self

import pytest

from tests.server.harness import Server
from tests.server.test_play import seat_tokens
from tests.waiting import WAIT, until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.postgres import Postgres

pytestmark = pytest.mark.slow


class Wire:
    """A line to a database, on which nothing may come through for a while though nobody hangs up."""

    def __init__(self, address: str) -> None:
        _, _, where = address.partition("@")
        host, _, port = where.partition("/")[0].partition(":")
        self._far = (host, int(port))
        self._near = socket.create_server(("127.0.0.1", 0))
        self.address = address.replace(f":{port}/", f":{self._near.getsockname()[1]}/")
        self._open = threading.Event()
        self._open.set()

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._open.set()
        self._near.close()

    def block(self) -> None:
        """Let nothing through."""
        self._open.clear()

    def unblock(self) -> None:
        """Let all through."""
        self._open.set()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._near.accept()
            except OSError:
                return
            threading.Thread(target=self._carry, args=(near,), daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        with suppress(OSError), closing(near), socket.create_connection(self._far) as far:
            while True:
                for line in select.select([near, far], [], [])[0]:
                    self._open.wait()
                    data = line.recv(65536)
                    if not data:
                        return
                    (far if line is near else near).sendall(data)


def test_a_database_that_hangs(tmp_path: Path, postgres: Postgres) -> None:
    """Health, requests and answers are answered in seconds, and none of them has happened; then the game goes on."""
    with Wire(postgres.new_database()) as wire, Server(tmp_path / "data", database=wire.address, patience=1) as server:
        first, second = seat_tokens(server.set_up("link", "link"))
        with server.client(first) as ana, server.client(second):
            wire.block()
            began = time.monotonic()
            assert server.ask("GET", "/health")[0] == 503
            assert server.ask("GET", "/ready") == (503, {"ready": False, "why": "slow"})
            assert time.monotonic() - began < WAIT / 2
            assert ana.answer(3)["code"] in ("busy", "failed")
            assert server.ask("GET", "/api/links", token=first)[1]["code"] in ("busy", "failed")
            assert time.monotonic() - began < WAIT
            wire.unblock()
            until(lambda: server.ask("GET", "/health")[0] == 200)
            ana.settle()
            assert ana.answer(3)["type"] == "done" or ana.now["ready"] == [0]
