"""Acrobats at their moments; the Ox and the Horse are in test_travel.py, the Cat in test_shared.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from herzog.games.fourberies import GAME
from herzog.games.fourberies.acrobats import OpenMoment
from herzog.games.fourberies.box import AFTER_REVEAL, BEFORE_TRAVEL, END_OF_ROUND
from herzog.games.fourberies.events import AcrobatUsed, CaravelPushed, CoinsStolen, TravelRecalled
from tests.games.fourberies.scenario import CARDS, DECLINE, Table, a_table, city_set
from tests.rule import rule

if TYPE_CHECKING:
    from typing import Unpack

    from tests.games.fourberies.scenario import Wishes

ALL = city_set(*range(1, 9))


def at_the_end(**wishes: Unpack[Wishes]) -> Table:
    """Return a table at the end of a round."""
    full: Wishes = {"at": OpenMoment(END_OF_ROUND), **wishes}
    return a_table(**full)


@rule("FOU-8.7", "FOU-Q26")
@pytest.mark.parametrize(("rounds", "order"), [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1]), (4, [0, 1, 2])])
def test_players_act_in_an_order_that_turns_each_round(rounds: int, order: list[int]) -> None:
    """One turn each; it goes on turning over the whole game."""
    table = at_the_end(acrobats={0: ["raven"], 1: ["owl"], 2: ["magpie"]}, purses=[9, 9, 3], rounds=rounds)
    asked = []
    while table.ask:
        [seat] = table.top.seats()
        asked.append(seat)
        table.answer(seat, DECLINE)
    assert asked == order


@rule("FOU-8.7")
def test_several_acrobats_may_be_used_in_one_turn() -> None:
    """And the turn of the next player comes after."""
    table = at_the_end(acrobats={0: ["swallow", "raven"], 1: ["owl"]}, hands={0: [1, 2]}, rounds=1)
    table.answer(0, CARDS["swallow"])
    assert table.picks(0) == [CARDS["raven"], DECLINE]
    table.answer(0, CARDS["raven"])
    table.answer(0, table.picks(0)[0])
    assert (table.ask, table.top.seats()) == ("UseAcrobat", (1,))
    assert table.heard(AcrobatUsed) == [AcrobatUsed(0, CARDS["swallow"]), AcrobatUsed(0, CARDS["raven"])]


@rule("FOU-8.1")
def test_each_acrobat_has_its_moment() -> None:
    """At another one it is refused, as are another's Acrobats."""
    table = at_the_end(acrobats={0: ["raven", "goat", "ox"], 1: ["owl"]}, rounds=1)
    assert table.picks(0) == [CARDS["raven"], DECLINE]
    assert table.refusal(0, f"encounter:{CARDS['goat']}") == ("wrong-moment", "FOU-8.1")
    assert table.refusal(0, f"encounter:{CARDS['ox']}") == ("wrong-moment", "FOU-8.1")
    assert table.refusal(0, f"encounter:{CARDS['owl']}") == ("not-your-acrobat", "FOU-8.1")


@rule("FOU-Q51", "FOU-8.1", "FOU-8.12")
@pytest.mark.parametrize(
    ("acrobat", "timing", "code"),
    [
        ("magpie", END_OF_ROUND, "nobody-richer"),
        ("swallow", END_OF_ROUND, "nothing-to-recall"),
        ("goat", AFTER_REVEAL, "no-caravel-to-push"),
        ("horse", BEFORE_TRAVEL, "too-few-travel-cards"),
    ],
)
def test_nobody_is_asked_about_an_acrobat_that_can_do_nothing(acrobat: str, timing: int, code: str) -> None:
    """No question; and if another one can, this one is refused with its reason."""
    hands = {0: [4]} if acrobat == "horse" else {}
    table = a_table(3, acrobats={0: [acrobat]}, hands=hands, at=OpenMoment(timing))
    assert table.ask == ""
    also = {END_OF_ROUND: "owl", BEFORE_TRAVEL: "ox"}.get(timing)
    if also:
        table = a_table(3, acrobats={0: [acrobat, also]}, hands=hands, at=OpenMoment(timing))
        assert table.picks(0) == [CARDS[also], DECLINE]
        assert table.refusal(0, f"encounter:{CARDS[acrobat]}")[0] == code


