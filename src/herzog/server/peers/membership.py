"""How processes that serve one PostgreSQL database know of each other: who is there, who is first, and what is new.

Each process listens on a connection of its own. The locks it takes there vanish with the process, however it ends, so
they say who is there. The process that holds a certain lock is first, and does what must not be done twice.

A process that hangs would keep its locks. So each one asks the database something at every beat, and the database
knows when it last did. The others close the connection of a process that has been silent for too long, which frees its
locks as if it had died. Before that its own claim to be first has lapsed, by its own clock: if it wakes up, it does
nothing for which another is responsible by now.
"""

from __future__ import annotations

import secrets
import selectors
import socket
import threading
import time
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import structlog
from sqlalchemy import make_url

from herzog.server.database.engine import UnusableDatabase
from herzog.server.database.messages import CHANNEL
from herzog.server.operations.loops import note_failure
from herzog.server.patience import patient
from herzog.server.peers.direct import DirectConnection
from herzog.server.peers.marks import mark_of_program, mark_of_secret

if TYPE_CHECKING:
    from collections.abc import Callable

SERVER: Final = 1791  # kinds of locks: a server is there, under this name
SECRET: Final = 1792  # a server signs links with the secret of this mark
VERSION: Final = 1794  # a server is of the program of this mark
THINKER: Final = 1793  # a thinker is there, under this name
FIRST: Final = 0  # the name under which a server is first
BEAT: Final = 1.0  # seconds between two checks of who is there
STARTING: Final = 0.1  # seconds between two checks of whether the server has started
PAUSE: Final = 0.5  # seconds before the next attempt to reach a database that is away
SILENT: Final = 5.0  # seconds without a beat after which a process hangs
LEASE: Final = 3.0  # seconds after a beat for which a process may rely on being first: well below `SILENT`
GONE_AFTER: Final = 3.0  # seconds within which the database notices that a process has gone
DISMISS: Final = f"""
    select pg_terminate_backend(pid) from pg_stat_activity
    where usename = current_user and state_change < clock_timestamp() - make_interval(secs => {{}}) and pid in (
        select pid from pg_locks where locktype = 'advisory' and objsubid = 2 and granted and objid <> {FIRST}
        and classid = {SERVER} and database = (select oid from pg_database where datname = current_database())
    )
"""  # noqa: S608  (numbers of ours)

log = structlog.get_logger()


class Heard(NamedTuple):
    """What a process hears: *notices* as they were written, and who is there.

    *missed* says that something may have been missed, because the connection was cut. If *alive* is empty, nobody has
    looked who is there, and *thinkers* means nothing either. It was true at *at*, by `time.monotonic`.
    """

    notices: list[str]
    alive: frozenset[int]
    first: bool
    missed: bool = False
    thinkers: int = 0
    at: float = 0.0


class Hanging(Exception):
    """The event loop of this process has taken in nothing for too long."""


