from __future__ import annotations

import pytest

from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.events import CourtScored, GameEnded, MoneyCounted, MovementScored, StoryConcluded
from herzog.games.lacrimosa.scoring import FinalCount, best_courts, majority, movement_count, ranks, scores
from herzog.games.lacrimosa.state import COURT, DUCATS_LEFT, NEUTRAL, REQUIEM_COUNT, STORY, State
from herzog.kernel import Event, EventLog, settle
from tests.games.lacrimosa.scenario import EIGHTH, SIXTEENTH, a_game, opus, slot, tile
from tests.rule import rule

SEQUENTIA, SANCTUS = 1, 3
NOTHING = {"ducats": 0, "track": (0, 0, 0), "counters": (0, 0, 0)}


def counted(state: State) -> list[Event]:
    """Count the final score and return what was told."""
    state.agenda[:] = [FinalCount()]
    log = EventLog()
    settle(state, log)
    return log.heard_by(None)


@rule("LAC-11.6", "LAC-11.7", "LAC-Q33")
def test_the_books_example_of_the_sequentia() -> None:
    """Eybler has four markers, one of them neutral, Stadler two: blue scores 8, yellow 4 and 4."""
    state = a_game(
        closed=[],
        slots={
            "sequentia/horns-1": (0, EIGHTH),
            "sequentia/percussion": (0, EIGHTH),
            "sequentia/strings-1": (1, EIGHTH),
            "sequentia/horns-2": (NEUTRAL, EIGHTH),
            "sequentia/voice-1": (1, SIXTEENTH),
            "sequentia/organ": (1, SIXTEENTH),
        },
        seat0=NOTHING,
        seat1=NOTHING,
    )
    assert majority(state, SEQUENTIA) == EIGHTH
    assert movement_count(state, 0, SEQUENTIA) == (2, 0)
    assert movement_count(state, 1, SEQUENTIA) == (1, 2)
    heard = counted(state)
    assert MovementScored(0, SEQUENTIA, 2, 0, 8) in heard
    assert MovementScored(1, SEQUENTIA, 1, 2, 8) in heard
    assert [patron.vp_from[REQUIEM_COUNT] for patron in state.patrons] == [8, 8]


@rule("LAC-11.8", "LAC-Q33")
def test_a_tie_scores_the_lower_value_for_both() -> None:
    """Two against two, a neutral one among them."""
    state = a_game(
        closed=[],
        slots={
            "sanctus/horns": (0, EIGHTH),
            "sanctus/percussion": (NEUTRAL, EIGHTH),
            "sanctus/strings": (1, SIXTEENTH),
            "sanctus/voice": (1, SIXTEENTH),
        },
    )
    assert majority(state, SANCTUS) == -1
    assert movement_count(state, 0, SANCTUS) == (0, 1)
    assert movement_count(state, 1, SANCTUS) == (0, 2)


@rule("LAC-Q33", "LAC-11.6")
def test_a_composer_alone_has_the_majority() -> None:
    """Even with one marker; a movement without markers scores nothing."""
    state = a_game(closed=[], slots={"sanctus/organ": (0, SIXTEENTH)})
    assert majority(state, SANCTUS) == SIXTEENTH
    assert movement_count(state, 0, SANCTUS) == (1, 0)
    assert movement_count(state, 0, SEQUENTIA) == (0, 0)


@rule("LAC-11.2", "LAC-11.3", "LAC-Q30")
def test_the_books_dilemma_of_bastien_und_bastienne() -> None:
    """An opera of period I serves one of two Courts; with a second opera both are fulfilled."""
    courts = ["court-opera-religious", "court-periods-1-2"]
    works = ["bastien-und-bastienne", "spatzenmesse"]  # opera I, religious II
    state = a_game(seat0={"works": works, "courts": courts})
    served = best_courts(state, 0)
    assert len(served) == 1
    state = a_game(
        seat0={"works": [*works, "le-nozze-di-figaro", "davide-penitente"], "courts": courts, **NOTHING},
    )
    served = best_courts(state, 0)
    assert served[tile("court-periods-1-2")] == (opus("bastien-und-bastienne"), opus("spatzenmesse"))
    assert served[tile("court-opera-religious")] == (opus("le-nozze-di-figaro"), opus("davide-penitente"))
    heard = counted(state)
    assert [event.vp for event in heard if isinstance(event, CourtScored)] == [6, 6]
    assert state.patrons[0].vp_from[COURT] == 12


