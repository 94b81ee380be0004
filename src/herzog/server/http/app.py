"""The web application: its routes and their handlers."""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from math import ceil
from typing import TYPE_CHECKING

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from herzog import wire
from herzog.server.access.secret import secret_of
from herzog.server.access.tokens import TokenSigner
from herzog.server.admin.removal import OldTables
from herzog.server.clock import Clock
from herzog.server.database.engine import address_of, check_version
from herzog.server.database.store import Store
from herzog.server.front.daily import Daily
from herzog.server.front.open_tables import OpenTables
from herzog.server.front.people import People
from herzog.server.front.results import ServerResults
from herzog.server.front.uploads import Uploads
from herzog.server.http.board_routes import branch_routes
from herzog.server.http.door import Door
from herzog.server.http.front_routes import front_routes
from herzog.server.http.notice_routes import notice_routes
from herzog.server.http.pages import FOREVER, Guarded, Pages
from herzog.server.http.readiness import Readiness
from herzog.server.http.requests import Reply, bearer, body, charge, is_from_here, the_lobby
from herzog.server.http.review_routes import review_routes
from herzog.server.http.sharing_routes import sharing_routes
from herzog.server.http.socket import attend, turn_away
from herzog.server.limits.costs import ARRIVAL, EACH_TABLE, TABLE
from herzog.server.limits.rate import Bucket, Buckets, place_of
from herzog.server.limits.sockets import SocketLimit
from herzog.server.lobby.lobby import Lobby
from herzog.server.notices.service import NoticeService
from herzog.server.operations.loops import keep_running
from herzog.server.operations.metrics import SOCKETS
from herzog.server.packs import load_packs
from herzog.server.peers.claim import claim
from herzog.server.peers.peers import Peers
from herzog.server.refusal import STATUS
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from starlette.requests import Request
    from starlette.websockets import WebSocket

    from herzog.server.packs import Packs
    from herzog.server.peers.claim import Claim
    from herzog.server.settings import Settings

log = structlog.get_logger()


def make_app(settings: Settings, ready: Callable[[], None] = lambda: None, clock: Clock | None = None) -> Starlette:
    """Return the application; *ready* is called once it serves requests. Without a *clock*, this machine's is used."""
    packs = load_packs(settings.packs)  # a broken pack is reported before anything is opened
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    url = address_of(settings.database, settings.data)
    secret = secret_of(settings.secret, settings.data)
    signer = TokenSigner(secret)
    check_version(url)
    held = claim(url, secret)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        time = clock or Clock()
        app.state.lobby = lobby = await open_lobby(url, settings, packs, signer, time, held)
        app.state.settings = settings
        app.state.readiness = Readiness(lobby.store)
        app.state.tables = Buckets(settings.tables, "many-tables")
        app.state.work = Buckets(settings.work)
        app.state.sockets = SocketLimit(settings.sockets, settings.sockets_each)
        app.state.people = People(lobby.store, time)
        app.state.open_tables = OpenTables(lobby, allowed=settings.open_tables)
        app.state.daily = Daily(lobby, secret, time)
        app.state.uploads = Uploads(lobby, packs, time)
        app.state.results = ServerResults(lobby.store, time)
        app.state.notice_service = notice_service = NoticeService(settings, secret, signer, lobby, time)
        old_tables = OldTables(lobby.store, time, settings.keep_days, settings.archive, lobby.tables)
        removal = keep_running("removal", old_tables.run)
        log.info("open", data=str(settings.data), page=settings.web.is_dir())
        ready()
        async with AsyncExitStack() as closing:  # the last first; one that fails does not keep the others open
            closing.callback(held.close)
            closing.push_async_callback(lobby.close)
            closing.push_async_callback(notice_service.close)
            closing.callback(removal.cancel)
            yield
        log.info("closed")

    routes = [
        Route("/health", _health),
        Route("/ready", _ready),
        Route("/api/lobby", _lobby),
        Route("/api/components/{game}/{words}", _components, middleware=[Middleware(GZipMiddleware)]),
        Route("/api/tables", _set_up, methods=["POST"]),
        Route("/api/mine", _mine, methods=["POST"]),
        Route("/api/links", _links),
        Route("/api/links/{key}/revoke", _revoke, methods=["POST"]),
        Route("/api/again", _again, methods=["POST"]),
        *review_routes(settings),
        *branch_routes(),
        *sharing_routes(settings),
        *front_routes(settings),
        *notice_routes(settings),
        WebSocketRoute("/api/socket", _socket),
    ]
    if settings.web.is_dir():
        routes.append(Mount("/", GZipMiddleware(Pages(settings.web))))
    return Starlette(
        routes=routes,
        middleware=[Middleware(Guarded), Middleware(Door, _refused)],
        exception_handlers={Refusal: _refused, HTTPException: _no_page, Exception: _failed},
        lifespan=lifespan,
    )


