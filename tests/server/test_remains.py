from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from tests import witnesses
from tests.server.harness import Server

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.postgres import Postgres


def test_a_server_leaves_its_log_and_its_tables(tmp_path: Path) -> None:
    """While it runs, and after that until the next test."""
    with Server(tmp_path / "data") as server:
        table = server.set_up("here", "here")["table"]
        assert server in witnesses.known()
        server.testify(tmp_path, "running")
    server.testify(tmp_path, "stopped")
    for name in ("running", "stopped"):
        assert table in (tmp_path / f"{name}.log").read_text()
        with closing(sqlite3.connect(tmp_path / f"{name}.sqlite")) as copy:
            assert copy.execute("select id from games").fetchall() == [(table,)]
    witnesses.forget_closed()
    assert server not in witnesses.known()


def test_a_postgresql_is_kept_as_sql(tmp_path: Path, postgres: Postgres) -> None:
    """With everything in it."""
    with Server(tmp_path / "data", database=postgres.new_database()) as server:
        table = server.set_up("here", "here")["table"]
        server.testify(tmp_path, "kept")
    assert table in (tmp_path / "kept.sql").read_text()
