"""A decision: what one seat is asked, and everything it may and may not answer.

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
    choice. It is empty for a choice made together, because that depends on what the others choose in secret.
    """

    pick: int
    target: str  # what it points at on the table, "kind:id"; empty for a plain button
    plain: bool  # False for what no sensible player would pick
    facts: F  # what the pick means in its game
    outcome: dict[str, int]
    final: bool  # nature comes next: something is turned up, so there is no way back
    then: str  # what the seat is asked next as things stand, if nobody else is; nature may bring something else first
    cautions: list[Reason]
    label: Phrase = UNSAID
    effect: Phrase | None = None  # what it costs, gains or brings about, where the label does not say it


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
    """The plain things to point at once the answers of *path* are given, so that one gesture can answer all of them.

    Outcomes count from now, the whole path included.
    """

    path: list[PathStep]
    ask: str  # what the options answer
    options: list[Option[F]]


class Decision(msgspec.Struct, Generic[F], frozen=True, kw_only=True):
    """What the seat is asked, by which rule, and all it may and may not answer."""

    ask: str
    rule: str
    settles: bool  # a lone plain option is what people mean: it need not be asked for
    options: list[Option[F]]
    refused: list[RefusedTarget]
    ahead: list[Ahead[F]]
    question: Phrase = UNSAID
