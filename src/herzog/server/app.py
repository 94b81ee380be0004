"""The web application: addresses, and what each answers."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from herzog.server import wire
from herzog.server.links import TokenSigner, secret_in
from herzog.server.lobby import Lobby
from herzog.server.packs import load_packs
from herzog.server.pages import FOREVER, Guarded, Pages
from herzog.server.rate import Bucket
from herzog.server.refusal import STATUS, Refusal
from herzog.server.socket import attend
from herzog.server.store import Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from starlette.requests import Request
    from starlette.websockets import WebSocket

    from herzog.server.links import Grant
    from herzog.server.packs import Packs
    from herzog.server.settings import Settings
    from herzog.server.store import Saved

T = TypeVar("T")

MOST_BUCKETS: Final = 10_000  # addresses whose measure is remembered

log = structlog.get_logger()


def make_app(settings: Settings, ready: Callable[[], None] = lambda: None) -> Starlette:
    """Return the application; *ready* is called when it can serve."""
    packs = load_packs(settings.packs)  # a pack that cannot be played is found before anything is opened
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    signer = TokenSigner(secret_in(settings.data))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.lobby = lobby = await open_lobby(settings, packs, signer)
        app.state.settings = settings
        app.state.buckets = {}
        log.info("open", data=str(settings.data), page=settings.web.is_dir())
        ready()
        yield
        await lobby.close()
        log.info("closed")

    routes = [
        Route("/health", _health),
        Route("/api/lobby", _lobby),
        Route("/api/components/{game}/{words}", _components, middleware=[Middleware(GZipMiddleware)]),
        Route("/api/tables", _set_up, methods=["POST"]),
        Route("/api/mine", _mine, methods=["POST"]),
        Route("/api/links", _links),
        Route("/api/links/{key}/revoke", _revoke, methods=["POST"]),
        Route("/api/again", _again, methods=["POST"]),
        Route("/api/story", _story),
        WebSocketRoute("/api/socket", _socket),
    ]
    if settings.web.is_dir():
        routes.append(Mount("/", GZipMiddleware(Pages(directory=settings.web, html=True))))
    return Starlette(
        routes=routes,
        middleware=[Middleware(Guarded)],
        exception_handlers={Refusal: _refused, HTTPException: _no_page, Exception: _failed},
        lifespan=lifespan,
    )


async def open_lobby(settings: Settings, packs: Packs, signer: TokenSigner) -> Lobby:
    """Return the lobby whose data is where *settings* say."""
    url = settings.database or f"sqlite:///{settings.data / 'herzog.sqlite'}"
    store = await Store.open(url, settings.patience, settings.most_pages)
    return Lobby(settings, packs, store, signer)


class Reply(Response):
    """A shape of the wire as the body of an answer."""

    media_type = "application/json"

    def __init__(self, shape: object, status: int = 200) -> None:
        super().__init__(msgspec.json.encode(shape), status, {"cache-control": "no-store"})


async def _health(request: Request) -> Response:
    health = await _the_lobby(request).health()
    return Reply(health, 200 if health.store else 503)


async def _lobby(request: Request) -> Response:
    return Reply(_the_lobby(request).card())


async def _components(request: Request) -> Response:
    found = _the_lobby(request).components(**request.path_params)
    return Response(found, headers={"cache-control": FOREVER}, media_type="application/json")


async def _set_up(request: Request) -> Response:
    new = await _body(request, wire.NewTable)
    _bucket(request).take()
    return Reply(await _the_lobby(request).set_up(new), 201)


async def _mine(request: Request) -> Response:
    return Reply(await _the_lobby(request).mine((await _body(request, wire.MyTables)).tokens))


async def _links(request: Request) -> Response:
    return Reply(await _the_lobby(request).links(*await _bearer(request)))


async def _revoke(request: Request) -> Response:
    return Reply(await _the_lobby(request).revoke(*await _bearer(request), request.path_params["key"]))


async def _again(request: Request) -> Response:
    again = await _body(request, wire.Again)
    return Reply(await _the_lobby(request).again(*await _bearer(request), same_deal=again.same_deal), 201)


async def _story(request: Request) -> Response:
    _, saved = await _bearer(request)
    return Reply(await _the_lobby(request).story(saved))


async def _socket(socket: WebSocket) -> None:
    settings: Settings = socket.app.state.settings
    await attend(socket, socket.app.state.lobby, settings.messages, settings.silence)


def _bucket(request: Request) -> Bucket:
    """Return the measure of tables for whoever asks."""
    buckets: dict[str, Bucket] = request.app.state.buckets
    if len(buckets) > MOST_BUCKETS:
        buckets.clear()
    address = request.client.host if request.client else ""
    return buckets.setdefault(address, Bucket(request.app.state.settings.tables))


def _the_lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def _bearer(request: Request) -> tuple[Grant, Saved]:
    """Return what the token in the request's header opens."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme != "Bearer":
        raise Refusal("bad-link")
    return await _the_lobby(request).grant(token)


async def _body(request: Request, shape: type[T]) -> T:
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > wire.LARGEST:
            raise Refusal("too-big", bytes=len(data), most=wire.LARGEST)
    try:
        return msgspec.json.decode(data, type=shape)
    except (msgspec.DecodeError, UnicodeError):
        raise Refusal("malformed") from None


async def _refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refusal), "registered for nothing else"
    log.info("refused", path=request.url.path, code=problem.code, cause=str(problem.__cause__ or ""))
    return Reply(wire.Refused(problem.code, "", problem.numbers), STATUS[problem.code])


async def _no_page(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException), "registered for nothing else"
    return Reply(wire.Refused("no-page"), problem.status_code)


async def _failed(request: Request, _: Exception) -> Response:
    log.error("failed", path=request.url.path)
    return Reply(wire.Refused("failed"), 500)
