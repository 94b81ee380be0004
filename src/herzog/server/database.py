"""Checks before a database is used: that no other server is in the way, and that this program knows its schema."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Final, Protocol

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import make_url

from herzog.server.engine import connect, migrations
from herzog.server.hotline import Hotline, UnusableDatabase

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import Engine

    from herzog.server.hotline import Heard


__all__ = ["Claim", "UnusableDatabase", "address_of", "check_version", "claim"]


def address_of(database: str, folder: Path) -> str:
    """Return the address of *database* if one is named, else that of the file in the data *folder*."""
    return database or f"sqlite:///{folder / 'herzog.sqlite'}"


class Claim(Protocol):
    """A place among the processes that serve a database; it lapses with the process, however that ends."""

    @property
    def name(self) -> int:
        """Return the number by which others know this process; 0 if there can be no others."""

    def listen(self, hear: Callable[[Heard], None]) -> None:
        """Call *hear*, from another thread, with everything that the others send."""

    def close(self) -> None:
        """Give up the place."""


def claim(url: str, secret: str) -> Claim:
    """Take a place among the processes that serve the database at *url*; raise if there is none for this one.

    A SQLite file is for one process alone, because it cannot send news to others. With PostgreSQL, all must have the
    same *secret*.
    """
    known = make_url(url)
    if known.get_backend_name() == "postgresql":
        return Hotline(url, secret)
    return FileClaim(known.database or "")


class FileClaim:
    """A claim on a SQLite file.

    SQLite's own locks work on every system and vanish with their process; the file they are on stays empty.
    """

    name: Final = 0

    def __init__(self, file: str) -> None:
        self._lock: Final = sqlite3.connect(f"{file}-lock" if file else ":memory:", timeout=0, isolation_level=None)
        try:
            self._lock.execute("begin exclusive")
        except sqlite3.OperationalError:
            self._lock.close()
            raise UnusableDatabase(
                f"another server keeps its games in {file}; use that one, stop it, or name another folder with --data "
                "(several servers can share games only in PostgreSQL)"
            ) from None

    def listen(self, hear: Callable[[Heard], None]) -> None:
        """Hear nothing: there is nobody else."""

    def close(self) -> None:
        """Give up the file."""
        self._lock.close()


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
