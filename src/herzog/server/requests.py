"""What handlers of HTTP requests have in common: who asks, what they say, how often, and the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.responses import Response

from herzog.server import wire
from herzog.server.rate import Bucket
from herzog.server.refusal import Refusal

if TYPE_CHECKING:
    from starlette.datastructures import Headers
    from starlette.requests import Request

    from herzog.server.links import Grant
    from herzog.server.lobby import Lobby
    from herzog.server.rate import Rate
    from herzog.server.store import Saved

T = TypeVar("T")

MOST_BUCKETS: Final = 10_000  # addresses whose rate limiter is kept


class Reply(Response):
    """A JSON response with a wire shape as its body."""

    media_type = "application/json"

    def __init__(self, shape: object, status: int = 200) -> None:
        super().__init__(msgspec.json.encode(shape), status, {"cache-control": "no-store"})


class Buckets:
    """A rate limiter for each address that asks."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._buckets: Final[dict[str, Bucket]] = {}

    def take(self, request: Request) -> None:
        """Let the caller through; refuse one who comes too often."""
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.clear()
        address = request.client.host if request.client else ""
        self._buckets.setdefault(address, Bucket(self._rate)).take()


def the_lobby(request: Request) -> Lobby:
    """Return the lobby of the server that was asked."""
    lobby: Lobby = request.app.state.lobby
    return lobby


def borne(request: Request) -> str:
    """Return the token in the request's header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme != "Bearer":
        raise Refusal("bad-link")
    return token


async def bearer(request: Request) -> tuple[Grant, Saved]:
    """Return the grant and game of the token in the request's header."""
    return await the_lobby(request).grant(borne(request))


def is_from_here(headers: Headers, url: str) -> bool:
    """Return whether a browser that opens a socket is on a page of this server, which people find at *url*.

    Programs name no origin, and pages of other sites cannot hide theirs.
    """
    origin = headers.get("origin")
    return origin is None or origin == url or urlsplit(origin).netloc == headers.get("host")


async def body(request: Request, shape: type[T], most: int = wire.LARGEST) -> T:
    """Return what the caller says; refuse what is too long, has another shape, or is no JSON.

    A form on another site could send a body, but not say that it is JSON.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip() != Reply.media_type:
        raise Refusal("malformed")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("too-big", bytes=len(data), most=most)
    try:
        return msgspec.json.decode(data, type=shape)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("malformed") from None
