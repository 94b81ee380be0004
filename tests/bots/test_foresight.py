from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from herzog.bots.budget import Budget
from herzog.bots.duel import Duel
from herzog.bots.foresight import Foresight
from herzog.bots.learned import learned_mind
from herzog.bots.search import Search
from herzog.games import GAMES
from herzog.games.fourberies.travel import ChooseTravel
from tests.bots.positions import positions

if TYPE_CHECKING:
    from collections.abc import Iterator

LAST_SEASON = 2
ENDLESS = 10**9  # playouts


def secret_choices(seed: int) -> Iterator[Any]:
    """Yield what the first of two players sees where both are about to choose Travel cards."""
    for state in positions("fourberies", 2, seed):
        if isinstance(state.agenda[-1], ChooseTravel) and state.agenda[-1].seats() == (0, 1):
            yield GAMES["fourberies"].mask(state, 0)


def duel_at(masked: Any) -> Duel:
    """Return the choice, solved over one round."""
    duel = Duel(learned_mind(masked), masked, 0, Random(1), 130)
    duel.solve(Budget(130), 0)
    return duel


def foresight_at(masked: Any) -> Foresight:
    """Return what can be foreseen of it."""
    return Foresight(learned_mind(masked), duel_at(masked), 0, Random(1))


def test_a_pick_that_turns_out_better_is_picked() -> None:
    """What joint choices turn out to be worth a round later changes the mix, and the worth of the pick with it."""
    masked = next(secret_choices(1))
    duel = Duel(learned_mind(masked), masked, 0, Random(1), 130)
    odds, parts = duel.solve(Budget(130), 0)
    worst = min(odds, key=lambda pick: sum(parts[pick]))
    n, at = len(odds), [*odds].index(worst)
    assert odds[worst] == 0
    duel.amend({(at, other): [50.0] + [0.0] * (len(parts[worst]) - 1) for other in range(n)})
    later, worths = duel.solve(Budget(260), 0)
    assert later[worst] > 0.9
    assert sum(worths[worst]) == pytest.approx(sum(parts[worst]) + 50, abs=5)


@pytest.mark.slow
def test_luck_of_the_deal_is_no_gain() -> None:
    """What a deal brings to all joint choices is subtracted, so what is left adds up to nothing, term by term."""
    found = [gains for masked in list(secret_choices(2))[:4] if (gains := foresight_at(masked).gains(Budget(2500)))]
    assert found
    for gains in found:
        assert [sum(each) for each in zip(*gains.values(), strict=True)] == pytest.approx([0.0] * 8, abs=1e-9)
        assert any(abs(sum(gain)) > 0.01 for gain in gains.values())


def test_nothing_comes_after_the_last_round() -> None:
    """Where the game ends with this round, even an endless budget is not spent."""
    *_, last = secret_choices(3)
    assert (last.season, last.pile) == (LAST_SEASON, [])
    assert foresight_at(last).gains(Budget(ENDLESS)) == {}


def test_a_budget_too_small_for_a_deal_leaves_one_round() -> None:
    """With few playouts a secret choice is solved over this round alone."""
    masked = next(secret_choices(4))
    assert foresight_at(masked).gains(Budget(131)) == {}


@pytest.mark.slow
def test_the_next_round_changes_minds() -> None:
    """Somewhere in a game the likeliest pick is another one once the next round has been looked at."""
    likeliest = []
    for masked in secret_choices(5):
        picks = masked.agenda[-1].plain(masked, 0)
        found = [Search("search", n).weigh(masked, 0, picks, Random(1))[0] for n in (512, 2600)]
        likeliest.append([max(odds, key=lambda pick: odds[pick]) for odds in found])
    assert any(one != other for one, other in likeliest)
