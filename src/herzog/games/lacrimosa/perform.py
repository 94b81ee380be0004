"""Perform or Sell: a work in front of the patron brings ducats for a turn, or leaves for good."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from herzog.games.lacrimosa.actions import offer_again
from herzog.games.lacrimosa.box import ACTIONS, NONE, PERFORM_OR_SELL
from herzog.games.lacrimosa.events import ActionsDeclined, ActionTaken, Gained, Performed, Sold
from herzog.games.lacrimosa.payment import burden, charge, explain, wealth
from herzog.games.lacrimosa.rewards import advance_finance, gain, n_extra, opus_vp, score
from herzog.games.lacrimosa.state import OFFERTORIUM, SALE, SOURCES, TRAVELS, State, without
from herzog.games.lacrimosa.why import Why, reason
from herzog.kernel import Ask, Auto, target

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Card, Face, Price, Type
    from herzog.kernel import Log, Pick, Reason, Seat

PERFORM: Final = 0  # a pick is twice the work, plus SELL for a sale
SELL: Final = 1
DECLINE: Final = 999  # no work has this number


def price_of(state: State, pick: Pick) -> Price:
    """Return the price of performing or selling. [LAC-6.2]"""
    opus = state.box.opus[pick >> 1]
    return opus.sell if pick & 1 else opus.perform


def why_not_use(state: State, seat: Seat, pick: Pick) -> int:
    """Return why *seat* cannot perform or sell a work. [LAC-6.1, LAC-6.2, LAC-6.4]"""
    patron = state.patrons[seat]
    if pick >> 1 not in patron.works:
        return Why.NOT_YOUR_WORK
    if pick >> 1 in patron.turned:
        return Why.WORK_IS_TURNED
    talent = burden(state.box, patron, 0)[price_of(state, pick)[0]]
    return Why.CANNOT_PAY if talent > wealth(state.box, patron) else 0


def usable(state: State, seat: Seat) -> list[Pick]:
    """Return what *seat* can perform and sell."""
    box, patron = state.box, state.patrons[seat]
    opus, turned = box.opus, patron.turned
    own, talent = wealth(box, patron), burden(box, patron, 0)
    picks = []
    for work in patron.works:
        if work not in turned:
            card = opus[work]
            if talent[card.perform[0]] <= own:
                picks.append(2 * work)
            if talent[card.sell[0]] <= own:
                picks.append(2 * work + 1)
    return picks


def why_not_perform_or_sell(state: State, seat: Seat) -> int:
    """Return why *seat* can neither perform nor sell now. [LAC-6.1]"""
    if usable(state, seat):
        return 0
    patron = state.patrons[seat]
    return Why.NOTHING_PAYABLE if set(patron.works) - set(patron.turned) else Why.NO_WORK_TO_USE


def _refused(state: State, seat: Seat, picks: list[Pick]) -> list[Reason]:
    """Say why *picks* cannot be performed or sold."""
    log = []
    for pick in picks:
        why = why_not_use(state, seat, pick)
        if why == Why.CANNOT_PAY:
            log.append(reason(pick, why, **explain(state.box, state.patrons[seat], price_of(state, pick))))
        elif why:
            log.append(reason(pick, why))
    return log


def _all_works(state: State) -> list[Card]:
    return sorted([work for patron in state.patrons for work in patron.works])


@final
class PerformOrSell(Ask[State]):
    """Choose an unturned work, and whether to perform or to sell it. [LAC-6.1]"""

    RULE: ClassVar[str] = "LAC-6.1"

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return what can be performed and sold."""
        return sorted(usable(state, self.seat))

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why other works, or the other use of a work, do not go."""
        return _refused(state, self.seat, [2 * work + how for work in _all_works(state) for how in (PERFORM, SELL)])

    def target(self, state: State, pick: Pick) -> str:
        """Return the work."""
        return target("opus", pick >> 1)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Pay, then perform or sell."""
        use(state, self.seat, pick, log)


def use(state: State, seat: Seat, pick: Pick, log: Log) -> None:
    """Have *seat* pay for and then perform or sell a work."""
    state.agenda.append(UseWork(seat, pick))
    charge(state, seat, price_of(state, pick), log)


