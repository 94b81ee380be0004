"""A crew: several processes that do the same work, and the one that keeps them running."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from multiprocessing import Pipe, get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import structlog

from herzog.server.hotline import UnusableDatabase
from herzog.server.links import BadSecret
from herzog.server.logs import configure_log
from herzog.server.metrics import BadAddress
from herzog.server.run import GRACE, serve

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable
    from multiprocessing.process import BaseProcess

    from herzog.server.settings import Settings

    Work: TypeAlias = Callable[[int, Connection[Any, Any]], None]  # sends (address, problem), one of them empty

PAUSE: Final = 1.0  # seconds before a process that died is replaced
FAREWELL: Final = 2 * GRACE  # seconds within which a process that is told to stop has stopped

log = structlog.get_logger()


class Member:
    """The *n*th process, counted from 0, which does the *work*."""

    def __init__(self, work: Work, n: int) -> None:
        self.n: Final = n
        self.said, saying = Pipe(duplex=False)
        context = get_context("spawn")
        self.process: Final[BaseProcess] = context.Process(target=work, args=(n, saying))
        self.process.start()
        saying.close()

    def close(self) -> None:
        """Wait until it has stopped, and kill it if that takes too long."""
        self.process.join(FAREWELL)
        self.process.kill()
        self.process.join()
        self.said.close()


class Crew:
    """Processes of which any that dies is replaced, until all are told to stop."""

    def __init__(self, work: Work, ready: Callable[[str], None], size: int) -> None:
        self._work: Final = work
        self._ready: Callable[[str], None] | None = ready  # None once it was called
        self._size: Final = size
        self._members: list[Member] = []
        self._hearing, self._wish = Pipe(duplex=False)  # carries the wish to stop

    def run(self) -> None:
        """Work until told to stop; raise if no process can begin."""
        configure_log()
        for stop in (signal.SIGINT, signal.SIGTERM):
            signal.signal(stop, lambda *_: self._wish.send_bytes(b"stop"))
        try:
            self._members = [self._new(n) for n in range(self._size)]
            while self._go_on():
                pass
        finally:
            self._stop()

    def _new(self, n: int) -> Member:
        return Member(self._work, n)

    def _go_on(self) -> bool:
        """Wait until something happens; return whether to go on."""
        speaking = [member.said for member in self._members if not member.said.closed]
        happened = wait([self._hearing, *speaking, *(member.process.sentinel for member in self._members)])
        if self._hearing in happened:
            return False
        for member in [*self._members]:
            if member.said in happened:
                self._hear(member.said)
            elif member.process.sentinel in happened:
                self._replace(member)
        return True

    def _hear(self, said: Connection[Any, Any]) -> None:
        """Hear that a process is ready, or why it cannot be."""
        try:
            address, problem = said.recv()
        except EOFError:  # it has ended
            said.close()
            return
        if problem:
            raise UnusableDatabase(problem)
        if self._ready:
            self._ready(address)
            self._ready = None

    def _replace(self, member: Member) -> None:
        if self._ready:
            raise UnusableDatabase("a process ended before it could begin; the log says why")
        log.error("a process died", code=member.process.exitcode)
        self._members.remove(member)
        member.close()
        if not self._hearing.poll(PAUSE):
            self._members.append(self._new(member.n))

    def _stop(self) -> None:
        for member in self._members:
            member.process.terminate()
        for member in self._members:
            member.close()


def serve_with(settings: Settings, listener: socket.socket, n: int, saying: Connection[Any, Any]) -> None:
    """Serve as the *n*th process; report through *saying* when that has begun, or why it cannot.

    All processes share the *listener*, so no connection is lost when one of them dies.
    """
    threading.Thread(target=_stop_with_parent, daemon=True).start()
    settings = settings._replace(metrics=settings.metrics.of(n) if settings.metrics else None)
    try:
        serve(settings, listener, lambda address: saying.send((address, "")))
    except (BadAddress, BadSecret, UnusableDatabase) as problem:
        saying.send(("", str(problem)))
        sys.exit(2)


def _stop_with_parent() -> None:
    """Stop, gracefully if possible, when the process that watches over this one has gone."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(FAREWELL)
        os._exit(1)
