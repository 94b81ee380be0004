"""A table in one of several processes, as a follower of its journal.

The journal is the truth: changes made here are added to it, and changes made in other processes are read from it.
Either way, everyone connected here is shown what has changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog

from herzog import wire
from herzog.kernel import CHANCE, IllegalPick
from herzog.server.access.shares import is_valid
from herzog.server.refusal import Overtaken
from herzog.server.table.chat import TableChat
from herzog.server.table.state import TableState
from herzog.table.entry import Entry
from herzog.table.lessons import course_at
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from herzog.server.database.messages import Topic
    from herzog.server.database.saved import Saved
    from herzog.server.packs import LoadedPack
    from herzog.server.table.audience import Audience
    from herzog.server.table.reseating import Reseated
    from herzog.server.table.services import Services
    from herzog.server.table.state import Mark

NAMED: Final = Entry("named", CHANCE)
TRIES: Final = 5  # attempts to write something while other processes keep writing first

log = structlog.get_logger()


class Follower:
    """A table as one process knows it and shows it to its *audience*; *wake* is called when bots may have to move."""

    def __init__(
        self,
        saved: Saved,
        pack: LoadedPack,
        services: Services,
        audience: Audience,
        wake: Callable[[], Awaitable[None]],
    ) -> None:
        self.saved = saved
        self.course: Final = course_at(saved.header.game, saved.lesson)
        self.state: TableState
        self.chat: Final = TableChat(saved.id, services, audience)
        self._pack: Final = pack
        self._services: Final = services
        self._store: Final = services.store
        self._audience: Final = audience
        self._wake: Final = wake
        self._out_of_sync: Mark | None = None  # how the table was last shown, while memory and journal may differ
        self._heard: Final[dict[Topic, None]] = {}  # what others have changed and was not yet taken over, in order

    async def open(self) -> None:
        """Read the chat, the journal and the game."""
        await self.chat.read()
        await self._read()

    async def _read(self) -> list[Entry]:
        """Read the journal, and only then the game, whose names must not be older than the journal's last "named"."""
        entries = await self._store.journal(self.saved.id)
        self.saved = await self._found()
        self.state = TableState(self.saved, entries, self._pack, self._services, self.course)
        return entries

    async def change(self, play: Callable[[], Sequence[Entry]]) -> None:
        """Change the match by *play*, save it, then show it; if it cannot be saved, it did not happen."""
        state, mark = self.state, self.state.mark()
        try:
            entries = play()
            self._out_of_sync = mark
            secret = state.concerned(mark, entries) is not None
            entries = state.journal.timed(entries, state.seats)
            await state.journal.append(entries, state.seats, secret=secret)
            self._out_of_sync = None
        except IllegalPick:
            raise Refusal("illegal-pick") from None
        except Overtaken:
            await self.resync()
            raise
        except Refusal:
            raise
        except Exception:
            self._out_of_sync = mark
            log.exception("a rule failed", table=self.saved.id)
            raise Refusal("failed") from None
        await self._tell(mark, entries)

    async def reseat(self, make: Callable[[], Reseated]) -> None:
        """Save a change of seats, names or sign, and disconnect everyone whose link it voids."""
        state, mark = self.state, self.state.mark()
        change = make()
        self._out_of_sync, state.seats.free = mark, change.saved.free
        entries = state.journal.timed([*change.entries, NAMED], state.seats)
        try:
            await state.journal.reseat(change, entries, state.seats)
        except Overtaken:
            await self.resync()
            raise
        self._out_of_sync, self.saved = None, change.saved
        state.rename(change.saved)
        for key in change.locks:
            self._audience.send_away(key)
        if change.leaver is not None:
            self.chat.leave(change.leaver)
        await self._tell(mark, entries)

    async def resync(self) -> None:
        """If memory and journal may differ, read everything again, and show what others have done meanwhile."""
        mark = self._out_of_sync
        if mark is None:
            return
        entries = await self._read()
        self._out_of_sync = None
        await self._tell(mark, entries[mark.lines :])

    async def prepare(self) -> None:
        """Take over whatever others have changed and this process has missed, because the store was away."""
        await self.resync()
        await self._take_over()

    async def follow(self, topics: Sequence[Topic]) -> None:
        """Take over what another process has changed; if the store is away, before whatever is done next."""
        self._heard.update(dict.fromkeys(topics))
        await self._take_over()

    async def _take_over(self) -> None:
        for topic in [*self._heard]:
            await self._follow(topic)
            del self._heard[topic]

    async def _follow(self, topic: Topic) -> None:
        if topic == "lines":
            await self.catch_up()
        elif topic in ("said", "chat"):
            await self.chat.follow(whole=topic == "chat")
        elif topic == "links":
            await self._check_links()
        elif topic == "here":
            self._audience.tell_presence(self.saved.chairs)
            await self._wake()

    async def catch_up(self) -> None:
        """Read the lines of the journal that others have added."""
        mark = self.state.mark()
        entries = await self._store.journal(self.saved.id, mark.lines)
        if any(entry.kind == "named" for entry in entries):
            self.saved = await self._found()
        if self.state.follow(self.saved, entries):
            await self._tell(mark, entries)
        else:
            self._out_of_sync = mark
            await self.resync()

    async def _found(self) -> Saved:
        saved = await self._store.find(self.saved.id)
        if saved is None:
            raise Refusal("no-table")
        return saved

    async def _check_links(self) -> None:
        """Disconnect everyone whose link another process has replaced or withdrawn."""
        for grant in {connection.grant for connection in self._audience.connections}:
            if not await is_valid(self._store, grant):
                self._audience.send_away(grant.key, grant.lock)
        self._audience.tell_presence(self.saved.chairs)

    async def _tell(self, mark: Mark, entries: Sequence[Entry]) -> None:
        """Show everyone connected here what *entries* have changed since the *mark*."""
        if not entries:
            return
        change, clocks = self.state.changed_since(mark, entries), self.state.clocks()
        if change.named:
            self._audience.tell_presence(self.saved.chairs)
            self._audience.tell(wire.Shown(self.saved.sign))
            self._audience.tell(wire.Chairs(self.saved.chairs))
        if change.seating:
            self._audience.tell_seating(self.state.seating)
        if change.time and clocks:
            self._audience.tell(clocks)
        self._audience.show(lambda seats: self.state.now(seats, change.since), change.only)
        await self._wake()
