"""The Resolution phase: city by city, for a lone troupe or for troupes that meet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from herzog.games.fourberies.acrobats import open_moment
from herzog.games.fourberies.actors import COURT, meet_actor
from herzog.games.fourberies.box import ACTOR, BEFORE_SHARED, BONUS, N_CITIES, colour_of
from herzog.games.fourberies.caravels import leave_city
from herzog.games.fourberies.events import (
    AcrobatGained,
    BonusGained,
    EncountersDiscarded,
    LoneTroupeArrived,
    TroupesMet,
)
from herzog.games.fourberies.friends import pass_through
from herzog.games.fourberies.needle import move_needle
from herzog.games.fourberies.requests import deal_requests
from herzog.games.fourberies.state import BONUSES, State, book
from herzog.kernel import Auto, Seat

if TYPE_CHECKING:
    from herzog.kernel import Log


@final
class ResolveCities(Auto[State]):
    """Resolve the visited cities in order, beginning after the city that is *done*. [FOU-4.1]"""

    def __init__(self, done: int) -> None:
        self.done: Final = done

    def run(self, state: State, log: Log) -> None:
        """Leave the finished city, and resolve others until somebody is asked."""
        agenda, fronts = state.agenda, state.fronts
        if self.done >= 0:
            leave_city(state, self.done, log)
        for city in range(self.done + 1, len(fronts)):
            front = fronts[city]
            if front:
                here = len(agenda)
                if len(front) > 1:
                    meet(state, city, log)
                else:
                    resolve_alone(state, colour_of(front[0]), city, log)
                if len(agenda) > here:
                    agenda.insert(here, RESOLVED[city])
                    return
                leave_city(state, city, log)


@final
class EndResolution(Auto[State]):
    """End the phase: new Acrobats become usable, and reservations end. [FOU-4.5] [FOU-8.9] [FOU-Q19]"""

    def run(self, state: State, log: Log) -> None:
        """Tidy up."""
        state.reserved = state.guarded = 0
        for player in state.players:
            if player.fresh:
                player.ready += player.fresh
                player.fresh = ()


def resolve_alone(state: State, colour: int, city: int, log: Log) -> None:
    """Resolve a *city* that one troupe visits, a player's or a friend troupe. [FOU-6.1] [FOU-Q42]"""
    if colour >= len(state.players):
        pass_through(state, colour - len(state.players), city, log)  # [FOU-13.5]
        return
    if log:
        log.all(LoneTroupeArrived(colour, city))
    if state.stacks[city]:  # [FOU-4.2]
        resolve_encounters(state, colour, city, log)
    else:
        deal_requests(state, (colour,), log)  # an empty city [FOU-9.4] [FOU-Q40]


@final
class ResolveEncounters(Auto[State]):
    """A lone troupe continues with the Encounters of its city. [FOU-4.2]"""

    def __init__(self, seat: Seat, city: int) -> None:
        self.seat: Final = seat
        self.city: Final = city

    def run(self, state: State, log: Log) -> None:
        """Continue."""
        resolve_encounters(state, self.seat, self.city, log)


def resolve_encounters(state: State, seat: Seat, city: int, log: Log) -> None:
    """Resolve Encounters one by one, the newest first, then ask about the Court. [FOU-4.2] [FOU-4.3] [FOU-Q7]"""
    stack, kinds = state.stacks[city], state.box.kinds
    left = len(stack)
    for card in reversed(stack):
        left -= 1
        if kinds[card] == ACTOR:
            question = meet_actor(state, seat, card, log)
            if question is not None:
                state.stacks[city] = stack[:left]
                state.then(question, ResolveEncounters(seat, city))
                return
        elif kinds[card] == BONUS:
            gain_bonus(state, seat, card, log)
        else:
            gain_acrobat(state, seat, card, log)  # [FOU-4.5]
    state.stacks[city] = ()
    if state.players[seat].taken:
        state.agenda.append(COURT[seat])


def gain_bonus(state: State, seat: Seat, bonus: int, log: Log) -> None:
    """Pay a Bonus from the Treasury and discard the card. [FOU-4.4]"""
    amount = state.box.amounts[bonus]
    book(state.players[seat], BONUSES, amount)
    state.discard.append(bonus)
    if log:
        log.all(BonusGained(seat, bonus, amount))


def gain_acrobat(state: State, seat: Seat, acrobat: int, log: Log) -> None:
    """Lay an Acrobat in front of its new owner. [FOU-4.5]"""
    state.players[seat].fresh += (acrobat,)
    if log:
        log.all(AcrobatGained(seat, acrobat))


def meet(state: State, city: int, log: Log) -> None:
    """Start resolving a shared city, with Acrobats first if somebody there has one for it. [FOU-8.5] [FOU-Q25]"""
    if log:
        log.all(TroupesMet(city, [colour_of(caravel) for caravel in state.fronts[city]]))
    state.agenda.append(SHARED[city])
    open_moment(state, BEFORE_SHARED, city, players_at(state, city))


def players_at(state: State, city: int) -> list[Seat]:
    """Return the players whose troupes (not friend troupes) are in front of *city*, ascending."""
    n_players, seats = len(state.players), []
    for caravel in state.fronts[city]:
        colour = colour_of(caravel)
        if colour < n_players:
            seats.append(colour)
    return seats


@final
class ShareCity(Auto[State]):
    """Discard all Encounters; only Actors have an effect: they move the needle by their difference. [FOU-6.1] [FOU-6.2]

    Then every player there draws a Secret Request; friend troupes do not. Two friend troupes alone move the needle too.
    [FOU-6.3] [FOU-6.4] [FOU-13.6] [FOU-Q21] [FOU-Q22] [FOU-Q43] [FOU-Q44]
    """

    def __init__(self, city: int) -> None:
        self.city: Final = city

    def run(self, state: State, log: Log) -> None:
        """Resolve the shared city."""
        city, pulls = self.city, state.box.pulls
        cards, state.stacks[city] = state.stacks[city], ()
        state.discard.extend(cards)
        pull = 0
        for card in cards:
            pull += pulls[card]
        if log:
            log.all(EncountersDiscarded(city, list(cards), pull))
        if pull:
            move_needle(state, pull, log)
        deal_requests(state, state.in_order(players_at(state, city)), log)


RESOLVED: Final = tuple([ResolveCities(city) for city in range(N_CITIES)])
SHARED: Final = tuple([ShareCity(city) for city in range(N_CITIES)])
