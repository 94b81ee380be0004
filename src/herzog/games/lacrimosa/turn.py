"""Rounds and turns: laying two cards, using the first or taking money, ending the turn, drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from herzog.games.lacrimosa.actions import TakeActions
from herzog.games.lacrimosa.box import MOST_PATRONS, NONE
from herzog.games.lacrimosa.events import (
    Drew,
    DrewUnseen,
    ExperienceLaid,
    MoneyTaken,
    RoundBegan,
    StoryLaid,
    TurnBegan,
    TurnEnded,
)
from herzog.games.lacrimosa.exchange import exchange, exchange_refusals, exchange_target, exchanges
from herzog.games.lacrimosa.maintenance import MaintainBoard, MaintainTable
from herzog.games.lacrimosa.picks import is_exchange
from herzog.games.lacrimosa.rewards import gain, lost_steps
from herzog.games.lacrimosa.row import fill_up
from herzog.games.lacrimosa.scoring import FinalCount
from herzog.games.lacrimosa.soloist import SoloistExperience
from herzog.games.lacrimosa.state import MEMORY, State, without
from herzog.games.lacrimosa.why import Why, reason
from herzog.kernel import Ask, Auto, Chance, target

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Card
    from herzog.kernel import Log, Pick, Pool, Reason, Seat

USE_CARD: Final = 0  # the picks of UseCard
TAKE_MONEY: Final = 1

END: Final = 0  # the pick that ends a turn


def draw_up(state: State, seat: Seat) -> None:
    """Have *seat* draw until the hand is full or the deck is empty. [LAC-2.11, LAC-2.12, LAC-Q6]"""
    patron = state.patrons[seat]
    n = min(state.box.hand - len(patron.hand), len(patron.deck))
    if n > 0:
        state.agenda.append(DrawCard(seat, n))


@final
class DrawCard(Chance[State]):
    """Draw one of *left* cards from the patron's deck. [LAC-1.15, LAC-2.2, LAC-2.11]"""

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def pool(self, state: State) -> Pool:
        """Return the cards of the deck."""
        return state.patrons[self.seat].deck

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Take the card into the hand."""
        patron = state.patrons[self.seat]
        patron.deck = without(patron.deck, pick)
        patron.hand += (pick,)
        if log:
            log.split(self.seat, Drew(self.seat, [pick]), DrewUnseen(self.seat, 1))
        if self.left > 1:
            state.agenda.append(DrawCard(self.seat, self.left - 1))


def begin_turn(state: State, seat: Seat, log: Log) -> None:
    """Begin the turn of *seat*. [LAC-2.4, LAC-2.5]"""
    if log:
        log.all(TurnBegan(seat, len(state.patrons[seat].experience) + 1))
    state.agenda.append(END_TURN[seat])  # [LAC-2.11]
    state.agenda.append(LAY_EXPERIENCE[seat])


def _lay_refusals(state: State, seat: Seat) -> list[Reason]:
    """Say why cards that lie on the personal board cannot be laid."""
    patron = state.patrons[seat]
    return [reason(card, Why.NOT_IN_HAND) for card in (*patron.experience, *patron.story)]


def _lay(state: State, seat: Seat, card: Card) -> None:
    patron = state.patrons[seat]
    patron.hand = without(patron.hand, card)
    if patron.kept == card:
        patron.kept = NONE


@final
class LayExperience(Ask[State]):
    """Lay a card in the Experiences section: its actions can be taken this turn. [LAC-2.4]"""

    RULE: ClassVar[str] = "LAC-2.4"

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the hand."""
        return sorted(state.patrons[seat].hand)

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why cards already laid cannot be laid again."""
        return _lay_refusals(state, seat)

    def target(self, state: State, pick: Pick) -> str:
        """Return the card."""
        return target("memory", pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Lay the card; a Story card comes next."""
        _lay(state, seat, pick)
        state.patrons[seat].experience += (pick,)
        if log:
            log.all(ExperienceLaid(seat, pick))
        state.agenda.append(LAY_STORY[seat])


