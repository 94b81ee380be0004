"""The log: to standard error, without secrets, and with a limit on lines of the same kind."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING, Final

import structlog

from herzog.server.limits.rate import Bucket, Rate
from herzog.server.operations.metrics import count_foreign, count_line
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from structlog.typing import Processor

LINES: Final = Rate(2, 50)  # lines of one kind


class Limit(logging.Filter):
    """Leaves out lines that come too often; the next of their kind says how many."""

    def __init__(self, rate: Rate = LINES) -> None:
        super().__init__()
        self._rate: Final = rate
        self._buckets: Final[dict[tuple[object, ...], Bucket]] = {}  # kinds are literals in the code, so there are few
        self._left_out: Final[dict[tuple[object, ...], int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether there is room for a line."""
        kind = _kind(record)
        try:
            self._buckets.setdefault(kind, Bucket(self._rate)).take()
        except Refusal:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        if left_out := self._left_out.pop(kind, 0):
            _note(record, left_out)
        return True


def _kind(record: logging.LogRecord) -> tuple[object, ...]:
    """Return the kind of a line, without what differs from one line to the next: of a library, where it was logged."""
    if isinstance(record.msg, dict):
        return record.msg.get("event"), record.msg.get("code")
    return record.pathname, record.lineno


def _note(record: logging.LogRecord, left_out: int) -> None:
    if isinstance(record.msg, dict):
        record.msg = {**record.msg, "left_out": left_out}
    else:
        record.msg = f"{record.msg} ({left_out} more like this were left out)"


def configure_log() -> None:
    """Log to standard error: on a terminal warnings and errors, otherwise everything as JSON, one object per line.

    Tracebacks omit local variables, which hold seeds and secret picks.
    """
    structlog.configure(
        processors=[*_first(), count_line, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    tty = sys.stderr.isatty()
    logging.basicConfig(handlers=[handler(tty=tty)], level=logging.WARNING if tty else logging.INFO, force=True)
    for chatty in ("alembic", "uvicorn.error"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


def handler(*, tty: bool) -> logging.Handler:
    """Return what writes lines of our own and of libraries, which are counted before any is left out."""
    writer = logging.StreamHandler()
    writer.addFilter(count_foreign)
    writer.addFilter(Limit())
    writer.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=_first(), processors=_last(tty=tty)))
    return writer


def _first() -> list[Processor]:
    return [structlog.stdlib.add_log_level, structlog.processors.TimeStamper(fmt="iso")]


def _last(*, tty: bool) -> list[Processor]:
    bare = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    if tty:
        return [bare, structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    return [bare, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
