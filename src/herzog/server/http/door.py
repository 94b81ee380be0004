"""The door: every request but those of probes is charged before anything is done for it, whatever comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.requests import Request

from herzog.server.http.requests import charge
from herzog.server.limits.costs import ARRIVAL, REQUEST
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.responses import Response
    from starlette.types import ASGIApp, Receive, Scope, Send

PROBES: Final = ("/health", "/ready")


class Door:
    """Charges for requests; whoever has nothing left is *refused*."""

    def __init__(self, app: ASGIApp, refused: Callable[[Request, Exception], Awaitable[Response]]) -> None:
        self._app: Final = app
        self._refused: Final = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer that its caller has to wait."""
        if scope["type"] == "http" and scope["path"] not in PROBES:
            request = Request(scope)
            try:
                charge(request, REQUEST if scope["path"].startswith("/api/") else ARRIVAL)
            except Refusal as refusal:
                await (await self._refused(request, refusal))(scope, receive, send)
                return
        await self._app(scope, receive, send)
