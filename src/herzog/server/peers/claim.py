"""A process claims a database before it serves it, so that no other server is in the way."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol

from sqlalchemy import make_url

from herzog.server.database.engine import UnusableDatabase
from herzog.server.peers.membership import Membership

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.server.peers.membership import Heard


class Claim(Protocol):
    """A place among the processes that serve a database; it lapses with the process, however that ends."""

    @property
    def name(self) -> int:
        """Return the number by which others know this process; 0 if there can be no others."""

    def listen(self, hear: Callable[[Heard], None]) -> None:
        """Call *hear*, from another thread, with everything that the others send."""

    def take_in(self) -> None:
        """Note that this process has taken in one more thing that it heard, so it does not hang."""

    def close(self) -> None:
        """Give up the place."""


def claim(url: str, secret: str) -> Claim:
    """Take a place among the processes that serve the database at *url*; raise if there is none for this one.

    A SQLite file is for one process alone, because it cannot send news to others. With PostgreSQL, all must have the
    same *secret* and be of the same version.
    """
    known = make_url(url)
    if known.get_backend_name() == "postgresql":
        return Membership(url, secret)
    return FileClaim(known.database or "")


class FileClaim:
    """A claim on a SQLite file.

    SQLite's own locks work on every system and vanish with their process; the file they are on stays empty.
    """

    name: Final = 0

    def __init__(self, file: str) -> None:
        where = f"{_only_name(file)}-lock" if file else ":memory:"
        self._lock: Final = sqlite3.connect(where, timeout=0, isolation_level=None)
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

    def take_in(self) -> None:
        """Do nothing, since nothing is heard."""

    def close(self) -> None:
        """Give up the file."""
        self._lock.close()


def _only_name(file: str) -> Path:
    """Return the one name of *file*, whatever links lead there: the lock must be beside it for whoever opens it."""
    found = Path(file).resolve()
    if found.exists() and found.stat().st_nlink > 1:
        raise UnusableDatabase(
            f"{file} has two names (a hard link), under each of which a server could open it; remove one of them"
        )
    return found
