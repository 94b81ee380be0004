"""The chat of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from herzog.server.refusal import Overtaken
from herzog.table.refusal import Refusal
from herzog.wire import Chat, ChatLine, ChatLines

if TYPE_CHECKING:
    from herzog.kernel import Seat
    from herzog.server.table.audience import Audience
    from herzog.server.table.connection import Connection
    from herzog.server.table.services import Services

LATEST: Final = 200  # lines that newcomers get
CLEARED: Final = ""  # id of a line that says that all lines before it were deleted


class TableChat:
    """The chat of a table, as saved. Strangers who watch from the front room neither read nor write it."""

    def __init__(self, table: str, services: Services, audience: Audience) -> None:
        self._lines: list[ChatLine] = []
        self._ids: Final[set[str]] = set()
        self._next = 0  # number of the next line
        self._table: Final = table
        self._store: Final = services.store
        self._clock: Final = services.clock
        self._most: Final = services.settings.chat_lines
        self._audience: Final = audience

    async def read(self) -> None:
        """Read the whole chat."""
        self._lines = []
        await self._read_on(0)

    async def _read_on(self, first: int) -> list[tuple[int, str, ChatLine]]:
        """Read the lines from number *first* on, and return them."""
        said = await self._store.chat(self._table, first)
        for n, message, line in said:
            if message == CLEARED:
                self._lines = []
            else:
                self._lines.append(line)
            self._ids.add(message)
            self._next = n + 1
        return said

    async def follow(self, *, whole: bool) -> None:
        """Read what another process has added; with *whole*, everything, because old lines have changed as well."""
        if whole:
            await self.read()
            self._tell()
        elif said := await self._read_on(self._next):
            if any(message == CLEARED for _, message, _ in said):
                self._tell()
            else:
                self._audience.tell_chat(ChatLines([line for _, _, line in said], whole=False))

    def send_latest(self, connection: Connection) -> None:
        """Send the latest lines to a newcomer."""
        connection.tell(ChatLines(self._lines[-LATEST:] if connection.grant.voice else [], whole=True))

    async def say(self, connection: Connection, said: Chat) -> None:
        """Save what somebody says and send it to the others, unless it was saved already."""
        connection.viewer.check_seat(said.seat)
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
        connection.viewer.check_host()
        await self._write(CLEARED, ChatLine(None, "", self._clock.now() // 1000))
        self._lines = []
        self._tell()

    async def _write(self, message: str, line: ChatLine) -> None:
        """Save a line under the next number; if another process has taken that, read what was said there and raise."""
        try:
            await self._store.say(self._table, self._next, message, line, clear=message == CLEARED)
        except Overtaken:
            await self.follow(whole=False)
            raise
        self._next += 1

    def leave(self, seat: Seat) -> None:
        """Note that the person at *seat* has left: what they said must not seem to be their successor's."""
        self._lines = [replace(line, gone=True) if line.seat == seat else line for line in self._lines]
        self._tell()

    def _tell(self) -> None:
        self._audience.tell_chat(ChatLines(self._lines[-LATEST:], whole=True))