class Membership:
    """The membership of one process; its name is a number, and *secret* signs its links."""

    def __init__(self, url: str, secret: str) -> None:
        self.name: Final = secrets.randbelow(2**31 - 1) + 1
        self._url: Final = make_url(url)
        self._mark: Final = mark_of_secret(secret)
        self._connection = DirectConnection(self._url)
        self._first = False
        self._closing, self._closed = socket.socketpair()
        self._thread = threading.Thread(target=self._run, name="membership", daemon=True)
        self._hear: Callable[[Heard], None] | None = None
        self._told = self._taken_in = 0  # how much was passed on, and how much of that the event loop has taken in
        self._taken_in_at = 0.0
        try:
            self._register()
        except UnusableDatabase:
            self.close()
            raise
        self._thread.start()

    def _register(self) -> None:
        """Register this process; refuse if a server is there that cannot share, or that is too different."""
        address = self._url.render_as_string()
        if not self._within_reason(self._share_place):
            raise UnusableDatabase(
                f"a server of an older version keeps its games in {address}, and cannot share them; stop it first"
            )
        self._announce()
        if not self._within_reason(lambda: self._connection.locks(SECRET) <= {self._mark}):
            raise UnusableDatabase(
                f"another server on {address} signs links with another secret, and neither could read the other's; "
                "start all of them with the same HERZOG_SECRET, or with the same folder for --data"
            )
        self._within_reason(self._is_of_one_version)
        self._check_version()

    def _is_of_one_version(self) -> bool:
        return self._connection.locks(VERSION) <= {mark_of_program()}

    def _check_version(self) -> None:
        if not self._is_of_one_version():
            raise UnusableDatabase(
                f"another server on {self._url.render_as_string()} is of another version of Café Herzog or has other "
                "rules; stop all servers and thinkers, then start them all from the same version"
            )

    def _share_place(self) -> bool:
        """Take the lock that servers of older versions hold alone."""
        return bool(self._connection.ask("select pg_try_advisory_lock_shared(:place)", place=SERVER))

    def _within_reason(self, holds: Callable[[], Any]) -> bool:
        """Return whether something *holds*, allowing the database time to notice who has gone."""
        deadline = time.monotonic() + patient(GONE_AFTER)
        while not holds():
            if time.monotonic() > deadline:
                return False
            time.sleep(0.1)
        return True

    def _announce(self) -> None:
        """Listen, and take the locks that tell others that this process is there, of which version and secret."""
        self._first = False
        self._connection.ask(f"listen {CHANNEL}")
        for kind, mark in ((SECRET, self._mark), (VERSION, mark_of_program())):
            self._connection.ask("select pg_advisory_lock_shared(:kind, :mark)", kind=kind, mark=mark)
        self._connection.ask("select pg_advisory_lock(:kind, :name)", kind=SERVER, name=self.name)

    def listen(self, hear: Callable[[Heard], None]) -> None:
        """Call *hear* with everything that comes, from another thread, until `close`."""
        self._hear = hear

    def take_in(self) -> None:
        """Note that the event loop has taken in one more thing that was passed on."""
        self._taken_in, self._taken_in_at = self._taken_in + 1, time.monotonic()

    def close(self) -> None:
        """Leave."""
        self._closing.send(b"x")
        if self._thread.is_alive():
            self._thread.join()
        self._connection.close()
        self._closing.close()
        self._closed.close()

    def _run(self) -> None:
        cut = False
        while not self._is_closing(PAUSE if cut else 0):
            try:
                self._check_loop()
                if cut:
                    self._connection = DirectConnection(self._url)
                    self._share_place()
                    self._announce()
                    self._check_version()
                    self._report(missed=True)
                    cut = False
                self._attend()
            except Exception as problem:  # noqa: BLE001  (whatever it was, connect again)
                if isinstance(problem, UnusableDatabase):  # this process hung while the others were upgraded
                    log.error("other processes cannot be joined", why=str(problem))  # noqa: TRY400
                elif not cut:
                    log.warning("the line to other processes is cut", cause=type(problem).__name__)
                self._connection.close()
                cut, self._first = True, False
                note_failure("membership", PAUSE)

    def _attend(self) -> None:
        """Pass on notices as they come, and who is there at every beat, until `close`."""
        beat = 0.0
        while not self._is_closing():
            if time.monotonic() >= beat:
                self._check_loop()
                self._report()
                beat = time.monotonic() + (BEAT if self._hear else STARTING)
            elif self._wait(beat - time.monotonic()):
                self._connection.ask("select 1")  # the driver takes in notices only while it waits for an answer
                if self._hear:
                    self._tell(Heard(self._connection.notices(), frozenset(), self._first), self._hear)

    def _check_loop(self) -> None:
        """Raise if the event loop hangs, so that others take over: they cannot see it while this thread runs."""
        if self._told != self._taken_in and time.monotonic() - self._taken_in_at > patient(SILENT):
            raise Hanging

    def _report(self, *, missed: bool = False) -> None:
        """Report who is there, and become the first if nobody else is; while the server starts, only show life."""
        at = time.monotonic()
        self._connection.rows(DISMISS.format(patient(SILENT)) if self._hear else "select 1")
        if not self._hear:
            return
        name = "select pg_try_advisory_lock(:kind, :name)"
        self._first = self._first or bool(self._connection.ask(name, kind=SERVER, name=FIRST))
        alive = frozenset(self._connection.locks(SERVER) - {FIRST})
        thinkers = len(self._connection.locks(THINKER))
        self._tell(Heard(self._connection.notices(), alive, self._first, missed, thinkers, at), self._hear)

    def _tell(self, heard: Heard, hear: Callable[[Heard], None]) -> None:
        if heard.notices or heard.alive:
            if self._told == self._taken_in:
                self._taken_in_at = time.monotonic()
            self._told += 1
            hear(heard)

    def _wait(self, seconds: float) -> bool:
        """Return whether something arrives within that time."""
        return self._connection.wait(seconds, self._closed)

    def _is_closing(self, seconds: float = 0) -> bool:
        with selectors.DefaultSelector() as closing:
            closing.register(self._closed, selectors.EVENT_READ)
            return bool(closing.select(seconds))
