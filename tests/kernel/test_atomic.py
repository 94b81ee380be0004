"""An answer happens wholly or not at all, wherever a rule fails; what can be undone follows from the record."""

from __future__ import annotations

from contextlib import contextmanager, suppress
from copy import deepcopy
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from herzog.kernel import Barrier, Codec, IllegalPick, Match, Record
from tests.kernel.toy import GAME, Bid, Draw, Lay, Toy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from herzog.kernel import Box, Log, Seat
    from tests.kernel.toy import Table

BOX = GAME.load()
CODEC = Codec(GAME, BOX)
RULES = [(frame, name) for frame in GAME.frames.values() for name in ("picks", "seats", "answer", "run")]


class Failed(Exception):
    """A rule with a defect."""


def everything(match: Match[Table]) -> object:
    """Return all there is to know about *match*, with every undo and, by playing on, how nature's dice will fall."""
    logs = [[log.heard_by(seat) for seat in (0, 1, 2, None)] for log in match.logs]
    return match.record.dumps(), match.drafts, CODEC.encode(match.state), logs, undone(match), _played_on(match)


def copy_of(match: Match[Table]) -> Match[Table]:
    """Return a match that shares nothing with *match* but the box."""
    return deepcopy(match, {id(BOX): BOX})


def undone(match: Match[Table]) -> list[list[object]]:
    """Return what each seat can take back."""
    return [_undone(match, seat) for seat in range(len(match.record.header.seats))]


def _undone(match: Match[Table], seat: Seat) -> list[object]:
    """Return the tables that *seat* can go back to, and the barrier it meets."""
    twin, tables = copy_of(match), list[object]()
    while twin.barrier(seat) is None:
        twin.undo(seat)
        tables.append((CODEC.encode(twin.state), twin.drafts, twin.record.dumps()))
    return [*tables, twin.barrier(seat)]


def _played_on(match: Match[Table]) -> str:
    """Return the record after playing on in one certain way."""
    twin = copy_of(match)
    for seat, ask, pick in answers(twin, Random(0)):
        twin.submit(seat, ask, pick)
    return twin.record.dumps()


def answers(match: Match[Table], rng: Random) -> Iterator[tuple[Seat, str, int]]:
    """Yield random legal answers until *match* is over."""
    while not match.over:
        seat = rng.choice(match.asked())
        masked = match.masked(seat)
        top = masked.agenda[-1]
        yield seat, top.name, rng.choice(top.picks(masked, seat))


def test_a_joint_answer_that_fails_in_its_second_part_did_not_happen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three seal their bids; the rule fails on the second while all three enter the record."""
    match = Match.start(GAME, ["a", "b", "c"], {}, BOX, 1)
    match.submit(0, "Bid", 2)
    match.submit(1, "Bid", 3)
    before = everything(match)
    sealed, seal = list[int](), Bid.answer

    def fails(self: Bid, state: Table, seat: Seat, pick: int, log: Log) -> None:
        if log is not None:  # a step, not a look at a draft
            sealed.append(seat)
            if seat == 1:
                raise Failed
        seal(self, state, seat, pick, log)

    with monkeypatch.context() as patch:
        patch.setattr(Bid, "answer", fails)
        with pytest.raises(Failed):
            match.submit(2, "Bid", 0)
    assert sealed == [0, 1]
    assert everything(match) == before
    assert match.submit(2, "Bid", 0) == 3


def test_dice_that_rolled_for_nothing_roll_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nature has drawn a card when its rule fails: the next try draws the same."""
    match, twin = (Match.start(GAME, ["a", "b"], {}, BOX, 1) for _ in range(2))
    for table in (match, twin):
        table.submit(0, "Bid", 3)
        table.submit(1, "Bid", 0)
    before = everything(match)

    def fails(self: Draw, state: Table, seat: Seat, pick: int, log: Log) -> None:
        raise Failed

    with monkeypatch.context() as patch:
        patch.setattr(Draw, "answer", fails)
        with pytest.raises(Failed):
            match.submit(0, "Enjoy", 2)
    assert everything(match) == before
    for table in (match, twin):
        table.submit(0, "Enjoy", 2)
    assert match.record.dumps() == twin.record.dumps()


