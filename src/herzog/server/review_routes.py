"""Routes of finished games: their records and their reviews."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route

from herzog.games import GAMES
from herzog.kernel import walk
from herzog.server import wire
from herzog.server.costs import STORY
from herzog.server.rate import Buckets
from herzog.server.refusal import Refusal
from herzog.server.requests import Reply, bearer, charge, the_lobby

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from herzog.server.reviews import Reviews
    from herzog.server.settings import Settings
    from herzog.server.table import Table


def review_routes(settings: Settings) -> list[Route]:
    """Return the routes; any link of a table may ask, once its game is over."""
    small, begun = [Middleware(GZipMiddleware)], Buckets(settings.reviews)

    async def begin(request: Request) -> Response:
        table = await _ended(request)
        begun.take(request)
        return Reply(await _reviews(request).begin(table))

    return [
        Route("/api/story", _story),
        Route("/api/review", _look, middleware=small),
        Route("/api/review", begin, methods=["POST"]),
        Route("/api/review/cancel", _cancel, methods=["POST"]),
        Route("/api/review/{moment:int}", _question, middleware=small),
    ]


async def _ended(request: Request) -> Table:
    """Return the table of whoever asks; refuse if its game goes on."""
    _, saved = await bearer(request)
    if saved.standing.result is None:
        raise Refusal("not-over")
    return await the_lobby(request).table(saved)


def _reviews(request: Request) -> Reviews:
    return the_lobby(request).reviews


async def _story(request: Request) -> Response:
    charge(request, STORY)
    table = await _ended(request)
    game = GAMES[table.record.header.game]
    steps = walk(game, table.record, table.pack.box)
    scores = await asyncio.to_thread(lambda: [game.scores(state) for state, _, _ in steps])
    return Reply(wire.Story(table.record.dumps(), scores))


async def _look(request: Request) -> Response:
    return Reply(await _reviews(request).look(await _ended(request)))


async def _cancel(request: Request) -> Response:
    table = await _ended(request)
    _reviews(request).cancel(table.saved.id)
    return Reply(await _reviews(request).look(table))


async def _question(request: Request) -> Response:
    return Reply(await _reviews(request).question(await _ended(request), request.path_params["moment"]))
