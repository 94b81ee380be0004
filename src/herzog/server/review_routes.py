"""Routes of reviews."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route

from herzog.server.requests import Reply, bearer, the_lobby

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response


def review_routes() -> list[Route]:
    """Return the routes; any link of a table may ask, once its game is over."""
    small = [Middleware(GZipMiddleware)]
    return [
        Route("/api/review", _look, middleware=small),
        Route("/api/review", _begin, methods=["POST"]),
        Route("/api/review/cancel", _cancel, methods=["POST"]),
        Route("/api/review/{moment:int}", _question, middleware=small),
    ]


async def _look(request: Request) -> Response:
    _, saved = await bearer(request)
    return Reply(await the_lobby(request).reviewed(saved, begin=False))


async def _begin(request: Request) -> Response:
    _, saved = await bearer(request)
    return Reply(await the_lobby(request).reviewed(saved, begin=True))


async def _cancel(request: Request) -> Response:
    _, saved = await bearer(request)
    the_lobby(request).reviews.cancel(saved.id)
    return Reply(await the_lobby(request).reviewed(saved, begin=False))


async def _question(request: Request) -> Response:
    _, saved = await bearer(request)
    return Reply(await the_lobby(request).question(saved, request.path_params["moment"]))
