"""How deeply a review thinks."""

from __future__ import annotations

from typing import Final, NamedTuple


class Depth(NamedTuple):
    """What a review spends on a moment.

    A decision is judged on *worlds* tables that fit what the seat knew, with *effort* positions for each pick; a
    secret choice by *cells* joint choices. Of what nature could have done, *draws* are played on, and what it did
    *rolls* times, with *follow* positions for each answer.
    """

    worlds: int
    effort: int
    cells: int
    draws: int
    rolls: int
    follow: int


DEPTHS: Final = {
    "glance": Depth(worlds=1, effort=8, cells=30, draws=3, rolls=3, follow=4),
    "quick": Depth(worlds=2, effort=40, cells=130, draws=8, rolls=6, follow=12),
    "normal": Depth(worlds=6, effort=100, cells=400, draws=32, rolls=24, follow=24),
    "deep": Depth(worlds=16, effort=160, cells=1200, draws=100, rolls=80, follow=60),
}
NORMAL: Final = "normal"
