"""What people at a table say to each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from herzog.server.refusal import Refusal
from herzog.server.wire import ChatLine

if TYPE_CHECKING:
    from herzog.server.desk import Desk
    from herzog.server.wire import Chat

LATEST: Final = 200  # lines that somebody is told who comes


class Chatter:
    """The chat of a table, as saved."""

    def __init__(self, table: str, desk: Desk, said: list[tuple[str, ChatLine]]) -> None:
        self._lines: Final = [line for _, line in said]
        self._ids: Final = {message for message, _ in said}
        self._table: Final = table
        self._store: Final = desk.store
        self._clock: Final = desk.clock
        self._most: Final = desk.settings.chat_lines

    @classmethod
    async def open(cls, table: str, desk: Desk) -> Self:
        """Return the chat of *table* so far."""
        return cls(table, desk, await desk.store.chat(table))

    @property
    def latest(self) -> list[ChatLine]:
        """Return what was said last, for somebody who comes."""
        return self._lines[-LATEST:]

    async def say(self, key: str, said: Chat) -> ChatLine | None:
        """Save what the bearer of the link *key* said and return it; None if it was saved already."""
        name = f"{key} {said.id}"
        if name in self._ids:
            return None
        if len(self._lines) >= self._most:
            raise Refusal("chat-full", most=self._most)
        line = ChatLine(said.seat, said.text, self._clock.now() // 1000)
        await self._store.say(self._table, len(self._lines), name, line)
        self._ids.add(name)
        self._lines.append(line)
        return line
