"""A match: one door in, one door out, and an undo that knows what was revealed."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from herzog.kernel import Barrier, BrokenRecord, Codec, IllegalPick, Match, Record, Step, WrongSetup, why_not
from tests.kernel.toy import GAME, SEALED, Bid, Draw, Lay, ToyBox

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.kernel import Log, Seat, State
    from tests.kernel.toy import Table

BOX = GAME.load()


def a_match(seed: int = 1, seats: int = 2) -> Match[Table]:
    """Return a match in which both bid next."""
    return Match.start(GAME, [f"patron {n}" for n in range(seats)], {}, BOX, seed)


def after_bids(*bids: int) -> Match[Table]:
    """Return a match in which everybody has bid."""
    match = a_match(seats=len(bids))
    for seat, bid in enumerate(bids):
        match.submit(seat, "Bid", bid)
    return match


def bids_seen(match: Match[Table], seat: Seat | None) -> tuple[int, ...]:
    """Return the bids as *seat* sees them."""
    top = match.masked(seat).agenda[-1]
    assert isinstance(top, Bid), f"{top.name} asks"
    return top.bids


def saved(state: State) -> object:
    """Return *state* as plain data, to compare."""
    return Codec(GAME, BOX).encode(state)


def test_nature_deals_before_anybody_is_asked() -> None:
    """The opening is nature's and stands in the record."""
    match = a_match()
    assert [step.seat for step in match.record.steps] == [-1] * 4
    assert match.asked() == (0, 1)


def test_nature_keeps_to_a_script_as_long_as_it_can() -> None:
    """Where the script says nothing of nature, or what cannot be, the dice decide."""
    opening = a_match(1).record.steps
    script = [Step(-1, "Draw", 7), Step(-1, "Draw", 7), Step(0, "Bid", 3), *opening[3:]]
    empty = Record(a_match(2).record.header, [])
    scripted, free = (Match.resume(GAME, empty, BOX, 2, lines) for lines in (script, ()))
    dealt, rolled = ([step.pick for step in match.record.steps] for match in (scripted, free))
    assert dealt[0] == 7 != rolled[0]
    assert len(set(dealt)) == len(dealt)
    assert dealt[3] == opening[3].pick


def test_drafts_are_seen_only_as_ready() -> None:
    """A draft tells the others that it is there and nothing more."""
    match = a_match()
    assert match.submit(0, "Bid", 3) == 0
    assert match.asked() == (1,)
    assert bids_seen(match, 1) == bids_seen(match, None) == (SEALED, -1)
    assert bids_seen(match, 0) == (3, -1)
    assert len(match.record.steps) == 4


def test_who_is_ready_can_be_left_out() -> None:
    """A bot must not pick differently because somebody was quicker; its own drafts it always sees."""
    match = a_match()
    before = saved(match.masked(1))
    match.submit(0, "Bid", 3)
    assert saved(match.masked(1)) != before
    assert saved(match.masked(1, ready=False)) == before
    assert saved(match.masked(0, ready=False)) == saved(match.masked(0))


def test_a_draft_that_is_not_complete_is_not_seen() -> None:
    """With the horse seat 0 answers twice; until then nobody else can tell that it has begun."""
    match = Match.start(GAME, ["a", "b"], {"horse": "yes"}, BOX, 1)
    before = [saved(match.masked(seat)) for seat in (1, None)]
    match.submit(0, "Bid", 1)
    assert [saved(match.masked(seat)) for seat in (1, None)] == before
    assert bids_seen(match, 0) == (1, -1)
    assert (match.asked(), match.ready()) == ((0, 1), ())
    match.submit(0, "Bid", 2)
    assert bids_seen(match, 1) == (SEALED, -1)
    assert (match.asked(), match.ready()) == ((1,), (0,))
    match.submit(1, "Bid", 2)
    assert match.record.steps[4:] == [Step(0, "Bid", 1), Step(0, "Bid", 2), Step(1, "Bid", 2)]
    assert match.masked(None).coins == [0, 3]


def test_a_choice_together_stops_an_undo_only_when_somebody_is_ready() -> None:
    """Otherwise the one who may not undo would learn that another has begun to choose."""
    match = Match.start(GAME, ["a", "b"], {"horse": "yes"}, BOX, 1)
    for seat, ask, pick in [(0, "Bid", 0), (0, "Bid", 0), (1, "Bid", 3), (1, "Enjoy", 2), (1, "Enjoy", 0)]:
        match.submit(seat, ask, pick)
    match.submit(1, "Lay", match.state.hands[1][0])
    match.submit(0, "Bid", 0)
    assert match.barrier(1) is None
    match.submit(0, "Bid", 0)
    assert match.barrier(1) == Barrier("together", 1, "Lay")
    match.undo(0)
    match.undo(1)
    assert (match.asked(), match.drafts) == ((1,), {})


