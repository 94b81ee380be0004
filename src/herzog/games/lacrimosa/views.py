"""Turns a mask into a view: the whole table as one seat sees it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from herzog.games.lacrimosa import component_views
from herzog.games.lacrimosa.actions import MayAgain, TakeActions
from herzog.games.lacrimosa.boards import patron_view, requiem_counts
from herzog.games.lacrimosa.box import (
    ACTIONS,
    COMPOSERS,
    EIGHTH,
    INSTRUMENTS,
    MOVEMENTS,
    NONE,
    SIDES,
    face_of,
    stack_of,
)
from herzog.games.lacrimosa.requiem import HireComposer, PlaceMarker
from herzog.games.lacrimosa.routes import routes_from
from herzog.games.lacrimosa.scoring import majority, ranks, scores
from herzog.games.lacrimosa.soloist import SEAT as SOLOIST
from herzog.games.lacrimosa.state import CLOSED, NEUTRAL, SOURCES, owner_of, side_of
from herzog.games.lacrimosa.travel import price_to
from herzog.games.lacrimosa.turn import EndTurn
from herzog.games.lacrimosa.view_shapes import (
    BonusView,
    ComposerView,
    DueView,
    IncomeView,
    MovementView,
    PlaceView,
    Provenance,
    RoadView,
    RowView,
    SlotView,
    SoloistView,
    StackView,
    TrailView,
    View,
)
from herzog.kernel import UNKNOWN, target

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Action, Box, Card, ComposerTile, Face, Place, Price
    from herzog.games.lacrimosa.component_views import Payer
    from herzog.games.lacrimosa.state import Soloist, State
    from herzog.games.lacrimosa.view_shapes import PriceView
    from herzog.kernel import Frame, Seat

TIE: Final = "tie"


def view(masked: State, seat: Seat | None) -> View:
    """Return *masked* as *seat* sees it."""
    box, over = masked.box, not masked.agenda
    top = None if over else masked.agenda[-1]
    asked = [] if top is None else [who for who in top.seats() if who >= 0]
    payer = None if seat is None else component_views.Payer(masked.patrons[seat])
    return View(
        seat=seat,
        period=masked.period,
        rounds=box.rounds,
        turn=-(-masked.turn // len(masked.patrons)),
        turns=box.turns,
        first=masked.first,
        refill="turn" if masked.refill_late else "action",
        row=[_row_space(masked, payer, space) for space in range(len(masked.row))],
        n_supply=_n_left(masked, len(masked.supply), len(masked.bonuses)),
        n_later=[_n_left(masked, len(cards), at) if cards else 0 for at, cards in enumerate(masked.later)],
        bonus=_bonus(masked),
        places=[_place(masked, payer, place) for place in range(len(masked.places))],
        roads=_roads(box),
        n_cities=len(masked.cities),
        n_courts=len(masked.courts),
        used=[component_views.tile_view(box, face_of(tile)) for tile in masked.used],
        composers=_composers(box, tuple(masked.composers)),
        constanze=box.printed.constanze.constanze[masked.constanze].id if masked.constanze != NONE else "",
        movements=[_movement(masked, payer, number) for number in range(len(MOVEMENTS))],
        finance_track=_finance_track(box),
        track_max=box.track_max,
        patrons=[patron_view(masked, seat, other, asked) for other in range(len(masked.patrons))],
        soloist=_soloist(masked, masked.soloist) if masked.soloist else None,
        discard=list(masked.discard),
        asked=asked,
        ask="" if top is None else top.name,
        trail=_trail(masked),
        over=over,
        scores=scores(masked) if over else [],
        ranks=ranks(masked) if over else [],
    )


def _trail(masked: State) -> list[TrailView]:
    """Return what is still to come in this turn, the next part first; nothing during Maintenance."""
    steps = []
    for frame in reversed(masked.agenda):
        steps.append(TrailView(step=frame.name, actions=[ACTIONS[action] for action in _actions(frame)]))
        if isinstance(frame, EndTurn):
            return steps
    return []


def _actions(frame: Frame[State]) -> tuple[Action, ...]:
    if isinstance(frame, TakeActions):
        return frame.actions
    return frame.again if isinstance(frame, MayAgain) else ()


def _n_left(masked: State, n: int, at: int) -> int:
    """Return how many of *n* cards of a period are still to come; a mask includes the removed ones."""
    return n - masked.removed[at].count(UNKNOWN) if at < len(masked.removed) else n


def _due(box: Box, payer: Payer | None, price: Price) -> DueView | None:
    return None if payer is None else component_views.due_view(box, payer, price)


def _row_space(masked: State, payer: Payer | None, space: int) -> RowView:
    box, card = masked.box, masked.row[space]
    there = _row_card(box, space, card)
    if card == NONE or payer is None:
        return there
    price = box.opus[card].prices[space] if 0 <= card < box.n_opus else box.memory_prices[space]
    return replace(there, due=_due(box, payer, price))


@cache
def _row_card(box: Box, space: int, card: Card) -> RowView:
    """Return a space of the row with a *card* on it; the price depends on the viewer."""
    for_opus, opus_back, for_memory, memory_back = _row_costs(box, space)
    is_opus, is_memory = 0 <= card < box.n_opus, card >= box.n_opus
    change = box.opus[card].change[space] if is_opus else box.memory_change[space]
    return RowView(
        space=space,
        for_opus=for_opus,
        opus_back=opus_back,
        for_memory=for_memory,
        memory_back=memory_back,
        opus=component_views.opus_view(box, card) if is_opus else None,
        memory=component_views.memory_view(box, card) if is_memory else None,
        due=None,
        change=component_views.gain_view(change) if change and card != NONE else None,
        leaves_at_maintenance=space >= len(box.printed.board.card_row) - box.row_discard,
        provenance=component_views.provenance(box.printed.board.card_row[space]),
    )


@cache
def _row_costs(box: Box, space: int) -> tuple[PriceView, PriceView, PriceView, PriceView]:
    """Return what a space of the row adds and takes off, for an Opus and then for a Memory."""
    opus, memory = box.printed.board.card_row[space].opus, box.printed.board.card_row[space].memory
    cost = component_views.cost_view
    return cost(opus.cost), cost(opus.reward), cost(memory.cost), cost(memory.reward)


def _bonus(masked: State) -> BonusView | None:
    if masked.bonus == NONE:
        return None
    file, bonus = masked.box.printed.bonuses, masked.box.bonuses[masked.bonus]
    printed, period = file.bonuses[masked.bonus], file.periods[bonus.period - 1]
    return BonusView(
        id=masked.bonus,
        key=printed.id,
        period=bonus.period,
        numeral=period.numeral,
        from_year=period.from_,
        to_year=period.to,
        action=printed.action,
        gain=component_views.gain_view(bonus.reward),
        provenance=component_views.provenance(printed),
    )


def _place(masked: State, payer: Payer | None, place: int) -> PlaceView:
    there = _place_with(masked.box, place, masked.places[place], masked.marker)
    return replace(there, due=_due(masked.box, payer, price_to(masked, place))) if payer else there


@cache
def _place_with(box: Box, place: Place, face: Face, marker: Place) -> PlaceView:
    """Return a place whose tile has *face* up; the price depends on the viewer."""
    printed = box.printed.board.locations[place]
    return PlaceView(
        id=place,
        key=printed.id,
        number=printed.number,
        kind=printed.kind,
        name=printed.name,
        x=printed.x,
        y=printed.y,
        tile=component_views.tile_view(box, face) if face != NONE else None,
        marker=place == marker,
        roads=box.roads[marker][place],
        way=list(routes_from(box, marker)[place]),
        due=None,
        provenance=component_views.provenance(printed),
    )


@cache
def _finance_track(box: Box) -> list[IncomeView]:
    return [IncomeView(ducats=ducats, wild=wild, vp=vp) for ducats, wild, vp in box.finance]


@cache
def _roads(box: Box) -> list[RoadView]:
    board = box.printed.board
    places = [place.id for place in board.locations]
    return [
        RoadView(
            key=road.id,
            between=[places.index(end) for end in road.between],
            km=road.km,
            ducats=road.ducats,
            provenance=component_views.provenance(road),
        )
        for road in board.roads
    ]


@cache
def _composers(box: Box, composers: tuple[int, ...]) -> list[ComposerView]:
    printed = box.printed.composers.composers
    return [
        ComposerView(
            key=COMPOSERS[composer],
            name=printed[composer].name,
            side=SIDES[side],
            provenance=component_views.provenance(printed[composer]),
        )
        for side, composer in enumerate(composers)
    ]


def _movement(masked: State, payer: Payer | None, number: int) -> MovementView:
    box, movement = masked.box, masked.box.movements[number]
    printed, ahead = box.printed.board.movements[number], majority(masked, number)
    chosen = [frame.slot for frame in masked.agenda if isinstance(frame, HireComposer | PlaceMarker)]
    sides = [side_of(masked.slots[slot]) for slot in movement.slots if masked.slots[slot] >= 0]
    return MovementView(
        id=number,
        key=MOVEMENTS[number],
        name=printed.name,
        high=movement.high,
        low=movement.low,
        slots=[_slot(box, slot, masked.slots[slot], chosen=slot in chosen) for slot in movement.slots],
        stacks=[_stack(masked, payer, side, number) for side in range(len(masked.composers))],
        eighths=sides.count(EIGHTH),
        sixteenths=len(sides) - sides.count(EIGHTH),
        worth=[movement.high if side == ahead else movement.low for side in range(len(SIDES))],
        ahead=SIDES[ahead] if ahead >= 0 else TIE,
        provenance=_movement_provenance(box, number),
    )


@cache
def _slot(box: Box, slot: int, held: int, *, chosen: bool) -> SlotView:
    owner = owner_of(held)
    return SlotView(
        id=slot,
        key=component_views.slot_key(box, slot),
        instrument=INSTRUMENTS[box.slots[slot].instrument],
        status="marker" if held >= 0 else "closed" if held == CLOSED else "empty",
        owner=owner if held >= 0 and owner != NEUTRAL else None,
        side=SIDES[side_of(held)] if held >= 0 else "",
        chosen=chosen,
    )


@cache
def _movement_provenance(box: Box, number: int) -> Provenance:
    return component_views.provenance(box.printed.board.movements[number])


def _stack(masked: State, payer: Payer | None, side: int, movement: int) -> StackView:
    box, number = masked.box, stack_of(side, movement)
    tiles = tuple(masked.stacks[number])
    there = _stack_with(box, number, side, masked.composers[side], tiles)
    return replace(there, due=_due(box, payer, box.tiles[tiles[0]].price)) if tiles and payer else there


@lru_cache(component_views.KEPT)
def _stack_with(box: Box, number: int, side: int, composer: int, tiles: tuple[ComposerTile, ...]) -> StackView:
    """Return a stack of *tiles*; the price depends on the viewer."""
    return StackView(
        id=number,
        side=SIDES[side],
        composer=COMPOSERS[composer],
        tiles=[component_views.composer_tile_view(box, tile) for tile in tiles],
        due=None,
    )


def _soloist(masked: State, soloist: Soloist) -> SoloistView:
    box = masked.box
    return SoloistView(
        seat=SOLOIST,
        vp=soloist.vp,
        vp_from=dict(zip(SOURCES, soloist.vp_from, strict=True)),
        finance=soloist.finance,
        n_markers=soloist.markers,
        n_deck=len(soloist.deck),
        unseen=[component_views.soloist_card_view(box, card) for card in soloist.deck],
        experience=[component_views.soloist_card_view(box, card) for card in soloist.experience],
        story=[component_views.soloist_card_view(box, card) for card in soloist.story],
        courts=[component_views.tile_view(box, face_of(tile)) for tile in soloist.courts],
        requiem=requiem_counts(masked, SOLOIST),
    )


def pointable(masked: State) -> list[str]:
    """Return everything on the table that a person could point at."""
    n_opus = masked.box.n_opus
    cards = [card for card in masked.row if card >= 0]
    for patron in masked.patrons:
        cards += [card for card in (*patron.hand, *patron.experience, *patron.story, *patron.works) if card >= 0]
    things = [target("opus", card) if card < n_opus else target("memory", card) for card in sorted(cards)]
    things += [target("place", place) for place in range(len(masked.places))]
    things += [target("slot", slot) for slot in range(len(masked.slots))]
    things += [target("stack", stack) for stack, tiles in enumerate(masked.stacks) if tiles]
    for seat, patron in enumerate(masked.patrons):
        things += [target("space", seat, space) for space in range(len(patron.spaces))]
        things += [target(what, seat, kind) for what in ("track", "counters", "bank") for kind in range(3)]
        things += [target("court", tile) for tile in patron.courts]
    return [*things, "supply", "bonus"]
