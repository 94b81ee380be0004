"""Pondering a position on the board: rounds of ever deeper thinking, or games that bots play to the end."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, Any, Final

from herzog.bots import usual_bot
from herzog.review.ahead import Finishing, Position, Weighing, best_lines, finish
from herzog.review.depth import DEPTHS
from herzog.review.shapes import PARTS
from herzog.wire import Pondering, SeatSpread

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from herzog.kernel import Record
    from herzog.review.ahead import Ending
    from herzog.server.thinking.analysis_pool import AnalysisPool
    from herzog.server.thinking.turns import Asker
    from herzog.table.screen import Screen
    from herzog.wire import Ponder

SEED: Final = 1  # the same position is judged in the same way
GAMES_FINISHED: Final = 100
AT_ONCE: Final = 1  # games in a piece of work, so that others do not wait long


class Ponderer:
    """Has positions analysed for the *asker*, in turn with reviews and other boards."""

    def __init__(self, analysis: AnalysisPool, asker: Asker, depth: str, folder: str, screen: Screen) -> None:
        self._asker: Final = asker
        self._analysis: Final = analysis
        self._depths: Final = [*DEPTHS][: [*DEPTHS].index(depth) + 1]
        self._folder: Final = folder
        self._screen: Final = screen

    def ponder(self, asked: Ponder, record: Record) -> AsyncIterator[Pondering]:
        """Yield what is known about the last position of *record*, and more each time."""
        position = Position(record.dumps(), self._folder)
        return (self._lines if asked.about == "lines" else self._spread)(asked, record, position)

    async def _lines(self, asked: Ponder, record: Record, position: Position) -> AsyncIterator[Pondering]:
        rounds = len(self._depths)
        yield _pondering(asked, record, 0, rounds)
        for done, depth in enumerate(self._depths, 1):
            found = await self._analysis.do(best_lines, Weighing(position, asked.seat, depth, SEED), self._asker)
            yield _pondering(asked, record, done, rounds, lines=self._screen.lines(asked.seat, found))

    async def _spread(self, asked: Ponder, record: Record, position: Position) -> AsyncIterator[Pondering]:
        bot = usual_bot(record.header.game)
        endings: list[Ending] = []
        yield _pondering(asked, record, 0, GAMES_FINISHED, bot=bot)
        for first in range(0, GAMES_FINISHED, AT_ONCE):
            piece = Finishing(position, bot, [*range(first, first + AT_ONCE)])
            endings += await self._analysis.do(finish, piece, self._asker)
            yield _pondering(asked, record, len(endings), GAMES_FINISHED, bot=bot, spread=spread(endings))


def spread(endings: Sequence[Ending]) -> list[SeatSpread]:
    """Return the wins and scores of each seat."""
    seats = range(len(endings[0].scores))
    scores = [sorted(ending.scores[seat] for ending in endings) for seat in seats]
    won = [sum(ending.ranks[seat] == 1 for ending in endings) for seat in seats]
    return [SeatSpread(seat, won[seat], round(fmean(scores[seat]), 1), scores[seat]) for seat in seats]


def _pondering(asked: Ponder, record: Record, done: int, total: int, **found: Any) -> Pondering:
    nothing: dict[str, Any] = {"lines": [], "spread": [], "bot": ""}
    step = len(record.steps)
    return Pondering(asked.id, asked.about, asked.seat, step, done, total, **(nothing | found), parts=PARTS)