def test_a_draft_can_be_changed_until_everybody_is_ready() -> None:
    """The record holds only what counted, in seat order."""
    match = a_match()
    match.submit(1, "Bid", 2)
    match.undo(1)
    match.submit(1, "Bid", 1)
    match.submit(0, "Bid", 0)
    assert match.record.steps[4:] == [Step(0, "Bid", 0), Step(1, "Bid", 1)]
    assert [type(event).__name__ for event in match.logs[5].heard_by(None)] == ["Revealed"]


def test_undo_stops_at_nature() -> None:
    """Nobody takes back the deal."""
    assert a_match().barrier(0) == Barrier("nature", -1, "Draw")


def test_undo_stops_at_a_choice_made_together() -> None:
    """The last answer has shown the others': it cannot be taken back."""
    match = after_bids(0, 3)
    assert match.barrier(0) == match.barrier(1) == Barrier("together", 1, "Bid")
    with pytest.raises(IllegalPick, match="together"):
        match.undo(1)


def test_undo_goes_back_step_by_step_to_the_barrier() -> None:
    """A seat's own steps come back one by one, and the table is as it was."""
    match = after_bids(0, 3)
    first = saved(match.state)
    match.submit(1, "Enjoy", 1)
    second = saved(match.state)
    match.submit(1, "Lay", match.state.hands[1][0])
    assert match.barrier(1) is None
    assert match.barrier(0) == Barrier("other", 1, "Lay")
    match.undo(1)
    assert saved(match.state) == second
    match.undo(1)
    assert saved(match.state) == first
    assert match.barrier(1) == Barrier("together", 1, "Bid")
    assert len(match.record.steps) == len(match.logs) == 6


def test_undo_stops_at_a_card_turned_up() -> None:
    """After a draw, what was seen cannot be unseen."""
    match = after_bids(0, 3)
    match.submit(1, "Enjoy", 2)
    assert match.barrier(1) == Barrier("nature", -1, "Draw")


def test_undo_stops_at_the_end() -> None:
    """The final count shows what was hidden."""
    match = after_bids(0, 3)
    for ask, pick in [("Enjoy", 2), ("Enjoy", 0)]:
        match.submit(1, ask, pick)
    match.submit(1, "Lay", match.state.hands[1][0])
    for seat, ask, pick in [(0, "Bid", 3), (1, "Bid", 0), (0, "Enjoy", 2), (0, "Enjoy", 0)]:
        match.submit(seat, ask, pick)
    match.submit(0, "Lay", match.state.hands[0][0])
    assert match.over
    assert match.barrier(0) == Barrier("end", -1, "")


def test_undo_knows_no_more_than_before() -> None:
    """After an undo every seat's knowledge is what it was."""
    for seed in range(10):
        rng, match = Random(seed), a_match(seed)
        while not match.over:
            seat = rng.choice(match.asked())
            before = [saved(match.masked(who)) for who in (0, 1, None)]
            masked = match.masked(seat)
            top = masked.agenda[-1]
            ask, pick = top.name, rng.choice(top.picks(masked, seat))
            match.submit(seat, ask, pick)
            if match.barrier(seat) is None:
                match.undo(seat)
                assert [saved(match.masked(who)) for who in (0, 1, None)] == before
                match.submit(seat, ask, pick)


@pytest.mark.parametrize(
    ("seat", "ask", "pick", "says"),
    [
        (0, "Bid", 4, "legal are 0, 1, 2, 3"),
        (0, "Lay", 1, "but Bid is asked"),
        (7, "Bid", 1, "waits for seat 0, 1"),
        (-1, "Bid", 1, "waits for seat"),
    ],
)
def test_an_illegal_answer_is_refused_and_changes_nothing(seat: Seat, ask: str, pick: int, says: str) -> None:
    """The message names seat, ask, pick and what was legal."""
    match = a_match()
    before = saved(match.state)
    with pytest.raises(IllegalPick, match=says):
        match.submit(seat, ask, pick)
    assert saved(match.state) == before
    assert match.drafts == {}


def test_a_second_answer_to_the_same_question_is_refused() -> None:
    """A double click changes nothing: the seat is no longer asked."""
    match = a_match()
    match.submit(0, "Bid", 3)
    with pytest.raises(IllegalPick, match="waits for seat 1"):
        match.submit(0, "Bid", 3)
    assert match.drafts == {0: [3]}


