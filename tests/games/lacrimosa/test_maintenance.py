from __future__ import annotations

from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.box import NONE
from herzog.games.lacrimosa.events import (
    BonusShown,
    DeckRenewed,
    FirstPatronPassed,
    Gained,
    PeriodEnded,
    RowCleared,
    TilesGilded,
    TracksReset,
    UsedTilesReturned,
    WorksTurnedBack,
)
from herzog.games.lacrimosa.maintenance import DrawTile, EndPeriod, FillPlace, MaintainBoard, MaintainTable, PassFirst
from herzog.games.lacrimosa.rewards import ChooseStep
from herzog.games.lacrimosa.state import BONUS, FINANCES, MEMORY, State
from herzog.kernel import Event, EventLog, Frame, settle
from tests.games.lacrimosa.scenario import (
    BOX,
    C,
    J,
    a_game,
    answer,
    asked,
    board,
    card,
    memory,
    name,
    nature,
    opus,
    picks,
    place,
    to_maintenance,
    warned,
)
from tests.rule import rule

EXPERIENCE = ["start-commission-1", "start-commission-2", "start-travel-1", "start-requiem-1"]
STORY = ["start-document", "start-perform-1", "start-perform-2", "start-travel-2"]  # 2 Talent, 1 Journey, 2 Composition


def maintained(state: State, *frames: Frame[State]) -> list[Event]:
    """Run Maintenance of seat 0's board, or *frames*, on top of the agenda; return what was told."""
    state.agenda[:] = []
    log = EventLog()
    state.then(*(frames or (MaintainBoard(0),)))
    settle(state, log)
    return log.heard_by(0)


@rule("LAC-10.1", "LAC-10.2", "LAC-10.3", "LAC-3.3")
def test_tracks_go_to_zero_and_then_tell_the_story() -> None:
    """Counters are kept; each Story card gives its steps."""
    state = a_game(seat0={"track": (3, 4, 1), "counters": (1, 2, 3)})
    board(state, 0, EXPERIENCE, STORY)
    heard = maintained(state)
    assert heard[0] == TracksReset(0, [3, 4, 1])
    assert state.patrons[0].track == [2, 1, 2]
    assert state.patrons[0].counters == [1, 2, 3]


@rule("LAC-10.1")
def test_the_printed_order() -> None:
    """Tracks, composers, finances, bonus, clean-up."""
    state = a_game(
        bonus_tile="bonus-1-travel",
        seat0={"finance": 3, "tiles": {"organ": "eybler-sequentia-1"}, "works": ["symphony-no-1"]},
    )
    state.patrons[0].turned = (opus("symphony-no-1"),)
    board(state, 0, EXPERIENCE, STORY)
    heard = maintained(state)
    sources = [event.source if isinstance(event, Gained) else type(event).__name__ for event in heard]
    assert sources == [
        "TracksReset",
        *["memory"] * 4,
        "composer",
        "finance",
        "bonus",
        "WorksTurnedBack",
        "DeckRenewed",
    ]


@rule("LAC-10.3", "LAC-Q8")
def test_a_bought_memory_gives_its_steps_and_vp() -> None:
    """It lies in the Story section like any other."""
    state = board(a_game(), 0, EXPERIENCE, ["mem-1-miserere", *STORY[:3]])
    maintained(state)
    assert state.patrons[0].vp_from[MEMORY] == 1


@rule("LAC-10.4", "LAC-9.1", "LAC-Q26")
def test_sequentia_tiles_give_their_steps() -> None:
    """At every Maintenance, also after the last round."""
    for number in (1, 5):
        state = a_game(round=number, seat0={"tiles": {"organ": "eybler-sequentia-1", "horns": "stadler-sequentia-1"}})
        board(state, 0, EXPERIENCE, STORY)
        maintained(state)
        assert (state.patrons[0].track[J], state.patrons[0].track[C]) == (2, 3)


@rule("LAC-10.5")
def test_income() -> None:
    """Ducats and VP of the space the Finance marker is on."""
    state = board(a_game(seat0={"ducats": 1, "finance": 6}), 0, EXPERIENCE, STORY)
    maintained(state)
    assert (state.patrons[0].ducats, state.patrons[0].vp_from[FINANCES]) == (5, 1)


