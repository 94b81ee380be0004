from __future__ import annotations

import pytest

from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.box import COMMISSION, DOCUMENT, NONE, PERFORM_OR_SELL, REQUIEM, TRAVEL
from herzog.games.lacrimosa.events import (
    CourtTaken,
    Overflowed,
    SoloistActs,
    SoloistIdle,
    SoloistLaid,
    SoloistMoved,
    SoloistPlaced,
    SoloistScored,
    SoloistShuffled,
    SoloistTook,
)
from herzog.games.lacrimosa.maintenance import MaintainTable
from herzog.games.lacrimosa.scoring import FinalCount
from herzog.games.lacrimosa.soloist import SEAT, SoloistAct, SoloistExperience, soloist_of
from herzog.games.lacrimosa.state import COURT, FINANCES, MEMORY, OPUS, REQUIEM_COUNT, SALE, SOLOIST_REQUIEM, State
from herzog.kernel import Event, EventLog, settle
from tests.games.lacrimosa.scenario import (
    BOX,
    EIGHTH,
    SIXTEENTH,
    a_game,
    answer,
    ask,
    memory,
    name,
    nature,
    opus,
    picks,
    place,
    slot,
    soloist_card,
    tile,
)
from tests.rule import rule

ROW = ["mem-1-empress", "zaide", "mem-1-olmuetz", "symphony-no-1", "mem-1-miserere", "divertimento-k-136"]
LEFT, RIGHT = soloist_card(3), soloist_card(1)  # read with these Story cards


def acted(state: State, action: int, story: int) -> list[Event]:
    """Have the Soloist carry out *action* with his *story* card; return what was told until somebody is asked."""
    state.agenda[:] = [SoloistAct(action, story)]
    log = EventLog()
    settle(state, log)
    return log.heard_by(0)


@rule("LAC-12.3", "LAC-12.6")
@pytest.mark.parametrize(
    ("difficulty", "numbers", "income"),
    [
        ("easy", [1, 2, 3, 4, 5, 6, 7, 8, 9], (0, 0, 0)),
        ("middle", [1, 2, 3, 4, 5, 6, 7, 9, 10], (2, 0, 0)),
        ("difficult", [1, 2, 3, 4, 5, 6, 7, 10, 11], (4, 1, 1)),
    ],
)
def test_his_deck_and_finances(difficulty: str, numbers: list[int], income: tuple[int, int, int]) -> None:
    """By difficulty; seven markers always."""
    soloist = soloist_of(a_game(1, options={"difficulty": difficulty}))
    assert [number + 1 for number in soloist.deck] == numbers
    assert BOX.finance[soloist.finance] == income
    assert soloist.markers == 7
    assert (soloist.vp, set(soloist.vp_from)) == (0, {0})


@rule("LAC-12.7", "LAC-12.8", "LAC-Q38")
def test_his_turn() -> None:
    """One card above, one below; the actions of the first, in printed order, with the details of the second."""
    state = ask(a_game(1, options={"difficulty": "difficult"}, row=ROW), SoloistExperience())
    heard = answer(state, soloist_card(11), soloist_card(6))
    assert heard[:2] == [SoloistLaid("experience", soloist_card(11)), SoloistLaid("story", soloist_card(6))]
    acts = [event for event in heard if isinstance(event, SoloistActs)]
    assert acts == [SoloistActs("requiem", soloist_card(6)), SoloistActs("travel", soloist_card(6))]
    soloist = soloist_of(state)
    assert (soloist.experience, soloist.story) == ((soloist_card(11),), (soloist_card(6),))
    assert len(soloist.deck) == 7


@rule("LAC-12.4", "LAC-Q37")
def test_he_plays_after_the_patron_four_times_a_round() -> None:
    """Eight of his nine cards are played."""
    state = a_game(1)
    order, played = [], 0
    while state.period == 1:
        if name(state) in {"LayExperience", "SoloistExperience"}:
            order.append(name(state))
        played = max(played, len(soloist_of(state).experience) + len(soloist_of(state).story))
        answer(state, picks(state)[1] if name(state) == "UseCard" else picks(state)[0])
    assert order == ["LayExperience", "SoloistExperience"] * 4
    assert played == 8
    assert state.first == 0


@rule("LAC-12.9", "LAC-12.10", "LAC-Q39")
def test_document() -> None:
    """The Memory at the end of the row the arrow names, for the VP of its Story part; then its actions."""
    state = a_game(1, row=ROW)
    heard = acted(state, DOCUMENT, RIGHT)
    assert SoloistTook("document", memory("mem-1-miserere"), 5) in heard
    assert SoloistScored(SEAT, "memory", 1) in heard
    assert SoloistActs("requiem", RIGHT) in heard  # the Memory's own action, read with the same card
    assert memory("mem-1-miserere") in state.discard
    assert name(state) == "RefillRow"
    state = a_game(1, row=ROW)
    assert SoloistTook("document", memory("mem-1-empress"), 1) in acted(state, DOCUMENT, LEFT)
    assert soloist_of(state).vp_from[MEMORY] == 0


