"""Backups, also while the server runs. A backup of SQLite or PostgreSQL is a SQLite file, and restores into either.

A backup has the schema of its database, also if that is one of an older version: it is what to go back to if an upgrade
goes wrong.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import MetaData, func, insert, select, tuple_

from herzog.server.admin.database import file_of, known_version, version
from herzog.server.database.engine import (
    NEWEST,
    UnusableDatabase,
    address_of_file,
    check_version,
    connect,
    migrate,
    newest_version,
)
from herzog.server.database.schema import Base, GameRow
from herzog.server.front.people import PersonRow
from herzog.server.notices.subscriptions import SubscriptionRow

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sqlalchemy import Connection, Row, Table

AT_ONCE: Final = 5000  # rows copied at a time
IMPORTED: Final = (GameRow, PersonRow, SubscriptionRow)  # so that the metadata of the schema has every table


def backup(url: str, file: Path) -> int:
    """Write the database at *url* to a new *file*, as it is at one moment, and return how many tables are in it."""
    known_version(url)
    with new_file(file) as draft:
        source = file_of(url)
        if source:
            _copy_file(source, draft)
        else:
            _copy_rows(url, address_of_file(draft))
        _seal(draft)
        return _games(address_of_file(draft))


def restore(file: Path, url: str) -> int:
    """Put a backup into the empty database at *url* and return how many tables came with it."""
    target = file_of(url)
    if target:
        _put(file, target)
    else:
        _pour(file, url)
    return _games(url)


def _put(file: Path, target: Path) -> None:
    _check_backup(file)
    for path in (target, target.with_name(f"{target.name}-wal")):  # SQLite would play an old -wal file into this one
        if path.exists():
            raise UnusableDatabase(f"{path} exists already; restore into another folder with --data, or move it away")
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with new_file(target) as draft:
        _copy_file(file, draft)
        _hand_over(draft, target.parent)


def _hand_over(draft: Path, folder: Path) -> None:
    """Give a file to whom its *folder* belongs: root restores for a server that runs as somebody else."""
    owner = folder.stat()
    if os.name == "posix" and os.geteuid() == 0:
        os.chown(draft, owner.st_uid, owner.st_gid)


def _pour(file: Path, url: str) -> None:
    """Copy a backup, brought up to date, into a database on a server."""
    if version(url) is not None and _games(url):
        raise UnusableDatabase("this database already holds games; name an empty one with --database")
    with brought_up_to_date(file) as newest:
        _migrate(url)
        _copy_rows(newest, url)


@contextmanager
def brought_up_to_date(file: Path) -> Iterator[str]:
    """Yield the address of a copy of a backup that has this program's schema; it is gone afterwards."""
    _check_backup(file)
    with TemporaryDirectory() as folder:
        newest = Path(folder) / "backup"
        _copy_file(file, newest)
        _migrate(url := address_of_file(newest))
        yield url


def _check_backup(file: Path) -> None:
    if not file.is_file():
        raise UnusableDatabase(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as kept:
            [(said,)] = kept.execute("pragma integrity_check(1)").fetchall()
    except sqlite3.DatabaseError as problem:
        said = str(problem)
    if said != "ok":
        raise UnusableDatabase(f"{file} is not a backup that can be restored: {said}")
    if version(address_of_file(file)) is None:
        raise UnusableDatabase(f"{file} is not a backup of Café Herzog")
    check_version(address_of_file(file))


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """Yield a draft that becomes *file* once it is complete and on disk; only its owner may read it."""
    if file.exists():
        raise UnusableDatabase(f"{file} exists already; name another file")
    draft = file.with_name(f"{file.name}.part")
    draft.unlink(missing_ok=True)
    draft.touch(0o600)
    try:
        yield draft
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        draft.rename(file)
    finally:
        draft.unlink(missing_ok=True)


def _copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite database as it is now, without blocking writers."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


def _seal(draft: Path) -> None:
    """Turn a database into a single file, without a write-ahead log beside it."""
    with closing(sqlite3.connect(draft)) as kept:
        kept.execute("pragma journal_mode = delete")


def _migrate(url: str, to: str = NEWEST) -> None:
    migrate(engine := connect(url), to)
    engine.dispose()


def _copy_rows(source: str, target: str) -> None:
    """Copy every row, as of one moment, into an empty database."""
    known = known_version(source)
    if version(target) is None:
        _migrate(target, known)
    old, new = connect(source), connect(target)
    if old.dialect.name == "postgresql":
        old = old.execution_options(isolation_level="REPEATABLE READ")
    try:
        with old.connect() as reader, new.begin() as writer:
            for table in _tables(reader, known):
                # With RETURNING, SQLAlchemy inserts many rows in one statement.
                add = insert(table).returning(*table.primary_key.columns)
                for rows in _rows(reader, table):
                    writer.execute(add, [row._asdict() for row in rows])
    finally:
        old.dispose()
        new.dispose()


def _tables(reader: Connection, known: str) -> list[Table]:
    """Return the tables of a schema, those that others refer to first; of an older one, as the database has them."""
    if known == newest_version():
        return Base.metadata.sorted_tables
    there = MetaData()
    there.reflect(reader, only=lambda name, _: name != "alembic_version")
    return there.sorted_tables


def _rows(reader: Connection, table: Table) -> Iterator[Sequence[Row[Any]]]:
    """Yield the rows of a *table*, a few thousand at a time."""
    key = tuple_(*table.primary_key.columns)
    wanted = select(table).order_by(*table.primary_key.columns).limit(AT_ONCE)
    rows = reader.execute(wanted).all()
    while rows:
        yield rows
        known = rows[-1]._asdict()
        last = tuple(known[column.name] for column in table.primary_key.columns)
        rows = reader.execute(wanted.where(key > last)).all()


def _games(url: str) -> int:
    engine = connect(url)
    try:
        with engine.connect() as connection:
            return connection.scalar(select(func.count()).select_from(GameRow)) or 0
    finally:
        engine.dispose()