async def open_lobby(
    url: str, settings: Settings, packs: Packs, signer: TokenSigner, clock: Clock, held: Claim
) -> Lobby:
    """Open the database at *url* and return the lobby."""
    store = await Store.open(url, settings.lock_wait, settings.most_pages, held.name)
    return Lobby(settings, packs, store, signer, clock, Peers(store, held))


async def _health(request: Request) -> Response:
    health = await the_lobby(request).health()
    return Reply(health, 200 if health.store else 503)


async def _ready(request: Request) -> Response:
    ready = await request.app.state.readiness.check()
    return Reply(ready, 200 if ready.ready else 503)


async def _lobby(request: Request) -> Response:
    return Reply(the_lobby(request).card())


async def _components(request: Request) -> Response:
    found = the_lobby(request).components(**request.path_params)
    return Response(found, headers={"cache-control": FOREVER}, media_type="application/json")


async def _set_up(request: Request) -> Response:
    new = await body(request, wire.NewTable)
    charge(request, TABLE)
    request.app.state.tables.take(request)
    return Reply(await the_lobby(request).set_up(new, place_of(request)), 201)


async def _mine(request: Request) -> Response:
    tokens = (await body(request, wire.MyTables)).tokens
    charge(request, EACH_TABLE * len(tokens))
    return Reply(await the_lobby(request).mine(tokens))


async def _links(request: Request) -> Response:
    return Reply(await the_lobby(request).links(*await bearer(request)))


async def _revoke(request: Request) -> Response:
    return Reply(await the_lobby(request).revoke(*await bearer(request), request.path_params["key"]))


async def _again(request: Request) -> Response:
    again = await body(request, wire.Again)
    charge(request, TABLE)
    request.app.state.tables.take(request)
    return Reply(await the_lobby(request).again(*await bearer(request), same_deal=again.same_deal), 201)


async def _socket(socket: WebSocket) -> None:
    settings: Settings = socket.app.state.settings
    if not is_from_here(socket.headers, settings.url):
        log.info("turned away", code="elsewhere")
        await socket.close()  # before it is accepted, which answers 403
        return
    spend = partial(socket.app.state.work.take, socket)
    try:
        spend(ARRIVAL)
        with socket.app.state.sockets.one_more(place_of(socket)), SOCKETS.track_inprogress():
            await attend(socket, socket.app.state.lobby, Bucket(settings.messages), spend, settings.silence)
    except Refusal as refusal:
        await socket.accept()
        await turn_away(socket, refusal)


def _path(request: Request) -> str:
    """Return the path of a request, without the token in it."""
    token: str = request.path_params.get("token", "")
    return request.url.path.removesuffix(token)


async def _refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refusal), "registered for nothing else"
    log.info("refused", path=_path(request), code=problem.code, cause=str(problem.__cause__ or ""))
    reply = Reply(wire.Refused(problem.code, "", problem.numbers), STATUS[problem.code])
    if wait := problem.numbers.get("wait"):
        reply.headers["retry-after"] = str(ceil(wait / 1000))  # seconds, for programs that know nothing else of us
    return reply


async def _no_page(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException), "registered for nothing else"
    return Reply(wire.Refused("no-page"), problem.status_code)


async def _failed(request: Request, _: Exception) -> Response:
    log.error("failed", path=_path(request))
    return Reply(wire.Refused("failed"), 500)