@rule("LAC-Q39")
def test_a_chained_document_takes_another_memory() -> None:
    """While its actions run the first is neither in the row nor in the game."""
    state = a_game(1, row=["mem-1-olmuetz", "mem-1-miserere"], supply=[])
    heard = acted(state, DOCUMENT, LEFT)  # its own action is Document
    took = [event.card for event in heard if isinstance(event, SoloistTook)]
    assert took == [memory("mem-1-olmuetz"), memory("mem-1-miserere")]
    assert state.row == [NONE] * 7


CHAIN = ["mem-1-empress", "zaide", "mem-1-olmuetz", "symphony-no-1", "lodi-quartet", "divertimento-k-136"]


def documented_a_chain(options: dict[str, str]) -> tuple[State, list[int]]:
    """Have the Soloist document a Memory that commissions and documents; return what he took before nature is asked."""
    supply = ["violin-sonata-k-6", "mem-1-chelsea", "mem-1-barrington", "mem-1-miserere"]
    state = a_game(1, options=options, row=[*CHAIN, "mem-1-martini"], supply=supply)
    heard = answer(ask(state, SoloistExperience()), soloist_card(7), RIGHT)
    return state, [event.card for event in heard if isinstance(event, SoloistTook)]


@rule("LAC-Q4", "LAC-Q39")
def test_every_filling_of_the_row_fills_all_gaps() -> None:
    """The Commission of his Memory ends with it, and also fills the space that the Memory left."""
    state, took = documented_a_chain({})
    assert took == [memory("mem-1-martini"), opus("divertimento-k-136")]
    assert (name(state), state.row.count(NONE)) == ("RefillRow", 2)


@rule("LAC-Q4", "LAC-Q39", "LAC-Q40", "LAC-12.8")
def test_a_table_that_fills_the_row_at_the_end_of_a_turn_waits_for_his_last_action() -> None:
    """Neither an Opus he takes nor a Memory whose actions are done fills it before."""
    state, took = documented_a_chain({"refill": "turn"})
    keys = ["mem-1-martini", "mem-1-olmuetz", "mem-1-empress"]
    assert took == [memory(keys[0]), opus("divertimento-k-136"), memory(keys[1]), memory(keys[2])]
    assert state.row == [NONE] * 4 + [opus("zaide"), opus("symphony-no-1"), opus("lodi-quartet")]
    assert name(state) == "RefillRow"
    nature(state)
    assert NONE not in state.row


@rule("LAC-12.11", "LAC-Q40")
def test_commission() -> None:
    """The Opus at that end, for its VP."""
    state = a_game(1, row=ROW, supply=["lodi-quartet", "violin-sonata-k-6"])
    heard = acted(state, COMMISSION, LEFT)
    assert SoloistTook("commission", opus("zaide"), 2) in heard
    assert soloist_of(state).vp_from[OPUS] == 5
    assert opus("zaide") in state.discard
    assert name(state) == "RefillRow"
    nature(state)
    assert NONE not in state.row


@rule("LAC-12.12", "LAC-12.13", "LAC-Q40")
def test_sell() -> None:
    """He never performs; beyond the end of his Finance track each step scores."""
    state = a_game(1, row=ROW, options={"difficulty": "difficult"})
    heard = acted(state, PERFORM_OR_SELL, RIGHT)  # Finance 2, 1 VP
    soloist = soloist_of(state)
    assert SoloistTook("perform_or_sell", opus("divertimento-k-136"), 6) in heard
    assert Overflowed(SEAT, "finance", 2, vp=4) in heard
    assert (soloist.vp_from[SALE], soloist.vp_from[FINANCES], soloist.vp) == (1, 4, 5)
    state = a_game(1, row=ROW, options={"difficulty": "easy"})
    heard = acted(state, PERFORM_OR_SELL, RIGHT)
    assert soloist_of(state).finance == 2
    assert not any(isinstance(event, Overflowed) for event in heard)


@rule("LAC-12.14")
@pytest.mark.parametrize(
    ("action", "row"),
    [(DOCUMENT, ["zaide"]), (COMMISSION, ["mem-1-empress"]), (PERFORM_OR_SELL, ["mem-1-empress"])],
)
def test_no_card_of_the_kind_no_effect(action: int, row: list[str]) -> None:
    """The row stays as it is."""
    state = a_game(1, row=row, supply=[])
    before = state.row[:]
    assert isinstance(acted(state, action, LEFT)[-1], SoloistIdle)
    assert state.row == before
    assert soloist_of(state).vp == 0


