from __future__ import annotations

from random import Random

from herzog.games.fourberies import GAME
from herzog.games.fourberies.acrobats import OpenMoment
from herzog.games.fourberies.box import END_OF_ROUND
from herzog.games.fourberies.events import (
    RequestDiscarded,
    RequestDiscardedUnseen,
    RequestDrawn,
    RequestDrawnUnseen,
    RequestsReshuffled,
)
from herzog.games.fourberies.requests import DealRequests, deal_requests
from herzog.kernel import UNKNOWN
from tests.games.fourberies.scenario import CARDS, REQUESTS, a_table, requests
from tests.rule import rule

FULL = ["favourite", "queen", "dauphin"]


@rule("FOU-7.1")
def test_requests_are_held_face_down() -> None:
    """The drawer learns which one, the others only that there is one."""
    table = a_table(3)
    table.visit(4, 4, 8)
    table.nature(REQUESTS["spy"])
    assert table.heard(RequestDrawn, 0) == [RequestDrawn(0, REQUESTS["spy"])]
    assert table.heard(RequestDrawn, 1) == table.heard(RequestDrawn) == []
    assert table.heard(RequestDrawnUnseen, 1) == [RequestDrawnUnseen(0)]
    assert GAME.mask(table.state, 1).players[0].requests == (UNKNOWN,)
    assert GAME.mask(table.state, 0).players[0].requests == requests("spy")


@rule("FOU-7.2", "FOU-Q23")
def test_more_than_three_are_cut_back_before_the_next_one_draws() -> None:
    """The new one may be the one that goes."""
    table = a_table(3, held={0: FULL})
    table.visit(4, 4, 8)
    table.nature(REQUESTS["spy"])
    assert (table.ask, table.top.seats()) == ("DiscardRequest", (0,))
    assert table.picks(0) == list(requests(*FULL, "spy"))
    table.answer(0, REQUESTS["spy"])
    assert table.player(0).requests == requests(*FULL)
    assert table.ask == "DrawRequest"
    table.nature(REQUESTS["printer"])
    assert table.player(1).requests == requests("printer")


@rule("FOU-Q24")
def test_the_face_up_request_does_not_count() -> None:
    """Two in hand and one face up leave room for one more; and it cannot be discarded."""
    table = a_table(3, held={0: FULL[:2]}, shown={0: ["nurse"]}, season=2)
    table.visit(4, 4, 8)
    table.nature(REQUESTS["spy"])
    assert len(table.player(0).requests) == 3
    assert table.ask == "DrawRequest"
    table = a_table(3, held={0: FULL}, shown={0: ["nurse"]}, season=2)
    table.visit(4, 4, 8)
    table.nature(REQUESTS["spy"])
    assert table.refusal(0, f"request:{REQUESTS['nurse']}") == ("request-face-up", "FOU-10.6")


@rule("FOU-Q49")
def test_a_discarded_request_is_known_to_its_discarder_alone() -> None:
    """Others, and tables made up for them, know only that it lies there."""
    table = a_table(3, held={0: FULL})
    table.visit(4, 4, 8)
    table.nature(REQUESTS["spy"])
    table.answer(0, REQUESTS["queen"])
    assert table.heard(RequestDiscarded, 0) == [RequestDiscarded(0, REQUESTS["queen"])]
    assert table.heard(RequestDiscarded, 2) == []
    assert table.heard(RequestDiscardedUnseen, 2) == [RequestDiscardedUnseen(0)]
    assert GAME.mask(table.state, 0).players[0].thrown == requests("queen")
    assert GAME.mask(table.state, 1).players[0].thrown == (UNKNOWN,)
    kept = {GAME.fill(GAME.mask(table.state, 0), Random(n)).players[0].thrown for n in range(20)}
    assert kept == {requests("queen")}
    guessed = {GAME.fill(GAME.mask(table.state, 1), Random(n)).players[0].thrown for n in range(20)}
    assert len(guessed) > 5


