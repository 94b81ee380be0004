"""One server for one PostgreSQL database, until several can share it; for SQLite see tests/cli/test_serve.py."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from herzog.server import database
from herzog.server.database import UnusableDatabase, claim
from tests.server.harness import WAIT, Server

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.postgres import Postgres

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "FAREWELL", 0)


def test_a_second_server_on_one_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    """It is refused with one sentence as long as the first runs; when that is gone, killed or not, it may open."""
    address = postgres.new_database()
    with Server(tmp_path / "data", database=address) as server:
        with pytest.raises(UnusableDatabase, match=r"another server keeps its games in postgresql.*cannot share one"):
            claim(address)
        server.kill()
        server.start()


def test_a_claim_is_renewed_when_the_database_comes_back(postgres: Postgres) -> None:
    """A crash of the database takes the lock away; who had it takes it again, unless another was first."""
    address = postgres.new_database()
    first = claim(address)
    postgres.crash()
    assert first.holds()  # nobody else can have it now
    postgres.start()
    assert first.holds()
    with pytest.raises(UnusableDatabase):
        claim(address)
    postgres.crash()
    postgres.start()
    second = claim(address)
    assert not first.holds()
    second.close()
    assert first.holds()
    first.close()


def test_a_server_that_lost_its_database_stops(tmp_path: Path, postgres: Postgres) -> None:
    """Two would drift apart, so the one that came later stays."""
    address = postgres.new_database()
    with Server(tmp_path / "data", database=address) as server:
        postgres.crash()
        postgres.start()
        deadline = time.monotonic() + WAIT
        other = None
        while other is None:
            assert time.monotonic() < deadline
            try:
                other = claim(address)
            except UnusableDatabase:  # the server has taken it again: try it once more
                postgres.crash()
                postgres.start()
        while "another server uses this database now" not in server.log.read_text():
            assert time.monotonic() < deadline + WAIT
            time.sleep(0.2)
        other.close()
