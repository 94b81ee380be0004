"""Paying: Story Points in any mix of steps and counters, buying from the bank and selling to it.

All of a patron's means count: steps of the tracks, counters, ducats, points bought from the bank, counters sold to it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias, final

from herzog.games.lacrimosa.box import DUCATS, FINANCE, FREE, KINDS
from herzog.games.lacrimosa.events import Paid
from herzog.games.lacrimosa.state import Patron, State
from herzog.games.lacrimosa.why import Why, reason
from herzog.kernel import Ask, target

if TYPE_CHECKING:
    from herzog.games.lacrimosa.box import Box, Kind, Price
    from herzog.kernel import Log, Pick, Reason, Seat

Means: TypeAlias = tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...], int]

N_KINDS: Final = len(KINDS)
WEALTH: Final = 0  # indexes into Means: ducats, the burden of each kind of points, steps of the Finance track
STEPS: Final = 4

BY_DEFAULT: Final = 0  # the picks of Pay
DIFFERENTLY: Final = 1

STEP: Final = 0  # the picks of PayDifferently: one point of the kind due ...
COUNTER: Final = 1
BUY: Final = 2
SELL: Final = 3  # ... and, when no points are due, a counter to sell: SELL plus its kind


def wealth(box: Box, patron: Patron) -> int:
    """Return what *patron* has in ducats if all counters are sold."""
    talent, journey, composition = patron.counters
    return patron.ducats + box.sell * (talent + journey + composition)


def burden(box: Box, patron: Patron, kind: Kind, more: int = 0) -> tuple[int, ...]:
    """Return by how much paying 0, 1, 2... points of *kind* reduces the wealth of *patron*.

    Steps cost nothing, a counter can no longer be sold, and any further point is bought. *more* counters can be
    included.
    """
    rows = box.burden[patron.track[kind]]
    return rows[min(patron.counters[kind] + more, len(rows) - 1)]


def means(box: Box, patron: Patron) -> Means:
    """Return everything that determines what *patron* can pay, computed once per decision."""
    return (
        wealth(box, patron),
        burden(box, patron, 0),
        burden(box, patron, 1),
        burden(box, patron, 2),
        patron.finance,
    )


def short_of(own: Means, price: Price) -> int:
    """Return by how many ducats *price* exceeds a patron's *own* means; zero or less if it can be paid. [LAC-Q12]"""
    wealth_, talents, journeys, compositions, _ = own
    talent, journey, composition, ducats, _ = price
    return talents[talent] + journeys[journey] + compositions[composition] + ducats - wealth_


def can_pay(box: Box, patron: Patron, price: Price, wild: int = 0) -> bool:
    """Return whether *patron* can pay *price*, with *wild* counters still to be chosen."""
    own = means(box, patron)
    if not wild:
        return short_of(own, price) <= 0 and price[FINANCE] <= own[STEPS]
    missing = sum(missing_points(patron, price))
    spared = min(missing, wild) * box.buy + (wild - min(missing, wild)) * box.sell
    return short_of(own, price) <= spared and price[FINANCE] <= own[STEPS]


def missing_points(patron: Patron, price: Price) -> list[int]:
    """Return the points of each kind in *price* that *patron* lacks in steps and counters."""
    return [max(price[kind] - patron.track[kind] - patron.counters[kind], 0) for kind in range(N_KINDS)]


def explain(box: Box, patron: Patron, price: Price) -> dict[str, int]:
    """Return the numbers that show why *patron* cannot pay *price*: what it needs and has of everything it lacks.

    Missing points can be bought, so ducats are lacking only if they do not suffice for those as well.
    """
    numbers: dict[str, int] = {}
    missing = missing_points(patron, price)
    for kind, name in enumerate(KINDS):
        if missing[kind]:
            numbers[f"needs_{name}"] = price[kind]
            numbers[f"has_{name}"] = patron.track[kind] + patron.counters[kind]
    if any(missing):
        numbers["could_buy"] = sum(missing)
        numbers["for_ducats"] = sum(missing) * box.buy
    ducats = price[DUCATS] + sum(missing) * box.buy
    if ducats > patron.ducats:
        numbers["needs_ducats"] = ducats
        numbers["has_ducats"] = patron.ducats
    numbers["could_sell"] = sum(
        max(patron.counters[kind] - max(price[kind] - patron.track[kind], 0), 0) for kind in range(N_KINDS)
    )
    return numbers


