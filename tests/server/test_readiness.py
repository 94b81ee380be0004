"""A proxy is told whether to send people here: only where what they play can be kept."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from sqlalchemy import create_engine, text

from herzog.server.database.database import FRESH
from herzog.server.database.store import Store
from herzog.server.operations.times import AnswerTimes
from herzog.table.refusal import Refusal
from tests.server.harness import Server
from tests.waiting import until

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from sqlalchemy import Executable

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
    with Server(tmp_path / "data", patience=1, lock_wait=0.1) as server:
        assert server.ask("GET", "/ready") == READY
        time.sleep(FRESH)
        other = sqlite3.connect(server.data / "herzog.sqlite", isolation_level=None)
        other.execute("begin immediate")
        assert server.ask("GET", "/health")[0] == 200
        assert server.ask("GET", "/ready") == (503, {"ready": False, "why": "busy"})
        other.close()
        until(lambda: server.ask("GET", "/ready") == READY)


def test_many_who_ask_for_health_are_one_to_the_database(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody may ask as often as they like, and must not keep it busy; that it was away is not believed for long."""
    asked = 0

    async def check() -> None:
        store = await Store.open(database)
        read = store.read

        async def counted(query: Executable) -> Any:
            nonlocal asked
            asked += 1
            if asked == 1:
                raise Refusal("failed")
            return await read(query)

        monkeypatch.setattr(store, "read", counted)
        assert not await store.alive()
        assert all(await asyncio.gather(*[store.alive() for _ in range(50)]))
        assert await store.alive()
        await store.close()

    asyncio.run(check())
    assert asked == 2


def test_the_times_of_answers_are_not_sorted_for_everybody_who_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a second is enough; how many there are is always true."""
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    times = AnswerTimes()
    assert (len(times), times.quantile(0.5)) == (0, 0.0)
    for took in (0.003, 0.001, 0.002):
        times.add(took)
    assert (len(times), times.quantile(0.5)) == (3, 0.0)
    now = FRESH
    assert (times.quantile(0.5), times.quantile(0.99)) == (2.0, 2.0)
