"""The neutral marker, which a patron who places on a horns space also places in that movement."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from herzog.games.lacrimosa.box import EIGHTH, NONE, SIXTEENTH
from herzog.games.lacrimosa.events import NeutralPlaced, NeutralUnused
from herzog.games.lacrimosa.picks import neutral_on, side_up, slot_of
from herzog.games.lacrimosa.state import CLOSED, EMPTY, NEUTRAL, State, is_empty, marker_of, replaced
from herzog.games.lacrimosa.why import Why, reason
from herzog.kernel import Ask, target

if TYPE_CHECKING:
    from herzog.kernel import Log, Pick, Reason, Seat


def offer_neutral(state: State, seat: Seat, movement: int, log: Log) -> None:
    """Have *seat* place the neutral marker in *movement*, if there is an empty space. [LAC-8.9, LAC-Q24]"""
    if any(is_empty(state, slot) for slot in state.box.movements[movement].slots):
        state.agenda.append(PlaceNeutral(seat, movement))
    elif log:
        log.all(NeutralUnused(seat))


@final
class PlaceNeutral(Ask[State]):
    """Place the neutral marker on an empty space of *movement*, either side up. [LAC-8.9, LAC-Q24]"""

    RULE: ClassVar[str] = "LAC-8.9"

    def __init__(self, seat: Seat, movement: int) -> None:
        super().__init__(seat)
        self.movement: Final = movement

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return each empty slot with either side."""
        slots = state.box.movements[self.movement].slots
        return [neutral_on(slot, side) for slot in slots if is_empty(state, slot) for side in (EIGHTH, SIXTEENTH)]

    def plain(self, state: State, seat: Seat) -> list[Pick]:
        """Return only one of two equivalent slots."""
        slots, where = state.slots, state.box.slots
        return [
            pick
            for pick in self.picks(state, seat)
            if where[slot_of(pick)].twin == NONE or slots[where[slot_of(pick)].twin] != EMPTY
        ]

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why the other slots cannot be chosen."""
        reasons = []
        for slot, where in enumerate(state.box.slots):
            if where.movement != self.movement:
                reasons.append(reason(neutral_on(slot, EIGHTH), Why.OTHER_MOVEMENT))
            elif not is_empty(state, slot):
                closed = state.slots[slot] == CLOSED
                reasons.append(reason(neutral_on(slot, EIGHTH), Why.SLOT_IS_CLOSED if closed else Why.SLOT_IS_TAKEN))
        return reasons

    def target(self, state: State, pick: Pick) -> str:
        """Return the slot."""
        return target("slot", slot_of(pick))

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Place it; it costs nothing and takes no tile."""
        state.slots = replaced(state.slots, slot_of(pick), marker_of(NEUTRAL, side_up(pick)))
        state.patrons[seat].neutral = 0
        if log:
            log.all(NeutralPlaced(seat, slot_of(pick), side_up(pick)))
