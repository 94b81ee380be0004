from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.actions import MayAgain, TakeActions
from herzog.games.lacrimosa.box import COMMISSION, TRAVEL
from herzog.games.lacrimosa.commission import Commission
from herzog.games.lacrimosa.document import Document
from herzog.games.lacrimosa.events import CounterBought, CounterSold, Paid
from herzog.games.lacrimosa.exchange import exchange_refusals
from herzog.games.lacrimosa.payment import BY_DEFAULT
from herzog.games.lacrimosa.perform import PerformOrSell
from herzog.games.lacrimosa.picks import EXCHANGES
from herzog.games.lacrimosa.requiem import Requiem
from herzog.games.lacrimosa.travel import Travel
from herzog.games.lacrimosa.turn import EndTurn, LayExperience, LayStory, UseCard
from herzog.kernel import apply, settle
from tests.games.lacrimosa.scenario import BOX, a_game, answer, ask, opus, picks
from tests.rule import rule

if TYPE_CHECKING:
    from herzog.games.lacrimosa.state import State
    from herzog.kernel import Frame

RICH = {"ducats": 9, "track": (4, 4, 4), "counters": (1, 1, 1)}


@rule("LAC-3.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ducats_never_go_from_patron_to_patron(seats: int) -> None:
    """Whatever is answered: where somebody pays, nobody else is paid."""
    state, rng = GAME.new(seats, {}, BOX), Random(seats)
    settle(state)
    paid = 0
    while state.agenda:
        before = [patron.ducats for patron in state.patrons]
        asked = state.agenda[-1].seats()[0]
        apply(state, asked, rng.choice(state.agenda[-1].picks(state, asked)))
        changes = [patron.ducats - had for patron, had in zip(state.patrons, before, strict=True)]
        paid += min(changes) < 0
        assert min(changes) >= 0 or max(changes) <= 0
    assert paid > 20


@rule("LAC-Q11", "LAC-Q52")
@pytest.mark.parametrize("frame", [TakeActions(0, (TRAVEL,)), MayAgain(0, (TRAVEL,), (), ()), EndTurn(0)])
def test_exchanges_are_offered_where_an_action_is_chosen_and_before_the_end(frame: Frame[State]) -> None:
    """All six of them, for whoever has the means."""
    state = ask(a_game(seat0=RICH), frame)
    assert set(EXCHANGES) <= set(picks(state))


@rule("LAC-Q52")
@pytest.mark.parametrize(
    "frame",
    [
        *[LayExperience(0), LayStory(0), UseCard(0)],
        *[Document(0), Commission(0), PerformOrSell(0), Travel(0), Requiem(0)],
    ],
)
def test_no_exchange_is_offered_where_cards_are_laid_or_something_is_chosen(frame: Frame[State]) -> None:
    """None of the answers makes one."""
    state = a_game(closed=[], row=["zaide", "mem-1-empress"], seat0=RICH)
    patron = state.patrons[0]
    patron.experience, patron.story, patron.hand = (patron.hand[0],), (patron.hand[1],), patron.hand[2:]
    ask(state, frame)
    for pick in picks(state):
        heard = answer(state.clone(), pick)
        assert not [event for event in heard if isinstance(event, CounterBought | CounterSold)]


@rule("LAC-Q52", "LAC-3.5")
def test_what_an_exchange_would_pay_is_offered_and_paid_with_it() -> None:
    """A work for two ducats, one of which its space gives back: one of three counters is sold for the other."""
    work = opus("god-is-our-refuge")
    state = a_game(row=["god-is-our-refuge"], seat0={"ducats": 0, "track": (4, 0, 0), "counters": (0, 3, 0)})
    ask(state, TakeActions(0, (COMMISSION,)))
    assert COMMISSION in picks(state)
    heard = answer(state, COMMISSION, work, BY_DEFAULT)
    assert [event.sold for event in heard if isinstance(event, Paid)] == [[0, 1, 0]]
    assert work in state.patrons[0].works


@rule("LAC-Q11", "LAC-3.4", "LAC-3.5")
def test_what_an_exchange_lacks_is_said() -> None:
    """A purchase needs 3 ducats, a sale needs a counter."""
    state = a_game(seat0={"ducats": 2, "counters": (0, 0, 0)})
    reasons = exchange_refusals(state, 0)
    assert sorted((why.code, why.numbers["needs"], why.numbers["has"]) for why in reasons) == [
        *[("no-counter-to-sell", 1, 0)] * 3,
        *[("too-few-ducats", 3, 2)] * 3,
    ]
