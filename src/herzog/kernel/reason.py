"""Why something may not be done, or had better not be: values, not sentences.

The words are made elsewhere, in the reader's language, from the code and the numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from herzog.kernel.agenda import Frame, Seat, State

NOT_ASKED = "not-asked"
NOT_NOW = "not-now"
NO_PICK = -1


class Reason(msgspec.Struct, frozen=True):
    """A refusal or a caution about one *pick* of the frame on top.

    *code* is from the closed list of its game, *rule* the number of the rule behind it,
    and *numbers* explain it: {"needs": 3, "has": 1}.
    """

    pick: int
    code: str
    rule: str
    numbers: dict[str, int] = {}


def why_not(masked: State, seat: Seat, target: str) -> list[Reason]:
    """Return why *seat* may not point at *target* now; empty if it may.

    *target* names something on the table ("opus:17"). The frame on top knows what its picks and
    refusals point at; about everything else it says which rule is being played instead.
    """
    top: Frame[Any] = masked.agenda[-1]
    if seat not in top.seats():
        return [Reason(NO_PICK, NOT_ASKED, top.RULE)]
    if any(top.target(masked, pick) == target for pick in top.picks(masked, seat)):
        return []
    log = [reason for reason in top.refusals(masked, seat) if top.target(masked, reason.pick) == target]
    return log or [Reason(NO_PICK, NOT_NOW, top.RULE)]
