"""The expected leads over a game as lines in a box."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from herzog.review.shapes import PARTS

if TYPE_CHECKING:
    from herzog.review.shapes import Parts, Review

WIDTH: Final = 800
HEIGHT: Final = 220
LEAST: Final = 5 * PARTS  # to either side, so that a close game looks close


class Curves(NamedTuple):
    """The path of each seat in the words of SVG, and where which number of points lies."""

    paths: list[str]
    rulers: list[tuple[int, float]]


def curves(review: Review) -> Curves:
    """Return the lines of all seats: what was expected before each moment, and the result."""
    last = max([moment.step + moment.steps for moment in review.moments], default=1)
    rows = [(moment.step, moment.before) for moment in review.moments]
    rows.append((last, [seat.account.result for seat in review.seats]))
    most = max([LEAST, *[abs(lead) for _, leads in rows for lead in leads]])

    def y(lead: Parts) -> float:
        return HEIGHT / 2 * (1 - lead / most)

    paths = [
        "M" + "L".join(f"{WIDTH * step / last:.1f} {y(leads[seat]):.1f}" for step, leads in rows)
        for seat in range(len(review.seats))
    ]
    points = most // PARTS
    return Curves(paths, [(each, y(each * PARTS)) for each in (-points, 0, points)])
