"""What an option of Fourberies means: the part of a decision that is specific to the game."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Meaning: TypeAlias = Literal[
    "travel-there",
    "reserve-city",
    "use-acrobat",
    "choose-caravel",
    "push-there",
    "salvage-actor",
    "move-needle",
    "steal",
    "send-to-court",
    "discard-request",
    "keep-request",
    "use-request",
    "count-as-comedian",
    "decline",
]


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What an option means, and the numbers that explain it."""

    meaning: Meaning
    amount: int = 0  # Écus that a theft yields
    pays: int = 0  # Écus that a Secret Request would pay now
    comedian: int = 0  # experience of Chameleons that count as Comedians
    tragedian: int = 0
