"""Secret Requests: drawing them, keeping some, and the hand limit."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from herzog.games.fourberies.events import (
    RequestDiscarded,
    RequestDiscardedUnseen,
    RequestDrawn,
    RequestDrawnUnseen,
    RequestsReshuffled,
)
from herzog.games.fourberies.state import State, without
from herzog.games.fourberies.why import Why, reason
from herzog.kernel import Ask, Auto, Chance, Pick, Pool, Reason, Seat, target

if TYPE_CHECKING:
    from collections.abc import Sequence

    from herzog.games.fourberies.state import Player
    from herzog.kernel import Log


def any_left(state: State) -> bool:
    """Return whether a Secret Request can be drawn."""
    return bool(state.requests) or any(player.thrown for player in state.players)


def reshuffle(state: State, log: Log) -> None:
    """Make a new pile of the discarded ones; players no longer know where theirs are. [FOU-7.3] [FOU-Q49]"""
    for player in state.players:
        state.requests.extend(player.thrown)
        player.thrown = ()
    state.requests.sort()
    if log:
        log.all(RequestsReshuffled(len(state.requests)))


def _draw(state: State, pick: Pick, seat: Seat, log: Log) -> None:
    state.requests.remove(pick)
    if log:
        log.split(seat, RequestDrawn(seat, pick), RequestDrawnUnseen(seat))


def _discard(player: Player, request: int, seat: Seat, log: Log) -> None:
    """Discard face down: only the player who discards the card knows it. [FOU-Q49]"""
    player.thrown = tuple(sorted((*player.thrown, request)))
    if log:
        log.split(seat, RequestDiscarded(seat, request), RequestDiscardedUnseen(seat))


def deal_requests(state: State, seats: Sequence[Seat], log: Log) -> None:
    """Let *seats* draw one Secret Request each, in turn. [FOU-6.4] [FOU-Q23]"""
    if not seats:
        return
    if not state.requests:  # only now is a new pile needed [FOU-Q55]
        if not any_left(state):  # [FOU-7.3]
            return
        reshuffle(state, log)
    state.agenda.append(DrawRequest(tuple(seats)))


@final
class DealRequests(Auto[State]):
    """Continue with the players who have not drawn yet."""

    def __init__(self, waiting: tuple[Seat, ...]) -> None:
        self.waiting: Final = waiting

    def run(self, state: State, log: Log) -> None:
        """Let the next player draw."""
        deal_requests(state, self.waiting, log)


@final
class DrawRequest(Chance[State]):
    """Draw a Secret Request for the first of *waiting*, then for the others. [FOU-1.4] [FOU-6.4]"""

    def __init__(self, waiting: tuple[Seat, ...]) -> None:
        self.waiting: Final = waiting

    def pool(self, state: State) -> Pool:
        """Return the pile."""
        return state.requests

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Take it in hand, and discard down to the limit before the next player draws. [FOU-7.1] [FOU-Q23]"""
        drawer, rest = self.waiting[0], self.waiting[1:]
        _draw(state, pick, drawer, log)
        player = state.players[drawer]
        player.requests = tuple(sorted((*player.requests, pick)))
        if len(player.requests) <= state.box.request_limit:  # [FOU-7.2, FOU-Q24]
            deal_requests(state, rest, log)
        else:
            state.then(DiscardRequest(drawer), DealRequests(rest))


@final
class DiscardRequest(Ask[State]):
    """Discard a Secret Request when holding more than three; those face up do not count. [FOU-7.2] [FOU-Q24]"""

    RULE: ClassVar[str] = "FOU-7.2"

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the hand."""
        return list(state.players[seat].requests)

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Refuse those that lie face up."""
        return [reason(request, Why.REQUEST_FACE_UP) for p in state.players for request in p.shown]

    def target(self, state: State, pick: Pick) -> str:
        """Point at a Secret Request."""
        return target("request", pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Discard it face down."""
        player = state.players[seat]
        player.requests = without(player.requests, pick)
        _discard(player, pick, seat, log)


@final
class OfferRequests(Auto[State]):
    """An Acrobat lets a player draw *draw* Secret Requests and keep *keep* of them. [FOU-8.21]"""

    def __init__(self, seat: Seat, draw: int, keep: int) -> None:
        self.seat: Final = seat
        self.draw: Final = draw
        self.keep: Final = keep

    def run(self, state: State, log: Log) -> None:
        """Draw as many as there are, then let the player choose."""
        if self.draw and any_left(state):
            if not state.requests:
                reshuffle(state, log)
            state.then(DrawOffer(self.seat), OfferRequests(self.seat, self.draw - 1, self.keep))
        elif state.players[self.seat].offered:
            state.agenda.append(KeepRequest(self.seat, self.keep))


@final
class DrawOffer(Chance[State]):
    """Draw a Secret Request to choose from. [FOU-8.21]"""

    def __init__(self, drawer: Seat) -> None:
        self.drawer: Final = drawer

    def pool(self, state: State) -> Pool:
        """Return the pile."""
        return state.requests

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Set it aside for its drawer."""
        _draw(state, pick, self.drawer, log)
        player = state.players[self.drawer]
        player.offered = tuple(sorted((*player.offered, pick)))


@final
class KeepRequest(Ask[State]):
    """Choose which of the drawn Secret Requests to keep, *keep* in all. [FOU-8.21]"""

    RULE: ClassVar[str] = "FOU-8.21"

    def __init__(self, seat: Seat, keep: int) -> None:
        super().__init__(seat)
        self.keep: Final = keep

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return those just drawn."""
        return list(state.players[seat].offered)

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Refuse those already in hand and those face up."""
        hand = [reason(request, Why.REQUEST_NOT_DRAWN_NOW) for request in state.players[seat].requests]
        return hand + [reason(request, Why.REQUEST_FACE_UP) for p in state.players for request in p.shown]

    def target(self, state: State, pick: Pick) -> str:
        """Point at a Secret Request."""
        return target("request", pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Take it in hand; after the last one, discard the rest, then discard down to the limit."""
        player = state.players[seat]
        player.offered = without(player.offered, pick)
        player.requests = tuple(sorted((*player.requests, pick)))
        if self.keep > 1 and player.offered:
            state.agenda.append(KeepRequest(seat, self.keep - 1))
            return
        rest, player.offered = player.offered, ()
        for request in rest:
            _discard(player, request, seat, log)
        state.then(*[DiscardRequest(seat)] * (len(player.requests) - state.box.request_limit))
