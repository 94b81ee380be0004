"""A troupe alone in a city."""

from __future__ import annotations

from herzog.games.fourberies import GAME
from herzog.games.fourberies.events import (
    AcrobatGained,
    ActorsJoined,
    BonusGained,
    CaravelsLanded,
    LoneTroupeArrived,
    TravelRecalled,
    TroupesMet,
)
from tests.games.fourberies.scenario import CARDS, DECLINE, a_table, cards, city_set
from tests.rule import rule


@rule("FOU-4.1")
def test_cities_are_resolved_in_order_and_others_keep_their_cards() -> None:
    """City 2 before city 7, wherever the players sit; city 4 is left alone."""
    table = a_table(3, cities={2: ["bonus-1"], 4: ["bonus-2a"], 7: ["bonus-3a"]})
    table.visit(7, 2, 7)
    table.resolve()
    assert [event.city for event in table.heard(CaravelsLanded)] == [1, 6]
    assert table.heard(LoneTroupeArrived) == [LoneTroupeArrived(1, 1)]
    assert table.heard(TroupesMet) == [TroupesMet(6, [0, 2])]
    assert table.state.stacks[3] == cards("bonus-2a")


@rule("FOU-4.1")
def test_a_city_is_finished_before_the_next_begins() -> None:
    """While seat 1 thinks about the Court, the later city still has its cards."""
    table = a_table(3, cities={2: ["tragedian-4a"], 7: ["bonus-3a"]})
    table.visit(7, 2, 8)
    assert (table.ask, table.top.seats()) == ("SendToCourt", (1,))
    assert table.state.stacks[6] == cards("bonus-3a")
    assert table.player(0).purse == 3


@rule("FOU-4.2", "FOU-Q7", "FOU-4.10")
def test_the_newest_encounter_comes_first() -> None:
    """T4: a newer Bonus pays for an older Actor 5; the other way round the Actor is lost."""
    table = a_table(3, cities={1: ["comedian-5a", "bonus-1"]}, purses=[0, 3, 3])
    table.visit(1, 2, 2)
    assert table.player(0).taken == cards("comedian-5a")
    assert table.player(0).purse == 0
    table = a_table(3, cities={1: ["bonus-1", "comedian-5a"]}, purses=[0, 3, 3])
    table.visit(1, 2, 2)
    assert table.player(0).taken == ()
    assert table.player(0).purse == 1
    assert CARDS["comedian-5a"] in table.state.discard


@rule("FOU-4.2", "FOU-4.5")
def test_older_encounters_follow_after_a_question() -> None:
    """Actor 2 asks whom to rob; then the Acrobat and the Bonus beneath it are gained."""
    table = a_table(4, cities={1: ["bonus-1", "raven", "tragedian-2a"]}, purses=[0, 2, 5, 1])
    table.visit(1, 2, 2, 2)
    assert (table.ask, table.player(0).fresh, table.player(0).purse) == ("StealFrom", (), 0)
    table.answer(0, 2)
    assert (table.player(0).fresh, table.player(0).purse) == (cards("raven"), 2)


@rule("FOU-4.1", "FOU-4.14")
def test_the_first_city_is_left_before_the_second_is_resolved() -> None:
    """Also if somebody is asked there."""
    table = a_table(3, cities={1: ["comedian-4a"], 2: ["comedian-4b"]})
    table.visit(1, 2, 3)
    assert (table.ask, table.top.seats()) == ("SendToCourt", (0,))
    table.answer(0, DECLINE)
    assert (table.ask, table.top.seats()) == ("SendToCourt", (1,))
    assert [len(front) for front in table.state.fronts[:3]] == [0, 1, 1]


@rule("FOU-4.3")
def test_no_acrobat_interrupts_a_lone_troupe() -> None:
    """Seats 1 and 2 hold Acrobats for every moment, and seat 0 resolves its city all by itself."""
    table = a_table(
        3,
        cities={1: ["comedian-4a", "tragedian-2a", "bonus-1"]},
        acrobats={1: ["cat", "raven"], 2: ["magpie", "owl"]},
    )
    table.visit(1, 2, 3)
    assert (table.ask, table.top.seats()) == ("StealFrom", (0,))
    assert table.refusal(1, f"encounter:{CARDS['raven']}") == ("not-asked", "FOU-4.7")
    table.answer(0, 1)
    assert (table.ask, table.top.seats()) == ("SendToCourt", (0,))


@rule("FOU-1.6", "FOU-4.4", "FOU-Q54")
def test_the_treasury_never_runs_out() -> None:
    """All 250 Écus of the box are in purses, and a Bonus still pays."""
    table = a_table(3, cities={1: ["bonus-3a"]}, purses=[90, 80, 80])
    table.visit(1, 2, 2)
    assert table.player(0).purse == 93


@rule("FOU-4.4")
def test_a_bonus_pays_and_is_discarded() -> None:
    """Its amount comes from the Treasury."""
    table = a_table(3, cities={1: ["bonus-3a", "bonus-2a"]})
    table.visit(1, 2, 2)
    assert table.player(0).purse == 3 + 5
    assert [event.amount for event in table.heard(BonusGained)] == [2, 3]
    assert set(cards("bonus-3a", "bonus-2a")) <= {*table.state.discard, *table.state.pile}


