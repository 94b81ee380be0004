"""Signs: the tables that hosts show to everybody, and how many of them one visitor may show at once."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import or_, select

from herzog.server.database.schema import GameRow
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement

    from herzog.server.clock import Clock
    from herzog.server.database.store import Store

FORGOTTEN: Final = 14 * 24 * 60 * 60  # seconds without a move after which a table leaves the list
SAVED: Final = 60.0  # seconds within which a sign is saved, or never


class Signs:
    """Who shows which tables. Visitors are remembered in memory only: no address is ever stored."""

    def __init__(self, store: Store, clock: Clock, most: int) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._most: Final = most  # tables that one visitor may show at once
        self._put_up: Final[dict[str, dict[str, float]]] = {}  # when, by visitor and table

    def listed(self) -> Sequence[ColumnElement[Any]]:
        """Return what holds for tables in the list: play goes on, and somebody could sit down or watch."""
        useful = or_(GameRow.sign.not_like('%"seats":[]%'), GameRow.sign.like('%"watch":true%'))
        recent = GameRow.changed > self._clock.now() // 1000 - FORGOTTEN
        return GameRow.sign > "", GameRow.result == "null", recent, useful

    async def put_up(self, visitor: str, table: str) -> None:
        """Note that a *visitor* shows a table; refuse it if they show as many as they may."""
        mine = self._put_up.setdefault(visitor, {})
        if table not in mine and len(mine) >= self._most:
            await self._forget_others(mine)
        if table not in mine and len(mine) >= self._most:
            raise Refusal("many-signs", most=self._most)
        mine[table] = time.monotonic()

    def take_down(self, visitor: str, table: str) -> None:
        """Note that a *visitor* no longer shows a table."""
        self._put_up.get(visitor, {}).pop(table, None)

    async def _forget_others(self, mine: dict[str, float]) -> None:
        """Forget those of *mine* that are not in the list, unless they may still be on their way to the store."""
        rows = await self._store.read(select(GameRow.id).where(GameRow.id.in_([*mine]), *self.listed()))
        shown = {row.id for row in rows}
        for table, when in [*mine.items()]:
            if table not in shown and time.monotonic() - when > SAVED:
                mine.pop(table, None)