def a_reveal(**wishes: Unpack[Wishes]) -> Table:
    """Return a table after the reveal, seat 0 holding the Goat."""
    full: Wishes = {"acrobats": {0: ["goat"]}, **wishes}
    return a_table(**full)


@rule("FOU-8.4", "FOU-8.15")
def test_the_goat_pushes_a_caravel_to_a_neighbouring_city() -> None:
    """After the reveal and before the first city: seat 1, alone in city 3, is pushed to seat 2's city 4."""
    table = a_reveal(cities={3: ["bonus-3a"], 4: ["bonus-2a"]})
    table.visit(1, 3, 4)
    table.answer(0, CARDS["goat"])
    assert table.ask == "ChooseCaravel"
    assert table.picks(0) == [8 + 2, 16 + 3]
    assert table.refusal(0, "caravel:0:0") == ("your-own-caravel", "FOU-8.15")
    assert table.top.target(table.state, 8 + 2) == "caravel:1:2"
    table.answer(0, 8 + 2)
    assert table.picks(0) == [1, 3]
    assert table.refusal(0, "city:2") == ("wrong-distance", "FOU-8.15")
    assert table.refusal(0, "city:6") == ("wrong-distance", "FOU-8.15")
    table.answer(0, 3)
    assert table.heard(CaravelPushed) == [CaravelPushed(0, 1, 2, 3)]
    table.resolve()
    assert [player.purse for player in table.state.players] == [3, 3, 3]
    assert [len(player.requests) for player in table.state.players] == [1, 1, 1]


@rule("FOU-8.16")
def test_a_pushed_caravel_lands_on_the_city_of_its_card() -> None:
    """The discard decides, not where it was pushed."""
    table = a_reveal()
    table.visit(1, 3, 8)
    table.answer(0, CARDS["goat"])
    table.answer(0, 8 + 2)
    table.answer(0, 3)
    assert [(c.colour, c.card) for c in GAME.view(table.state, 1).cities[3].caravels] == [(1, 2)]
    table.resolve()
    assert GAME.view(table.state, 1).players[1].on_board == [2]
    assert table.player(1).hand == ALL & ~city_set(3)


@rule("FOU-8.15")
def test_at_the_edge_there_is_one_way() -> None:
    """City 8 has one neighbour."""
    table = a_reveal()
    table.visit(1, 8, 3)
    table.answer(0, CARDS["goat"])
    table.answer(0, 8 + 7)
    assert table.picks(0) == [6]


@rule("FOU-8.15")
def test_no_caravel_is_pushed_onto_its_own_colour() -> None:
    """Seat 1 rides the Horse to cities 3 and 4."""
    table = a_table(3, acrobats={0: ["goat"], 1: ["horse"]})
    table.answer(1, CARDS["horse"])
    table.answer(1, 8 + 2)
    table.choose({1: 4, 0: 8, 2: 8})
    table.answer(0, CARDS["goat"])
    table.answer(0, 8 + 2)
    assert table.picks(0) == [1]
    assert table.refusal(0, "city:3") == ("colour-already-there", "FOU-8.15")


@rule("FOU-8.9")
def test_the_ox_stands_firm() -> None:
    """Nobody is pushed into the reserved city, and its owner is not pushed out of it."""
    table = a_table(3, acrobats={0: ["goat"], 1: ["ox"]}, rounds=1)
    table.answer(1, CARDS["ox"])
    table.answer(1, 8 + 3)
    table.choose({0: 8, 2: 3})
    table.answer(0, CARDS["goat"])
    assert table.picks(0) == [16 + 2]
    assert table.refusal(0, "caravel:1:3") == ("caravel-guarded", "FOU-8.9")
    table.answer(0, 16 + 2)
    assert table.picks(0) == [1]
    assert table.refusal(0, "city:3") == ("city-reserved", "FOU-8.9")


