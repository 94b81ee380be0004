"""Requiem: a marker goes from the personal board to the score, and its composer is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias, final

from herzog.games.lacrimosa.actions import TakeActions
from herzog.games.lacrimosa.box import (
    COMPOSITION,
    DUCATS,
    EIGHTH,
    FINANCE,
    INSTRUMENTS,
    MOVEMENTS,
    NONE,
    SIXTEENTH,
)
from herzog.games.lacrimosa.events import ComposerHired, MarkerPlaced
from herzog.games.lacrimosa.neutral import offer_neutral
from herzog.games.lacrimosa.payment import burden, charge, explain, wealth
from herzog.games.lacrimosa.rewards import gain
from herzog.games.lacrimosa.state import (
    CLOSED,
    COMPOSER,
    EMPTY,
    INSTRUMENT,
    MARKER,
    Patron,
    State,
    is_empty,
    replaced,
)
from herzog.games.lacrimosa.why import Why, reason
from herzog.kernel import Ask, Auto, target

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Box, ComposerTile, Side, Slot, Space
    from herzog.kernel import Log, Pick, Reason, Seat

Reach: TypeAlias = tuple[int, tuple[int, ...], int]

N_MOVEMENTS: Final = len(MOVEMENTS)


def top_tile(state: State, side: Side, movement: int) -> ComposerTile:
    """Return the tile a composer can be hired with in a movement, or NONE. [LAC-1.7, LAC-Q25]"""
    stack = state.stacks[side * N_MOVEMENTS + movement]
    return stack[0] if stack else NONE


def reach(box: Box, patron: Patron, space: Space) -> Reach:
    """Return what *patron* can pay a composer after the reward of the *space* a marker leaves. [LAC-Q22]

    These are ducats, the burden of Composition points, and steps on the Finance track.
    """
    help_ = box.spaces[space]
    return (
        wealth(box, patron) + help_.purse + help_.counters * box.sell,
        burden(box, patron, COMPOSITION, help_.counters),
        min(patron.finance + help_.reward.finance, box.finance_max),
    )


def can_hire(state: State, seat: Seat, space: Space, tile: ComposerTile) -> bool:
    """Tell whether *seat* can pay *tile* after the reward of the *space* it empties. [LAC-Q15, LAC-Q23]"""
    price, own = state.box.tiles[tile].price, reach(state.box, state.patrons[seat], space)
    return price[DUCATS] + own[1][price[COMPOSITION]] <= own[0] and price[FINANCE] <= own[2]


def markers(state: State, seat: Seat, instrument: int) -> list[Space]:
    """Return the spaces of the personal board where *seat* still has a marker of *instrument*. [LAC-8.2]"""
    spaces = state.patrons[seat].spaces
    return [space for space in state.box.spaces_of[instrument] if spaces[space] == MARKER]


def why_not_hire(state: State, seat: Seat, slot: Slot, side: Side) -> int:
    """Return why *seat* cannot hire the composer of *side* for *slot*. [LAC-8.4, LAC-8.5]"""
    where = state.box.slots[slot]
    tile = top_tile(state, side, where.movement)
    if tile == NONE:
        return Why.NO_TILE_LEFT
    for space in markers(state, seat, where.instrument):
        if can_hire(state, seat, space, tile):
            return 0
    return Why.COMPOSER_NOT_PAYABLE


def why_not_slot(state: State, seat: Seat, slot: Slot) -> int:
    """Return why *seat* cannot place a marker on *slot*. [LAC-8.1, LAC-8.2, LAC-8.8]"""
    if state.slots[slot] == CLOSED:
        return Why.SLOT_IS_CLOSED
    if state.slots[slot] != EMPTY:
        return Why.SLOT_IS_TAKEN
    if not markers(state, seat, state.box.slots[slot].instrument):
        return Why.NO_MARKER_LEFT
    codes = [why_not_hire(state, seat, slot, side) for side in (EIGHTH, SIXTEENTH)]
    return min(codes) if 0 in codes or codes[0] == codes[1] else Why.COMPOSER_NOT_PAYABLE


def open_slots(state: State, seat: Seat) -> list[Slot]:
    """Return the slots where *seat* can place a marker and pay a composer; must agree with *why_not_slot*."""
    slots, payable = state.slots, _payable(state, seat)
    return [
        slot
        for slot, where in enumerate(state.box.slots)
        if slots[slot] == EMPTY and payable[where.instrument] >> where.movement & 1
    ]


def _payable(state: State, seat: Seat) -> list[int]:
    """Return by instrument the movements in which *seat* can pay a composer, a bit for each; as *can_hire* says."""
    box, patron = state.box, state.patrons[seat]
    tops = [(box.tiles[stack[0]].price, 1 << at % N_MOVEMENTS) for at, stack in enumerate(state.stacks) if stack]
    payable = [0] * len(INSTRUMENTS)
    for space, held in enumerate(patron.spaces):
        if held == MARKER:
            ducats, composition, finance = reach(box, patron, space)
            bits = 0
            for price, bit in tops:
                if price[3] + composition[price[2]] <= ducats and price[4] <= finance:
                    bits |= bit
            payable[box.spaces[space].instrument] |= bits
    return payable


def why_not_requiem(state: State, seat: Seat) -> int:
    """Return why *seat* cannot add to the Requiem now. [LAC-8.1, LAC-Q23]"""
    if open_slots(state, seat):
        return 0
    for slot, where in enumerate(state.box.slots):
        if is_empty(state, slot) and markers(state, seat, where.instrument):
            return Why.NOTHING_PAYABLE
    return Why.NO_SPACE_FOR_A_MARKER


@final
class Requiem(Ask[State]):
    """Choose an empty instrument space of the Requiem. [LAC-8.1]"""

    RULE: ClassVar[str] = "LAC-8.1"

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the slots where a composer can be paid."""
        return open_slots(state, self.seat)

    def plain(self, state: State, seat: Seat) -> list[Pick]:
        """Return one of two equal slots."""
        slots, where = state.slots, state.box.slots
        return [
            slot
            for slot in open_slots(state, self.seat)
            if where[slot].twin == NONE or slots[where[slot].twin] != EMPTY
        ]

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why the other slots do not go."""
        reasons = []
        for slot in range(len(state.slots)):
            why = why_not_slot(state, self.seat, slot)
            if why == Why.COMPOSER_NOT_PAYABLE:
                reasons.append(_unpayable_slot(state, self.seat, slot))
            elif why:
                reasons.append(reason(slot, why))
        return reasons

    def target(self, state: State, pick: Pick) -> str:
        """Return the slot."""
        return target("slot", pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Ask for the composer."""
        state.agenda.append(HireComposer(self.seat, pick))


