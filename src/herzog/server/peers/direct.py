"""A connection to PostgreSQL apart from the pool, for locks that are held and notices that are listened to."""

from __future__ import annotations

import selectors
import socket
from collections import deque
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import structlog

from herzog.extras import how_to_install
from herzog.server.database.engine import HANGING, UnusableDatabase, encryption
from herzog.server.patience import patient

if TYPE_CHECKING:
    from sqlalchemy import URL

ALIVE: Final = ("tcp_keepalives_idle = 10", "tcp_keepalives_interval = 5", "tcp_keepalives_count = 3")
LOCKS: Final = (
    "select objid::bigint from pg_locks where locktype = 'advisory' and objsubid = 2 and granted"
    " and classid = :kind and database = (select oid from pg_database where datname = current_database())"
)

log = structlog.get_logger()


class DirectConnection:
    """A connection to the database apart from the store's pool: its locks and its listening need one that stays."""

    def __init__(self, url: URL) -> None:
        try:
            driver: Any = import_module("pg8000.native")
        except ModuleNotFoundError:
            raise UnusableDatabase(
                "several servers can share a PostgreSQL database only through the driver pg8000: write "
                f"postgresql+pg8000://HOST/NAME; to get it, {how_to_install('postgres')}"
            ) from None
        checked, wire = encryption(url), _wire(url)
        self.handle: Final = wire.fileno()  # stays the same if the connection is encrypted
        try:
            self._connection: Final[Any] = driver.Connection(
                url.username,
                url.host,
                url.database,
                password=url.password,
                application_name="herzog",
                sock=wire,
                ssl_context=checked,
            )
        except Exception:
            wire.close()
            raise
        self._connection.notifications = deque()  # the driver would keep only the last hundred
        for setting in ALIVE:
            self.ask(f"set {setting}")

    def ask(self, query: str, **values: int | str) -> Any:
        """Return the first value of the first row of *query*, or None."""
        rows = self.rows(query, **values)
        return rows[0][0] if rows else None

    def rows(self, query: str, **values: int | str) -> list[Any]:
        """Return the rows of *query*."""
        return self._connection.run(query, **values) or []

    def locks(self, kind: int) -> set[int]:
        """Return the names of all locks of a *kind* that somebody holds."""
        return {int(name) for (name,) in self.rows(LOCKS, kind=kind)}

    def wait(self, seconds: float, *others: socket.socket) -> bool:
        """Return whether something arrives within *seconds*; something on the *others* ends the wait as well."""
        with selectors.DefaultSelector() as all_of_them:
            for handle in (self.handle, *(each.fileno() for each in others)):
                all_of_them.register(handle, selectors.EVENT_READ)
            return any(key.fileobj == self.handle for key, _ in all_of_them.select(max(0.0, seconds)))

    def notices(self) -> list[str]:
        """Return the notices that have arrived since the last call."""
        heard = []
        while self._connection.notifications:
            heard.append(self._connection.notifications.popleft()[2])
        return heard

    def close(self) -> None:
        """Close it, even if it was cut before."""
        try:
            self._connection.close()
        except Exception as problem:  # noqa: BLE001  (it was cut before)
            log.debug("already closed", cause=type(problem).__name__)


def _wire(url: URL) -> socket.socket:
    """Return a socket to the database, on which no answer may take longer than `HANGING`, times the patience."""
    path = url.query.get("unix_sock")
    if isinstance(path, str):
        wire = socket.socket(socket.AF_UNIX)
        wire.settimeout(patient(HANGING))
        wire.connect(path)
    else:
        wire = socket.create_connection((url.host or "localhost", url.port or 5432), patient(HANGING))
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    return wire
