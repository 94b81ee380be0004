"""Why something may not, or should not, be done: a closed list of codes, each with its rule."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final

from herzog.kernel import Reason

if TYPE_CHECKING:
    from herzog.kernel import Pick


class Why(IntEnum):
    """The reasons in this game; 0 means that it is allowed."""

    ALLOWED = 0
    NOT_YOUR_TRAVEL_CARD = 1
    TRAVEL_CARD_USED = 2
    CITY_RESERVED = 3
    ALREADY_CHOSEN = 4
    LEAVES_NO_CHOICE = 5
    ALREADY_RESERVED = 6
    TOO_FEW_TRAVEL_CARDS = 7
    ALREADY_EXTENDED = 8
    YOUR_OWN_PURSE = 9
    EMPTY_PURSE = 10
    NOT_IN_HAND = 11
    NOT_AN_ACTOR = 12
    TOO_EXPERIENCED = 13
    NOT_IN_THIS_CITY = 14
    NOT_YOUR_ACROBAT = 15
    ACROBAT_TILTED = 16
    ACROBAT_TOO_NEW = 17
    WRONG_MOMENT = 18
    NO_ACTOR_TO_SALVAGE = 19
    NO_CARAVEL_TO_PUSH = 20
    YOUR_OWN_CARAVEL = 21
    CARAVEL_GUARDED = 22
    NOT_STANDING = 23
    NOWHERE_TO_PUSH = 24
    WRONG_DISTANCE = 25
    COLOUR_ALREADY_THERE = 26
    NEEDLE_AT_END = 27
    NEEDLE_THERE = 28
    CELL_TOO_FAR = 29
    WRONG_DIRECTION = 30
    NOBODY_RICHER = 31
    NOBODY_TO_ROB = 32
    NOTHING_TO_RECALL = 33
    NO_REQUESTS_LEFT = 34
    REQUEST_FACE_UP = 35
    REQUEST_NOT_DRAWN_NOW = 36
    REQUEST_UNFULFILLED = 37
    PAYS_NOTHING_NOW = 38
    PAYS_LESS = 39
    CHANGES_MOOD = 40


RULES: Final = {
    Why.NOT_YOUR_TRAVEL_CARD: "FOU-3.1",
    Why.TRAVEL_CARD_USED: "FOU-3.4",
    Why.CITY_RESERVED: "FOU-8.9",
    Why.ALREADY_CHOSEN: "FOU-8.11",
    Why.LEAVES_NO_CHOICE: "FOU-Q50",
    Why.ALREADY_RESERVED: "FOU-Q52",
    Why.TOO_FEW_TRAVEL_CARDS: "FOU-8.12",
    Why.ALREADY_EXTENDED: "FOU-8.11",
    Why.YOUR_OWN_PURSE: "FOU-4.7",
    Why.EMPTY_PURSE: "FOU-Q12",
    Why.NOT_IN_HAND: "FOU-Q10",
    Why.NOT_AN_ACTOR: "FOU-Q28",
    Why.TOO_EXPERIENCED: "FOU-8.17",
    Why.NOT_IN_THIS_CITY: "FOU-8.17",
    Why.NOT_YOUR_ACROBAT: "FOU-8.1",
    Why.ACROBAT_TILTED: "FOU-8.1",
    Why.ACROBAT_TOO_NEW: "FOU-4.5",
    Why.WRONG_MOMENT: "FOU-8.1",
    Why.NO_ACTOR_TO_SALVAGE: "FOU-8.17",
    Why.NO_CARAVEL_TO_PUSH: "FOU-8.15",
    Why.YOUR_OWN_CARAVEL: "FOU-8.15",
    Why.CARAVEL_GUARDED: "FOU-8.9",
    Why.NOT_STANDING: "FOU-8.15",
    Why.NOWHERE_TO_PUSH: "FOU-8.15",
    Why.WRONG_DISTANCE: "FOU-8.15",
    Why.COLOUR_ALREADY_THERE: "FOU-8.15",
    Why.NEEDLE_AT_END: "FOU-Q2",
    Why.NEEDLE_THERE: "FOU-8.18",
    Why.CELL_TOO_FAR: "FOU-8.18",
    Why.WRONG_DIRECTION: "FOU-8.18",
    Why.NOBODY_RICHER: "FOU-8.19",
    Why.NOBODY_TO_ROB: "FOU-Q12",
    Why.NOTHING_TO_RECALL: "FOU-8.20",
    Why.NO_REQUESTS_LEFT: "FOU-8.21",
    Why.REQUEST_FACE_UP: "FOU-10.6",
    Why.REQUEST_NOT_DRAWN_NOW: "FOU-8.21",
    Why.REQUEST_UNFULFILLED: "FOU-Q33",
    Why.PAYS_NOTHING_NOW: "FOU-10.9",
    Why.PAYS_LESS: "FOU-10.9",
    Why.CHANGES_MOOD: "FOU-5.3",
}

CODES: Final = {why: why.name.lower().replace("_", "-") for why in Why}


def reason(pick: Pick, why: int, **numbers: int) -> Reason:
    """Return *why* about *pick*, with the rule behind it and the numbers that explain it."""
    code = Why(why)
    return Reason(pick, CODES[code], RULES[code], numbers)