def _unpayable_slot(state: State, seat: Seat, slot: Slot) -> Reason:
    """Return why neither composer can be paid for *slot*: what the cheaper of the two takes."""
    box, where = state.box, state.box.slots[slot]
    tiles = [tile for side in (EIGHTH, SIXTEENTH) if (tile := top_tile(state, side, where.movement)) != NONE]
    cheapest = min(tiles, key=lambda tile: box.tiles[tile].price[DUCATS] + box.buy * box.tiles[tile].price[COMPOSITION])
    return _unpayable(state, seat, slot, cheapest, markers(state, seat, where.instrument))


@final
class HireComposer(Ask[State]):
    """Choose the composer for *slot*: the side of the marker that will show. [LAC-8.4]"""

    RULE: ClassVar[str] = "LAC-8.4"
    LEADS_ON: ClassVar[bool] = True

    def __init__(self, seat: Seat, slot: Slot) -> None:
        super().__init__(seat)
        self.slot: Final = slot

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the sides whose composer can be paid."""
        return [side for side in (EIGHTH, SIXTEENTH) if not why_not_hire(state, self.seat, self.slot, side)]

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why the other composer cannot be hired."""
        reasons = []
        for side in (EIGHTH, SIXTEENTH):
            why = why_not_hire(state, self.seat, self.slot, side)
            if why == Why.COMPOSER_NOT_PAYABLE:
                where = state.box.slots[self.slot]
                tile, spaces = top_tile(state, side, where.movement), markers(state, self.seat, where.instrument)
                reasons.append(_unpayable(state, self.seat, side, tile, spaces))
            elif why:
                reasons.append(reason(side, why))
        return reasons

    def target(self, state: State, pick: Pick) -> str:
        """Return the stack of tiles."""
        return target("stack", pick * N_MOVEMENTS + state.box.slots[self.slot].movement)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Ask which marker leaves its space."""
        state.agenda.append(PlaceMarker(self.seat, self.slot, pick))


def _unpayable(state: State, seat: Seat, pick: Pick, tile: ComposerTile, spaces: list[Space]) -> Reason:
    """Return why *tile* cannot be paid: too few Finance steps even with the help of *spaces*, or points and ducats."""
    price, patron = state.box.tiles[tile].price, state.patrons[seat]
    finance = max([reach(state.box, patron, space)[2] for space in spaces])
    if price[FINANCE] > finance:
        return reason(pick, Why.TOO_FEW_FINANCE_STEPS, needs=price[FINANCE], has=finance)
    return reason(pick, Why.COMPOSER_NOT_PAYABLE, **explain(state.box, patron, price))


@final
class PlaceMarker(Ask[State]):
    """Choose the marker that goes to *slot*; the reward of the space it leaves comes first. [LAC-8.3, LAC-Q22]"""

    RULE: ClassVar[str] = "LAC-8.3"

    def __init__(self, seat: Seat, slot: Slot, side: Side) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.side: Final = side

    def _tile(self, state: State) -> ComposerTile:
        return top_tile(state, self.side, state.box.slots[self.slot].movement)

    def why_not(self, state: State, space: Space) -> int:
        """Return why the marker on *space* cannot go."""
        if state.box.spaces[space].instrument != state.box.slots[self.slot].instrument:
            return Why.WRONG_INSTRUMENT
        if state.patrons[self.seat].spaces[space] != MARKER:
            return Why.MARKER_IS_GONE
        return 0 if can_hire(state, self.seat, space, self._tile(state)) else Why.COMPOSER_NOT_PAYABLE

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the spaces whose marker can go."""
        tile = self._tile(state)
        spaces = markers(state, self.seat, state.box.slots[self.slot].instrument)
        return [space for space in spaces if can_hire(state, self.seat, space, tile)]

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why other markers cannot go."""
        reasons = []
        for space in range(len(state.box.spaces)):
            why = self.why_not(state, space)
            if why == Why.COMPOSER_NOT_PAYABLE:
                reasons.append(_unpayable(state, self.seat, space, self._tile(state), [space]))
            elif why:
                reasons.append(reason(space, why))
        return reasons

    def target(self, state: State, pick: Pick) -> str:
        """Return the space of the personal board."""
        return target("space", self.seat, pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Place the marker and gain the reward of its space; then the composer is paid. [LAC-8.3, LAC-8.4, LAC-8.5]"""
        box, patron, tile = state.box, state.patrons[self.seat], self._tile(state)
        patron.spaces = replaced(patron.spaces, pick, NONE)
        state.slots[self.slot] = 2 * self.seat + self.side
        if log:
            log.all(MarkerPlaced(self.seat, self.slot, self.side, pick))
        reward = box.spaces[pick].reward
        state.agenda.append(PayComposer(self.seat, self.side, tile, pick))
        if reward.neutral:
            offer_neutral(state, self.seat, box.slots[self.slot].movement, log)
        gain(state, self.seat, reward, INSTRUMENT, log, due=box.tiles[tile].price)