def test_a_game_that_cannot_be_scored_has_not_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last answer waits until it can be."""
    match = Match.start(GAME, ["a", "b"], {}, BOX, 1)
    for seat, ask, pick in answers(match, Random(1)):
        before, length = everything(match), len(match.record.steps)
        with monkeypatch.context() as patch, suppress(ZeroDivisionError):
            patch.setattr(Toy, "ranks", lambda *_: 1 // 0)
            match.submit(seat, ask, pick)
            continue
        assert (len(match.record.steps), match.over) == (length, False)
        assert everything(match) == before
        return
    pytest.fail("the game was never scored")


@contextmanager
def defect_after(calls: int) -> Iterator[None]:
    """Let whichever rule of the toy game is called after *calls* calls fail, and all after it."""
    left = iter(range(calls))

    def spoilt(original: Callable[..., Any]) -> Callable[..., Any]:
        def called(*args: Any) -> Any:
            if next(left, None) is None:
                raise Failed
            return original(*args)

        return called

    with pytest.MonkeyPatch.context() as patch:
        for kind, name in [*RULES, (Toy, "scores"), (Toy, "ranks")]:
            if hasattr(kind, name):
                patch.setattr(kind, name, spoilt(getattr(kind, name)))
        yield


@settings(deadline=None, max_examples=10)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 3), horse=st.sampled_from(["no", "yes"]))
def test_wherever_a_rule_fails_nothing_has_happened(seed: int, seats: int, horse: str) -> None:
    """At every point of a game an answer and an undo are tried with rules that fail after any number of calls."""
    rng, failed = Random(seed), 0
    match = Match.start(GAME, ["?"] * seats, {"horse": horse}, BOX, seed)
    for seat, ask, pick in answers(match, rng):
        before = everything(match)
        for undoing in (False, True):
            tried = copy_of(match)
            with suppress(IllegalPick), defect_after(rng.randrange(40)):
                try:
                    tried.undo(seat) if undoing else tried.submit(seat, ask, pick)
                except Failed:
                    failed += 1
                else:
                    continue
            assert everything(tried) == before
        match.submit(seat, ask, pick)
    assert failed


class Polite(Toy):
    """The toy game, but first everybody lays a card, in turn."""

    def new(self, seats: int, options: Mapping[str, str], box: Box) -> Table:
        """Return a table before the deal."""
        state = super().new(seats, options, box)
        game, deal = state.agenda[:1], state.agenda[1:]
        state.agenda = [*game, *(Lay(seat) for seat in reversed(range(seats))), *deal]
        return state


POLITE = Polite()


def restarted(match: Match[Table]) -> Match[Table]:
    """Return *match* as a program that was started again knows it."""
    twin = Match.resume(POLITE, Record.loads(match.record.dumps()), BOX, seed=1)
    for seat, picks in match.drafts.items():
        for pick in picks:
            twin.submit(seat, twin.state.agenda[-1].name, pick)
    return twin


def test_an_undo_by_another_gives_back_what_could_be_undone_before() -> None:
    """Seat 0 lays, seat 1 lays and takes it back: seat 0 may take back its own, whether or not we restart."""
    match = Match.start(POLITE, ["a", "b"], {}, BOX, 1)
    dealt = CODEC.encode(match.state)
    match.submit(0, "Lay", match.state.hands[0][0])
    match.submit(1, "Lay", match.state.hands[1][0])
    assert match.barrier(0) == Barrier("other", 1, "Lay")
    match.undo(1)
    assert match.barrier(0) is restarted(match).barrier(0) is None
    match.undo(0)
    assert CODEC.encode(match.state) == dealt


@settings(deadline=None, max_examples=10)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 3), horse=st.sampled_from(["no", "yes"]))
def test_what_can_be_undone_follows_from_the_record_alone(seed: int, seats: int, horse: str) -> None:
    """However much was undone before, a restart changes nothing about it."""
    rng = Random(seed)
    match = Match.start(POLITE, ["?"] * seats, {"horse": horse}, BOX, 1)
    for seat, ask, pick in answers(match, rng):
        match.submit(seat, ask, pick)
        for _ in range(rng.randrange(3)):
            who = rng.randrange(seats)
            if match.barrier(who) is None:
                match.undo(who)
        if not match.over:
            assert undone(match) == undone(restarted(match))


@settings(deadline=None, max_examples=10)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 3), horse=st.sampled_from(["no", "yes"]))
def test_a_quick_copy_is_the_same_and_on_its_own(seed: int, seats: int, horse: str) -> None:
    """Whatever either does, with every undo, the other does not notice."""
    match = Match.start(GAME, ["?"] * seats, {"horse": horse}, BOX, seed)
    for seat, ask, pick in answers(match, Random(seed)):
        before, twin = everything(match), match.copy()
        assert everything(twin) == before
        twin.submit(seat, ask, pick)
        assert everything(match) == before
        after = everything(twin)
        match.submit(seat, ask, pick)
        assert everything(match) == everything(twin) == after
        assert match == twin


def test_everything_is_compared() -> None:
    """The comparison above would notice a difference in any part of a match."""
    match = Match.start(GAME, ["a", "b"], {}, BOX, 1)
    before = everything(match)
    for spoil in (
        lambda twin: setattr(twin, "_dice", Random(2)),
        lambda twin: twin.drafts.update({0: [1]}),
        lambda twin: twin.state.coins.__setitem__(0, 9),
        lambda twin: twin.logs.pop(),
        lambda twin: twin.record.steps.pop(),
    ):
        twin = copy_of(match)
        spoil(twin)
        assert everything(twin) != before
