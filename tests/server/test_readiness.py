"""A proxy is told whether to send people here: only where what they play can be kept."""

from __future__ import annotations

import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from sqlalchemy import create_engine, text

from herzog.server.readiness import FRESH
from tests.server.harness import Server
from tests.waiting import until

if TYPE_CHECKING:
    from pathlib import Path

READY = (200, {"ready": True, "why": ""})


def test_ready_and_nothing_is_left_behind(tmp_path: Path, database: str) -> None:
    """A server that has just opened is ready, as often as it is asked, and that leaves no game in the database."""
    with Server(tmp_path / "data", database=database) as server, ThreadPoolExecutor(8) as callers:
        assert set(map(str, callers.map(lambda _: server.ask("GET", "/ready"), range(40)))) == {str(READY)}
        engine = create_engine(database)
        with engine.connect() as connection:
            assert connection.scalar(text("select count(*) from games")) == 0
        engine.dispose()


def test_a_database_that_somebody_else_holds(tmp_path: Path) -> None:
    """The server lives but is not ready, and says why; once the lock is gone it is."""
    with Server(tmp_path / "data", patience=0.1) as server:
        assert server.ask("GET", "/ready") == READY
        time.sleep(FRESH)
        other = sqlite3.connect(server.data / "herzog.sqlite", isolation_level=None)
        other.execute("begin immediate")
        assert server.ask("GET", "/health")[0] == 200
        assert server.ask("GET", "/ready") == (503, {"ready": False, "why": "busy"})
        other.close()
        until(lambda: server.ask("GET", "/ready") == READY)
