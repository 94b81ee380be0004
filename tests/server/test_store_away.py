"""What becomes of things while the store is slow or away: nothing that was heard, worked out or allowed is lost."""

from __future__ import annotations

import asyncio
import threading
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from herzog.server.access.tokens import TokenSigner
from herzog.server.admin.removal import remove
from herzog.server.clock import Clock
from herzog.server.front.open_tables import OpenTables
from herzog.server.http.app import open_lobby
from herzog.server.packs import load_packs
from herzog.server.peers.claim import claim
from herzog.server.reviews import reviews
from herzog.server.settings import Settings
from herzog.server.table import jobs
from herzog.server.table import table as tables
from herzog.server.table.connection import NO_ACCESS, TRY_AGAIN, Closing, Connection
from herzog.table.entry import Entry
from herzog.table.refusal import Refusal
from herzog.wire import Abandon, Chair, NewTable, OpenSeat, Sign
from tests.waiting import WAIT

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from herzog.server.lobby.lobby import Lobby
    from herzog.server.table.table import Table
    from herzog.wire import Links

SECRET = "5e" * 32
PACKS = load_packs(())


@asynccontextmanager
async def opened(folder: Path, database: str = "", **settings: Any) -> AsyncIterator[Lobby]:
    """Open a lobby over an empty store."""
    url = database or f"sqlite:///{folder / 'games.sqlite'}"
    held = claim(url, SECRET)
    lobby = await open_lobby(url, Settings(folder, **settings), PACKS, TokenSigner(SECRET), Clock(), held)
    try:
        yield lobby
    finally:
        await lobby.close()
        held.close()


class Away:
    """Stands in for a way to the store, which refuses a number of *times* and then goes through."""

    def __init__(self, way: Any, times: int) -> None:
        self._way = way
        self._times = times
        self.tried = asyncio.Event()

    async def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Go to the store."""
        self._times -= 1
        self.tried.set()
        if self._times >= 0:
            raise Refusal("busy")
        return await self._way(*args, **kwargs)


async def set_up(lobby: Lobby) -> Links:
    """Set up a table for two by link."""
    return await lobby.set_up(NewTable("fourberies", [Chair("link", "Ana", ""), Chair("link", "Ben", "")]), "")


async def ended(lobby: Lobby) -> Table:
    """Return a table whose game its host has abandoned."""
    links = await set_up(lobby)
    table, host = await lobby.sit(links.host, "")
    table.obey(host, Abandon("a"), 0)
    await until_closed_or(host, b'"done"')
    return table


async def until_closed_or(connection: Connection, said: bytes) -> int:
    """Wait until the socket is closed, or something was *said* on it, and return the code of closing, or 0."""
    async with asyncio.timeout(WAIT):
        while not isinstance(heard := await connection.next(), Closing):
            if said in heard.message:
                return 0
        return heard.code


def test_a_link_revoked_elsewhere_while_the_store_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever came by it is sent away as soon as the store is back, before anything else is shown to them."""
    monkeypatch.setattr(jobs, "RETRY", 0.01)

    async def revoke() -> int:
        async with opened(tmp_path) as lobby:
            links = await set_up(lobby)
            table, ben = await lobby.sit(links.seats[1].token, "")
            await until_closed_or(ben, b'"now"')
            await lobby.store.change_lock(links.table, "1")  # as another process does
            monkeypatch.setattr(lobby.store, "locks", Away(lobby.store.locks, 1))
            table.follow("links")
            return await until_closed_or(ben, b'"now"')

    assert asyncio.run(revoke()) == NO_ACCESS


