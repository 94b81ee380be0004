"""The figures of a review as people read them: in tenths of a point, rounded so that they still add up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herzog.review.shapes import PARTS
from herzog.text import phrase
from herzog.text.advice import in_tenths, signed
from herzog.text.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.kernel import Phrase
    from herzog.review.shapes import Parts, SeatAccount, SeatReview
    from herzog.review.told import KeyMoment
    from herzog.text import Name

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
    """Return start, luck, errors, others, reveals, remainder and, as their sum, the result, in tenths."""
    parts = (account.start, account.luck, account.errors, account.others, account.reveals, account.remainder)
    tenths = in_tenths([each / PARTS for each in parts])
    return [*tenths, sum(tenths)]


def lines(seat: SeatReview) -> list[Name]:
    """Return the figures of a seat in the order of LINES, as each language writes them."""
    return [
        *[signed(tenths) for tenths in account_in_tenths(seat.account)],
        dict.fromkeys(LANGUAGES, str(seat.decisions)),
        percent(seat.accuracy),
    ]


def told_lines(seats: Sequence[SeatReview]) -> list[tuple[int, str]]:
    """Return the LINES to show, each with its place; without secret choices there is none about reveals."""
    reveals = any(seat.account.reveals for seat in seats)
    return [(n, key) for n, key in enumerate(LINES) if key != "review-reveals" or reveals]


def in_points(parts: Parts) -> Name:
    """Return *parts* as points with a sign, as each language writes them."""
    return signed(round(10 * parts / PARTS))


def explained(moment: KeyMoment) -> list[Phrase]:
    """Return what would have been better in a key moment and by how much, then why."""
    if not moment.better:
        return moment.why
    return [phrase("review-better", option=moment.better, points=in_points(-moment.points)), *moment.why]


def standings(names: Sequence[str], scores: Sequence[int]) -> str:
    """Return who played and with what score; the game's own opponent has no name here."""
    return " · ".join(f"{name} {score}" for name, score in zip(names, scores, strict=False))


def percent(share: float) -> Name:
    """Return a percentage as each language writes it."""
    whole, tenth = divmod(round(10 * share), 10)
    signs = {"en": f"{whole}.{tenth}%", "pl": f"{whole},{tenth}%"}
    return {language: signs.get(language, f"{whole},{tenth}\N{NO-BREAK SPACE}%") for language in LANGUAGES}
