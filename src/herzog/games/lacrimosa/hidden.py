"""What a seat cannot see: other hands, decks, and the cards that left a period unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.games.lacrimosa.box import NONE
from herzog.games.lacrimosa.state import Patron, State
from herzog.kernel import UNKNOWN

if TYPE_CHECKING:
    from random import Random

    from herzog.games.lacrimosa.box import Card
    from herzog.kernel import Seat


def mask(state: State, seat: Seat | None) -> State:
    """Return the table as *seat* knows it.

    Another patron's hand and deck are one pool, because everybody knows the nine cards; the cards a period has lost and
    those it still has are another.
    """
    return State(
        agenda=[frame.masked(seat) for frame in state.agenda],
        box=state.box,
        patrons=[_mask_patron(patron, own=i == seat) for i, patron in enumerate(state.patrons)],
        soloist=state.soloist.clone() if state.soloist else None,
        refill_late=state.refill_late,
        period=state.period,
        turn=state.turn,
        first=state.first,
        laid=state.laid,
        row=state.row[:],
        supply=_pool(state, state.supply, _present(state)),
        later=tuple([_pool(state, cards, at) if cards else () for at, cards in enumerate(state.later)]),
        removed=tuple([_mask_removed(state, at) for at in range(len(state.removed))]),
        discard=state.discard,
        bonus=state.bonus,
        bonuses=state.bonuses,
        marker=state.marker,
        places=state.places,
        cities=state.cities,
        used=state.used,
        courts=state.courts,
        composers=state.composers,
        constanze=state.constanze,
        slots=state.slots,
        stacks=state.stacks,
    )


def _mask_patron(patron: Patron, *, own: bool) -> Patron:
    """Return *patron* as others know them, with a hidden hand except for the kept card; or unmasked. [LAC-Q51]"""
    seen = patron.clone()
    if not own:
        pool = [card for card in (*patron.hand, *patron.deck) if card != patron.kept]
        kept = (patron.kept,) if patron.kept != NONE else ()
        seen.hand = kept + (UNKNOWN,) * (len(patron.hand) - len(kept))
        seen.deck = tuple(sorted(pool))
    return seen


def _present(state: State) -> int:
    """Return the index of the period whose cards are the supply: the current one, or the one being set up."""
    return len(state.bonuses)


def _pool(state: State, cards: tuple[Card, ...], at: int) -> tuple[Card, ...]:
    """Return the cards of a period that are still to come or were removed; nobody can tell them apart."""
    return tuple(sorted(cards + state.removed[at]))


def _mask_removed(state: State, at: int) -> tuple[Card, ...]:
    """Return what was removed from a period, which is known by elimination once the period is over."""
    return state.removed[at] if at < _present(state) else (UNKNOWN,) * len(state.removed[at])


def fill(masked: State, rng: Random) -> State:
    """Return a full table that is consistent with *masked*, with unseen cards dealt at random."""
    state = masked.clone()
    for patron in state.patrons:
        _fill_hand(patron, rng)
    removed, later = list(state.removed), list(state.later)
    for at in range(_present(state), len(removed)):
        present = at == _present(state)
        gone = _removed_from(state, state.supply if present else later[at], at, rng)
        rest = tuple([card for card in (state.supply if present else later[at]) if card not in gone])
        removed[at] = gone
        if present:
            state.supply = rest
        else:
            later[at] = rest
    state.removed, state.later = tuple(removed), tuple(later)
    return state


def _fill_hand(patron: Patron, rng: Random) -> None:
    """Deal the pool of *patron* to the hand; the rest is the deck."""
    n = patron.hand.count(UNKNOWN)
    if n:
        drawn = rng.sample(patron.deck, n)
        patron.hand = (*[card for card in patron.hand if card != UNKNOWN], *drawn)
        patron.deck = tuple([card for card in patron.deck if card not in drawn])


def _removed_from(state: State, pool: tuple[Card, ...], at: int, rng: Random) -> tuple[Card, ...]:
    """Choose the cards that left a period unseen: as many of each kind as the rules say, Opus first. [LAC-1.2]"""
    n = len(state.removed[at])
    n_opus = min(n, state.box.removed[len(state.patrons)][0])
    opus = [card for card in pool if card < state.box.n_opus]
    memories = [card for card in pool if card >= state.box.n_opus]
    return (*rng.sample(opus, n_opus), *rng.sample(memories, n - n_opus))
