"""Serves the built page: its files, the index for every client-side route, and security headers."""

from __future__ import annotations

import gzip
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles

from herzog.server.patience import factor

if TYPE_CHECKING:
    import os

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOREVER: Final = "public, max-age=31536000, immutable"  # these files have their hash in their names
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}
NO_ROUTES: Final = (("api",), ("assets",))  # folders in which the client has no routes
PARTLY: Final = {
    "if-modified-since",
    "if-none-match",
    "range",
}  # asks for a file if it has changed, or for a part of it
OVER_TLS: Final = {"cross-origin-opener-policy": "same-origin"}  # browsers ignore it elsewhere, and complain


class Asset:
    """A file that never changes, read and compressed only once."""

    def __init__(self, file: FileResponse) -> None:
        self._plain: Final = Path(file.path).read_bytes()
        self._headers: Final = {name: file.headers[name] for name in ("content-type", "etag", "last-modified")}
        is_text = self._headers["content-type"].startswith("text/")
        self._packed: Final = gzip.compress(self._plain) if is_text else b""

    def response(self, asked: Headers) -> Response:
        """Return the file, compressed if the browser can read that."""
        headers = {**self._headers, "cache-control": FOREVER, "vary": "Accept-Encoding"}
        if self._packed and "gzip" in asked.get("accept-encoding", ""):
            return Response(self._packed, headers={**headers, "content-encoding": "gzip"})
        return Response(self._plain, headers=headers)


class Pages(StaticFiles):
    """Serves the files of the page, and the index for client-side routes."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, html=True)
        self._assets: Final[dict[str, Asset]] = {}
        self._patience: Final = factor()

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return the file at *path*, or the index."""
        asked = Headers(scope=scope)
        is_whole = scope["method"] == "GET" and not PARTLY & set(asked)
        if is_whole and path in self._assets:
            return self._assets[path].response(asked)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as problem:
            if problem.status_code != 404 or PurePath(path).parts[:1] in NO_ROUTES or guess_type(path)[0]:
                raise
            response = _upwards(scope) or await super().get_response("index.html", scope)
        if is_whole and path.startswith("assets/") and isinstance(response, FileResponse):
            self._assets[path] = Asset(response)
            return self._assets[path].response(asked)
        response.headers["cache-control"] = FOREVER if path.startswith("assets/") else "no-cache"
        return response

    def file_response(
        self, full_path: os.PathLike[str] | str, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Return the file at *full_path*, or that the browser has it; the index says how patient the page should be."""
        if self._patience == 1 or Path(full_path).name != "index.html":
            return super().file_response(full_path, stat_result, scope, status_code)
        index = Path(full_path).read_text("utf-8").replace("<html", f'<html data-patience="{self._patience:g}"', 1)
        etag = f'"{sha256(index.encode()).hexdigest()[:32]}"'  # another than that of the file, which changes less often
        response = Response(index, status_code, {"etag": etag}, "text/html")
        if self.is_not_modified(response.headers, Headers(scope=scope)):
            return NotModifiedResponse(response.headers)
        return response


def _upwards(scope: Scope) -> Response | None:
    """Return the way from a folder to the route that it begins with; the index finds its files only from the top."""
    route = next((part for part in scope["path"].split("/") if part), "")
    above = scope["path"].count("/") - 1
    if not above:
        return None
    query = f"?{scope['query_string'].decode('latin-1')}" if scope["query_string"] else ""
    return RedirectResponse("../" * above + quote(route) + query)


class Guarded:
    """Adds security headers, which restrict the browser to this server's scripts."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and add headers to the response."""

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update({**HEADERS, **(OVER_TLS if scope["scheme"] == "https" else {})})
            await send(message)

        await self._app(scope, receive, guarded)
