"""Connections to a database, and its schema brought up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, event, make_url, text

if TYPE_CHECKING:
    from sqlalchemy import Engine

MIGRATION: Final = 1756  # of the lock under which a PostgreSQL schema is migrated
HANGING: Final = 4.0  # seconds after which a PostgreSQL that does not answer is given up


def connect(url: str, hanging: float | None = None) -> Engine:
    """Return an engine for *url* that replaces connections cut by a database restart.

    A PostgreSQL that does not answer for *hanging* seconds is given up; without it a connection may take its time.
    """
    bounds: dict[str, Any] = {}
    if hanging and make_url(url).drivername == "postgresql+pg8000":
        inside = str(int(500 * hanging))  # milliseconds: half the time, so that the database itself can say why
        waiting = {"statement_timeout": inside, "lock_timeout": inside}
        bounds = {"connect_args": {"timeout": hanging, "startup_params": waiting}, "pool_timeout": hanging}
    return create_engine(url, hide_parameters=True, pool_pre_ping=True, **bounds)  # seeds and picks stay out of logs


def migrated(url: str, patience: float, most_pages: int) -> Engine:
    """Return an engine for the database at *url*, with its schema migrated.

    For SQLite, *patience* is how long to wait for a lock, in seconds, and *most_pages* limits the file's size.
    """
    migrate(unhurried := connect(url))
    unhurried.dispose()
    return opened(url, patience, most_pages)


def opened(url: str, patience: float, most_pages: int = 0) -> Engine:
    """Return the same with its schema as it is."""
    engine = connect(url, HANGING)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", lambda raw, _: _prepare(raw, patience, most_pages))
    return engine


def migrate(engine: Engine) -> None:
    """Migrate the schema."""
    config = migrations()
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # of several processes that start together one does it
            connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": MIGRATION})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def migrations() -> Config:
    """Return where the migrations are."""
    config = Config()
    config.set_main_option("script_location", "herzog.server:migrations")
    return config


def _prepare(raw: Any, patience: float, most_pages: int) -> None:
    cursor = raw.cursor()
    cursor.execute(f"pragma busy_timeout = {int(patience * 1000)}")
    cursor.execute("pragma journal_mode = wal")
    cursor.execute("pragma synchronous = full")  # an acknowledged step survives a power cut, not only a crash
    cursor.execute("pragma foreign_keys = on")
    if most_pages:
        cursor.execute(f"pragma max_page_count = {most_pages}")
    cursor.close()
