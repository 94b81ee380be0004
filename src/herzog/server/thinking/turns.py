"""Whose bot, review or board thinks next: fair turns, so that nobody waits because somebody else has many."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

HALF_LIFE: Final = 60.0  # seconds after which used time counts half
PATIENCE: Final = 30.0  # seconds after which a question is as urgent as any other
MOST_NAMES: Final = 1000  # remembered before those with next to no used time are dropped
NOTHING: Final = 0.01  # seconds that count as none

WAITED_FOR, WATCHED, UNWATCHED, AT_LEISURE = range(4)  # how urgent a question is


class Asker(Protocol):
    """A table at which bots think, or that is reviewed or analysed."""

    @property
    def name(self) -> str:
        """Return the id of the table."""

    @property
    def visitor(self) -> str:
        """Return the address of the person for whom that is done."""

    @property
    def urgency(self) -> int:
        """Return how urgent its questions are."""


class Usage:
    """The time that each name has used lately, in seconds."""

    def __init__(self) -> None:
        self._used: Final[dict[str, tuple[float, float]]] = {}  # how much, as of when

    def of(self, name: str, now: float) -> float:
        """Return how much *name* has used as of *now*."""
        used, then = self._used.get(name, (0.0, 0.0))
        return float(used * 0.5 ** ((now - then) / HALF_LIFE))

    def add(self, name: str, seconds: float, now: float) -> None:
        """Note that *name* has used *seconds* more."""
        self._used[name] = (self.of(name, now) + seconds, now)
        if len(self._used) > MOST_NAMES:
            for each in [each for each in self._used if self.of(each, now) < NOTHING]:
                del self._used[each]


class Waiting(NamedTuple):
    """A question that waits for its turn."""

    asker: Asker
    since: float
    turn: asyncio.Future[None]


class Turns:
    """Gives out *places* in which to think.

    The most urgent question is next; among equals that of the visitor who has used the least time lately, then that of
    the table that has.
    """

    def __init__(self, places: int) -> None:
        self._places = places
        self._free = places  # negative while more are held than there are left after a resize
        self._waiting: Final[list[Waiting]] = []
        self._visitors: Final = Usage()
        self._tables: Final = Usage()

    @property
    def waiting(self) -> int:
        """Return how many questions wait."""
        return len(self._waiting)

    def used(self, asker: Asker) -> float:
        """Return how many seconds the visitor of a table has used lately, older ones counting less."""
        return self._visitors.of(asker.visitor, time.monotonic())

    def resize(self, places: int) -> None:
        """Give out that many *places* from now on."""
        self._free += places - self._places
        self._places = places
        self._give_out()

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Hold a place, once it is the turn of the *asker*."""
        await self._place(asker)
        began, visitor = time.monotonic(), asker.visitor
        try:
            yield
        finally:
            now = time.monotonic()
            self._visitors.add(visitor, now - began, now)
            self._tables.add(asker.name, now - began, now)
            self._give_back()

    async def _place(self, asker: Asker) -> None:
        waiting = Waiting(asker, time.monotonic(), asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._give_out()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting.turn.cancelled():
                self._waiting.remove(waiting)
            else:
                self._give_back()  # its turn came just as it was cancelled
            raise

    def _give_back(self) -> None:
        self._free += 1
        self._give_out()

    def _give_out(self) -> None:
        while self._free > 0 and (still := [each for each in self._waiting if not each.turn.cancelled()]):
            first = min(still, key=partial(self._order, time.monotonic()))
            self._waiting.remove(first)
            self._free -= 1
            first.turn.set_result(None)

    def _order(self, now: float, waiting: Waiting) -> tuple[int, float, float, float]:
        asker, since = waiting.asker, waiting.since
        urgency = asker.urgency if now - since < PATIENCE else WAITED_FOR
        return urgency, self._visitors.of(asker.visitor, now), self._tables.of(asker.name, now), since
