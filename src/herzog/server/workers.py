"""Worker processes that do the same work, and the process that keeps them running."""

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

from herzog.server.access.secret import BadSecret
from herzog.server.database.engine import UnusableDatabase
from herzog.server.operations.logs import configure_log
from herzog.server.operations.metrics import BadAddress
from herzog.server.patience import BadPatience, patient
from herzog.server.run import GRACE, serve

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable
    from multiprocessing.process import BaseProcess

    from herzog.server.settings import Settings

    Work: TypeAlias = Callable[[int, Connection[Any, Any]], None]  # sends (address, problem), one of them empty

PAUSE: Final = 1.0  # seconds before a process that died is replaced
STOP_WITHIN: Final = 2 * GRACE  # seconds within which a process that is told to stop has stopped

log = structlog.get_logger()


class CannotStart(Exception):
    """No worker can start; the message says why."""


class Worker:
    """The *n*th process, counted from 0, which does the *work*."""

    def __init__(self, work: Work, n: int) -> None:
        self.n: Final = n
        self.reports, saying = Pipe(duplex=False)
        context = get_context("spawn")
        self.process: Final[BaseProcess] = context.Process(target=work, args=(n, saying))
        self.process.start()
        saying.close()

    def close(self) -> None:
        """Wait until it has stopped, and kill it if that takes too long."""
        self.process.join(patient(STOP_WITHIN))
        self.process.kill()
        self.process.join()
        self.reports.close()


class Workers:
    """Keeps *size* processes at *work*: one that dies is replaced, until all are told to stop."""

    def __init__(self, work: Work, ready: Callable[[str], None], size: int) -> None:
        self._work: Final = work
        self._ready: Callable[[str], None] | None = ready  # None once it was called
        self._size: Final = size
        self._workers: list[Worker] = []
        self._stopping, self._stop_request = Pipe(duplex=False)

    def run(self) -> None:
        """Work until told to stop; raise if no process can start."""
        configure_log()
        for stop in (signal.SIGINT, signal.SIGTERM):
            signal.signal(stop, lambda *_: self._stop_request.send_bytes(b"stop"))
        try:
            self._workers = [self._new(n) for n in range(self._size)]
            while self._go_on():
                pass
        finally:
            self._stop()

    def _new(self, n: int) -> Worker:
        return Worker(self._work, n)

    def _go_on(self) -> bool:
        """Wait until something happens; return whether to go on."""
        reports = [worker.reports for worker in self._workers if not worker.reports.closed]
        happened = wait([self._stopping, *reports, *(worker.process.sentinel for worker in self._workers)])
        if self._stopping in happened:
            return False
        for worker in [*self._workers]:
            if worker.reports in happened:
                self._hear(worker.reports)
            elif worker.process.sentinel in happened:
                self._replace(worker)
        return True

    def _hear(self, reports: Connection[Any, Any]) -> None:
        """Hear that a process is ready, or why it cannot be."""
        try:
            address, problem = reports.recv()
        except EOFError:  # it has ended
            reports.close()
            return
        if problem:
            raise CannotStart(problem)
        if self._ready:
            self._ready(address)
            self._ready = None

    def _replace(self, worker: Worker) -> None:
        if self._ready:
            raise CannotStart("a process ended before it could begin; the log says why")
        log.error("a process died", code=worker.process.exitcode)
        self._workers.remove(worker)
        worker.close()
        if not self._stopping.poll(PAUSE):
            self._workers.append(self._new(worker.n))

    def _stop(self) -> None:
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            worker.close()


def serve_with(settings: Settings, listener: socket.socket, n: int, saying: Connection[Any, Any]) -> None:
    """Serve as the *n*th process; report through *saying* when that has begun, or why it cannot.

    All processes share the *listener*, so no connection is lost when one of them dies.
    """
    threading.Thread(target=_stop_with_parent, daemon=True).start()
    settings = settings._replace(metrics=settings.metrics.of(n) if settings.metrics else None)
    try:
        serve(settings, listener, lambda address: saying.send((address, "")))
    except (BadAddress, BadPatience, BadSecret, UnusableDatabase) as problem:
        saying.send(("", str(problem)))
        sys.exit(2)


def _stop_with_parent() -> None:
    """Stop, gracefully if possible, when the process that watches over this one has gone."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(patient(STOP_WITHIN))
        os._exit(1)
