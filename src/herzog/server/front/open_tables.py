"""Open tables: those that their hosts show to everybody in the front room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import and_, select

from herzog.server.access.links import LOBBY, Grant
from herzog.server.database.saved import saved_from
from herzog.server.database.schema import GameRow, LockRow
from herzog.table.refusal import Refusal
from herzog.wire import OpenTable, SeatLink

if TYPE_CHECKING:
    from herzog.kernel import Seat
    from herzog.server.database.saved import Saved
    from herzog.server.lobby.lobby import Lobby
    from herzog.wire import Token

MOST: Final = 60  # tables in the list, the newest


class OpenTables:
    """The open tables of one server; most servers do not allow any."""

    def __init__(self, lobby: Lobby, *, allowed: bool) -> None:
        self._lobby: Final = lobby
        self._allowed: Final = allowed

    async def tables(self) -> list[OpenTable]:
        """Return the tables at which somebody could sit down or watch.

        They are in the order in which they were set up: when somebody last touched a table is nobody's business.
        """
        self._check()
        rows = await self._lobby.store.read(
            select(*GameRow.__table__.columns, LockRow.changes.label("lock"))
            .join(LockRow, and_(LockRow.game == GameRow.id, LockRow.key == LOBBY))
            .where(*self._lobby.tables.services.signs.listed())
            .order_by(GameRow.created.desc(), GameRow.id)
            .limit(MOST)
        )
        return [self._shown(saved_from(row), row.lock) for row in rows]

    async def take(self, table: str, seat: Seat, name: str) -> SeatLink:
        """Give a free seat to somebody and return their link."""
        self._check()
        saved = await self._lobby.store.find(table)
        if saved is None or saved.setup.sign is None:
            raise Refusal("not-open")
        lock = await (await self._lobby.tables.find(saved)).take(seat, name)
        return SeatLink(seat, self._lobby.access.token(Grant(table, str(seat), lock)))

    def _check(self) -> None:
        if not self._allowed:
            raise Refusal("not-open")

    def _shown(self, saved: Saved, lock: int) -> OpenTable:
        assert saved.setup.sign is not None, "that is what was asked for"
        return OpenTable(
            saved.id,
            saved.setup.header.game,
            saved.setup.chairs,
            list(saved.standing.stand_ins),
            saved.setup.sign,
            saved.setup.clock,
            saved.created,
            self._watch(saved, lock),
        )

    def _watch(self, saved: Saved, lock: int) -> Token:
        allowed = saved.setup.sign is not None and saved.setup.sign.watch
        return self._lobby.access.token(Grant(saved.id, LOBBY, lock)) if allowed else ""
