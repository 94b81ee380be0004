"""Routes of finished games: their records and their reviews."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route

from herzog import wire
from herzog.games import GAMES
from herzog.kernel import walk
from herzog.server.http.requests import Reply, bearer, charge, reader, the_lobby
from herzog.server.limits.costs import STORY
from herzog.server.limits.rate import Buckets, place_of
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from herzog.server.database.saved import Saved
    from herzog.server.reviews.reviews import Reviews
    from herzog.server.settings import Settings
    from herzog.server.table.table import Table


def review_routes(settings: Settings) -> list[Route]:
    """Return the routes; once a game is over, every link of its table may use them, and the public one may look."""
    small, begun = [Middleware(GZipMiddleware)], Buckets(settings.reviews)

    async def begin(request: Request) -> Response:
        table = await _ended(request)
        begun.take(request)
        return Reply(await _reviews(request).begin(table, place_of(request)))

    return [
        Route("/api/story", _story),
        Route("/api/review", _look, middleware=small),
        Route("/api/review", begin, methods=["POST"]),
        Route("/api/review/cancel", _cancel, methods=["POST"]),
        Route("/api/review/{moment:number}", _question, middleware=small),
    ]


async def _ended(request: Request) -> Table:
    """Return the table of the caller; refuse if its game is not over."""
    return await ended(request, (await bearer(request))[1])


async def _read(request: Request) -> Table:
    """Return the table of the caller, who may hold the public link; refuse if its game is not over."""
    return await ended(request, (await reader(request))[1])


async def ended(request: Request, saved: Saved) -> Table:
    """Return the table of a saved game; refuse if that is not over."""
    if saved.standing.result is None:
        raise Refusal("not-over")
    return await the_lobby(request).tables.find(saved)


def _reviews(request: Request) -> Reviews:
    return the_lobby(request).reviews


async def _story(request: Request) -> Response:
    charge(request, STORY)
    table = await _read(request)
    game = GAMES[table.match.record.header.game]
    steps = walk(game, table.match.record, table.pack.box)
    scores = await asyncio.to_thread(lambda: [game.scores(state) for state, _, _ in steps])
    return Reply(wire.Story(table.match.record.dumps(), scores))


async def _look(request: Request) -> Response:
    return Reply(await _reviews(request).look(await _read(request)))


async def _cancel(request: Request) -> Response:
    grant, saved = await bearer(request)
    table = await ended(request, saved)
    if grant.role == "watch":
        raise Refusal("not-your-seat")  # the players wait for it
    _reviews(request).cancel(table.saved.id)
    return Reply(await _reviews(request).look(table))


async def _question(request: Request) -> Response:
    charge(request, STORY)
    return Reply(await _reviews(request).question(await _read(request), request.path_params["moment"]))
