"""The loops of a server, and how a test lets them fail."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest.mock import patch

from herzog.server.admin.removal import OldTables
from herzog.server.database.database import Database
from herzog.server.lobby.alarms import Alarms
from herzog.server.lobby.due_tables import DueTables
from herzog.server.lobby.tables import Tables
from herzog.server.notices.notifier import Notifier

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

LOOPS: dict[str, tuple[type, str]] = {
    "writer": (Database, "_write_on"),
    "sweeper": (Tables, "_sweep"),
    "alarms": (Alarms, "run"),
    "due tables": (DueTables, "_look_round"),
    "notices": (Notifier, "run"),
    "removal": (OldTables, "run"),
}


def break_loops(names: Iterable[str], broken: Path) -> None:
    """Let loops fail while the file *broken* exists."""
    for owner, method in map(LOOPS.__getitem__, names):
        patch.object(owner, method, _unless(broken, getattr(owner, method))).start()


def _unless(broken: Path, loop: Callable[..., object]) -> Callable[..., object]:
    def run(*args: object) -> object:
        if broken.exists():
            raise RuntimeError("broken")
        return loop(*args)

    return run
