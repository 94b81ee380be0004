"""A server for a test: opened, killed, and opened again on the same port."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from herzog.server.settings import BUILT
from tests.server.harness import Server

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType


class Cafe:
    """A server with the page: bots pick at random, critics do not think long, and each table has the same deal."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data: Final = data
        usual = {"web": str(BUILT), "real": True, "seed": 1, "at_random": True, "review": "glance"}
        self.server: Final = Server(data, **{**usual, **settings})
        self._as_usual: Final = dict(self.server.settings)
        self._is_open = False

    @property
    def address(self) -> str:
        """Return where the page is."""
        return self.server.address.rstrip("/")

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, where: TracebackType | None
    ) -> None:
        self.kill()

    def open(self, **more: Any) -> None:
        """Start the server, with *more* settings if need be, and wait until it answers."""
        self.server.settings = {**self._as_usual, **more}
        self.server.start()
        self._is_open = True

    def kill(self) -> None:
        """End the server as a power cut would."""
        if self._is_open:
            self.server.kill()
            self._is_open = False

    def restore(self) -> None:
        """Open the server as at first, unless it is open like that."""
        if not self._is_open or self.server.settings != self._as_usual:
            self.kill()
            self.open()
