"""Limits on how many sockets are open, in all and from each place."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

PAUSE: Final = 30_000  # milliseconds after which it is worth trying again


class SocketLimit:
    """Counts open sockets: there may be *most* of them, and *each* from one place."""

    def __init__(self, most: int, each: int) -> None:
        self._most: Final = most
        self._each: Final = each
        self._from: Final[Counter[str]] = Counter()

    @contextmanager
    def one_more(self, place: str) -> Iterator[None]:
        """Count one more socket from a *place* while it is open; refuse it if there are too many."""
        if self._from.total() >= self._most or self._from[place] >= self._each:
            raise Refusal("crowded", wait=PAUSE)
        self._from[place] += 1
        try:
            yield
        finally:
            self._from[place] -= 1
            if not self._from[place]:
                del self._from[place]
