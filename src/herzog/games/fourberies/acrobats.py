"""Acrobats: when they may be used, and what each of them does."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from herzog.games.fourberies.actors import StealFrom, take_coins, victims
from herzog.games.fourberies.box import (
    ALL_CITIES,
    DRAW_REQUESTS,
    EACH_RICHER_OPPONENT,
    EXTRA_CITY,
    MOVE_NEEDLE,
    N_COLOURS,
    PUSH_CARAVEL,
    RECALL_TRAVEL,
    RESERVE_CITY,
    SALVAGE_ACTOR,
    STEAL_COINS,
)
from herzog.games.fourberies.caravels import ChooseCaravel, recall, why_not_push
from herzog.games.fourberies.events import AcrobatUsed
from herzog.games.fourberies.needle import MoveNeedle, why_not_move
from herzog.games.fourberies.requests import OfferRequests, any_left
from herzog.games.fourberies.salvage import SalvageActor, why_not_salvage_any
from herzog.games.fourberies.state import ABSENT, PASS, State, without
from herzog.games.fourberies.travel import ReserveCity, why_not_extend, why_not_reserve_any
from herzog.games.fourberies.why import Why, reason
from herzog.kernel import Ask, Auto, Pick, Reason, Seat, target

if TYPE_CHECKING:
    from herzog.games.fourberies.box import Effect
    from herzog.kernel import Log


EVERYBODY: Final = [list(range(n)) for n in range(N_COLOURS + 1)]  # by the number of players


def open_moment(state: State, timing: int, city: int, seats: list[Seat]) -> None:
    """Give a turn, in order, to every one of *seats* with an Acrobat for this moment. [FOU-8.7] [FOU-Q26]"""
    timings, players = state.box.timings, state.players
    able = []
    for seat in seats:
        for acrobat in players[seat].ready:
            if timings[acrobat] == timing:
                able.append(seat)
                break
    if not able:
        return
    if len(able) > 1:
        able = state.in_order(able)
        for seat in reversed(able[1:]):
            state.agenda.append(OfferAcrobats(seat, timing, city))
    offer(state, able[0], timing, city)


def offer(state: State, seat: Seat, timing: int, city: int) -> None:
    """Ask a player about Acrobats if at least one can do something now. [FOU-8.7] [FOU-Q51]"""
    timings, effects = state.box.timings, state.box.effects
    usable = []
    for acrobat in state.players[seat].ready:
        if timings[acrobat] == timing:
            effect = effects[acrobat]
            if not why_idle(state, seat, effect, city):
                usable.append(acrobat)
    if usable:
        state.agenda.append(UseAcrobat(seat, timing, city, tuple(sorted(usable))))


@final
class OpenMoment(Auto[State]):
    """A moment of the round when Acrobats may be used. [FOU-8.3] [FOU-8.4] [FOU-8.6]"""

    def __init__(self, timing: int) -> None:
        self.timing: Final = timing

    def run(self, state: State, log: Log) -> None:
        """Open it for everybody."""
        open_moment(state, self.timing, ABSENT, EVERYBODY[len(state.players)])


@final
class OfferAcrobats(Auto[State]):
    """A player's turn to use Acrobats. [FOU-8.7]"""

    def __init__(self, seat: Seat, timing: int, city: int) -> None:
        self.seat: Final = seat
        self.timing: Final = timing
        self.city: Final = city

    def run(self, state: State, log: Log) -> None:
        """Ask if there is anything to ask."""
        offer(state, self.seat, self.timing, self.city)


def why_not_use(state: State, seat: Seat, acrobat: int, timing: int, city: int) -> int:
    """Return why *seat* may not use *acrobat* at this moment. [FOU-8.1] [FOU-4.5] [FOU-Q19]"""
    player = state.players[seat]
    if acrobat in player.tilted:
        return Why.ACROBAT_TILTED
    if acrobat in player.fresh:
        return Why.ACROBAT_TOO_NEW
    if acrobat not in player.ready:
        return Why.NOT_YOUR_ACROBAT
    if state.box.timings[acrobat] != timing:
        return Why.WRONG_MOMENT
    effect = state.box.effects[acrobat]
    return why_idle(state, seat, effect, city)


def _why_not_steal(state: State, seat: Seat, whom: int) -> int:
    if whom == EACH_RICHER_OPPONENT:
        richest = max([player.purse for player in state.players])
        return Why.ALLOWED if richest > state.players[seat].purse else Why.NOBODY_RICHER
    return Why.ALLOWED if victims(state, seat) else Why.NOBODY_TO_ROB


