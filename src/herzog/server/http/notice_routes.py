"""Routes to subscribe to notices, to agree to mail, and to stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse
from starlette.routing import Route

from herzog import wire
from herzog.server.http.requests import Reply, bearer, body
from herzog.server.limits.rate import Buckets

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from herzog.server.notices.service import NoticeService
    from herzog.server.settings import Settings


def notice_routes(settings: Settings) -> list[Route]:
    """Return the routes of one server, with its rate limits."""
    wishes, questions = Buckets(settings.wishes), Buckets(settings.questions)

    async def notices(request: Request) -> Response:
        grant, _ = await bearer(request)
        return Reply(await _notice_service(request).notices(grant))

    async def push(request: Request) -> Response:
        wish = await body(request, wire.PushTo)
        wishes.take(request)
        grant, saved = await bearer(request)
        await _notice_service(request).push(grant, saved, wish)
        return Reply(await _notice_service(request).notices(grant))

    async def push_no_more(request: Request) -> Response:
        wish = await body(request, wire.PushNoMore)
        grant, _ = await bearer(request)
        await _notice_service(request).push_no_more(grant, wish.endpoint)
        return Reply(await _notice_service(request).notices(grant))

    async def mail(request: Request) -> Response:
        wish = await body(request, wire.MailTo)
        if wish.address:
            questions.take(request)
        grant, saved = await bearer(request)
        await _notice_service(request).mail(grant, saved, wish)
        return Reply(await _notice_service(request).notices(grant))

    async def room(request: Request) -> Response:
        wish = await body(request, wire.RoomTo)
        wishes.take(request)
        grant, _ = await bearer(request)
        await _notice_service(request).room(grant, wish)
        return Reply(await _notice_service(request).notices(grant))

    return [
        Route("/api/notices", notices),
        Route("/api/notices/push", push, methods=["POST"]),
        Route("/api/notices/push/stop", push_no_more, methods=["POST"]),
        Route("/api/notices/mail", mail, methods=["POST"]),
        Route("/api/notices/room", room, methods=["POST"]),
        Route("/api/notices/confirm/{token}", _confirm, methods=["POST"]),
        Route("/api/notices/stop/{token}", _stop, methods=["POST"]),
        Route("/api/notices/stop/{token}", _ask_first),
    ]


async def _confirm(request: Request) -> Response:
    await _notice_service(request).confirm(request.path_params["token"])
    return Reply(wire.Heard())


async def _stop(request: Request) -> Response:
    await _notice_service(request).stop(request.path_params["token"])
    return Reply(wire.Heard())


async def _ask_first(request: Request) -> Response:
    """Redirect a person who followed the link for mail programs to the page with a button; a GET must stop nothing."""
    return RedirectResponse(f"/n#stop/{request.path_params['token']}", 303)


def _notice_service(request: Request) -> NoticeService:
    notice_service: NoticeService = request.app.state.notice_service
    return notice_service
