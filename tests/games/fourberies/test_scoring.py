from __future__ import annotations

from random import Random

import pytest

from herzog.games.fourberies import GAME
from herzog.games.fourberies.events import (
    ActorsRewarded,
    DisguisesShown,
    RequestPaid,
    RequestsRevealed,
    ShowIgnored,
    ShowPleased,
)
from herzog.games.fourberies.scoring import SEALED, ChooseNature, ChooseRequest
from tests.games.fourberies.scenario import (
    ABSENT,
    CARDS,
    DECLINE,
    RED_1,
    REQUESTS,
    YELLOW_1,
    a_season_end,
    cards,
    requests,
)
from tests.rule import rule

VALERE = ["comedian-4a", "comedian-3a", "comedian-1a", "tragedian-2a", "tragedian-1a"]  # 8 and 3
HIPPOLYTE = ["comedian-1b", "comedian-1c", "comedian-2a", "comedian-2b", "tragedian-1b", "tragedian-2b", "tragedian-2c"]


@rule("FOU-10.1", "FOU-10.3", "FOU-10.4", "FOU-10.5", "FOU-Q30")
def test_the_books_example() -> None:
    """T3: a comedy in season 1. Valère gets 3 + 6 + 4 = 13; Hippolyte 4 + 3 before any Secret Request."""
    table = a_season_end(
        seats=3, troupes={0: VALERE, 1: HIPPOLYTE}, held={0: ["favourite"]}, purses=[0, 0, 0], needle=YELLOW_1
    )
    assert [player.purse for player in table.state.players] == [9, 7, 0]
    table.answer(0, REQUESTS["favourite"])
    assert [player.purse for player in table.state.players] == [13, 7, 0]
    sheet = GAME.view(table.state, None).players[0].sheets[0]
    assert (sheet.actor_coins, sheet.difference, sheet.reward, sheet.best, sheet.total) == (3, 5, 6, True, 13)
    assert [(paid.request.key, paid.again, paid.amount) for paid in sheet.requests] == [("favourite", False, 4)]


@rule("FOU-10.1")
def test_an_ecu_for_each_actor_the_king_likes() -> None:
    """By number and not by experience; the others bring nothing."""
    table = a_season_end(troupes={0: ["tragedian-5a", "tragedian-1a", "comedian-5a"]}, needle=RED_1, purses=[0, 0, 0])
    assert table.heard(ActorsRewarded)[0] == ActorsRewarded(0, 2, 2)


@rule("FOU-10.2", "FOU-10.3")
@pytest.mark.parametrize(("season", "best", "other"), [(1, 6, 3), (2, 10, 5)])
def test_shows_that_please_are_rewarded(season: int, best: int, other: int) -> None:
    """The difference has a direction; it must be the King's. Five in the second season."""
    troupes = {0: ["tragedian-5a"], 1: ["tragedian-3a", "comedian-1a"], 2: ["comedian-5a"]}
    table = a_season_end(troupes=troupes, needle=RED_1, purses=[0, 0, 0], season=season)
    assert table.heard(ShowPleased) == [ShowPleased(0, 5, True, best), ShowPleased(1, 2, False, other)]
    assert table.heard(ShowIgnored) == [ShowIgnored(2, 5)]
    assert [player.purse for player in table.state.players] == [1 + best, 1 + other, 0]


@rule("FOU-10.4", "FOU-Q31")
def test_all_who_tie_for_best_are_doubled() -> None:
    """Two shows of 4."""
    troupes = {0: ["comedian-4a"], 1: ["comedian-3a", "comedian-1a"], 2: ["comedian-1b"]}
    table = a_season_end(troupes=troupes, purses=[0, 0, 0])
    assert [event.amount for event in table.heard(ShowPleased)] == [6, 6, 3]


