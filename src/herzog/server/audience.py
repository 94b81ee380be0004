"""Everyone who is connected to a table, and what they are told."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from herzog.server.turns import UNWATCHED, WAITED_FOR, WATCHED
from herzog.server.wire import Next, Presence

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from herzog.kernel import Seat
    from herzog.server.connection import Connection
    from herzog.server.wire import Chair, Now, Seating, Token


class Audience:
    """The open sockets at the table called *name*."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.connections: Final[set[Connection]] = set()
        self.visitor = ""  # where whoever found the table empty came from: bots think for them
        self._left = time.monotonic()  # when the last one did, if nobody is here

    @property
    def urgency(self) -> int:
        """Return how urgent it is that bots move: somebody plays and looks, somebody is here, or nobody."""
        if any(connection.looking and connection.seats for connection in self.connections):
            return WAITED_FOR
        return WATCHED if self.connections else UNWATCHED

    def is_gone(self, seconds: float) -> bool:
        """Return whether nobody has been here for so many *seconds*."""
        return not self.connections and time.monotonic() - self._left > seconds

    def join(self, connection: Connection) -> None:
        """Let somebody in."""
        if not self.connections:
            self.visitor = connection.address
        self.connections.add(connection)

    def leave(self, connection: Connection) -> None:
        """Let somebody go."""
        self.connections.discard(connection)
        self._left = time.monotonic()

    def tell(self, message: msgspec.Struct) -> None:
        """Tell everyone the same."""
        data = msgspec.json.encode(message)
        for connection in self.connections:
            connection.tell(data)

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
        """Send everyone their link to the next table."""
        for connection in self.connections:
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
            self.leave(connection)
            connection.send_away()

    def dismiss(self, code: int) -> None:
        """Disconnect everyone."""
        for connection in self.connections:
            connection.dismiss(code)
