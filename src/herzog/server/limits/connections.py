"""Limits on the number of connections, on the time and size of the head of a request, and on requests that wait.

uvicorn limits none of these. Where it would wait for ever or buffer whatever comes, this closes the connection.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from herzog.server.limits.rate import place

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Collection

    from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"  # and no more
)

PIPELINE: Final = 8  # requests that may wait for the answer to one before; browsers let none wait

log = structlog.get_logger()


class TooManyRequests(Exception):
    """More requests wait on one connection than a client needs."""


class ConnectionLimits(NamedTuple):
    """How many connections there may be, in all and from each address, and how many seconds and bytes a head may take.

    *proxies* may open any number, since they speak for others.
    """

    most: int
    each: int
    seconds: float
    head: int
    proxies: Collection[str] = ()


class LimitedHttp(HttpToolsProtocol):
    """A connection that must send the head of its request soon, and within a limit."""

    limits: ConnectionLimits

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._timer: asyncio.TimerHandle | None = None  # runs while the head of a request is awaited
        self._size = 0  # of the head so far
        self._cycles: list[RequestResponseCycle] = []  # requests that are not answered yet; uvicorn keeps the last

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Accept a connection if there is room."""
        super().connection_made(cast("asyncio.Transport", transport))
        if self._is_crowded():
            log.info("turned away", code="crowded", connections=len(self.connections))
            self.transport.abort()
        else:
            self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting for the head of a request, and forget the requests that wait for their turn."""
        self._stop_timer()
        super().connection_lost(exc)
        self._forget_requests()

    def data_received(self, data: bytes) -> None:
        """Read on, unless the head of the request is too large."""
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._await_head()
        if self._timer:
            self._size += len(data)
        super().data_received(data)
        if self._timer and self._size > self.limits.head and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_headers_complete(self) -> None:
        """Take the request: its head is complete. What the parser has read may hold thousands: stop it at once."""
        self._stop_timer()
        if len(self.pipeline) >= PIPELINE:
            log.info("turned away", code="too-fast", waiting=len(self.pipeline))
            self.transport.abort()
            self._forget_requests()
            raise TooManyRequests
        super().on_headers_complete()
        self._cycles = [each for each in (*self._cycles, self.cycle) if each and not each.response_complete]

    def send_400_response(self, msg: str) -> None:
        """Answer what cannot be read, unless the connection was cut."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def _forget_requests(self) -> None:
        """Let no answer be written any more, and none keep this connection until a full garbage collection."""
        for cycle in self._cycles:
            cycle.disconnected, cycle.on_response = True, _nothing
        self._cycles.clear()
        self.pipeline.clear()

    def _is_crowded(self) -> bool:
        if len(self.connections) > self.limits.most:
            return True
        here = _address(self)
        return here not in self.limits.proxies and self._from(place(here)) > self.limits.each

    def _from(self, where: str) -> int:
        """Return how many connections come from that place."""
        return sum(place(_address(each)) == where for each in self.connections)

    def _await_head(self) -> None:
        self._size = 0
        self._timer = self.loop.call_later(self.limits.seconds, self.transport.abort)

    def _stop_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None


def limited_http(limits: ConnectionLimits) -> type[LimitedHttp]:
    """Return the protocol of a server with these *limits*."""
    return type("LimitedHttp", (LimitedHttp,), {"limits": limits})


def _nothing() -> None:
    """Do nothing."""


def _address(connection: object) -> str:
    """Return the address of a *connection* of any protocol, or an empty string."""
    client: tuple[str, int] | None = getattr(connection, "client", None)
    return client[0] if client else ""
