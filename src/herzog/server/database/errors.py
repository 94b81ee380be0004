"""Translates failures of the database into the refusals that callers see."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

if TYPE_CHECKING:
    from herzog.wire import Code

# Error codes of SQLite and PostgreSQL for a full disk, and for a lock or query timeout or a deadlock.
_FULL: Final = frozenset({sqlite3.SQLITE_FULL, "53100"})
_BUSY: Final = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, "55P03", "57014", "40P01"})
_UNSTORABLE: Final = "22021"  # text with a NUL, which PostgreSQL does not even compare
_TAKEN: Final = "23505"  # a key that must be unique; with SQLite nobody else writes


def code_of(problem: Exception) -> Code:
    """Return the code of the refusal for a *problem*."""
    said = _said(problem.orig) if isinstance(problem, DBAPIError) else None
    if said in _FULL:
        return "full"
    if said in _BUSY or isinstance(problem, PoolTimeout):
        return "busy"
    return "malformed" if said == _UNSTORABLE else "failed"


def is_away(problem: Exception) -> bool:
    """Return whether the database does not answer at all."""
    return isinstance(problem, PoolTimeout | OSError) or getattr(problem, "connection_invalidated", False)


def is_overtaken(problem: Exception) -> bool:
    """Return whether somebody else has written under the same number."""
    return isinstance(problem, DBAPIError) and _said(problem.orig) == _TAKEN


def _said(problem: BaseException | None) -> int | str | None:
    """Return the driver's error code: a number for SQLite, a SQLSTATE for pg8000, or None."""
    if isinstance(problem, sqlite3.Error):
        return getattr(problem, "sqlite_errorcode", 0) & 0xFF  # higher bits hold the extended code
    fields = problem.args[0] if problem and problem.args else None
    return fields.get("C") if isinstance(fields, dict) else None
