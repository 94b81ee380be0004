"""Routes of shared games: for the host to share, for everybody to look, and for previews elsewhere."""

from __future__ import annotations

import asyncio
from functools import cache
from html import escape
from typing import TYPE_CHECKING, Final

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from herzog import wire
from herzog.games import GAMES
from herzog.kernel import walk
from herzog.review.curve import curves, points
from herzog.review.tints import tints
from herzog.server.access.links import READ
from herzog.server.http.requests import Reply, bearer, body, charge, the_lobby
from herzog.server.http.review_routes import ended
from herzog.server.limits.costs import REQUEST, STORY, USUAL
from herzog.server.limits.rate import place_of
from herzog.server.reviews.picture import CHART, HEIGHT, WIDTH, Card, Row, clean, picture
from herzog.table.refusal import Refusal
from herzog.text import Renderer, phrase
from herzog.text.people import called

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starlette.requests import Request

    from herzog.review.shapes import Review
    from herzog.server.access.shares import Share
    from herzog.server.database.saved import Saved
    from herzog.server.settings import Settings
    from herzog.server.table.table import Table

KEPT: Final = 200  # pictures in memory, of about fifty kilobytes each
SHORTLY: Final = "public, max-age=600"  # a link may be withdrawn


def sharing_routes(settings: Settings) -> list[Route]:
    """Return the routes of one server."""
    pictures: dict[tuple[object, ...], bytes] = {}

    async def card(request: Request) -> Response:
        share, table = await _shared(request, request.path_params["token"])
        review = await the_lobby(request).reviews.found(table)
        key = (share.id, *table.saved.setup.header.seats, review is None)
        if key not in pictures:
            charge(request, STORY)
            if len(pictures) >= KEPT:
                pictures.clear()
            pictures[key] = await asyncio.to_thread(lambda: picture(_card(table, review, share.language)))
        return Response(pictures[key], headers={"cache-control": SHORTLY}, media_type="image/png")

    async def page(request: Request) -> Response:
        index = (settings.web / "index.html").read_text("utf-8")
        try:
            charge(request, REQUEST)
            share, table = await _shared(request, request.query_params.get("id", ""))
        except Refusal as refusal:
            return HTMLResponse(index, 429 if refusal.code == "too-fast" else 404)  # the page says why
        origin = settings.url or str(request.base_url).rstrip("/")
        told = index.replace('<html lang="en">', f'<html lang="{share.language}">', 1)
        return HTMLResponse(told.replace("</head>", f"{_tags(table, share, origin)}</head>", 1))

    shown = [Route("/g", page, middleware=[Middleware(GZipMiddleware)])] if settings.web.is_dir() else []
    return [
        Route("/api/share", _look),
        Route("/api/share", _share, methods=["POST"]),
        Route("/api/share/withdraw", _withdraw, methods=["POST"]),
        Route("/api/card/{token}", card),
        Route("/api/record/{token}", _record),
        *shown,
    ]


async def _host_table(request: Request) -> Saved:
    """Return the game of the caller, who must be its host."""
    grant, saved = await bearer(request)
    grant.check_host()
    return saved


async def _look(request: Request) -> Response:
    saved, lobby = await _host_table(request), the_lobby(request)
    return Reply(wire.Shared(await lobby.access.shares.of(saved.id), lobby.access.reach))


async def _share(request: Request) -> Response:
    wish = await body(request, wire.ShareGame)
    charge(request, STORY)
    saved = await _host_table(request)
    table = await ended(request, saved)
    await the_lobby(request).access.shares.share(saved.id, wish.language)
    await the_lobby(request).reviews.begin(table, place_of(request))  # visitors of the link may not
    return await _look(request)


async def _withdraw(request: Request) -> Response:
    saved = await _host_table(request)
    await the_lobby(request).access.shares.withdraw(saved.id)
    the_lobby(request).tables.send_away(saved.id, READ)
    return await _look(request)


async def _record(request: Request) -> Response:
    charge(request, USUAL)
    _, table = await _shared(request, request.path_params["token"])
    game = table.match.record.header.game
    headers = {"content-disposition": f'attachment; filename="{game}.jsonl"', "cache-control": SHORTLY}
    return Response(table.match.record.dumps(), headers=headers, media_type="text/plain")


async def _shared(request: Request, link: str) -> tuple[Share, Table]:
    """Return the share behind a public *link*, and its table."""
    lobby = the_lobby(request)
    share = await lobby.access.shares.find(link)
    saved = await lobby.store.find(share.game)
    assert saved is not None, "a share is that of a game"
    return share, await ended(request, saved)


@cache
def _renderer(language: str) -> Renderer:
    return Renderer(language, ("common", "lacrimosa", "review", "sharing"))


def _names(table: Table, language: str) -> list[str]:
    """Return the names of the players; a name that cannot be drawn is replaced by the seat's number."""
    renderer, header = _renderer(language), table.saved.setup.header
    names = [renderer.text(name) for name in called([clean(name) for name in header.seats])]
    result = table.match.record.result
    assert result is not None, "shared games are over"
    unseated = len(result.scores) - len(names)  # a solo opponent
    return [*names, *[renderer.say(phrase(f"{header.game}-soloist")) for _ in range(unseated)]]


def _rows(table: Table, language: str) -> Sequence[Row]:
    result = table.match.record.result
    assert result is not None, "shared games are over"
    names, header = _names(table, language), table.saved.setup.header
    ranks = result.ranks or [0] * len(result.scores)
    colours = [tint.dark for tint in tints(header.game, len(header.seats))][: len(names)]
    return [Row(*each) for each in zip(ranks, names, result.scores, colours, strict=True)]


def _card(table: Table, review: Review | None, language: str) -> Card:
    """Return the content of the picture: expected leads if there is a review, else points."""
    renderer, game = _renderer(language), GAMES[table.match.record.header.game]
    if review:
        chart = curves(review, CHART)
    else:
        chart = points([game.scores(state) for state, _, _ in walk(game, table.match.record, table.pack.box)], CHART)
    return Card(
        renderer.say(phrase(f"game-{game.name}")),
        "Café Herzog",
        renderer.say(phrase("review-chart" if review else "sharing-points")),
        _rows(table, language),
        chart,
        review is not None,
    )


def _tags(table: Table, share: Share, origin: str) -> str:
    """Return the meta tags from which other sites make a preview."""
    renderer, rows = _renderer(share.language), _rows(table, share.language)
    game = renderer.say(phrase(f"game-{table.match.record.header.game}"))
    title = f"{game}: {', '.join(f'{row.name} {row.score}' for row in rows)}"
    about = renderer.say(phrase("sharing-about"))
    address, shown = f"{origin}/g?id={share.id}", f"{origin}/api/card/{share.id}"
    properties = {
        "og:type": "website",
        "og:site_name": "Café Herzog",
        "og:title": title,
        "og:description": about,
        "og:url": address,
        "og:locale": renderer.say(phrase("sharing-locale")),
        "og:image": shown,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": title,
    }
    names = {
        "twitter:card": "summary_large_image",
        "twitter:title": title,
        "twitter:description": about,
        "twitter:image": shown,
        "twitter:image:alt": title,
        "robots": "noindex",
    }
    tags = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in properties.items()]
    return "\n".join([*tags, *[f'<meta name="{key}" content="{escape(value)}" />' for key, value in names.items()]])