@rule("FOU-7.3", "FOU-Q49")
def test_an_empty_pile_is_made_of_the_discarded_ones() -> None:
    """All of them are shuffled in, and nobody knows any more where they are."""
    table = a_table(3, thrown={0: ["queen"], 2: ["spy", "nurse"]})
    state = table.state
    state.players[1].requests, state.requests = tuple(state.requests), []
    state.agenda = [DealRequests((0, 2))]
    table.settle()
    assert table.heard(RequestsReshuffled) == [RequestsReshuffled(3)]
    assert state.requests == list(requests("queen", "spy", "nurse"))
    assert [player.thrown for player in state.players] == [(), (), ()]
    assert table.ask == "DrawRequest"


@rule("FOU-7.3", "FOU-Q55")
def test_the_pile_is_renewed_only_when_somebody_draws() -> None:
    """So what was discarded after the last one had been drawn is in the new pile."""
    table = a_table(3, held={0: FULL}, thrown={2: ["nurse"]})
    spare = tuple(request for request in table.state.requests if request != REQUESTS["spy"])
    table.state.players[1].requests, table.state.requests = spare, [REQUESTS["spy"]]
    table.state.agenda = [DealRequests((0, 2))]
    table.settle()
    table.nature(REQUESTS["spy"])
    assert (table.ask, table.state.requests) == ("DiscardRequest", [])
    assert table.heard(RequestsReshuffled) == []
    table.answer(0, REQUESTS["queen"])
    assert table.heard(RequestsReshuffled) == [RequestsReshuffled(2)]
    assert table.state.requests == list(requests("queen", "nurse"))


@rule("FOU-7.3")
def test_with_nothing_left_nobody_draws() -> None:
    """Neither pile nor discard: play goes on."""
    table = a_table(3)
    table.state.players[2].requests, table.state.requests = tuple(table.state.requests), []
    before = len(table.state.agenda)
    deal_requests(table.state, (0, 1), None)
    assert len(table.state.agenda) == before


@rule("FOU-8.21")
def test_the_owl_draws_two_and_keeps_one() -> None:
    """The other is discarded face down; then the limit of three holds."""
    table = a_table(3, acrobats={0: ["owl"]}, held={0: FULL}, cities={n: ["bonus-1"] for n in (1,)})
    table.visit(1, 2, 3)
    table.resolve()
    table.answer(0, CARDS["owl"])
    table.nature(REQUESTS["spy"], REQUESTS["nurse"])
    assert table.ask == "KeepRequest"
    assert table.picks(0) == list(requests("spy", "nurse"))
    assert GAME.mask(table.state, 1).players[0].offered == (UNKNOWN, UNKNOWN)
    assert table.refusal(0, f"request:{REQUESTS['queen']}") == ("request-not-drawn-now", "FOU-8.21")
    table.answer(0, REQUESTS["nurse"])
    assert table.player(0).thrown == requests("spy")
    assert table.ask == "DiscardRequest"
    table.answer(0, REQUESTS["queen"])
    assert table.player(0).requests == requests("favourite", "dauphin", "nurse")
    assert table.player(0).thrown == requests("spy", "queen")


@rule("FOU-8.21")
def test_the_owl_draws_what_there_is() -> None:
    """The last one is kept without a choice."""
    rest = [name for name in REQUESTS if name != "spy"]
    table = a_table(3, acrobats={0: ["owl"]}, held={2: rest}, at=OpenMoment(END_OF_ROUND))
    table.answer(0, CARDS["owl"])
    table.nature(REQUESTS["spy"])
    assert (table.ask, table.picks(0)) == ("KeepRequest", [REQUESTS["spy"]])


@rule("FOU-Q51")
def test_the_owl_is_not_asked_when_nothing_is_left() -> None:
    """No pile and no discard."""
    table = a_table(3, acrobats={0: ["owl"]}, held={2: list(REQUESTS)}, at=OpenMoment(END_OF_ROUND))
    assert table.ask == ""
