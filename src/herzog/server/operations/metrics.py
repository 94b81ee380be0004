"""Metrics for the operator, in the format of Prometheus.

There is one server in a process, so the counters are global. None of them names a table, a seat or an address.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, NamedTuple

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    start_http_server,
)

from herzog import __version__

if TYPE_CHECKING:
    from collections.abc import Callable

    from structlog.typing import EventDict, WrappedLogger

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)  # seconds
SLOW: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)
REFUSED: Final = ("refused", "turned away")  # what the log calls a refusal

# Nobody needs the times at which counters were created, which would be a third of the response.
disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
GCCollector(registry=REGISTRY)
Info("herzog", "The program.", registry=REGISTRY).info({"version": __version__})

PICKS: Final = Counter(
    "herzog_picks", "Picks of people that were saved, and picks of bots.", ("by",), registry=REGISTRY
)
PICK_TIME: Final = Histogram(
    "herzog_pick_seconds", "From a person's pick coming in to its answer being sent.", registry=REGISTRY, buckets=QUICK
)
TABLES: Final = Gauge("herzog_tables", "Tables in memory.", registry=REGISTRY)
SOCKETS: Final = Gauge("herzog_sockets", "Open sockets.", registry=REGISTRY)
SLOW_READERS: Final = Counter(
    "herzog_slow_readers", "Sockets that were closed because they read too slowly.", registry=REGISTRY
)
WAITING: Final = Gauge("herzog_thinking_waiting", "Questions to bots that wait for their turn.", registry=REGISTRY)
THINKERS: Final = Gauge("herzog_thinkers", "Thinkers in other processes.", registry=REGISTRY)
ASKED: Final = Gauge(
    "herzog_thinkers_asked", "Questions to thinkers in other processes without an answer yet.", registry=REGISTRY
)
WAIT_TIME: Final = Histogram(
    "herzog_thinking_wait_seconds", "How long a question waited for its turn.", registry=REGISTRY, buckets=SLOW
)
THINKING_TIME: Final = Histogram(
    "herzog_thinking_seconds", "How long a question was thought about.", ("task",), registry=REGISTRY, buckets=SLOW
)
DATABASE_TIME: Final = Histogram(
    "herzog_database_seconds", "How long the database took.", ("work",), registry=REGISTRY, buckets=QUICK
)
ERRORS: Final = Counter("herzog_errors", "Errors in the log, left out there or not.", registry=REGISTRY)
LOOP_FAILURES: Final = Counter(
    "herzog_loop_failures", "How often each loop of the server has failed.", ("loop",), registry=REGISTRY
)
LOOPS_DOWN: Final = Gauge("herzog_loops_down", "Loops that failed a moment ago.", registry=REGISTRY)
REFUSALS: Final = Counter("herzog_refusals", "What was refused, by its code.", ("code",), registry=REGISTRY)


class BadAddress(Exception):
    """The metrics cannot be served at an address; the message says why."""


class Address(NamedTuple):
    """Where metrics are served."""

    host: str
    port: int

    def of(self, n: int) -> Address:
        """Return the address for the *n*th of several processes: that many ports above the given one."""
        return self._replace(port=self.port + n if self.port else 0)


def address_in(words: str) -> Address:
    """Return the address in *words*: a port of this machine, or HOST:PORT."""
    host, _, port = words.rpartition(":")
    if not (port.isascii() and port.isdigit() and int(port) < 2**16):
        raise BadAddress(f"{words!r} is not an address for metrics: write PORT or HOST:PORT")
    return Address(host.strip("[]") or "127.0.0.1", int(port))


def expose(address: Address) -> int:
    """Serve the metrics from another thread, even while the server is busy, and return the port."""
    try:
        server, _ = start_http_server(address.port, address.host, REGISTRY)
    except OSError as problem:
        where = f"{address.host}, port {address.port}"
        raise BadAddress(f"metrics cannot be served on {where}: {problem.strerror}") from None
    return server.server_port


def watch(
    *, tables: Callable[[], int], waiting: Callable[[], int], thinkers: Callable[[], int], asked: Callable[[], int]
) -> None:
    """Let gauges ask from now on how many tables are open, questions wait, thinkers exist, and they are asked."""
    TABLES.set_function(tables)
    WAITING.set_function(waiting)
    THINKERS.set_function(thinkers)
    ASKED.set_function(asked)


def count_line(_: WrappedLogger, __: str, line: EventDict) -> EventDict:
    """Count a line of the log if it reports an error or a refusal."""
    if line.get("level") == "error":
        ERRORS.inc()
    if line.get("event") in REFUSED:
        REFUSALS.labels(line["code"]).inc()
    return line


def count_foreign(record: logging.LogRecord) -> bool:
    """Count a line of a library if it tells of an error; lines of our own are counted as they are written."""
    if record.levelno >= logging.ERROR and not isinstance(record.msg, dict):
        ERRORS.inc()
    return True
