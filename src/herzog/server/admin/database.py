"""Opens a database for an operator, who must name one that exists."""

from __future__ import annotations

from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from alembic.runtime.migration import MigrationContext
from sqlalchemy import make_url

from herzog.server.database.engine import UnusableDatabase, check_version, connect, newest_version, opened
from herzog.server.database.store import Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

LOCK_WAIT: Final = 10.0  # seconds to wait for a server that is writing
OPERATOR: Final = -1  # number of a process that shares a database without serving anybody


def file_of(url: str) -> Path | None:
    """Return the file of a SQLite database; None for one on a server."""
    known = make_url(url)
    return Path(known.database or "") if known.get_backend_name() == "sqlite" else None


def check(url: str) -> None:
    """Refuse a database that does not exist, that no server has used yet, or that is of another version."""
    if known_version(url) != newest_version():
        raise UnusableDatabase(
            "an older version of Café Herzog was the last to use this database, and this one can only back it up; "
            "for anything else, start the server once to bring the database up to date"
        )


def known_version(url: str) -> str:
    """Return the version of a database's schema, this one or an older one; refuse a database without one."""
    file = file_of(url)
    if file and not file.is_file():
        raise UnusableDatabase(f"{file} does not exist; name the folder of the server's data with --data")
    check_version(url)
    known = version(url)
    if known is None:
        raise UnusableDatabase("this database is empty: no server has used it")
    return known


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
    """Open a database after checking it, whether or not a server is using it."""
    check(url)
    store = Store(opened(url, LOCK_WAIT), 0 if file_of(url) else OPERATOR)
    try:
        yield store
    finally:
        await store.close()