def charge(state: State, seat: Seat, price: Price, log: Log) -> None:
    """Have *seat* pay *price* next; a price in ducats that the patron has leaves no choice. [LAC-Q10]"""
    patron = state.patrons[seat]
    if _is_choice(patron, price):
        state.agenda.append(Pay(seat, price))  # [LAC-3.2]
    elif price != FREE:
        patron.ducats -= price[DUCATS]
        patron.finance -= price[FINANCE]
        if log:
            log.all(_paid(seat, ducats=price[DUCATS], finance=price[FINANCE]))


def _is_choice(patron: Patron, price: Price) -> bool:
    """Return whether *price* includes points, or more ducats than *patron* has."""
    talent, journey, composition, ducats, _ = price
    return bool(talent or journey or composition) or ducats > patron.ducats


def _paid(
    seat: Seat,
    steps: list[int] | None = None,
    counters: list[int] | None = None,
    bought: list[int] | None = None,
    sold: list[int] | None = None,
    proceeds: int = 0,
    ducats: int = 0,
    finance: int = 0,
) -> Paid:
    return Paid(
        seat,
        steps or [0, 0, 0],
        counters or [0, 0, 0],
        bought or [0, 0, 0],
        sold or [0, 0, 0],
        proceeds,
        ducats,
        finance,
    )


def default_mix(box: Box, patron: Patron, price: Price) -> tuple[list[int], list[int], list[int], list[int], int]:
    """Return the steps, counters, points bought, counters sold and ducats of a mix that is never worse. [LAC-Q10]

    The track first, as it is lost at Maintenance; then counters; then the bank.
    """
    talent, journey, composition, ducats, _ = price
    steps, counters, bought = [0, 0, 0], [0, 0, 0], [0, 0, 0]
    for kind, due in enumerate([talent, journey, composition]):
        if due:
            steps[kind] = step = min(due, patron.track[kind])
            counters[kind] = own = min(due - step, patron.counters[kind])
            bought[kind] = due - step - own
            ducats += bought[kind] * box.buy
    return steps, counters, bought, _to_sell(patron, counters, ducats - patron.ducats, box.sell), ducats


def _to_sell(patron: Patron, paid: list[int], short: int, each: int) -> list[int]:
    """Return which counters not *paid* to sell for the missing ducats, the most plentiful kind first."""
    sold = [0, 0, 0]
    if short <= 0:
        return sold
    left = [patron.counters[kind] - paid[kind] for kind in range(N_KINDS)]
    while short > 0:
        kind = left.index(max(left))
        left[kind] -= 1
        sold[kind] += 1
        short -= each
    return sold


def pay_by_default(state: State, seat: Seat, price: Price, log: Log) -> None:
    """Pay *price* in the mix that is never worse. [LAC-3.2, LAC-Q10]"""
    box, patron = state.box, state.patrons[seat]
    steps, counters, bought, sold, ducats = default_mix(box, patron, price)
    proceeds = 0
    for kind in range(N_KINDS):
        patron.track[kind] -= steps[kind]
        patron.counters[kind] -= counters[kind] + sold[kind]
        proceeds += sold[kind] * box.sell
    patron.ducats += proceeds - ducats
    patron.finance -= price[FINANCE]
    if log:
        log.all(_paid(seat, steps, counters, bought, sold, proceeds, ducats, price[FINANCE]))


@final
class Pay(Ask[State]):
    """Pay *price* in one go, or piece by piece in a mix that the patron chooses. [LAC-3.2]"""

    RULE: ClassVar[str] = "LAC-3.2"
    SETTLES: ClassVar[bool] = True

    def __init__(self, seat: Seat, price: Price) -> None:
        super().__init__(seat)
        self.price: Final = price

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the default mix, and paying piece by piece if there is another mix."""
        if can_differ(state.box, state.patrons[seat], self.price):
            return [BY_DEFAULT, DIFFERENTLY]
        return [BY_DEFAULT]

    def plain(self, state: State, seat: Seat) -> list[Pick]:
        """Return the default mix: no other is better."""
        return [BY_DEFAULT]

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Pay, or begin to pay piece by piece."""
        if pick == BY_DEFAULT:
            pay_by_default(state, seat, self.price, log)
        else:
            state.agenda.append(PayDifferently(seat, self.price))


def can_differ(box: Box, patron: Patron, price: Price) -> bool:
    """Return whether *price* can be paid in more than one mix."""
    steps, counters, _, sold, _ = default_mix(box, patron, price)
    slack = -short_of(means(box, patron), price)
    left = [patron.counters[kind] - counters[kind] for kind in range(N_KINDS)]
    for kind in range(N_KINDS):
        if steps[kind] and ((left[kind] and slack >= box.sell) or slack >= box.buy):
            return True
        if counters[kind] and slack >= box.buy - box.sell:
            return True
    return sum(left) > sum(sold) > 0 and sum(n > 0 for n in left) > 1


