"""Two players and their friend troupes. Colours 2 and 3 are the friends of seats 0 and 1."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from herzog.games.fourberies import GAME
from herzog.games.fourberies.events import (
    EncountersDiscarded,
    FriendDrew,
    FriendPassed,
    FriendRecalled,
    FriendSeen,
    FriendTurnedAway,
    NeedleMoved,
    TravelRevealed,
    TroupesMet,
)
from herzog.kernel import CHANCE, UNKNOWN
from tests.games.fourberies.scenario import CARDS, DECLINE, RED_1, REQUESTS, YELLOW_1, Table, a_table, cards, city_set
from tests.rule import rule

if TYPE_CHECKING:
    from typing import Unpack

    from tests.games.fourberies.scenario import Wishes

STACK = ["bonus-2a", "comedian-3a", "owl", "tragedian-1a"]


def met(*visits: int, friends: tuple[int, int], stack: list[str] = STACK, **wishes: Unpack[Wishes]) -> Table:
    """Return a table of two at which these cities were chosen and drawn, city 4 having *stack* before it."""
    full: Wishes = {"seats": 2, "cities": {4: stack, 1: ["bonus-1"], 8: ["bonus-2b"]}, **wishes}
    table = a_table(**full)
    table.visit(*visits, friends=friends)
    return table


@rule("FOU-13.1", "FOU-13.2")
def test_two_players_have_a_friend_troupe_each() -> None:
    """Eight cards in a pile of her own; with more players there are none."""
    view = GAME.view(a_table(2).state, None)
    assert [(friend.owner, friend.colour.id, friend.pile) for friend in view.friends] == [(0, 2, 8), (1, 3, 8)]
    for seats in (3, 4, 5):
        assert a_table(seats).state.friends == []


@rule("FOU-13.3", "FOU-8.3")
def test_the_owner_alone_looks_at_the_card_before_choosing() -> None:
    """Even before Acrobats; to the other it is any of the cards not used yet."""
    table = a_table(2, acrobats={0: ["ox"]}, friend_piles=[[3, 5, 7], [1, 2, 4]])
    assert table.ask == "DrawFriendCard"
    assert table.picks(CHANCE) == [2, 4, 6]
    table.nature(4, 1)
    assert table.ask == "UseAcrobat"
    assert table.heard(FriendSeen, 0) == [FriendSeen(0, 4)]
    assert table.heard(FriendSeen, 1) == [FriendSeen(1, 1)]
    assert table.heard(FriendDrew, 1) == [FriendDrew(0)]
    own, other = GAME.mask(table.state, 0).friends[0], GAME.mask(table.state, 1).friends[0]
    assert (own.pile, own.drawn) == (city_set(3, 7), 4)
    assert (other.pile, other.drawn) == (city_set(3, 5, 7), UNKNOWN)
    seen = [GAME.view(GAME.mask(table.state, seat), seat).friends[0] for seat in (0, 1, None)]
    assert [(view.has_drawn, view.drawn, view.pile) for view in seen] == [(True, city, 2) for city in (4, None, None)]


@rule("FOU-13.4")
def test_both_cards_are_revealed_together() -> None:
    """Four Caravels are placed."""
    table = met(4, 4, friends=(1, 8))
    assert table.heard(TravelRevealed) == [TravelRevealed([[3], [3]], [0, 7])]
    table = a_table(2, cities={1: ["comedian-2a"]}, purses=[1, 1])
    table.visit(1, 8, friends=(2, 3))
    assert [len(front) for front in table.state.fronts] == [1, 1, 1, 0, 0, 0, 0, 1]


@rule("FOU-13.5", "FOU-Q41")
def test_a_friend_alone_discards_without_any_effect() -> None:
    """The needle does not move, nobody gains anything."""
    table = met(1, 8, friends=(4, 5))
    assert table.heard(FriendPassed)[0] == FriendPassed(0, 3, list(cards(*STACK)))
    assert table.heard(NeedleMoved) == []
    assert set(cards(*STACK)) <= set(table.state.discard)
    assert [(player.purse, player.requests) for player in table.state.players] == [(3 + 1, ()), (3 + 2, ())]


@rule("FOU-Q42")
@pytest.mark.parametrize(("visits", "friends", "seat"), [((4, 8), (4, 1), 0), ((4, 8), (1, 4), 0), ((8, 4), (4, 1), 1)])
def test_a_friend_makes_a_shared_city_of_a_players(
    visits: tuple[int, int], friends: tuple[int, int], seat: int
) -> None:
    """Whether she is the player's own or the other's: the needle moves, the player draws, she does not."""
    table = met(*visits, friends=friends)
    assert table.heard(EncountersDiscarded) == [EncountersDiscarded(3, list(cards(*STACK)), 2)]
    assert table.heard(NeedleMoved) == [NeedleMoved(YELLOW_1, YELLOW_1 + 2, 2)]
    table.nature(REQUESTS["spy"])
    assert REQUESTS["spy"] in table.player(seat).requests
    assert table.player(seat).purse == 3
    assert len(table.state.requests) == 21


@rule("FOU-Q43")
def test_two_players_and_both_friends_draw_two_requests() -> None:
    """One per player and none per friend."""
    table = met(4, 4, friends=(4, 4))
    assert table.heard(TroupesMet) == [TroupesMet(3, [0, 1, 2, 3])]
    table.nature(0, 1)
    assert [player.requests for player in table.state.players] == [(0,), (1,)]
    assert table.ask == "PlaceEncounter"


@rule("FOU-13.6", "FOU-Q44")
def test_two_friends_alone_move_the_needle_and_draw_nothing() -> None:
    """The Encounters are discarded and their Actors go to Court."""
    table = met(1, 8, friends=(4, 4), stack=["tragedian-2a", "bonus-2a"])
    assert table.heard(TroupesMet) == [TroupesMet(3, [2, 3])]
    assert table.heard(NeedleMoved) == [NeedleMoved(YELLOW_1, RED_1 - 1, -2)]
    assert len(table.state.requests) == 22


@rule("FOU-Q47")
def test_a_friend_in_an_empty_city_does_nothing() -> None:
    """She never takes a Secret Request."""
    table = met(1, 8, friends=(5, 6))
    assert table.heard(FriendPassed) == [FriendPassed(0, 4, []), FriendPassed(1, 5, [])]
    assert len(table.state.requests) == 22


@rule("FOU-Q12", "FOU-Q45")
def test_a_friend_lends_no_managers_and_owns_nothing_to_steal() -> None:
    """Three Managers are all, and the only opponent to steal from is the other player."""
    table = met(4, 1, friends=(8, 8), stack=["comedian-3a", "tragedian-2a"], on_stage=[3, 0])
    assert table.ask == "SendToCourt"
    assert [player.purse for player in table.state.players] == [3 + 1 + 3, 3 + 1 - 1]
    assert table.player(0).on_stage == 3


@rule("FOU-13.7", "FOU-Q46")
def test_a_friend_takes_her_cards_back_after_the_seventh() -> None:
    """The last one is shuffled in with the rest; Actor 1 of her owner does nothing for her."""
    table = met(4, 1, friends=(8, 8), friend_piles=[[8, 3], [8, 3, 5]], stack=["comedian-1a"])
    assert table.ask == "SendToCourt"
    table.answer(0, DECLINE)
    assert table.state.friends[0].pile == city_set(*range(1, 9))
    assert table.state.friends[1].pile == city_set(3, 5)
    assert table.heard(FriendRecalled) == [FriendRecalled(0)]


@rule("FOU-8.10", "FOU-Q48")
def test_a_friend_is_turned_away_from_a_reserved_city() -> None:
    """Her card is discarded, her Caravel lands at once, and the owner of the Ox is alone."""
    table = a_table(2, acrobats={0: ["ox"]}, cities={4: ["bonus-3a"]}, friend_piles=[range(1, 9), [4, 7]])
    table.nature(0, 3)
    table.answer(0, CARDS["ox"])
    table.answer(0, 3)
    table.choose({1: 8})
    assert table.heard(FriendTurnedAway) == [FriendTurnedAway(1, 3)]
    assert table.player(0).purse == 3 + 3
    assert table.heard(FriendRecalled) == [FriendRecalled(1)]


@rule("FOU-Q48")
def test_friends_can_be_pushed_also_ones_own() -> None:
    """The Goat sends seat 0's own friend to the other player."""
    table = a_table(2, acrobats={0: ["goat"]}, cities={4: ["bonus-3a"]})
    table.visit(1, 4, friends=(5, 8))
    table.answer(0, CARDS["goat"])
    assert table.picks(0) == [8 + 3, 16 + 4, 24 + 7]
    table.answer(0, 16 + 4)
    table.answer(0, 3)
    table.resolve()
    assert table.heard(TroupesMet) == [TroupesMet(3, [1, 2])]
    assert table.player(1).purse == 3
