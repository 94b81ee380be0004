"""Hints: what a bot would do in a person's place, worked out once however often somebody asks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import msgspec

from herzog.server.thinking.questions import Question

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.bots.explain import Explanation
    from herzog.kernel import Seat
    from herzog.server.packs import LoadedPack
    from herzog.server.thinking.bot_pool import BotClient

    Thinking: TypeAlias = asyncio.Task[Explanation | None]


class Hints:
    """The hints given at a table, each worked out from the mask of the seat that asks."""

    def __init__(self, game: str, pack: LoadedPack, bot_client: BotClient) -> None:
        self._game: Final = game
        self._pack: Final = pack
        self._bot_client: Final = bot_client
        self._thoughts: Final[dict[Seat, _Thought]] = {}

    @property
    def thinking(self) -> bool:
        """Return whether any hint is being worked out."""
        return any(not thought.task.done() for thought in self._thoughts.values())

    def ask(self, masked: Any, seat: Seat, version: int, told: Callable[[Thinking], None]) -> None:
        """Work out a hint for *seat* at *version*, unless that has been done, and call *told* with it."""
        thought = self._thoughts.get(seat)
        if thought is None or thought.version != version or thought.has_failed:
            task = asyncio.create_task(self._bot_client.advise(self._question(masked, seat, version)))
            thought = self._thoughts[seat] = _Thought(version, task)
        thought.task.add_done_callback(told)

    def close(self) -> None:
        """Cancel all work."""
        for thought in self._thoughts.values():
            thought.task.cancel()

    def _question(self, masked: Any, seat: Seat, version: int) -> Question:
        picks = masked.agenda[-1].plain(masked, seat)
        plain = msgspec.json.encode(self._pack.codec.encode(masked))
        return Question(self._game, self._pack.folder, "greedy", plain, seat, picks, version, pack=self._pack.box.hash)


class _Thought(NamedTuple):
    version: int
    task: Thinking

    @property
    def has_failed(self) -> bool:
        """Return whether nothing came of it."""
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)
