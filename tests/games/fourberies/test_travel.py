from __future__ import annotations

from random import Random

import pytest

from herzog.games.fourberies import GAME
from herzog.games.fourberies.acrobats import why_not_use
from herzog.games.fourberies.box import BEFORE_TRAVEL
from herzog.games.fourberies.events import TravelRevealed
from herzog.games.fourberies.travel import BeginTravel, ChooseTravel
from herzog.games.fourberies.why import Why
from tests.games.fourberies.scenario import ABSENT, CARDS, DECLINE, a_table, city_set
from tests.rule import rule


@rule("FOU-2.2", "FOU-3.1")
def test_all_choose_at_the_same_time() -> None:
    """Everybody is asked at once, for any card in hand."""
    table = a_table(4, hands={0: [1, 4, 8], 2: [2, 3]})
    assert table.ask == "ChooseTravel"
    assert table.top.seats() == (0, 1, 2, 3)
    assert table.picks(0) == [0, 3, 7]
    assert table.picks(2) == [17, 18]
    assert table.picks(1) == list(range(8, 16))


@rule("FOU-3.1")
def test_nobody_sees_more_than_who_is_ready() -> None:
    """The choice of another is sealed, and no event is told before the last one."""
    table = a_table(3)
    table.answer(1, 13)
    top = table.top
    assert top.seats() == (0, 2)
    for viewer in (0, 2, None):
        masked = GAME.mask(table.state, viewer).agenda[-1]
        assert isinstance(masked, ChooseTravel)
        assert (masked.waiting, masked.chosen) == ((0, 2), 0)
    own = GAME.mask(table.state, 1).agenda[-1]
    assert isinstance(own, ChooseTravel)
    assert own.chosen == 1 << 13
    assert table.heard(TravelRevealed, 0) == []


@rule("FOU-3.2")
def test_the_reveal_is_one_event() -> None:
    """Whoever answers last, all cards are turned at once."""
    table = a_table(3)
    table.choose({2: 8, 0: 3, 1: 3})
    assert table.heard(TravelRevealed) == [TravelRevealed([[2], [2], [7]], [])]


@rule("FOU-3.3", "FOU-3.4")
def test_a_caravel_stands_in_front_and_the_card_is_discarded_at_once() -> None:
    """Before anything is resolved; seat 1's steal finds the table so."""
    table = a_table(3, cities={1: ["tragedian-2a"], 5: ["bonus-1"]})
    table.visit(5, 1, 5)
    assert table.ask == "StealFrom"
    view = GAME.view(table.state, None)
    assert [(caravel.colour, caravel.card) for caravel in view.cities[4].caravels] == [(0, 4), (2, 4)]
    assert [player.travel_used for player in view.players] == [[4], [0], [4]]
    assert [player.on_board for player in view.players] == [[], [], []]


@rule("FOU-3.1")
@pytest.mark.parametrize(
    ("target", "code"),
    [
        ("travel:0:4", "travel-card-used"),
        ("travel:1:0", "not-your-travel-card"),
        ("travel:2:7", "not-your-travel-card"),
        ("city:3", "not-now"),
        ("encounter:0", "not-now"),
    ],
)
def test_what_may_not_be_chosen_is_explained(target: str, code: str) -> None:
    """A used card, another's card, and things that are no cards at all."""
    table = a_table(3, cities={1: ["comedian-1a"]}, hands={0: [1, 2, 3]})
    assert table.refusal(0, target)[0] == code


@rule("FOU-8.8", "FOU-8.9", "FOU-3.1")
def test_the_ox_reserves_a_city() -> None:
    """The owner lays a card face up and is not asked again; nobody else may choose that city."""
    table = a_table(3, acrobats={1: ["ox"]})
    assert (table.ask, table.top.seats()) == ("UseAcrobat", (1,))
    table.answer(1, table.picks(1)[0])
    assert table.ask == "ReserveCity"
    assert table.picks(1) == list(range(8, 16))
    table.answer(1, 8 + 3)
    assert table.top.seats() == (0, 2)
    assert 3 not in table.picks(0)
    assert table.refusal(0, "travel:0:3") == ("city-reserved", "FOU-8.9")
    assert table.refusal(1, "travel:1:3")[0] == "not-asked"
    table.choose({0: 1, 2: 2})
    assert table.heard(TravelRevealed) == [TravelRevealed([[0], [3], [1]], [])]
    assert table.state.players[1].hand == city_set(1, 2, 3, 5, 6, 7, 8)


