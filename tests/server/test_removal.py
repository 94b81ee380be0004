"""Old tables are removed, and none that somebody comes back to meanwhile, however exactly they meet."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import update

from herzog.server.admin import removal
from herzog.server.admin.removal import DAY, OldTables
from herzog.server.database.schema import GameRow
from herzog.server.table.connection import TRY_AGAIN
from herzog.table.refusal import Refusal
from tests.server.test_store_away import opened, set_up, until_closed_or
from tests.server.turned import TurnedClock

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from herzog.server.lobby.lobby import Lobby

LATER = 40  # days after which a table that is kept for thirty is old


def remover(lobby: Lobby, archive: Path | None) -> OldTables:
    """Return what removes tables, as many days later."""
    clock = TurnedClock(int(time.time() + LATER * DAY) * 1000)
    return OldTables(lobby.store, clock, 30, archive, lobby.tables)


def before(way: Callable[..., Awaitable[Any]], happens: Callable[[], Awaitable[object]]) -> Callable[..., Any]:
    """Return a *way* on which something else *happens* first, once."""
    left = [happens]

    async def go(*args: object, **kwargs: object) -> Any:
        while left:
            await left.pop()()
        return await way(*args, **kwargs)

    return go


def test_who_sits_down_while_the_record_is_written_keeps_the_table(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is asked for again after that, and nobody notices anything."""

    async def clear() -> tuple[bool, int]:
        async with opened(tmp_path, database) as lobby:
            links = await set_up(lobby)
            came: list[Any] = []

            async def come() -> None:
                came.extend(await lobby.sit(links.host, ""))

            monkeypatch.setattr(removal, "archive", before(removal.archive, come))
            await remover(lobby, tmp_path / "kept").clear()
            return await lobby.store.find(links.table) is not None, await until_closed_or(came[1], b'"now"')

    assert asyncio.run(clear()) == (True, 0)


def test_what_was_played_meanwhile_keeps_the_table(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody came, played and went again, perhaps in a process of which this one has not heard: all of it stays."""

    async def clear() -> tuple[bool, bool, bool]:
        async with opened(tmp_path, database) as lobby:
            links = await set_up(lobby)

            async def play() -> None:
                late = update(GameRow).where(GameRow.id == links.table).values(changed=int(time.time() + LATER * DAY))
                await lobby.store.write({late: [{}]})

            monkeypatch.setattr(lobby.store, "write", before(lobby.store.write, play))
            await remover(lobby, None).clear()
            kept = await lobby.store.find(links.table) is not None
            return kept, bool(await lobby.store.journal(links.table)), bool(await lobby.store.locks(links.table))

    assert asyncio.run(clear()) == (True, True, True)


def test_who_sits_down_at_the_last_moment_is_told(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is being removed already: they are disconnected, and hear at the door that it is gone."""

    async def clear() -> tuple[int, str]:
        async with opened(tmp_path, database) as lobby:
            links = await set_up(lobby)
            came: list[Any] = []

            async def come() -> None:
                came.extend(await lobby.sit(links.host, ""))
                await until_closed_or(came[1], b'"now"')

            monkeypatch.setattr(lobby.store, "write", before(lobby.store.write, come))
            await remover(lobby, None).clear()
            code = await until_closed_or(came[1], b"!")
            with pytest.raises(Refusal) as refused:
                await lobby.sit(links.host, "")
            return code, refused.value.code

    assert asyncio.run(clear()) == (TRY_AGAIN, "no-table")


def test_a_table_that_cannot_be_archived_keeps_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stays, and the rest are removed."""
    write = removal.archive

    async def clear() -> tuple[list[str], str]:
        async with opened(tmp_path) as lobby:
            first, second, third = sorted([(await set_up(lobby)).table for _ in range(3)])

            async def fails(store: Any, saved: Any, folder: Any) -> None:
                if saved.id == second:
                    raise ValueError(saved.id)
                await write(store, saved, folder)

            monkeypatch.setattr(removal, "archive", fails)
            await remover(lobby, tmp_path / "kept").clear()
            left = [table for table in (first, second, third) if await lobby.store.find(table)]
            return left, second

    left, second = asyncio.run(clear())
    assert left == [second]
    assert len([*(tmp_path / "kept").iterdir()]) == 2
