"""Routes of branches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route

from herzog import wire
from herzog.server.board.board import KEEPERS
from herzog.server.board.branches import Branches, read_line, shared, write_line
from herzog.server.board.sessions import analysed
from herzog.server.http.requests import Reply, bearer, body, charge, the_lobby
from herzog.server.limits.costs import STORY
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from herzog.server.table.table import Table


def branch_routes() -> list[Route]:
    """Return the routes: everyone who may analyse a game sees its branches, and all but spectators may change them."""
    small = [Middleware(GZipMiddleware)]
    return [
        Route("/api/branches", _cards),
        Route("/api/branches", _add, methods=["POST"]),
        Route("/api/branches/{branch}", _name, methods=["POST"]),
        Route("/api/branches/{branch}/delete", _delete, methods=["POST"]),
        Route("/api/branches/{branch}/record", _record, middleware=small),
    ]


async def _cards(request: Request) -> Response:
    return await _told(request, await _reader(request))


async def _add(request: Request) -> Response:
    charge(request, STORY)
    table = await _writer(request)
    added = await body(request, wire.AddBranch, wire.LARGEST_RECORD)
    steps = await read_line(added.record, table.match.record, table.pack.box)
    at = shared(steps, table.match.record.steps)
    await _branches(request).add(table.saved.id, added.name, at, steps)
    return await _told(request, table)


async def _name(request: Request) -> Response:
    table, named = await _writer(request), await body(request, wire.NameBranch)
    await _branches(request).name(table.saved.id, request.path_params["branch"], named.name)
    return await _told(request, table)


async def _delete(request: Request) -> Response:
    table = await _writer(request)
    await _branches(request).delete(table.saved.id, request.path_params["branch"])
    return await _told(request, table)


async def _record(request: Request) -> Response:
    charge(request, STORY)
    table = await _reader(request)
    branch = await _branches(request).find(table.saved.id, request.path_params["branch"])
    return Reply(wire.BranchFile(await write_line(branch.steps, table.match.record, table.pack.box)))


async def _told(request: Request, table: Table) -> Response:
    return Reply(await _branches(request).cards(table.saved.id))


def _branches(request: Request) -> Branches:
    lobby = the_lobby(request)
    return Branches(lobby.store, lobby.clock)


async def _reader(request: Request) -> Table:
    grant, saved = await bearer(request)
    return await analysed(the_lobby(request), grant, saved)


async def _writer(request: Request) -> Table:
    """Return the table if this link may change its branches."""
    grant, saved = await bearer(request)
    if grant.role not in KEEPERS:
        raise Refusal("not-your-seat")
    return await analysed(the_lobby(request), grant, saved)
