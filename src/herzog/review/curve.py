"""The expected leads over a game, chances to win, or points, as lines in a box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from herzog.review.shapes import PARTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.review.shapes import Review

WIDTH: Final = 800
HEIGHT: Final = 220
LEAST: Final = 5 * PARTS  # to either side at least, so that a close game looks close


class Curves(NamedTuple):
    """The path of each seat in the words of SVG, and where which number of points lies."""

    paths: list[str]
    rulers: list[tuple[int, float]]


class Box(NamedTuple):
    """The room that lines have."""

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
    """Return the lines of all seats by their chances to win, in per cent, and who won by *ranks*."""
    rows = [(moment.step, moment.chances) for moment in review.moments if moment.chances]
    rows.append((_last(review), [1000 // ranks.count(1) if rank == 1 else 0 for rank in ranks[: len(review.seats)]]))
    return _lines(rows, (0, 1000), [(each, 10 * each) for each in (0, 50, 100)], Box())


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
    """Return lines through *rows* of values at steps, and *rulers*: which number stands at which value."""
    least, most = span
    last = max(1, rows[-1][0])

    def y(value: int) -> float:
        return box.height * (most - value) / (most - least)

    paths = [
        "M" + "L".join(f"{box.width * step / last:.1f} {y(values[seat]):.1f}" for step, values in rows)
        for seat in range(len(rows[0][1]))
    ]
    return Curves(paths, [(shown, y(value)) for shown, value in rulers])
