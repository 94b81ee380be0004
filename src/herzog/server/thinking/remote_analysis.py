"""Pieces of reviews and analysis given to thinkers in other processes if there are any, else done here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

import msgspec

from herzog.review.ahead import Ending, Line, best_lines, finish
from herzog.review.shapes import Moment
from herzog.review.work import judge
from herzog.server.thinking.analysis_pool import AnalysisPool

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from herzog.server.thinking.queue import RemoteThinkers
    from herzog.server.thinking.turns import Asker

P = TypeVar("P")
T = TypeVar("T")
ANSWERS: Final[Mapping[object, Any]] = {judge: list[Moment], best_lines: list[Line], finish: list[Ending]}


class RemoteAnalysisPool(AnalysisPool):
    """Has pieces of work done by *remote* thinkers."""

    def __init__(self, niceness: int, remote: RemoteThinkers) -> None:
        super().__init__(niceness)
        self._remote: Final = remote

    async def do(self, task: Callable[[P], T], piece: P, asker: Asker) -> T:
        """Return the result of *task* for a *piece* of work, which waits for the turn of its *asker*."""
        if self._remote.any_there:
            written = msgspec.json.encode(piece).decode()
            answer = await self._remote.think(task.__name__, written, asker)
            if answer:
                return cast("T", msgspec.json.decode(answer, type=ANSWERS[task]))
        return await super().do(task, piece, asker)
