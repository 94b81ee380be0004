"""Whatever a person points at is a pick, or it is explained."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest

from herzog.games.fourberies import GAME
from herzog.games.fourberies.why import CODES, RULES, Why, reason
from herzog.kernel import CHANCE, apply, settle, why_not
from tests.games.fourberies.scenario import BOX

if TYPE_CHECKING:
    from collections.abc import Iterator

    from herzog.games.fourberies.state import State


def positions(seats: int, seed: int, options: dict[str, str]) -> Iterator[State]:
    """Yield the table whenever a player is asked."""
    rng = Random(seed)
    state = GAME.new(seats, options, BOX)
    settle(state)
    while state.agenda:
        top = state.agenda[-1]
        if top.seats() != (CHANCE,):
            yield state
        seat = rng.choice(top.seats())
        apply(state, seat, rng.choice(top.picks(state, seat)))


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"unfulfilled-request": "refused"}])
def test_everything_on_the_table_is_a_pick_or_explained(seats: int, options: dict[str, str]) -> None:
    """With a code of the list and a rule that exists; nothing is both, and nothing is refused twice."""
    codes = {*CODES.values(), "not-asked", "not-now"}
    for state in positions(seats, 3, options):
        top = state.agenda[-1]
        for seat in range(seats):
            masked = GAME.mask(state, seat)
            things = GAME.pointable(masked)
            assert len(things) == len(set(things))
            for thing in things:
                reasons = why_not(masked, seat, thing)
                assert len(reasons) <= 1, thing
                assert all(why.code in codes and re.fullmatch(r"FOU-(Q\d+|\d+\.\d+)", why.rule) for why in reasons)
                picked = seat in top.seats() and thing in [top.target(masked, p) for p in top.picks(masked, seat)]
                assert picked is not bool(reasons), thing


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_pick_and_refusal_points_at_something_on_the_table(seats: int) -> None:
    """Or is a button."""
    for state in positions(seats, 4, {}):
        top = state.agenda[-1]
        for seat in top.seats():
            masked = GAME.mask(state, seat)
            refused = [why.pick for why in top.refusals(masked, seat)]
            targets = {top.target(masked, pick) for pick in (*top.picks(masked, seat), *refused)} - {""}
            home = {target for target in targets if target.startswith("caravel:")}  # some Caravels are at home
            assert targets - home <= set(GAME.pointable(masked))


def test_every_code_has_one_rule_and_a_name() -> None:
    """The list is closed: 0 is no refusal, every other code has a rule."""
    assert set(RULES) == set(Why) - {Why.ALLOWED}
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", code) for code in CODES.values())
    assert len(set(CODES.values())) == len(Why)
    why = reason(3, Why.EMPTY_PURSE, has=0)
    assert (why.pick, why.code, why.rule, why.numbers) == (3, "empty-purse", "FOU-Q12", {"has": 0})
