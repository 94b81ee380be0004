"""What Secret Requests measure and pay."""

from __future__ import annotations

from itertools import pairwise

import pytest

from herzog.games.fourberies import GAME
from herzog.games.fourberies.box import STATS
from herzog.games.fourberies.fulfilment import is_fulfilled, measure, payment
from tests.games.fourberies.scenario import REQUESTS, Table, a_season_end, a_table, cards, city_set
from tests.rule import rule

TROUPE = ["comedian-1a", "comedian-1b", "comedian-4a", "tragedian-1a", "tragedian-1b", "tragedian-2a", "tragedian-5a"]
VALUES = {
    "actors": 7,
    "comedians": 3,
    "tragedians": 4,
    "mood-actors": 3,
    "experience": 15,
    "experience-1": 4,
    "high-experience": 2,
    "distinct-experiences": 4,
    "largest-set": 4,
    "twin-pairs": 2,
    "difference": 4,  # 6 to 9, and a Chameleon as a Tragedian
    "mood-difference": 0,
    "off-mood-difference": 4,
    "acrobats": 3,
    "coins": 11,
    "travel-hand": 5,
    "managers-on-stage": 2,
    "needle-distance": 3,
}


def a_rich_table() -> Table:
    """Return a table at which every value of seat 0 is another than that of an empty seat."""
    table = a_table(
        3,
        troupes={0: TROUPE},
        acrobats={0: ["chameleon-a", "owl"]},
        tilted={0: ["ox"]},
        purses=[11, 4, 9],
        hands={0: [1, 2, 3, 4, 5]},
        on_stage=[2, 0, 0],
        needle=8,
    )
    table.player(0).disguise = -1
    return table


@rule("FOU-10.8", "FOU-Q27")
@pytest.mark.parametrize("name", STATS)
def test_each_value_is_read_off_the_table(name: str) -> None:
    """Chameleons count in the difference and as Acrobats, and nowhere else."""
    assert measure(a_rich_table().state, 0, STATS.index(name)) == VALUES[name]


@rule("FOU-10.8")
@pytest.mark.parametrize(("needle", "distance"), [(0, 6), (5, 1), (6, 1), (11, 6)])
def test_the_needle_is_counted_from_the_centre(needle: int, distance: int) -> None:
    """On either side."""
    assert measure(a_table(3, needle=needle).state, 0, STATS.index("needle-distance")) == distance


@rule("FOU-10.7")
@pytest.mark.parametrize(
    ("name", "purses", "fulfilled"),
    [
        ("superintendent", [5, 4, 5], True),
        ("superintendent", [5, 4, 6], False),
        ("almoner", [5, 5, 6], True),
        ("almoner", [5, 4, 6], False),
    ],
)
def test_most_and_fewest_let_ties_count(name: str, purses: list[int], *, fulfilled: bool) -> None:
    """No opponent has more, or fewer."""
    assert is_fulfilled(a_table(3, purses=purses).state, 0, REQUESTS[name]) is fulfilled


@rule("FOU-10.7")
def test_every_clause_must_hold() -> None:
    """The Chancellor wants three Actors and a difference of at most 2."""
    chancellor = REQUESTS["chancellor"]
    assert is_fulfilled(a_table(3, troupes={0: ["comedian-1a", "comedian-1b", "tragedian-1a"]}).state, 0, chancellor)
    assert not is_fulfilled(a_table(3, troupes={0: ["comedian-1a", "tragedian-1a"]}).state, 0, chancellor)
    assert not is_fulfilled(a_table(3, troupes={0: ["comedian-1a", "comedian-1b", "comedian-4a"]}).state, 0, chancellor)


