"""What each Actor does for a lone troupe."""

from __future__ import annotations

import pytest

from herzog.games.fourberies import GAME
from herzog.games.fourberies.events import (
    ActorLost,
    ActorPaid,
    ActorSentToCourt,
    CoinsStolen,
    ManagerPlaced,
    NothingStolen,
    TravelRecalled,
)
from tests.games.fourberies.scenario import CARDS, DECLINE, RED_1, YELLOW_1, a_table, cards, city_set
from tests.rule import rule

ALL = city_set(*range(1, 9))


@rule("FOU-4.6", "FOU-Q15")
def test_actor_1_takes_back_even_this_rounds_card() -> None:
    """All eight cards, and no Caravel is left on the board."""
    table = a_table(3, cities={1: ["comedian-1a"]}, hands={0: [1, 2, 3]})
    table.visit(1, 2, 2)
    assert table.player(0).hand == ALL
    assert table.heard(TravelRecalled) == [TravelRecalled(0, 6)]
    table.answer(0, DECLINE)
    assert GAME.view(table.state, 0).players[0].on_board == []


@rule("FOU-Q15", "FOU-Q16")
def test_a_second_actor_1_and_the_last_card_find_nothing_to_do() -> None:
    """Cards come back once."""
    table = a_table(3, cities={1: ["comedian-1a", "tragedian-1a"]}, hands={0: [1, 2]})
    table.visit(1, 2, 2)
    table.answer(0, DECLINE)
    assert table.heard(TravelRecalled) == [TravelRecalled(0, 7)]
    assert table.player(0).hand == ALL


@rule("FOU-4.7")
def test_actor_2_steals_from_the_opponent_of_choice() -> None:
    """One Écu goes from purse to purse."""
    table = a_table(4, cities={1: ["tragedian-2a"]}, purses=[0, 2, 5, 1])
    table.visit(1, 2, 2, 2)
    assert table.picks(0) == [1, 2, 3]
    table.answer(0, 3)
    assert [player.purse for player in table.state.players] == [1, 2, 5, 0]
    assert table.heard(CoinsStolen) == [CoinsStolen(0, 3, 1)]


@rule("FOU-Q12", "FOU-Q35")
def test_one_who_has_nothing_cannot_be_robbed() -> None:
    """Purses are public, the poor and the thief are refused by name."""
    table = a_table(4, cities={1: ["tragedian-2a"]}, purses=[0, 0, 5, 1])
    table.visit(1, 2, 2, 2)
    assert table.picks(0) == [2, 3]
    assert table.refusal(0, "seat:1") == ("empty-purse", "FOU-Q12")
    assert table.refusal(0, "seat:0") == ("your-own-purse", "FOU-4.7")
    assert [why.numbers for why in table.top.refusals(table.state, 0) if why.code == "empty-purse"] == [{"has": 0}]
    assert [player.purse for player in GAME.mask(table.state, 3).players] == [0, 0, 5, 1]


@rule("FOU-Q12")
def test_a_single_victim_needs_no_question_and_none_no_debt() -> None:
    """With one possible victim there is no choice, with none nothing happens."""
    table = a_table(3, cities={1: ["tragedian-2a"]}, purses=[0, 0, 5])
    table.visit(1, 2, 2)
    assert table.ask == "SendToCourt"
    assert [player.purse for player in table.state.players] == [1, 0, 4]
    table = a_table(3, cities={1: ["tragedian-2a"]}, purses=[2, 0, 0])
    table.visit(1, 2, 2)
    assert [player.purse for player in table.state.players] == [2, 0, 0]
    assert table.heard(NothingStolen) == [NothingStolen(0)]


@rule("FOU-4.8", "FOU-Q14")
def test_actor_3_places_a_manager_and_counts_all() -> None:
    """T5: two stand there, the third is just placed, whatever their colour: 3 Écus. On an empty stage 1."""
    table = a_table(3, cities={1: ["comedian-3a"]}, on_stage=[0, 1, 1])
    table.visit(1, 2, 2)
    assert table.player(0).purse == 3 + 3
    assert table.player(0).on_stage == 1
    assert table.heard(ManagerPlaced) == [ManagerPlaced(0, 1, 3)]
    table = a_table(3, cities={1: ["comedian-3a"]})
    table.visit(1, 2, 2)
    assert table.player(0).purse == 3 + 1


@rule("FOU-Q13")
@pytest.mark.parametrize(("option", "gain"), [("gain", 5), ("nothing", 0)])
def test_actor_3_without_a_manager(option: str, gain: int) -> None:
    """All three are on the stage: the gain is had, or not, by the option of the table."""
    table = a_table(3, cities={1: ["comedian-3a"]}, on_stage=[3, 2, 0], options={"manager-shortage": option})
    table.visit(1, 2, 2)
    assert table.player(0).on_stage == 3
    assert table.player(0).purse == 3 + gain
    assert table.heard(ManagerPlaced) == [ManagerPlaced(0, 0, gain)]


