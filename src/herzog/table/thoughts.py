"""What bots at a table are asked, and what they think about instead if their speed would give something away."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from herzog.table.forced import is_publicly_forced, is_secret, made_up

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Match, Pick, Seat
    from herzog.lessons import Course

WORLDS: Final = 40  # the most tables made up to find one in which a bot would have had a choice


class Position(NamedTuple):
    """A table as a seat knows it, and the picks to choose from."""

    masked: Any
    picks: Sequence[Pick]


class Thought(NamedTuple):
    """What a *bot* is asked for *seat* at *version*; *dice* are the same after an undo.

    A bot does not see who is ready in a secret choice: that depends on how quick people are, and the same answers to
    the same deal must meet the same picks. If only the bot knows that it has no choice, it thinks about *instead*
    first, a position it could have been in. If everyone can tell, it answers *at_once*. In a *secret* choice everybody
    sees when it is ready.
    """

    seat: Seat
    bot: str
    version: int
    ask: str
    asked: Position
    dice: int
    instead: Position | None
    at_once: bool
    secret: bool


def thought(match: Match[Any], seat: Seat, bot: str, version: int, seed: int, course: Course | None) -> Thought | None:
    """Return what a *bot* is asked at *seat*, or None after the end of a lesson."""
    masked = match.masked(seat, ready=False)
    top, picks = masked.agenda[-1], _picks(match, masked, seat, course)
    if not picks:
        return None
    dice = hashlib.sha256(f"{seed} {seat} {len(match.record.steps)}".encode()).digest()
    secret = is_secret(top)
    chooses = len(picks if secret else top.picks(masked, seat)) > 1 or course is not None
    at_once = not chooses and is_publicly_forced(match)
    instead = None if chooses or at_once else _instead(match, seat)
    asked = Position(masked, picks)
    return Thought(seat, bot, version, top.name, asked, int.from_bytes(dice[:8]), instead, at_once, secret)


def _picks(match: Match[Any], masked: Any, seat: Seat, course: Course | None) -> Sequence[Pick]:
    """Return the picks a bot chooses from; in a lesson only the scripted one, or none after its end."""
    if course is None:
        plain: Sequence[Pick] = masked.agenda[-1].plain(masked, seat)
        return plain
    expected = course.expected(match, seat)
    return [expected.pick] if expected else []


def _instead(match: Match[Any], seat: Seat) -> Position:
    """Return a position in which *seat* would have had a choice, as far as anybody can tell."""
    seen = match.masked(None, ready=False)
    for n in range(WORLDS):
        likely = made_up(match.game, seen, n)
        picks = likely.agenda[-1].plain(likely, seat)
        if len(picks) > 1:
            break
    return Position(match.game.mask(likely, seat), picks)
