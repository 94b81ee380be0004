from __future__ import annotations

from collections import Counter

import pytest

from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.box import COMPOSERS, NONE
from herzog.games.lacrimosa.events import ComposersChosen, FirstPatronDrawn, Gained
from herzog.games.lacrimosa.setup import new_state, stacks
from herzog.games.lacrimosa.state import CLOSED, MARKER
from herzog.kernel import settle
from tests.games.lacrimosa.scenario import BOX, answer, composer_tile, dealt, name, nature, picks, place
from tests.rule import rule


@rule("LAC-1.1", "LAC-1.4")
def test_the_table_before_the_first_turn() -> None:
    """Mozart is in Salzburg, a Bonus tile of period I shows, and seven cards of period I lie in the row."""
    state = dealt(2, {})
    assert state.marker == place("salzburg")
    assert BOX.bonuses[state.bonus].period == 1
    periods = [(BOX.opus[card] if card < BOX.n_opus else BOX.memories[card]).period for card in state.row]
    assert periods == [1] * 7


@rule("LAC-1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(("refill", "late"), [("action", 0), ("turn", 1)])
def test_the_table_before_nature_decides_anything(seats: int, refill: str, late: int) -> None:
    """No period and no turn has begun, all stacks are empty, and only one who plays alone has a Soloist."""
    options = {name: values[0] for name, values in GAME.options.items()} | {"refill": refill}
    state = new_state(seats, options, BOX)
    assert (state.period, state.turn, state.first, state.refill_late) == (0, 0, 0, late)
    assert (state.soloist is not None) is (seats == 1)
    assert state.stacks == ((),) * 10
    assert [len(cards) for cards in state.later] == [0, 16, 16, 16, 16]


@rule("LAC-1.2", "LAC-12.1")
@pytest.mark.parametrize(("seats", "gone"), [(1, 2), (2, 2), (3, 1), (4, 0)])
def test_cards_leave_each_period_unseen(seats: int, gone: int) -> None:
    """As many Opus as Memories, in every period; solo is as for two."""
    state = dealt(seats, {})
    for cards in state.removed:
        assert len(cards) == 2 * gone
        assert sum(card < BOX.n_opus for card in cards) == gone
    assert len(state.supply) == 16 - 2 * gone - 7


@rule("LAC-1.5")
@pytest.mark.parametrize(("seats", "n"), [(1, 1), (2, 2), (3, 2), (4, 2)])
def test_as_many_composers_are_drawn_as_take_part(seats: int, n: int) -> None:
    """Two, and one for a single patron."""
    assert len(dealt(seats, {"composers": "drawn"}).composers) == n


@rule("LAC-1.3")
def test_each_period_shows_one_of_its_three_bonus_tiles() -> None:
    """Nature chooses among the three of the period."""
    state = new_state(4, {name: values[0] for name, values in GAME.options.items()}, BOX)
    settle(state)
    while name(state) != "ShowBonus":
        answer(state, picks(state)[0])
    assert [BOX.bonuses[tile].period for tile in picks(state)] == [1, 1, 1]


@rule("LAC-1.5", "LAC-12.2", "LAC-Q36")
@pytest.mark.parametrize(
    ("seats", "choice", "expected"),
    [
        (2, "recommended", ["eybler", "stadler"]),
        (3, "suessmayr+freystaedtler", ["suessmayr", "freystaedtler"]),
        (1, "recommended", ["eybler"]),
        (1, "stadler", ["stadler"]),
        (1, "stadler+suessmayr", ["stadler"]),
    ],
)
def test_composers_as_chosen(seats: int, choice: str, expected: list[str]) -> None:
    """Two with patrons, one, as the eighth note, in a solo game."""
    state = dealt(seats, {"composers": choice})
    assert [COMPOSERS[composer] for composer in state.composers] == expected
    if seats == 1:
        assert not any(state.stacks[5:])


@rule("LAC-1.5", "LAC-12.2", "LAC-12.3")
def test_alone_one_chooses_one_composer_and_the_soloist() -> None:
    """In company two composers, and there is no Soloist."""
    alone, company = GAME.choices(1), GAME.choices(2)
    assert alone["composers"] == ("recommended", "drawn", "eybler", "stadler", "suessmayr", "freystaedtler")
    assert (len(company["composers"]), all("+" in pair for pair in company["composers"][2:])) == (8, True)
    assert (alone["difficulty"], "difficulty" in company) == (("easy", "middle", "difficult"), False)


@rule("LAC-1.5")
def test_composers_can_be_drawn() -> None:
    """Nature draws two different ones; everybody hears which."""
    state = GAME.new(2, {"composers": "drawn"}, BOX)
    settle(state)
    while name(state) != "DrawComposers":
        answer(state, picks(state)[0])
    assert picks(state) == [0, 1, 2, 3]
    answer(state, 2)
    assert picks(state) == [0, 1, 3]
    assert ComposersChosen([2, 0]) in answer(state, 0)
    assert state.composers == (2, 0)


@rule("LAC-1.5")
def test_a_second_composer_is_drawn_beside_a_single_one() -> None:
    """A single choice is enough for the solo game only."""
    seconds = {dealt(2, {"composers": "freystaedtler"}, seed).composers for seed in range(20)}
    assert {first for first, _ in seconds} == {COMPOSERS.index("freystaedtler")}
    assert {second for _, second in seconds} == {0, 1, 2}


@rule("LAC-1.6", "LAC-12.2", "LAC-Q36")
@pytest.mark.parametrize(("seats", "dots"), [(1, {0, 3, 4}), (2, {0}), (3, {0, 3}), (4, {0, 3, 4})])
def test_tiles_by_dots(seats: int, dots: set[int]) -> None:
    """Dots keep tiles out; a solo game uses all."""
    in_play = [tile for stack in stacks(BOX, (0, 1), seats) for tile in stack]
    assert {BOX.tiles[tile].dots for tile in in_play} == dots


@rule("LAC-1.7")
def test_stacks_have_the_cheapest_on_top() -> None:
    """One stack for each composer and movement, in the order of price."""
    sorted_stacks = stacks(BOX, (0, 1), 4)
    kyrie = [composer_tile(f"eybler-kyrie-{n}") for n in (1, 2, 3)]
    assert list(sorted_stacks[0]) == kyrie
    worth = [[_worth(tile) for tile in stack] for stack in sorted_stacks]
    assert worth == [sorted(stack) for stack in worth]


def _worth(tile: int) -> int:
    price = BOX.tiles[tile].price
    return price[3] + 2 * price[2] + 3 * price[4]


@rule("LAC-1.8", "LAC-12.1", "LAC-Q46")
@pytest.mark.parametrize(("seats", "closed"), [(1, 10), (2, 10), (3, 5), (4, 0)])
def test_constanze_closes_slots(seats: int, closed: int) -> None:
    """By the number of patrons; solo is as for two."""
    state = dealt(seats, {})
    assert state.slots.count(CLOSED) == closed
    assert [slot for slot, held in enumerate(state.slots) if held == CLOSED] == list(BOX.closed[state.constanze][seats])


@rule("LAC-1.9", "LAC-Q18")
def test_every_place_has_a_tile_of_its_kind() -> None:
    """Plain side up, Salzburg too; the rest are the stacks."""
    state = dealt(2, {})
    assert all(face != NONE and not face & 1 for face in state.places)
    kinds = [(face >> 1) >= BOX.n_cities for face in state.places]
    assert kinds == list(BOX.is_court)
    assert (len(state.cities), len(state.courts)) == (15 - 8, 16 - 3)


@rule("LAC-1.10", "LAC-1.11", "LAC-1.12", "LAC-2.3")
def test_a_patron_at_the_start() -> None:
    """Nine starting Memories, the Opus of the shield, seven markers and a neutral one, tracks at 2."""
    for seat, patron in enumerate(dealt(4, {}).patrons):
        assert sorted([*patron.hand, *patron.deck]) == list(BOX.starting_memories[seat])
        assert patron.works == (BOX.starting_opus[seat],)
        assert patron.spaces == (MARKER,) * 7
        assert patron.neutral == 1
        assert patron.track == [2, 2, 2]
        assert BOX.finance[patron.finance] == (2, 0, 0)


@rule("LAC-1.13", "LAC-1.14", "LAC-Q44")
def test_ducats_and_vp_go_by_turn_order() -> None:
    """From the first patron, who is drawn, and not by the seat's number."""
    state = GAME.new(4, {}, BOX)
    settle(state)
    while name(state) != "DrawFirst":
        answer(state, picks(state)[0])
    assert picks(state) == [0, 1, 2, 3]
    heard = answer(state, 2)
    assert FirstPatronDrawn(2) in heard
    assert Gained(1, "start", 11, vp=1) in heard
    assert [(patron.ducats, patron.vp) for patron in state.patrons] == [(10, 1), (11, 1), (10, 0), (11, 0)]
    nature(state)
    assert state.agenda[-1].seats() == (2,)


@rule("LAC-1.15", "LAC-2.2", "LAC-Q45")
def test_everybody_draws_four_cards() -> None:
    """Each from their own deck."""
    state = dealt(3, {})
    assert [len(patron.hand) for patron in state.patrons] == [4, 4, 4]
    assert [len(patron.deck) for patron in state.patrons] == [5, 5, 5]


@rule("LAC-12.5")
def test_solo_purse() -> None:
    """10 ducats for the patron, nothing else for either."""
    state = dealt(1, {})
    assert (state.patrons[0].ducats, state.patrons[0].vp) == (10, 0)
    assert state.soloist
    assert state.soloist.vp == 0


@rule("LAC-1.2")
def test_nature_is_fair_in_set_up() -> None:
    """Over many set-ups every card of a period is removed, and every composer drawn."""
    gone: Counter[int] = Counter()
    drawn: Counter[int] = Counter()
    for seed in range(120):
        state = dealt(2, {"composers": "drawn"}, seed)
        gone.update(state.removed[0])
        drawn.update(state.composers)
    assert set(gone) == {*BOX.period_opus[0], *BOX.period_memories[0]}
    assert set(drawn) == {0, 1, 2, 3}
