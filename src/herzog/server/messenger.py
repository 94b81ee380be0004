"""Brings the tables of this process what other processes have changed there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, TypeAlias

from herzog.server.connection import TRY_AGAIN
from herzog.server.links import keys

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from herzog.server.news import Topic
    from herzog.server.reviews import Reviews
    from herzog.server.store import Store
    from herzog.server.table import Table
    from herzog.server.thoughts import Outside
    from herzog.server.wire import Token

    Opening: TypeAlias = asyncio.Task[Table]
    LinkTo: TypeAlias = Callable[[str, str], Awaitable[Token]]

EVERYTHING: Final[tuple[Topic, ...]] = ("lines", "chat", "links", "here", "next")


class Messenger:
    """Knows the *tables* that are open here or being opened; *link_to* gives the link of a key to another table."""

    def __init__(
        self, store: Store, tables: dict[str, Opening], link_to: LinkTo, reviews: Reviews, outside: Outside | None
    ) -> None:
        self._store: Final = store
        self._reviews: Final = reviews
        self._outside: Final = outside
        self._tables: Final = tables
        self._link_to: Final = link_to
        self._errands: Final[set[asyncio.Task[None]]] = set()

    def hear(self, topic: Topic, table: str) -> None:
        """Let a table follow, as soon as it is open; "all" is for when anything may have changed anywhere."""
        if topic == "cancel":
            self._reviews.stop(table)
        if topic == "gone" and (removed := self._tables.pop(table, None)):
            removed.add_done_callback(_close)
        if self._outside:
            self._hear_thinkers(self._outside, topic, table)
        for opening in [*self._tables.values()] if topic == "all" else [self._tables.get(table)]:
            if opening:
                opening.add_done_callback(lambda done: self._tell(done, EVERYTHING if topic == "all" else (topic,)))

    def _hear_thinkers(self, outside: Outside, topic: Topic, name: str) -> None:
        if topic == "thought":
            outside.hear(name)
        elif topic == "around":
            outside.look_round()
        elif topic == "all":
            outside.look_again()

    def _tell(self, opening: Opening, topics: tuple[Topic, ...]) -> None:
        if opening.exception():
            return
        opening.result().follow(*topics)
        if "next" in topics:
            errand = asyncio.create_task(self._announce(opening.result()))
            self._errands.add(errand)
            errand.add_done_callback(self._errands.discard)

    async def _announce(self, table: Table) -> None:
        """Tell everyone at a table of the next one, if it was set up in another process."""
        saved = await self._store.find(table.saved.id)
        if saved and saved.next and saved.next != table.saved.next:
            links = {key: await self._link_to(saved.next, key) for key in keys(saved.chairs)}
            table.announce(saved.next, {key: link for key, link in links.items() if link})


def _close(opening: Opening) -> None:
    """Close a table that was removed; whoever was there and comes back is told so."""
    if not opening.exception():
        opening.result().close(TRY_AGAIN)
