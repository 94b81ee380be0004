"""Payment, roads, Royal Courts and the Requiem against slow references that try everything."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.box import FREE
from herzog.games.lacrimosa.payment import Pay, can_pay
from herzog.games.lacrimosa.scoring import best_courts, movement_count
from herzog.games.lacrimosa.state import CLOSED, EMPTY, NEUTRAL
from herzog.kernel import apply
from tests.games.lacrimosa import plain_data, slow
from tests.games.lacrimosa.plain_data import (
    BOARD,
    CITIES,
    MAP_TILES,
    MOVEMENTS,
    OPUS,
    PLACES,
    ROADS,
    SLOTS,
    fields,
    give,
    payable_with,
    purse_of,
)
from tests.games.lacrimosa.scenario import BOX, dealt
from tests.games.lacrimosa.slow import Price, Purse
from tests.rule import rule

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from herzog.games.lacrimosa.box import Box
    from herzog.games.lacrimosa.state import State

TABLE = dealt(2, {})

triples = st.tuples(*[st.integers(0, 4)] * 3)
purses = st.builds(Purse, triples, st.tuples(*[st.integers(0, 6)] * 3), st.integers(0, 14))
prices = st.builds(Price, triples, st.integers(0, 14))
small_purses = st.builds(Purse, triples, st.tuples(*[st.integers(0, 2)] * 3), st.integers(0, 9))
small_prices = st.builds(Price, st.tuples(*[st.integers(0, 2)] * 3), st.integers(0, 5))


def _with(purse: Purse) -> State:
    state = TABLE.clone()
    give(state, 0, purse)
    return state


def _engine_price(price: Price, finance: int = 0) -> tuple[int, int, int, int, int]:
    talent, journey, composition = price.points
    return talent, journey, composition, price.ducats, finance


def _paying(purse: Purse, price: Price) -> State:
    """Return a table where seat 0 is asked to pay and nothing follows."""
    assume(_engine_price(price) != FREE)
    state = _with(purse)
    state.agenda[:] = [Pay(0, _engine_price(price))]
    return state


@rule("LAC-3.2", "LAC-3.4", "LAC-3.5", "LAC-Q11", "LAC-Q12")
@settings(max_examples=200, deadline=None)
@given(purses, prices)
def test_payable_counts_all_four_sources(purse: Purse, price: Price) -> None:
    """Steps, counters, ducats and both exchanges decide together whether a price can be paid."""
    assert can_pay(BOX, _with(purse).patrons[0], _engine_price(price)) == slow.payable(purse, price)


@rule("LAC-3.8", "LAC-Q23")
@settings(max_examples=60, deadline=None)
@given(purses, prices, st.integers(1, 2))
def test_payable_with_counters_still_to_choose(purse: Purse, price: Price, wild: int) -> None:
    """A wildcard counter counts as the kind that serves the price best."""
    assert can_pay(BOX, _with(purse).patrons[0], _engine_price(price), wild) == payable_with(purse, price, wild)


@rule("LAC-8.5", "LAC-Q15")
@settings(max_examples=60, deadline=None)
@given(small_purses, small_prices, st.integers(0, 4), st.integers(0, 3))
def test_payable_needs_every_finance_step(purse: Purse, price: Price, finance: int, steps: int) -> None:
    """Steps down on the Finance track are paid in full; nothing makes up for them."""
    patron = _with(purse).patrons[0]
    patron.finance = finance
    expected = finance >= steps and slow.payable(purse, price)
    assert can_pay(BOX, patron, _engine_price(price, steps)) == expected


@rule("LAC-3.2", "LAC-Q10")
@settings(max_examples=100, deadline=None)
@given(purses, prices)
def test_default_mix_is_track_then_counters_then_bank(purse: Purse, price: Price) -> None:
    """The mix offered first uses most steps, then fewest bought points, then fewest sold counters."""
    expected = slow.default_leftovers(purse, price)
    assume(expected)
    state = _paying(purse, price)
    (plain,) = state.agenda[-1].plain(state, 0)
    apply(state, 0, plain)
    assert not state.agenda
    assert purse_of(state, 0) in expected


@rule("LAC-3.2", "LAC-Q10", "LAC-Q11")
@settings(max_examples=60, deadline=None)
@given(small_purses, small_prices)
def test_free_mix_reaches_every_split_and_nothing_else(purse: Purse, price: Price) -> None:
    """Every split without exchange can be chosen, and whatever is chosen could be paid by hand."""
    possible = slow.leftovers(purse, price)
    assume(possible)
    reached = set(_ends(_paying(purse, price), set()))
    assert reached <= possible
    assert reached >= slow.direct_leftovers(purse, price)
    assert reached >= slow.default_leftovers(purse, price)


def _ends(state: State, seen: set[Any]) -> Iterator[Purse]:
    """Yield the purses in which answering in every possible way can end."""
    if not state.agenda:
        yield purse_of(state, 0)
        return
    key = (purse_of(state, 0), *[(frame.name, *fields(frame).values()) for frame in state.agenda])
    if key in seen:
        return
    seen.add(key)
    for pick in state.agenda[-1].picks(state, 0):
        after = state.clone()
        apply(after, 0, pick)
        yield from _ends(after, seen)


def _assert_roads(box: Box, roads: Sequence[tuple[int, int, int]]) -> None:
    for start in range(len(PLACES)):
        for goal in range(len(PLACES)):
            assert box.roads[start][goal] == slow.cheapest_roads(roads, start, goal), (start, goal)


@rule("LAC-7.2", "LAC-7.3", "LAC-Q16")
def test_roads_of_the_set_are_the_cheapest() -> None:
    """Every way on the map costs what the cheapest of all paths costs, and staying costs nothing."""
    _assert_roads(BOX, ROADS)


@rule("LAC-7.2", "LAC-Q16")
@settings(max_examples=8, deadline=None)
@given(st.lists(st.integers(0, 9), min_size=len(ROADS), max_size=len(ROADS)))
def test_roads_of_any_set_are_the_cheapest(costs: list[int]) -> None:
    """The same holds for a set whose roads cost something else."""
    written = iter(costs)
    text = (GAME.data / "board.toml").read_text("utf-8")
    text = re.sub(r"(between = .*? ducats = )\d+", lambda found: f"{found[1]}{next(written)}", text)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file in GAME.files:
            (folder / file).write_bytes((GAME.data / file).read_bytes())
        (folder / "board.toml").write_text(text, "utf-8")
        _assert_roads(GAME.load(folder), [(a, b, cost) for (a, b, _), cost in zip(ROADS, costs, strict=True)])


court_tiles = st.lists(st.integers(len(CITIES), len(MAP_TILES) - 1), unique=True, min_size=1, max_size=5)
own_works = st.lists(st.integers(0, len(OPUS) - 1), unique=True, max_size=6)
own_markers = st.lists(st.integers(0, len(SLOTS) - 1), unique=True, max_size=7)


@rule("LAC-11.2", "LAC-11.3", "LAC-11.4", "LAC-11.5", "LAC-Q30", "LAC-Q31", "LAC-Q32", "LAC-Q47", "LAC-Q48")
@settings(max_examples=150, deadline=None)
@given(court_tiles, own_works, own_markers)
def test_best_court_assignment(courts: list[int], works: list[int], markers: list[int]) -> None:
    """The assignment found has the most VP of all, every item serves its half, and none serves twice."""
    state = TABLE.clone()
    state.patrons[0].courts, state.patrons[0].works = tuple(courts), tuple(works)
    state.slots = tuple(0 if slot in markers else EMPTY for slot in range(len(SLOTS)))
    served = best_courts(state, 0)
    items = [*map(plain_data.work, works), *map(plain_data.marker, markers)]
    best = slow.best_courts([plain_data.goal(tile) for tile in courts], items)
    assert sum(plain_data.goal(tile).vp for tile in served) == best
    _assert_served(served)


def _assert_served(served: Mapping[int, tuple[int, int]]) -> None:
    used: list[tuple[bool, int]] = []
    for tile, pair in served.items():
        goal = plain_data.goal(tile)
        by_works = goal.family.startswith("opus")
        for wanted, item in zip(goal.wanted, pair, strict=True):
            assert (goal.family, wanted) in (plain_data.work if by_works else plain_data.marker)(item).traits
            used.append((by_works, item))
    assert len(used) == len(set(used))


@rule("LAC-11.6", "LAC-11.7", "LAC-11.8", "LAC-Q33", "LAC-Q46")
@settings(max_examples=100, deadline=None)
@given(st.lists(st.sampled_from([CLOSED, EMPTY, *range(2 * NEUTRAL + 2)]), min_size=len(SLOTS), max_size=len(SLOTS)))
def test_requiem_points(held: list[int]) -> None:
    """Each own marker scores by whether its side is ahead in its movement; neutral ones count, closed slots do not."""
    state = TABLE.clone()
    state.slots = tuple(held)
    values = [(movement["high"], movement["low"]) for movement in BOARD["movements"]]
    markers = [
        slow.Marker(MOVEMENTS.index(SLOTS[slot][0]), each // 2, each % 2) for slot, each in enumerate(held) if each >= 0
    ]
    for seat in range(NEUTRAL):
        counts = [movement_count(state, seat, number) for number in range(len(MOVEMENTS))]
        points = sum(high * values[i][0] + low * values[i][1] for i, (high, low) in enumerate(counts))
        assert points == slow.requiem_points(markers, seat, values)
