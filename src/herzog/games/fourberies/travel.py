"""The Travel phase: everybody chooses in secret, and all choices are revealed together."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from herzog.games.fourberies.box import (
    ALL_CITIES,
    N_CITIES,
    cards_to,
    cities_of,
    city_of,
    colour_of,
    is_in,
    set_of,
    travel_card,
)
from herzog.games.fourberies.events import AcrobatUnused, CityReserved, TravelRevealed
from herzog.games.fourberies.friends import place_friend
from herzog.games.fourberies.state import ABSENT, COUNT, State, without
from herzog.games.fourberies.why import Why, reason
from herzog.kernel import Ask, Auto, Frame, Pick, Reason, Seat, target

if TYPE_CHECKING:
    from random import Random

    from herzog.games.fourberies.box import Effect
    from herzog.games.fourberies.state import Player
    from herzog.kernel import Log


def allowed_cities(state: State, player: Player) -> int:
    """Return the cities a player may travel to: those of the cards in hand, except reserved ones. [FOU-8.9]"""
    return player.hand & ~(state.reserved & ~player.laid)


def n_to_choose(state: State, player: Player) -> int:
    """Return how many Travel cards a player lays this round, including those laid face up. [FOU-8.11] [FOU-8.13]"""
    return 1 if player.extra == ABSENT else state.box.effects[player.extra].cards


@final
class BeginTravel(Auto[State]):
    """Ask everybody whose choice is not complete yet. [FOU-3.1] [FOU-8.13]"""

    def run(self, state: State, log: Log) -> None:
        """Open the secret choice."""
        waiting = []
        for seat, player in enumerate(state.players):
            if player.extra != ABSENT:  # [FOU-8.12]
                dismount(state, seat, log)
            if not player.laid or n_to_choose(state, player) > COUNT[player.laid]:
                waiting.append(seat)
        if waiting:
            state.agenda.append(ChooseTravel(tuple(waiting), 0))
        else:
            reveal(state, 0, log)


def dismount(state: State, seat: Seat, log: Log) -> None:
    """Take back an Acrobat as unused if there are too few cards to choose after all. [FOU-8.12]"""
    player = state.players[seat]
    if COUNT[allowed_cities(state, player)] < n_to_choose(state, player):
        acrobat, player.extra = player.extra, ABSENT
        player.tilted = without(player.tilted, acrobat)
        player.ready = tuple(sorted((*player.ready, acrobat)))
        if log:
            log.all(AcrobatUnused(seat, acrobat))


@final
class ChooseTravel(Frame[State]):
    """All choose their Travel cards secretly and simultaneously. [FOU-3.1]

    *waiting* still have to choose; *chosen* is the set of the Travel cards that lie face down.
    """

    RULE: ClassVar[str] = "FOU-3.1"

    def __init__(self, waiting: tuple[Seat, ...], chosen: int) -> None:
        self.waiting: Final = waiting
        self.chosen: Final = chosen

    def chosen_by(self, state: State, seat: Seat) -> int:
        """Return the cities *seat* has chosen, as a set."""
        return cities_of(self.chosen, seat)

    def seats(self) -> tuple[Seat, ...]:
        """Return who still thinks."""
        return self.waiting

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the Travel cards that may be chosen."""
        player = state.players[seat]
        allowed = player.hand & ~(cities_of(self.chosen, seat) | player.laid | state.reserved)
        return state.box.cards_in[seat][allowed].copy()

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Refuse the other Travel cards of the players."""
        player, mine = state.players[seat], self.chosen_by(state, seat)
        picks = self.picks(state, seat)
        refused = []
        for card in range(len(state.players) * N_CITIES):
            city = city_of(card)
            if colour_of(card) != seat:
                refused.append(reason(card, Why.NOT_YOUR_TRAVEL_CARD))
            elif card not in picks:
                if is_in(mine | player.laid, city):
                    why = Why.ALREADY_CHOSEN
                else:
                    why = Why.CITY_RESERVED if is_in(player.hand, city) else Why.TRAVEL_CARD_USED
                refused.append(reason(card, why))
        return refused

    def target(self, state: State, pick: Pick) -> str:
        """Point at a Travel card by its colour and city."""
        return target("travel", colour_of(pick), city_of(pick))

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Lay the card face down; after the last one, all are revealed. [FOU-3.2]"""
        chosen, player, waiting = self.chosen | set_of(pick), state.players[seat], self.waiting
        if player.extra == ABSENT or self.n_left(state, seat) == 1:  # [FOU-8.11]
            waiting = waiting[1:] if waiting[0] == seat else tuple([other for other in waiting if other != seat])
        if waiting:
            state.agenda.append(ChooseTravel(waiting, chosen))
        else:
            reveal(state, chosen, log)

    def n_left(self, state: State, seat: Seat) -> int:
        """Return how many Travel cards *seat* still has to choose. [FOU-8.11]"""
        player = state.players[seat]
        return n_to_choose(state, player) - COUNT[self.chosen_by(state, seat) | player.laid]

    def masked(self, seat: Seat | None) -> ChooseTravel:
        """Show only who is ready; half of a double choice is not shown."""
        own = 0 if seat is None else cards_to(ALL_CITIES, seat)
        return ChooseTravel(self.waiting, self.chosen & own)

    def filled(self, state: State, rng: Random) -> ChooseTravel:
        """Choose at random for seats that are ready and whose cards are unknown."""
        chosen = self.chosen
        for seat in range(len(state.players)):
            if seat not in self.waiting and not self.chosen_by(state, seat):
                chosen |= cards_to(_any_choice(state, seat, rng), seat)
        return ChooseTravel(self.waiting, chosen)


