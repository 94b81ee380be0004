"""Notes of the table: seats change hands, games end early, and no note changes a state."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from herzog.kernel import (
    Barrier,
    BrokenRecord,
    Codec,
    IllegalNote,
    IllegalPick,
    Match,
    Note,
    Record,
    Step,
    decide,
    replay,
)
from herzog.kernel.record import Result, SatIn
from tests.kernel.toy import GAME, Toy

if TYPE_CHECKING:
    from herzog.kernel import Seat
    from herzog.kernel.notes import Ending
    from tests.kernel.toy import Table

BOX = GAME.load()
CODEC = Codec(GAME, BOX)
HANDED = Note("handed", 1, "greedy")
RETURNED = Note("returned", 1)
AGREED = Note("agreed")


def a_match(seats: int = 2) -> Match[Table]:
    """Return a match in which all bid next."""
    return Match.start(GAME, ["?"] * seats, {}, BOX, 1)


def in_the_middle() -> Match[Table]:
    """Return a match in which seat 1 is to lay a card; seat 1 has played since the bids."""
    match = a_match()
    for seat, ask, pick in [(0, "Bid", 0), (1, "Bid", 3), (1, "Enjoy", 1)]:
        match.submit(seat, ask, pick)
    return match


def play_out(match: Match[Table], rng: Random) -> None:
    """Play at random to the end."""
    while not match.over:
        seat = rng.choice(match.asked())
        masked = match.masked(seat)
        top = masked.agenda[-1]
        match.submit(seat, top.name, rng.choice(top.picks(masked, seat)))


def test_a_seat_changes_hands_and_nothing_else_changes() -> None:
    """The state, what is asked and what can be undone stay; the record knows who sits in."""
    match = in_the_middle()
    before = CODEC.encode(match.state), match.asked(), match.barrier(1), match.drafts
    match.note(HANDED)
    assert (CODEC.encode(match.state), match.asked(), match.barrier(1), match.drafts) == before
    assert match.record.stand_ins() == {1: "greedy"}
    match.note(RETURNED)
    assert match.record.stand_ins() == {}
    assert match.record.notes == [(7, HANDED), (7, RETURNED)]


def test_a_played_game_says_who_was_sat_in_for() -> None:
    """By which bot, and for how many steps; a seat of which nothing was asked meanwhile is not named."""
    match = in_the_middle()
    match.note(HANDED)
    match.submit(1, "Lay", match.state.hands[1][0])
    match.note(RETURNED)
    match.submit(1, "Enjoy", 0)
    match.note(Note("timed-out", 1, "quick"))
    match.submit(0, "Bid", 0)
    match.submit(1, "Bid", 1)
    match.submit(1, "Enjoy", 0)
    match.note(Note("freed", 0, "quick"))
    match.note(Note("returned", 0))
    play_out(match, Random(1))
    result = match.record.result
    assert result is not None
    rest = [step.ask for step in match.record.steps[10:] if step.seat == 1]
    assert rest == ["Bid", "Enjoy", "Enjoy", "Lay"]
    assert result.sat_in == [SatIn(1, "greedy", 1), SatIn(1, "quick", 4)]
    assert (result.how, result.ranks) == ("played", GAME.ranks(match.state))


@pytest.mark.parametrize(("kind", "ranks"), [("agreed", [1, 2]), ("abandoned", [])])
def test_an_ended_game_is_over_for_everybody(kind: Ending, ranks: list[int]) -> None:
    """No answers, no undo, no questions; the scores are those of the moment, and views work."""
    match = in_the_middle()
    match.note(Note(kind))
    assert (match.over, match.asked(), match.ready()) == (True, (), ())
    assert match.record.result == Result([7, 3], ranks, kind)
    assert match.barrier(0) == match.barrier(1) == Barrier("end", -1, "")
    with pytest.raises(IllegalPick, match="the game has been ended"):
        match.submit(1, "Lay", match.state.hands[1][0])
    with pytest.raises(IllegalPick, match="end"):
        match.undo(1)
    for seat in (0, 1, None):
        masked = match.masked(seat)
        assert GAME.view(masked, seat).coins == [3, 0]
        assert decide(GAME, masked, seat) is None
    assert CODEC.encode(match.state) == CODEC.encode(in_the_middle().state)


def test_a_draft_goes_away_with_the_game() -> None:
    """What was chosen in secret stays so."""
    match = a_match()
    match.submit(0, "Bid", 3)
    match.note(AGREED)
    assert (match.drafts, match.ready(), match.record.steps[-1].ask) == ({}, (), "Draw")


@pytest.mark.parametrize(
    ("notes", "says"),
    [
        ([Note("handed", 2, "greedy")], "there is no seat 2"),
        ([Note("handed", None, "greedy")], "there is no seat None"),
        ([Note("handed", 0)], "a bot sits in unless the seat is returned"),
        ([Note("returned", 0, "greedy")], "a bot sits in unless the seat is returned"),
        ([RETURNED], "nobody sits in for seat 1"),
        ([HANDED, Note("freed", 1, "quick")], "greedy already sits in for seat 1"),
        ([HANDED, RETURNED, RETURNED], "nobody sits in for seat 1"),
        ([Note("opened", 0, "greedy")], "opened names no bot"),
        ([Note("opened")], "there is no seat None"),
        ([Note("rewound", 1)], "steps are taken back when the game is rewound"),
        ([Note("rewound", 1, steps=-2)], "steps are taken back when the game is rewound"),
        ([Note("returned", 1, steps=2)], "steps are taken back when the game is rewound"),
        ([Note("agreed", 0)], "an end is about the whole table"),
        ([Note("abandoned", bot="greedy")], "an end is about the whole table"),
        ([AGREED, HANDED], "the game has been ended"),
        ([AGREED, AGREED], "the game has been ended"),
    ],
)
def test_a_note_that_does_not_fit_is_refused(notes: list[Note], says: str) -> None:
    """By the match, and where a record holds it."""
    match = in_the_middle()
    for note in notes[:-1]:
        match.note(note)
    before = match.record.dumps()
    with pytest.raises(IllegalNote, match=says):
        match.note(notes[-1])
    assert match.record.dumps() == before
    written = Record(match.record.header, match.record.steps, notes=[(3, note) for note in notes])
    for read in (lambda: replay(GAME, written, BOX), lambda: Match.resume(GAME, written, BOX, 1)):
        with pytest.raises(BrokenRecord, match=f"note after step 3: {says}|step 4: the game was ended before it"):
            read()


def test_a_game_that_is_over_takes_no_note() -> None:
    """There is nothing left to hand over or to end."""
    match = a_match()
    play_out(match, Random(1))
    for note in (HANDED, AGREED):
        with pytest.raises(IllegalNote, match="play is over"):
            match.note(note)


def test_a_step_after_the_end_is_refused() -> None:
    """It is named, whichever way the record is read."""
    match = in_the_middle()
    match.note(AGREED)
    match.record.steps.append(Step(1, "Lay", match.state.hands[1][0]))
    for read in (lambda: replay(GAME, match.record, BOX), lambda: Match.resume(GAME, match.record, BOX, 1)):
        with pytest.raises(BrokenRecord, match="step 8: the game was ended before it"):
            read()


def test_a_record_that_ends_twice_is_refused() -> None:
    """Its last rule has ended the game already."""
    match = a_match()
    play_out(match, Random(1))
    match.record.notes.append((len(match.record.steps), AGREED))
    with pytest.raises(BrokenRecord, match="result: the game was over before it was ended"):
        replay(GAME, match.record, BOX)


def test_an_end_that_cannot_be_scored_did_not_happen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on."""
    match = in_the_middle()
    before = match.record.dumps()
    with monkeypatch.context() as patch:
        patch.setattr(Toy, "scores", lambda *_: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            match.note(AGREED)
    assert (match.record.dumps(), match.over) == (before, False)


def test_notes_stay_when_steps_are_taken_back() -> None:
    """They happened; they then stand after the last step that is left."""
    match = in_the_middle()
    match.note(HANDED)
    match.submit(1, "Lay", match.state.hands[1][0])
    match.note(RETURNED)
    match.undo(1)
    match.undo(1)
    assert match.record.notes == [(6, HANDED), (6, RETURNED)]
    match.submit(1, "Enjoy", 1)
    match.note(AGREED)
    assert match.record.result is not None
    assert match.record.result.sat_in == []


def test_a_record_with_notes_is_of_a_later_format() -> None:
    """A program that knows no notes says so instead of stumbling; without notes nothing is new."""
    match = in_the_middle()
    plain = match.record.dumps()
    assert plain.startswith('[{"format":1,')
    match.note(HANDED)
    match.note(AGREED)
    lines = match.record.dumps().splitlines()
    assert lines[0].startswith('[{"format":2,')
    assert [line.rpartition(",")[0][1:] for line in lines[-3:]] == [
        '{"note":"handed","seat":1,"bot":"greedy"}',
        '{"note":"agreed"}',
        '{"scores":[7,3],"ranks":[1,2],"how":"agreed","sat_in":[]}',
    ]


@settings(deadline=None, max_examples=40)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 3))
def test_notes_survive_writing_reading_and_resuming(seed: int, seats: int) -> None:
    """Wherever they stand, however the game ends."""
    rng, match = Random(seed), a_match(seats)
    while not match.over:
        _perhaps_note(match, rng)
        if not match.over:
            seat = rng.choice(match.asked())
            masked = match.masked(seat)
            top = masked.agenda[-1]
            match.submit(seat, top.name, rng.choice(top.picks(masked, seat)))
            who = rng.randrange(seats)
            if rng.random() < 0.2 and match.barrier(who) is None:
                match.undo(who)
        again = Record.loads(match.record.dumps())
        assert again.dumps() == match.record.dumps()
        assert (again.notes, again.result) == (match.record.notes, match.record.result)
        assert CODEC.encode(replay(GAME, again, BOX)) == CODEC.encode(match.state)
        twin = Match.resume(GAME, again, BOX, 1)
        assert (twin.record.dumps(), twin.over) == (match.record.dumps(), match.over)


def _perhaps_note(match: Match[Table], rng: Random) -> None:
    seat: Seat = rng.randrange(len(match.record.header.seats))
    sits_in = seat in match.record.stand_ins()
    if rng.random() < 0.1:
        match.note(Note("opened", seat))
    if rng.random() < 0.3:
        match.note(Note("returned", seat) if sits_in else Note("handed", seat, "greedy"))
    elif rng.random() < 0.05:
        match.note(Note(rng.choice(["agreed", "abandoned"])))


@given(data=st.data())
def test_a_damaged_note_is_refused(data: st.DataObject) -> None:
    """By the line, and by the step it stands before."""
    match = in_the_middle()
    match.note(HANDED)
    match.submit(1, "Lay", match.state.hands[1][0])
    match.note(AGREED)
    lines = match.record.dumps().splitlines()
    at = data.draw(st.integers(8, len(lines) - 1))  # line 9 is the first note, after step 7
    lines[at] = lines[at].replace("greedy", "quick").replace("agreed", "abandoned").replace("Lay", "Bid")
    step = {8: 8, 9: 8, 10: 9, 11: 9}[at]
    with pytest.raises(BrokenRecord, match=f"^step {step}: line {at + 1} was changed"):
        Record.loads("\n".join(lines))
