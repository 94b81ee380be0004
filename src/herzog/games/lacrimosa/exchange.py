"""Exchanges with the bank on their own: wherever a patron chooses an action, and before ending the turn.

Prices make theirs by themselves, and patrons never pay each other. [LAC-3.11, LAC-Q11, LAC-Q52]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herzog.games.lacrimosa.box import KINDS
from herzog.games.lacrimosa.events import CounterBought, CounterSold
from herzog.games.lacrimosa.why import Why, reason
from herzog.kernel import target

if TYPE_CHECKING:
    from herzog.games.lacrimosa.state import State
    from herzog.kernel import Log, Pick, Reason, Seat

FIRST_EXCHANGE: Final = 6  # picks below this belong to the frame that offers exchanges
BUY_ONE: Final = 6  # plus the kind
SELL_ONE: Final = 9  # plus the kind
EXCHANGES: Final = range(BUY_ONE, SELL_ONE + len(KINDS))


def why_not_exchange(state: State, seat: Seat, pick: Pick) -> int:
    """Return why *seat* cannot make the exchange *pick*. [LAC-3.4, LAC-3.5]"""
    patron = state.patrons[seat]
    if pick < SELL_ONE:
        return Why.ALLOWED if patron.ducats >= state.box.buy else Why.TOO_FEW_DUCATS
    return Why.ALLOWED if patron.counters[pick - SELL_ONE] else Why.NO_COUNTER_TO_SELL


def exchanges(state: State, seat: Seat) -> list[Pick]:
    """Return the exchanges that *seat* can make. [LAC-Q13]"""
    return [pick for pick in EXCHANGES if not why_not_exchange(state, seat, pick)]


def exchange_refusals(state: State, seat: Seat) -> list[Reason]:
    """Say why the other exchanges cannot be made."""
    reasons = []
    for pick in EXCHANGES:
        why = why_not_exchange(state, seat, pick)
        if why == Why.TOO_FEW_DUCATS:
            reasons.append(reason(pick, why, needs=state.box.buy, has=state.patrons[seat].ducats))
        elif why:
            reasons.append(reason(pick, why, needs=1, has=0))
    return reasons


def exchange_target(seat: Seat, pick: Pick) -> str:
    """Return the counters that an exchange points at: one's own to sell, the bank's to buy."""
    return target("bank", seat, pick - BUY_ONE) if pick < SELL_ONE else target("counters", seat, pick - SELL_ONE)


def exchange(state: State, seat: Seat, pick: Pick, log: Log) -> None:
    """Make the exchange *pick*. [LAC-3.4, LAC-3.5]"""
    patron, box = state.patrons[seat], state.box
    if pick < SELL_ONE:
        patron.ducats -= box.buy
        patron.counters[pick - BUY_ONE] += 1
        if log:
            log.all(CounterBought(seat, KINDS[pick - BUY_ONE], box.buy))
    else:
        patron.counters[pick - SELL_ONE] -= 1
        patron.ducats += box.sell
        if log:
            log.all(CounterSold(seat, KINDS[pick - SELL_ONE], box.sell))
