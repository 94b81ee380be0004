"""The log: to standard error, without secrets, and never more of the same than somebody can read."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING, Final

import structlog

from herzog.server.metrics import count_line
from herzog.server.rate import Bucket, Rate
from herzog.server.refusal import Refusal

if TYPE_CHECKING:
    from structlog.typing import Processor

LINES: Final = Rate(2, 50)  # of one kind


class Limit(logging.Filter):
    """Leaves lines out that come too often; the next of their kind says how many they were."""

    def __init__(self, rate: Rate = LINES) -> None:
        super().__init__()
        self._rate: Final = rate
        self._buckets: Final[dict[tuple[object, ...], Bucket]] = {}  # kinds are written in the program, so they are few
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
    """Return what a line is about, without what differs from one to the next."""
    if isinstance(record.msg, dict):
        return record.msg.get("event"), record.msg.get("code")
    return record.name, record.msg


def _note(record: logging.LogRecord, left_out: int) -> None:
    if isinstance(record.msg, dict):
        record.msg = {**record.msg, "left_out": left_out}
    else:
        record.msg = f"{record.msg} ({left_out} more like this were left out)"


def configure_log() -> None:
    """Log to standard error: on a terminal what somebody has to know, otherwise one JSON object per line.

    Tracebacks omit local variables, which hold seeds and secret picks.
    """
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        count_line,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler, tty = logging.StreamHandler(), sys.stderr.isatty()
    handler.addFilter(Limit())
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processors=_last(tty=tty)))
    logging.basicConfig(handlers=[handler], level=logging.WARNING if tty else logging.INFO, force=True)
    for chatty in ("alembic", "uvicorn.error"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


def _last(*, tty: bool) -> list[Processor]:
    bare = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    if tty:
        return [bare, structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    return [bare, structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