COURTS = {"vienna": "court-periods-1-2", "london": "court-horns-organ", "paris": "court-strings-organ"}


@rule("LAC-12.15", "LAC-12.16", "LAC-12.18", "LAC-Q41")
def test_travel_upwards() -> None:
    """From Prague by number to London: the City tiles on the way are discarded, that of the start stays."""
    state = a_game(1, map=COURTS, marker="prague")
    start = state.places[place("prague")]
    heard = acted(state, TRAVEL, soloist_card(1))  # ascending, one Court
    path = [event.place for event in heard if isinstance(event, SoloistMoved)]
    assert path == [place("berlin"), place("frankfurt"), place("london")]
    assert state.marker == place("london")
    assert soloist_of(state).courts == (tile("court-horns-organ"),)
    assert [state.places[place(key)] for key in ("berlin", "frankfurt", "london")] == [NONE] * 3
    assert state.places[place("prague")] == start
    assert len(state.used) == 2


@rule("LAC-12.15")
def test_travel_downwards_past_salzburg() -> None:
    """After 1 comes 11."""
    state = a_game(1, map={**COURTS, "vienna": None, "london": None}, marker="vienna")
    heard = acted(state, TRAVEL, soloist_card(4))  # descending, one Court
    path = [event.place for event in heard if isinstance(event, SoloistMoved)]
    assert path == [place(key) for key in ("salzburg", "munich", "innsbruck", "milan", "lyon", "paris")]


@rule("LAC-12.17", "LAC-Q41", "LAC-12.16")
def test_a_court_where_the_marker_stands_is_the_first_visit() -> None:
    """Without a step; a second visit goes on from there."""
    state = a_game(1, map=COURTS, marker="vienna")
    assert acted(state, TRAVEL, soloist_card(1))[-1] == CourtTaken(SEAT, tile("court-periods-1-2"), gilded=False)
    assert state.marker == place("vienna")
    state = a_game(1, map=COURTS, marker="vienna")
    acted(state, TRAVEL, soloist_card(11))  # two Courts
    assert state.marker == place("london")
    assert len(soloist_of(state).courts) == 2


@rule("LAC-12.19")
def test_travel_without_effect() -> None:
    """Zero Courts to visit, or no Court tile on the map; the action ends when there is none left."""
    state = a_game(1, map=COURTS, marker="prague")
    assert acted(state, TRAVEL, soloist_card(2))[-1] == SoloistIdle("travel", "no-courts-to-visit")
    assert state.marker == place("prague")
    state = a_game(1, map=dict.fromkeys(COURTS), marker="prague")
    assert acted(state, TRAVEL, soloist_card(1))[-1] == SoloistIdle("travel", "no-court-tile-on-the-map")
    state = a_game(1, map={**COURTS, "vienna": None, "london": None}, marker="prague")
    acted(state, TRAVEL, soloist_card(11))
    assert (state.marker, len(soloist_of(state).courts)) == (place("paris"), 1)


@rule("LAC-12.20", "LAC-12.22", "LAC-Q36", "LAC-Q42", "LAC-Q49")
@pytest.mark.parametrize(
    ("story", "where", "low"), [(6, "sequentia/horns-1", 2), (2, "sequentia/organ", 2), (1, "kyrie/percussion", 1)]
)
def test_requiem(story: int, where: str, low: int) -> None:
    """One marker, whichever, on the top-most or bottom-most empty slot, for the lower value at once."""
    state = a_game(1, closed=[])
    heard = acted(state, REQUIEM, soloist_card(story))
    assert SoloistPlaced(slot(where)) in heard
    assert state.slots[slot(where)] == 2 * SEAT + SIXTEENTH
    assert soloist_of(state).vp_from[SOLOIST_REQUIEM] == low
    assert soloist_of(state).markers == 6


@rule("LAC-12.21", "LAC-Q42", "LAC-Q46", "LAC-12.20")
def test_a_full_movement_sends_him_to_the_next() -> None:
    """To the right first, nearest first, else to the left; closed slots are not empty."""
    sequentia = [f"sequentia/{each}" for each in BOX.printed.board.movements[1].slots]
    state = a_game(1, closed=sequentia)
    assert SoloistPlaced(slot("offertorium/strings-1")) in acted(state, REQUIEM, soloist_card(6))
    right = [f"{m.id}/{each}" for m in BOX.printed.board.movements[1:] for each in m.slots]
    state = a_game(1, closed=right)
    assert SoloistPlaced(slot("kyrie/percussion")) in acted(state, REQUIEM, soloist_card(6))


