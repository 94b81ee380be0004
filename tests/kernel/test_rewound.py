"""All agree to go back, past what others and nature did; the record says so and still replays."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from herzog.kernel import CHANCE, Codec, IllegalNote, Match, Note, Record, replay
from tests.kernel.test_notes import BOX, HANDED, a_match, in_the_middle
from tests.kernel.toy import GAME

CODEC = Codec(GAME, BOX)


def test_back_past_somebody_else_and_nothing_else_is_lost() -> None:
    """The table is as it was, notes and all, and whoever was asked is asked again."""
    match = in_the_middle()  # four cards drawn, two bids, and seat 1 has enjoyed
    match.note(HANDED)
    match.submit(1, "Lay", match.state.hands[1][0])
    back = match.rewound(0, 6)
    assert [step.ask for step in back.record.steps] == ["Draw"] * 4 + ["Bid"] * 2
    assert back.record.notes == [(6, HANDED), (6, Note("rewound", 0, steps=2))]
    assert back.record.stand_ins() == {1: "greedy"}
    assert back.asked() == (1,)
    assert len(match.record.steps) == 8  # the match itself is as it was


def test_back_into_a_secret_choice_is_back_before_it() -> None:
    """Nobody's choice is left on the table alone."""
    match = in_the_middle()
    for steps in (4, 5):
        back = match.rewound(1, steps)
        assert (len(back.record.steps), back.asked(), back.ready()) == (4, (0, 1), ())


@pytest.mark.parametrize("steps", [-1, 0, 3, 7, 8])
def test_there_is_no_way_to_before_the_first_question_or_to_now(steps: int) -> None:
    """Nature dealt before anybody was asked; and a game cannot be taken back to where it is."""
    with pytest.raises(IllegalNote, match=f"cannot be taken back to step {steps}"):
        in_the_middle().rewound(0, steps)


def test_there_is_no_way_back_from_the_end() -> None:
    """Everything has been shown."""
    match = in_the_middle()
    match.note(Note("agreed"))
    with pytest.raises(IllegalNote, match="cannot be taken back"):
        match.rewound(0, 6)


def test_nature_rolls_anew_and_the_same_after_a_restart() -> None:
    """What all have seen does not come again; but a match that is read again goes on as it would have."""
    match, drawn = a_match(), []
    for _ in range(12):
        twin = Match.resume(GAME, Record.loads(match.record.dumps()), BOX, 1)
        for each in (match, twin):
            for seat, ask, pick in [(0, "Bid", 1), (1, "Bid", 0), (0, "Enjoy", 2)]:
                each.submit(seat, ask, pick)
        assert twin.record.dumps() == match.record.dumps()
        draw = match.record.steps[7]
        assert (draw.seat, draw.ask) == (CHANCE, "Draw")
        drawn.append(draw.pick)
        match = match.rewound(1, 4)
    assert len(set(drawn)) > 4


@settings(deadline=None, max_examples=40)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 3))
def test_games_that_go_back_and_forth_are_whole(seed: int, seats: int) -> None:
    """Wherever one goes back to: written, read, replayed and resumed it is the same game, which comes to its end."""
    rng, match, backs = Random(seed), a_match(seats), 0
    while not match.over:
        seat = rng.choice(match.asked())
        masked = match.masked(seat)
        top = masked.agenda[-1]
        match.submit(seat, top.name, rng.choice(top.picks(masked, seat)))
        if backs < 4 and not match.over and rng.random() < 0.3:
            steps = rng.randrange(2 * seats, len(match.record.steps) + 1)
            if steps < len(match.record.steps):
                match, backs = match.rewound(seat, steps), backs + 1
        again = Record.loads(match.record.dumps())
        assert again.dumps() == match.record.dumps()
        assert CODEC.encode(replay(GAME, again, BOX)) == CODEC.encode(match.state)
        twin = Match.resume(GAME, again, BOX, 1)
        assert twin.record.dumps() == match.record.dumps()
        if not match.drafts:
            assert [twin.barrier(who) for who in range(seats)] == [match.barrier(who) for who in range(seats)]
