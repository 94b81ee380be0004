"""The row of cards: taking a card, sliding the rest right, and filling up from the period's cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from herzog.games.lacrimosa.box import NONE
from herzog.games.lacrimosa.events import CardTurnedUp, RowSlid
from herzog.games.lacrimosa.state import State, without
from herzog.kernel import Chance

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Card
    from herzog.kernel import Log, Pick, Pool, Seat


def take(state: State, card: Card, log: Log) -> None:
    """Take *card* from the row: the last step of Document and of Commission. [LAC-4.4, LAC-5.6]"""
    state.row[state.row.index(card)] = NONE
    fill_after_action(state, log)


def fill_after_action(state: State, log: Log) -> None:
    """Fill up the row as the last step of an action, unless the table does that after the turn. [LAC-2.9, LAC-Q4]"""
    if not state.refill_late:
        fill_up(state, log)


def fill_up(state: State, log: Log) -> None:
    """Slide the cards of the row right and have nature fill the empty spaces. [LAC-2.9, LAC-10.15]"""
    row = state.row
    cards = [card for card in row if card != NONE]
    gaps = len(row) - len(cards)
    if not gaps:
        return
    slid = [NONE] * gaps + cards
    if log and slid != row:
        log.all(RowSlid(slid))
    row[:] = slid
    if state.supply:
        state.agenda.append(RefillRow())


def is_due(state: State) -> bool:
    """Return whether the row has empty spaces and cards to fill them."""
    return NONE in state.row and bool(state.supply)


@final
class RefillRow(Chance[State]):
    """Turn up a card of the period for the right-most empty space, until the row is full or no card is left.

    [LAC-2.9, LAC-2.10, LAC-Q5]
    """

    def pool(self, state: State) -> Pool:
        """Return the period's remaining cards."""
        return state.supply

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Lay the card and continue."""
        row = state.row
        space = row.count(NONE) - 1
        row[space] = pick
        state.supply = without(state.supply, pick)
        if log:
            log.all(CardTurnedUp(pick, space))
        if space and state.supply:
            state.agenda.append(self)
