"""Removes tables that nobody has touched for a long time, if the operator wants that, and archives their records."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, Protocol

import structlog
from sqlalchemy import bindparam, delete, exists, select

from herzog.server.database.messages import Message
from herzog.server.database.saved import saved_from
from herzog.server.database.schema import Base, GameRow
from herzog.server.notices.subscriptions import NEVER
from herzog.server.operations import files
from herzog.table.fold import fold
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Delete

    from herzog.server.clock import Clock
    from herzog.server.database.saved import Saved
    from herzog.server.database.store import Store

DAY: Final = 86_400  # seconds
PAUSE: Final = 3600.0  # seconds between two rounds
EVER: Final = 2**62
AT_ONCE: Final = 50  # tables removed before others have their turn
OLD: Final = select(GameRow.id).where(GameRow.id == bindparam("gone"), GameRow.changed < bindparam("before"))
LOCK: Final = OLD.with_for_update()  # so that nobody plays between two statements; SQLite has one writer anyway

log = structlog.get_logger()


class Tables(Protocol):
    """The tables in memory."""

    @property
    def first(self) -> bool:
        """Return whether this process is the one to clear up."""

    def is_open(self, table: str) -> bool:
        """Return whether somebody uses a table."""

    def drop(self, table: str) -> None:
        """Close a table that is gone, if somebody has come to it after all."""


class OldTables:
    """Removes tables that have not changed for that number of *days* and are not open; 0 days keeps all of them.

    Their records are first written to the folder *archive*, if there is one.
    """

    def __init__(self, store: Store, clock: Clock, days: float, archive: Path | None, tables: Tables) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._days: Final = days
        self._archive: Final = archive
        self._tables: Final = tables

    async def run(self) -> None:
        """Clear up now and then, for as long as the server runs."""
        while self._days:
            try:
                if self._tables.first:
                    await self.clear()
            except Refusal as refusal:
                log.warning("old tables were not removed", code=refusal.code)  # the store is away: try later
            await asyncio.sleep(PAUSE)

    async def clear(self) -> None:
        """Remove what is old."""
        last, before = "", self._clock.now() // 1000 - round(self._days * DAY)
        while old := await self._old(before, last):
            for saved in old:
                last = saved.id
                await self._remove(saved, before)

    async def _remove(self, saved: Saved, before: int) -> None:
        """Remove a table that is still old and unused once it is archived; one that cannot be archived is kept."""
        if self._tables.is_open(saved.id):
            return
        try:
            await archive(self._store, saved, self._archive)
        except Refusal:
            raise
        except Exception:
            log.exception("a table could not be archived", table=saved.id)
            return
        if not self._tables.is_open(saved.id):
            await remove(self._store, saved.id, before)
            if await self._store.find(saved.id) is None:
                self._tables.drop(saved.id)
                log.info("table removed", table=saved.id, archived=self._archive is not None)

    async def _old(self, before: int, after: str) -> list[Saved]:
        """Return the next few tables, by id, that are old.

        Where somebody has said that they never want mail, that answer must not be forgotten.
        """
        old = select(*GameRow.__table__.columns).where(GameRow.changed < before, GameRow.id > after)
        rows = await self._store.read(old.where(GameRow.id.not_in(NEVER)).order_by(GameRow.id).limit(AT_ONCE))
        return [saved_from(row) for row in rows]


async def record_of(store: Store, saved: Saved) -> str:
    """Return the record of a table as text, with the result if the game is over."""
    record = fold(saved.setup.header, await store.journal(saved.id)).record
    record.result = saved.standing.result
    return record.dumps()


async def archive(store: Store, saved: Saved, folder: Path | None) -> None:
    """Write the record of a table to a *folder*, if there is one."""
    if folder is not None:
        await asyncio.to_thread(_keep, folder, saved, await record_of(store, saved))


async def remove(store: Store, table: str, before: int = EVER) -> None:
    """Remove a table from everywhere, all of it or nothing; with *before*, only if nothing has changed since then."""
    row = {"gone": table, "before": before}
    await store.write({LOCK: [row], **{removal: [row] for removal in _removals()}}, Message("gone", table))


def _keep(archive: Path, saved: Saved, record: str) -> None:
    archive.mkdir(mode=0o700, parents=True, exist_ok=True)
    day = datetime.fromtimestamp(saved.standing.changed, UTC).date()
    files.write(archive / f"{day}-{saved.setup.header.game}-{saved.id}.jsonl", record)


def _removals() -> list[Delete]:
    """Return the statements that remove a game that is old and all rows that refer to it, the game last."""
    game = GameRow.__table__.c.id
    pointing = [
        delete(table).where(column == bindparam("gone"), exists(OLD))
        for table in reversed(Base.metadata.sorted_tables)
        for column in table.columns
        if column.references(game)
    ]
    return [*pointing, delete(GameRow).where(GameRow.id == bindparam("gone"), GameRow.changed < bindparam("before"))]
