"""A guest: one socket at a table, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

if TYPE_CHECKING:
    from herzog.kernel import Seat
    from herzog.server.links import Door

BACKLOG: Final = 64  # messages that may wait for a slow reader; views are whole, so one who reconnects misses nothing

NO_DOOR: Final = 4401  # codes with which a socket is closed
COME_BACK: Final = 1013


class Outgoing(NamedTuple):
    """A message, and when what it answers came in; 0 if it answers nothing."""

    message: bytes
    began: float = 0.0


class Closing(NamedTuple):
    """The end of a socket."""

    code: int


class Guest:
    """Whoever has a socket open at a table."""

    def __init__(self, door: Door, seats: tuple[Seat, ...]) -> None:
        self.door: Final = door
        self.seats: Final = seats
        self.outbox: Final[asyncio.Queue[Outgoing | Closing]] = asyncio.Queue()
        self._dismissed = False

    def tell(self, message: msgspec.Struct | bytes, began: float = 0.0) -> None:
        """Send *message* when its turn comes; who does not keep up is sent away, to come back."""
        if self.outbox.qsize() >= BACKLOG:
            self.dismiss(COME_BACK)
        if not self._dismissed:
            data = message if isinstance(message, bytes) else msgspec.json.encode(message)
            self.outbox.put_nowait(Outgoing(data, began))

    def dismiss(self, code: int) -> None:
        """Close the socket after what already waits; nothing more is sent."""
        if not self._dismissed:
            self._dismissed = True
            self.outbox.put_nowait(Closing(code))
