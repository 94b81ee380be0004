"""Slow and obvious answers to some questions of Lacrimosa, to hold the engine's against.

Nothing here imports the engine. Each function tries every possibility and knows no short cut.
"""

from __future__ import annotations

from collections import deque
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

KINDS = range(3)  # talent, journey, composition
BUY = 3  # ducats for a counter
SELL = 1  # ducats for giving one back


class Purse(NamedTuple):
    """What a patron can pay with: steps of the three tracks, counters of the three kinds, ducats."""

    tracks: tuple[int, ...]
    counters: tuple[int, ...]
    ducats: int


class Price(NamedTuple):
    """What is asked for: Story Points of the three kinds, and ducats."""

    points: tuple[int, ...]
    ducats: int


def _changed(values: tuple[int, ...], kind: int, by: int) -> tuple[int, ...]:
    return (*values[:kind], values[kind] + by, *values[kind + 1 :])


def _exchanges(purse: Purse) -> Iterator[Purse]:
    """Yield every purse that is one exchange away."""
    for kind in KINDS:
        if purse.ducats >= BUY:
            yield purse._replace(counters=_changed(purse.counters, kind, 1), ducats=purse.ducats - BUY)
        if purse.counters[kind]:
            yield purse._replace(counters=_changed(purse.counters, kind, -1), ducats=purse.ducats + SELL)


def after_exchanges(purse: Purse) -> Iterator[Purse]:
    """Yield every purse that any number of exchanges can lead to, *purse* first."""
    seen = {purse}
    waiting = deque(seen)
    while waiting:
        changed = waiting.popleft()
        yield changed
        for other in _exchanges(changed):
            if other not in seen:
                seen.add(other)
                waiting.append(other)


def _splits(purse: Purse, points: tuple[int, ...], kind: int = 0) -> Iterator[Purse]:
    """Yield what is left of *purse* after every split of *points* over tracks and counters."""
    if kind == len(points):
        yield purse
        return
    for steps in range(min(points[kind], purse.tracks[kind]) + 1):
        counters = points[kind] - steps
        if counters <= purse.counters[kind]:
            rest = purse._replace(
                tracks=_changed(purse.tracks, kind, -steps), counters=_changed(purse.counters, kind, -counters)
            )
            yield from _splits(rest, points, kind + 1)


@cache
def payable(purse: Purse, price: Price) -> bool:
    """Return whether *price* can be paid from steps, counters, ducats and exchanges together."""
    return any(
        changed.ducats >= price.ducats
        and all(changed.tracks[kind] + changed.counters[kind] >= price.points[kind] for kind in KINDS)
        for changed in after_exchanges(purse)
    )


def direct_leftovers(purse: Purse, price: Price) -> set[Purse]:
    """Return every purse that paying *price* without an exchange can leave."""
    if purse.ducats < price.ducats:
        return set()
    return {rest._replace(ducats=rest.ducats - price.ducats) for rest in _splits(purse, price.points)}


def leftovers(purse: Purse, price: Price) -> set[Purse]:
    """Return every purse that paying *price* can leave: any exchanges first, then any split of each kind."""
    return {rest for changed in after_exchanges(purse) for rest in direct_leftovers(changed, price)}


class Split(NamedTuple):
    """One way to bring up the points of a price, kind by kind: track steps, own counters, points bought."""

    steps: tuple[int, ...]
    own: tuple[int, ...]
    bought: tuple[int, ...]


def _all_splits(purse: Purse, points: tuple[int, ...]) -> Iterator[Split]:
    ways = [
        [
            (steps, own, due - steps - own)
            for steps in range(min(due, track) + 1)
            for own in range(min(due - steps, counters) + 1)
        ]
        for due, track, counters in zip(points, purse.tracks, purse.counters, strict=True)
    ]
    for way in product(*ways):
        steps, own, bought = zip(*way, strict=True)
        yield Split(steps, own, bought)


