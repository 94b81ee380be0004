"""The final scoring: Royal Courts, the Requiem, remaining Story Points and ducats, and the winner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

from herzog.games.lacrimosa.box import (
    EIGHTH,
    GOAL_INSTRUMENTS,
    OPUS_PERIODS,
    OPUS_TYPES,
    SIXTEENTH,
)
from herzog.games.lacrimosa.events import CourtScored, GameEnded, MoneyCounted, MovementScored, StoryConcluded
from herzog.games.lacrimosa.soloist import SEAT as SOLOIST
from herzog.games.lacrimosa.state import (
    COURT,
    DUCATS_LEFT,
    MARKER,
    REQUIEM_COUNT,
    STORY,
    State,
    credit,
    owner_of,
    side_of,
)
from herzog.kernel import Auto

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Goal, Slot, Tile
    from herzog.kernel import Log, Seat

Served: TypeAlias = dict[int, tuple[int, int]]  # by Court tile: the works or slots that serve it
Assignment: TypeAlias = "tuple[int, list[Tile], dict[int, tuple[Tile, int]]]"  # VP, Courts, the half each item serves

NOBODY: Final = -1


def items_for(state: State, seat: Seat, goal: Goal, item: int) -> list[int]:
    """Return the works, or the slots with markers, of *seat* that fit one half of *goal*.

    [LAC-11.2, LAC-11.4, LAC-11.5, LAC-Q31, LAC-Q47]
    """
    box = state.box
    if goal.family == OPUS_TYPES:
        return [work for work in state.patrons[seat].works if box.opus[work].type == item]
    if goal.family == OPUS_PERIODS:
        return [work for work in state.patrons[seat].works if box.opus[work].period == item]
    own = own_slots(state, seat)
    if goal.family == GOAL_INSTRUMENTS:
        return [slot for slot in own if box.slots[slot].instrument == item]
    return [slot for slot in own if box.slots[slot].movement == item]


def own_slots(state: State, seat: Seat) -> list[Slot]:
    """Return the slots of the Requiem that hold a marker of *seat*."""
    return [slot for slot, held in enumerate(state.slots) if held >= 0 and owner_of(held) == seat]


def best_courts(state: State, seat: Seat) -> Served:
    """Return which Courts of *seat* to fulfil, and with what: the assignment worth the most VP. [LAC-11.3, LAC-Q30]

    Each work and each marker serves one Court, so works and markers are two separate problems.
    """
    goals = {tile: goal for tile in state.patrons[seat].courts if (goal := state.box.goals[tile])}
    by_works = [tile for tile, goal in goals.items() if goal.family in {OPUS_TYPES, OPUS_PERIODS}]
    by_markers = [tile for tile in goals if tile not in by_works]
    return {**_best(state, seat, by_works), **_best(state, seat, by_markers)}


def _best(state: State, seat: Seat, courts: list[Tile]) -> Served:
    """Return the best assignment among *courts*, trying each with and without, the most valuable first."""
    if not courts:
        return {}
    box = state.box
    worth = {tile: goal.vp for tile in courts if (goal := box.goals[tile])}
    wants = {
        tile: [items_for(state, seat, goal, item) for item in goal.items]
        for tile in courts
        if (goal := box.goals[tile])
    }
    order = sorted(courts, key=lambda tile: (-worth[tile], tile))
    _, chosen, holder = _better(order, worth, wants, 0, (0, [], {}), (0, [], {}))
    halves = {half: item for item, half in holder.items()}
    return {tile: (halves[tile, 0], halves[tile, 1]) for tile in chosen}


def _better(
    order: list[Tile],
    worth: dict[Tile, int],
    wants: dict[Tile, list[list[int]]],
    at: int,
    so_far: Assignment,
    best: Assignment,
) -> Assignment:
    """Return the *best* assignment, or a better one that adds Courts from index *at* on to those *so_far*."""
    vp, chosen, holder = so_far
    if vp > best[0]:
        best = so_far
    if at == len(order) or vp + sum([worth[tile] for tile in order[at:]]) <= best[0]:
        return best
    tile = order[at]
    grown = dict(holder)
    if _seat_half(wants, grown, (tile, 0), set()) and _seat_half(wants, grown, (tile, 1), set()):
        best = _better(order, worth, wants, at + 1, (vp + worth[tile], [*chosen, tile], grown), best)
    return _better(order, worth, wants, at + 1, so_far, best)


def _seat_half(
    wants: dict[Tile, list[list[int]]],
    holder: dict[int, tuple[Tile, int]],
    half: tuple[Tile, int],
    tried: set[int],
) -> bool:
    """Find an item for one *half* of a Court, reassigning others if necessary. [LAC-Q32, LAC-Q48]"""
    for item in wants[half[0]][half[1]]:
        if item in tried:
            continue
        tried.add(item)
        if item not in holder or _seat_half(wants, holder, holder[item], tried):
            holder[item] = half
            return True
    return False


def majority(state: State, movement: int) -> int:
    """Return the side with more markers in *movement*, including neutral ones; NOBODY if tied. [LAC-11.7, LAC-Q33]"""
    sides = [side_of(state.slots[slot]) for slot in state.box.movements[movement].slots if state.slots[slot] >= 0]
    eighths = sides.count(EIGHTH)
    if 2 * eighths == len(sides):
        return NOBODY
    return EIGHTH if 2 * eighths > len(sides) else SIXTEENTH


def movement_count(state: State, seat: Seat, movement: int) -> tuple[int, int]:
    """Return how many markers of *seat* in *movement* score the higher and the lower value. [LAC-11.6, LAC-11.8]"""
    ahead = majority(state, movement)
    high = low = 0
    for slot in state.box.movements[movement].slots:
        held = state.slots[slot]
        if held >= 0 and owner_of(held) == seat:
            high += side_of(held) == ahead
            low += side_of(held) != ahead
    return high, low


def story_left(state: State, seat: Seat) -> int:
    """Return the Story Points of *seat*, adding up tracks and counters of all kinds. [LAC-11.9, LAC-Q34]"""
    patron = state.patrons[seat]
    return sum(patron.track) + sum(patron.counters)


@final
class FinalCount(Auto[State]):
    """Score what is left after the last Maintenance. [LAC-11.1]"""

    def run(self, state: State, log: Log) -> None:
        """Score everybody's Courts, Requiem, Story Points and ducats."""
        for seat in range(len(state.patrons)):
            _count_courts(state, seat, log)  # [LAC-11.2]
            _count_requiem(state, seat, log)  # [LAC-11.6]
            _count_rest(state, seat, log)  # [LAC-11.9, LAC-11.10]
        if state.soloist:  # [LAC-12.25]
            _count_soloist(state, log)
        if log:
            log.all(GameEnded(scores(state), ranks(state)))