@final
class PayDifferently(Ask[State]):
    """Pay one *due* point with a step, a counter or the bank; then sell counters for missing ducats.

    [LAC-3.2, LAC-Q11]
    """

    RULE: ClassVar[str] = "LAC-3.2"

    def __init__(self, seat: Seat, due: Price) -> None:
        super().__init__(seat)
        self.due: Final = due

    def kind(self) -> Kind:
        """Return the kind to pay now; DUCATS when no more points are due."""
        for kind in range(N_KINDS):
            if self.due[kind]:
                return kind
        return DUCATS

    def why_not(self, state: State, pick: Pick) -> int:
        """Return why *pick* cannot pay the next piece: the rest must stay payable. [LAC-Q12]"""
        patron, kind = state.patrons[self.seat], self.kind()
        if kind == DUCATS:
            return self._why_not_sell(patron, pick)
        if pick >= SELL:
            return Why.POINTS_FIRST
        if pick == STEP and not patron.track[kind]:
            return Why.NO_STEP_TO_PAY
        if pick == COUNTER and not patron.counters[kind]:
            return Why.NO_COUNTER_TO_PAY
        if pick == STEP:
            return Why.ALLOWED  # a step has no other use, so the rest stays as payable as it was
        after = _without_counter(state.box, patron, kind) if pick == COUNTER else means(state.box, patron)
        return Why.ALLOWED if short_of(after, self._rest(state.box, pick)) <= 0 else Why.REST_NOT_PAYABLE

    def _why_not_sell(self, patron: Patron, pick: Pick) -> int:
        if pick < SELL:
            return Why.PRICE_IS_COVERED
        return Why.ALLOWED if patron.counters[pick - SELL] else Why.NO_COUNTER_TO_SELL

    def _rest(self, box: Box, pick: Pick) -> Price:
        """Return what is due after *pick*."""
        due, kind = list(self.due), self.kind()
        if kind != DUCATS:
            due[kind] -= 1
            due[DUCATS] += box.buy if pick == BUY else 0
        talent, journey, composition, ducats, finance = due
        return (talent, journey, composition, ducats, finance)

    def picks(self, state: State, seat: Seat) -> list[Pick]:
        """Return the ways to pay the next piece."""
        return [pick for pick in range(SELL + N_KINDS) if not self.why_not(state, pick)]

    def refusals(self, state: State, seat: Seat) -> list[Reason]:
        """Say why the other ways cannot be chosen."""
        codes = [(pick, self.why_not(state, pick)) for pick in range(SELL + N_KINDS)]
        return [reason(pick, code) for pick, code in codes if code]

    def target(self, state: State, pick: Pick) -> str:
        """Return the track or the counters that *pick* takes from."""
        if pick >= SELL:
            return target("counters", self.seat, pick - SELL)
        kind = min(self.kind(), N_KINDS - 1)  # once no points are due, the last kind represents all that are refused
        return target(("track", "counters", "bank")[pick], self.seat, kind)

    def answer(self, state: State, seat: Seat, pick: Pick, log: Log) -> None:
        """Pay the piece; with the last one, also pay ducats and Finance steps."""
        box, patron, kind = state.box, state.patrons[seat], self.kind()
        piece = [0, 0, 0]
        piece[kind if kind < DUCATS else pick - SELL] = 1
        if pick == STEP:
            patron.track[kind] -= 1
        elif pick == COUNTER:
            patron.counters[kind] -= 1
        elif pick >= SELL:
            patron.counters[pick - SELL] -= 1
            patron.ducats += box.sell
        if log:
            log.all(self._told_piece(box, pick, piece))
        self._go_on(state, self._rest(box, pick), log)

    def _told_piece(self, box: Box, pick: Pick, piece: list[int]) -> Paid:
        """Return the event of one piece; the cost of a bought point is reported with the ducats."""
        if pick == STEP:
            return _paid(self.seat, steps=piece)
        if pick == COUNTER:
            return _paid(self.seat, counters=piece)
        if pick == BUY:
            return _paid(self.seat, bought=piece)
        return _paid(self.seat, sold=piece, proceeds=box.sell)

    def _go_on(self, state: State, rest: Price, log: Log) -> None:
        patron = state.patrons[self.seat]
        if _is_choice(patron, rest):
            state.agenda.append(PayDifferently(self.seat, rest))
        else:
            charge(state, self.seat, rest, log)


def _without_counter(box: Box, patron: Patron, kind: Kind) -> Means:
    """Return the means of *patron* with one fewer counter of *kind*."""
    less = [burden(box, patron, other, -1 if other == kind else 0) for other in range(N_KINDS)]
    return (wealth(box, patron) - box.sell, less[0], less[1], less[2], patron.finance)