def test_a_failing_rule_leaves_the_table_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that breaks in the middle has changed only a copy."""
    match = after_bids(0, 3)
    match.submit(1, "Enjoy", 1)
    before = saved(match.state)

    def half(self: Lay, state: Table, seat: Seat, pick: int, log: Log) -> None:
        state.hands[seat].clear()
        raise RuntimeError

    monkeypatch.setattr(Lay, "answer", half)
    with pytest.raises(RuntimeError):
        match.submit(1, "Lay", match.state.hands[1][0])
    assert saved(match.state) == before
    assert match.record.steps[-1].ask == "Enjoy"


def test_a_match_resumes_where_it_was_and_nature_goes_on_as_it_would_have() -> None:
    """Restoring from the record and the seed changes nothing about the rest of the game."""
    match, rng = after_bids(0, 3), Random(5)
    twin = Match.resume(GAME, Record.loads(match.record.dumps()), BOX, seed=1)
    for table in (match, twin):
        rng.seed(5)
        while not table.over:
            seat = table.asked()[0]
            top = table.masked(seat).agenda[-1]
            table.submit(seat, top.name, rng.choice(top.picks(table.masked(seat), seat)))
    assert match.record.dumps() == twin.record.dumps()


def test_undo_survives_a_restart() -> None:
    """What could be taken back before can be taken back after."""
    match = after_bids(0, 3)
    match.submit(1, "Enjoy", 1)
    twin = Match.resume(GAME, match.record, BOX, seed=1)
    twin.undo(1)
    assert twin.barrier(1) == Barrier("together", 1, "Bid")


def test_a_record_of_something_else_does_not_resume() -> None:
    """Another box is named."""
    other = ToyBox()
    other.hash = "other"
    with pytest.raises(BrokenRecord, match="set toy, not of toy with set other"):
        Match.resume(GAME, a_match().record, other, seed=1)


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (4, {}, "2 to 3 players, not 4"),
        (2, {"pruse": "3"}, "no option 'pruse'; it has purse, horse"),
        (2, {"purse": "4"}, "can be 3, 5, not '4'"),
    ],
)
def test_a_wrong_setup_is_refused(seats: int, options: dict[str, str], says: str) -> None:
    """Seats and options are checked before anything is dealt."""
    with pytest.raises(WrongSetup, match=says):
        Match.start(GAME, ["?"] * seats, options, BOX, 1)


def test_why_not_answers_for_everything() -> None:
    """A pick needs no reason, a refusal has its own, anything else hears which rule is being played."""
    masked = a_match().masked(0)
    assert why_not(masked, 0, "coin:3") == []
    (refusal,) = why_not(masked, 0, "coin:4")
    assert (refusal.code, refusal.rule, refusal.numbers) == ("too-dear", "TOY-2", {"needs": 4, "has": 3})
    (elsewhere,) = why_not(masked, 0, "card:1")
    assert (elsewhere.code, elsewhere.rule) == ("not-now", Bid.RULE)
    (stranger,) = why_not(masked, 9, "coin:3")
    assert (stranger.code, stranger.rule) == ("not-asked", Bid.RULE)


def test_the_dice_are_fair() -> None:
    """Over many deals every card comes first about equally often."""
    first = [a_match(seed).record.steps[0].pick for seed in range(1200)]
    assert all(60 < first.count(card) < 145 for card in range(12))
    assert a_match().record.steps[0].ask == Draw.__name__


class Foreign:
    """A whole number of another library, which JSON does not know."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return self.number == other

    __hash__ = None  # type: ignore[assignment]


@pytest.mark.parametrize("kind", [Foreign, bool])
def test_picks_are_kept_as_plain_numbers(kind: Callable[[int], int]) -> None:
    """Whatever counts as a whole number: the record can be read again."""
    match = a_match()
    for seat in match.asked():
        match.submit(seat, "Bid", kind(1))
    again = Record.loads(match.record.dumps())
    assert Step(0, "Bid", 1) in again.steps
    assert all(type(step.pick) is int for step in match.record.steps)


@pytest.mark.parametrize("pick", [1.0, "1", None])
def test_a_pick_that_is_no_whole_number_is_refused(pick: Any) -> None:
    """Before anything is played."""
    match = a_match()
    before = match.copy()
    with pytest.raises(IllegalPick, match="whole numbers"):
        match.submit(0, "Bid", pick)
    assert match == before
