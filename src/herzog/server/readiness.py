"""Whether this server can do its work: whoever asks gets the result of a real write, and a quick answer."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, delete

from herzog.server.refusal import Refusal
from herzog.server.schema import GameRow
from herzog.server.store import ADD_GAME
from herzog.server.wire import Ready

if TYPE_CHECKING:
    from herzog.server.store import Store

SOON: Final = 2.0  # seconds in which a database that is well has written
FRESH: Final = 1.0  # seconds for which an answer holds: anybody may ask, and nobody may make the disk busy by that
PAGE: Final = 5000  # bytes, more than a page of the database, so that one more must be found
REMOVE: Final = delete(GameRow).where(GameRow.id == bindparam("tried"))


class Readiness:
    """Tries now and then whether the database can be written."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._trying: Final = asyncio.Lock()
        self._last: tuple[float, Ready] | None = None  # what came of it, and when

    async def check(self) -> Ready:
        """Return whether the database can be written, as of now or a moment ago."""
        async with self._trying:
            if self._last is None or time.monotonic() - self._last[0] > FRESH:
                ready = await self._try()
                self._last = (time.monotonic(), ready)
            return self._last[1]

    async def _try(self) -> Ready:
        try:
            async with asyncio.timeout(SOON):
                await self._write()
        except TimeoutError:
            return Ready(ready=False, why="slow")
        except Refusal as refusal:
            return Ready(ready=False, why=refusal.code)
        return Ready(ready=True)

    async def _write(self) -> None:
        """Write a game and remove it in one transaction, on the way that every pick takes; nobody ever sees it."""
        empty = {column.name: _empty(column) for column in GameRow.__table__.columns}
        tried = f"ready-{secrets.token_hex(8)}"
        await self._store.write({ADD_GAME: [{**empty, "id": tried, "header": " " * PAGE}], REMOVE: [{"tried": tried}]})


def _empty(column: Any) -> object:
    return None if column.nullable else column.type.python_type()
