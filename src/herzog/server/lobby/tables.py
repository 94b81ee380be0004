"""The tables in memory: loaded from the store when somebody needs them, and unloaded when nobody has for a while."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from herzog.server.lobby.due_tables import DueTables
from herzog.server.operations.loops import keep_running
from herzog.server.operations.memory import give_back
from herzog.server.packs import pack_of
from herzog.server.table.connection import TRY_AGAIN
from herzog.server.table.services import Services
from herzog.server.table.signs import Signs
from herzog.server.table.table import Table
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from herzog.kernel import Seat
    from herzog.server.clock import Clock
    from herzog.server.database.saved import Saved
    from herzog.server.database.store import Store
    from herzog.server.packs import Packs
    from herzog.server.peers.peers import Peers
    from herzog.server.settings import Settings
    from herzog.server.table.connection import Connection
    from herzog.server.thinking.bot_pool import BotPool

STOPPING: Final = 1012  # close code of the socket

log = structlog.get_logger()


class Tables:
    """The tables that this process has in memory; its *peers* may have others, or the same."""

    def __init__(
        self, settings: Settings, packs: Packs, store: Store, clock: Clock, peers: Peers, bot_pool: BotPool
    ) -> None:
        self.opening: Final[dict[str, asyncio.Task[Table]]] = {}  # by id; done once the table is open
        self._packs: Final = packs
        self._store: Final = store
        self._peers: Final = peers
        self._linger: Final = settings.linger
        self._due: Final = DueTables(clock, store, peers, self)
        signs = Signs(store, clock, settings.signs_each)
        self.services: Final = Services(store, bot_pool, clock, self._due.alarms.set, settings, peers, signs, self.drop)
        self._glances: Final[set[tuple[str, Seat]]] = set()  # seats that somebody has opened since `looking` was asked
        self._sweeper: Final = keep_running("sweeper", self._sweep)

    @property
    def first(self) -> bool:
        """Return whether this is the process that does what must not be done twice."""
        return self._peers.first

    async def find(self, saved: Saved) -> Table:
        """Return the table, loaded from the store if necessary, with everything that was written until now."""
        known = saved.id in self.opening
        if not known:
            self.opening[saved.id] = asyncio.create_task(self._open(saved), name=f"open {saved.id}")
        task = self.opening[saved.id]
        try:
            table = await asyncio.shield(task)
        except Exception:
            if self.opening.get(saved.id) is task:
                del self.opening[saved.id]
            raise
        if known and self._store.shared:
            await table.catch_up()
        unloaded = self.opening.get(saved.id) is not task  # meanwhile
        return await self.find(saved) if unloaded else table

    async def _open(self, saved: Saved) -> Table:
        header = saved.setup.header
        pack = pack_of(self._packs, header)
        if pack is None:
            log.error("no such pack", table=saved.id, game=header.game, pack=header.pack)
            raise Refusal("broken-table")
        try:
            return await Table.open(saved, pack, self.services)
        except Refusal:
            raise
        except Exception as problem:
            log.exception("a table does not open", table=saved.id)
            raise Refusal("failed") from problem

    def opened(self, *names: str) -> list[Table]:
        """Return the tables that are open here: all of them, or those named."""
        tables = [task.result() for task in self.opening.values() if task.done() and not task.exception()]
        return [table for table in tables if not names or table.saved.id in names]

    def is_open(self, table: str) -> bool:
        """Return whether a table is in memory, here or in another process."""
        return self.is_here(table) or self._peers.has(table)

    def is_here(self, table: str) -> bool:
        """Return whether a table is in the memory of this process."""
        return table in self.opening

    def join(self, table: Table, connection: Connection) -> None:
        """Let *connection* join a table."""
        table.join(connection)
        self._glances.update((table.saved.id, seat) for seat in connection.seats)

    def looking(self) -> set[tuple[str, Seat]]:
        """Return the tables and seats that somebody has looked at since the last call, however briefly."""
        seen = {*self._glances, *self._peers.looking()}
        self._glances.clear()
        for table in self.opened():
            seen.update((table.saved.id, seat) for each in table.connections if each.looking for seat in each.seats)
        return seen

    def send_away(self, table: str, key: str) -> None:
        """Disconnect everyone at a table who came by the link *key*."""
        for each in self.opened(table):
            each.send_away(key)

    def drop(self, table: str) -> None:
        """Close a table that is gone or cannot be read; its people reconnect, and are told why."""
        if opening := self.opening.pop(table, None):
            opening.add_done_callback(_close)

    async def look_after(self, table: str) -> None:
        """Open a table where somebody's time has run out, or a bot must move."""
        saved = await self._store.find(table)
        if saved:
            (await self.find(saved)).ring()

    async def _sweep(self) -> None:
        """Unload tables that have been idle for a while; they are loaded again when needed."""
        while True:
            await asyncio.sleep(self._linger / 2)
            for table in self.opened():
                if table.is_idle(self._linger):
                    del self.opening[table.saved.id]
                    table.close(STOPPING)
            await asyncio.to_thread(give_back)

    def close(self) -> None:
        """Disconnect everyone."""
        self._sweeper.cancel()
        self._due.close()
        for table in self.opened():
            table.close(STOPPING)


def _close(opening: asyncio.Task[Table]) -> None:
    if not opening.cancelled() and not opening.exception():
        opening.result().close(TRY_AGAIN)
