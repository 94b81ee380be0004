from __future__ import annotations

import pytest

from herzog.games.fourberies.events import MoodChanged, NeedleMoved
from herzog.games.fourberies.needle import MoveNeedle, move_needle
from herzog.kernel import EventLog
from tests.games.fourberies.scenario import BOX, CARDS, DECLINE, RED_1, YELLOW_1, a_table
from tests.rule import rule


@rule("FOU-5.1", "FOU-Q1", "FOU-Q3")
def test_the_side_under_the_needle_is_the_mood() -> None:
    """Six cells a side, by the set and not by the program, and none between them."""
    table = a_table(3)
    assert BOX.cells_per_side == 6
    moods = []
    for cell in range(12):
        table.state.needle = cell
        moods.append(table.state.mood())
    assert moods == [0] * 6 + [1] * 6


@rule("FOU-5.2", "FOU-5.3")
def test_a_tragedian_1_turns_the_king_from_yellow_1() -> None:
    """T6: the needle goes to red 1, and all Managers go home."""
    table = a_table(3, cities={1: ["tragedian-1a"]}, needle=YELLOW_1, on_stage=[1, 2, 3])
    table.visit(1, 2, 2)
    table.answer(0, CARDS["tragedian-1a"])
    assert table.state.needle == RED_1
    assert [player.on_stage for player in table.state.players] == [0, 0, 0]
    assert table.heard(NeedleMoved)[0] == NeedleMoved(YELLOW_1, RED_1, -1)
    assert table.heard(MoodChanged) == [MoodChanged(0, [1, 2, 3])]


@rule("FOU-5.3")
def test_managers_stay_while_the_mood_does() -> None:
    """A move on one side sends nobody home."""
    table = a_table(3, needle=8, on_stage=[1, 2, 3])
    move_needle(table.state, -2, EventLog())
    assert table.state.needle == YELLOW_1
    assert [player.on_stage for player in table.state.players] == [1, 2, 3]


@rule("FOU-Q2")
@pytest.mark.parametrize(("start", "pull", "end"), [(9, 5, 11), (9, 3, 11), (11, 3, 11), (2, -5, 0), (0, -1, 0)])
def test_the_needle_stops_at_the_end(start: int, pull: int, end: int) -> None:
    """The surplus is lost, and the mood does not turn."""
    table = a_table(3, needle=start, on_stage=[1, 0, 0])
    mood, log = table.state.mood(), EventLog()
    move_needle(table.state, pull, log)
    assert table.state.needle == end
    assert table.state.mood() == mood
    assert table.player(0).on_stage == 1
    assert len(log.heard_by(None)) == (start != end)


@rule("FOU-8.18", "FOU-8.6")
def test_the_raven_moves_the_needle_one_or_two_cells_either_way() -> None:
    """At the end of a round; every other cell is refused with its distance."""
    table = a_table(3, acrobats={1: ["raven"]}, needle=YELLOW_1, on_stage=[0, 1, 2])
    table.visit(1, 2, 3)
    table.resolve()
    table.answer(1, CARDS["raven"])
    assert table.ask == "MoveNeedle"
    assert table.picks(1) == [4, 5, 7, 8]
    assert table.refusal(1, "cell:6") == ("needle-there", "FOU-8.18")
    assert table.refusal(1, "cell:9") == ("cell-too-far", "FOU-8.18")
    assert [c.pick for c in table.top.cautions(table.state, 1)] == [4, 5]
    table.answer(1, 5)
    assert table.state.needle == RED_1
    assert [player.on_stage for player in table.state.players] == [0, 0, 0]


@rule("FOU-8.18")
def test_the_raven_at_the_end_of_the_dial() -> None:
    """Only the way back is left."""
    table = a_table(3, acrobats={0: ["raven"]}, needle=11)
    table.visit(1, 2, 3)
    table.resolve()
    table.answer(0, CARDS["raven"])
    assert table.picks(0) == [9, 10]


@rule("FOU-8.18")
@pytest.mark.parametrize(("needle", "cells"), [(0, [1, 2]), (1, [0, 2, 3]), (10, [8, 9, 11])])
def test_the_raven_reaches_the_last_cells_and_none_beyond(needle: int, cells: list[int]) -> None:
    """Two cells either way, as far as there are cells."""
    table = a_table(3, needle=needle, at=MoveNeedle(0, CARDS["raven"]))
    assert table.picks(0) == cells


@rule("FOU-8.18")
def test_the_raven_says_how_far_a_cell_is_and_what_turns_the_king() -> None:
    """From red 1: yellow 1 and 2 turn him, yellow 3 is three cells away."""
    table = a_table(3, needle=RED_1, on_stage=[1, 0, 0], at=MoveNeedle(0, CARDS["raven"]))
    assert [caution.pick for caution in table.top.cautions(table.state, 0)] == [6, 7]
    [far] = [why for why in table.top.refusals(table.state, 0) if why.pick == 8]
    assert (far.code, far.numbers) == ("cell-too-far", {"needs": 3, "has": 2})


@rule("FOU-8.1")
def test_a_used_acrobat_is_tilted() -> None:
    """It cannot be used again this season."""
    table = a_table(3, acrobats={0: ["raven", "swallow"]}, hands={0: [1, 2, 3]})
    table.visit(1, 2, 3)
    table.resolve()
    table.answer(0, CARDS["raven"])
    table.answer(0, 7)
    assert table.player(0).tilted == (CARDS["raven"],)
    assert table.picks(0) == [CARDS["swallow"], DECLINE]
    assert table.refusal(0, f"encounter:{CARDS['raven']}") == ("acrobat-tilted", "FOU-8.1")
