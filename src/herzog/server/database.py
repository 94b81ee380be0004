"""Checks before a database is used: no other server has the file open, and this program knows its schema."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import make_url

from herzog.server.store import connect, migrations

if TYPE_CHECKING:
    from sqlalchemy import Engine


class UnusableDatabase(Exception):
    """A database that cannot be used; the message says why, and what to do."""


def claim(url: str) -> sqlite3.Connection | None:
    """Return a lock on the SQLite file of *url*, held until it is closed or the process ends; None for other databases.

    Tables live in the memory of one server, so a second one on the same file would show what is no longer true.
    SQLite's own locks work on every system and vanish with their process; the file they are on stays empty.
    """
    file = make_url(url).database
    if make_url(url).get_backend_name() != "sqlite" or not file:
        return None
    lock = sqlite3.connect(f"{file}-lock", timeout=0, isolation_level=None)
    try:
        lock.execute("begin exclusive")
    except sqlite3.OperationalError:
        lock.close()
        raise UnusableDatabase(
            f"another server keeps its games in {file}; use that one, stop it, or name another folder with --data"
        ) from None
    return lock


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