@rule("FOU-Q29")
def test_a_difference_of_nothing_does_not_please() -> None:
    """Neither an even troupe nor an empty one."""
    table = a_season_end(troupes={0: ["comedian-4a", "tragedian-4a"]}, purses=[0, 0, 0])
    assert table.heard(ShowPleased) == []
    assert [player.purse for player in table.state.players] == [1, 0, 0]
    assert [player.sheets[-1].best for player in table.state.players] == [0, 0, 0]


@rule("FOU-Q30")
def test_the_best_show_is_found_among_those_that_please() -> None:
    """A great tragedy neither earns nor stands in the way of a small comedy."""
    table = a_season_end(troupes={0: ["tragedian-5a", "tragedian-5b"], 1: ["comedian-1a"]}, purses=[0, 0, 0])
    assert table.heard(ShowPleased) == [ShowPleased(1, 1, True, 6)]


@rule("FOU-8.2", "FOU-Q27")
def test_a_chameleon_flatters_the_king_for_an_owner_without_requests() -> None:
    """It counts in the difference, brings no Écu, and nobody is asked."""
    table = a_season_end(troupes={0: ["comedian-4a"]}, acrobats={0: ["chameleon-a", "chameleon-b"]}, purses=[0, 0, 0])
    assert table.heard(DisguisesShown) == [DisguisesShown([2, 0, 0])]
    assert table.heard(ActorsRewarded)[0].actors == 1
    assert table.heard(ShowPleased) == [ShowPleased(0, 6, True, 6)]
    assert table.player(0).ready == cards("chameleon-a", "chameleon-b")
    table = a_season_end(acrobats={0: ["chameleon-a"]}, needle=RED_1)
    assert table.heard(DisguisesShown) == [DisguisesShown([-1, 0, 0])]


@rule("FOU-Q27")
def test_owners_with_requests_choose_for_each_chameleon_at_the_same_time() -> None:
    """How much of their experience counts as a Comedian's; sealed until the last answer."""
    table = a_season_end(
        acrobats={0: ["chameleon-a", "chameleon-b"]},
        troupes={0: ["comedian-1a"]},
        held={0: ["queen"], 1: ["spy"]},
        purses=[0, 0, 0],
    )
    assert (table.ask, table.top.seats()) == ("ChooseNature", (0,))
    assert table.picks(0) == [0, 1, 2]
    table.answer(0, 0)
    assert table.heard(DisguisesShown) == [DisguisesShown([-2, 0, 0])]
    assert table.heard(ShowIgnored)[0] == ShowIgnored(0, -1)


@rule("FOU-Q27")
def test_an_owner_who_only_shows_a_request_is_asked_too() -> None:
    """And each owner is asked alone with their own copies; the answers stay sealed."""
    table = a_season_end(
        season=2, acrobats={0: ["chameleon-a"], 2: ["chameleon-b"]}, shown={0: ["queen"]}, held={2: ["spy"]}
    )
    assert table.top.seats() == (0, 2)
    table.answer(2, 1)
    for viewer in (0, 1, None):
        top = GAME.mask(table.state, viewer).agenda[-1]
        assert isinstance(top, ChooseNature)
        assert (top.waiting, top.chosen) == ((0,), (ABSENT, ABSENT, SEALED))
    guesses = set()
    for seed in range(20):
        filled = GAME.fill(GAME.mask(table.state, 0), Random(seed)).agenda[-1]
        assert isinstance(filled, ChooseNature)
        guesses.add(filled.chosen[2])
    assert guesses == {0, 1}


