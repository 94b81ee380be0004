"""Whether this server is ready for work: its loops run, and a real write to the database succeeds soon."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, delete

from herzog.server.database.database import FRESH, SOON
from herzog.server.database.schema import GameRow
from herzog.server.database.store import ADD_GAME
from herzog.server.operations.loops import down
from herzog.server.patience import patient
from herzog.table.refusal import Refusal
from herzog.wire import Ready

if TYPE_CHECKING:
    from herzog.server.database.store import Store

PAGE: Final = 5000  # bytes, more than a page of the database, so that it has to allocate one
REMOVE: Final = delete(GameRow).where(GameRow.id == bindparam("tried"))


class Readiness:
    """Checks the loops, and tries whether the database can be written."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._trying: Final = asyncio.Lock()
        self._last: tuple[float, Ready] | None = None  # the time and the result of the last try

    async def check(self) -> Ready:
        """Return whether all loops run and the database can be written, as of now or a moment ago."""
        async with self._trying:
            if self._last is None or time.monotonic() - self._last[0] > FRESH:
                ready = await self._try()
                self._last = (time.monotonic(), ready)
            return self._last[1]

    async def _try(self) -> Ready:
        try:
            async with asyncio.timeout(patient(SOON)):
                await self._write()
        except TimeoutError:
            return Ready(ready=False, why="slow")
        except Refusal as refusal:
            return Ready(ready=False, why=refusal.code)
        return Ready(ready=False, why="stopped") if down() else Ready(ready=True)

    async def _write(self) -> None:
        """Write a game as picks are written, and remove it in the same transaction, so that nobody ever sees it."""
        empty = {column.name: _empty(column) for column in GameRow.__table__.columns}
        tried = f"ready-{secrets.token_hex(8)}"
        await self._store.write({ADD_GAME: [{**empty, "id": tried, "header": " " * PAGE}], REMOVE: [{"tried": tried}]})


def _empty(column: Any) -> object:
    return None if column.nullable else column.type.python_type()
