"""Databases that an operator names: there already, and of this version."""

from __future__ import annotations

from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import make_url

from herzog.server.database import UnusableDatabase, check_version
from herzog.server.engine import connect, migrations, opened
from herzog.server.store import Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

PATIENCE: Final = 10.0  # seconds to wait for a server that writes
OPERATOR: Final = -1  # among the processes that use a database, the one that serves nobody


def file_of(url: str) -> Path | None:
    """Return the file of a SQLite database; None for one on a server."""
    known = make_url(url)
    return Path(known.database or "") if known.get_backend_name() == "sqlite" else None


def check(url: str) -> None:
    """Refuse a database that is not there, has no games yet, or is of another version."""
    file = file_of(url)
    if file and not file.is_file():
        raise UnusableDatabase(f"{file} does not exist; name the folder of the server's data with --data")
    check_version(url)
    known, newest = version(url), ScriptDirectory.from_config(migrations()).get_current_head()
    if known is None:
        raise UnusableDatabase("this database is empty: no server has used it")
    if known != newest:
        raise UnusableDatabase(
            "an older version of Café Herzog has used this database last; use the admin command of that version, "
            "or start the server once to bring the database up to date"
        )


def version(url: str) -> str | None:
    """Return the version of a database's schema; None if it has none."""
    engine = connect(url)
    try:
        with engine.connect() as connection:
            return MigrationContext.configure(connection).get_current_revision()
    finally:
        engine.dispose()


@asynccontextmanager
async def administered(url: str) -> AsyncIterator[Store]:
    """Open a database that is in order, whether or not a server uses it."""
    check(url)
    store = Store(opened(url, PATIENCE), 0 if file_of(url) else OPERATOR)
    try:
        yield store
    finally:
        await store.close()