@rule("FOU-10.5", "FOU-Q32")
def test_requests_are_chosen_in_secret_and_revealed_together() -> None:
    """Those who hold none are not asked, and one may decline."""
    table = a_season_end(
        seats=4, held={0: ["spy", "queen"], 2: ["philosopher"], 3: ["astrologer"]}, purses=[0, 0, 0, 0]
    )
    assert (table.ask, table.top.seats()) == ("ChooseRequest", (0, 2, 3))
    assert table.picks(0) == [*requests("spy", "queen"), DECLINE]
    table.answer(2, REQUESTS["philosopher"])
    top = GAME.mask(table.state, 0).agenda[-1]
    assert isinstance(top, ChooseRequest)
    assert top.chosen == (ABSENT, ABSENT, SEALED, ABSENT)
    assert table.heard(RequestsRevealed) == []
    table.answer(3, DECLINE)
    table.answer(0, REQUESTS["spy"])
    assert table.heard(RequestsRevealed) == [
        RequestsRevealed([REQUESTS["spy"], ABSENT, REQUESTS["philosopher"], ABSENT])
    ]
    assert [player.purse for player in table.state.players] == [4, 0, 4, 0]
    assert table.player(3).requests == requests("astrologer")
    assert table.player(3).shown == ()


@rule("FOU-Q32")
def test_requests_see_all_rewards_and_no_other_request() -> None:
    """Seat 0 is richest after the rewards, seat 1 is not, although its own Secret Request pays as much."""
    table = a_season_end(
        troupes={0: ["comedian-4a"]},
        held={0: ["superintendent"], 1: ["almoner"], 2: ["spy"]},
        purses=[0, 3, 4],
    )
    assert [player.purse for player in table.state.players] == [7, 3, 4]
    table.answer(0, REQUESTS["superintendent"])
    table.answer(1, REQUESTS["almoner"])
    table.answer(2, REQUESTS["spy"])
    assert [event.amount for event in table.heard(RequestPaid)] == [5, 5, 4]


@rule("FOU-Q33", "FOU-10.9", "FOU-10.5")
def test_an_unfulfilled_request_may_be_used_where_the_table_allows_it() -> None:
    """It pays nothing, a person is warned, and it stays face up."""
    table = a_season_end(held={0: ["favourite", "spy"]}, purses=[0, 0, 0])
    cautions = {caution.pick: caution for caution in table.top.cautions(table.state, 0)}
    assert cautions[REQUESTS["favourite"]].code == "pays-nothing-now"
    assert cautions[REQUESTS["favourite"]].numbers == {"best": 4}
    assert cautions[DECLINE].code == "pays-nothing-now"
    assert table.top.plain(table.state, 0) == [REQUESTS["spy"]]
    table.answer(0, REQUESTS["favourite"])
    assert table.heard(RequestPaid) == [RequestPaid(0, REQUESTS["favourite"], False, 0)]
    assert table.player(0).shown == requests("favourite")


@rule("FOU-Q33", "FOU-10.5")
def test_an_unfulfilled_request_is_refused_where_the_table_refuses_it() -> None:
    """Its holder is asked all the same: that they hold one is known, what it is is not."""
    table = a_season_end(held={0: ["favourite"]}, options={"unfulfilled-request": "refused"})
    assert table.picks(0) == [DECLINE]
    assert table.refusal(0, f"request:{REQUESTS['favourite']}") == ("request-unfulfilled", "FOU-Q33")


@rule("FOU-10.6")
def test_the_request_of_season_1_pays_again_when_nobody_holds_another() -> None:
    """Nobody is asked, and it is tested all the same."""
    table = a_season_end(season=2, shown={0: ["dauphin"]}, troupes={0: VALERE}, purses=[0, 0, 0])
    assert table.heard(RequestPaid) == [RequestPaid(0, REQUESTS["dauphin"], True, 5)]


@rule("FOU-10.6", "FOU-Q34")
def test_the_request_of_season_1_pays_again() -> None:
    """By itself, tested on the new troupe, in addition to a second one."""
    table = a_season_end(
        season=2,
        shown={0: ["dauphin"], 1: ["dowager"]},
        held={0: ["spy", "nurse"]},
        troupes={0: VALERE},
        purses=[0, 0, 0],
    )
    assert table.refusal(0, f"request:{REQUESTS['dauphin']}") == ("request-face-up", "FOU-10.6")
    table.answer(0, REQUESTS["spy"])
    assert table.heard(RequestPaid) == [
        RequestPaid(0, REQUESTS["dauphin"], True, 5),
        RequestPaid(0, REQUESTS["spy"], False, 4),
        RequestPaid(1, REQUESTS["dowager"], True, 0),
    ]
    assert table.player(0).purse == 3 + 10 + 5 + 4
    sheet = GAME.view(table.state, 0).players[0].sheets[-1]
    assert sheet.total == 22


