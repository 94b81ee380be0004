from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from herzog.games.lacrimosa.box import NONE
from herzog.games.lacrimosa.commission import Commission, why_not_commissions
from herzog.games.lacrimosa.events import Commissioned, Gained, Paid
from herzog.games.lacrimosa.state import OFFERTORIUM, OPUS
from herzog.games.lacrimosa.why import Why
from tests.games.lacrimosa.scenario import BOX, a_game, a_pack, answer, ask, memory, name, opus, picks, refused
from tests.rule import rule

if TYPE_CHECKING:
    from pathlib import Path

ROW = [
    "bastien-und-bastienne",
    "symphony-no-1",
    "mem-1-empress",
    "violin-sonata-k-6",
    "lodi-quartet",
    "mem-1-chelsea",
    "god-is-our-refuge",
]


@rule("LAC-5.1", "LAC-5.2", "LAC-5.3", "LAC-Q9")
@pytest.mark.parametrize(
    ("key", "price"),
    [
        ("bastien-und-bastienne", (2, 0, 0, 4, 0)),  # 1 Talent and 3 ducats, and as much of each on the space
        ("symphony-no-1", (2, 0, 0, 1, 0)),
        ("violin-sonata-k-6", (0, 0, 0, 2, 0)),
        ("lodi-quartet", (1, 0, 0, 1, 0)),
        ("god-is-our-refuge", (0, 0, 0, 1, 0)),  # 2 ducats, less the 1 that the space gives
    ],
)
def test_the_price_is_that_of_card_and_space(key: str, price: tuple[int, ...]) -> None:
    """The space adds to the price, or sets something against it."""
    state = ask(a_game(row=ROW, seat0={"ducats": 10}), Commission(0))
    assert BOX.opus[opus(key)].prices[ROW.index(key)] == price
    answer(state, opus(key))
    if name(state) == "Pay":
        answer(state, 0)
    assert (2 - state.patrons[0].track[0], 10 - state.patrons[0].ducats) == (price[0], price[3])


@rule("LAC-5.3", "LAC-Q9")
def test_what_a_space_gives_beyond_the_price_is_gained(tmp_path: Path) -> None:
    """A space that gives 4 ducats and a Talent takes nothing for a work of 2 ducats: the rest is gained."""
    box = a_pack(
        tmp_path, "board.toml", "reward = { ducats = 1 } }, memory", "reward = { ducats = 4, talent = 1 } }, memory"
    )
    state = ask(a_game(row=ROW, box=box, seat0={"ducats": 10, "counters": (0, 0, 0)}), Commission(0))
    heard = answer(state, opus("god-is-our-refuge"))
    assert Gained(0, "opus", 2, [1, 0, 0]) in heard
    assert (state.patrons[0].ducats, state.patrons[0].counters) == (12, [1, 0, 0])


@rule("LAC-5.4", "LAC-5.6", "LAC-2.9")
def test_the_work_comes_to_lie_in_front_of_the_patron() -> None:
    """Its VP are scored, the row slides and nature fills it."""
    state = ask(a_game(row=ROW, seat0={"ducats": 10}), Commission(0))
    heard = answer(state, opus("god-is-our-refuge"))
    assert heard[:3] == [
        Paid(0, [0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], 0, 1, 0),
        Commissioned(0, opus("god-is-our-refuge")),
        Gained(0, "opus", vp=2),
    ]
    patron = state.patrons[0]
    assert patron.works[-1] == opus("god-is-our-refuge")
    assert (patron.vp, patron.vp_from[OPUS]) == (2, 2)
    assert state.row[0] == NONE
    assert name(state) == "RefillRow"


@rule("LAC-5.5", "LAC-9.2", "LAC-Q26")
def test_offertorium_tiles_pay_for_their_type() -> None:
    """Each of them, and only for their type."""
    tiles = {"organ": "eybler-offertorium-1", "voice-1": "eybler-offertorium-3"}  # chamber 1 VP, chamber 2 VP
    state = ask(a_game(3, row=ROW, seat0={"ducats": 10, "tiles": tiles}), Commission(0))
    answer(state, opus("violin-sonata-k-6"))
    assert state.patrons[0].vp_from[OFFERTORIUM] == 3
    state = ask(a_game(3, row=ROW, seat0={"ducats": 10, "tiles": tiles}), Commission(0))
    answer(state, opus("god-is-our-refuge"))
    assert state.patrons[0].vp_from[OFFERTORIUM] == 0


@rule("LAC-5.1", "LAC-Q12")
def test_other_cards_are_refused_with_reasons() -> None:
    """A Memory as such, a dear Opus with what is missing."""
    state = ask(a_game(row=ROW, seat0={"ducats": 4, "track": (1, 0, 0)}), Commission(0))
    payable = ["god-is-our-refuge", "symphony-no-1", "violin-sonata-k-6", "lodi-quartet"]
    assert picks(state) == [opus(key) for key in payable]
    assert refused(state)[memory("mem-1-empress")].code == "not-an-opus"
    assert refused(state)[opus("bastien-und-bastienne")].numbers == {
        "needs_talent": 2,
        "has_talent": 1,
        "could_buy": 1,
        "for_ducats": 3,
        "needs_ducats": 7,
        "has_ducats": 4,
        "could_sell": 0,
    }


@rule("LAC-5.1")
def test_why_nothing_can_be_commissioned() -> None:
    """No Opus in the row, or none that can be paid."""
    assert why_not_commissions(a_game(row=["mem-1-empress"]), 0) == Why.NO_OPUS_IN_ROW
    poor = a_game(row=["zaide", "mem-1-empress"], seat0={"ducats": 0, "track": (0, 0, 0)})
    assert why_not_commissions(poor, 0) == Why.NOTHING_PAYABLE
    first = a_game(row=["bastien-und-bastienne", *[None] * 6], seat0={"ducats": 20})
    assert (opus("bastien-und-bastienne"), why_not_commissions(first, 0)) == (0, 0)
    empty = ask(a_game(row=[None] * 7, seat0={"ducats": 20}), Commission(0))
    assert why_not_commissions(empty, 0) == Why.NO_OPUS_IN_ROW
    assert (picks(empty), refused(empty)) == ([], {})
