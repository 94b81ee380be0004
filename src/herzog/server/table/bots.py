"""The bots at a table; each starts thinking as soon as it is asked."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, Any, Final

import msgspec

from herzog.bots import bot_named
from herzog.server.operations.metrics import PICKS
from herzog.server.thinking.questions import Question
from herzog.table.forced import is_publicly_forced, is_secret, made_up

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from herzog.kernel import Match, Pick, Seat
    from herzog.lessons import Course
    from herzog.server.database.saved import Saved
    from herzog.server.packs import LoadedPack
    from herzog.server.thinking.bot_pool import BotClient
    from herzog.table.fold import Tally

WORLDS: Final = 40  # the most tables made up to find one in which a bot would have had a choice


class BotSeats:
    """The seats of a table at which bots sit.

    Each pick goes to *answer*, with the seat, the version the bot saw and the ask. A bot does not see who is ready in
    a secret choice: that depends on how quick people are, and the same answers to the same deal must meet the same
    picks.
    """

    def __init__(
        self,
        saved: Saved,
        pack: LoadedPack,
        bot_client: BotClient,
        pace: float,
        answer: Callable[[Seat, int, str, Pick], None],
        course: Course | None,
    ) -> None:
        self._saved: Final = saved
        self._pack: Final = pack
        self._bot_client: Final = bot_client
        self._pace: Final = pace
        self._answer: Final = answer
        self._course: Final = course
        self._tasks: Final[dict[Seat, asyncio.Task[None]]] = {}
        self._intents: Final[dict[Seat, bytes]] = {}  # what each bot means to do next

    @property
    def thinking(self) -> bool:
        """Return whether any bot is thinking."""
        return bool(self._tasks)

    def wake(self, match: Match[Any], tally: Tally, bots: Mapping[Seat, str]) -> None:
        """Start the *bots* that are asked and not yet thinking; cancel the thoughts of seats no longer theirs."""
        for seat in self._tasks.keys() - bots.keys():
            self._tasks.pop(seat).cancel()
        for seat in match.asked():
            if seat in bots and seat not in self._tasks:
                asked = asyncio.get_running_loop().time()
                masked, step = match.masked(seat, ready=False), len(match.record.steps)
                picks = self._picks(match, seat, masked)
                if not picks:
                    continue  # the lesson is over
                question = self._question(seat, bots[seat], masked, step, picks)
                decoy = self._decoy(match, question, step)
                thought = self._think(question, decoy, tally.version((seat,)), masked, asked)
                self._tasks[seat] = asyncio.create_task(thought)

    def rest(self, seat: Seat) -> None:
        """Mark a bot as done thinking."""
        self._tasks.pop(seat, None)  # it may have been cancelled with its answer on the way

    def close(self) -> None:
        """Cancel all thinking."""
        for task in self._tasks.values():
            task.cancel()

    def _picks(self, match: Match[Any], seat: Seat, masked: Any) -> list[Pick]:
        """Return the picks a bot chooses from; in a lesson only the scripted one, or none after its end."""
        if self._course is None:
            plain: list[Pick] = masked.agenda[-1].plain(masked, seat)
            return plain
        expected = self._course.expected(match, seat)
        return [expected.pick] if expected else []

    def _question(self, seat: Seat, bot: str, masked: Any, step: int, picks: list[Pick]) -> Question:
        dice = hashlib.sha256(f"{self._saved.seed} {seat} {step}".encode()).digest()  # the same after an undo
        return Question(
            self._saved.header.game,
            self._pack.folder,
            bot,
            msgspec.json.encode(self._pack.codec.encode(masked)) if bot_named(bot).looks else b"",
            seat,
            picks,
            int.from_bytes(dice[:8]),
            self._intents.get(seat, b""),
            self._saved.header.pack,
        )

    def _decoy(self, match: Match[Any], question: Question, step: int) -> Question | None:
        """Return the question to think about; None if everyone can tell that the answer is forced.

        If only the bot knows that it has no choice, it thinks about a position it could have been in instead, so that
        the speed of its answer gives nothing away.
        """
        masked = match.masked(question.seat, ready=False)
        top = masked.agenda[-1]
        picks = question.picks if is_secret(top) else top.picks(masked, question.seat)
        if len(picks) > 1 or self._course:
            return question
        if is_publicly_forced(match):
            return None
        seen = match.masked(None, ready=False)
        for n in range(WORLDS):
            likely = made_up(match.game, seen, n)
            picks = likely.agenda[-1].plain(likely, question.seat)
            if len(picks) > 1:
                break
        return self._question(question.seat, question.bot, match.game.mask(likely, question.seat), step, picks)

    async def _think(self, question: Question, decoy: Question | None, version: int, masked: Any, asked: float) -> None:
        """Choose a pick at a pace people can follow; a publicly forced answer comes at once.

        The pace counts from when the bot was *asked*, and nothing slow that depends on hidden things comes after it.
        A bot with a budget in seconds often stops early, because one pick is clearly best or follows from its plan; in
        a secret choice, where everybody sees who is ready, it waits until the pace has passed after its budget.
        """
        answer = await self._bot_client.choose(decoy or question)
        if decoy is not None and decoy is not question:
            answer = await self._bot_client.choose(question)
        if decoy is not None:
            budget = _budget(question.bot) if is_secret(masked.agenda[-1]) else 0.0
            await asyncio.sleep(asked + budget + self._pace - asyncio.get_running_loop().time())
        PICKS.labels("bot").inc()
        self._intents[question.seat] = answer.intent
        self._answer(question.seat, version, masked.agenda[-1].name, answer.pick)


def _budget(bot: str) -> float:
    """Return the seconds that *bot* may think about a decision; 0 if it has no such limit."""
    seconds: float = getattr(bot_named(bot), "seconds", 0.0)
    return seconds
