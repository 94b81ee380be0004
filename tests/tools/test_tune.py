from __future__ import annotations

from random import Random

import pytest

from tools import tune


@pytest.mark.slow
def test_leads_are_seen_from_both_seats() -> None:
    """Bad weights lose, whoever is named first."""
    terms = tune.terms_of("lacrimosa")
    weights = dict(zip(terms.names, terms.weights, strict=True))
    mad = {**weights, "points": -1.0, "requiem": -1.0}
    [lead] = tune.leads("lacrimosa", weights, mad, [3], 1)
    assert lead > 0
    assert tune.leads("lacrimosa", mad, weights, [3], 1) == [-lead]


@pytest.mark.parametrize(("hold", "near"), [(0.0, {"a": 2.0, "b": -1.0}), (1e9, {"a": 1.0, "b": 1.0})])
def test_weights_are_found_again(hold: float, near: dict[str, float]) -> None:
    """From leads made of known weights and noise the fit finds those, unless it is held to what it began with."""
    rng = Random(1)
    seen = []
    for _ in range(2000):
        a, b = rng.gauss(0, 5), rng.gauss(0, 5)
        seen.append(([a, b], round(2 * a - b + rng.gauss(0, 3))))
    assert tune.fitted({"a": 1.0, "b": 1.0}, seen, hold) == pytest.approx(near, abs=0.05)


def test_what_is_watched_ends_as_it_was_won() -> None:
    """A game is seen at every rest, and the last word of the evaluation is near what came of it."""
    seen = tune.watch("lacrimosa", 5)
    assert len(seen) == 40
    assert {won for _, won in seen} == {seen[0][1]}
    weights = tune.terms_of("lacrimosa").weights
    foretold = sum(weight * ahead for weight, ahead in zip(weights, seen[-1][0], strict=True))
    assert foretold == pytest.approx(seen[0][1], abs=15)
