"""Routes on the map: which roads a journey takes, so that a board can draw them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Box, Place


@cache
def routes_from(box: Box, start: Place) -> tuple[tuple[str, ...], ...]:
    """Return the roads of the cheapest route to each place; of equally cheap ones, the shortest. [LAC-Q16]"""
    board = box.printed.board
    places = [place.id for place in board.locations]
    reached: dict[Place, tuple[int, int, tuple[str, ...]]] = {start: (0, 0, ())}
    for _ in places:
        for road in board.roads:
            a, b = map(places.index, road.between)
            for here, there in ((a, b), (b, a)):
                if here in reached:
                    ducats, km, way = reached[here]
                    longer = (ducats + road.ducats, km + road.km, (*way, road.id))
                    reached[there] = min(reached.get(there, longer), longer, key=lambda found: found[:2])
    return tuple(reached[place][2] if place in reached else () for place in range(len(places)))
