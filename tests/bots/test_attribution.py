from __future__ import annotations

from itertools import permutations

import pytest

from herzog.bots.attribution import shapley
from herzog.bots.learned import features_of, learned_mind
from herzog.bots.mind import mind_for
from tests.bots.positions import BOXES, TABLES, final, positions
from tests.bots.test_learned import AT_TRAINED


def test_a_share_is_the_mean_over_all_orders() -> None:
    """Three groups, of which the first two are worth more together: computed by hand, and order by order."""
    worths = [5.0, 6.0, 7.0, 12.0, 5.0, 6.0, 7.0, 12.0]  # of the sets that binary numbers name
    assert shapley(worths, [1 / 3, 1 / 6, 1 / 3]) == pytest.approx([3.0, 4.0, 0.0])
    uneven = [0.0, 1.0, 5.0, 2.0, -3.0, 8.0, 0.5, 4.0]
    means = [0.0] * 3
    for order in permutations(range(3)):
        joined = 0
        for group in order:
            means[group] += (uneven[joined | 1 << group] - uneven[joined]) / 6
            joined |= 1 << group
    assert shapley(uneven, [1 / 3, 1 / 6, 1 / 3]) == pytest.approx(means)


@pytest.mark.parametrize(("name", "seats"), AT_TRAINED)
def test_shares_add_up_to_what_was_learned(name: str, seats: int) -> None:
    """At every table, for every seat: the parts in detail are those of the decision, with the last one shared out."""
    for state in positions(name, seats, 31, every=40):
        terms = learned_mind(state).terms
        for seat in range(seats):
            plain, detailed = terms.parts(state, seat), terms.in_detail().parts(state, seat)
            assert detailed[: len(plain) - 1] == plain[:-1]
            assert sum(detailed[len(plain) - 1 :]) == pytest.approx(plain[-1])
            assert any(detailed[len(plain) - 1 :])
            assert terms.in_detail().value(state, seat) == terms.value(state, seat)


@pytest.mark.parametrize(("name", "seats"), AT_TRAINED)
def test_in_the_end_nothing_is_attributed(name: str, seats: int) -> None:
    """Then the score alone counts."""
    end = final(name, seats, 32)
    terms = learned_mind(end).terms.in_detail()
    assert not any(terms.parts(end, 0)[len(mind_for(end).terms.names) :])


@pytest.mark.parametrize("name", sorted({name for name, _ in TABLES}))
def test_every_fact_and_every_term_belongs_to_one_group(name: str) -> None:
    """So that nothing is told twice or not at all."""
    features = features_of(name)
    kinds = [kind for group in features.groups.values() for kind in group[0]]
    terms = [term for group in features.groups.values() for term in group[1]]
    assert sorted(kinds) == sorted(features.spans(BOXES[name]))
    assert sorted(terms) == sorted(mind_for(next(positions(name, 2, 33))).terms.names)