@rule("FOU-10.7")
@pytest.mark.parametrize(("n", "ambassador", "cartographer"), [(6, 3, 0), (5, 0, 0), (4, 0, 5)])
def test_at_least_and_at_most(n: int, ambassador: int, cartographer: int) -> None:
    """The bounds themselves count."""
    state = a_table(3, hands={0: range(1, n + 1)}).state
    assert payment(state, 0, REQUESTS["ambassador"]) == ambassador
    assert payment(state, 0, REQUESTS["cartographer"]) == cartographer
    assert state.players[0].hand == city_set(*range(1, n + 1))


@rule("FOU-10.9")
@pytest.mark.parametrize(("actors", "pays"), [(1, 0), (2, 4), (3, 6), (4, 6)])
def test_payment_per_item_has_a_cap_and_a_condition(actors: int, pays: int) -> None:
    """The Nurse pays 2 per Actor of experience 1, from two on, 6 at most."""
    troupe = ["comedian-1a", "tragedian-1a", "comedian-1b", "tragedian-1b"][:actors]
    assert payment(a_table(3, troupes={0: troupe}).state, 0, REQUESTS["nurse"]) == pays


@rule("FOU-10.9")
def test_every_request_can_pay_and_can_fail_to() -> None:
    """No Secret Request of the set is always or never fulfilled."""
    rich, poor = a_rich_table().state, a_table(3, purses=[5, 4, 6], needle=6).state
    for table in (rich, poor):
        table.players[1].purse = 4
    others = [
        a_table(3, troupes={0: ["comedian-4a", "comedian-1a"]}).state,
        a_table(3, troupes={0: ["comedian-1a", "comedian-1b", "comedian-1c", "tragedian-3a"]}, needle=11).state,
        a_table(3, hands={0: [1, 2, 3]}, purses=[0, 1, 1], troupes={1: ["comedian-1a"]}).state,
    ]
    for name, request in REQUESTS.items():
        paid = {bool(payment(state, seat, request)) for state in (rich, poor, *others) for seat in range(3)}
        assert paid == {True, False}, name


def shown_request(table: Table) -> tuple[int | None, bool, int]:
    """Return what seat 0 sees of its only Secret Request: the value it measures, whether it holds, what it pays."""
    [request] = GAME.view(GAME.mask(table.state, 0), 0).players[0].requests
    return request.condition[0].value, request.fulfilled, request.pays


@rule("FOU-8.2", "FOU-10.9", "FOU-Q27")
@pytest.mark.parametrize(
    ("request_", "troupe", "expected"),
    [
        ("favourite", ["comedian-3a"], (4, True, 4)),  # 3 towards the King, and a Chameleon as a Comedian
        ("queen", ["tragedian-1a"], (2, True, 5)),  # 1 away from him, and a Chameleon as a Tragedian
        ("favourite", ["comedian-2a"], (2, False, 0)),  # not even with it
    ],
)
def test_a_request_shows_what_it_will_pay_with_a_chameleon(
    request_: str, troupe: list[str], expected: tuple[int, bool, int]
) -> None:
    """All season long, not only once the Chameleon's owner has said what it counts as."""
    table = a_table(3, troupes={0: troupe}, acrobats={0: ["chameleon-a"]}, held={0: [request_]})
    assert shown_request(table) == expected
    player = table.player(0)
    player.ready, player.fresh = (), cards("chameleon-a")  # taken in this very round
    assert shown_request(table) == expected


@rule("FOU-8.2", "FOU-Q27")
def test_a_chameleon_that_has_chosen_is_not_free_any_more() -> None:
    """It flattered the King, so the Queen gets nothing."""
    table = a_season_end(troupes={0: ["tragedian-1a"]}, acrobats={0: ["chameleon-a"]}, held={0: ["queen"]})
    assert shown_request(table) == (2, True, 5)
    table.answer(0, 1)
    assert table.ask == "ChooseRequest"
    assert shown_request(table) == (0, False, 0)


def test_experience_on_the_cards_is_what_the_values_say() -> None:
    """The list of values follows the list of stats of the set, none missing and none twice."""
    assert list(VALUES) == list(STATS)
    assert all(a != b for a, b in pairwise(STATS))
