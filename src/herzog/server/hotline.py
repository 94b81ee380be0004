"""How processes that serve one PostgreSQL database know of each other: who is there, who is first, and what is new.

Each process holds a connection on which it listens. The locks it takes there vanish with the process, however it ends,
so they say who is there. Whoever holds a certain one is first, and does what must not be done twice.
"""

from __future__ import annotations

import hmac
import secrets
import selectors
import socket
import threading
import time
from collections import deque
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import structlog
from sqlalchemy import make_url

from herzog.server.engine import HANGING
from herzog.server.news import CHANNEL

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import URL

PLACE: Final = 1791  # kinds of locks: a server is there, under this name
SECRET: Final = 1792  # a server signs links with the secret of this mark
THINKER: Final = 1793  # a thinker is there, under this name
FIRST: Final = 0  # the name under which a server is first
BEAT: Final = 1.0  # seconds between two checks of who is there
PAUSE: Final = 0.5  # seconds before the next attempt to reach a database that is away
FAREWELL: Final = 3.0  # seconds within which the database notices that a process has gone
ALIVE: Final = ("tcp_keepalives_idle = 10", "tcp_keepalives_interval = 5", "tcp_keepalives_count = 3")
LOCKS: Final = (
    "select objid::bigint from pg_locks where locktype = 'advisory' and objsubid = 2 and granted"
    " and classid = :kind and database = (select oid from pg_database where datname = current_database())"
)

log = structlog.get_logger()


class UnusableDatabase(Exception):
    """A database that cannot be used; the message says why, and what to do."""


class Heard(NamedTuple):
    """What a process hears: *notices* as they were written, and who is there.

    *anew* says that it may have missed something, because the line was cut. If *alive* is empty, nobody has looked who
    is there, and *thinkers* means nothing either.
    """

    notices: list[str]
    alive: frozenset[int]
    first: bool
    anew: bool = False
    thinkers: int = 0