@rule("FOU-8.15")
def test_caravels_on_the_board_cannot_be_pushed() -> None:
    """They do not stand in front of a city."""
    table = a_reveal(hands={1: [3, 5, 6]})
    table.visit(1, 3, 8)
    table.answer(0, CARDS["goat"])
    assert table.refusal(0, "caravel:1:0") == ("not-standing", "FOU-8.15")


@rule("FOU-8.19")
def test_the_magpie_steals_from_every_richer_opponent() -> None:
    """All are compared before anything is stolen, so an equal purse is safe although the thief grows."""
    table = at_the_end(seats=4, acrobats={0: ["magpie"]}, purses=[4, 6, 4, 5])
    table.answer(0, CARDS["magpie"])
    assert [player.purse for player in table.state.players] == [6, 5, 4, 4]
    assert table.heard(CoinsStolen) == [CoinsStolen(0, 1, 1), CoinsStolen(0, 3, 1)]


@rule("FOU-8.20")
def test_the_swallow_takes_travel_cards_back() -> None:
    """As Actor 1 does."""
    table = at_the_end(acrobats={0: ["swallow"]}, hands={0: [2, 7]})
    table.answer(0, CARDS["swallow"])
    assert table.player(0).hand == ALL
    assert table.heard(TravelRecalled) == [TravelRecalled(0, 6)]


@rule("FOU-8.6")
def test_the_end_of_a_round_comes_before_the_pile_is_looked_at() -> None:
    """So also in the last round of a season, before the scoring."""
    table = a_table(3, acrobats={0: ["raven"]}, pile=(), needle=8)
    table.visit(1, 2, 3)
    table.resolve()
    assert (table.ask, table.top.seats()) == ("UseAcrobat", (0,))
    assert table.player(0).sheets == ()
    table.answer(0, DECLINE)
    assert len(table.player(0).sheets) == 1


@rule("FOU-8.15")
@pytest.mark.parametrize(
    ("front", "faults"),
    [
        ((0, 8, 16), []),
        ((0, 1), ["the colours [0, 0] stand in front of city 2"]),
        ((0, 24), ["the colours [0, 3] stand in front of city 2"]),
        ((0, 0), ["caravel 0 stands 2 times", "the colours [0, 0] stand in front of city 2"]),
        ((-1,), ["the colours [-1] stand in front of city 2"]),
    ],
)
def test_no_city_holds_two_caravels_of_a_colour(front: tuple[int, ...], faults: list[str]) -> None:
    """A table on which one does is called wrong, and so is a colour that nobody plays."""
    state = a_table(3).state
    state.fronts[2] = front
    assert GAME.faults(state) == faults


@rule("FOU-8.15")
def test_both_friend_troupes_are_in_play_with_two_players() -> None:
    """Their Caravels may stand together, and those of a fifth colour may not."""
    state = a_table(2).state
    state.fronts[2] = (16, 24)
    assert GAME.faults(state) == []
    state.fronts[2] = (16, 32)
    assert GAME.faults(state) == ["the colours [2, 4] stand in front of city 2"]


@rule("FOU-8.7")
def test_one_who_declines_is_asked_once_for_all_acrobats() -> None:
    """Two suitable Acrobats are one turn."""
    table = a_table(3, acrobats={0: ["raven", "swallow"]}, hands={0: [1, 2, 3]}, at=OpenMoment(END_OF_ROUND))
    assert table.ask == "UseAcrobat"
    table.answer(0, DECLINE)
    assert table.ask == ""


@rule("FOU-8.15")
def test_a_push_says_how_far_a_city_is() -> None:
    """Two cities away is twice as far as the Goat pushes."""
    table = a_table(3, acrobats={0: ["goat"]})
    table.visit(1, 4, 8)
    table.answer(0, CARDS["goat"])
    table.answer(0, table.picks(0)[0])
    assert table.ask == "PushCaravel"
    far = {why.pick: why.numbers for why in table.top.refusals(table.state, 0) if why.code == "wrong-distance"}
    assert far[5] == {"needs": 2, "has": 1}
    assert far[0] == {"needs": 3, "has": 1}