@rule("FOU-4.9")
def test_actor_4_does_nothing_more() -> None:
    """Nothing but an Actor in hand."""
    table = a_table(3, cities={1: ["tragedian-4a"]}, hands={0: [1, 2, 3]})
    table.visit(1, 2, 2)
    assert [player.purse for player in table.state.players] == [3, 3, 3]
    assert (table.player(0).hand, table.player(0).on_stage) == (city_set(2, 3), 0)
    assert table.player(0).taken == cards("tragedian-4a")


@rule("FOU-4.10", "FOU-Q8")
def test_actor_5_must_be_paid() -> None:
    """Nobody asks whether one wants to."""
    table = a_table(3, cities={1: ["tragedian-5a"]}, purses=[1, 3, 3])
    table.visit(1, 2, 2)
    assert table.ask == "SendToCourt"
    assert table.player(0).purse == 0
    assert table.heard(ActorPaid) == [ActorPaid(0, CARDS["tragedian-5a"], 1)]


@rule("FOU-4.10", "FOU-Q9")
def test_an_unpaid_actor_5_is_gone() -> None:
    """Discarded, without moving the needle, and not to be sent to Court."""
    table = a_table(3, cities={1: ["comedian-4a", "tragedian-5a"]}, purses=[0, 3, 3])
    table.visit(1, 2, 2)
    assert table.state.needle == YELLOW_1
    assert table.picks(0) == [CARDS["comedian-4a"], DECLINE]
    assert CARDS["tragedian-5a"] in table.state.discard
    assert table.heard(ActorLost) == [ActorLost(0, CARDS["tragedian-5a"], 1, 0)]


@rule("FOU-4.12", "FOU-Q5")
def test_a_comedian_2_at_court() -> None:
    """T2, the book's example: a Comedian 2 is sent, a Tragedian 3 is kept; the needle moves 2 to yellow."""
    table = a_table(3, cities={1: ["tragedian-3a", "comedian-2a"]})
    table.visit(1, 2, 2)
    table.answer(0, 1)
    table.answer(0, CARDS["comedian-2a"])
    assert table.state.needle == YELLOW_1 + 2
    assert table.player(0).troupe == cards("tragedian-3a")
    assert CARDS["comedian-2a"] in table.state.discard
    assert table.heard(ActorSentToCourt) == [ActorSentToCourt(0, CARDS["comedian-2a"])]


@rule("FOU-4.12", "FOU-Q10", "FOU-Q28")
def test_only_an_actor_of_this_city_may_go_to_court() -> None:
    """Not one of the troupe, not one before another city, not an Acrobat; and only one of them, or none."""
    table = a_table(
        3,
        cities={1: ["tragedian-3a", "comedian-4a"], 8: ["comedian-1b"]},
        troupes={0: ["comedian-1a"]},
        acrobats={0: ["raven"]},
    )
    table.visit(1, 2, 2)
    assert table.picks(0) == [CARDS["comedian-4a"], CARDS["tragedian-3a"], DECLINE]
    assert table.refusal(0, f"encounter:{CARDS['comedian-1a']}") == ("not-in-hand", "FOU-Q10")
    assert table.refusal(0, f"encounter:{CARDS['comedian-1b']}") == ("not-in-hand", "FOU-Q10")
    assert table.refusal(0, f"encounter:{CARDS['raven']}") == ("not-an-actor", "FOU-Q28")
    table.answer(0, CARDS["comedian-4a"])
    assert table.ask != "SendToCourt"


@rule("FOU-Q11")
def test_the_gain_of_actor_3_is_kept_when_the_mood_turns() -> None:
    """The Manager just placed goes home, the Écu stays; a person is warned before."""
    table = a_table(3, cities={1: ["tragedian-3a"]}, needle=YELLOW_1)
    table.visit(1, 2, 2)
    assert table.player(0).on_stage == 1
    [caution] = table.top.cautions(table.state, 0)
    assert (caution.pick, caution.code, caution.numbers) == (CARDS["tragedian-3a"], "changes-mood", {"managers": 1})
    table.answer(0, CARDS["tragedian-3a"])
    assert table.state.needle == RED_1 - 2
    assert (table.player(0).purse, table.player(0).on_stage) == (4, 0)


@rule("FOU-4.12", "FOU-Q11")
def test_the_smallest_step_over_the_middle_is_warned_of() -> None:
    """From red 1 a Comedian 1 sends one's Managers home; from red 2 it does not."""
    for needle, warned in ((RED_1, [CARDS["comedian-1a"]]), (RED_1 - 1, [])):
        table = a_table(3, cities={1: ["comedian-1a"]}, needle=needle, on_stage=[1, 0, 0])
        table.visit(1, 2, 2)
        assert table.ask == "SendToCourt"
        assert [caution.pick for caution in table.top.cautions(table.state, 0)] == warned