@rule("LAC-10.6", "LAC-3.9")
def test_the_wildcard_of_the_finance_track_is_the_patrons_choice() -> None:
    """After the story has been told; a full track is warned of."""
    state = board(a_game(seat0={"finance": 4}), 0, EXPERIENCE, STORY)
    maintained(state)
    assert name(state) == "ChooseStep"
    assert picks(state) == [0, 1, 2]
    assert not warned(state)
    answer(state, J)
    assert state.patrons[0].track[J] == 2


@rule("LAC-10.1", "LAC-Q53")
def test_boards_are_maintained_one_after_another() -> None:
    """In turn order from the first patron; who comes later sees what the others chose for their wildcards."""
    rich = {"finance": 4}
    state = to_maintenance(a_game(3, seat0=rich, seat1=rich, seat2=rich))
    state.first = 1
    settle(state)
    for seat in (1, 2, 0):
        assert asked(state, ChooseStep).seat == seat
        before = state.patrons[seat].track[J]
        answer(state, J)
        assert GAME.mask(state, 0).patrons[seat].track[J] == before + 1


@rule("LAC-10.7", "LAC-Q3")
def test_the_period_bonus_counts_icons_above() -> None:
    """Done or not; those in the Story section do not count."""
    state = board(a_game(bonus_tile="bonus-1-commission", seat0={"ducats": 0, "finance": 0}), 0, EXPERIENCE, STORY)
    maintained(state)
    assert state.patrons[0].ducats == 4
    state = board(a_game(bonus_tile="bonus-1-document", seat0={"ducats": 0}), 0, EXPERIENCE, STORY)
    maintained(state)
    assert state.agenda == []
    assert state.patrons[0].vp_from[BONUS] == 0


@rule("LAC-10.7")
def test_a_wildcard_bonus_is_chosen_for_each_icon() -> None:
    """Two icons, two counters of choice."""
    state = board(a_game(round=3, bonus_tile="bonus-3-travel"), 0, ["start-travel-1", "start-travel-2"], STORY[:2])
    maintained(state)
    answer(state, 0, 2)
    assert state.patrons[0].counters == [1, 0, 1]


@rule("LAC-10.8", "LAC-10.9", "LAC-2.3")
def test_clean_up() -> None:
    """Works turn back; the eight cards become the deck; the card in hand stays there."""
    state = a_game(seat0={"works": ["symphony-no-1"], "turned": ["symphony-no-1"]})
    board(state, 0, EXPERIENCE, STORY)
    heard = maintained(state)
    patron = state.patrons[0]
    assert patron.turned == patron.experience == patron.story == ()
    assert len(patron.deck) == 8
    assert patron.hand == (memory("start-requiem-2"),)
    assert patron.kept == memory("start-requiem-2")
    assert WorksTurnedBack(0, [opus("symphony-no-1")]) in heard
    assert DeckRenewed(0, list(patron.deck), patron.kept) in heard


@rule("LAC-10.10", "LAC-10.11", "LAC-Q20")
def test_the_map_is_gilded_and_then_filled() -> None:
    """New tiles come plain side up, in the order of the places' numbers."""
    state = a_game(map={"munich": None, "prague": None, "london": None, "vienna": "court-periods-1-2*"})
    heard = maintained(state, MaintainTable())
    assert all(face == NONE or face & 1 for face in state.places)
    assert TilesGilded([0, 3, 4, 6, 7, 8, 9]) in heard
    order = []
    while name(state) == "DrawTile":
        order.append(asked(state, DrawTile).place)
        answer(state, picks(state)[0])
    assert order == [place("prague"), place("london"), place("munich")]
    assert not any(state.places[each] & 1 for each in order)


@rule("LAC-10.12", "LAC-Q20", "LAC-Q50")
def test_used_city_tiles_come_back_when_the_stack_is_out() -> None:
    """Only then."""
    state = a_game(map={"munich": None})
    state.used, state.cities = state.cities, ()
    used = list(state.used)
    assert UsedTilesReturned(used) in maintained(state, FillPlace(place("munich")))
    assert picks(state) == used
    answer(state, used[0])
    assert (len(state.cities), state.used) == (len(used) - 1, ())


