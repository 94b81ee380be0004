"""A connection: one open socket at a table, and the messages waiting to be sent on it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from herzog.server.access.links import READ
from herzog.server.limits.sockets import PAUSE
from herzog.server.operations.metrics import SLOW_READERS
from herzog.table.viewer import Viewer
from herzog.wire import Refused

if TYPE_CHECKING:
    from herzog.kernel import Seat
    from herzog.server.access.links import Grant

# What may be queued for a slow reader. A client that has to reconnect loses nothing, because every view is complete.
BACKLOG: Final = 64  # messages
LARGEST_BACKLOG: Final = 1_000_000  # bytes
HEAVIEST: Final = (
    LARGEST_BACKLOG // 2
)  # what a message counts at most: the view of a full table may be three times that

NO_ACCESS: Final = 4401  # close codes of the socket
FAILED: Final = 4409
TRY_AGAIN: Final = 1013


class Outgoing(NamedTuple):
    """A message, when the request it answers came in (0 if it answers none), and whether that was a pick."""

    message: bytes
    began: float = 0.0
    pick: bool = False


class Closing(NamedTuple):
    """Ask for the socket to be closed."""

    code: int


class Connection:
    """One open socket at a table."""

    def __init__(self, grant: Grant, seats: tuple[Seat, ...], address: str = "") -> None:
        self.grant: Final = grant
        self.viewer: Final = Viewer(grant.role, seats)
        self.address: Final = address  # of the client
        self.looking = True  # whether somebody is looking at the table; assumed unless the client says otherwise
        self._outbox: Final[asyncio.Queue[Outgoing | Closing]] = asyncio.Queue()
        self._bytes = 0  # in the outbox, by weight
        self._dismissed = False

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return the seats that this socket holds."""
        return self.viewer.seats

    @property
    def is_reader(self) -> bool:
        """Return whether this is a reader with the public link of the game, who does not count as present."""
        return self.grant.key == READ

    def tell(self, message: msgspec.Struct | bytes, began: float = 0.0, *, pick: bool = False) -> None:
        """Queue *message*; see `Outgoing`. A client that falls behind is disconnected and must reconnect."""
        if self._dismissed:
            return
        data = message if isinstance(message, bytes) else msgspec.json.encode(message)
        if self._outbox.qsize() >= BACKLOG or self._bytes + _weight(data) > LARGEST_BACKLOG:
            SLOW_READERS.inc()
            self._drop()
            self.dismiss(TRY_AGAIN)
        else:
            self._bytes += _weight(data)
            self._outbox.put_nowait(Outgoing(data, began, pick))

    async def next(self) -> Outgoing | Closing:
        """Wait for the next message to be sent and return it."""
        outgoing = await self._outbox.get()
        if isinstance(outgoing, Outgoing):
            self._bytes -= _weight(outgoing.message)
        return outgoing

    def _drop(self) -> None:
        """Drop everything in the queue."""
        while not self._outbox.empty():
            self._outbox.get_nowait()

    def send_away(self) -> None:
        """Disconnect, because the link was revoked."""
        self.tell(Refused("revoked"))
        self.dismiss(NO_ACCESS)

    def turn_away(self) -> None:
        """Disconnect, because too many from the same address watch already."""
        self.tell(Refused("crowded", "", {"wait": PAUSE}))
        self.dismiss(FAILED)

    def dismiss(self, code: int) -> None:
        """Close the socket after the messages already queued; drop all later ones."""
        if not self._dismissed:
            self._dismissed = True
            self._outbox.put_nowait(Closing(code))


def _weight(message: bytes) -> int:
    """Return how many bytes a message counts, so that one view always fits, however many share a screen."""
    return min(len(message), HEAVIEST)
