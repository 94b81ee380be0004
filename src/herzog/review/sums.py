"""The figures of a review for people: in tenths of a point, rounded so that they still add up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from herzog.kernel import Phrase
from herzog.review.shapes import PARTS
from herzog.text import Name, phrase
from herzog.text.advice import in_tenths, signed
from herzog.text.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.review.key_moments import KeyMoment
    from herzog.review.shapes import Parts, SeatAccount, SeatReview

LINES: Final = (
    "review-start",
    "review-luck",
    "review-errors",
    "review-others",
    "review-reveals",
    "review-remainder",
    "review-result",
    "review-decisions",
    "review-accuracy",
)


def account_in_tenths(account: SeatAccount) -> list[int]:
    """Return start, luck, errors, others, reveals, remainder and their sum, the result, in tenths."""
    parts = (account.start, account.luck, account.errors, account.others, account.reveals, account.remainder)
    tenths = in_tenths([each / PARTS for each in parts])
    return [*tenths, sum(tenths)]


class AccountLine(msgspec.Struct, frozen=True):
    """A line of the account: its name, what it means, and each seat's figure, to be written as each language does."""

    name: Phrase
    means: Phrase
    figures: list[Name]
    is_sum: bool = False  # whether it is the sum of the lines before it


def account_lines(seats: Sequence[SeatReview]) -> list[AccountLine]:
    """Return the account of all seats; without secret choices, there is no line for reveals."""
    reveals, duel = any(seat.account.reveals for seat in seats), is_duel(seats)
    return [
        AccountLine(phrase(key, duel=duel), phrase(f"{key}-means", duel=duel), list(figures), key == "review-result")
        for key, figures in zip(LINES, zip(*map(_figures, seats), strict=True), strict=True)
        if key != "review-reveals" or reveals
    ]


def _figures(seat: SeatReview) -> list[Name]:
    """Return the figures of a seat in the order of LINES."""
    return [
        *[signed(tenths) for tenths in account_in_tenths(seat.account)],
        dict.fromkeys(LANGUAGES, str(seat.decisions)),
        percent(seat.accuracy),
    ]


def is_duel(seats: Sequence[SeatReview]) -> bool:
    """Return whether there is only one opponent, who may be a solo opponent, instead of several with an average."""
    return len(seats) <= 2


def in_points(parts: Parts) -> Name:
    """Return *parts* as signed points, as each language writes them."""
    return signed(round(10 * parts / PARTS))


def explained(moment: KeyMoment) -> list[Phrase]:
    """Return what would have been better in a key moment, by how much, and why."""
    if not moment.better:
        return moment.why
    return [phrase("review-better", option=moment.better, points=in_points(-moment.points)), *moment.why]


def standings(names: Sequence[str], scores: Sequence[int]) -> str:
    """Return the players and their scores; a solo opponent has no name here."""
    return " · ".join(f"{name} ({score})" for name, score in zip(names, scores, strict=False))


def percent(share: float) -> Name:
    """Return a percentage as each language writes it."""
    whole, tenth = divmod(round(10 * share), 10)
    signs = {"en": f"{whole}.{tenth}%", "pl": f"{whole},{tenth}%"}
    return {language: signs.get(language, f"{whole},{tenth}\N{NO-BREAK SPACE}%") for language in LANGUAGES}
