"""Reviews and analysis boards are thought about piece by piece: by thinkers elsewhere if there are any, else by us."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar, cast

import msgspec

from herzog.review.ahead import Ending, Line, best_lines, finish
from herzog.review.shapes import Moment
from herzog.review.work import judge
from herzog.server.critics import Critics
from herzog.server.turns import AT_LEISURE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from herzog.server.thoughts import Outside

P = TypeVar("P")
T = TypeVar("T")
ANSWERS: Final[Mapping[object, Any]] = {judge: list[Moment], best_lines: list[Line], finish: list[Ending]}


class Reviewing(NamedTuple):
    """All reviews and boards together, as one that asks: bots and hints go before, and a piece is short."""

    name: str = "reviews"
    visitor: str = ""
    urgency: int = AT_LEISURE


class DistantCritics(Critics):
    """Has pieces of work done *outside*."""

    def __init__(self, outside: Outside) -> None:
        super().__init__()
        self._outside: Final = outside

    async def do(self, task: Callable[[P], T], piece: P) -> T:
        """Return what the *task* makes of a *piece* of work."""
        if self._outside.is_there:
            written = msgspec.json.encode(piece).decode()
            answer = await self._outside.think(task.__name__, written, Reviewing())
            if answer:
                return cast("T", msgspec.json.decode(answer, type=ANSWERS[task]))
        return await super().do(task, piece)
