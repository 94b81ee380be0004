"""Passes messages from other processes on to the tables, reviews and thinkers that they concern."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeAlias

from herzog.server.access.links import keys
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from herzog.server.database.messages import Topic
    from herzog.server.database.store import Store
    from herzog.server.reviews.reviews import Reviews
    from herzog.server.table.table import Table
    from herzog.server.thinking.queue import RemoteThinkers
    from herzog.wire import Token

    Opening: TypeAlias = asyncio.Task[Table]
    LinkTo: TypeAlias = Callable[[str, str], Awaitable[Token]]

EVERYTHING: Final[tuple[Topic, ...]] = ("lines", "chat", "links", "here", "next")


class Dispatcher:
    """Passes messages on to the *tables* that are open here or opening.

    *link_to* returns a key's link to a table; *drop* closes a table that is gone.
    """

    def __init__(
        self,
        store: Store,
        tables: dict[str, Opening],
        link_to: LinkTo,
        reviews: Reviews,
        remote: RemoteThinkers | None,
        drop: Callable[[str], None],
    ) -> None:
        self._store: Final = store
        self._reviews: Final = reviews
        self._remote: Final = remote
        self._tables: Final = tables
        self._link_to: Final = link_to
        self._drop: Final = drop
        self._announcing: Final[set[asyncio.Task[None]]] = set()

    def hear(self, topic: Topic, table: str) -> None:
        """Let those concerned catch up, a table as soon as it is open; "all" means that anything may have changed."""
        if topic == "cancel":
            self._reviews.stop(table)
        if topic == "gone":
            self._drop(table)
        if self._remote:
            self._hear_thinkers(self._remote, topic, table)
        for opening in [*self._tables.values()] if topic == "all" else [self._tables.get(table)]:
            if opening:
                opening.add_done_callback(lambda done: self._tell(done, EVERYTHING if topic == "all" else (topic,)))

    def _hear_thinkers(self, remote: RemoteThinkers, topic: Topic, name: str) -> None:
        if topic == "thought":
            remote.hear(name)
        elif topic == "around":
            remote.look_round()
        elif topic == "all":
            remote.check_all()

    def _tell(self, opening: Opening, topics: tuple[Topic, ...]) -> None:
        if opening.exception():
            return
        opening.result().follow(*topics)
        if "next" in topics:
            task = asyncio.create_task(self._announce(opening.result()))
            self._announcing.add(task)
            task.add_done_callback(self._announcing.discard)

    async def _announce(self, table: Table) -> None:
        """Tell everyone at a table about the next one, if another process has set it up."""
        with suppress(Refusal):  # the store is away; when it is back, everything is looked at again
            saved = await self._store.find(table.saved.id)
            if saved and saved.next and saved.next != table.saved.next:
                links = {key: await self._link_to(saved.next, key) for key in keys(saved.setup.chairs)}
                table.announce(saved.next, {key: link for key, link in links.items() if link})