def _add(state: State, seat: Seat, vp: int, source: int) -> None:
    """Add *vp* to a patron, or to the Soloist, whose seat is the one after the only patron's."""
    credit(state.soloist if state.soloist and seat == SOLOIST else state.patrons[seat], vp, source)


def _count_courts(state: State, seat: Seat, log: Log) -> None:
    """Score the Courts that are fulfilled. [LAC-11.2]"""
    for tile, items in sorted(best_courts(state, seat).items()):
        goal = state.box.goals[tile]
        if goal:
            _add(state, seat, goal.vp, COURT)
            if log:
                log.all(CourtScored(seat, tile, list(items), goal.vp))


def _count_requiem(state: State, seat: Seat, log: Log) -> None:
    """Score the markers of *seat* in each movement. [LAC-11.6]"""
    for number, movement in enumerate(state.box.movements):
        high, low = movement_count(state, seat, number)
        vp = high * movement.high + low * movement.low
        _add(state, seat, vp, REQUIEM_COUNT)
        if log and (high or low):
            log.all(MovementScored(seat, number, high, low, vp))


def _count_rest(state: State, seat: Seat, log: Log) -> None:
    """Score remaining Story Points and ducats. [LAC-11.9, LAC-11.10, LAC-Q34]"""
    patron, points = state.patrons[seat], story_left(state, seat)
    story, money = points // state.box.story_points_per_vp, patron.ducats // state.box.ducats_per_vp
    _add(state, seat, story, STORY)
    _add(state, seat, money, DUCATS_LEFT)
    if log:
        log.all(StoryConcluded(seat, points, story))
        log.all(MoneyCounted(seat, patron.ducats, money))


def _count_soloist(state: State, log: Log) -> None:
    """Score all the Soloist's Courts in full, the Requiem as usual, and no more. [LAC-12.25, LAC-12.26, LAC-Q43]"""
    if state.soloist:
        for tile in state.soloist.courts:
            goal = state.box.goals[tile]
            if goal:
                _add(state, SOLOIST, goal.vp, COURT)
                if log:
                    log.all(CourtScored(SOLOIST, tile, [], goal.vp))
        _count_requiem(state, SOLOIST, log)


def scores(state: State) -> list[int]:
    """Return the VP of each patron, and the Soloist's last."""
    points = [patron.vp for patron in state.patrons]
    return [*points, state.soloist.vp] if state.soloist else points


def standing(state: State) -> list[tuple[int, int, int]]:
    """Return each seat's VP and tie-breakers: markers placed, then Opus cards. [LAC-11.11, LAC-Q35]"""
    keys = [
        (patron.vp, len(patron.spaces) - patron.spaces.count(MARKER), len(patron.works)) for patron in state.patrons
    ]
    if state.soloist:
        keys.append((state.soloist.vp, len(state.box.spaces) - state.soloist.markers, 0))
    return keys


def ranks(state: State) -> list[int]:
    """Return the rank of each seat, 1 for winners; seats tied in everything share a rank. [LAC-11.11]"""
    keys = standing(state)
    return [1 + sum(other > key for other in keys) for key in keys]
