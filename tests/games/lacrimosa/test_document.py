from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from herzog.games.lacrimosa.box import NONE
from herzog.games.lacrimosa.document import Document, why_not_documents
from herzog.games.lacrimosa.events import CardTurnedUp, Documented, RowSlid
from herzog.games.lacrimosa.payment import BY_DEFAULT
from herzog.games.lacrimosa.why import Why
from tests.games.lacrimosa.scenario import (
    a_game,
    answer,
    ask,
    board,
    card,
    memory,
    name,
    nature,
    opus,
    picks,
    refused,
    warned,
)
from tests.rule import rule

if TYPE_CHECKING:
    from herzog.games.lacrimosa.state import State

ROW = [
    "mem-1-empress",
    "zaide",
    "mem-1-chelsea",
    "mem-1-martini",
    "idomeneo",
    "mem-1-miserere",
    "mem-1-olmuetz",
]


def documenting(**changes: object) -> State:
    """Return a table where seat 0 documents: a start-travel card lies in the Story section."""
    state = a_game(row=ROW, seat0=changes)
    board(state, 0, ["start-document"], ["start-travel-1"])
    state.laid = memory("start-travel-1")
    return ask(state, Document(0))


@rule("LAC-4.1", "LAC-4.2", "LAC-Q9")
@pytest.mark.parametrize(
    ("key", "price"),
    [
        ("mem-1-empress", (1, 0, 0, 3, 0)),
        ("mem-1-chelsea", (0, 1, 0, 1, 0)),
        ("mem-1-martini", (0, 0, 1, 1, 0)),
        ("mem-1-miserere", (0, 0, 0, 1, 0)),
        ("mem-1-olmuetz", (0, 0, 0, 0, 0)),
    ],
)
def test_the_space_is_the_price_of_a_memory(key: str, price: tuple[int, ...]) -> None:
    """Whatever the card."""
    state = documenting(ducats=10)
    before = state.patrons[0].clone()
    answer(state, memory(key))
    if name(state) == "Pay":
        answer(state, 0)
    after = state.patrons[0]
    spent = [a - b for a, b in zip(before.track, after.track, strict=True)]
    assert (*spent, before.ducats - after.ducats) == price[:4]


@rule("LAC-4.1")
def test_only_memories_that_can_be_paid_are_offered() -> None:
    """An Opus is refused as such, a dear Memory with numbers."""
    state = documenting(ducats=0, track=(0, 0, 0))
    assert picks(state) == [memory("mem-1-olmuetz")]
    assert refused(state)[opus("zaide")].code == "not-a-memory"
    reason = refused(state)[memory("mem-1-empress")]
    assert (reason.code, reason.rule) == ("cannot-pay", "LAC-Q12")
    assert reason.numbers["needs_ducats"] == 6
    assert reason.numbers["could_buy"] == 1


@rule("LAC-4.3", "LAC-4.4", "LAC-2.9", "LAC-Q7", "LAC-Q8")
def test_the_memory_replaces_the_story_card_of_this_turn() -> None:
    """The old card leaves the game, the row slides right and is filled."""
    state = documenting(ducats=10)
    heard = answer(state, memory("mem-1-miserere"))
    patron = state.patrons[0]
    assert patron.story == (memory("mem-1-miserere"),)
    assert memory("start-travel-1") in state.discard
    assert Documented(0, memory("mem-1-miserere"), memory("start-travel-1")) in heard
    slid = [NONE, *[card(key) for key in ROW if key != "mem-1-miserere"]]
    assert RowSlid(slid) in heard
    assert state.row == slid
    assert name(state) == "RefillRow"
    new = picks(state)[0]
    assert CardTurnedUp(new, 0) in answer(state, new)
    assert state.row[0] == new
    assert name(state) == "EndTurn"  # its actions are not for this turn


@rule("LAC-Q7")
def test_a_second_document_replaces_the_card_just_bought() -> None:
    """Legal, and warned of."""
    state = documenting(ducats=10)
    assert not warned(state)
    answer(state, memory("mem-1-olmuetz"))
    nature(state)
    ask(state, Document(0))
    assert set(warned(state)) == set(picks(state))
    assert warned(state)[picks(state)[0]].code == "new-card-is-lost"
    answer(state, memory("mem-1-miserere"))
    assert state.patrons[0].story == (memory("mem-1-miserere"),)
    assert memory("mem-1-olmuetz") in state.discard


@rule("LAC-2.10", "LAC-Q5")
def test_the_row_stays_short_when_the_period_is_out() -> None:
    """Empty spaces stay on the left; nature is not asked."""
    state = a_game(row=ROW, supply=[], seat0={"ducats": 9})
    board(state, 0, ["start-document"], ["start-travel-1"])
    ask(state, Document(0))
    answer(state, memory("mem-1-olmuetz"))
    assert name(state) == "EndTurn"
    assert state.row[0] == NONE
    assert state.row[1:] == [card(key) for key in ROW[:-1]]


@rule("LAC-Q4")
def test_the_row_can_be_filled_at_the_end_of_the_turn_instead() -> None:
    """With the option the gap stays where it is until then."""
    state = a_game(row=ROW, options={"refill": "turn"}, seat0={"ducats": 9})
    board(state, 0, ["start-document"], ["start-travel-1"])
    ask(state, Document(0))
    answer(state, memory("mem-1-martini"), BY_DEFAULT)
    assert name(state) == "EndTurn"
    assert state.row[3] == NONE
    answer(state, 0)
    assert name(state) == "RefillRow"
    assert state.row[0] == NONE
    answer(state, picks(state)[0])
    assert NONE not in state.row


@rule("LAC-4.1")
def test_why_no_memory_can_be_documented() -> None:
    """None in the row, or none that can be paid."""
    state = a_game(row=["zaide"])
    assert why_not_documents(state, 0) == Why.NO_MEMORY_IN_ROW
    state = a_game(row=["mem-1-empress", *[None] * 6], seat0={"ducats": 0, "track": (0, 0, 0)})
    assert why_not_documents(state, 0) == Why.NOTHING_PAYABLE
    state = a_game(row=["mem-1-empress", *[None] * 6], seat0={"ducats": 20})
    assert why_not_documents(state, 0) == 0
    state = ask(a_game(row=[None] * 7, seat0={"ducats": 20}), Document(0))
    assert (picks(state), refused(state)) == ([], {})


@rule("LAC-4.3", "LAC-2.12")
def test_the_books_example_of_document_memories() -> None:
    """Third turn: Document above, a Talent card below, which is replaced; then one card is drawn, the last."""
    state = a_game(row=ROW, seat0={"ducats": 9, "track": (2, 2, 2)})
    board(
        state,
        0,
        ["start-commission-1", "start-commission-2", "start-document"],
        ["start-perform-2", "start-requiem-2", "start-travel-1"],
    )
    patron = state.patrons[0]
    patron.hand, patron.deck = (*patron.hand, patron.deck[0]), patron.deck[1:]
    state.laid = memory("start-travel-1")
    ask(state, Document(0))
    answer(state, memory("mem-1-olmuetz"))
    nature(state)
    assert patron.story == (memory("start-perform-2"), memory("start-requiem-2"), memory("mem-1-olmuetz"))
    assert memory("start-travel-1") in state.discard
    answer(state, 0)
    assert name(state) == "DrawCard"
    answer(state, picks(state)[0])
    assert (len(patron.hand), len(patron.deck)) == (3, 0)
    assert state.agenda[-1].seats() == (1,)
