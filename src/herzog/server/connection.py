"""A connection: one open socket at a table, and the messages waiting to be sent on it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from herzog.server.refusal import Refusal
from herzog.server.wire import Refused

if TYPE_CHECKING:
    from herzog.kernel import Seat
    from herzog.server.links import Grant

BACKLOG: Final = 64  # messages queued for a slow reader; views are whole, so reconnecting loses nothing

NO_ACCESS: Final = 4401  # close codes of the socket
TRY_AGAIN: Final = 1013


class Outgoing(NamedTuple):
    """A message, and when the request it answers came in; 0 if it answers none."""

    message: bytes
    began: float = 0.0


class Closing(NamedTuple):
    """Ask for the socket to be closed."""

    code: int


class Connection:
    """One open socket at a table."""

    def __init__(self, grant: Grant, seats: tuple[Seat, ...], address: str = "") -> None:
        self.grant: Final = grant
        self.seats: Final = seats
        self.address: Final = address  # it comes from
        self.looking = True  # whether somebody is looking at the table; assumed unless the client says otherwise
        self.outbox: Final[asyncio.Queue[Outgoing | Closing]] = asyncio.Queue()
        self._dismissed = False

    def tell(self, message: msgspec.Struct | bytes, began: float = 0.0) -> None:
        """Queue *message*. A client that falls behind is disconnected and must reconnect."""
        if self.outbox.qsize() >= BACKLOG:
            self.dismiss(TRY_AGAIN)
        if not self._dismissed:
            data = message if isinstance(message, bytes) else msgspec.json.encode(message)
            self.outbox.put_nowait(Outgoing(data, began))

    def check_seat(self, seat: Seat | None) -> None:
        """Refuse a command for a *seat* that this socket does not hold; None stands for a spectator."""
        if seat not in (self.seats or (None,)):
            raise Refusal("not-your-seat")

    def send_away(self) -> None:
        """Disconnect, because the link was revoked."""
        self.tell(Refused("revoked"))
        self.dismiss(NO_ACCESS)

    def dismiss(self, code: int) -> None:
        """Close the socket after the messages already queued; drop all later ones."""
        if not self._dismissed:
            self._dismissed = True
            self.outbox.put_nowait(Closing(code))
