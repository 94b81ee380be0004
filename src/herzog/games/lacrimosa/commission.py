"""Commission an Opus: the patron takes a work from the row."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from herzog.games.lacrimosa.box import NONE, card_target
from herzog.games.lacrimosa.events import Commissioned
from herzog.games.lacrimosa.payment import charge, explain, means, short_of
from herzog.games.lacrimosa.rewards import gain, opus_vp, score
from herzog.games.lacrimosa.row import take
from herzog.games.lacrimosa.state import OFFERTORIUM, OPUS, State
from herzog.games.lacrimosa.why import CANNOT_PAY, NOT_AN_OPUS, Why, reason
from herzog.kernel import Ask, Auto

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Card
    from herzog.games.lacrimosa.payment import Means
    from herzog.kernel import Log, Pick, Reason, Seat


def why_not_commission(state: State, own: Means, space: int, card: Card) -> int:
    """Return why a patron with these means cannot have *card* on *space* of the row. [LAC-5.1, LAC-5.2]"""
    if card >= state.box.n_opus:
        return NOT_AN_OPUS
    return CANNOT_PAY if short_of(own, state.box.opus[card].prices[space]) > 0 else 0


def why_not_commissions(state: State, seat: Seat) -> int:
    """Return why *seat* cannot commission any Opus now. [LAC-5.1]"""
    own, offered = means(state.box, state.patrons[seat]), False
    for space, card in enumerate(state.row):
        if 0 <= card < state.box.n_opus:
            if not why_not_commission(state, own, space, card):
                return 0
            offered = True
    return Why.NOTHING_PAYABLE if offered else Why.NO_OPUS_IN_ROW


@final
class Commission(Ask[State]):
    """Choose an Opus in the row. [LAC-5.1]"""

    RULE: ClassVar[str] = "LAC-5.1"

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the Opus cards that can be paid."""
        own = means(state.box, state.patrons[seat])
        return sorted(
            [
                card
                for space, card in enumerate(state.row)
                if card >= 0 and not why_not_commission(state, own, space, card)
            ]
        )

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why the other cards of the row cannot be taken."""
        box, patron = state.box, state.patrons[seat]
        own, reasons = means(box, patron), []
        for space, card in enumerate(state.row):
            why = why_not_commission(state, own, space, card) if card != NONE else 0
            if why == CANNOT_PAY:
                reasons.append(reason(card, why, **explain(box, patron, box.opus[card].prices[space])))
            elif why:
                reasons.append(reason(card, why))
        return reasons

    def target(self, state: State, pick: Pick) -> str:
        """Return the card."""
        return card_target(state.box, pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Pay for card and space together, then take the work. [LAC-5.2, LAC-5.3, LAC-Q9]"""
        space = state.row.index(pick)
        state.agenda.append(TakeOpus(seat, pick))
        charge(state, seat, state.box.opus[pick].prices[space], log)


@final
class TakeOpus(Auto[State]):
    """Lay the paid Opus in front of the patron; gain its VP and those of Offertorium tiles. [LAC-5.4, LAC-5.5]"""

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, state: State, log: Log) -> None:
        """Take the work, score it and fill up the row."""
        seat, opus = self.seat, state.box.opus[self.card]
        state.patrons[seat].works += (self.card,)
        if log:
            log.all(Commissioned(seat, self.card))
        score(state, seat, opus.vp, OPUS, log)
        opus_vp(state, seat, opus.type, OFFERTORIUM, log)
        change = opus.change[state.row.index(self.card)]
        take(state, self.card, log)
        if change:  # what the space gave beyond the full price
            gain(state, seat, change, OPUS, log)  # [LAC-5.3]
