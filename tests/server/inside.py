"""What a test does inside its server: turning the clock, and writing to the store, which is the server's alone.

The harness sends a function of this module and its arguments; the server calls it in its loop and says how that went.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import text

from herzog.server.access.links import keys
from herzog.server.http import app

if TYPE_CHECKING:
    from collections.abc import Sequence
    from multiprocessing.connection import Connection

    from herzog.server.database.saved import Saved
    from herzog.server.database.store import Store
    from herzog.server.lobby.lobby import Lobby
    from herzog.table.entry import Entry
    from tests.server.turned import TurnedClock


class Inside(NamedTuple):
    """The parts of a server that a test may reach; the *clock* only if it is one to turn."""

    store: Store
    clock: TurnedClock | None


async def turn(inside: Inside, now: int) -> None:
    """Set another time, in milliseconds since 1970."""
    assert inside.clock, "only a clock that was set by the setting `now` can be turned"
    inside.clock.turn(now)


async def keep(inside: Inside, saved: Saved, entries: Sequence[Entry]) -> None:
    """Keep a table with that journal."""
    await inside.store.add(saved, entries, keys(saved.setup.chairs))


async def keep_review(inside: Inside, game: str, review: str) -> None:
    """Keep the *review* of a *game*."""
    await inside.store.keep_review(game, review)


async def write(inside: Inside, statement: str, **values: Any) -> None:
    """Carry out a *statement* in SQL, behind the back of all that the server has in memory."""
    await inside.store.write({text(statement): [values]})


class Insider:
    """Obeys a test from within the server."""

    def __init__(self, clock: TurnedClock | None) -> None:
        self._clock = clock
        self._lobby: Lobby
        self._open = app.open_lobby

    async def open_lobby(self, *args: Any) -> Lobby:
        """Open the lobby as always, and remember it."""
        self._lobby = await self._open(*args)
        return self._lobby

    def obey(self, told: Connection) -> None:
        """Carry out what comes in on *told*, one after the other, and say of each why it failed, or None."""
        loop, inside = asyncio.get_running_loop(), Inside(self._lobby.store, self._clock)

        def read() -> None:
            with contextlib.suppress(EOFError, OSError):  # whoever told it has gone
                while True:
                    do, args, values = told.recv()
                    done = asyncio.run_coroutine_threadsafe(do(inside, *args, **values), loop)
                    problem = done.exception()
                    told.send(problem and repr(problem))

        threading.Thread(target=read, daemon=True).start()
