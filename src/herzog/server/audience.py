"""Everyone who is connected to a table, and what they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from herzog.server.wire import Next, Presence

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from herzog.kernel import Seat
    from herzog.server.connection import Connection
    from herzog.server.wire import Chair, ChatLines, Now, Seating, Token


class Audience:
    """The open sockets at a table."""

    def __init__(self) -> None:
        self.connections: Final[set[Connection]] = set()

    def tell(self, message: msgspec.Struct) -> None:
        """Tell everyone the same."""
        data = msgspec.json.encode(message)
        for connection in self.connections:
            connection.tell(data)

    def tell_chat(self, message: ChatLines) -> None:
        """Tell everyone who takes part in the chat what was said."""
        for connection in self.connections:
            if connection.grant.voice:
                connection.tell(message)

    def tell_seating(self, seating: Callable[[Connection], Seating]) -> None:
        """Tell everyone who plays for whom, in words for them."""
        for connection in self.connections:
            connection.tell(seating(connection))

    def tell_presence(self, chairs: Sequence[Chair]) -> None:
        """Tell everyone who is connected; bots always are."""
        bots = {seat for seat, chair in enumerate(chairs) if chair.kind == "bot"}
        present = bots.union(*(connection.seats for connection in self.connections))
        self.tell(Presence(sorted(present), sum(not connection.seats for connection in self.connections)))

    def announce(self, tokens: Mapping[str, Token]) -> None:
        """Send everyone their link to the next table, if they have one."""
        for connection in self.connections:
            if connection.grant.key in tokens:
                connection.tell(Next(tokens[connection.grant.key]))

    def show(self, now: Callable[[tuple[Seat, ...]], Now[Any, Any]], only: Seat | None) -> None:
        """Send the table to everyone, or *only* to connections that hold this seat; equal views are encoded once."""
        screens: dict[tuple[Seat, ...], bytes] = {}
        for connection in self.connections:
            if only is not None and only not in connection.seats:
                continue
            if connection.seats not in screens:
                screens[connection.seats] = msgspec.json.encode(now(connection.seats))
            connection.tell(screens[connection.seats])

    def send_away(self, key: str) -> None:
        """Disconnect everyone whose link *key* was replaced."""
        for connection in [each for each in self.connections if each.grant.key == key]:
            self.connections.discard(connection)
            connection.send_away()

    def dismiss(self, code: int) -> None:
        """Disconnect everyone."""
        for connection in self.connections:
            connection.dismiss(code)