def default_leftovers(purse: Purse, price: Price) -> set[Purse]:
    """Return what the default mix may leave; empty if the price cannot be paid.

    As many track steps as possible, then as few points bought as possible, then as few counters sold
    as possible. Which kinds are sold is nobody's rule, so there may be several.
    """
    for split in sorted(_all_splits(purse, price.points), key=lambda way: (-sum(way.steps), sum(way.bought))):
        found = _fewest_sold(purse, price, split)
        if found:
            return found
    return set()


def _fewest_sold(purse: Purse, price: Price, split: Split) -> set[Purse]:
    tracks = tuple(have - used for have, used in zip(purse.tracks, split.steps, strict=True))
    kept = tuple(have - used for have, used in zip(purse.counters, split.own, strict=True))
    due = price.ducats + BUY * sum(split.bought)
    enough: dict[int, set[Purse]] = {}
    for sold in product(*[range(n + 1) for n in kept]):
        ducats = purse.ducats + SELL * sum(sold) - due
        if ducats >= 0:
            counters = tuple(n - gone for n, gone in zip(kept, sold, strict=True))
            enough.setdefault(sum(sold), set()).add(Purse(tracks, counters, ducats))
    return enough[min(enough)] if enough else set()


def cheapest_roads(roads: Sequence[tuple[int, int, int]], start: int, goal: int) -> int:
    """Return the fewest ducats from *start* to *goal*, walking every path that visits no place twice.

    A road is two places and its ducats, and can be travelled both ways.
    """
    neighbours: dict[int, list[tuple[int, int]]] = {}
    for a, b, ducats in roads:
        neighbours.setdefault(a, []).append((b, ducats))
        neighbours.setdefault(b, []).append((a, ducats))
    return min(_path_costs(neighbours, start, goal, frozenset()))


def _path_costs(
    neighbours: Mapping[int, Sequence[tuple[int, int]]], here: int, goal: int, passed: frozenset[int]
) -> Iterator[int]:
    if here == goal:
        yield 0
        return
    for there, ducats in neighbours[here]:
        if there not in passed:
            for rest in _path_costs(neighbours, there, goal, passed | {here}):
                yield ducats + rest


class Goal(NamedTuple):
    """What a Royal Court asks for: two things of one family, such as "instruments", and its VP."""

    family: str
    wanted: tuple[str, str]
    vp: int


class Item(NamedTuple):
    """A work (families "opus_types" and "opus_periods") or an own marker ("instruments" and "movements")."""

    traits: frozenset[tuple[str, str]]  # (family, value), such as ("opus_types", "opera")


def best_courts(goals: Sequence[Goal], items: Sequence[Item]) -> int:
    """Return the most VP over every way to give each Court two items of its own, or none."""
    return max(_assignments(goals, items, frozenset()))


def _assignments(goals: Sequence[Goal], items: Sequence[Item], used: frozenset[int]) -> Iterator[int]:
    if not goals:
        yield 0
        return
    yield from _assignments(goals[1:], items, used)
    goal = goals[0]
    for first in _serving(goal.family, goal.wanted[0], items, used):
        for second in _serving(goal.family, goal.wanted[1], items, used | {first}):
            for rest in _assignments(goals[1:], items, used | {first, second}):
                yield goal.vp + rest


def _serving(family: str, value: str, items: Sequence[Item], used: frozenset[int]) -> Iterator[int]:
    for index, item in enumerate(items):
        if index not in used and (family, value) in item.traits:
            yield index


class Marker(NamedTuple):
    """A marker in the Requiem: its movement, its owner, and the side that shows."""

    movement: int
    owner: int
    side: int


def requiem_points(markers: Sequence[Marker], owner: int, values: Sequence[tuple[int, int]]) -> int:
    """Return the VP of *owner*, marker by marker; *values* are the higher and the lower of each movement."""
    points = 0
    for own in markers:
        if own.owner == owner:
            same = sum(other.movement == own.movement and other.side == own.side for other in markers)
            against = sum(other.movement == own.movement and other.side != own.side for other in markers)
            high, low = values[own.movement]
            points += high if same > against else low
    return points
