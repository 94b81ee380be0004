"""Why something may not, or should not, be done: a closed list of codes, each with its rule."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from herzog.kernel import Reason


class Why(IntEnum):
    """The reasons in this game; 0 means that it is allowed."""

    ALLOWED = 0
    # laying cards and choosing actions
    NOT_IN_HAND = 1
    ACTION_NOT_OFFERED = 2
    NO_MEMORY_IN_ROW = 3
    NO_OPUS_IN_ROW = 4
    NO_WORK_TO_USE = 5
    NO_SPACE_FOR_A_MARKER = 6
    NOTHING_PAYABLE = 7
    # prices and exchanges
    CANNOT_PAY = 10
    TOO_FEW_FINANCE_STEPS = 11
    TOO_FEW_DUCATS = 12
    NO_COUNTER_TO_SELL = 13
    NO_STEP_TO_PAY = 14
    NO_COUNTER_TO_PAY = 15
    REST_NOT_PAYABLE = 16
    POINTS_FIRST = 17
    PRICE_IS_COVERED = 18
    # the row
    NOT_A_MEMORY = 20
    NOT_AN_OPUS = 21
    # works
    NOT_YOUR_WORK = 30
    WORK_IS_TURNED = 31
    WRONG_TYPE = 32
    # the Requiem
    SLOT_IS_CLOSED = 40
    SLOT_IS_TAKEN = 41
    NO_MARKER_LEFT = 42
    NO_TILE_LEFT = 43
    MARKER_IS_GONE = 44
    WRONG_INSTRUMENT = 45
    OTHER_MOVEMENT = 46
    COMPOSER_NOT_PAYABLE = 47
    # cautions
    STEP_BECOMES_DUCATS = 50
    NEW_CARD_IS_LOST = 51
    BONUS_ICON_IN_STORY = 52
    NO_TILE_THERE = 53


RULES: Final = {
    Why.NOT_IN_HAND: "LAC-2.4",
    Why.ACTION_NOT_OFFERED: "LAC-2.7",
    Why.NO_MEMORY_IN_ROW: "LAC-4.1",
    Why.NO_OPUS_IN_ROW: "LAC-5.1",
    Why.NO_WORK_TO_USE: "LAC-6.1",
    Why.NO_SPACE_FOR_A_MARKER: "LAC-8.2",
    Why.NOTHING_PAYABLE: "LAC-Q12",
    Why.CANNOT_PAY: "LAC-Q12",
    Why.TOO_FEW_FINANCE_STEPS: "LAC-Q15",
    Why.TOO_FEW_DUCATS: "LAC-3.4",
    Why.NO_COUNTER_TO_SELL: "LAC-3.5",
    Why.NO_STEP_TO_PAY: "LAC-3.2",
    Why.NO_COUNTER_TO_PAY: "LAC-3.2",
    Why.REST_NOT_PAYABLE: "LAC-Q12",
    Why.POINTS_FIRST: "LAC-3.2",
    Why.PRICE_IS_COVERED: "LAC-3.2",
    Why.NOT_A_MEMORY: "LAC-4.1",
    Why.NOT_AN_OPUS: "LAC-5.1",
    Why.NOT_YOUR_WORK: "LAC-6.1",
    Why.WORK_IS_TURNED: "LAC-6.4",
    Why.WRONG_TYPE: "LAC-7.10",
    Why.SLOT_IS_CLOSED: "LAC-8.8",
    Why.SLOT_IS_TAKEN: "LAC-8.1",
    Why.NO_MARKER_LEFT: "LAC-8.2",
    Why.NO_TILE_LEFT: "LAC-Q25",
    Why.MARKER_IS_GONE: "LAC-8.3",
    Why.WRONG_INSTRUMENT: "LAC-8.2",
    Why.OTHER_MOVEMENT: "LAC-8.9",
    Why.COMPOSER_NOT_PAYABLE: "LAC-Q23",
    Why.STEP_BECOMES_DUCATS: "LAC-3.6",
    Why.NEW_CARD_IS_LOST: "LAC-Q7",
    Why.BONUS_ICON_IN_STORY: "LAC-10.7",
    Why.NO_TILE_THERE: "LAC-Q17",
}


# The reasons computed for every card and place of a decision, as plain ints, which are faster than enum members.
CANNOT_PAY: Final = int(Why.CANNOT_PAY)
NOT_A_MEMORY: Final = int(Why.NOT_A_MEMORY)
NOT_AN_OPUS: Final = int(Why.NOT_AN_OPUS)
NOT_YOUR_WORK: Final = int(Why.NOT_YOUR_WORK)
WORK_IS_TURNED: Final = int(Why.WORK_IS_TURNED)


def reason(pick: int, why: int, **numbers: int) -> Reason:
    """Return *why* as a reason about *pick*, with the *numbers* that explain it."""
    code = Why(why)
    return Reason(pick, code.name.lower().replace("_", "-"), RULES[code], numbers)
