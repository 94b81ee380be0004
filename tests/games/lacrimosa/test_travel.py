from __future__ import annotations

from herzog.games.lacrimosa.box import DOCUMENT, NONE
from herzog.games.lacrimosa.events import CityVisited, CourtTaken, Gained, Paid, Travelled
from herzog.games.lacrimosa.payment import BY_DEFAULT
from herzog.games.lacrimosa.travel import Travel, price_to, why_not_travels
from herzog.games.lacrimosa.why import Why
from tests.games.lacrimosa.scenario import (
    BOX,
    a_game,
    answer,
    ask,
    name,
    picks,
    place,
    plain,
    refused,
    tile,
    warned,
)
from tests.rule import rule

PURSE = {"salzburg": "city-purse", "munich": "city-diary", "vienna": "court-periods-1-2", "berlin": "city-cathedral"}


@rule("LAC-7.1", "LAC-7.2", "LAC-7.5", "LAC-Q16")
def test_roads_and_tile_are_paid_together() -> None:
    """The cheapest way, whatever it passes, and the price on the tile."""
    state = ask(a_game(map=PURSE, seat0={"ducats": 9}), Travel(0))
    assert price_to(state, place("berlin")) == (1, 2, 0, 3, 0)  # by Vienna and Prague, a ducat each
    heard = answer(state, place("berlin"), BY_DEFAULT)
    assert heard[:2] == [
        Travelled(0, place("salzburg"), place("berlin"), 3),
        Paid(0, [1, 2, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0], 0, 3, 0),
    ]
    assert state.marker == place("berlin")


@rule("LAC-7.3")
def test_staying_costs_no_road() -> None:
    """Only the tile is paid."""
    state = ask(a_game(map=PURSE, seat0={"ducats": 0}), Travel(0))
    assert price_to(state, place("salzburg")) == (0, 1, 0, 0, 0)
    answer(state, place("salzburg"), BY_DEFAULT)
    assert state.patrons[0].ducats == 4


@rule("LAC-7.4")
def test_tiles_on_the_way_have_no_effect() -> None:
    """They stay where they are."""
    state = ask(a_game(map=PURSE, seat0={"ducats": 9}), Travel(0))
    before = list(state.places)
    answer(state, place("berlin"), BY_DEFAULT)
    before[place("berlin")] = NONE
    assert state.places == tuple(before)


@rule("LAC-7.6", "LAC-7.9", "LAC-Q19")
def test_a_city_tile_pays_by_the_side_that_shows_and_goes_to_the_used_pile() -> None:
    """4 ducats on the plain side, 6 on the gilded one."""
    for face, ducats in (("city-purse", 4), ("city-purse*", 6)):
        state = ask(a_game(map={"salzburg": face}, seat0={"ducats": 0}), Travel(0))
        heard = answer(state, place("salzburg"), BY_DEFAULT)
        assert Gained(0, "travel", ducats) in heard
        assert CityVisited(0, tile("city-purse"), face.endswith("*")) in heard
        assert state.used == (tile("city-purse"),)
        assert state.places[place("salzburg")] == NONE


@rule("LAC-7.8", "LAC-Q19")
def test_a_court_tile_is_kept() -> None:
    """With its reward at once: a Talent counter."""
    state = ask(a_game(map=PURSE, seat0={"ducats": 9}), Travel(0))
    heard = answer(state, place("vienna"), BY_DEFAULT)
    assert state.patrons[0].courts == (tile("court-periods-1-2"),)
    assert CourtTaken(0, tile("court-periods-1-2"), gilded=False) in heard
    assert state.patrons[0].counters == [1, 0, 0]


@rule("LAC-7.7", "LAC-Q28", "LAC-Q19")
def test_an_action_on_a_city_tile_may_be_taken() -> None:
    """After the tile has left the map."""
    state = ask(a_game(map=PURSE, row=["mem-1-olmuetz"], seat0={"ducats": 9}), Travel(0))
    answer(state, place("munich"), BY_DEFAULT)
    assert state.places[place("munich")] == NONE
    assert name(state) == "TakeActions"
    assert DOCUMENT in picks(state)
    assert state.patrons[0].ducats == 11


