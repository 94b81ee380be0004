"""Sheets of games: what a report counts, taken from the public events that a spectator hears."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from herzog.games import GAMES
from herzog.kernel import walk

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from herzog.kernel import Box, Event, Record, Seat


class Table(NamedTuple):
    """A table that a report plays at."""

    title: str
    seats: int
    options: Mapping[str, str]


class Sheet(msgspec.Struct, frozen=True):
    """One game: for each side, points by source and period, and how often each component was taken.

    *offered* are the components that could be taken, *company* is who else took part, such as the composers.
    A solo opponent is the last side, after the *seats*.
    """

    seats: int
    scores: list[int]
    ranks: list[int]
    first: int
    periods: list[str]
    gains: list[list[tuple[str, str, int]]]
    taken: list[dict[str, int]]
    offered: list[str]
    company: list[str]


class Notes:
    """Notes taken while watching a game; components are named "kind:id"."""

    def __init__(self, box: Any, seats: int, sides: int) -> None:
        self.box: Final = box
        self.seats: Final = seats
        self.first = -1
        self.company: list[str] = []
        self.periods: Final[list[str]] = []
        self.offered: Final[dict[str, None]] = {}
        self.gains: Final = [Counter[tuple[str, str]]() for _ in range(sides)]
        self.taken: Final = [Counter[str]() for _ in range(sides)]

    def enter(self, period: str) -> None:
        """Begin a *period*, unless it has already begun."""
        if not self.periods or self.periods[-1] != period:
            self.periods.append(period)

    def gain(self, seat: Seat, source: str, points: int) -> None:
        """Note points gained or, if negative, lost."""
        if points:
            self.gains[seat][source, self.periods[-1]] += points

    def offer(self, component: str) -> None:
        """Note that *component* could be taken."""
        self.offered[component] = None

    def take(self, seat: Seat, component: str, times: int = 1) -> None:
        """Note that *seat* took *component*, which was therefore on offer."""
        self.offer(component)
        self.taken[seat][component] += times


class Watch(NamedTuple):
    """What a report needs to know about one game."""

    tables: tuple[Table, ...]
    unit: str  # of the points
    kinds: Mapping[str, str]  # of components, with their headings
    begin: Callable[[Notes], None]
    notice: tuple[Callable[[Notes, Any], None], ...]  # called for every event to note what it does
    name: Callable[[Any, str], str]  # of a component
    source: Callable[[str], str]  # of points, in words
    owner: Callable[[Any, str], str]  # of a component, if it belongs to one of the company


@cache
def watch_for(game: str) -> Watch:
    """Return what to count in *game*."""
    watch: Watch = import_module(f"herzog.sim.{game}").WATCH
    return watch


def sheet_of(record: Record, box: Box) -> Sheet:
    """Return the sheet of a finished *record*, from what a spectator heard."""
    result, seats = record.result, len(record.header.seats)
    assert result is not None, "only finished games are watched"
    watch = watch_for(record.header.game)
    notes = Notes(box, seats, len(result.scores))
    watch.begin(notes)
    for event in _heard(record, box):
        for note in watch.notice:
            note(notes, event)
    return Sheet(
        seats,
        result.scores,
        result.ranks,
        notes.first,
        notes.periods,
        [[(source, period, points) for (source, period), points in side.items()] for side in notes.gains],
        [{component: n for component, n in side.items() if n} for side in notes.taken],
        list(notes.offered),
        notes.company,
    )


def _heard(record: Record, box: Box) -> list[Event]:
    return [event for _, _, told in walk(GAMES[record.header.game], record, box) for event in told.heard_by(None)]
