"""The bots at a table: each begins to think as soon as it is asked."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, Any, Final

import msgspec

from herzog.bots import bot_named
from herzog.server.thinking import Question

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from herzog.kernel import Match, Pick, Seat
    from herzog.server.journal import Tally
    from herzog.server.packs import LoadedPack
    from herzog.server.store import Saved
    from herzog.server.thinking import Thinkers


class BotSeats:
    """The seats of a table at which bots sit.

    What a bot decides goes to *answer*, with its seat, the version it looked at and what it was asked.
    """

    def __init__(
        self,
        saved: Saved,
        pack: LoadedPack,
        thinkers: Thinkers,
        pace: float,
        answer: Callable[[Seat, int, str, Pick], None],
    ) -> None:
        self._saved: Final = saved
        self._pack: Final = pack
        self._thinkers: Final = thinkers
        self._pace: Final = pace
        self._answer: Final = answer
        self._tasks: Final[dict[Seat, asyncio.Task[None]]] = {}

    @property
    def thinking(self) -> bool:
        """Tell whether any bot thinks."""
        return bool(self._tasks)

    def wake(self, match: Match[Any], tally: Tally, bots: Mapping[Seat, str]) -> None:
        """Let those of the *bots* that are asked think, unless they already do, and nobody else."""
        for seat in self._tasks.keys() - bots.keys():
            self._tasks.pop(seat).cancel()
        for seat in match.asked():
            if seat in bots and seat not in self._tasks:
                masked = match.masked(seat)
                forced = len(masked.agenda[-1].picks(masked, seat)) == 1
                question = self._question(seat, bots[seat], masked, len(match.record.steps))
                thought = self._think(question, tally.version((seat,)), masked.agenda[-1].name, forced=forced)
                self._tasks[seat] = asyncio.create_task(thought)

    def rest(self, seat: Seat) -> None:
        """Note that a bot has thought."""
        self._tasks.pop(seat, None)  # it may have been called off with its answer on the way

    def close(self) -> None:
        """Stop all thinking."""
        for task in self._tasks.values():
            task.cancel()

    def _question(self, seat: Seat, bot: str, masked: Any, step: int) -> Question:
        dice = hashlib.sha256(f"{self._saved.seed} {seat} {step}".encode()).digest()  # an undo brings no new luck
        return Question(
            self._saved.header.game,
            self._pack.folder,
            bot,
            msgspec.json.encode(self._pack.codec.encode(masked)) if bot_named(bot).looks else b"",
            seat,
            masked.agenda[-1].plain(masked, seat),
            int.from_bytes(dice[:8]),
        )

    async def _think(self, question: Question, version: int, ask: str, *, forced: bool) -> None:
        """Think, but not too quickly for people to follow, unless there is nothing to choose."""
        pace = asyncio.sleep(0 if forced else self._pace)
        pick, _ = await asyncio.gather(self._thinkers.choose(question), pace)
        self._answer(question.seat, version, ask, pick)
