"""Helpers for handlers of HTTP requests: who asks, what is in the body, what it costs, and the reply."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

import msgspec
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.responses import Response

from herzog import wire
from herzog.server.patience import patient
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from starlette.datastructures import Headers
    from starlette.requests import Request

    from herzog.server.access.links import Grant
    from herzog.server.database.saved import Saved
    from herzog.server.limits.rate import Buckets
    from herzog.server.lobby.lobby import Lobby

T = TypeVar("T")


class Number(IntegerConvertor):
    """A number in an address, "{name:number}"; Python refuses to read one of thousands of digits."""

    regex = "[0-9]{1,6}"


register_url_convertor("number", Number())


class Reply(Response):
    """A JSON response with a wire shape as its body."""

    media_type = "application/json"

    def __init__(self, shape: object, status: int = 200) -> None:
        super().__init__(msgspec.json.encode(shape), status, {"cache-control": "no-store"})


def the_lobby(request: Request) -> Lobby:
    """Return the lobby of the server that got the request."""
    lobby: Lobby = request.app.state.lobby
    return lobby


def charge(request: Request, cost: float) -> None:
    """Charge the caller *cost* milliseconds of work; refuse one who has not enough left."""
    work: Buckets = request.app.state.work
    work.take(request, cost)


def bearer_token(request: Request) -> str:
    """Return the token in the request's header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme != "Bearer":
        raise Refusal("bad-link")
    return token


async def bearer(request: Request) -> tuple[Grant, Saved]:
    """Return the grant and the game of the token in the request's header."""
    return await the_lobby(request).access.grant(bearer_token(request))


async def reader(request: Request) -> tuple[Grant, Saved]:
    """Return the grant and the game of the link in the request's header, which may be a finished game's public one."""
    return await the_lobby(request).access.read_grant(bearer_token(request))


def is_from_here(headers: Headers, url: str) -> bool:
    """Return whether a socket is opened by a page of this server, which people find at *url*, or by no page at all.

    Programs send no origin, and a page of another site cannot hide its own.
    """
    origin = headers.get("origin")
    return origin is None or origin == url or origin.partition("://")[2] == headers.get("host")


async def body(request: Request, shape: type[T], most: int = wire.LARGEST) -> T:
    """Return the body as a *shape*; refuse one that is too long, too slow, misshapen, or not declared as JSON.

    A form on another site could send a body, but could not declare it as JSON.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip() != Reply.media_type:
        raise Refusal("malformed")
    try:
        async with asyncio.timeout(patient(request.app.state.settings.silence)):
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
