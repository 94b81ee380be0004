"""Perform or Sell: a patron's work is turned for ducats, or leaves the game for good."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from herzog.games.lacrimosa.actions import offer_again
from herzog.games.lacrimosa.box import ACTIONS, NONE, PERFORM_OR_SELL, TALENT
from herzog.games.lacrimosa.events import ActionsDeclined, ActionTaken, Gained, Performed, Sold
from herzog.games.lacrimosa.payment import burden, charge, explain, wealth
from herzog.games.lacrimosa.picks import DECLINE, PERFORM, SELL, is_sale, use_of, work_of
from herzog.games.lacrimosa.rewards import advance_finance, gain, n_extra, opus_vp, score
from herzog.games.lacrimosa.state import OFFERTORIUM, SALE, SOURCES, TRAVELS, State, without
from herzog.games.lacrimosa.why import CANNOT_PAY, NOT_YOUR_WORK, WORK_IS_TURNED, Why, reason
from herzog.kernel import Ask, Auto, target

if TYPE_CHECKING:
    from collections.abc import Iterable

    from herzog.games.lacrimosa.box import Card, Face, Price, Type
    from herzog.kernel import Log, Pick, Reason, Seat


def price_of(state: State, pick: Pick) -> Price:
    """Return the price of performing or selling. [LAC-6.2]"""
    opus = state.box.opus[work_of(pick)]
    return opus.sell if is_sale(pick) else opus.perform


def why_not_uses(state: State, seat: Seat, works: Iterable[Card]) -> list[tuple[Pick, int]]:
    """Return each use of *works* with the reason why *seat* cannot make it. [LAC-6.1, LAC-6.2, LAC-6.4]"""
    box, patron = state.box, state.patrons[seat]
    opus, own, talent = box.opus, wealth(box, patron), burden(box, patron, TALENT)
    codes = []
    for work in works:
        card, why = opus[work], 0
        if work not in patron.works:
            why = NOT_YOUR_WORK
        elif work in patron.turned:
            why = WORK_IS_TURNED
        codes.append((use_of(work, PERFORM), why or (CANNOT_PAY if talent[card.perform[TALENT]] > own else 0)))
        codes.append((use_of(work, SELL), why or (CANNOT_PAY if talent[card.sell[TALENT]] > own else 0)))
    return codes


def usable(state: State, seat: Seat) -> list[Pick]:
    """Return what *seat* can perform and sell."""
    return [pick for pick, why in why_not_uses(state, seat, state.patrons[seat].works) if not why]


def why_not_perform_or_sell(state: State, seat: Seat) -> int:
    """Return why *seat* can neither perform nor sell now. [LAC-6.1]"""
    if usable(state, seat):
        return 0
    patron = state.patrons[seat]
    return Why.NOTHING_PAYABLE if set(patron.works) - set(patron.turned) else Why.NO_WORK_TO_USE


def _refused(state: State, seat: Seat, works: list[Card], uses: tuple[int, ...]) -> list[Reason]:
    """Say why *seat* cannot make the other *uses* of *works*."""
    reasons = []
    for pick, why in why_not_uses(state, seat, works):
        if why and is_sale(pick) in uses:
            numbers = explain(state.box, state.patrons[seat], price_of(state, pick)) if why == CANNOT_PAY else {}
            reasons.append(reason(pick, why, **numbers))
    return reasons


def _all_works(state: State) -> list[Card]:
    return sorted([work for patron in state.patrons for work in patron.works])


@final
class PerformOrSell(Ask[State]):
    """Choose an unturned work, and whether to perform or to sell it. [LAC-6.1]"""

    RULE: ClassVar[str] = "LAC-6.1"

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return what can be performed and sold."""
        return sorted(usable(state, seat))

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why other works, or the other use of a work, cannot be chosen."""
        return _refused(state, seat, _all_works(state), (PERFORM, SELL))

    def target(self, state: State, pick: Pick) -> str:
        """Return the work."""
        return target("opus", work_of(pick))

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Pay, then perform or sell."""
        use(state, seat, pick, log)  # [LAC-6.3, LAC-6.5]


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
        if is_sale(self.pick):
            self._sell(state, log)
        else:
            self._perform(state, log)
        opus_vp(state, self.seat, state.box.opus[work_of(self.pick)].type, OFFERTORIUM, log)

    def _perform(self, state: State, log: Log) -> None:
        """Gain the ducats and turn the work. [LAC-6.3, LAC-6.4]"""
        patron, work = state.patrons[self.seat], work_of(self.pick)
        ducats = state.box.opus[work].perform_ducats
        patron.ducats += ducats
        patron.turned += (work,)
        if log:
            log.all(Performed(self.seat, work))
            log.all(Gained(self.seat, "performance", ducats))

    def _sell(self, state: State, log: Log) -> None:
        """Advance the Finance marker, score, and remove the work from the game. [LAC-6.5, LAC-6.6]"""
        patron, work = state.patrons[self.seat], work_of(self.pick)
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

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the works that fit, and DECLINE."""
        type_, how = self._asked(state)
        uses, opus = [pick for pick in usable(state, seat) if is_sale(pick) == how], state.box.opus
        return [*sorted([pick for pick in uses if opus[work_of(pick)].type == type_]), DECLINE]

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why other works cannot be chosen; for the patron's own, a wrong type is the first reason."""
        (type_, how), own, opus = self._asked(state), state.patrons[seat].works, state.box.opus
        works = _all_works(state)
        wrong = [work for work in works if work in own and opus[work].type != type_]
        refused = _refused(state, seat, [work for work in works if work not in wrong], (how,))
        return refused + [reason(use_of(work, how), Why.WRONG_TYPE) for work in wrong]

    def target(self, state: State, pick: Pick) -> str:
        """Return the work."""
        return "" if pick == DECLINE else target("opus", work_of(pick))

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Use the work, then gain the bonus; Agnus Dei tiles may repeat it as an ordinary action. [LAC-Q27]"""
        if pick == DECLINE:
            if log:
                log.all(ActionsDeclined(seat, [ACTIONS[PERFORM_OR_SELL]]))
            return
        if log:
            log.all(ActionTaken(seat, ACTIONS[PERFORM_OR_SELL], again=False))
        offer_again(state, seat, (PERFORM_OR_SELL,) * n_extra(state, seat, PERFORM_OR_SELL))
        state.agenda.append(CityBonus(seat, self.face))
        use(state, seat, pick, log)


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
