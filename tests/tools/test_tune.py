from __future__ import annotations

from typing import TYPE_CHECKING

from tools import tune

if TYPE_CHECKING:
    import pytest


def test_leads_are_seen_from_both_seats() -> None:
    """Bad weights lose, whoever is named first."""
    terms = tune.terms_of("lacrimosa")
    weights = dict(zip(terms.names, terms.weights, strict=True))
    mad = {**weights, "points": -1.0, "requiem": -1.0}
    [lead] = tune.leads("lacrimosa", weights, mad, [3], 1)
    assert lead > 0
    assert tune.leads("lacrimosa", mad, weights, [3], 1) == [-lead]


def test_weights_follow_whoever_scored_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up game in which only one weight matters drives that weight up."""
    monkeypatch.setattr(tune, "leads", lambda _game, first, second, _deals, _jobs: [first["purse"] - second["purse"]])
    found = tune.tune("fourberies", 30, 1, 1, 1)
    assert found["purse"] > 1.05
