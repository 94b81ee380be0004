"""Requiem: a marker moves from the personal board to the Requiem, and its composer is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from herzog.games.lacrimosa.actions import TakeActions
from herzog.games.lacrimosa.box import (
    ALL_STACKS,
    EIGHTH,
    INSTRUMENTS,
    NONE,
    SIXTEENTH,
    stack_of,
)
from herzog.games.lacrimosa.events import ComposerHired, MarkerPlaced
from herzog.games.lacrimosa.hiring import can_hire, hireable, markers, reach, top_tile, why_not_hired
from herzog.games.lacrimosa.neutral import offer_neutral
from herzog.games.lacrimosa.payment import charge
from herzog.games.lacrimosa.rewards import gain
from herzog.games.lacrimosa.state import (
    CLOSED,
    COMPOSER,
    EMPTY,
    INSTRUMENT,
    MARKER,
    State,
    is_empty,
    marker_of,
    replaced,
)
from herzog.games.lacrimosa.why import Why, reason
from herzog.kernel import Ask, Auto, target

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import ComposerTile, Side, Slot, Space, Stacks
    from herzog.kernel import Log, Pick, Reason, Seat


def payable_stacks(state: State, seat: Seat) -> list[Stacks]:
    """Return, for each instrument, the stacks whose composer *seat* can pay with one of its markers. [LAC-8.2]"""
    box, patron = state.box, state.patrons[seat]
    stacks: list[Stacks] = [0] * len(INSTRUMENTS)
    for space, held in enumerate(patron.spaces):
        if held == MARKER:
            instrument = box.spaces[space].instrument
            stacks[instrument] |= hireable(state, patron, space, ALL_STACKS & ~stacks[instrument])
    return stacks


def open_stacks(state: State, instrument: int) -> Stacks:
    """Return the stacks of the composers with an empty slot for *instrument*. [LAC-8.1]"""
    stacks = 0
    for slot in state.box.slots_of[instrument]:
        if state.slots[slot] == EMPTY:
            stacks |= state.box.slots[slot].either
    return stacks


def why_not_requiem(state: State, seat: Seat) -> int:
    """Return why *seat* cannot add to the Requiem now. [LAC-8.1, LAC-Q23]"""
    patron, any_slot = state.patrons[seat], False
    for space, held in enumerate(patron.spaces):
        if held == MARKER:
            stacks = open_stacks(state, state.box.spaces[space].instrument)
            if hireable(state, patron, space, stacks):
                return 0
            any_slot = any_slot or stacks != 0
    return Why.NOTHING_PAYABLE if any_slot else Why.NO_SPACE_FOR_A_MARKER


def _refused_slot(state: State, seat: Seat, slot: Slot) -> Reason:
    """Return why *seat* cannot place a marker on *slot*. [LAC-8.1, LAC-8.2, LAC-8.8]"""
    where = state.box.slots[slot]
    if not is_empty(state, slot):
        return reason(slot, Why.SLOT_IS_CLOSED if state.slots[slot] == CLOSED else Why.SLOT_IS_TAKEN)
    spaces = markers(state, seat, where.instrument)
    if not spaces:
        return reason(slot, Why.NO_MARKER_LEFT)
    return why_not_hired(state, seat, slot, where.stacks, spaces)


@final
class Requiem(Ask[State]):
    """Choose an empty instrument space of the Requiem. [LAC-8.1]"""

    RULE: ClassVar[str] = "LAC-8.1"

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the slots where a composer can be paid."""
        slots, payable = state.slots, payable_stacks(state, seat)
        return [
            slot
            for slot, where in enumerate(state.box.slots)
            if slots[slot] == EMPTY and payable[where.instrument] & where.either
        ]

    def plain(self, state: State, seat: Seat) -> list[Pick]:
        """Return only one of two equivalent slots."""
        slots, where = state.slots, state.box.slots
        return [
            slot for slot in self.picks(state, seat) if where[slot].twin == NONE or slots[where[slot].twin] != EMPTY
        ]

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why the other slots cannot be chosen."""
        picks = self.picks(state, seat)
        return [_refused_slot(state, seat, slot) for slot in range(len(state.slots)) if slot not in picks]

    def target(self, state: State, pick: Pick) -> str:
        """Return the slot."""
        return target("slot", pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Ask for the composer."""
        state.agenda.append(HireComposer(seat, pick))


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
        where, box, patron = state.box.slots[self.slot], state.box, state.patrons[seat]
        reaches = [reach(box, patron, space) for space in markers(state, seat, where.instrument)]
        return [
            side for side in (EIGHTH, SIXTEENTH) if any(can_hire(state, own, where.stacks[side]) for own in reaches)
        ]

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why the other composer cannot be hired."""
        where, picks = state.box.slots[self.slot], self.picks(state, seat)
        spaces = markers(state, seat, where.instrument)
        sides = [side for side in (EIGHTH, SIXTEENTH) if side not in picks]
        return [why_not_hired(state, seat, side, [where.stacks[side]], spaces) for side in sides]

    def target(self, state: State, pick: Pick) -> str:
        """Return the stack of tiles."""
        return target("stack", state.box.slots[self.slot].stacks[pick])

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Ask which marker leaves its space."""
        state.agenda.append(PlaceMarker(seat, self.slot, pick))


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

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the spaces whose marker can move."""
        where, box, patron = state.box.slots[self.slot], state.box, state.patrons[seat]
        stack, spaces = where.stacks[self.side], markers(state, seat, where.instrument)
        return [space for space in spaces if can_hire(state, reach(box, patron, space), stack)]

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why other markers cannot move."""
        picks = self.picks(state, seat)
        return [self._refused(state, space) for space in range(len(state.box.spaces)) if space not in picks]

    def _refused(self, state: State, space: Space) -> Reason:
        where = state.box.slots[self.slot]
        if state.box.spaces[space].instrument != where.instrument:
            return reason(space, Why.WRONG_INSTRUMENT)
        if state.patrons[self.seat].spaces[space] != MARKER:
            return reason(space, Why.MARKER_IS_GONE)
        return why_not_hired(state, self.seat, space, [where.stacks[self.side]], [space])

    def target(self, state: State, pick: Pick) -> str:
        """Return the space of the personal board."""
        return target("space", self.seat, pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Place the marker and gain the reward of its space; then pay the composer. [LAC-8.3, LAC-8.4, LAC-8.5]"""
        box, patron, tile = state.box, state.patrons[seat], self._tile(state)
        patron.spaces = replaced(patron.spaces, pick, NONE)
        state.slots = replaced(state.slots, self.slot, marker_of(seat, self.side))
        if log:
            log.all(MarkerPlaced(seat, self.slot, self.side, pick))
        reward = box.spaces[pick].reward
        state.agenda.append(PayComposer(seat, self.side, tile, pick))
        if reward.neutral:  # [LAC-8.9]
            offer_neutral(state, seat, box.slots[self.slot].movement, log)
        gain(state, seat, reward, INSTRUMENT, log, due=box.tiles[tile].price)


@final
class PayComposer(Auto[State]):
    """Pay for the composer's *tile*, after the reward of the space. [LAC-8.5]"""

    def __init__(self, seat: Seat, side: Side, tile: ComposerTile, space: Space) -> None:
        self.seat: Final = seat
        self.side: Final = side
        self.tile: Final = tile
        self.space: Final = space

    def run(self, state: State, log: Log) -> None:
        """Charge the price, then take the tile."""
        state.agenda.append(TakeTile(self.seat, self.side, self.tile, self.space))
        charge(state, self.seat, state.box.tiles[self.tile].price, log)


@final
class TakeTile(Auto[State]):
    """Gain the reward of the paid *tile* and lay it on the vacated *space*. [LAC-8.6, LAC-8.7, LAC-Q22]"""

    def __init__(self, seat: Seat, side: Side, tile: ComposerTile, space: Space) -> None:
        self.seat: Final = seat
        self.side: Final = side
        self.tile: Final = tile
        self.space: Final = space

    def run(self, state: State, log: Log) -> None:
        """Take the tile off its stack, lay it down, gain and offer its actions."""
        seat, tile = self.seat, state.box.tiles[self.tile]
        stack = stack_of(self.side, tile.movement)
        state.stacks = replaced(state.stacks, stack, state.stacks[stack][1:])
        patron = state.patrons[seat]
        patron.spaces = replaced(patron.spaces, self.space, self.tile)
        if log:
            log.all(ComposerHired(seat, self.tile, self.space))
        if tile.reward.actions:
            state.agenda.append(TakeActions(seat, tile.reward.actions))
        gain(state, seat, tile.reward, COMPOSER, log)
