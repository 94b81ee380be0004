"""What people at a table say to each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from herzog.server.wire import Chat, ChatLine

if TYPE_CHECKING:
    from herzog.server.clock import Clock
    from herzog.server.store import Store


class Chatter:
    """The chat of a table, as saved."""

    def __init__(self, table: str, store: Store, clock: Clock, said: list[tuple[str, ChatLine]]) -> None:
        self.lines: Final = [line for _, line in said]
        self._ids: Final = {message for message, _ in said}
        self._table: Final = table
        self._store: Final = store
        self._clock: Final = clock

    @classmethod
    async def open(cls, table: str, store: Store, clock: Clock) -> Self:
        """Return the chat of *table* so far."""
        return cls(table, store, clock, await store.chat(table))

    async def say(self, key: str, said: Chat) -> ChatLine | None:
        """Save what the bearer of the link *key* said and return it; None if it was saved already."""
        name = f"{key} {said.id}"
        if name in self._ids:
            return None
        line = ChatLine(said.seat, said.text, self._clock.now() // 1000)
        await self._store.say(self._table, len(self.lines), name, line)
        self._ids.add(name)
        self.lines.append(line)
        return line