def _why_not_push_any(state: State, seat: Seat, effect: Effect) -> int:
    for here, front in enumerate(state.fronts):
        for caravel in front:
            if not why_not_push(state, seat, effect, caravel, here):
                return Why.ALLOWED
    return Why.NO_CARAVEL_TO_PUSH


def _why_not_recall(state: State, seat: Seat) -> int:
    return Why.NOTHING_TO_RECALL if state.players[seat].hand == ALL_CITIES else Why.ALLOWED


def _why_not_draw(state: State) -> int:
    return Why.ALLOWED if any_left(state) else Why.NO_REQUESTS_LEFT


def why_idle(state: State, seat: Seat, effect: Effect, city: int) -> int:
    """Return why an Acrobat with this *effect* would do nothing now. [FOU-Q51]"""
    kind = effect.kind
    if kind == RESERVE_CITY:
        why = why_not_reserve_any(state, seat)
    elif kind == EXTRA_CITY:
        why = why_not_extend(state, seat, effect)
    elif kind == PUSH_CARAVEL:
        why = _why_not_push_any(state, seat, effect)
    elif kind == SALVAGE_ACTOR:
        why = why_not_salvage_any(state, effect, city)
    elif kind == MOVE_NEEDLE:
        why = why_not_move(state, effect)
    elif kind == STEAL_COINS:
        why = _why_not_steal(state, seat, effect.whom)
    elif kind == RECALL_TRAVEL:
        why = _why_not_recall(state, seat)
    else:
        why = _why_not_draw(state)
    return why


@final
class UseAcrobat(Ask[State]):
    """Use one of *acrobats*, or none; no other Acrobat can do anything now. [FOU-8.1] [FOU-Q51]"""

    RULE: ClassVar[str] = "FOU-8.7"

    def __init__(self, seat: Seat, timing: int, city: int, acrobats: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.timing: Final = timing
        self.city: Final = city
        self.acrobats: Final = acrobats

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the Acrobats that can be used, and DECLINE."""
        return [*self.acrobats, PASS]

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why the other Acrobats in front of the players cannot be used."""
        lying = [card for player in state.players for card in player.fresh + player.ready + player.tilted]
        codes = [(card, why_not_use(state, seat, card, self.timing, self.city)) for card in lying]
        return [reason(card, why) for card, why in codes if why]

    def target(self, state: State, pick: Pick) -> str:
        """Point at an Encounter."""
        return "" if pick == PASS else target("encounter", pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Tilt the Acrobat, let it act, and ask again."""
        if pick == PASS:
            return
        player = state.players[seat]
        player.ready = without(player.ready, pick)
        player.tilted += (pick,)
        if log:
            log.all(AcrobatUsed(seat, pick))
        state.agenda.append(OfferAcrobats(seat, self.timing, self.city))
        perform(state, seat, pick, self.city, log)


def perform(state: State, seat: Seat, acrobat: int, city: int, log: Log) -> None:
    """Carry out the effect of *acrobat*, asking where there is a choice."""
    effect = state.box.effects[acrobat]
    kind = effect.kind
    if kind == RESERVE_CITY:
        state.agenda.append(ReserveCity(seat, acrobat))
    elif kind == EXTRA_CITY:
        state.players[seat].extra = acrobat
    elif kind == PUSH_CARAVEL:
        state.agenda.append(ChooseCaravel(seat, acrobat))
    elif kind == SALVAGE_ACTOR:
        state.agenda.append(SalvageActor(seat, acrobat, city))
    elif kind == MOVE_NEEDLE:
        state.agenda.append(MoveNeedle(seat, acrobat))
    elif kind == RECALL_TRAVEL:
        recall(state, seat, log)  # as Actor 1 does [FOU-8.20]
    elif kind == DRAW_REQUESTS:
        state.agenda.append(OfferRequests(seat, effect.draw, effect.keep))
    elif effect.whom == EACH_RICHER_OPPONENT:
        rob_the_richer(state, seat, effect.amount, log)
    else:
        state.agenda.append(StealFrom(seat, effect.amount))


def rob_the_richer(state: State, seat: Seat, amount: int, log: Log) -> None:
    """Steal from every opponent who was richer before the first theft. [FOU-8.19]"""
    purse = state.players[seat].purse
    for victim in [other for other, player in enumerate(state.players) if player.purse > purse]:
        take_coins(state, seat, victim, amount, log)
