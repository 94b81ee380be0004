from __future__ import annotations

from random import Random
from statistics import correlation, mean
from typing import TYPE_CHECKING

import pytest

from herzog.bots.mind import mind_for
from herzog.games import GAMES
from herzog.kernel import playout
from tests.bots.positions import TABLES, final, positions
from tests.games.fourberies.scenario import a_table

if TYPE_CHECKING:
    from herzog.kernel import State


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_value_is_the_sum_of_its_parts(name: str, seats: int) -> None:
    """Every position of a game: terms with their weights add up to the value, for each seat."""
    for state in positions(name, seats, 3, every=5):
        terms = mind_for(state).terms
        for seat in range(seats):
            parts = terms.parts(state, seat)
            assert len(parts) == len(terms.names)
            assert sum(parts) == pytest.approx(terms.value(state, seat))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_remembered_of_one_table_does_not_colour_the_next(name: str, seats: int) -> None:
    """Whether a position is judged right after the one before it or after another game, the value is the same."""
    elsewhere = list(positions(name, seats, 6))[-1]
    for state in positions(name, seats, 7):
        value = mind_for(state).terms.value
        here = value(state, 0)
        value(elsewhere, 0)
        assert value(state, 0) == here


@pytest.mark.parametrize("name", ["fourberies", "lacrimosa"])
def test_two_seats_want_opposite_things(name: str) -> None:
    """What is good for one of two is as bad for the other."""
    for state in positions(name, 2, 4, every=9):
        terms = mind_for(state).terms
        assert terms.value(state, 0) == pytest.approx(-terms.value(state, 1))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_when_it_is_over_only_the_score_counts(name: str, seats: int) -> None:
    """At the end the value is the lead over the mean of the others, the Soloist included."""
    state = final(name, seats, 5)
    scores = GAMES[name].scores(state)
    for seat in range(seats):
        others = scores[:seat] + scores[seat + 1 :]
        assert mind_for(state).terms.value(state, seat) == pytest.approx(scores[seat] - mean(others))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_evaluation_sees_what_is_coming(name: str, seats: int) -> None:
    """Three quarters through random games, how far seat 0 is judged ahead goes with how far it is ahead in the end."""
    judged, leads = [], []
    for seed in range(30):
        states = list(positions(name, seats, seed))
        state, end = states[3 * len(states) // 4], final_of(states[-1])
        scores = GAMES[name].scores(end)
        leads.append(scores[0] - mean(scores[1:]))
        judged.append(mind_for(state).terms.value(state, 0))
    assert correlation(judged, leads) > 0.4


def final_of(state: State) -> State:
    """Return *state* played to its end at random."""
    playout(state, Random(1))
    return state


def test_weights_can_be_changed_one_by_one() -> None:
    """Other weights change the value by the changed term only."""
    state = next(positions("lacrimosa", 2, 6, every=40))
    terms = mind_for(state).terms
    doubled = terms.reweighted({"ducats": 2 * terms.weights[terms.names.index("ducats")]})
    before, after = terms.parts(state, 0), doubled.parts(state, 0)
    changed = [name for name, old, new in zip(terms.names, before, after, strict=True) if old != new]
    assert changed == ["ducats"]
    assert after[terms.names.index("ducats")] == pytest.approx(2 * before[terms.names.index("ducats")])


def test_a_request_counts_what_a_chameleon_will_make_of_it() -> None:
    """In Fourberies a Chameleon that fulfils a Secret Request at the end of the season is worth that payment now."""
    worths = []
    for acrobats in ({}, {0: ["chameleon-a"]}):
        state = a_table(3, troupes={0: ["comedian-3a"]}, acrobats=acrobats, held={0: ["favourite"]}).state
        terms = mind_for(state).terms
        worths.append(terms.count(state)[0][terms.names.index("requests")])
    without, with_it = worths
    assert with_it > 2 * without
