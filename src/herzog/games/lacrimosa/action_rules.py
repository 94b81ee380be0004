"""The five actions: why each may not be possible, and how it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from herzog.games.lacrimosa.actions import ActionRules
from herzog.games.lacrimosa.commission import Commission, why_not_commissions
from herzog.games.lacrimosa.document import Document, why_not_documents
from herzog.games.lacrimosa.perform import PerformOrSell, why_not_perform_or_sell
from herzog.games.lacrimosa.requiem import Requiem, why_not_requiem
from herzog.games.lacrimosa.travel import Travel, why_not_travels

if TYPE_CHECKING:
    from herzog.games.lacrimosa.state import State
    from herzog.kernel import Frame, Seat


@final
class DocumentRules(ActionRules):
    """Document."""

    def why_not(self, state: State, seat: Seat) -> int:
        """Return why *seat* cannot take the action now."""
        return why_not_documents(state, seat)

    def first(self, seat: Seat) -> Frame[State]:
        """Return the frame with which the action begins."""
        return Document(seat)


@final
class CommissionRules(ActionRules):
    """Commission."""

    def why_not(self, state: State, seat: Seat) -> int:
        """Return why *seat* cannot take the action now."""
        return why_not_commissions(state, seat)

    def first(self, seat: Seat) -> Frame[State]:
        """Return the frame with which the action begins."""
        return Commission(seat)


@final
class PerformOrSellRules(ActionRules):
    """Perform or sell."""

    def why_not(self, state: State, seat: Seat) -> int:
        """Return why *seat* cannot take the action now."""
        return why_not_perform_or_sell(state, seat)

    def first(self, seat: Seat) -> Frame[State]:
        """Return the frame with which the action begins."""
        return PerformOrSell(seat)


@final
class TravelRules(ActionRules):
    """Travel."""

    def why_not(self, state: State, seat: Seat) -> int:
        """Return why *seat* cannot take the action now."""
        return why_not_travels(state, seat)

    def first(self, seat: Seat) -> Frame[State]:
        """Return the frame with which the action begins."""
        return Travel(seat)


@final
class RequiemRules(ActionRules):
    """Add to the Requiem."""

    def why_not(self, state: State, seat: Seat) -> int:
        """Return why *seat* cannot take the action now."""
        return why_not_requiem(state, seat)

    def first(self, seat: Seat) -> Frame[State]:
        """Return the frame with which the action begins."""
        return Requiem(seat)


FIVE: Final = (DocumentRules(), CommissionRules(), PerformOrSellRules(), TravelRules(), RequiemRules())
