from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from herzog.bots import bot_named
from herzog.bots.chances import NothingLearned, chances
from herzog.bots.greedy import Greedy
from herzog.bots.learned import LEARNED, features_of, learned_mind
from herzog.bots.mind import mind_for
from herzog.bots.network import Network
from herzog.bots.weights import FOLDER, read
from herzog.games import GAMES, lacrimosa
from herzog.games.lacrimosa.box import DIFFICULTIES
from herzog.kernel import UNKNOWN, settle
from tests.bots.positions import BOXES, TABLES, final, positions

TRAINED = sorted(file.stem for file in FOLDER.glob("*.weights"))
AT_TRAINED = [(name, seats) for name, seats in TABLES if name in TRAINED]


def test_a_network_is_two_layers_and_a_sum_over_facts() -> None:
    """Computed by hand: units below nothing count as nothing."""
    network = Network(
        plain=((0.0, 0.5, 1.0), (10.0, 20.0, 30.0)),
        columns=((1.0, 0.0, 2.0), (-4.0, 0.0, 0.0)),
        terms=((0.5,), (0.5,)),
        bias=(0.25, 1.0),
        second=((2.0, 100.0), (-1.0, 0.0)),
        second_bias=(1.0, 0.0),
        last=(3.0, 1000.0),
    )
    first = 0.25 + 1.0 + 2.0 + 0.5 * 4  # the other unit is 1 - 4 + 2 < 0
    assert network.judge(0, [0, 2], (4.0,)) == pytest.approx(0.0 + 1.0 + 3.0 * (1.0 + 2.0 * first))
    assert network.judge(1, [1, 1], (0.0,)) == pytest.approx(40.0 + 3.0 * (1.0 + 2.0 * 0.25 + 100.0))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_facts_are_numbers_below_the_size(name: str, seats: int) -> None:
    """Those of all groups, for every side, on the whole table and on its mask."""
    features = features_of(name)
    size, met = features.size(BOXES[name]), set[int]()
    for state in positions(name, seats, 21, every=5):
        for table in (state, GAMES[name].mask(state, 0)):
            assert 0 <= features.phase(table) < features.phases
            assert 0 <= features.left(table) <= 1
            for side in range(len(mind_for(table).terms.count(table))):
                facts = features.facts(table, side)
                met.update(facts)
                assert all(0 <= fact < size for fact in facts)
    assert len(met) > size / 8


def test_equal_cards_are_one_fact() -> None:
    """In Lacrimosa all patrons start with cards of the same faces: apart from their order only money differs."""
    state = next(positions("lacrimosa", 2, 3))
    assert state.patrons[0].deck != state.patrons[1].deck
    one, other = (set(features_of("lacrimosa").facts(state, seat)) for seat in (0, 1))
    assert len(one ^ other) <= 6


def test_weights_are_small_and_fit_the_sets_that_come_with_the_games() -> None:
    """All together at most 2 MB; a new set or a new fact needs a new training."""
    assert TRAINED
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 2_000_000
    for name in TRAINED:
        weights, box = read(FOLDER / f"{name}.weights"), BOXES[name]
        assert (weights.game, weights.set) == (name, box.hash)
        assert weights.plain.columns == weights.columns.columns == features_of(name).size(box)
        assert weights.plain.rows == features_of(name).phases


@pytest.mark.parametrize(("name", "seats"), AT_TRAINED)
def test_the_learned_term_is_one_more(name: str, seats: int) -> None:
    """The others are those of the game; once it is over, the score alone counts."""
    for state in positions(name, seats, 22, every=60):
        terms, hand = learned_mind(state).terms, mind_for(state).terms
        assert terms.names == (*hand.names, LEARNED)
        assert [side[:-1] for side in terms.count(state)] == hand.count(state)
        assert any(side[-1] for side in terms.count(state))
    end = final(name, seats, 22)
    assert learned_mind(end).terms.value(end, 0) == pytest.approx(mind_for(end).terms.value(end, 0))


@pytest.mark.parametrize(("name", "seats"), AT_TRAINED)
def test_what_is_remembered_colours_no_other_judgement(name: str, seats: int) -> None:
    """A side that did not change is not judged again; the judgement is that of a fresh mind."""
    states = list(positions(name, seats, 23, every=7))
    terms = learned_mind(states[0]).terms
    found = [terms.count(state) for state in states]
    for state, counted in zip(reversed(states), reversed(found), strict=True):
        assert terms.count(state) == counted


