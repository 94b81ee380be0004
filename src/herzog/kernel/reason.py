"""Reasons why something may not, or should not, be done, as values instead of sentences."""

from __future__ import annotations

from typing import Final

import msgspec

from herzog.kernel.phrase import UNSAID, Phrase

NOT_ASKED: Final = "not-asked"
NOT_NOW: Final = "not-now"
NO_PICK: Final = -1


class Reason(msgspec.Struct, frozen=True):
    """A refusal or a caution about one *pick* of the frame on top.

    *code* is from the closed list of its game, *rule* the number of the rule behind it,
    and *numbers* explain it: {"needs": 3, "has": 1}. The text layer adds *says*, the same reason in words.
    """

    pick: int
    code: str
    rule: str
    numbers: dict[str, int] = {}
    says: Phrase = UNSAID
