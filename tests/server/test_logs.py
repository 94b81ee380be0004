"""The log stays readable however often the same happens."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from herzog.server.limits.rate import Rate
from herzog.server.operations.logs import LINES, Limit, handler
from herzog.server.operations.metrics import REGISTRY

if TYPE_CHECKING:
    import pytest


def line(said: object) -> logging.LogRecord:
    """Return something to log."""
    return logging.LogRecord("herzog", logging.INFO, "", 0, said, None, None)


def test_more_of_the_same_is_left_out() -> None:
    """Each kind of line has its own measure; the next that fits says how many were left out."""
    limit = Limit(Rate(1e-9, 3))
    flood = [line({"event": "refused", "code": "malformed", "table": str(n)}) for n in range(10)]
    assert [limit.filter(each) for each in flood] == [True] * 3 + [False] * 7
    assert limit.filter(line({"event": "refused", "code": "stale"}))
    assert [limit.filter(line(f"Task-{n} came to nothing")) for n in range(4)] == [True] * 3 + [False]


def test_errors_of_libraries_are_counted_even_if_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever watches the metrics sees how many there were, and the log how many it leaves out."""
    writer, before = handler(tty=False), counted()
    for n in range(2 * LINES.at_once):
        writer.handle(logging.LogRecord("asyncio", logging.ERROR, "base_events.py", 1, f"Task-{n} failed", None, None))
    assert counted() - before == 2 * LINES.at_once
    assert LINES.at_once <= len(capsys.readouterr().err.splitlines()) < 2 * LINES.at_once


def counted() -> float:
    """Return how many errors were counted so far."""
    return REGISTRY.get_sample_value("herzog_errors_total") or 0


def test_what_was_left_out_is_told() -> None:
    """A reader knows that lines are missing, in our words and in those of libraries."""
    limit = Limit(Rate(1e9, 1))
    for said in ({"event": "refused", "code": "stale"}, "%s came to nothing"):
        first = line(said)
        limit.filter(first)
        limit._left_out[next(reversed(limit._buckets))] = 7  # noqa: SLF001  (as after a flood)
        second = line(said)
        assert limit.filter(second)
        assert "left_out" not in str(first.msg)
        assert "7" in str(second.msg)
