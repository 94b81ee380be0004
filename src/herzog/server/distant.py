"""Reviews are made piece by piece: by thinkers in other processes if there are any, else in ours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar, cast

import msgspec

from herzog.review.shapes import Moment
from herzog.review.work import judge
from herzog.server.critics import Critics
from herzog.server.turns import AT_LEISURE

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.server.thoughts import Outside

P = TypeVar("P")
T = TypeVar("T")


class Reviewing(NamedTuple):
    """All reviews together, as one that asks: bots and hints go before, and a piece is short."""

    name: str = "reviews"
    visitor: str = ""
    urgency: int = AT_LEISURE


class DistantCritics(Critics):
    """Has pieces of reviews judged *outside*; what comes from an analysis board stays here."""

    def __init__(self, outside: Outside) -> None:
        super().__init__()
        self._outside: Final = outside

    async def do(self, task: Callable[[P], T], piece: P) -> T:
        """Return what the *task* makes of a *piece* of work."""
        if cast("object", task) is judge and self._outside.is_there:
            written = msgspec.json.encode(piece).decode()
            answer = await self._outside.think("judge", written, Reviewing())
            if answer:
                return cast("T", msgspec.json.decode(answer, type=list[Moment]))
        return await super().do(task, piece)
