"""Checks that a game is over: only a finished game can be reviewed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from herzog.kernel import Record


class Unfinished(ValueError):
    """A game that is not over: its review would reveal what is still secret."""


def check(record: Record) -> None:
    """Raise if the game of *record* is not over."""
    if record.result is None:
        raise Unfinished(f"this game is not over after move {len(record.steps)}; only a finished game can be reviewed")