@final
class PayComposer(Auto[State]):
    """Have the composer's *tile* paid, once the reward of the space has come. [LAC-8.5]"""

    def __init__(self, seat: Seat, side: Side, tile: ComposerTile, space: Space) -> None:
        self.seat: Final = seat
        self.side: Final = side
        self.tile: Final = tile
        self.space: Final = space

    def run(self, state: State, log: Log) -> None:
        """Charge the price; taking the tile comes after it."""
        state.agenda.append(TakeTile(self.seat, self.side, self.tile, self.space))
        charge(state, self.seat, state.box.tiles[self.tile].price, log)


@final
class TakeTile(Auto[State]):
    """Gain the reward of the paid *tile* and lay it on the emptied *space*. [LAC-8.6, LAC-8.7, LAC-Q22]"""

    def __init__(self, seat: Seat, side: Side, tile: ComposerTile, space: Space) -> None:
        self.seat: Final = seat
        self.side: Final = side
        self.tile: Final = tile
        self.space: Final = space

    def run(self, state: State, log: Log) -> None:
        """Take the tile off its stack, lay it down, gain and offer its actions."""
        seat, tile = self.seat, state.box.tiles[self.tile]
        stack = self.side * N_MOVEMENTS + tile.movement
        state.stacks = (*state.stacks[:stack], state.stacks[stack][1:], *state.stacks[stack + 1 :])
        patron = state.patrons[seat]
        patron.spaces = replaced(patron.spaces, self.space, self.tile)
        if log:
            log.all(ComposerHired(seat, self.tile, self.space))
        if tile.reward.actions:
            state.agenda.append(TakeActions(seat, tile.reward.actions))
        gain(state, seat, tile.reward, COMPOSER, log)
