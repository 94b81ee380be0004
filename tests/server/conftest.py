from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server import postgres as pg
from tests.server.harness import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server for all tests that do not kill it."""
    with Server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[pg.Postgres]:
    """Return a PostgreSQL for all tests, where one is installed."""
    if not pg.can_run():
        pytest.skip("there is no PostgreSQL here")
    with pg.running() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.sqlite'}"
    running: pg.Postgres = request.getfixturevalue("postgres")
    return running.new_database()
