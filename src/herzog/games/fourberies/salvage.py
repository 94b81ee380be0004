"""Salvaging: an Acrobat takes an Actor out of a shared city before it is discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from herzog.games.fourberies.box import ACTOR
from herzog.games.fourberies.events import ActorSalvaged
from herzog.games.fourberies.state import State, without
from herzog.games.fourberies.why import Why, reason
from herzog.kernel import Ask, Pick, Reason, Seat, target

if TYPE_CHECKING:
    from herzog.games.fourberies.box import Effect
    from herzog.kernel import Log


def why_not_salvage(state: State, effect: Effect, city: int, card: int) -> int:
    """Return why *card* may not be taken out of *city*. [FOU-8.17] [FOU-Q25]"""
    if state.box.kinds[card] != ACTOR:
        return Why.NOT_AN_ACTOR
    if card not in state.stacks[city]:
        return Why.NOT_IN_THIS_CITY
    if state.box.experiences[card] > effect.max_experience:
        return Why.TOO_EXPERIENCED
    return Why.ALLOWED


def why_not_salvage_any(state: State, effect: Effect, city: int) -> int:
    """Return why no Actor can be taken out of *city*."""
    can = any(not why_not_salvage(state, effect, city, card) for card in state.stacks[city])
    return Why.ALLOWED if can else Why.NO_ACTOR_TO_SALVAGE


@final
class SalvageActor(Ask[State]):
    """Choose the Actor to take from the shared city. [FOU-8.17]"""

    RULE: ClassVar[str] = "FOU-8.17"

    def __init__(self, seat: Seat, acrobat: int, city: int) -> None:
        super().__init__(seat)
        self.acrobat: Final = acrobat
        self.city: Final = city

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the Actors that may be taken."""
        effect = state.box.effects[self.acrobat]
        cards = sorted(state.stacks[self.city])
        return [card for card in cards if not why_not_salvage(state, effect, self.city, card)]

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Refuse the other cards on the table."""
        effect, experiences = state.box.effects[self.acrobat], state.box.experiences
        cards = [card for stack in state.stacks for card in stack]
        for player in state.players:
            cards += player.troupe + player.fresh + player.ready + player.tilted
        codes = [(card, why_not_salvage(state, effect, self.city, card)) for card in cards]
        return [
            reason(card, why, needs=experiences[card], has=effect.max_experience)
            if why == Why.TOO_EXPERIENCED
            else reason(card, why)
            for card, why in codes
            if why
        ]

    def target(self, state: State, pick: Pick) -> str:
        """Point at an Encounter."""
        return target("encounter", pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Take it into the troupe, without its effect."""
        state.stacks[self.city] = without(state.stacks[self.city], pick)
        state.players[seat].troupe += (pick,)
        if log:
            log.all(ActorSalvaged(seat, self.city, pick))
