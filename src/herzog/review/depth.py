"""How deep a review thinks: how many positions it spends on each moment."""

from __future__ import annotations

from typing import Final, NamedTuple


class Depth(NamedTuple):
    """What a review spends on a moment.

    A decision is judged on *worlds* tables that fit what the seat knew, with *effort* positions for each pick, and a
    secret choice by *cells* joint choices. For nature, *draws* alternatives are played on, and what it really did just
    as often, with *follow* positions for each answer. If a secret choice comes next, there are *deals* alternatives
    instead, and what nature did is judged *looks* times, each with *cells_ahead* joint choices; *looks* must divide
    *deals*, so that luck is fair.
    """

    worlds: int
    effort: int
    cells: int
    draws: int
    follow: int
    deals: int
    looks: int
    cells_ahead: int


DEPTHS: Final = {
    "glance": Depth(worlds=1, effort=8, cells=30, draws=3, follow=4, deals=2, looks=1, cells_ahead=24),
    "quick": Depth(worlds=2, effort=40, cells=130, draws=8, follow=12, deals=6, looks=2, cells_ahead=64),
    "normal": Depth(worlds=6, effort=100, cells=400, draws=32, follow=24, deals=12, looks=2, cells_ahead=64),
    "deep": Depth(worlds=16, effort=160, cells=1200, draws=100, follow=60, deals=24, looks=4, cells_ahead=128),
}
NORMAL: Final = "normal"
