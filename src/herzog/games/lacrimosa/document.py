"""Document Memories: a Memory from the row replaces the card just laid in the Story section."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from herzog.games.lacrimosa.box import NONE, card_target
from herzog.games.lacrimosa.events import Documented
from herzog.games.lacrimosa.payment import charge, explain, means, short_of
from herzog.games.lacrimosa.rewards import gain
from herzog.games.lacrimosa.row import take
from herzog.games.lacrimosa.state import MEMORY, State
from herzog.games.lacrimosa.why import CANNOT_PAY, NOT_A_MEMORY, Why, reason
from herzog.kernel import Ask, Auto

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Card
    from herzog.games.lacrimosa.payment import Means
    from herzog.kernel import Log, Pick, Reason, Seat


def why_not_document(state: State, own: Means, space: int, card: Card) -> int:
    """Return why a patron with these means cannot have *card* on *space* of the row. [LAC-4.1, LAC-4.2]"""
    if card < state.box.n_opus:
        return NOT_A_MEMORY
    return CANNOT_PAY if short_of(own, state.box.memory_prices[space]) > 0 else 0


def why_not_documents(state: State, seat: Seat) -> int:
    """Return why *seat* cannot document any Memory now. [LAC-4.1]"""
    own, offered = means(state.box, state.patrons[seat]), False
    for space, card in enumerate(state.row):
        if card >= state.box.n_opus:
            if not why_not_document(state, own, space, card):
                return 0
            offered = True
    return Why.NOTHING_PAYABLE if offered else Why.NO_MEMORY_IN_ROW


@final
class Document(Ask[State]):
    """Choose a Memory in the row. [LAC-4.1]"""

    RULE: ClassVar[str] = "LAC-4.1"

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the Memories that can be paid."""
        own = means(state.box, state.patrons[seat])
        return sorted([card for space, card in enumerate(state.row) if not why_not_document(state, own, space, card)])

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why the other cards of the row cannot be taken."""
        box, patron = state.box, state.patrons[seat]
        own, reasons = means(box, patron), []
        for space, card in enumerate(state.row):
            why = why_not_document(state, own, space, card) if card != NONE else 0
            if why == CANNOT_PAY:
                reasons.append(reason(card, why, **explain(box, patron, box.memory_prices[space])))
            elif why:
                reasons.append(reason(card, why))
        return reasons

    def cautions(self, state: State, seat: Seat) -> list[Reason]:
        """Warn that the card just bought would leave the game. [LAC-Q7]"""
        if not is_bought_now(state, seat):
            return []
        return [reason(card, Why.NEW_CARD_IS_LOST) for card in self.picks(state, seat)]

    def target(self, state: State, pick: Pick) -> str:
        """Return the card."""
        return card_target(state.box, pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Pay what the space shows, then take the card."""
        space = state.row.index(pick)
        state.agenda.append(TakeMemory(seat, pick))  # [LAC-4.3]
        charge(state, seat, state.box.memory_prices[space], log)


def is_bought_now(state: State, seat: Seat) -> bool:
    """Return whether *seat* bought the Story card of this turn during this turn."""
    story = state.patrons[seat].story
    return bool(story) and story[-1] != state.laid


@final
class TakeMemory(Auto[State]):
    """Lay the paid Memory in the Story section; the card there leaves the game. [LAC-4.3, LAC-Q7, LAC-Q8]"""

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, state: State, log: Log) -> None:
        """Swap the cards and fill up the row."""
        patron = state.patrons[self.seat]
        replaced = patron.story[-1]
        patron.story = (*patron.story[:-1], self.card)
        state.discard += (replaced,)
        if log:
            log.all(Documented(self.seat, self.card, replaced))
        change = state.box.memory_change[state.row.index(self.card)]
        take(state, self.card, log)
        if change:
            gain(state, self.seat, change, MEMORY, log)
