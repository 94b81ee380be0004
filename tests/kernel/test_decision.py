"""Decisions of the toy game: what may be picked, what comes of it, and what cannot be known."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from herzog.kernel import Decision, Match, decide
from tests.kernel.toy import GAME, Bid, Draw, Lay, Refund, Table

ROOT = Path(__file__).parents[2]


def the_table(*agenda: Any) -> Table:
    """Return a table for two with *agenda*, the last on top."""
    return Table(list(agenda), [[4, 5], [6, 7]], [3, 3], [0, 1, 2, 3, 8, 9, 10, 11], [], 1, GAME.load())


def asked(state: Table, seat: int = 0) -> Decision[Any]:
    """Return what *seat* is asked."""
    decision = decide(GAME, GAME.mask(state, seat), seat)
    assert decision
    return decision


def test_only_who_is_asked_decides() -> None:
    """Nobody else has a decision, nor has a spectator, nor anybody once play is over."""
    state = the_table(Lay(0))
    assert decide(GAME, GAME.mask(state, 1), 1) is None
    assert decide(GAME, GAME.mask(state, None), None) is None
    assert decide(GAME, GAME.mask(the_table(), 0), 0) is None


def test_an_option_carries_what_it_changes() -> None:
    """Only what the answer itself leads to: the refund that waits below is not its doing."""
    decision = asked(the_table(Refund(0), Lay(0)))
    assert (decision.ask, decision.rule) == ("Lay", "TOY-3")
    assert [(option.pick, option.target, option.outcome) for option in decision.options] == [
        (4, "card:4", {"cards": -1}),
        (5, "card:5", {"cards": -1}),
    ]


def test_what_turns_something_up_is_final() -> None:
    """When nature answers next, there is no way back."""
    assert [option.final for option in asked(the_table(Lay(0))).options] == [False, False]
    assert [option.final for option in asked(the_table(Draw(0), Lay(0))).options] == [True, True]


def test_an_option_says_what_is_asked_after_it() -> None:
    """The next question on the agenda, past nature and consequences; none if it is somebody else's, or everybody's."""
    below = {"Lay": [Lay(0), Draw(0), Refund(0)], "": [Lay(0), Bid((-1, -1), 0)]}
    for then, agenda in below.items():
        assert {option.then for option in asked(the_table(*agenda, Lay(0))).options} == {then}
    assert {option.then for option in asked(the_table(Lay(1), Lay(0))).options} == {""}
    assert {option.then for option in asked(the_table(Lay(0))).options} == {""}


def test_a_choice_made_together_has_no_outcome() -> None:
    """Not even for the last to choose: what comes of it depends on what the others chose in secret."""
    state = the_table(Bid((-1, 2), 0))
    assert state.agenda[-1].seats() == (0,)
    assert [option.outcome for option in asked(state).options] == [{}] * 4


def test_refusals_come_with_their_target() -> None:
    """So that a screen can mark what may not be picked."""
    match = Match.start(GAME, ["a", "b"], {}, GAME.load(), 1)
    [refused] = asked(match.masked(0)).refused
    assert (refused.target, refused.reason.code) == ("coin:4", "too-dear")


def test_a_decision_is_defined_once() -> None:
    """In the kernel, and generated from there for the page; nothing in tests or tools defines it again."""
    defined = re.compile(r"^class (Decision|Option)\b", re.MULTILINE)
    python = [path for folder in ("src", "tests", "tools") for path in (ROOT / folder).rglob("*.py")]
    assert [path.name for path in python if defined.search(_text(path))] == ["decision.py"]
    shape = re.compile(r"(interface|type) (\w*Decision|\w*Option)\b")
    page = [path for ending in ("ts", "svelte") for path in (ROOT / "web" / "src").rglob(f"*.{ending}")]
    shaped = [path.name for path in page if shape.search(_text(path))]
    assert shaped == ["types.gen.ts"]


def _text(path: Path) -> str:
    return path.read_text("utf-8")
