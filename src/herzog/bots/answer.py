"""Asks a bot, and checks what it answers: every program in which bots play asks them here."""

from __future__ import annotations

from operator import index
from reprlib import repr as shortened
from traceback import extract_tb
from typing import TYPE_CHECKING, Any

from herzog.kernel import IllegalPick

if TYPE_CHECKING:
    from random import Random

    from herzog.kernel import Bot, Pick, Seat


class BotFailed(Exception):
    """A bot raised an error instead of answering; that error is the cause."""


def answer(bot: Bot, ask: str, masked: Any, seat: Seat, picks: list[Pick], rng: Random) -> Pick:
    """Return the one of *picks* that *bot* chooses for *seat*; raise if it fails or chooses anything else.

    *picks* are the plain ones, and there are at least two: a single one is no question.
    """
    try:
        pick: Any = bot.choose(masked, seat, picks[:], rng)  # a copy, because bots may take it apart
    except (Exception, SystemExit) as problem:  # a run that a bot ends would seem to have succeeded
        said = " ".join(f"{type(problem).__name__}: {problem}".split())
        raise BotFailed(f"bot {bot.name!r} at seat {seat} fails at {ask}: {said}{_place(bot, problem)}") from problem
    if type(pick) is int and pick in picks:
        return pick
    return _whole(bot, ask, seat, picks, pick)


def _whole(bot: Bot, ask: str, seat: Seat, picks: list[Pick], picked: Any) -> Pick:
    """Return what was *picked* as an int, if it is one of another kind, such as NumPy's; no record could keep it."""
    if not isinstance(picked, bool) and hasattr(picked, "__index__") and index(picked) in picks:
        return index(picked)
    may = ", ".join(map(str, picks))
    raise IllegalPick(f"bot {bot.name!r} at seat {seat} answers {ask} with {shortened(picked)}, but it may pick {may}")


def _place(bot: Bot, problem: BaseException) -> str:
    """Return the last line of the bot's own file that led to the *problem*."""
    code = getattr(bot.choose, "__code__", None)
    file = code.co_filename if code else ""
    lines = [frame.lineno for frame in extract_tb(problem.__traceback__) if frame.filename == file]
    return f" ({file}, line {lines[-1]})" if lines else ""
