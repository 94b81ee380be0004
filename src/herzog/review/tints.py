"""The colours of seats outside a table's page: in charts of a review and on preview pictures."""

from __future__ import annotations

from typing import Final, NamedTuple


class Tint(NamedTuple):
    """The colour of a seat on light and on dark backgrounds."""

    light: str
    dark: str


TINTS: Final = {
    "lacrimosa": (
        Tint("#2f5f95", "#82afdf"),
        Tint("#a87413", "#e3b43c"),
        Tint("#4c7a3f", "#8fbf80"),
        Tint("#7a4f93", "#bd9ad4"),
    ),
    "fourberies": (
        Tint("#2f5fa8", "#82a9e4"),
        Tint("#3b8a4e", "#86c495"),
        Tint("#7a4a9c", "#bf98d8"),
        Tint("#9a8452", "#efe9da"),
        Tint("#2b2b2f", "#9a97a6"),
    ),
}
SOLOIST: Final = Tint("#4b4b52", "#b0aeb8")  # a solo opponent, who comes after all seats
DASHES: Final = ("", "9 4", "2 4", "11 4 2 4", "6 6", "1 3")  # so that colour is not the only difference between seats


def tints(game: str, seats: int) -> list[Tint]:
    """Return the colours of all sides at a table: those of its *seats*, and that of a solo opponent."""
    return [*TINTS[game][:seats], SOLOIST]
