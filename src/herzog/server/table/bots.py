"""The bots at a table; each starts thinking as soon as it is asked."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from herzog.bots import bot_named
from herzog.server.operations.metrics import PICKS
from herzog.server.thinking.questions import Question
from herzog.table.deciding import BotAnswer

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from herzog.kernel import Header, Seat
    from herzog.server.packs import LoadedPack
    from herzog.server.thinking.bot_pool import BotClient
    from herzog.table.thoughts import Position, Thought


class BotSeats:
    """The seats of a table at which bots sit; each pick goes to *answer*."""

    def __init__(
        self,
        header: Header,
        pack: LoadedPack,
        bot_client: BotClient,
        pace: float,
        answer: Callable[[BotAnswer], None],
    ) -> None:
        self._header: Final = header
        self._pack: Final = pack
        self._bot_client: Final = bot_client
        self._pace: Final = pace
        self._answer: Final = answer
        self._tasks: Final[dict[Seat, asyncio.Task[BotAnswer]]] = {}
        self._intents: Final[dict[Seat, bytes]] = {}  # what each bot means to do next

    @property
    def thinking(self) -> bool:
        """Return whether any bot is thinking."""
        return bool(self._tasks)

    def busy(self, bots: Collection[Seat]) -> Collection[Seat]:
        """Return the seats whose bots are thinking; thoughts are cancelled for seats that are no longer *bots*."""
        for seat in self._tasks.keys() - set(bots):
            self._tasks.pop(seat).cancel()
        return self._tasks.keys()

    def wake(self, thoughts: Sequence[Thought], asked: float) -> None:
        """Start thinking about what was *asked* at a time of the loop, before the thoughts were put together."""
        for thought in thoughts:
            self._tasks[thought.seat] = asyncio.create_task(self._think(thought, asked))

    def rest(self, answer: BotAnswer) -> bool:
        """Mark the bot that gave an *answer* as done; return whether it still sits there, and no other by now."""
        task = self._tasks.get(answer.seat)
        if task is None or not task.done() or task.exception() or task.result() is not answer:
            return False
        del self._tasks[answer.seat]
        return True

    def close(self) -> None:
        """Cancel all thinking."""
        for task in self._tasks.values():
            task.cancel()

    def _question(self, thought: Thought, position: Position) -> Question:
        return Question(
            self._header.game,
            self._pack.folder,
            thought.bot,
            msgspec.json.encode(self._pack.codec.encode(position.masked)) if bot_named(thought.bot).looks else b"",
            thought.seat,
            [*position.picks],
            thought.dice,
            self._intents.get(thought.seat, b""),
            self._header.pack,
        )

    async def _think(self, thought: Thought, asked: float) -> BotAnswer:
        """Give an answer at a pace people can follow; a publicly forced answer comes at once.

        The pace counts from when the bot was *asked*, and nothing slow that depends on hidden things comes after it.
        A bot with a budget in seconds often stops early, because one pick is clearly best or follows from its plan; in
        a secret choice, where everybody sees who is ready, it waits until the pace has passed after its budget.
        """
        question = self._question(thought, thought.asked)
        if thought.instead:
            await self._bot_client.choose(self._question(thought, thought.instead))
        chosen = await self._bot_client.choose(question)
        if not thought.at_once:
            budget = _budget(thought.bot) if thought.secret else 0.0
            await asyncio.sleep(asked + budget + self._pace - asyncio.get_running_loop().time())
        PICKS.labels("bot").inc()
        self._intents[thought.seat] = chosen.intent
        answer = BotAnswer(thought.version, thought.seat, thought.ask, chosen.pick)
        self._answer(answer)
        return answer


def _budget(bot: str) -> float:
    """Return the seconds that *bot* may think about a decision; 0 if it has no such limit."""
    seconds: float = getattr(bot_named(bot), "seconds", 0.0)
    return seconds
