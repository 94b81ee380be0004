"""Connects to a database, checks the version of its schema, and brings it up to date."""

from __future__ import annotations

import ssl
from typing import TYPE_CHECKING, Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, create_engine, event, make_url, text

from herzog.server.patience import patient

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Engine

MIGRATION: Final = 1756  # key of the lock under which a PostgreSQL schema is migrated
NEWEST: Final = "head"  # the version of the schema that this program writes, as the migrations call it
HANGING: Final = 4.0  # seconds after which a PostgreSQL that does not answer is given up


class UnusableDatabase(Exception):
    """A database that cannot be used; the message says why, and what to do."""


def address_of_file(file: Path) -> str:
    """Return the address of the SQLite database in *file*, whose name may have characters that mean something there."""
    return URL.create("sqlite", database=str(file)).render_as_string()


def address_of(database: str, folder: Path) -> str:
    """Return the address of *database* if one is named, else that of the file in the data *folder*."""
    return database or address_of_file(folder / "herzog.sqlite")


def connect(url: str, hanging: float | None = None) -> Engine:
    """Return an engine for *url* that replaces connections cut by a database restart.

    A PostgreSQL that does not answer for *hanging* seconds is given up; None waits for ever.
    """
    address = make_url(url)
    settings: dict[str, Any] = {}
    if address.drivername == "postgresql+pg8000":
        settings["connect_args"] = {"ssl_context": encryption(address)}
        if hanging:
            settings["connect_args"] |= _times(hanging)
            settings["pool_timeout"] = hanging
        address = address.difference_update_query(["ssl"])  # the driver does not know it
    settings["hide_parameters"] = True  # seeds and picks stay out of logs
    return create_engine(address, pool_pre_ping=True, **settings)


def _times(hanging: float) -> dict[str, Any]:
    """Return arguments of pg8000 that give up a database which does not answer for *hanging* seconds."""
    half = str(int(500 * hanging))  # of the time, in milliseconds: the database gives up first, and says why
    quarter = str(int(250 * hanging))  # a process that hangs while it writes is cut off before others stop waiting
    waiting = {"statement_timeout": half, "lock_timeout": half, "idle_in_transaction_session_timeout": quarter}
    return {"timeout": hanging, "startup_params": waiting}


def encryption(address: URL) -> ssl.SSLContext | None:
    """Return what checks the certificate of a PostgreSQL, as its *address* wants it.

    With "?ssl=verify" an authority that this machine trusts must have signed it, with "?ssl=FILE" one in that file.
    Without, return None: the driver encrypts if the server can, but does not check who answers.
    """
    wanted = address.query.get("ssl")
    if wanted is None:
        return None
    try:
        return ssl.create_default_context(cafile=None if wanted == "verify" else str(wanted))
    except OSError as problem:  # among them what is wrong with a certificate
        raise UnusableDatabase(
            f"ssl={wanted} in the address of the database: {problem.strerror or problem}; "
            "write ssl=verify, or the file with the certificate of the authority"
        ) from None


def migrated(url: str, lock_wait: float, most_pages: int) -> Engine:
    """Return an engine for the database at *url*, with its schema migrated.

    For SQLite, *lock_wait* is how long to wait for a lock, in seconds, and *most_pages* limits the file's size.
    """
    migrate(unhurried := connect(url))
    unhurried.dispose()
    return opened(url, lock_wait, most_pages)


def opened(url: str, lock_wait: float, most_pages: int = 0) -> Engine:
    """Return an engine for the database at *url*, with its schema as it is; see `migrated`."""
    engine = connect(url, patient(HANGING))
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", lambda raw, _: _prepare(raw, patient(lock_wait), most_pages))
    return engine


def migrate(engine: Engine, to: str = NEWEST) -> None:
    """Migrate the schema *to* a version."""
    config = migrations()
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # one of several processes that start together does it
            connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": MIGRATION})
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def migrations() -> Config:
    """Return the configuration that names the folder of migrations."""
    config = Config()
    config.set_main_option("script_location", "herzog.server:migrations")
    return config


def newest_version() -> str | None:
    """Return the version of the schema that this program writes."""
    return ScriptDirectory.from_config(migrations()).get_current_head()


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


def _prepare(raw: Any, lock_wait: float, most_pages: int) -> None:
    cursor = raw.cursor()
    cursor.execute(f"pragma busy_timeout = {int(lock_wait * 1000)}")
    cursor.execute("pragma journal_mode = wal")
    cursor.execute("pragma synchronous = full")  # an acknowledged step survives a power cut, not only a crash
    cursor.execute("pragma foreign_keys = on")
    if most_pages:
        cursor.execute(f"pragma max_page_count = {most_pages}")
    cursor.close()
