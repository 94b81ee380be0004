"""Pieces of reviews and analysis given to thinkers in other processes if there are any, else done here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar, cast

import msgspec

from herzog.review.ahead import Ending, Line, best_lines, finish
from herzog.review.shapes import Moment
from herzog.review.work import judge
from herzog.server.thinking.analysis_pool import AnalysisPool
from herzog.server.thinking.turns import AT_LEISURE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from herzog.server.thinking.queue import RemoteThinkers

P = TypeVar("P")
T = TypeVar("T")
ANSWERS: Final[Mapping[object, Any]] = {judge: list[Moment], best_lines: list[Line], finish: list[Ending]}


class Reviewing(NamedTuple):
    """All reviews and boards as a single asker; bots and hints go first, which never wait long for a short piece."""

    name: str = "reviews"
    visitor: str = ""
    urgency: int = AT_LEISURE


class RemoteAnalysisPool(AnalysisPool):
    """Has pieces of work done by *remote* thinkers."""

    def __init__(self, niceness: int, remote: RemoteThinkers) -> None:
        super().__init__(niceness)
        self._remote: Final = remote

    async def do(self, task: Callable[[P], T], piece: P) -> T:
        """Return the result of *task* for a *piece* of work."""
        if self._remote.any_there:
            written = msgspec.json.encode(piece).decode()
            answer = await self._remote.think(task.__name__, written, Reviewing())
            if answer:
                return cast("T", msgspec.json.decode(answer, type=ANSWERS[task]))
        return await super().do(task, piece)
