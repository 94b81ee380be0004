from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from herzog.bots.learned import features_of
from herzog.bots.mind import mind_for
from herzog.games import GAMES
from herzog.train.data import Data, gathered
from herzog.train.export import packed
from herzog.train.fit import PULL, Net, error, goals, judged, leads, train
from herzog.train.selfplay import Seen, Table, box_of, watch

TABLES = [("lacrimosa", 1), ("lacrimosa", 2), ("fourberies", 3)]


@cache
def seen(name: str, seats: int) -> tuple[Seen, ...]:
    """Return a few games."""
    return tuple(watch(Table(name, ("",) * seats, {}, seed, curious=True), {}) for seed in range(3))


def data_of(name: str, seats: int) -> Data:
    """Return the same as matrices."""
    return gathered(seen(name, seats), features_of(name).size(box_of(name)))


def net_for(name: str, seats: int, data: Data) -> Net:
    """Return a network whose every weight matters."""
    rng = np.random.default_rng(4)
    weights = mind_for(GAMES[name].new(seats, {}, box_of(name))).terms.weights
    net = Net(data.facts.shape[2], features_of(name).phases, weights, rng)
    for key, each in net.parameters.items():
        net.parameters[key] = (each + 0.05 * rng.standard_normal(each.shape)).astype(np.float64)
    return net


def test_games_are_what_their_seed_says() -> None:
    """So that a training can be repeated, and go on where it stopped."""
    table = Table("lacrimosa", ("", ""), {}, 1, curious=True)
    assert watch(table, {}) == watch(table, {}) != watch(Table("lacrimosa", ("", ""), {}, 2, curious=True), {})


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_position_is_seen_from_every_side(name: str, seats: int) -> None:
    """With the terms of each side, and with less and less of the game to come."""
    data = data_of(name, seats)
    n, sides = data.facts.shape[:2]
    assert (n, sides) == (len(data.phases), len(data.scores[0]))
    assert data.terms.shape[:2] == (n, sides)
    assert data.facts.sum(axis=2).min() > 3
    first = data.left[: data.ends[0]]
    assert (np.diff(first) < 0).all()
    assert data.wins.sum(axis=1) == pytest.approx(np.ones(3))
    assert 0 <= first[-1] < first[0] <= 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_bots_judge_as_the_network_was_trained(name: str, seats: int) -> None:
    """Matrices and the plain arithmetic of bots give the same worths."""
    data = data_of(name, seats)
    net = net_for(name, seats, data)
    network = packed(net, name, "", {}).network()
    found = judged(net, data)
    for at in range(0, len(data.phases), 7):
        for side in range(found.shape[1]):
            counts = data.facts[at, side]
            facts = [int(fact) for fact in np.flatnonzero(counts) for _ in range(counts[fact])]
            terms = tuple(data.terms[at, side].tolist())
            learned = network.judge(int(data.phases[at]), facts, terms)
            assert found[at, side] == pytest.approx(float(data.terms[at, side] @ net.hand) + learned, abs=1e-3)


def test_gradients_are_slopes() -> None:
    """Each weight that matters changes the loss as its gradient says."""
    data = data_of("lacrimosa", 2)
    net, at = net_for("lacrimosa", 2, data), np.arange(0, 100, 3)
    goal = data.results(data.scores)[at]
    _, gradients = net.gradients(data, at, goal)

    def loss() -> float:
        own = net.parameters
        pull = PULL * (own["plain"] ** 2).sum() + 0.1 * PULL * (own["columns"] ** 2).sum()
        return float(net.gradients(data, at, goal)[0] + pull)

    for name, weights in net.parameters.items():
        steepest = np.unravel_index(np.argmax(np.abs(gradients[name])), weights.shape)
        before, losses = weights[steepest], []
        for step in (1e-3, -1e-3):
            weights[steepest] = before + step
            losses.append(loss())
        weights[steepest] = before
        assert (losses[0] - losses[1]) / 2e-3 == pytest.approx(gradients[name][steepest], rel=1e-3)


def test_goals_are_the_result_or_what_comes_next() -> None:
    """With full trust in the result it is the goal; with none, what the next position foretold."""
    data = data_of("lacrimosa", 2)
    found = judged(net_for("lacrimosa", 2, data), data)
    assert goals(data, found, 1.0) == pytest.approx(data.results(data.scores))
    goal, end = goals(data, found, 0.0), int(data.ends[0])
    assert goal[: end - 1] == pytest.approx(found[1:end])
    assert goal[end - 1] == pytest.approx(data.scores[0])


def test_leads_are_against_the_mean_of_the_others() -> None:
    """At any number of sides."""
    assert leads(np.array([[10.0, 4.0], [3.0, 9.0]])).tolist() == [[6, -6], [-6, 6]]
    assert leads(np.array([[10.0, 4.0, 1.0]])).tolist() == [[7.5, -1.5, -6]]


def test_training_learns() -> None:
    """What it has seen it foretells better afterwards; untrained, it is the hand-made evaluation."""
    data = data_of("lacrimosa", 2)
    weights = mind_for(GAMES["lacrimosa"].new(2, {}, box_of("lacrimosa"))).terms.weights
    net = Net(data.facts.shape[2], 5, weights, np.random.default_rng(1))
    assert judged(net, data) == pytest.approx(data.terms @ net.hand)
    before = error(net, data)
    losses = train(net, [data], 10, 1.0, np.random.default_rng(1))
    assert losses == sorted(losses, reverse=True)
    assert error(net, data) < 0.9 * before
