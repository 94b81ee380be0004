"""A connection: one open socket at a table, and the messages waiting to be sent on it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

if TYPE_CHECKING:
    from herzog.kernel import Seat
    from herzog.server.links import Grant

BACKLOG: Final = 64  # messages that may wait for a slow reader; views are whole, so one who reconnects misses nothing

NO_ACCESS: Final = 4401  # codes with which a socket is closed
TRY_AGAIN: Final = 1013


class Outgoing(NamedTuple):
    """A message, and when what it answers came in; 0 if it answers nothing."""

    message: bytes
    began: float = 0.0


class Closing(NamedTuple):
    """The end of a socket."""

    code: int


class Connection:
    """One open socket at a table."""

    def __init__(self, grant: Grant, seats: tuple[Seat, ...]) -> None:
        self.grant: Final = grant
        self.seats: Final = seats
        self.outbox: Final[asyncio.Queue[Outgoing | Closing]] = asyncio.Queue()
        self._dismissed = False

    def tell(self, message: msgspec.Struct | bytes, began: float = 0.0) -> None:
        """Queue *message*. A client that falls behind is disconnected and must reconnect."""
        if self.outbox.qsize() >= BACKLOG:
            self.dismiss(TRY_AGAIN)
        if not self._dismissed:
            data = message if isinstance(message, bytes) else msgspec.json.encode(message)
            self.outbox.put_nowait(Outgoing(data, began))

    def dismiss(self, code: int) -> None:
        """Close the socket after what already waits; nothing more is sent."""
        if not self._dismissed:
            self._dismissed = True
            self.outbox.put_nowait(Closing(code))
