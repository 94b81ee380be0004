"""Views of personal boards: what a patron has, and what Maintenance and the final scoring would give."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from herzog.games.lacrimosa import component_views
from herzog.games.lacrimosa.box import INSTRUMENTS, NONE, face_of
from herzog.games.lacrimosa.rewards import story_steps
from herzog.games.lacrimosa.scoring import best_courts, items_for, movement_count, story_left
from herzog.games.lacrimosa.state import MARKER, SOURCES
from herzog.games.lacrimosa.view_shapes import (
    CountView,
    CourtView,
    IncomeView,
    PatronView,
    PreviewView,
    RequiemCount,
    SpaceView,
    WorkView,
)
from herzog.kernel import UNKNOWN

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Box, Card, Tile
    from herzog.games.lacrimosa.state import Patron, State
    from herzog.kernel import Seat


def patron_view(masked: State, looking: Seat | None, seat: Seat, asked: list[Seat]) -> PatronView:
    """Return the patron on *seat* as *looking* sees them."""
    box, patron = masked.box, masked.patrons[seat]
    unseen, courts, requiem = patron.hand.count(UNKNOWN), _courts(masked, seat), requiem_counts(masked, seat)
    return PatronView(
        seat=seat,
        first=seat == masked.first,
        asked=seat in asked,
        ducats=patron.ducats,
        vp=patron.vp,
        vp_from=dict(zip(SOURCES, patron.vp_from, strict=True)),
        track=patron.track[:],
        counters=patron.counters[:],
        finance=patron.finance,
        income=_income(masked, patron),
        neutral=bool(patron.neutral),
        n_markers=patron.spaces.count(MARKER),
        spaces=[_space(box, space, held) for space, held in enumerate(patron.spaces)],
        experience=component_views.memory_views(box, patron.experience),
        story=component_views.memory_views(box, patron.story),
        hand=component_views.memory_views(box, sorted(patron.hand)),
        n_hand=len(patron.hand),
        n_deck=len(patron.deck) - unseen,
        unseen=component_views.memory_views(box, patron.deck),
        works=[_work(masked, looking, seat, work) for work in patron.works],
        courts=courts,
        requiem=requiem,
        preview=_preview(masked, seat),
        count=_count(masked, seat, courts, requiem),
    )


def _income(masked: State, patron: Patron) -> IncomeView:
    ducats, wild, vp = masked.box.finance[patron.finance]
    return IncomeView(ducats=ducats, wild=wild, vp=vp)


@cache
def _space(box: Box, space: int, held: int) -> SpaceView:
    printed = box.printed.board.instrument_spaces[space]
    return SpaceView(
        id=space,
        key=printed.id,
        instrument=INSTRUMENTS[box.spaces[space].instrument],
        reward=component_views.gain_view(box.spaces[space].reward),
        marker=held == MARKER,
        tile=component_views.composer_tile_view(box, held) if held >= 0 else None,
        provenance=component_views.provenance(printed),
    )


def _work(masked: State, looking: Seat | None, seat: Seat, work: Card) -> WorkView:
    box, patron = masked.box, masked.patrons[seat]
    payer = component_views.Payer(patron) if looking == seat else None
    return WorkView(
        opus=component_views.opus_view(box, work),
        turned=work in patron.turned,
        perform=component_views.due_view(box, payer, box.opus[work].perform) if payer else None,
        sell=component_views.due_view(box, payer, box.opus[work].sell) if payer else None,
    )


def _courts(masked: State, seat: Seat) -> list[CourtView]:
    served = best_courts(masked, seat)
    return [_court(masked, seat, tile, served.get(tile)) for tile in masked.patrons[seat].courts]


def _court(masked: State, seat: Seat, tile: Tile, items: tuple[int, int] | None) -> CourtView:
    goal = masked.box.goals[tile]
    has = [len(items_for(masked, seat, goal, item)) for item in goal.items] if goal else []
    return CourtView(
        tile=component_views.tile_view(masked.box, face_of(tile)),
        has=has,
        fulfilled=items is not None,
        outdone=items is None and bool(has) and all(has),  # each item serves one Court [LAC-11.3]
        served_by=list(items or ()),
        vp=goal.vp if goal and items else 0,
    )


def requiem_counts(masked: State, seat: Seat) -> list[RequiemCount]:
    """Return what the markers of *seat* are currently worth in each movement."""
    counts = []
    for number, movement in enumerate(masked.box.movements):
        high, low = movement_count(masked, seat, number)
        vp = high * movement.high + low * movement.low
        counts.append(RequiemCount(movement=number, high=high, low=low, vp=vp))
    return counts


def _preview(masked: State, seat: Seat) -> PreviewView:
    box, patron = masked.box, masked.patrons[seat]
    kinds = [kind for card in patron.story for kind in box.memories[card].story] + list(story_steps(masked, seat))
    steps = [kinds.count(kind) for kind in range(3)]
    icons = 0
    if masked.bonus != NONE:
        action = box.bonuses[masked.bonus].action
        icons = sum(box.memories[card].actions.count(action) for card in patron.experience)
    return PreviewView(
        track=[min(n, box.track_max) for n in steps],
        overflow_ducats=sum(max(n - box.track_max, 0) for n in steps) * box.track_ducats,
        story_vp=sum(box.memories[card].story_vp for card in patron.story),
        income=_income(masked, patron),
        bonus_icons=icons,
        bonus=component_views.gain_view(box.bonuses[masked.bonus].reward) if icons else component_views.EMPTY_GAIN,
    )


def _count(masked: State, seat: Seat, courts: list[CourtView], requiem: list[RequiemCount]) -> CountView:
    box, points = masked.box, story_left(masked, seat)
    parts = {
        "courts": sum([court.vp for court in courts]),
        "requiem": sum([count.vp for count in requiem]),
        "story": points // box.story_points_per_vp,
        "ducats": masked.patrons[seat].ducats // box.ducats_per_vp,
    }
    added = sum(parts.values())
    return CountView(**parts, story_points=points, added=added, total=masked.patrons[seat].vp + added)