@final
class UseWork(Auto[State]):
    """Perform or sell the paid work, and gain the VP of Offertorium tiles. [LAC-6.3, LAC-6.5, LAC-6.7]"""

    def __init__(self, seat: Seat, pick: Pick) -> None:
        self.seat: Final = seat
        self.pick: Final = pick

    def run(self, state: State, log: Log) -> None:
        """Perform or sell."""
        if self.pick & 1:
            self._sell(state, log)
        else:
            self._perform(state, log)
        opus_vp(state, self.seat, state.box.opus[self.pick >> 1].type, OFFERTORIUM, log)

    def _perform(self, state: State, log: Log) -> None:
        """Gain the ducats and turn the work. [LAC-6.3, LAC-6.4]"""
        patron, work = state.patrons[self.seat], self.pick >> 1
        ducats = state.box.opus[work].perform_ducats
        patron.ducats += ducats
        patron.turned += (work,)
        if log:
            log.all(Performed(self.seat, work))
            log.all(Gained(self.seat, "performance", ducats))

    def _sell(self, state: State, log: Log) -> None:
        """Advance the Finance marker, score, and let the work go. [LAC-6.5, LAC-6.6]"""
        patron, work = state.patrons[self.seat], self.pick >> 1
        opus = state.box.opus[work]
        patron.works = without(patron.works, work)
        state.discard += (work,)
        if log:
            log.all(Sold(self.seat, work))
        moved = advance_finance(state, self.seat, opus.sell_finance, log)
        if log and moved:
            log.all(Gained(self.seat, SOURCES[SALE], finance=moved))
        score(state, self.seat, opus.sell_vp, SALE, log)


@final
class UseTyped(Ask[State]):
    """Perform (or sell) a work of the type a City shows, for its bonus; or decline. [LAC-7.10, LAC-Q21]"""

    RULE: ClassVar[str] = "LAC-7.10"

    def __init__(self, seat: Seat, face: Face) -> None:
        super().__init__(seat)
        self.face: Final = face

    def _asked(self, state: State) -> tuple[Type, int]:
        """Return the type of work and whether to perform or to sell it."""
        reward = state.box.faces[self.face].reward
        return (reward.perform_type, PERFORM) if reward.perform_type != NONE else (reward.sell_type, SELL)

    def why_not(self, state: State, pick: Pick) -> int:
        """Return why a work cannot be used here."""
        why = why_not_use(state, self.seat, pick)
        if why == Why.NOT_YOUR_WORK or state.box.opus[pick >> 1].type == self._asked(state)[0]:
            return why
        return Why.WRONG_TYPE

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the works that fit, and DECLINE."""
        type_, how = self._asked(state)
        opus = state.box.opus
        fitting = [pick for pick in usable(state, self.seat) if pick & 1 == how and opus[pick >> 1].type == type_]
        return [*sorted(fitting), DECLINE]

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why other works do not go."""
        type_, how = self._asked(state)
        picks = [2 * work + how for work in _all_works(state)]
        fitting = [pick for pick in picks if state.box.opus[pick >> 1].type == type_]
        wrong = [
            reason(p, Why.WRONG_TYPE) for p in picks if p not in fitting and self.why_not(state, p) == Why.WRONG_TYPE
        ]
        strange = [p for p in picks if p not in fitting and self.why_not(state, p) == Why.NOT_YOUR_WORK]
        return _refused(state, self.seat, fitting + strange) + wrong

    def target(self, state: State, pick: Pick) -> str:
        """Return the work."""
        return "" if pick == DECLINE else target("opus", pick >> 1)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Use the work, then gain the bonus; Agnus Dei tiles may repeat it as an ordinary action. [LAC-Q27]"""
        if pick == DECLINE:
            if log:
                log.all(ActionsDeclined(self.seat, [ACTIONS[PERFORM_OR_SELL]]))
            return
        if log:
            log.all(ActionTaken(self.seat, ACTIONS[PERFORM_OR_SELL], again=False))
        offer_again(state, self.seat, (PERFORM_OR_SELL,) * n_extra(state, self.seat, PERFORM_OR_SELL))
        state.agenda.append(CityBonus(self.seat, self.face))
        use(state, self.seat, pick, log)


@final
class CityBonus(Auto[State]):
    """Gain what the City adds once its work has been performed or sold. [LAC-7.10, LAC-Q21]"""

    def __init__(self, seat: Seat, face: Face) -> None:
        self.seat: Final = seat
        self.face: Final = face

    def run(self, state: State, log: Log) -> None:
        """Gain the bonus."""
        bonus = state.box.faces[self.face].reward.bonus
        if bonus:
            gain(state, self.seat, bonus, TRAVELS, log)
