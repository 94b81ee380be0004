"""Troupes that meet in a city."""

from __future__ import annotations

from herzog.games.fourberies.events import EncountersDiscarded, NeedleMoved, RequestDrawnUnseen
from tests.games.fourberies.scenario import CARDS, RED_1, REQUESTS, YELLOW_1, a_table, cards
from tests.rule import rule


@rule("FOU-6.3", "FOU-Q4")
def test_the_actors_move_the_needle_by_their_difference() -> None:
    """T1, the book's example: Tragedians 2 and 3 and a Comedian 4, 5 - 4 = 1 towards red."""
    table = a_table(3, cities={4: ["tragedian-2a", "comedian-4a", "tragedian-3a"]}, needle=8)
    table.visit(4, 4, 1)
    table.resolve()
    assert table.heard(NeedleMoved) == [NeedleMoved(8, 7, -1)]
    assert table.state.needle == 7


@rule("FOU-Q4")
def test_a_difference_crosses_the_middle_once_or_not_at_all() -> None:
    """Card by card the mood would turn and turn back; the difference of 0 moves nothing and sends nobody home."""
    table = a_table(3, cities={4: ["tragedian-3a", "comedian-3a"]}, needle=YELLOW_1, on_stage=[1, 1, 1])
    table.visit(4, 4, 1)
    table.resolve()
    assert table.heard(NeedleMoved) == []
    assert [player.on_stage for player in table.state.players] == [1, 1, 1]


@rule("FOU-6.1", "FOU-6.2", "FOU-Q21")
def test_everything_is_discarded_and_only_the_needle_moves() -> None:
    """No Bonus, no Acrobat, no effect of an Actor and none to be paid."""
    stack = ["bonus-3a", "raven", "comedian-5a", "comedian-1a", "tragedian-2a", "tragedian-3a"]
    table = a_table(3, cities={4: stack}, needle=YELLOW_1, hands={0: [3, 4, 5]})
    table.visit(4, 4, 8)
    assert table.heard(EncountersDiscarded) == [EncountersDiscarded(3, list(cards(*stack)), 1)]
    assert table.state.needle == YELLOW_1 + 1
    assert [player.purse for player in table.state.players] == [3, 3, 3]
    assert [(p.troupe, p.taken, p.fresh, p.on_stage) for p in table.state.players] == [((), (), (), 0)] * 3
    assert table.player(0).hand.bit_count() == 2
    assert set(cards(*stack)) <= set(table.state.discard)


@rule("FOU-6.4", "FOU-Q22", "FOU-Q23", "FOU-Q26")
def test_each_player_there_draws_one_request_after_the_needle() -> None:
    """In turn order, which begins with seat 3 in the fourth round, however many meet."""
    table = a_table(5, cities={4: ["tragedian-1a"]}, rounds=3)
    table.visit(4, 4, 8, 4, 8)
    table.nature(0, 1, 2, 3, 4)
    assert [event.seat for event in table.heard(RequestDrawnUnseen)] == [3, 0, 1, 4, 2]
    assert [player.requests for player in table.state.players] == [(1,), (2,), (4,), (0,), (3,)]


@rule("FOU-Q22")
def test_the_needle_has_moved_before_anybody_draws() -> None:
    """When nature is asked for the first Secret Request, the mood has turned."""
    table = a_table(3, cities={4: ["tragedian-1a"]}, needle=YELLOW_1)
    table.visit(4, 4, 8)
    assert table.ask == "DrawRequest"
    assert table.state.needle == RED_1


@rule("FOU-8.5", "FOU-8.17", "FOU-Q25")
def test_the_cat_takes_an_actor_out_of_a_shared_city() -> None:
    """Into the troupe, without its effect; the others move the needle without it, and everybody draws."""
    stack = ["comedian-3a", "tragedian-4a", "bonus-1"]
    table = a_table(3, cities={4: stack, 6: ["comedian-1a"]}, acrobats={0: ["cat"]}, needle=YELLOW_1)
    table.visit(4, 4, 8)
    assert (table.ask, table.top.seats()) == ("UseAcrobat", (0,))
    table.answer(0, CARDS["cat"])
    assert table.picks(0) == [CARDS["comedian-3a"]]
    assert table.refusal(0, f"encounter:{CARDS['tragedian-4a']}") == ("too-experienced", "FOU-8.17")
    assert table.refusal(0, f"encounter:{CARDS['bonus-1']}") == ("not-an-actor", "FOU-Q28")
    assert table.refusal(0, f"encounter:{CARDS['comedian-1a']}") == ("not-in-this-city", "FOU-8.17")
    table.answer(0, CARDS["comedian-3a"])
    assert table.player(0).troupe == cards("comedian-3a")
    assert (table.player(0).purse, table.player(0).on_stage) == (3, 0)
    assert table.state.needle == YELLOW_1 - 4
    table.nature(REQUESTS["queen"], REQUESTS["spy"])
    assert [len(player.requests) for player in table.state.players] == [1, 1, 0]


@rule("FOU-8.5", "FOU-Q51")
def test_the_cat_is_not_asked_where_it_can_do_nothing() -> None:
    """Not for Actors too experienced, not in another's shared city, not in a city of its own."""
    for cities, visits in (
        ({4: ["tragedian-4a", "bonus-1"]}, (4, 4, 8)),
        ({4: ["tragedian-1a"]}, (8, 4, 4)),
        ({4: ["tragedian-4a"]}, (4, 8, 8)),
    ):
        table = a_table(3, cities=cities, acrobats={0: ["cat"]})
        table.visit(*visits)
        assert table.ask in {"DrawRequest", "SendToCourt"}