@rule("FOU-8.9")
def test_cities_are_free_again_after_resolution() -> None:
    """The next round anybody may go there."""
    table = a_table(3, acrobats={1: ["ox"]}, pile=["comedian-1a"])
    table.answer(1, table.picks(1)[0])
    table.answer(1, 8 + 3)
    table.choose({0: 1, 2: 2})
    table.resolve()
    table.nature(*table.state.pile)
    assert table.state.reserved == table.state.guarded == 0
    assert 3 in table.picks(0)


@rule("FOU-Q50", "FOU-8.8")
def test_nobody_is_left_without_a_choice() -> None:
    """A city that is another's only way out may not be reserved."""
    table = a_table(2, acrobats={0: ["ox"]}, hands={1: [4, 5]}, friend_piles=[[1, 2], [1, 2]])
    table.state.reserved = city_set(5)
    table.state.players[0].laid = 0
    table.nature(0, 0)
    table.answer(0, table.picks(0)[0])
    assert table.picks(0) == [0, 1, 2, 5, 6, 7]
    assert table.refusal(0, "travel:0:3") == ("leaves-no-choice", "FOU-Q50")
    assert table.refusal(0, "travel:0:4") == ("city-reserved", "FOU-8.9")


@rule("FOU-Q52", "FOU-8.8")
def test_a_choice_of_one_card_is_reserved_once() -> None:
    """A second Acrobat of that kind has to wait."""
    table = a_table(3, acrobats={0: ["ox"]})
    table.answer(0, table.picks(0)[0])
    table.answer(0, 2)
    player = table.player(0)
    player.ready, player.tilted = player.tilted, ()
    assert why_not_use(table.state, 0, player.ready[0], BEFORE_TRAVEL, ABSENT) == Why.ALREADY_RESERVED


@rule("FOU-8.11")
def test_the_horse_visits_two_cities() -> None:
    """Its owner stays asked until both cards are in; both cities are resolved by the normal rules."""
    table = a_table(3, cities={2: ["bonus-2a"], 6: ["bonus-3a"]}, acrobats={0: ["horse"]}, purses=[0, 0, 0])
    table.answer(0, table.picks(0)[0])
    table.answer(0, 1)
    assert table.top.seats() == (0, 1, 2)
    assert table.refusal(0, "travel:0:1") == ("already-chosen", "FOU-8.11")
    table.choose({0: 6, 1: 3, 2: 4})
    table.resolve()
    assert table.player(0).purse == 5
    assert table.heard(TravelRevealed)[0].cities[0] == [1, 5]
    assert table.player(0).extra == ABSENT


@rule("FOU-8.11")
def test_half_of_a_double_choice_does_not_show() -> None:
    """To the others the owner of the Horse is still thinking, and nothing else."""
    table = a_table(3, acrobats={0: ["horse"]})
    table.answer(0, table.picks(0)[0])
    before = GAME.mask(table.state, 1).agenda[-1]
    table.answer(0, 1)
    after = GAME.mask(table.state, 1).agenda[-1]
    assert isinstance(before, ChooseTravel)
    assert isinstance(after, ChooseTravel)
    assert (before.waiting, before.chosen) == (after.waiting, after.chosen) == ((0, 1, 2), 0)


@rule("FOU-8.12")
def test_the_horse_needs_two_cards() -> None:
    """Refused when fewer may be chosen; given back unused when a reservation comes in between."""
    table = a_table(2, acrobats={0: ["horse"], 1: ["ox"]}, hands={0: [3, 4]}, friend_piles=[[1, 2], [1, 2]])
    table.nature(0, 0)
    horse, ox = table.picks(0)[0], table.player(1).ready[0]
    table.answer(0, horse)
    assert table.player(0).tilted == (horse,)
    table.answer(1, ox)
    table.answer(1, 8 + 2)
    assert table.ask == "ChooseTravel"
    assert (table.player(0).ready, table.player(0).tilted) == ((horse,), ())
    assert table.picks(0) == [3]
    table.answer(0, 3)
    assert table.ask != "ChooseTravel"


