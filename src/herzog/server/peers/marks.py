"""Marks of what all processes that serve one database must have in common."""

from __future__ import annotations

import hmac
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from herzog import __version__
from herzog.server.database.engine import newest_version

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

RULES: Final = ("kernel", "games")  # the parts of the program that replay a journal


def mark_of_secret(secret: str) -> int:
    """Return the mark of a *secret*, from which nobody can find it out."""
    return _mark(secret.encode(), b"herzog mark")


@cache
def mark_of_program() -> int:
    """Return the mark of this program: its version, its schema and its rules."""
    sources = sorted(source for part in RULES for source in _sources(files("herzog") / part, part))
    return _mark(f"{__version__} {newest_version()}".encode(), b"".join(map(str.encode, sources)))


def _sources(folder: Traversable, path: str) -> Iterator[str]:
    """Yield every source file in a *folder* with its path."""
    for entry in folder.iterdir():
        inside = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from _sources(entry, inside)
        elif entry.name.endswith(".py"):
            yield f"{inside}\n{entry.read_text('utf-8')}"


def _mark(key: bytes, what: bytes) -> int:
    return int.from_bytes(hmac.digest(key, what, "sha256")[:4]) >> 1