class Hotline:
    """The line of one process, whose name is a number; *secret* is the one with which it signs links."""

    def __init__(self, url: str, secret: str) -> None:
        self.name: Final = secrets.randbelow(2**31 - 1) + 1
        self._url: Final = make_url(url)
        self._mark: Final = int.from_bytes(hmac.digest(secret.encode(), b"herzog mark", "sha256")[:4]) >> 1
        self._line = Line(self._url)
        self._first = False
        self._closing, self._closed = socket.socketpair()
        self._thread = threading.Thread(target=self._run, name="hotline", daemon=True)
        self._hear: Callable[[Heard], None]
        try:
            self._come_in()
        except UnusableDatabase:
            self.close()
            raise

    def _come_in(self) -> None:
        """Take a place; refuse to if there is a server that cannot share, or one with another secret."""
        address = self._url.render_as_string()
        if not self._within_reason(lambda: self._line.ask("select pg_try_advisory_lock_shared(:place)", place=PLACE)):
            raise UnusableDatabase(
                f"a server of an older version keeps its games in {address}, and cannot share them; stop it first"
            )
        self._greet()
        if not self._within_reason(lambda: self._line.locks(SECRET) <= {self._mark}):
            raise UnusableDatabase(
                f"another server on {address} signs links with another secret, and neither could read the other's; "
                "start all of them with the same HERZOG_SECRET, or with the same folder for --data"
            )

    def _within_reason(self, holds: Callable[[], Any]) -> bool:
        """Return whether something *holds*, allowing the database time to notice who has gone."""
        deadline = time.monotonic() + FAREWELL
        while not holds():
            if time.monotonic() > deadline:
                return False
            time.sleep(0.1)
        return True

    def _greet(self) -> None:
        """Listen, and let others know who is there, and with which secret."""
        self._first = False
        self._line.ask(f"listen {CHANNEL}")
        self._line.ask("select pg_advisory_lock_shared(:kind, :mark)", kind=SECRET, mark=self._mark)
        self._line.ask("select pg_advisory_lock(:kind, :name)", kind=PLACE, name=self.name)

    def listen(self, hear: Callable[[Heard], None]) -> None:
        """Call *hear* with everything that comes, from a thread of its own, until the line is closed."""
        self._hear = hear
        self._thread.start()

    def close(self) -> None:
        """Hang up."""
        self._closing.send(b"x")
        if self._thread.is_alive():
            self._thread.join()
        self._line.close()
        self._closing.close()
        self._closed.close()

    def _run(self) -> None:
        cut = False
        while not self._is_closing(PAUSE if cut else 0):
            try:
                if cut:
                    self._line = Line(self._url)
                    self._line.ask("select pg_try_advisory_lock_shared(:place)", place=PLACE)
                    self._greet()
                    self._report(anew=True)
                    cut = False
                self._attend()
            except Exception as problem:  # noqa: BLE001  (whatever it was, connect again)
                if not cut:
                    log.warning("the line to other processes is cut", cause=type(problem).__name__)
                self._line.close()
                cut, self._first = True, False

    def _attend(self) -> None:
        """Pass on notices as they come, and who is there at every beat, until the line is closed."""
        beat = 0.0
        while not self._is_closing():
            if time.monotonic() >= beat:
                self._report()
                beat = time.monotonic() + BEAT
            elif self._wait(beat - time.monotonic()):
                self._line.ask("select 1")  # the driver takes in notices only while it waits for an answer
                self._tell(Heard(self._line.notices(), frozenset(), self._first))

    def _report(self, *, anew: bool = False) -> None:
        """Report who is there, and become the first if nobody else is."""
        name = "select pg_try_advisory_lock(:kind, :name)"
        self._first = self._first or bool(self._line.ask(name, kind=PLACE, name=FIRST))
        alive = frozenset(self._line.locks(PLACE) - {FIRST})
        thinkers = len(self._line.locks(THINKER))
        self._tell(Heard(self._line.notices(), alive, self._first, anew, thinkers))

    def _tell(self, heard: Heard) -> None:
        if heard.notices or heard.alive:
            self._hear(heard)

    def _wait(self, seconds: float) -> bool:
        """Return whether something arrives within so many *seconds*."""
        return self._line.wait(seconds, self._closed)

    def _is_closing(self, seconds: float = 0) -> bool:
        with selectors.DefaultSelector() as closing:
            closing.register(self._closed, selectors.EVENT_READ)
            return bool(closing.select(seconds))


class Line:
    """A connection to the database apart from the store's pool: its locks and its listening need one that stays."""

    def __init__(self, url: URL) -> None:
        try:
            driver: Any = import_module("pg8000.native")
        except ModuleNotFoundError:
            raise UnusableDatabase(
                "several servers can share a PostgreSQL database only through the driver pg8000: write "
                "postgresql+pg8000://HOST/NAME, and run in the source folder: pip install '.[postgres]'"
            ) from None
        wire = _wire(url)
        self.handle: Final = wire.fileno()  # stays the same if the connection is encrypted
        try:
            self._connection: Final[Any] = driver.Connection(
                url.username, url.host, url.database, password=url.password, application_name="herzog", sock=wire
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
        """Return whether something arrives within so many *seconds*; something on the *others* ends the wait, too."""
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
        """Hang up."""
        try:
            self._connection.close()
        except Exception as problem:  # noqa: BLE001  (it was cut before)
            log.debug("already closed", cause=type(problem).__name__)


def _wire(url: URL) -> socket.socket:
    """Return a socket to the database, on which no answer may take longer than `HANGING`."""
    path = url.query.get("unix_sock")
    if isinstance(path, str):
        wire = socket.socket(socket.AF_UNIX)
        wire.settimeout(HANGING)
        wire.connect(path)
    else:
        wire = socket.create_connection((url.host or "localhost", url.port or 5432), HANGING)
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    return wire
