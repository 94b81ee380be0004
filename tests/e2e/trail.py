"""What a page said, was sent and was asked to do, with times, for when its test fails.

The trace is one of Playwright, without pictures: those would cost two fifths more of processor time, and this nothing
that can be measured. `python -m playwright show-trace FILE` shows it.
"""

from __future__ import annotations

from collections import deque
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from playwright.sync_api import Page, WebSocket

KEPT: Final = 400  # the last lines of a page; a frame of a table can have 50 kB
PATIENCE: Final = 10_000  # milliseconds for a picture; a page that hangs draws none


class Trail:
    """The trace of a *page*, and its last lines: console, errors, and the frames of its sockets."""

    def __init__(self, page: Page, faults: Sequence[str]) -> None:
        self._page: Final = page
        self._faults: Final = faults
        self._lines: Final = deque[str](maxlen=KEPT)
        page.context.tracing.start()
        page.on("pageerror", lambda fault: self._note("error", str(fault)))
        page.on("console", lambda line: self._note(f"console {line.type}", line.text))
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        self._note("socket", "opened")
        line.on("framesent", lambda frame: self._note("sent", str(frame)))
        line.on("framereceived", lambda frame: self._note("received", str(frame)))
        line.on("close", lambda _: self._note("socket", "closed"))

    def _note(self, kind: str, text: str) -> None:
        self._lines.append(f"{datetime.now(UTC):%H:%M:%S.%f} {kind}: {text}")

    @property
    def is_open(self) -> bool:
        """Return whether the page is open."""
        return not self._page.is_closed()

    @property
    def is_faulty(self) -> bool:
        """Return whether something went wrong in the page, for which its test will fail when it is closed."""
        return self.is_open and bool(self._faults)

    def testify(self, folder: Path, name: str) -> None:
        """Write the lines, and if the page is open, its trace, a picture of it and its HTML."""
        lines = [self._page.url, *(f"fault: {fault}" for fault in self._faults), *self._lines]
        (folder / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")
        if self.is_open:
            self._page.context.tracing.stop(path=folder / f"{name}.zip")
            self._page.screenshot(path=folder / f"{name}.png", timeout=PATIENCE)  # first: HTML has no time limit
            (folder / f"{name}.html").write_text(self._page.content(), "utf-8")
