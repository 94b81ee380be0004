"""A decision: what one seat is asked, what it may answer, and what it may not.

These shapes serve every game, the terminal, the browser, hints and environments alike. A game adds its own
data to an option as *facts*; the text layer puts words into the fields that hold a phrase.
"""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from herzog.kernel.phrase import UNSAID, Phrase
from herzog.kernel.reason import Reason

F = TypeVar("F")


class Option(msgspec.Struct, Generic[F], frozen=True, kw_only=True):
    """Something the seat may pick.

    *outcome* is what the pick changes in the seat's tally, counting everything that follows from it without another
    choice. It is empty for a joint choice, because that depends on what the others choose in secret.
    """

    pick: int
    target: str  # what it points at on the table, as "kind:id"; empty for a plain button
    plain: bool  # False if no sensible player would pick it
    facts: F  # what the pick means in its game
    outcome: dict[str, int]
    final: bool  # nature comes next and reveals something, so this cannot be undone
    then: str  # what the seat is asked next, unless somebody else is; nature may still interfere
    cautions: list[Reason]
    label: Phrase = UNSAID
    effect: Phrase | None = None  # what it costs, gains or causes, if the label does not say so


class RefusedTarget(msgspec.Struct, frozen=True, kw_only=True):
    """Something the seat might point at and may not pick, and why."""

    target: str
    reason: Reason
    name: Phrase = UNSAID


class PathStep(msgspec.Struct, frozen=True, kw_only=True):
    """An answer on the way to something: the ask and the pick."""

    ask: str
    pick: int


class Ahead(msgspec.Struct, Generic[F], frozen=True, kw_only=True):
    """What can be pointed at once the answers of *path* are given, so that one gesture can give all of them.

    Outcomes count from now, the whole path included.
    """

    path: list[PathStep]
    ask: str  # what the options answer
    options: list[Option[F]]


class Decision(msgspec.Struct, Generic[F], frozen=True, kw_only=True):
    """What the seat is asked, by which rule, what it may answer, and what it may not."""

    ask: str
    rule: str
    settles: bool  # if there is only one plain option, it need not be asked for
    options: list[Option[F]]
    refused: list[RefusedTarget]
    ahead: list[Ahead[F]]
    question: Phrase = UNSAID
