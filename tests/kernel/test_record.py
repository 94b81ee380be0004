"""Records: everything that was played, refused where it was tampered with."""

from __future__ import annotations

import zlib
from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from herzog.kernel import BrokenRecord, Codec, Match, Record, Step, replay, walk
from tests.kernel.toy import CARDS, GAME

if TYPE_CHECKING:
    from collections.abc import Callable

BOX = GAME.load()


def a_record(seed: int = 3) -> Record:
    """Return a finished game."""
    match, rng = Match.start(GAME, ["Anna", "Béla"], {"purse": "5"}, BOX, seed), Random(seed)
    while not match.over:
        seat = match.asked()[0]
        masked = match.masked(seat)
        top = masked.agenda[-1]
        match.submit(seat, top.name, rng.choice(top.picks(masked, seat)))
    return match.record


def test_a_record_says_what_was_played() -> None:
    """The header names game, program, options, components and seats."""
    header = a_record().header
    assert (header.game, header.options, header.pack, header.seats) == (
        "toy",
        {"purse": "5", "horse": "no"},
        "toy",
        ["Anna", "Béla"],
    )


def test_a_record_survives_writing_and_reading() -> None:
    """JSON lines out and in."""
    record = a_record()
    again = Record.loads(record.dumps())
    assert (again.header, again.steps, again.result) == (record.header, record.steps, record.result)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seats": ["Anna"] * 9}, "header: toy is for .* players, not 9"),
        ({"options": {"purse": "a lot"}}, "header: option 'purse' of toy can be .*, not 'a lot'"),
    ],
    ids=["seats", "options"],
)
def test_a_table_that_cannot_be_set_up_is_refused(change: dict[str, list[str]], why: str) -> None:
    """Before anything is played on it."""
    record = a_record()
    record.header = msgspec.structs.replace(record.header, **change)
    with pytest.raises(BrokenRecord, match=why):
        replay(GAME, record, BOX)


def test_replay_reaches_any_step() -> None:
    """Every prefix can be replayed; the walk passes the same tables."""
    record = a_record()
    codec = Codec(GAME, BOX)
    for n, (state, step, log) in enumerate(walk(GAME, record, BOX), 1):
        assert step == record.steps[n - 1]
        assert log.heard_by(None) or step.ask in {"Bid", "Enjoy"}
        assert codec.encode(replay(GAME, record, BOX, n)) == codec.encode(state)
    assert replay(GAME, record, BOX, 0).supply == list(range(CARDS))


@given(data=st.data())
def test_a_record_with_a_line_cut_doubled_or_moved_is_refused(data: st.DataObject) -> None:
    """The line where it stops making sense is named."""
    lines = a_record().dumps().splitlines()
    at = data.draw(st.integers(1, len(lines) - 2))
    kind = data.draw(st.sampled_from(["lost", "doubled", "moved", "halved"]))
    if kind == "lost":
        del lines[at]
    elif kind == "doubled":
        lines.insert(at, lines[at])
    elif kind == "moved":
        lines[at], lines[at + 1] = lines[at + 1], lines[at]
    else:
        lines[at] = lines[at][: len(lines[at]) // 2]
    expected = at + 1 if kind == "doubled" else at
    with pytest.raises(BrokenRecord, match=rf"^step {expected}: line {expected + 1} "):
        Record.loads("\n".join(lines))


def test_a_changed_pick_is_refused_by_its_step() -> None:
    """Even a pick that would be legal."""
    lines = a_record().dumps().splitlines()
    at = next(n for n, line in enumerate(lines) if '"Bid",' in line)
    (seat, ask, pick), check = msgspec.json.decode(lines[at])
    lines[at] = msgspec.json.encode([[seat, ask, 1 - min(pick, 1)], check]).decode()
    with pytest.raises(BrokenRecord, match=f"step {at}: line {at + 1} was changed"):
        Record.loads("\n".join(lines))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (
            lambda steps: steps.__setitem__(4, Step(0, "Bid", 99)),
            "step 5: seat 0 answers Bid with 99, but legal are 0, 1",
        ),
        (lambda steps: steps.__setitem__(4, Step(0, "Lay", 1)), "step 5: seat 0 answers Lay with 1, but Bid is asked"),
        (lambda steps: steps.__setitem__(0, Step(0, "Draw", 1)), "step 1: .* but Draw waits for seat -1"),
        (lambda steps: steps.append(Step(0, "Lay", 1)), "but play is over"),
        (lambda steps: steps.pop(), "result: the game is not over"),
        (lambda steps: steps.pop(4), "step 5: seat 1"),
    ],
)
def test_a_wrong_step_fails_there(change: Callable[[list[Step]], object], says: str) -> None:
    """Replay names step, seat, ask, pick and what was legal."""
    record = a_record()
    change(record.steps)
    if "seat 1" in says:
        record.steps[4] = Step(1, "Draw", record.steps[4].pick)
    with pytest.raises(BrokenRecord, match=says):
        replay(GAME, record, BOX)


def test_other_components_and_games_are_named() -> None:
    """A replay against other data says so."""
    record = a_record()
    wrong = Record(msgspec.structs.replace(record.header, pack="0123"), record.steps)
    with pytest.raises(BrokenRecord, match="component set 0123, but this is set toy"):
        replay(GAME, wrong, BOX)
    wrong = Record(msgspec.structs.replace(record.header, game="chess"), record.steps)
    with pytest.raises(BrokenRecord, match="a record of chess, not of toy"):
        replay(GAME, wrong, BOX)


def test_scores_are_checked() -> None:
    """A result that the steps do not give is refused."""
    record = a_record()
    assert record.result
    wrong = Record(record.header, record.steps, msgspec.structs.replace(record.result, scores=[99, 0]))
    with pytest.raises(BrokenRecord, match=r"result: scores \[99, 0\] are written"):
        replay(GAME, wrong, BOX)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "empty"),
        ("hello", "header: line 1"),
        (f"[{'[' * 9999}", "header: line 1 is cut"),
        ('[{"format":9},"00000000"]', "header: line 1 was changed"),
    ],
)
def test_what_is_no_record_is_refused(text: str, says: str) -> None:
    """Bad input gets a clear error."""
    with pytest.raises(BrokenRecord, match=says):
        Record.loads(text)


def test_a_later_format_is_refused() -> None:
    """A record of a later program says so."""
    record = a_record()
    later = Record(msgspec.structs.replace(record.header, format=3), [])
    body = msgspec.json.encode(later.header)
    with pytest.raises(BrokenRecord, match="format 3; this program reads 1 and 2"):
        Record.loads(f'[{body.decode()},"{zlib.crc32(body):08x}"]')