@rule("LAC-12.23", "LAC-Q42")
def test_without_a_marker_or_an_empty_slot_nothing_happens() -> None:
    """All seven used, or the Requiem full."""
    state = a_game(1, closed=[], slots={f"sequentia/{each}": (SEAT, SIXTEENTH) for each in _seven()})
    assert acted(state, REQUIEM, soloist_card(6))[-1] == SoloistIdle("requiem", "no-marker-left")
    everything = [f"{m.id}/{each}" for m in BOX.printed.board.movements for each in m.slots]
    state = a_game(1, closed=everything)
    assert acted(state, REQUIEM, soloist_card(6))[-1] == SoloistIdle("requiem", "no-empty-space")


def _seven() -> list[str]:
    return list(BOX.printed.board.movements[1].slots[:7])


@rule("LAC-12.24", "LAC-Q37", "LAC-Q43")
def test_at_maintenance_he_only_shuffles() -> None:
    """No income, no bonus, no story."""
    state = a_game(1, options={"difficulty": "difficult"})
    soloist = soloist_of(state)
    soloist.experience, soloist.story, soloist.deck = soloist.deck[:4], soloist.deck[4:8], soloist.deck[8:]
    state.agenda[:] = [MaintainTable()]
    log = EventLog()
    settle(state, log)
    assert SoloistShuffled() in log.heard_by(0)
    assert (len(soloist.deck), soloist.experience, soloist.story, soloist.vp) == (9, (), (), 0)


@rule("LAC-12.25", "LAC-12.26", "LAC-Q43")
def test_his_final_count() -> None:
    """All his Courts in full, and the Requiem as usual; the last entry of scores and ranks."""
    state = a_game(
        1,
        closed=[],
        slots={"sanctus/horns": (SEAT, SIXTEENTH), "sanctus/organ": (SEAT, SIXTEENTH), "sanctus/voice": (0, EIGHTH)},
        seat0={"ducats": 0, "track": (0, 0, 0)},
    )
    soloist = soloist_of(state)
    soloist.courts = (state.courts[0],)
    state.courts = state.courts[1:]
    state.agenda[:] = [FinalCount()]
    settle(state)
    goal = BOX.goals[soloist.courts[0]]
    assert goal
    assert (soloist.vp_from[COURT], soloist.vp_from[REQUIEM_COUNT]) == (goal.vp, 10)
    assert GAME.scores(state) == [2, goal.vp + 10]
    assert GAME.ranks(state) == [2, 1]


@rule("LAC-Q43", "LAC-11.11")
def test_ties_with_the_soloist() -> None:
    """More markers, then more Opus cards; he has none of these."""
    state = a_game(1)
    assert GAME.scores(state) == [0, 0]
    assert GAME.ranks(state) == [1, 2]
    soloist_of(state).markers -= 1
    assert GAME.ranks(state) == [2, 1]


@rule("LAC-12.13")
def test_a_step_within_his_finance_track_brings_no_vp() -> None:
    """One step to its end, and one beyond for 2 VP."""
    state = a_game(1, row=ROW, options={"difficulty": "easy"})
    soloist = soloist_of(state)
    soloist.finance = BOX.finance_max - 1
    acted(state, PERFORM_OR_SELL, RIGHT)  # Finance 2
    assert (soloist.finance, soloist.vp_from[FINANCES]) == (BOX.finance_max, 2)


@rule("LAC-12.20", "LAC-12.21", "LAC-Q42")
def test_far_to_the_left_is_better_than_nowhere() -> None:
    """From the Offertorium, past a full Sequentia, to the Kyrie; each movement is looked at."""
    movements = BOX.printed.board.movements
    for free in (0, 1):
        closed = [f"{m.id}/{each}" for n, m in enumerate(movements) if n != free for each in m.slots]
        for number in range(1, 12):
            heard = acted(a_game(1, closed=closed), REQUIEM, soloist_card(number))
            [placed] = [event for event in heard if isinstance(event, SoloistPlaced)]
            assert placed.slot in BOX.movements[free].slots


@rule("LAC-12.11", "LAC-12.12")
def test_he_takes_the_only_opus_there_is() -> None:
    """Also the first of the set; and from a row without any, none."""
    for action in (COMMISSION, PERFORM_OR_SELL):
        state = a_game(1, row=["bastien-und-bastienne"])
        acted(state, action, LEFT)
        assert opus("bastien-und-bastienne") == 0
        assert 0 in state.discard
