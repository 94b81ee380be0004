"""Checks before a database is used: no other server uses it, and this program knows its schema."""

from __future__ import annotations

import sqlite3
import time
from typing import TYPE_CHECKING, Final, Protocol

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import make_url, text
from sqlalchemy.exc import DBAPIError

from herzog.server.engine import connect, migrations

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

KEY: Final = 1791  # of the lock on a PostgreSQL database
FAREWELL: Final = 3.0  # seconds in which the database notices that the last server has gone
ALIVE: Final = ("tcp_keepalives_idle = 10", "tcp_keepalives_interval = 5", "tcp_keepalives_count = 3")


class UnusableDatabase(Exception):
    """A database that cannot be used; the message says why, and what to do."""


class Claim(Protocol):
    """The right to be the only server on a database; it ends with the process, however that ends."""

    def holds(self) -> bool:
        """Return whether nobody else can have it."""

    def close(self) -> None:
        """Let others have it."""


def claim(url: str) -> Claim:
    """Return the claim of this server on the database at *url*; refuse if another server has it.

    Tables live in the memory of one server, so a second one on the same games would show what is no longer true.
    """
    known = make_url(url)
    return ServerClaim(connect(url)) if known.get_backend_name() == "postgresql" else FileClaim(known.database or "")


class FileClaim:
    """A claim on a SQLite file.

    SQLite's own locks work on every system and vanish with their process; the file they are on stays empty.
    """

    def __init__(self, file: str) -> None:
        self._lock: Final = sqlite3.connect(f"{file}-lock" if file else ":memory:", timeout=0, isolation_level=None)
        try:
            self._lock.execute("begin exclusive")
        except sqlite3.OperationalError:
            self._lock.close()
            raise UnusableDatabase(
                f"another server keeps its games in {file}; use that one, stop it, or name another folder with --data"
            ) from None

    def holds(self) -> bool:
        """Return True: nobody can take the lock away."""
        return True

    def close(self) -> None:
        """Let others have it."""
        self._lock.close()


class ServerClaim:
    """A claim on a PostgreSQL database: a lock that lasts as long as the connection on which it was taken."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._lock: Connection | None = None
        deadline = time.monotonic() + FAREWELL
        while not self._take():
            if time.monotonic() > deadline:
                engine.dispose()
                raise UnusableDatabase(
                    f"another server keeps its games in {engine.url.render_as_string()}; use that one, stop it, "
                    "or name another database with --database: several servers cannot share one yet"
                )
            time.sleep(0.1)

    def holds(self) -> bool:
        """Return whether the claim stands; after the database was away it is taken again, if nobody else has it."""
        try:
            return self._is_kept() or self._take()
        except DBAPIError:
            return True  # the database is away, for the others too

    def _is_kept(self) -> bool:
        if self._lock is None:
            return False
        try:
            self._lock.execute(text("select 1"))
        except DBAPIError:
            self._lock.close()
            self._lock = None
        return self._lock is not None

    def close(self) -> None:
        """Let others have it."""
        if self._lock is not None:
            self._lock.close()
        self._engine.dispose()

    def _take(self) -> bool:
        lock = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        for setting in ALIVE:
            lock.execute(text(f"set {setting}"))
        if lock.scalar(text("select pg_try_advisory_lock(:key)"), {"key": KEY}):
            self._lock = lock
            return True
        lock.close()
        return False


def check_version(url: str) -> None:
    """Refuse a database that a newer version of this program has changed."""
    engine = connect(url)
    try:
        _check_version(engine)
    finally:
        engine.dispose()


def _check_version(engine: Engine) -> None:
    with engine.connect() as connection:
        revision = MigrationContext.configure(connection).get_current_revision()
    try:
        ScriptDirectory.from_config(migrations()).get_revision(revision or "base")
    except CommandError:
        raise UnusableDatabase(
            f"a newer version of Café Herzog has used this database ({engine.url.render_as_string()}); "
            "start that version, or name another folder with --data or another database with --database"
        ) from None