@rule("FOU-4.5", "FOU-Q19")
def test_a_new_acrobat_is_used_from_the_end_of_the_phase() -> None:
    """Not in a later city of the same round, but at the end of that round."""
    table = a_table(
        4, cities={1: ["cat", "raven"], 2: ["comedian-1a"]}, acrobats={0: ["horse"]}, pile=["bonus-1", "bonus-2a"]
    )
    table.answer(0, CARDS["horse"])
    table.answer(0, 0)
    table.choose({0: 2, 1: 2, 2: 8, 3: 8})
    assert table.heard(AcrobatGained) == [AcrobatGained(0, CARDS["raven"]), AcrobatGained(0, CARDS["cat"])]
    assert table.ask == "DrawRequest", "the Cat was asked about in a later city of its first round"
    table.resolve()
    assert table.ask == "UseAcrobat"
    assert table.picks(0) == [CARDS["raven"], DECLINE]


@rule("FOU-4.5")
def test_a_new_acrobat_says_why_it_may_not_be_used() -> None:
    """While the phase lasts it is too new."""
    table = a_table(3, cities={1: ["raven"], 2: ["comedian-1a"]}, acrobats={0: ["horse", "cat"]})
    table.answer(0, CARDS["horse"])
    table.answer(0, 0)
    table.choose({0: 2, 1: 2, 2: 8})
    assert table.ask == "UseAcrobat"
    assert table.refusal(0, f"encounter:{CARDS['raven']}") == ("acrobat-too-new", "FOU-4.5")
    assert table.refusal(0, f"encounter:{CARDS['horse']}") == ("acrobat-tilted", "FOU-8.1")


@rule("FOU-4.11", "FOU-4.13")
def test_actors_wait_in_hand_and_then_join_the_troupe() -> None:
    """They join when the whole city is resolved, face up for all."""
    table = a_table(3, cities={1: ["comedian-4a", "tragedian-4a"]}, troupes={0: ["comedian-1a"]})
    table.visit(1, 2, 2)
    assert table.player(0).taken == cards("tragedian-4a", "comedian-4a")
    assert table.player(0).troupe == cards("comedian-1a")
    table.answer(0, DECLINE)
    assert table.player(0).troupe == cards("comedian-1a", "tragedian-4a", "comedian-4a")
    assert table.heard(ActorsJoined, 2) == [ActorsJoined(0, list(cards("tragedian-4a", "comedian-4a")))]
    assert GAME.mask(table.state, 2).players[0].troupe == table.player(0).troupe


@rule("FOU-4.14", "FOU-Q20")
def test_caravels_move_onto_the_board_when_the_city_is_done() -> None:
    """In front of the cards until then, afterwards on the city of the card."""
    table = a_table(3, cities={3: ["comedian-4a"], 5: ["comedian-4b"]})
    table.visit(3, 5, 5)
    view = GAME.view(table.state, None)
    assert [caravel.colour for caravel in view.cities[2].caravels] == [0]
    assert view.players[0].on_board == []
    table.answer(0, DECLINE)
    view = GAME.view(table.state, None)
    assert view.cities[2].caravels == []
    assert view.players[0].on_board == [2]
    assert view.cities[2].on_board == [0]
    assert [caravel.colour for caravel in view.cities[4].caravels] == [1, 2]


@rule("FOU-4.15", "FOU-Q17")
def test_with_one_travel_card_left_all_are_taken_back() -> None:
    """Right after the player's own city, before the next one is resolved."""
    table = a_table(3, cities={2: ["bonus-1"], 5: ["comedian-4a"]}, hands={0: [2, 6]})
    table.visit(2, 5, 8)
    assert (table.ask, table.top.seats()) == ("SendToCourt", (1,))
    assert table.player(0).hand == city_set(*range(1, 9))
    assert table.heard(TravelRecalled) == [TravelRecalled(0, 7)]


@rule("FOU-4.15")
def test_with_two_travel_cards_left_nothing_is_taken_back() -> None:
    """Only the last one counts."""
    table = a_table(3, cities={2: ["bonus-1"]}, hands={0: [2, 6, 7]})
    table.visit(2, 5, 5)
    assert table.player(0).hand == city_set(6, 7)


@rule("FOU-Q18", "FOU-8.14")
def test_two_cards_laid_can_empty_a_hand() -> None:
    """All come back after the last of the two cities, not after the first."""
    table = a_table(3, cities={2: ["comedian-4a"], 6: ["comedian-4b"]}, hands={0: [2, 6]}, acrobats={0: ["horse"]})
    table.answer(0, CARDS["horse"])
    table.answer(0, 1)
    table.choose({0: 6, 1: 7, 2: 7})
    table.answer(0, DECLINE)
    assert (table.ask, table.player(0).hand) == ("SendToCourt", 0)
    table.answer(0, DECLINE)
    assert table.player(0).hand == city_set(*range(1, 9))


@rule("FOU-8.14", "FOU-Q53")
def test_a_caravel_whose_card_came_back_stays_and_then_goes_home() -> None:
    """Actor 1 in the first city takes both cards back; the second city is resolved all the same."""
    table = a_table(3, cities={2: ["comedian-1a"], 6: ["bonus-3a"]}, acrobats={0: ["horse"]})
    table.answer(0, CARDS["horse"])
    table.answer(0, 1)
    table.choose({0: 6, 1: 7, 2: 7})
    assert table.ask == "SendToCourt"
    assert table.player(0).hand == city_set(*range(1, 9))
    assert [caravel.colour for caravel in GAME.view(table.state, 0).cities[5].caravels] == [0]
    table.answer(0, DECLINE)
    assert table.player(0).purse == 3 + 3
    view = GAME.view(table.state, 0)
    assert view.cities[5].caravels == []
    assert view.players[0].on_board == []
