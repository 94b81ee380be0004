"""Friend troupes: the extra colours in a game for two. [FOU-13.1]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from herzog.games.fourberies.box import is_in, set_of, travel_card
from herzog.games.fourberies.caravels import refresh_friend
from herzog.games.fourberies.events import FriendDrew, FriendPassed, FriendSeen, FriendTurnedAway
from herzog.games.fourberies.state import ABSENT, State
from herzog.kernel import Chance, Pick, Pool, Seat

if TYPE_CHECKING:
    from herzog.kernel import Log


@final
class DrawFriendCard(Chance[State]):
    """Draw a friend troupe's Travel card; only its owner looks at it. [FOU-13.3]"""

    def __init__(self, owner: Seat) -> None:
        self.owner: Final = owner

    def pool(self, state: State) -> Pool:
        """Return the cities of the cards in its pile."""
        return state.box.cities_in[state.friends[self.owner].pile]

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Set the card aside for this round."""
        friend = state.friends[self.owner]
        friend.pile &= ~set_of(pick)
        friend.drawn = pick
        if log:
            log.split(self.owner, FriendSeen(self.owner, pick), FriendDrew(self.owner))


def place_friend(state: State, owner: Seat, log: Log) -> None:
    """Place the Caravel of a friend troupe, or turn it away from a reserved city. [FOU-13.4] [FOU-8.10] [FOU-Q48]"""
    friend = state.friends[owner]
    city, friend.drawn = friend.drawn, ABSENT
    if not is_in(state.reserved, city):
        state.fronts[city] += (travel_card(len(state.players) + owner, city),)
        return
    if log:
        log.all(FriendTurnedAway(owner, city))
    refresh_friend(state, owner, log)


def pass_through(state: State, owner: Seat, city: int, log: Log) -> None:
    """Discard without effect the Encounters where a friend troupe is alone. [FOU-13.5] [FOU-Q41] [FOU-Q47]"""
    cards, state.stacks[city] = state.stacks[city], ()
    state.discard.extend(cards)
    if log:
        log.all(FriendPassed(owner, city, list(cards)))
