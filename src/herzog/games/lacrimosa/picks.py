"""Picks that encode two things at once, and picks that several frames share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herzog.games.lacrimosa.box import ACTIONS, KINDS

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Card, Kind, Side, Slot
    from herzog.kernel import Pick

# When an action is chosen, picks are the five actions, DONE, and the exchanges: buying and selling, by kind.
DONE: Final = len(ACTIONS)  # declines the rest
_BUY: Final = DONE + 1
_SELL: Final = _BUY + len(KINDS)
EXCHANGES: Final = range(_BUY, _SELL + len(KINDS))

PERFORM: Final = 0  # the uses of a work
SELL: Final = 1
DECLINE: Final = 999  # instead of a use; not the number of any work


def buy_one(kind: Kind) -> Pick:
    """Return the pick that buys a counter of *kind*."""
    return _BUY + kind


def sell_one(kind: Kind) -> Pick:
    """Return the pick that sells a counter of *kind*."""
    return _SELL + kind


def is_exchange(pick: Pick) -> bool:
    """Return whether *pick* buys or sells a counter, when an action is chosen or the turn ended."""
    return pick >= _BUY


def is_purchase(pick: Pick) -> bool:
    """Return whether an exchange buys a counter; the others sell one."""
    return pick < _SELL


def kind_of(pick: Pick) -> Kind:
    """Return the kind of counter that an exchange buys or sells."""
    return (pick - _BUY) % len(KINDS)


def use_of(work: Card, use: int) -> Pick:
    """Return the pick that performs or sells *work*."""
    return 2 * work + use


def work_of(pick: Pick) -> Card:
    """Return the work that *pick* performs or sells."""
    return pick >> 1


def is_sale(pick: Pick) -> bool:
    """Return whether *pick* sells its work instead of performing it."""
    return bool(pick & 1)


def neutral_on(slot: Slot, side: Side) -> Pick:
    """Return the pick that places the neutral marker on *slot*, with *side* up."""
    return 2 * slot + side


def slot_of(pick: Pick) -> Slot:
    """Return the slot on which *pick* places the neutral marker."""
    return pick >> 1


def side_up(pick: Pick) -> Side:
    """Return the side that is up when *pick* places the neutral marker."""
    return pick & 1