@rule("FOU-8.12")
def test_the_horse_is_refused_with_one_card_to_choose() -> None:
    """The Ox came first."""
    table = a_table(
        2, acrobats={1: ["horse"], 0: ["ox", "raven"]}, hands={1: [3, 4]}, friend_piles=[[1, 2], [1, 2]], rounds=0
    )
    table.nature(0, 0)
    table.answer(0, table.picks(0)[0])
    table.answer(0, 2)
    assert table.ask == "ChooseTravel"
    assert table.top.seats() == (1,)
    assert table.picks(1) == [8 + 3]


@rule("FOU-8.13")
def test_ox_and_horse_together() -> None:
    """The card laid face up is one of the two."""
    table = a_table(3, acrobats={0: ["ox", "horse"]})
    ox, horse = table.picks(0)[:2]
    table.answer(0, ox)
    table.answer(0, 6)
    table.answer(0, horse)
    assert table.top.seats() == (0, 1, 2)
    assert 6 not in table.picks(0)
    assert table.refusal(0, "travel:0:6")[0] == "already-chosen"
    table.choose({0: 2, 1: 3, 2: 4})
    assert table.heard(TravelRevealed)[0].cities[0] == [1, 6]


@rule("FOU-3.1", "FOU-8.11")
def test_sealed_choices_are_made_up_within_the_rules() -> None:
    """A filled table gives the Horse's owner two different cards, none of them reserved by another."""
    table = a_table(3, acrobats={0: ["horse"], 1: ["ox"]}, hands={0: [1, 2, 3, 4]})
    table.answer(0, table.picks(0)[0])
    table.answer(1, table.picks(1)[0])
    table.answer(1, 8)
    table.choose({0: 2})
    table.choose({0: 3})
    masked = GAME.mask(table.state, 2)
    for seed in range(20):
        top = GAME.fill(masked, Random(seed)).agenda[-1]
        assert isinstance(top, ChooseTravel)
        assert top.chosen.bit_count() == 2
        assert not top.chosen & ~city_set(2, 3, 4)


@rule("FOU-8.3", "FOU-8.7", "FOU-8.1")
def test_acrobats_come_before_the_choice_and_may_be_declined() -> None:
    """Those who have one for this moment are asked, and nobody else."""
    table = a_table(3, acrobats={2: ["ox"], 0: ["raven"]})
    assert (table.ask, table.top.seats()) == ("UseAcrobat", (2,))
    table.answer(2, DECLINE)
    assert table.ask == "ChooseTravel"
    assert table.player(2).ready != ()


@rule("FOU-8.8")
def test_what_may_not_be_reserved_is_explained() -> None:
    """Another's card, the last of them too, a used one, and a city that is reserved."""
    table = a_table(3, acrobats={0: ["ox"]}, hands={0: [1, 2, 3]})
    table.answer(0, CARDS["ox"])
    assert table.ask == "ReserveCity"
    codes = {why.pick: why.code for why in table.top.refusals(table.state, 0)}
    assert (codes[8], codes[23], codes[4]) == ("not-your-travel-card", "not-your-travel-card", "travel-card-used")
    assert len(codes) == 21
    table.state.reserved = city_set(2)
    codes = {why.pick: why.code for why in table.top.refusals(table.state, 0)}
    assert codes[1] == "city-reserved"


@rule("FOU-3.1", "FOU-8.8")
def test_nobody_is_asked_when_every_choice_lies_face_up() -> None:
    """All three have reserved a city: their cards are turned up at once."""
    table = a_table(3)
    for seat, player in enumerate(table.state.players):
        player.laid = city_set(seat + 1)
        table.state.reserved |= player.laid
    table.state.agenda = [BeginTravel()]
    table.settle()
    assert table.heard(TravelRevealed)[0].cities == [[0], [1], [2]]
    assert [len(front) for front in table.state.fronts] == [1, 1, 1, 0, 0, 0, 0, 0]
