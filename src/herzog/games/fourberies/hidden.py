"""Who knows what: the table as a seat sees it, and invented tables that fit what it sees.

These are secret: Secret Requests (pile, other hands and others' discards are one unseen pool) [FOU-7.1] [FOU-Q49],
the card a friend troupe drew, and simultaneous choices, which their frames hide.
Everything else is open: purses, troupes, Acrobats, and Travel cards, which the Caravels give away. [FOU-Q35]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.games.fourberies.box import set_of
from herzog.games.fourberies.state import Friend, Player, State
from herzog.kernel import UNKNOWN

if TYPE_CHECKING:
    from random import Random

    from herzog.kernel import Seat


def mask(state: State, seat: Seat | None) -> State:
    """Return the table as *seat* knows it; None is a spectator."""
    return State(
        agenda=[frame.masked(seat) for frame in state.agenda],
        players=[
            player.clone() if other == seat else _mask_player(player) for other, player in enumerate(state.players)
        ],
        friends=[
            friend.clone() if owner == seat else _mask_friend(friend) for owner, friend in enumerate(state.friends)
        ],
        stacks=state.stacks[:],
        fronts=state.fronts[:],
        reserved=state.reserved,
        guarded=state.guarded,
        pile=state.pile[:],
        discard=state.discard[:],
        requests=_mask_pile(state, seat),
        needle=state.needle,
        season=state.season,
        round=state.round,
        rounds=state.rounds,
        shortage_pays=state.shortage_pays,
        unfulfilled_allowed=state.unfulfilled_allowed,
        box=state.box,
    )


def _mask_player(player: Player) -> Player:
    """Hide which Secret Requests a player holds, has drawn and has discarded, but not how many."""
    return Player(
        purse=player.purse,
        ledger=player.ledger[:],
        hand=player.hand,
        laid=player.laid,
        extra=player.extra,
        on_stage=player.on_stage,
        troupe=player.troupe,
        taken=player.taken,
        fresh=player.fresh,
        ready=player.ready,
        tilted=player.tilted,
        disguise=player.disguise,
        requests=(UNKNOWN,) * len(player.requests),
        offered=(UNKNOWN,) * len(player.offered),
        thrown=(UNKNOWN,) * len(player.thrown),
        shown=player.shown,
        sheets=player.sheets,
    )


def _mask_pile(state: State, seat: Seat | None) -> list[int]:
    """Hide the pile of Secret Requests, unless nobody else has any: then it must be all the unseen ones."""
    others = [player for other, player in enumerate(state.players) if other != seat]
    if any(player.requests or player.offered or player.thrown for player in others):
        return [UNKNOWN] * len(state.requests)
    return state.requests[:]


def _mask_friend(friend: Friend) -> Friend:
    """Put the drawn card back among those that it could be. [FOU-13.3]"""
    return Friend(friend.pile | set_of(friend.drawn), UNKNOWN) if friend.drawn >= 0 else friend.clone()


def fill(masked: State, rng: Random) -> State:
    """Return a full state that is consistent with *masked*, with unseen cards shuffled and dealt."""
    state = masked.clone()
    unseen = _unseen_requests(state)
    rng.shuffle(unseen)
    for player in state.players:
        player.requests = _dealt(player.requests, unseen)
        player.offered = _dealt(player.offered, unseen)
        player.thrown = _dealt(player.thrown, unseen)
    if UNKNOWN in state.requests:
        state.requests = sorted(unseen)
    for friend in state.friends:
        if friend.drawn == UNKNOWN:
            friend.drawn = rng.choice(state.box.cities_in[friend.pile])
            friend.pile &= ~set_of(friend.drawn)
    state.agenda = [frame.filled(state, rng) for frame in state.agenda]
    return state


def _unseen_requests(state: State) -> list[int]:
    """Return the Secret Requests that *state* does not show, ascending."""
    seen = set(state.requests)
    for player in state.players:
        seen.update(player.requests, player.offered, player.thrown, player.shown)
    return [request for request in range(len(state.box.requests)) if request not in seen]


def _dealt(cards: tuple[int, ...], unseen: list[int]) -> tuple[int, ...]:
    """Return *cards*, or the same number from *unseen* if they are unknown."""
    return tuple(sorted([unseen.pop() for _ in cards])) if UNKNOWN in cards else cards
