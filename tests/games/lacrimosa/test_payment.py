from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from herzog.games.lacrimosa.events import Paid
from herzog.games.lacrimosa.payment import (
    BUY,
    BY_DEFAULT,
    COUNTER,
    DIFFERENTLY,
    SELL,
    STEP,
    Pay,
    burden,
    can_pay,
    charge,
    default_mix,
    explain,
)
from herzog.kernel import EventLog, apply
from tests.games.lacrimosa.scenario import BOX, a_game, answer, ask, name, picks, plain, refused
from tests.rule import rule

if TYPE_CHECKING:
    from herzog.games.lacrimosa.state import State


def paying(price: tuple[int, int, int, int, int], **changes: object) -> State:
    """Return a table where seat 0 is asked to pay."""
    return ask(a_game(seat0=changes), Pay(0, price))


@rule("LAC-3.1", "LAC-3.2", "LAC-Q10")
def test_by_default_the_track_is_spent_first() -> None:
    """Then counters of the kind, then points from the bank."""
    state = paying((3, 0, 1, 2, 0), ducats=9, track=(1, 2, 2), counters=(1, 1, 0))
    assert plain(state) == [BY_DEFAULT]
    heard = answer(state, BY_DEFAULT)
    assert heard == [Paid(0, [1, 0, 1], [1, 0, 0], [1, 0, 0], [0, 0, 0], 0, 5, 0)]
    patron = state.patrons[0]
    assert (patron.ducats, patron.track, patron.counters) == (4, [0, 2, 1], [0, 1, 0])


@rule("LAC-3.4", "LAC-3.5", "LAC-Q11", "LAC-Q12")
def test_counters_are_sold_for_ducats_that_are_short() -> None:
    """As part of the price; those of the most plentiful kind go first."""
    state = paying((0, 1, 0, 4, 0), ducats=2, track=(0, 0, 0), counters=(2, 1, 1))
    answer(state, BY_DEFAULT)
    patron = state.patrons[0]
    assert (patron.ducats, patron.counters) == (0, [0, 0, 1])


@rule("LAC-Q12")
@pytest.mark.parametrize(
    ("ducats", "track", "counters", "price", "payable"),
    [
        (0, (2, 0, 0), (0, 0, 0), (2, 0, 0, 0, 0), True),
        (0, (2, 0, 0), (0, 0, 0), (3, 0, 0, 0, 0), False),
        (3, (2, 0, 0), (0, 0, 0), (3, 0, 0, 0, 0), True),
        (2, (2, 0, 0), (0, 1, 0), (3, 0, 0, 0, 0), True),  # the Journey counter is sold towards a Talent point
        (2, (2, 3, 0), (0, 0, 0), (3, 0, 0, 0, 0), False),  # steps are never sold
        (0, (0, 0, 0), (3, 0, 0), (1, 0, 0, 2, 0), True),
        (0, (0, 0, 0), (3, 0, 0), (1, 0, 0, 3, 0), False),
        (9, (4, 4, 4), (9, 9, 9), (0, 0, 0, 0, 3), False),  # Finance steps cannot be bought
    ],
)
def test_what_can_be_paid(
    ducats: int,
    track: tuple[int, int, int],
    counters: tuple[int, int, int],
    price: tuple[int, int, int, int, int],
    payable: bool,
) -> None:
    """All four sources count; there is no debt."""
    state = a_game(seat0={"ducats": ducats, "track": track, "counters": counters})
    assert can_pay(BOX, state.patrons[0], price) is payable


@rule("LAC-Q10")
def test_the_mix_is_free_for_people() -> None:
    """Piece by piece: a counter, then a step, then a point from the bank; ducats come last."""
    state = paying((3, 0, 0, 1, 0), ducats=6, track=(2, 0, 0), counters=(2, 0, 0))
    assert picks(state) == [BY_DEFAULT, DIFFERENTLY]
    answer(state, DIFFERENTLY)
    assert picks(state) == [STEP, COUNTER, BUY]
    answer(state, COUNTER, STEP, BUY)
    patron = state.patrons[0]
    assert (patron.ducats, patron.track, patron.counters) == (2, [1, 0, 0], [1, 0, 0])
    assert name(state) == "EndTurn"


@rule("LAC-Q10")
def test_the_default_mix_has_only_what_is_due() -> None:
    """One Journey step and one bought Journey point; nothing of the other kinds."""
    state = a_game(seat0={"ducats": 3, "track": (4, 1, 4), "counters": (0, 0, 0)})
    mix = default_mix(BOX, state.patrons[0], (0, 2, 0, 0, 0))
    assert mix == ([0, 1, 0], [0, 0, 0], [0, 1, 0], [0, 0, 0], 3)


