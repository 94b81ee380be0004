"""What happens to Caravels and Travel cards after the choice: leaving a city, recalling cards, being pushed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from herzog.games.fourberies.box import ALL_CITIES, N_CITIES, city_of, colour_of, is_in
from herzog.games.fourberies.events import CaravelPushed, CaravelsLanded, FriendRecalled, TravelRecalled
from herzog.games.fourberies.state import COUNT, State, without
from herzog.games.fourberies.why import Why, reason
from herzog.kernel import Ask, Pick, Reason, Seat, target

if TYPE_CHECKING:
    from herzog.games.fourberies.box import Effect
    from herzog.kernel import Log


def recall(state: State, seat: Seat, log: Log) -> None:
    """Take back all discarded Travel cards, including this round's, and all Caravels except one still under way.

    [FOU-4.6] [FOU-Q15] [FOU-Q53]
    """
    player = state.players[seat]
    if log and player.hand != ALL_CITIES:
        log.all(TravelRecalled(seat, N_CITIES - COUNT[player.hand]))
    player.hand = ALL_CITIES


def leave_city(state: State, city: int, log: Log) -> None:
    """Move the Caravels of a resolved *city* onto the board, and make players take Travel cards back if due. [FOU-4.14]

    A Caravel on the board stands on the city of its Travel card, wherever it was pushed. So the discard shows where
    it is, and if its card was taken back, it goes home. [FOU-8.14] [FOU-8.16] [FOU-Q16] [FOU-Q17] [FOU-Q20]
    """
    caravels, state.fronts[city] = state.fronts[city], ()
    if log:
        log.all(CaravelsLanded(city))
    players = state.players
    for caravel in caravels:
        colour = colour_of(caravel)
        if colour >= len(players):  # [FOU-13.7]
            refresh_friend(state, colour - len(players), log)
        elif COUNT[players[colour].hand] <= state.box.refresh_at and not is_travelling(state, colour):
            recall(state, colour, log)  # at most one left after the player's last city [FOU-4.15] [FOU-Q18]


def refresh_friend(state: State, owner: Seat, log: Log) -> None:
    """Shuffle all cards of a friend troupe into a new pile when only one is left. [FOU-13.7] [FOU-Q46]"""
    friend = state.friends[owner]
    if COUNT[friend.pile] <= state.box.refresh_at:
        friend.pile = ALL_CITIES
        if log:
            log.all(FriendRecalled(owner))


def is_travelling(state: State, colour: int) -> bool:
    """Return whether a Caravel of *colour* still stands in front of a city."""
    return any(colour_of(caravel) == colour for front in state.fronts for caravel in front)


def where_stands(state: State, caravel: int) -> int:
    """Return the city in front of which *caravel* stands, or -1."""
    return next((city for city, front in enumerate(state.fronts) if caravel in front), -1)


def why_not_push_to(state: State, effect: Effect, caravel: int, here: int, city: int) -> int:
    """Return why *caravel* may not be pushed from *here* to *city*. [FOU-8.15]"""
    if abs(here - city) != effect.distance:
        return Why.WRONG_DISTANCE
    if is_in(state.reserved, city):
        return Why.CITY_RESERVED  # [FOU-8.9]
    colour = colour_of(caravel)
    for other in state.fronts[city]:
        if colour_of(other) == colour:
            return Why.COLOUR_ALREADY_THERE
    return Why.ALLOWED


def harbours(state: State, effect: Effect, caravel: int, here: int) -> list[int]:
    """Return the cities to which *caravel* may be pushed from *here*."""
    near = (here - effect.distance, here + effect.distance)
    return [c for c in near if 0 <= c < N_CITIES and not why_not_push_to(state, effect, caravel, here, c)]


def why_not_push(state: State, seat: Seat, effect: Effect, caravel: int, here: int) -> int:
    """Return why *seat* may not push *caravel* from *here*; the same holds for friend troupes. [FOU-8.15] [FOU-Q48]"""
    if here < 0:
        return Why.NOT_STANDING
    if colour_of(caravel) == seat:
        return Why.YOUR_OWN_CARAVEL
    if is_in(state.guarded, here):
        return Why.CARAVEL_GUARDED  # [FOU-8.9]
    return Why.ALLOWED if harbours(state, effect, caravel, here) else Why.NOWHERE_TO_PUSH


def pushable(state: State, seat: Seat, effect: Effect) -> list[int]:
    """Return the Caravels that *seat* may push."""
    return [
        caravel
        for here, front in enumerate(state.fronts)
        for caravel in front
        if not why_not_push(state, seat, effect, caravel, here)
    ]


@final
class ChooseCaravel(Ask[State]):
    """Choose the Caravel for an Acrobat to push. [FOU-8.15]"""

    RULE: ClassVar[str] = "FOU-8.15"

    def __init__(self, seat: Seat, acrobat: int) -> None:
        super().__init__(seat)
        self.acrobat: Final = acrobat

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the Caravels that can be pushed."""
        return sorted(pushable(state, seat, state.box.effects[self.acrobat]))

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Refuse the other Caravels, including those on the board."""
        effect, n_colours = state.box.effects[self.acrobat], len(state.players) + len(state.friends)
        codes = [
            (caravel, why_not_push(state, seat, effect, caravel, where_stands(state, caravel)))
            for caravel in range(n_colours * N_CITIES)
        ]
        return [reason(caravel, why, distance=effect.distance) for caravel, why in codes if why]

    def target(self, state: State, pick: Pick) -> str:
        """Point at a Caravel by its colour and Travel card."""
        return target("caravel", colour_of(pick), city_of(pick))

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Ask where to push it."""
        state.agenda.append(PushCaravel(seat, self.acrobat, pick))


@final
class PushCaravel(Ask[State]):
    """Choose the city to which the Caravel is pushed. [FOU-8.15]"""

    RULE: ClassVar[str] = "FOU-8.15"

    def __init__(self, seat: Seat, acrobat: int, caravel: int) -> None:
        super().__init__(seat)
        self.acrobat: Final = acrobat
        self.caravel: Final = caravel

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the cities in reach."""
        effect, here = state.box.effects[self.acrobat], where_stands(state, self.caravel)
        return harbours(state, effect, self.caravel, here)

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Refuse the other cities."""
        effect, here = state.box.effects[self.acrobat], where_stands(state, self.caravel)
        codes = [(city, why_not_push_to(state, effect, self.caravel, here, city)) for city in range(N_CITIES)]
        return [reason(city, why, needs=abs(city - here), has=effect.distance) for city, why in codes if why]

    def target(self, state: State, pick: Pick) -> str:
        """Point at a city."""
        return target("city", pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Push it there; its Travel card stays as it is. [FOU-8.16]"""
        here = where_stands(state, self.caravel)
        state.fronts[here] = without(state.fronts[here], self.caravel)
        state.fronts[pick] = tuple(sorted((*state.fronts[pick], self.caravel)))
        if log:
            log.all(CaravelPushed(seat, colour_of(self.caravel), here, pick))