@final
class LayStory(Ask[State]):
    """Lay a card in the Story section: it counts at Maintenance. [LAC-2.5]"""

    RULE: ClassVar[str] = "LAC-2.5"

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the hand."""
        return sorted(state.patrons[seat].hand)

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why cards already laid cannot be laid again."""
        return _lay_refusals(state, seat)

    def cautions(self, state: State, seat: Seat) -> list[Reason]:
        """Warn that the Bonus tile would count this card's icon in the other section. [LAC-10.7]"""
        box, action = state.box, state.box.bonuses[state.bonus].action
        return [
            reason(card, Why.BONUS_ICON_IN_STORY, icons=n)
            for card in self.picks(state, seat)
            if (n := box.memories[card].actions.count(action))
        ]

    def target(self, state: State, pick: Pick) -> str:
        """Return the card."""
        return target("memory", pick)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Lay the card; then use the Experiences card."""
        _lay(state, seat, pick)
        state.patrons[seat].story += (pick,)
        state.laid = pick  # a Memory bought now replaces it [LAC-4.3]
        if log:
            log.all(StoryLaid(seat, pick))
        state.agenda.append(USE_CARD_OF[seat])  # [LAC-2.6, LAC-2.8]


@final
class UseCard(Ask[State]):
    """Use the Experiences card, or instead take as many ducats as the round's number. [LAC-2.8, LAC-Q2]"""

    RULE: ClassVar[str] = "LAC-2.8"
    LEADS_ON: ClassVar[bool] = True

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return both."""
        return [USE_CARD, TAKE_MONEY]

    def cautions(self, state: State, seat: Seat) -> list[Reason]:
        """Warn that steps would become ducats."""
        patron = state.patrons[seat]
        lost = lost_steps(state, seat, state.box.memories[patron.experience[-1]].reward)
        if not lost:
            return []
        return [reason(USE_CARD, Why.STEP_BECOMES_DUCATS, steps=lost, ducats=lost * state.box.track_ducats)]

    def target(self, state: State, pick: Pick) -> str:
        """Return the card, or a button."""
        return target("memory", state.patrons[self.seat].experience[-1]) if pick == USE_CARD else ""

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Gain the reward and offer the actions; or take the money. [LAC-2.6, LAC-2.7, LAC-2.8, LAC-Q1]"""
        patron = state.patrons[seat]
        if pick == TAKE_MONEY:
            patron.ducats += state.period
            if log:
                log.all(MoneyTaken(seat, state.period))
            return
        card = state.box.memories[patron.experience[-1]]
        state.agenda.append(TakeActions(seat, card.actions))
        gain(state, seat, card.reward, MEMORY, log)


@final
class EndTurn(Ask[State]):
    """End the turn, after any exchanges. [LAC-2.11]"""

    RULE: ClassVar[str] = "LAC-2.11"

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return END and the exchanges."""
        return [END, *exchanges(state, seat)]

    def plain(self, state: State, seat: Seat) -> list[Pick]:
        """Return END."""
        return [END]

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why exchanges cannot be made."""
        return exchange_refusals(state, seat)

    def target(self, state: State, pick: Pick) -> str:
        """Return the counters of an exchange."""
        return exchange_target(self.seat, pick) if is_exchange(pick) else ""

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Exchange and ask again; or draw, after filling the row if the table does so at the end of a turn. [LAC-Q4]"""
        if pick != END:
            exchange(state, seat, pick, log)
            state.agenda.append(self)
            return
        if log:
            log.all(TurnEnded(seat))
        draw_up(state, seat)
        if state.refill_late:
            fill_up(state, log)


@final
class BeginRound(Auto[State]):
    """Begin the next round: all draw to a full hand, the first patron first. [LAC-2.1, LAC-2.2, LAC-Q45]"""

    def run(self, state: State, log: Log) -> None:
        """Count the round and have everybody draw."""
        state.period += 1
        state.turn = 0
        if log:
            log.all(RoundBegan(state.period))
        for seat in reversed(in_turn_order(state)):
            draw_up(state, seat)


@final
class PlayRound(Auto[State]):
    """Play the next turn of the round, or Maintenance after the last one. [LAC-2.1, LAC-10.1]

    It stays at the bottom of the agenda for the whole game.
    """

    def run(self, state: State, log: Log) -> None:
        """Put the next turn, or Maintenance, on top of itself."""
        n = len(state.patrons)
        if state.turn < state.box.turns * n:
            seat = (state.first + state.turn) % n
            state.turn += 1
            state.agenda.append(self)
            if state.soloist:
                state.agenda.append(SoloistExperience())  # his turn follows the patron's [LAC-Q37]
            begin_turn(state, seat, log)
        else:
            boards = [MaintainBoard(seat) for seat in in_turn_order(state)]  # [LAC-Q53]
            if state.period == state.box.rounds:
                state.then(*boards, FinalCount())  # the main board is not prepared again [LAC-11.1, LAC-Q29]
            else:
                state.then(*boards, MaintainTable(), BeginRound(), self)


def in_turn_order(state: State) -> list[Seat]:
    """Return the seats, clockwise from the first patron. [LAC-1.13, LAC-2.1]"""
    n = len(state.patrons)
    return [(state.first + place) % n for place in range(n)]


LAY_EXPERIENCE: Final = tuple([LayExperience(seat) for seat in range(MOST_PATRONS)])
LAY_STORY: Final = tuple([LayStory(seat) for seat in range(MOST_PATRONS)])
USE_CARD_OF: Final = tuple([UseCard(seat) for seat in range(MOST_PATRONS)])
END_TURN: Final = tuple([EndTurn(seat) for seat in range(MOST_PATRONS)])