@rule("LAC-7.10")
def test_a_typed_city_asks_for_a_work() -> None:
    """After its own reward."""
    state = ask(a_game(map={"salzburg": "city-archbishop*"}, seat0={"ducats": 9}), Travel(0))
    answer(state, place("salzburg"), BY_DEFAULT)
    assert name(state) == "UseTyped"
    assert state.patrons[0].vp == 2


@rule("LAC-Q17", "LAC-7.1", "LAC-7.2")
def test_a_place_without_a_tile_may_be_chosen() -> None:
    """The roads are paid, nothing is gained, and it is warned of; plain play leaves it out."""
    state = ask(a_game(map={**PURSE, "prague": None}, seat0={"ducats": 9}), Travel(0))
    assert place("prague") in picks(state)
    assert place("prague") not in plain(state)
    assert place("salzburg") in plain(state)
    assert warned(state)[place("prague")].code == "no-tile-there"
    answer(state, place("prague"))
    assert (state.patrons[0].ducats, state.marker) == (7, place("prague"))
    assert name(state) == "EndTurn"


@rule("LAC-7.2", "LAC-Q12", "LAC-7.1")
def test_what_cannot_be_paid_is_refused_with_numbers() -> None:
    """For each place."""
    state = ask(a_game(map=PURSE, seat0={"ducats": 1, "track": (0, 2, 0)}), Travel(0))
    reason = refused(state)[place("berlin")]
    assert reason.code == "cannot-pay"
    assert (reason.numbers["needs_talent"], reason.numbers["needs_ducats"], reason.numbers["has_ducats"]) == (1, 6, 1)
    assert set(picks(state)) | set(refused(state)) == set(range(11))


@rule("LAC-7.1", "LAC-7.3")
def test_why_nobody_can_travel() -> None:
    """When even staying cannot be paid."""
    tiles: dict[str, str | None] = {"salzburg": "city-purse", "munich": "city-diary"}
    assert why_not_travels(a_game(map=tiles, seat0={"ducats": 0, "track": (0, 0, 0)}), 0) == Why.NOTHING_PAYABLE
    tiles = {"salzburg": "city-purse", "munich": None}
    assert why_not_travels(a_game(map=tiles, seat0={"ducats": 0, "track": (0, 0, 0)}), 0) == 0
    tiles = {"salzburg": None, "munich": "city-purse"}
    assert why_not_travels(a_game(map=tiles, seat0={"ducats": 0, "track": (0, 0, 0)}), 0) == 0


@rule("LAC-7.2")
def test_a_place_without_a_tile_costs_its_roads() -> None:
    """In ducats, and nothing else."""
    state = a_game(map={**PURSE, "prague": None})
    assert price_to(state, place("prague")) == (0, 0, 0, 2, 0)
    state = a_game(map={**PURSE, "salzburg": None})
    assert price_to(state, place("salzburg")) == (0, 0, 0, 0, 0)


@rule("LAC-Q16")
def test_ways_are_the_same_in_both_directions() -> None:
    """And never dearer than by way of a third place."""
    n = range(len(BOX.roads))
    assert all(BOX.roads[a][b] == BOX.roads[b][a] for a in n for b in n)
    assert all(BOX.roads[a][b] <= BOX.roads[a][c] + BOX.roads[c][b] for a in n for b in n for c in n)


@rule("LAC-7.8")
def test_the_first_court_of_the_set_is_kept_too() -> None:
    """It follows the last City in the list of tiles."""
    state = ask(a_game(map={"vienna": "court-opera-religious", "prague": None}, seat0={"ducats": 20}), Travel(0))
    answer(state, place("vienna"), BY_DEFAULT)
    assert tile("court-opera-religious") == BOX.n_cities
    assert state.patrons[0].courts == (BOX.n_cities,)
    assert state.used == ()
