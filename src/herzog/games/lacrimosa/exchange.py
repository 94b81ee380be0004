"""Separate exchanges with the bank: whenever a patron chooses an action, and before ending the turn.

Exchanges needed for a price happen by themselves, and patrons never pay each other. [LAC-3.11, LAC-Q11, LAC-Q52]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.games.lacrimosa.box import KINDS
from herzog.games.lacrimosa.events import CounterBought, CounterSold
from herzog.games.lacrimosa.picks import EXCHANGES, is_purchase, kind_of
from herzog.games.lacrimosa.why import Why, reason
from herzog.kernel import target

if TYPE_CHECKING:
    from herzog.games.lacrimosa.state import State
    from herzog.kernel import Log, Pick, Reason, Seat


def why_not_exchange(state: State, seat: Seat, pick: Pick) -> int:
    """Return why *seat* cannot make the exchange *pick*. [LAC-3.4, LAC-3.5]"""
    patron = state.patrons[seat]
    if is_purchase(pick):
        return Why.ALLOWED if patron.ducats >= state.box.buy else Why.TOO_FEW_DUCATS
    return Why.ALLOWED if patron.counters[kind_of(pick)] else Why.NO_COUNTER_TO_SELL


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
    """Return the counters that an exchange points at: the patron's to sell, the bank's to buy."""
    return target("bank" if is_purchase(pick) else "counters", seat, kind_of(pick))


def exchange(state: State, seat: Seat, pick: Pick, log: Log) -> None:
    """Make the exchange *pick*. [LAC-3.4, LAC-3.5]"""
    patron, box, kind = state.patrons[seat], state.box, kind_of(pick)
    if is_purchase(pick):
        patron.ducats -= box.buy
        patron.counters[kind] += 1
        if log:
            log.all(CounterBought(seat, KINDS[kind], box.buy))
    else:
        patron.counters[kind] -= 1
        patron.ducats += box.sell
        if log:
            log.all(CounterSold(seat, KINDS[kind], box.sell))