@rule("LAC-3.2", "LAC-Q11")
def test_each_piece_of_a_free_mix_is_told() -> None:
    """A counter, a step and a bought point of Journey, then a Talent counter sold for the ducats."""
    state = paying((0, 3, 0, 1, 0), ducats=3, track=(0, 1, 0), counters=(1, 2, 0))
    answer(state, DIFFERENTLY)
    told = []
    for pick in (COUNTER, STEP, BUY, SELL):
        log = EventLog()
        apply(state, 0, pick, log)
        told.append(next(event for event in log.heard_by(None) if isinstance(event, Paid)))
    none = [0, 0, 0]
    pieces = [(event.counters, event.steps, event.bought, event.sold, event.proceeds) for event in told]
    assert pieces == [
        ([0, 1, 0], none, none, none, 0),
        (none, [0, 1, 0], none, none, 0),
        (none, none, [0, 1, 0], none, 0),
        (none, none, none, [1, 0, 0], 1),
    ]


@rule("LAC-3.2", "LAC-Q12")
def test_a_free_mix_never_ends_in_debt() -> None:
    """A piece that would leave the rest unpaid is refused, with the reason."""
    state = paying((2, 0, 0, 1, 0), ducats=0, track=(2, 0, 0), counters=(1, 0, 0))
    assert picks(state) == [BY_DEFAULT]  # the counter is needed for the ducat, so there is no other mix
    state = paying((1, 0, 0, 2, 0), ducats=1, track=(1, 0, 0), counters=(1, 1, 0))
    answer(state, DIFFERENTLY)
    assert picks(state) == [STEP, COUNTER]
    assert refused(state)[BUY].code == "rest-not-payable"
    assert refused(state)[SELL].code == "points-first"
    answer(state, COUNTER)
    assert picks(state) == [SELL + 1]
    assert refused(state)[STEP].code == "price-is-covered"
    assert refused(state)[SELL].code == "no-counter-to-sell"
    answer(state, SELL + 1)
    assert (state.patrons[0].ducats, state.patrons[0].track) == (0, [1, 0, 0])


@rule("LAC-3.2")
def test_pieces_that_are_not_there_are_refused() -> None:
    """No step left, no counter left."""
    state = paying((2, 0, 0, 0, 0), ducats=6, track=(0, 0, 0), counters=(0, 0, 0))
    assert picks(state) == [BY_DEFAULT]
    state = paying((2, 0, 0, 0, 0), ducats=6, track=(1, 0, 0), counters=(1, 0, 0))
    answer(state, DIFFERENTLY, STEP)
    assert refused(state)[STEP].code == "no-step-to-pay"
    answer(state, BUY)
    assert state.patrons[0].counters == [1, 0, 0]


@rule("LAC-3.2")
def test_no_counter_to_pay_with_is_said() -> None:
    """When only steps and the bank are there."""
    state = paying((2, 0, 0, 0, 0), ducats=6, track=(2, 0, 0), counters=(0, 0, 0))
    answer(state, DIFFERENTLY)
    assert picks(state) == [STEP, BUY]
    assert refused(state)[COUNTER].code == "no-counter-to-pay"


@rule("LAC-Q10")
def test_a_price_in_ducats_at_hand_is_no_question() -> None:
    """It is simply paid."""
    state = ask(a_game(seat0={"ducats": 5}), Pay(0, (0, 0, 0, 1, 0)))
    state.agenda.pop()
    charge(state, 0, (0, 0, 0, 3, 1), None)
    assert (state.patrons[0].ducats, state.patrons[0].finance) == (2, 1)
    assert name(state) == "EndTurn"


@rule("LAC-Q12")
def test_numbers_explain_a_refusal() -> None:
    """What it needs and has of everything it lacks, and nothing of what it has; what the bank would take and give."""
    state = a_game(seat0={"ducats": 4, "track": (1, 0, 0), "counters": (0, 0, 2)})
    assert explain(BOX, state.patrons[0], (3, 0, 1, 2, 0)) == {
        "needs_talent": 3,
        "has_talent": 1,
        "could_buy": 2,
        "for_ducats": 6,
        "needs_ducats": 8,
        "has_ducats": 4,
        "could_sell": 1,
    }


@rule("LAC-Q10", "LAC-Q13")
def test_burden_says_what_points_take_from_wealth() -> None:
    """Steps nothing, counters what they sell for, the rest what it costs; counters have no limit."""
    state = a_game(seat0={"track": (2, 0, 0), "counters": (1, 100, 0)})
    assert burden(BOX, state.patrons[0], 0)[:5] == (0, 0, 0, 1, 4)
    assert burden(BOX, state.patrons[0], 1)[:4] == (0, 1, 2, 3)
    assert default_mix(BOX, state.patrons[0], (0, 3, 0, 0, 0))[1] == [0, 3, 0]
