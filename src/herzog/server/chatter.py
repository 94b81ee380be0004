"""What people at a table say to each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from herzog.server.refusal import Overtaken, Refusal
from herzog.server.wire import Chat, ChatLine, ChatLines

if TYPE_CHECKING:
    from herzog.kernel import Seat
    from herzog.server.audience import Audience
    from herzog.server.connection import Connection
    from herzog.server.desk import Desk

LATEST: Final = 200  # lines that somebody is told who comes
CLEARED: Final = ""  # in place of a message: all lines before were deleted


class Chatter:
    """The chat of a table, as saved. Whoever watches from the front room neither hears nor speaks."""

    def __init__(self, table: str, desk: Desk, audience: Audience) -> None:
        self._lines: list[ChatLine] = []
        self._ids: Final[set[str]] = set()
        self._next = 0  # number of the next line
        self._table: Final = table
        self._store: Final = desk.store
        self._clock: Final = desk.clock
        self._most: Final = desk.settings.chat_lines
        self._audience: Final = audience

    async def read(self) -> None:
        """Read all that was said."""
        self._lines = []
        await self._read_on(0)

    async def _read_on(self, first: int) -> list[tuple[int, str, ChatLine]]:
        """Read the lines from number *first* on, and return them."""
        said = await self._store.chat(self._table, first)
        for n, message, line in said:
            self._lines = [] if message == CLEARED else [*self._lines, line]
            self._ids.add(message)
            self._next = n + 1
        return said

    async def follow(self, *, whole: bool) -> None:
        """Take in what was said in another process; *whole* if not only more lines have come."""
        if whole:
            await self.read()
            self._tell()
        elif said := await self._read_on(self._next):
            if any(message == CLEARED for _, message, _ in said):
                self._tell()
            else:
                self._audience.tell_chat(ChatLines([line for _, _, line in said], whole=False))

    def recount(self, connection: Connection) -> None:
        """Tell somebody who has just come what was said last."""
        connection.tell(ChatLines(self._lines[-LATEST:] if connection.grant.voice else [], whole=True))

    async def say(self, connection: Connection, said: Chat) -> None:
        """Save what somebody said and tell the others, unless it was saved already."""
        connection.check_seat(said.seat)
        if not connection.grant.voice:
            raise Refusal("not-your-seat")
        name = f"{connection.grant.key} {said.id}"
        if name in self._ids:
            return
        if len(self._lines) >= self._most:
            raise Refusal("chat-full", most=self._most)
        line = ChatLine(said.seat, said.text, self._clock.now() // 1000)
        await self._write(name, line)
        self._ids.add(name)
        self._lines.append(line)
        self._audience.tell_chat(ChatLines([line], whole=False))

    async def clear(self, connection: Connection) -> None:
        """Delete everything; a message that is sent again stays deleted."""
        if connection.grant.role != "host":
            raise Refusal("not-host")
        await self._write(CLEARED, ChatLine(None, "", self._clock.now() // 1000))
        self._lines = []
        self._tell()

    async def _write(self, message: str, line: ChatLine) -> None:
        """Save a line under the next number; if that was taken in another process, take in what was said there."""
        try:
            await self._store.say(self._table, self._next, message, line, clear=message == CLEARED)
        except Overtaken:
            await self.follow(whole=False)
            raise
        self._next += 1

    def leave(self, seat: Seat) -> None:
        """Note that whoever spoke from *seat* has left: what they said must not seem to be their successor's."""
        self._lines = [replace(line, gone=True) if line.seat == seat else line for line in self._lines]
        self._tell()

    def _tell(self) -> None:
        self._audience.tell_chat(ChatLines(self._lines[-LATEST:], whole=True))