def test_a_seat_opened_while_the_line_to_the_store_broke(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was stored, though nobody was told: whoever has lost the seat is sent away all the same."""

    async def reopen() -> int:
        async with opened(tmp_path) as lobby:
            links = await set_up(lobby)
            table, ben = await lobby.sit(links.seats[1].token, "")
            _, host = await lobby.sit(links.host, "")
            await until_closed_or(ben, b'"now"')
            append = lobby.store.append

            async def broken(*args: Any) -> None:
                monkeypatch.undo()
                await append(*args)
                raise Refusal("busy")

            monkeypatch.setattr(lobby.store, "append", broken)
            table.obey(host, OpenSeat("a", 1), 0)
            assert await until_closed_or(host, b'"refused"') == 0
            table.ring()  # whatever is done next
            while not (code := await until_closed_or(ben, b"")):
                pass
            return code

    assert asyncio.run(reopen()) == NO_ACCESS


def test_a_review_that_cannot_be_saved_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It took minutes to make, and a full disk is no reason to make it again."""
    monkeypatch.setattr(reviews, "pieces", lambda *_: [])

    async def review() -> str:
        async with opened(tmp_path) as lobby:
            table = await ended(lobby)
            away = Away(lobby.store.keep_review, 1)
            monkeypatch.setattr(lobby.store, "keep_review", away)
            await lobby.reviews.begin(table, "")
            async with asyncio.timeout(WAIT):
                await away.tried.wait()
            await asyncio.sleep(0.01)
            return (await lobby.reviews.look(table)).state

    assert asyncio.run(review()) == "done"


def test_sharing_twice_at_once(tmp_path: Path) -> None:
    """An impatient finger, or two devices: both get the same link."""

    async def share() -> list[str]:
        async with opened(tmp_path) as lobby:
            links = await set_up(lobby)
            return await asyncio.gather(*[lobby.access.shares.share(links.table, "en") for _ in range(3)])

    first, *others = asyncio.run(share())
    assert others == [first, first]


def test_other_work_in_threads_keeps_nobody_from_the_store(tmp_path: Path) -> None:
    """Names that take long to resolve, mail servers and pictures have threads of their own."""
    go_on = threading.Event()

    async def read() -> Any:
        async with opened(tmp_path) as lobby:
            slow = [asyncio.create_task(asyncio.to_thread(go_on.wait)) for _ in range(100)]
            await asyncio.sleep(0)
            try:
                async with asyncio.timeout(5):
                    return await lobby.store.find("nothing")
            finally:
                go_on.set()
                await asyncio.gather(*slow)

    assert asyncio.run(read()) is None


def test_a_seat_is_not_taken_without_its_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the link cannot be made the seat stays free; otherwise nobody could ever sit there."""

    async def take() -> list[str]:
        async with opened(tmp_path, open_tables=True) as lobby:
            chairs = [Chair("here", "Ana", ""), Chair("link", "", "")]
            links = await lobby.set_up(
                NewTable("fourberies", chairs, sign=Sign([1], watch=False, language="", speed="days", level="any")), ""
            )
            front = OpenTables(lobby, allowed=True)
            monkeypatch.setattr(lobby.store, "locks", Away(lobby.store.locks, 1))
            with pytest.raises(Refusal):
                await front.take(links.table, 1, "Ben")
            ben = await front.take(links.table, 1, "Ben")
            _, connection = await lobby.sit(ben.token, "")
            return [str(seat) for seat in connection.seats]

    assert asyncio.run(take()) == ["1"]


async def closes_itself(lobby: Lobby, links: Links, connection: Connection) -> str:
    """Return what is told at the door of a table that has disconnected its people and left memory."""
    assert await until_closed_or(connection, b"!") == TRY_AGAIN
    assert lobby.tables.opened() == []
    with pytest.raises(Refusal) as refused:
        await lobby.sit(links.host, "")
    return refused.value.code


@pytest.fixture
def closings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what the log will say of tables that close themselves."""
    codes: list[str] = []

    def error(event: str, **said: str) -> None:
        codes.extend([said["code"]] if event == "a table closes" else [])

    told = SimpleNamespace(error=error, info=lambda *_, **__: None, exception=lambda *_, **__: None)
    monkeypatch.setattr(tables, "log", told)
    return codes


def test_a_table_that_cannot_be_replayed_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, closings: list[str]
) -> None:
    """Whatever was to be done there by itself is not tried for ever; people are told, and so is the log, once."""
    monkeypatch.setattr(jobs, "RETRY", 0.01)

    async def broken(_: str, __: int = 0) -> list[Entry]:
        return [Entry("step", 0, "Nonsense", 1)]

    async def play() -> str:
        async with opened(tmp_path) as lobby:
            links = await set_up(lobby)
            table, ben = await lobby.sit(links.seats[1].token, "")
            await until_closed_or(ben, b'"now"')
            monkeypatch.setattr(lobby.store, "journal", broken)
            table.follow("lines")
            table.ring()
            table.send_away("0")
            return await closes_itself(lobby, links, ben)

    assert asyncio.run(play()) == "broken-table"
    assert closings == ["broken-table"]


def test_a_table_without_a_row_closes(tmp_path: Path, closings: list[str]) -> None:
    """An operator removed it under a server with SQLite: it is not played on from its opening."""

    async def play() -> str:
        async with opened(tmp_path) as lobby:
            links = await set_up(lobby)
            table, host = await lobby.sit(links.host, "")
            await until_closed_or(host, b'"now"')
            await remove(lobby.store, links.table)
            table.obey(host, Abandon("a"), 0)  # it cannot be saved, so the table is read again
            table.leave(host)
            return await closes_itself(lobby, links, host)

    assert asyncio.run(play()) == "no-table"
    assert closings == ["no-table"]
