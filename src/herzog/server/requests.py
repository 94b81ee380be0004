"""What handlers of HTTP requests have in common: who asks, what they say, how often, and the answer."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.responses import Response

from herzog.server import wire
from herzog.server.refusal import Refusal

if TYPE_CHECKING:
    from starlette.datastructures import Headers
    from starlette.requests import Request

    from herzog.server.links import Grant
    from herzog.server.lobby import Lobby
    from herzog.server.rate import Buckets
    from herzog.server.store import Saved

T = TypeVar("T")


class Reply(Response):
    """A JSON response with a wire shape as its body."""

    media_type = "application/json"

    def __init__(self, shape: object, status: int = 200) -> None:
        super().__init__(msgspec.json.encode(shape), status, {"cache-control": "no-store"})


def the_lobby(request: Request) -> Lobby:
    """Return the lobby of the server that was asked."""
    lobby: Lobby = request.app.state.lobby
    return lobby


def charge(request: Request, cost: float) -> None:
    """Charge the caller for so many milliseconds of work; refuse a caller who has none left."""
    work: Buckets = request.app.state.work
    work.take(request, cost)


def borne(request: Request) -> str:
    """Return the token in the request's header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme != "Bearer":
        raise Refusal("bad-link")
    return token


async def bearer(request: Request) -> tuple[Grant, Saved]:
    """Return the grant and game of the token in the request's header."""
    return await the_lobby(request).grant(borne(request))


async def reader(request: Request) -> tuple[Grant, Saved]:
    """Return the same for a link that may also be the public one of a finished game."""
    return await the_lobby(request).reads(borne(request))


def is_from_here(headers: Headers, url: str) -> bool:
    """Return whether a browser that opens a socket is on a page of this server, which people find at *url*.

    Programs name no origin, and pages of other sites cannot hide theirs.
    """
    origin = headers.get("origin")
    return origin is None or origin == url or urlsplit(origin).netloc == headers.get("host")


async def body(request: Request, shape: type[T], most: int = wire.LARGEST) -> T:
    """Return what the caller says; refuse more than *most* bytes, what comes too slowly, another shape, and no JSON.

    A form on another site could send a body, but not say that it is JSON.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip() != Reply.media_type:
        raise Refusal("malformed")
    try:
        async with asyncio.timeout(request.app.state.settings.silence):
            return msgspec.json.decode(await _received(request, most), type=shape)
    except (msgspec.DecodeError, UnicodeError, RecursionError, TimeoutError):
        raise Refusal("malformed") from None


async def _received(request: Request, most: int) -> bytearray:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("too-big", bytes=len(data), most=most)
    return data
