"""Actors: what each does for a lone troupe, and how they are sent to Court."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from herzog.games.fourberies.box import ACTOR, N_COLOURS, PAY_COINS, PLACE_MANAGER, RECALL_TRAVEL, STEAL_COINS
from herzog.games.fourberies.caravels import recall
from herzog.games.fourberies.events import (
    ActorLost,
    ActorMet,
    ActorPaid,
    ActorSentToCourt,
    ActorsJoined,
    CoinsStolen,
    ManagerPlaced,
    NothingStolen,
)
from herzog.games.fourberies.needle import move_needle
from herzog.games.fourberies.state import MANAGERS, PASS, ROBBED, STOLEN, WAGES, State, book, without
from herzog.games.fourberies.why import Why, reason
from herzog.kernel import Ask, Pick, Reason, Seat, target

if TYPE_CHECKING:
    from herzog.kernel import Log


def meet_actor(state: State, seat: Seat, actor: int, log: Log) -> StealFrom | None:
    """Carry out the effect of *actor*, which is mandatory, and take it in hand; return the question it raises, if any.

    [FOU-4.9] [FOU-4.11] [FOU-Q8]
    """
    player, effect = state.players[seat], state.box.effects[actor]
    kind = effect.kind
    if kind == PAY_COINS and not pay_actor(state, seat, actor, effect.amount, log):
        return None
    player.taken += (actor,)
    if log:
        log.all(ActorMet(seat, actor))
    if kind == STEAL_COINS:
        return steal(state, seat, effect.amount, log)
    if kind == RECALL_TRAVEL:
        recall(state, seat, log)  # [FOU-4.6]
    elif kind == PLACE_MANAGER:
        place_manager(state, seat, log)  # [FOU-4.8]
    return None


def pay_actor(state: State, seat: Seat, actor: int, amount: int, log: Log) -> bool:
    """Pay *actor*, or discard it without effect; return whether it was paid. [FOU-4.10] [FOU-Q9]"""
    player = state.players[seat]
    paid = player.purse >= amount
    if paid:
        book(player, WAGES, -amount)
        if log:
            log.all(ActorPaid(seat, actor, amount))
    else:
        state.discard.append(actor)
        if log:
            log.all(ActorLost(seat, actor, amount, player.purse))
    return paid


def place_manager(state: State, seat: Seat, log: Log) -> None:
    """Put a Manager on the stage, if one is left, and gain 1 Écu for each Manager there. [FOU-4.8] [FOU-Q14]

    Whether there is a gain without a Manager is an option of the table. Friend troupes lend none.
    [FOU-Q13] [FOU-Q45]
    """
    player = state.players[seat]
    placed = int(player.on_stage < state.box.managers)
    player.on_stage += placed
    gain = sum([other.on_stage for other in state.players]) if placed or state.shortage_pays else 0
    book(player, MANAGERS, gain)
    if log:
        log.all(ManagerPlaced(seat, placed, gain))


def victims(state: State, seat: Seat) -> list[Seat]:
    """Return the opponents of *seat* who have something to steal. [FOU-Q12]"""
    return [other for other, player in enumerate(state.players) if player.purse > 0 and other != seat]


def steal(state: State, seat: Seat, amount: int, log: Log) -> StealFrom | None:
    """Steal from an opponent: ask which one, unless there is no choice. [FOU-4.7] [FOU-Q12]"""
    robbable = victims(state, seat)
    if len(robbable) > 1:
        return StealFrom(seat, amount)
    if robbable:
        take_coins(state, seat, robbable[0], amount, log)
    elif log:
        log.all(NothingStolen(seat))
    return None


def take_coins(state: State, seat: Seat, victim: Seat, amount: int, log: Log) -> None:
    """Move up to *amount* Écus from *victim* to *seat*; nobody goes into debt. [FOU-Q12]"""
    robbed = state.players[victim]
    coins = min(amount, robbed.purse)
    book(robbed, ROBBED, -coins)
    book(state.players[seat], STOLEN, coins)
    if log:
        log.all(CoinsStolen(seat, victim, coins))


@final
class StealFrom(Ask[State]):
    """Choose the opponent to steal from. [FOU-4.7] [FOU-Q35]"""

    RULE: ClassVar[str] = "FOU-4.7"

    def __init__(self, seat: Seat, amount: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the opponents who have something."""
        return victims(state, seat)

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why the others cannot be robbed: they have nothing, or are the thief."""
        poor = [
            reason(other, Why.EMPTY_PURSE, has=0)
            for other, player in enumerate(state.players)
            if player.purse == 0 and other != seat
        ]
        return [*poor, reason(seat, Why.YOUR_OWN_PURSE)]

    def target(self, state: State, pick: Pick) -> str:
        """Point at a player."""
        return target("seat", pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Steal."""
        take_coins(state, seat, pick, self.amount, log)


@final
class SendToCourt(Ask[State]):
    """Send one of the Actors taken in this city to Court, or none. [FOU-4.12] [FOU-Q10]"""

    RULE: ClassVar[str] = "FOU-4.12"

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the Actors in hand, and DECLINE."""
        return [*sorted(state.players[seat].taken), PASS]

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Refuse the other cards on the table: Actors not in hand, and cards that are not Actors. [FOU-Q28]"""
        player = state.players[seat]
        others = [card for stack in state.stacks for card in stack]
        for p in state.players:
            others += p.troupe + p.fresh + p.ready + p.tilted
        kinds = state.box.kinds
        return [
            reason(card, Why.NOT_IN_HAND if kinds[card] == ACTOR else Why.NOT_AN_ACTOR)
            for card in others
            if card not in player.taken
        ]

    def cautions(self, state: State, seat: Seat) -> list[Reason]:
        """Warn that the player's Managers would go home. [FOU-Q11]"""
        mine, side = state.players[seat].on_stage, state.box.cells_per_side
        if not mine:
            return []
        return [
            reason(actor, Why.CHANGES_MOOD, managers=mine)
            for actor in sorted(state.players[seat].taken)
            if (state.needle < side) is not (state.needle + state.box.pulls[actor] < side)
        ]

    def target(self, state: State, pick: Pick) -> str:
        """Point at an Encounter."""
        return "" if pick == PASS else target("encounter", pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Let the Actor influence the King by its full experience; the others join the troupe. [FOU-4.13] [FOU-Q5]"""
        player = state.players[seat]
        staying, player.taken = player.taken, ()
        if pick != PASS:
            staying = without(staying, pick)
            state.discard.append(pick)
            if log:
                log.all(ActorSentToCourt(seat, pick))
            move_needle(state, state.box.pulls[pick], log)
        player.troupe += staying
        if log and staying:
            log.all(ActorsJoined(seat, list(staying)))


COURT: Final = tuple([SendToCourt(seat) for seat in range(N_COLOURS)])
