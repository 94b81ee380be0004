"""Questions to bots, and their answers; both are plain data that can be sent to another process."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar, cast, runtime_checkable

import msgspec

from herzog.bots import bot_named
from herzog.games import GAMES
from herzog.kernel import Codec, Pick, Seat

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.bots.explain import Explanation
    from herzog.bots.intent import Intent

T = TypeVar("T")


class Question(NamedTuple):
    """A question to a bot."""

    game: str
    folder: str  # of the component set, on this machine
    bot: str
    masked: bytes  # the encoded mask of the seat; empty for a bot that does not look at it
    seat: Seat
    picks: list[Pick]
    seed: int
    intent: bytes = b""  # what the bot meant to do next when it last answered, encoded
    pack: str = ""  # hash of the component set, by which another machine finds its own folder


@runtime_checkable
class Intends(Protocol):
    """A bot that keeps a plan from one of its decisions to the next."""

    intent: Intent | None


class Answer(NamedTuple):
    """What a bot answers: its pick, and what it means to do next."""

    pick: Pick
    intent: bytes


def choose(question: Question) -> Answer:
    """Return the bot's answer."""
    bot = bot_named(question.bot)
    if not bot.looks:
        return Answer(bot.choose(None, question.seat, question.picks, Random(question.seed)), b"")
    if isinstance(bot, Intends):
        bot.intent = _intent(question)
    pick = bot.choose(_masked(question), question.seat, question.picks, Random(question.seed))
    return Answer(pick, _encoded(bot.intent, question) if isinstance(bot, Intends) else b"")


def _intent(question: Question) -> Intent | None:
    from herzog.bots.intent import Intent

    if not question.intent:
        return None
    world, path, seed = msgspec.json.decode(question.intent)
    return Intent(_codec(question.game, question.folder).decode(world), question.seat, tuple(path), seed)


def _encoded(intent: Intent | None, question: Question) -> bytes:
    if intent is None or not intent.path:
        return b""
    world = _codec(question.game, question.folder).encode(intent.world)
    return msgspec.json.encode((world, intent.path, intent.seed))


def advise(question: Question) -> Explanation | None:
    """Return a hint for a person at that seat; None if there is nothing to compare."""
    from herzog.bots.explain import hint

    return hint(_masked(question), question.seat, question.picks, Random(question.seed))


def _masked(question: Question) -> Any:
    return _codec(question.game, question.folder).decode(msgspec.json.decode(question.masked))


@cache
def _codec(game: str, folder: str) -> Codec[Any]:
    return Codec(GAMES[game], GAMES[game].load(Path(folder)))


def answer_in(task: Callable[[Question], T], written: str) -> T:
    """Return the result of a *task* that a remote thinker has *written* as JSON."""
    if task is choose:
        return cast("T", msgspec.json.decode(written, type=Answer))
    from herzog.bots.explain import Explanation

    return cast("T", msgspec.json.decode(written, type=Explanation | None))
