"""Tables that nobody has touched for a long time are removed, if the operator wants that, and kept as records."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import structlog
from sqlalchemy import bindparam, delete, select

from herzog.server.journal import fold
from herzog.server.notices.subscriptions import SubscriptionRow
from herzog.server.schema import Base, GameRow
from herzog.server.store import saved_from

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from sqlalchemy import Delete

    from herzog.server.clock import Clock
    from herzog.server.store import Saved, Store

DAY: Final = 86_400  # seconds
PAUSE: Final = 3600.0  # seconds between two rounds
AT_ONCE: Final = 50  # tables removed before others have their turn

log = structlog.get_logger()


class Attic:
    """Removes tables that have not changed for so many *days* and that are not *in_use*; 0 days keeps all of them.

    What was played is first written to the folder *archive*, if there is one.
    """

    def __init__(
        self, store: Store, clock: Clock, days: float, archive: Path | None, in_use: Callable[[str], bool]
    ) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._days: Final = days
        self._archive: Final = archive
        self._in_use: Final = in_use

    async def run(self) -> None:
        """Clear up now and then, for as long as the server runs."""
        while self._days:
            try:
                await self.clear()
            except Exception:
                log.exception("old tables could not be removed")
            await asyncio.sleep(PAUSE)

    async def clear(self) -> None:
        """Remove what is old."""
        last = ""
        while old := await self._old(last):
            for saved in old:
                last = saved.id
                if not self._in_use(saved.id):
                    await self._remove(saved)

    async def _old(self, after: str) -> list[Saved]:
        """Return the next few tables, by id, that are old.

        Where somebody has said that they never want mail, that answer must not be forgotten.
        """
        never = select(SubscriptionRow.game).where(SubscriptionRow.state == "never")
        before = self._clock.now() / 1000 - self._days * DAY
        old = select(*GameRow.__table__.columns).where(GameRow.changed < before, GameRow.id > after)
        rows = await self._store.read(old.where(GameRow.id.not_in(never)).order_by(GameRow.id).limit(AT_ONCE))
        return [saved_from(row) for row in rows]

    async def _remove(self, saved: Saved) -> None:
        if self._archive is not None:
            record = fold(saved.header, await self._store.journal(saved.id)).record
            record.result = saved.standing.result
            await asyncio.to_thread(self._keep, saved, record.dumps())
        await self._store.write({removal: [{"gone": saved.id}] for removal in _removals()})
        log.info("table removed", table=saved.id, archived=self._archive is not None)

    def _keep(self, saved: Saved, record: str) -> None:
        assert self._archive is not None, "asked only where there is one"
        self._archive.mkdir(mode=0o700, parents=True, exist_ok=True)
        day = datetime.fromtimestamp(saved.standing.changed, UTC).date()
        file = self._archive / f"{day}-{saved.header.game}-{saved.id}.jsonl"
        file.touch(0o600)
        file.write_text(record, "utf-8")


def _removals() -> list[Delete]:
    """Return what removes a table from everywhere in the database, the game last."""
    game = GameRow.__table__.c.id
    pointing = [
        delete(table).where(column == bindparam("gone"))
        for table in reversed(Base.metadata.sorted_tables)
        for column in table.columns
        if column.references(game)
    ]
    return [*pointing, delete(GameRow).where(GameRow.id == bindparam("gone"))]
