"""Charts of a game as SVG paths: expected leads, chances to win, or points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from herzog.kernel import win_shares
from herzog.review.shapes import PARTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.review.shapes import Review

WIDTH: Final = 800
HEIGHT: Final = 220
LEAST: Final = 5 * PARTS  # the smallest range to either side, so that a close game looks close


class Curves(NamedTuple):
    """The SVG path of each seat, and *rulers*: numbers with their heights."""

    paths: list[str]
    rulers: list[tuple[int, float]]


class Box(NamedTuple):
    """The size of a chart."""

    width: int = WIDTH
    height: int = HEIGHT


def curves(review: Review, box: Box = Box()) -> Curves:  # noqa: B008  (it never changes)
    """Return the lines of all seats: what was expected before each moment, and the result."""
    rows = [(moment.step, moment.before) for moment in review.moments]
    rows.append((_last(review), [seat.account.result for seat in review.seats]))
    shown = [lead for _, leads in rows for lead in leads]
    least, most = min(-LEAST, *shown), max(LEAST, *shown)
    return _lines(rows, (least, most), [(each, each * PARTS) for each in (-(-least // PARTS), 0, most // PARTS)], box)


def chances(review: Review, ranks: Sequence[int]) -> Curves:
    """Return the lines of all seats by their chances to win, in per cent, ending with the winner by *ranks*.

    An abandoned game ends with the last known chances.
    """
    rows = [(moment.step, moment.chances) for moment in review.moments if moment.chances]
    known = rows[-1][1] if rows else [0] * len(review.seats)
    rows.append((_last(review), won(ranks, len(review.seats)) or known))
    return _lines(rows, (0, 1000), [(each, 10 * each) for each in (0, 50, 100)], Box())


def won(ranks: Sequence[int], seats: int) -> list[int]:
    """Return each seat's share of the win, in thousandths like chances; empty if nobody was ranked."""
    return [round(1000 * share) for share in win_shares(ranks)[:seats]]


def _last(review: Review) -> int:
    return max([moment.step + moment.steps for moment in review.moments], default=1)


def points(scores: Sequence[Sequence[int]], box: Box) -> Curves:
    """Return the lines of all seats by their points after each step."""
    rows = list(enumerate(scores))
    most = max([1, *[score for row in scores for score in row]])
    least = min([0, *[score for row in scores for score in row]])
    return _lines(rows, (least, most), [(each, each) for each in (0, most)], box)


def _lines(
    rows: Sequence[tuple[int, Sequence[int]]], span: tuple[int, int], rulers: Sequence[tuple[int, int]], box: Box
) -> Curves:
    """Return lines through *rows* of steps with values; *rulers* are numbers to show at values."""
    least, most = span
    last = max(1, rows[-1][0])

    def y(value: int) -> float:
        return box.height * (most - value) / (most - least)

    paths = [
        "M" + "L".join(f"{box.width * step / last:.1f} {y(values[seat]):.1f}" for step, values in rows)
        for seat in range(len(rows[0][1]))
    ]
    return Curves(paths, [(shown, y(value)) for shown, value in rulers])
