"""What people at a table say to each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from msgspec.structs import replace

from herzog.server.refusal import Refusal
from herzog.server.wire import Chat, ChatLine, ChatLines

if TYPE_CHECKING:
    from herzog.kernel import Seat
    from herzog.server.audience import Audience
    from herzog.server.connection import Connection
    from herzog.server.desk import Desk

LATEST: Final = 200  # lines that somebody is told who comes


class Chatter:
    """The chat of a table, as saved. Whoever watches from the front room neither hears nor speaks."""

    def __init__(self, table: str, desk: Desk, audience: Audience, said: list[tuple[str, ChatLine]]) -> None:
        self._lines = [line for _, line in said]
        self._ids: Final = {message for message, _ in said}
        self._table: Final = table
        self._store: Final = desk.store
        self._clock: Final = desk.clock
        self._most: Final = desk.settings.chat_lines
        self._audience: Final = audience

    @classmethod
    async def open(cls, table: str, desk: Desk, audience: Audience) -> Self:
        """Return the chat of *table* so far."""
        return cls(table, desk, audience, await desk.store.chat(table))

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
        await self._store.say(self._table, len(self._lines), name, line)
        self._ids.add(name)
        self._lines.append(line)
        self._audience.tell_chat(ChatLines([line], whole=False))

    async def clear(self, connection: Connection) -> None:
        """Delete everything; a message that is sent again stays deleted."""
        if connection.grant.role != "host":
            raise Refusal("not-host")
        await self._store.clear_chat(self._table)
        self._lines = []
        self._tell()

    def leave(self, seat: Seat) -> None:
        """Note that whoever spoke from *seat* has left: what they said must not seem to be their successor's."""
        self._lines = [replace(line, gone=True) if line.seat == seat else line for line in self._lines]
        self._tell()

    def _tell(self) -> None:
        self._audience.tell_chat(ChatLines(self._lines[-LATEST:], whole=True))
