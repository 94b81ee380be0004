"""What a server leaves behind: its log and its database."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Final

PATIENCE: Final = 30  # seconds


def keep(log: Path, data: Path, database: str, name: Path) -> None:
    """Copy a server's *log* and *database*, by default the one in its *data*, to files that begin with *name*."""
    if log.exists():
        shutil.copyfile(log, name.with_suffix(".log"))
    file = Path(database.removeprefix("sqlite:///")) if database.startswith("sqlite") else data / "herzog.sqlite"
    if file.exists():
        _keep_sqlite(file, name.with_suffix(".sqlite"))
    if database.startswith("postgresql"):
        _keep_postgres(database, name.with_suffix(".sql"))


def _keep_sqlite(file: Path, copied: Path) -> None:
    """Copy the database in a *file*, which the server may be writing."""
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copied)) as copy:
        source.backup(copy)


def _keep_postgres(url: str, file: Path) -> None:
    command = ["pg_dump", "--dbname", url.replace("+pg8000", ""), "--file", str(file)]
    subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE)