@rule("LAC-10.11")
def test_a_place_stays_empty_when_there_is_no_tile() -> None:
    """Nature is not asked."""
    state = a_game(map={"vienna": None})
    state.patrons[0].courts, state.courts = state.courts, ()
    maintained(state, FillPlace(place("vienna")))
    assert state.agenda == []
    assert state.places[place("vienna")] == NONE


@rule("LAC-10.13", "LAC-Q5")
def test_the_right_end_of_the_row_and_the_rest_of_the_period_leave() -> None:
    """Four cards, the Bonus tile, and what was not turned up."""
    row = ["zaide", "mem-1-empress", "idomeneo", "symphony-no-1", "lodi-quartet", "mem-1-chelsea", "violin-sonata-k-6"]
    state = a_game(row=row, supply=["mem-1-martini"])
    old = state.bonus
    heard = maintained(state, EndPeriod())
    assert state.row == [card(key) for key in row[:3]] + [NONE] * 4
    assert RowCleared([card(key) for key in row[3:]]) in heard
    assert {card(key) for key in row[3:]} <= set(state.discard)
    assert PeriodEnded(1, old, 1) in heard
    assert memory("mem-1-martini") in state.removed[0]
    assert state.bonuses == (old,)
    assert all(memory_or_opus_period(each) == 2 for each in state.supply)


def memory_or_opus_period(number: int) -> int:
    """Return the period of a card."""
    return BOX.opus[number].period if number < BOX.n_opus else BOX.memories[number].period


@rule("LAC-Q5")
def test_with_fewer_than_four_cards_all_of_them_go() -> None:
    """The row is then filled from the new period alone."""
    state = a_game(row=["zaide", "idomeneo"], supply=[])
    assert RowCleared([opus("zaide"), opus("idomeneo")]) in maintained(state, EndPeriod())
    assert state.row == [NONE] * 7


@rule("LAC-10.14", "LAC-10.15")
def test_the_next_bonus_is_shown_and_the_row_filled() -> None:
    """The cards left slide right; the new ones are of the new period."""
    state = a_game(2, row=["zaide", "mem-1-empress", "idomeneo", *["symphony-no-1"]])
    heard = maintained(state, MaintainTable())
    assert name(state) == "ShowBonus"
    assert {BOX.bonuses[each].period for each in picks(state)} == {2}
    chosen = picks(state)[1]
    heard = answer(state, chosen)
    assert BonusShown(chosen) in heard
    nature(state)
    assert NONE not in state.row
    assert all(memory_or_opus_period(number) == 2 for number in state.row)


@rule("LAC-10.16", "LAC-12.4")
def test_the_first_place_passes_to_the_left() -> None:
    """Round the table; a single patron keeps it."""
    state = a_game(3)
    assert maintained(state, PassFirst()) == [FirstPatronPassed(1)]
    maintained(state, PassFirst(), PassFirst())
    assert state.first == 0
    solo = a_game(1)
    assert maintained(solo, PassFirst()) == []
    assert solo.first == 0


@rule("LAC-11.1", "LAC-Q29")
def test_after_the_fifth_round_only_the_personal_boards_are_seen_to() -> None:
    """Then comes the final count, and play is over; the main board stays as it was."""
    state = to_maintenance(a_game(2, round=5, seat0={"finance": 2}, seat1={"finance": 2}))
    row, places = state.row[:], state.places[:]
    purse = state.patrons[0].ducats
    settle(state)
    while state.agenda:
        answer(state, picks(state)[0])
    assert state.patrons[0].ducats >= purse + 2
    assert (state.row, state.places) == (row, places)


@rule("LAC-10.1")
def test_boards_are_seen_to_in_turn_order() -> None:
    """From the first patron."""
    state = to_maintenance(a_game(3))
    state.first = 2
    log = EventLog()
    settle(state, log)
    order = [event.seat for event in log.heard_by(None) if isinstance(event, TracksReset)]
    while name(state) not in {"DrawTile", "ShowBonus"}:
        order += [event.seat for event in answer(state, picks(state)[0]) if isinstance(event, TracksReset)]
    assert order == [2, 0, 1]


@rule("LAC-10.16")
def test_of_two_patrons_the_other_becomes_first() -> None:
    """And the first one again after that."""
    state = a_game(2)
    maintained(state, PassFirst())
    assert state.first == 1
    maintained(state, PassFirst())
    assert state.first == 0
