"""Messages from other processes, passed on to the tables they concern."""

from __future__ import annotations

import asyncio
import gc
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from herzog.server.lobby.dispatcher import Dispatcher
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    import pytest

    from herzog.server.database.store import Store
    from herzog.server.reviews.reviews import Reviews
    from herzog.server.table.table import Table


class Away:
    """A store that does not answer."""

    async def find(self, _: str) -> None:
        """Refuse."""
        raise Refusal("failed")


class Open(NamedTuple):
    """As much of a table as the dispatcher needs."""

    saved: Any

    def follow(self, *topics: str) -> None:
        """Do nothing."""


class Named(NamedTuple):
    """As much of a game as the dispatcher needs."""

    id: str


def test_a_next_table_while_the_store_is_away(caplog: pytest.LogCaptureFixture) -> None:
    """It is announced when the store is back, which the process then hears; until then nothing fails."""

    async def hear() -> None:
        opening = asyncio.create_task(asyncio.sleep(0, cast("Table", Open(Named("toy")))))
        await opening
        tables = {"toy": opening}
        dispatcher = Dispatcher(cast("Store", Away()), tables, _no_link, cast("Reviews", None), None, _drop)
        dispatcher.hear("next", "toy")
        await asyncio.sleep(0.01)

    asyncio.run(hear())
    gc.collect()
    assert not caplog.records


def _drop(table: str) -> None:
    raise AssertionError(table)


async def _no_link(_: str, __: str) -> str:
    return ""
