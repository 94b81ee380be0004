"""Run a server: the log, the address, and a stop that loses nothing."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sys
from typing import TYPE_CHECKING, Final

import structlog
import uvicorn

from herzog.server.app import make_app

if TYPE_CHECKING:
    from collections.abc import Callable

    from structlog.typing import Processor

    from herzog.server.settings import Settings

FRAME: Final = 64 * 1024  # bytes of a socket message beyond which we hang up instead of explaining
GRACE: Final = 5  # seconds for open requests when the server stops


def serve(settings: Settings, listener: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; *ready* hears the address as soon as there is somebody to answer."""
    app = make_app(settings, lambda: ready(address(listener)))
    configure_log()
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,  # addresses are public, but who asks for what is nobody's business
        ws="websockets-sansio",
        ws_max_size=FRAME,
        timeout_graceful_shutdown=GRACE,
    )
    _tune()
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: None)  # uvicorn stops gracefully and then raises the signal again: enough
    uvicorn.Server(config).run(sockets=[listener])


def _tune() -> None:
    """Keep pauses short: a table should not wait for the interpreter's housekeeping."""
    gc.collect()
    gc.freeze()  # games, packs and libraries stay for good
    gc.set_threshold(700, 10, 1000)  # a full collection goes through all tables in memory, so let it be rare
    sys.setswitchinterval(0.001)  # the thread that saves waits for the one that draws views, several times a step


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens; port 0 is any that is free."""
    listener = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else `done` waits 40 ms behind a large `now`
    return listener


def address(listener: socket.socket) -> str:
    """Return what to type into a browser on this machine."""
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104  (compared, not bound)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def configure_log() -> None:
    """Write the log to standard error: for people on a terminal, else one JSON object a line.

    Tracebacks show no local variables: those hold seeds and secret picks.
    """
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=_last(tty=sys.stderr.isatty()))
    )
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for chatty in ("alembic", "uvicorn.error"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


def _last(*, tty: bool) -> list[Processor]:
    bare = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    if tty:
        return [bare, structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    return [bare, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