@rule("LAC-11.3", "LAC-11.5", "LAC-Q30")
def test_the_books_dilemma_of_the_voice_in_the_sanctus() -> None:
    """It serves strings and voice, or Sequentia and Sanctus, and the engine takes the dearer."""
    state = a_game(
        closed=[],
        slots={"sanctus/voice": (0, EIGHTH), "kyrie/strings": (0, EIGHTH), "sequentia/organ": (0, EIGHTH)},
        seat0={"courts": ["court-strings-voice", "court-sequentia-sanctus"]},
    )
    assert best_courts(state, 0) == {
        tile("court-sequentia-sanctus"): (slot("sequentia/organ"), slot("sanctus/voice")),
    }


@rule("LAC-Q30")
def test_the_best_assignment_is_not_the_greedy_one() -> None:
    """The dearest Court alone would bring 7; two others together bring 11."""
    state = a_game(
        closed=[],
        slots={
            "sequentia/strings-1": (0, EIGHTH),
            "agnus-dei/strings-1": (0, EIGHTH),
            "kyrie/organ": (0, EIGHTH),
            "kyrie/voice-1": (0, EIGHTH),
        },
        seat0={"courts": ["court-sequentia-agnus-dei", "court-strings-voice", "court-strings-organ"]},
    )
    served = best_courts(state, 0)
    assert set(served) == {tile("court-strings-voice"), tile("court-strings-organ")}
    assert len({item for items in served.values() for item in items}) == 4


@rule("LAC-11.4", "LAC-Q47")
def test_a_work_counts_for_the_period_on_its_card() -> None:
    """Whenever it was commissioned; a sold one does not count."""
    works = ["symphony-no-1", "symphony-no-25"]
    state = a_game(round=4, seat0={"works": works, "courts": ["court-periods-1-2"]})
    assert len(best_courts(state, 0)) == 1
    state.patrons[0].works = state.patrons[0].works[:1]
    assert best_courts(state, 0) == {}


@rule("LAC-Q31")
def test_the_starting_opus_serves_no_court() -> None:
    """It has no period and no type of the four."""
    state = a_game(seat0={"works": ["opus-start-1", "symphony-no-25"], "courts": ["court-periods-1-2"]})
    assert best_courts(state, 0) == {}


@rule("LAC-11.2", "LAC-Q32", "LAC-Q48")
def test_a_court_needs_two_different_items() -> None:
    """One marker cannot be both, and one of the two is not enough."""
    state = a_game(
        closed=[],
        slots={"sanctus/voice": (0, EIGHTH)},
        seat0={"courts": ["court-percussion-voice", "court-kyrie-sanctus"]},
    )
    assert best_courts(state, 0) == {}


@rule("LAC-11.5")
def test_only_own_markers_count_for_courts() -> None:
    """Neither neutral ones nor those of others."""
    state = a_game(
        closed=[],
        slots={
            "sanctus/voice": (0, EIGHTH),
            "kyrie/percussion": (1, EIGHTH),
            "sequentia/percussion": (NEUTRAL, EIGHTH),
        },
        seat0={"courts": ["court-percussion-voice"]},
    )
    assert best_courts(state, 0) == {}


@rule("LAC-11.9", "LAC-11.10", "LAC-Q34")
def test_story_points_and_ducats_left() -> None:
    """All kinds together before halving; every three ducats; both rounded down."""
    state = a_game(seat0={"track": (1, 1, 1), "counters": (0, 1, 1), "ducats": 8}, seat1=NOTHING)
    heard = counted(state)
    assert StoryConcluded(0, 5, 2) in heard
    assert MoneyCounted(0, 8, 2) in heard
    assert (state.patrons[0].vp_from[STORY], state.patrons[0].vp_from[DUCATS_LEFT]) == (2, 2)
    assert heard[-1] == GameEnded([4, 0], [1, 2])


@rule("LAC-11.11", "LAC-Q35", "LAC-Q31")
@pytest.mark.parametrize(
    ("slots", "works", "expected"),
    [
        ({}, ["opus-start-1"], [1, 1]),
        ({"sanctus/organ": (1, EIGHTH)}, ["opus-start-1", "symphony-no-1"], [2, 1]),
        ({}, ["opus-start-1", "symphony-no-1"], [1, 2]),
        ({"sanctus/organ": (0, EIGHTH)}, ["opus-start-1"], [1, 2]),
    ],
)
def test_ties(slots: dict[str, tuple[int, int]], works: list[str], expected: list[int]) -> None:
    """More own markers, then more Opus cards, then a shared victory."""
    state = a_game(closed=[], slots=slots, seat0={"works": works, "vp": 50}, seat1={"vp": 50})
    assert scores(state) == [50, 50]
    assert ranks(state) == GAME.ranks(state) == expected