def test_with_another_set_nothing_is_known() -> None:
    """Then `learned` is `greedy`, and chances are refused."""
    game = GAMES["lacrimosa"]
    state = game.new(2, {}, game.load(Path(lacrimosa.__file__).parent / "data" / "1"))
    settle(state)
    assert learned_mind(state) is mind_for(state)
    with pytest.raises(NothingLearned, match="table 2, set 1"):
        chances(game.mask(state, 0))


@pytest.mark.parametrize("name", TRAINED)
def test_chances_were_measured_for_every_table(name: str) -> None:
    """For every number of seats, and for every difficulty of the Soloist."""
    game, known = GAMES[name], read(FOLDER / f"{name}.weights").outlooks
    tables = {
        features_of(name).table(game.new(seats, {"difficulty": value} if seats == 1 else {}, BOXES[name]))
        for seats in game.seats
        for value in (DIFFICULTIES if seats == 1 else ("",))
    }
    assert tables == set(known)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_cards_of_the_soloist_tell_how_difficult_he_is(difficulty: str) -> None:
    """Whenever somebody decides, from first to last, on the table and on its mask."""
    tables = [
        table for state in positions("lacrimosa", 1, 29, difficulty=difficulty) for table in (state, masked(state))
    ]
    assert {features_of("lacrimosa").table(table) for table in tables} == {f"soloist-{difficulty}"}


def masked(state: Any) -> Any:
    """Return what the first patron of Lacrimosa sees."""
    return GAMES["lacrimosa"].mask(state, 0)


def test_a_difficult_soloist_is_harder_to_beat() -> None:
    """At the same table, before anybody has done anything."""
    tables = [next(positions("lacrimosa", 1, 29, difficulty=each)) for each in DIFFICULTIES]
    easy, middle, difficult = (chances(masked(table))[0] for table in tables)
    assert 1 > easy > middle > difficult > 0.3


@pytest.mark.parametrize(("name", "seats"), AT_TRAINED)
def test_a_learned_bot_sees_only_its_mask(name: str, seats: int) -> None:
    """What the mask hides changes nothing, and the same seed gives the same pick."""
    for state in positions(name, seats, 24, every=90):
        seat = state.agenda[-1].seats()[0]
        masked, picks = GAMES[name].mask(state, seat), state.agenda[-1].plain(state, seat)
        other = GAMES[name].mask(GAMES[name].fill(masked, Random(5)), seat)
        first, second = (bot_named("learned").choose(each, seat, picks, Random(1)) for each in (masked, other))
        assert first == second
        assert first in picks


def test_it_differs_from_greedy() -> None:
    """At some decisions; how much better it plays is measured by the ladder."""
    different = 0
    for state in positions("lacrimosa", 2, 25, every=12):
        seat = state.agenda[-1].seats()[0]
        masked, picks = GAMES["lacrimosa"].mask(state, seat), state.agenda[-1].plain(state, seat)
        bots: list[Any] = [bot_named("learned"), Greedy()]
        one, other = (bot.choose(masked, seat, picks, Random(1)) for bot in bots)
        different += one != other
    assert different


@pytest.mark.parametrize(("name", "seats"), AT_TRAINED)
def test_chances_add_up_and_depend_on_the_mask_alone(name: str, seats: int) -> None:
    """For every side; two tables that look alike to a seat give it the same chances."""
    for state in positions(name, seats, 26, every=60):
        masked = GAMES[name].mask(state, 0)
        found = chances(masked)
        assert len(found) == len(GAMES[name].scores(state))
        assert sum(found) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in found)
        assert chances(GAMES[name].mask(GAMES[name].fill(masked, Random(3)), 0)) == found


@pytest.mark.parametrize(("name", "seats"), AT_TRAINED)
def test_in_the_end_chances_are_the_result(name: str, seats: int) -> None:
    """Who won has all of it; who shares the victory, a share."""
    end = final(name, seats, 27)
    ranks, found = GAMES[name].ranks(end), chances(end)
    assert [chance > 0 for chance in found] == [rank == 1 for rank in ranks]


def test_points_raise_the_chance() -> None:
    """Given ten, twenty and thirty VP, a patron of Lacrimosa is likelier and likelier to win."""
    state = GAMES["lacrimosa"].mask(next(positions("lacrimosa", 2, 28, every=70)), 0)
    found = []
    for more in range(0, 40, 10):
        table = state.clone()
        table.patrons[0].vp += more
        found.append(chances(table)[0])
    assert all(less < greater for less, greater in pairwise(found))
    assert UNKNOWN in state.patrons[1].hand
