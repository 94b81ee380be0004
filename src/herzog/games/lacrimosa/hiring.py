"""Hiring a composer: what the top tiles cost, who can afford them, and why somebody cannot.

The reward of the space that a marker leaves comes before the price and may help to pay it. [LAC-Q22]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from herzog.games.lacrimosa.box import COMPOSITION, FINANCE, NONE, stack_of
from herzog.games.lacrimosa.payment import burden, explain, means, short_of, wealth
from herzog.games.lacrimosa.state import MARKER
from herzog.games.lacrimosa.why import Why, reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.games.lacrimosa.box import Box, ComposerTile, Side, Space, Stack, Stacks
    from herzog.games.lacrimosa.state import Patron, State
    from herzog.kernel import Pick, Reason, Seat


# Means to pay: ducats, the burden of Composition points, and steps of the Finance track.
Reach: TypeAlias = "tuple[int, tuple[int, ...], int]"


def set_of(stack: Stack) -> Stacks:
    """Return the set of *stack* alone."""
    return 1 << stack


def is_among(stacks: Stacks, stack: Stack) -> bool:
    """Return whether *stack* is in a set of stacks."""
    return bool(stacks >> stack & 1)


def top_tile(state: State, side: Side, movement: int) -> ComposerTile:
    """Return the tile on top of a composer's stack in a movement, or NONE. [LAC-1.7, LAC-Q25]"""
    stack = state.stacks[stack_of(side, movement)]
    return stack[0] if stack else NONE


def markers(state: State, seat: Seat, instrument: int) -> list[Space]:
    """Return the spaces of the personal board where *seat* still has a marker of *instrument*. [LAC-8.2]"""
    spaces = state.patrons[seat].spaces
    return [space for space in state.box.spaces_of[instrument] if spaces[space] == MARKER]


def hireable(state: State, patron: Patron, space: Space, among: Stacks) -> Stacks:
    """Return the stacks *among* these whose composer *patron* can pay with the marker on *space*. [LAC-8.4]"""
    own, found = reach(state.box, patron, space), 0
    for stack in range(len(state.stacks)):
        if is_among(among, stack) and can_hire(state, own, stack):
            found |= set_of(stack)
    return found


def can_hire(state: State, own: Reach, stack: Stack) -> bool:
    """Return whether the composer of *stack* can be paid at the price of the top tile.

    Without a tile there is nobody to hire. [LAC-8.4, LAC-Q15, LAC-Q23, LAC-Q25]
    """
    left = state.stacks[stack]
    if not left:
        return False
    purse, burdens, steps = own
    composition, ducats, finance = state.box.tiles[left[0]].asks
    return ducats + burdens[composition] <= purse and finance <= steps


def reach(box: Box, patron: Patron, space: Space) -> Reach:
    """Return what *patron* can pay once *space* has given its reward."""
    help_ = box.spaces[space]
    return (
        wealth(box, patron) + help_.purse + help_.counters * box.sell,
        burden(box, patron, COMPOSITION, help_.counters),
        min(patron.finance + help_.reward.finance, box.finance_max),
    )


def why_not_hired(state: State, seat: Seat, pick: Pick, stacks: Sequence[Stack], spaces: list[Space]) -> Reason:
    """Return why none of the composers of *stacks* can be hired with a marker from any of *spaces*.

    The numbers are those of the composer, and after the reward of the space, that leave the fewest ducats missing.
    [LAC-Q22, LAC-Q23]
    """
    box, patron = state.box, state.patrons[seat]
    prices = [box.tiles[left[0]].price for stack in stacks if (left := state.stacks[stack])]
    if not prices:
        return reason(pick, Why.NO_TILE_LEFT)
    rewarded = [_rewarded(box, patron, space) for space in spaces]
    ways = [(after, price) for price in prices for after in rewarded if price[FINANCE] <= after.finance]
    if not ways:
        fewest, most = min([price[FINANCE] for price in prices]), max([after.finance for after in rewarded])
        return reason(pick, Why.TOO_FEW_FINANCE_STEPS, needs=fewest, has=most)
    after, price = min(ways, key=lambda way: short_of(means(box, way[0]), way[1]))
    helped = wealth(box, after) > wealth(box, patron)
    return reason(pick, Why.COMPOSER_NOT_PAYABLE, **explain(box, after, price), rewarded=int(helped))


def _rewarded(box: Box, patron: Patron, space: Space) -> Patron:
    """Return *patron* once *space* has given its reward; Composition is never the worse choice of a wildcard."""
    after, reward = patron.clone(), box.spaces[space].reward
    after.ducats += reward.ducats
    for kind in (*reward.counters, *[COMPOSITION] * reward.wild_counters):
        after.counters[kind] += 1
    after.finance = min(after.finance + reward.finance, box.finance_max)
    return after