def _any_choice(state: State, seat: Seat, rng: Random) -> int:
    player = state.players[seat]
    open_cities = state.box.cities_in[allowed_cities(state, player) & ~player.laid]
    n = n_to_choose(state, player) - COUNT[player.laid]
    return sum([set_of(city) for city in rng.sample(open_cities, n)])


def reveal(state: State, chosen: int, log: Log) -> None:
    """Turn all Travel cards up, place the Caravels and discard the cards. [FOU-3.2] [FOU-3.3] [FOU-3.4] [FOU-13.4]"""
    fronts, cities_in = state.fronts, state.box.cities_in
    gone = []
    for seat, player in enumerate(state.players):
        going = cities_of(chosen, seat) | player.laid
        player.hand &= ~going
        player.laid = 0  # [FOU-8.8]
        player.extra = ABSENT  # [FOU-8.11]
        cities = cities_in[going]
        gone.append(cities)
        for city in cities:
            fronts[city] += (travel_card(seat, city),)
    if log:
        log.all(TravelRevealed([list(cities) for cities in gone], [friend.drawn for friend in state.friends]))
    for owner in range(len(state.friends)):
        place_friend(state, owner, log)


def reservable(state: State, seat: Seat) -> int:
    """Return the cities *seat* may reserve: unreserved, and not somebody's only choice. [FOU-8.8] [FOU-Q50]"""
    free = state.players[seat].hand & ~state.reserved
    for other, player in enumerate(state.players):
        allowed = allowed_cities(state, player)
        if other != seat and COUNT[allowed] == 1:
            free &= ~allowed
    return free


def why_not_reserve(state: State, seat: Seat, card: int) -> int:
    """Return why *seat* may not reserve a city with this Travel card. [FOU-8.8]"""
    player = state.players[seat]
    city = city_of(card)
    if colour_of(card) != seat:
        return Why.NOT_YOUR_TRAVEL_CARD
    if is_in(state.reserved, city):
        return Why.CITY_RESERVED
    if not is_in(player.hand, city):
        return Why.TRAVEL_CARD_USED
    return Why.ALLOWED if is_in(reservable(state, seat), city) else Why.LEAVES_NO_CHOICE


def why_not_reserve_any(state: State, seat: Seat) -> int:
    """Return why *seat* cannot reserve any city: each takes one of the cards to choose. [FOU-Q50] [FOU-Q52]"""
    player = state.players[seat]
    if COUNT[player.laid] >= n_to_choose(state, player):
        return Why.ALREADY_RESERVED
    return Why.ALLOWED if reservable(state, seat) else Why.LEAVES_NO_CHOICE


def why_not_extend(state: State, seat: Seat, effect: Effect) -> int:
    """Return why *seat* may not choose more Travel cards this round. [FOU-8.12]"""
    player = state.players[seat]
    if player.extra != ABSENT:
        return Why.ALREADY_EXTENDED
    if COUNT[allowed_cities(state, player)] < effect.cards:
        return Why.TOO_FEW_TRAVEL_CARDS
    return Why.ALLOWED


@final
class ReserveCity(Ask[State]):
    """Lay a Travel card face up and reserve its city. [FOU-8.8]"""

    RULE: ClassVar[str] = "FOU-8.8"

    def __init__(self, seat: Seat, acrobat: int) -> None:
        super().__init__(seat)
        self.acrobat: Final = acrobat

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the Travel cards that may be laid."""
        return state.box.cards_in[seat][reservable(state, seat)].copy()

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Refuse the other Travel cards of the players."""
        cards = range(len(state.players) * N_CITIES)
        codes = [(card, why_not_reserve(state, seat, card)) for card in cards]
        return [reason(card, why) for card, why in codes if why]

    def target(self, state: State, pick: Pick) -> str:
        """Point at a Travel card by its colour and city."""
        return target("travel", colour_of(pick), city_of(pick))

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Reserve the city until the end of Resolution. [FOU-8.9]"""
        city = city_of(pick)
        state.players[seat].laid |= set_of(city)
        state.reserved |= set_of(city)
        if state.box.effects[self.acrobat].protect:
            state.guarded |= set_of(city)
        if log:
            log.all(CityReserved(seat, city))