@rule("FOU-Q34")
def test_one_request_a_season_and_no_more() -> None:
    """Who used none in the first season still uses only one in the second."""
    table = a_season_end(season=2, held={0: ["spy", "almoner"]})
    table.answer(0, REQUESTS["spy"])
    assert table.ask == ""
    assert table.player(0).shown == requests("spy")


@rule("FOU-10.5", "FOU-10.9")
def test_in_the_last_season_a_smaller_payment_is_warned_of() -> None:
    """There is no later season in which it could do better."""
    table = a_season_end(season=2, held={0: ["spy", "almoner"]}, purses=[0, 1, 1])
    cautions = {caution.pick: (caution.code, caution.numbers) for caution in table.top.cautions(table.state, 0)}
    assert cautions[REQUESTS["spy"]] == ("pays-less", {"pays": 4, "best": 5})
    assert REQUESTS["almoner"] not in cautions
    assert cautions[DECLINE] == ("pays-nothing-now", {"best": 5})
    table = a_season_end(season=2, held={0: ["queen", "almoner"]}, purses=[0, 1, 1])
    warned = [(caution.pick, caution.code) for caution in table.top.cautions(table.state, 0)]
    assert warned == [(REQUESTS["queen"], "pays-nothing-now"), (DECLINE, "pays-nothing-now")]
    table = a_season_end(season=2, held={0: ["queen"]}, options={"unfulfilled-request": "refused"})
    assert table.top.cautions(table.state, 0) == []


@rule("FOU-10.5", "FOU-10.9")
def test_before_the_last_season_only_nothing_is_warned_of() -> None:
    """A Secret Request that pays less may wait for the other; none is better than a use that pays nothing."""
    table = a_season_end(season=1, held={0: ["spy", "almoner"], 1: ["queen"]}, purses=[0, 1, 1])
    [caution] = table.top.cautions(table.state, 0)
    assert (caution.pick, caution.code, caution.numbers) == (DECLINE, "pays-nothing-now", {"best": 5})
    assert [caution.pick for caution in table.top.cautions(table.state, 1)] == [REQUESTS["queen"]]
    assert table.top.plain(table.state, 0) == sorted([REQUESTS["spy"], REQUESTS["almoner"]])
    assert table.top.plain(table.state, 1) == table.picks(1) == [REQUESTS["queen"], DECLINE]
    assert [table.top.target(table.state, pick) for pick in table.picks(1)] == [f"request:{REQUESTS['queen']}", ""]


@rule("FOU-10.5", "FOU-7.1")
def test_a_sealed_request_is_made_up_from_the_made_up_hand() -> None:
    """Whatever hand a filled table has, the choice is one of it."""
    table = a_season_end(held={0: ["spy", "almoner"], 1: ["queen"]})
    table.answer(0, REQUESTS["spy"])
    for seed in range(20):
        filled = GAME.fill(GAME.mask(table.state, 1), Random(seed))
        top = filled.agenda[-1]
        assert isinstance(top, ChooseRequest)
        assert top.chosen[0] in {*filled.players[0].requests, DECLINE}


def test_cards_have_the_experience_the_example_needs() -> None:
    """Eight and three for Valère, six and five for Hippolyte."""
    box = a_season_end().state.box
    for names, comedy, tragedy in ((VALERE, 8, 3), (HIPPOLYTE, 6, 5)):
        pulls = [box.pulls[CARDS[name]] for name in names]
        assert (sum(p for p in pulls if p > 0), -sum(p for p in pulls if p < 0)) == (comedy, tragedy)
