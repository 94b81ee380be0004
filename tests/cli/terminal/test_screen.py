from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from herzog.cli.terminal.screen import Offer, Question, Screen
from herzog.text import Line, Part, Renderer, phrase

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def screen(tmp_path: Path) -> Screen:
    """Return a screen of 30 columns and 12 lines that says what it is given."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "all.ftl").write_text("t = { $text }", "utf-8")
    console = Console(file=io.StringIO(), width=30, height=12, highlight=False, markup=False, emoji=False)
    return Screen(Renderer("en", messages=tmp_path), console)


def shown(screen: Screen) -> list[str]:
    """Return the lines on *screen*."""
    assert isinstance(screen.console.file, io.StringIO)
    return [line.rstrip() for line in screen.console.file.getvalue().splitlines()]


def part(name: str, *lines: str) -> Part:
    """Return a part of a table."""
    return Part(
        name, phrase("t", text=name), [Line([phrase("t", text=cell) for cell in line.split("|")]) for line in lines]
    )


def offers(n: int, effect: str = "", cautions: tuple[str, ...] = ()) -> list[Offer]:
    """Return some answers."""
    return [Offer(chr(97 + k), f"Answer {k}", effect, cautions) for k in range(n)]


def test_lines_hang(screen: Screen) -> None:
    """Headings stand in line, and long lines go on beside them."""
    screen.parts([part("board", "1 Rome|a fine old city on seven hills|far", "2 Ur|older", "alone")])
    assert shown(screen) == [
        "board",
        " 1 Rome a fine old city on",
        "        seven hills · far",
        " 2 Ur   older",
        " alone",
    ]


def test_a_part_without_lines_is_left_out(screen: Screen) -> None:
    """A title alone says nothing."""
    screen.parts([part("hand"), part("board", "x")])
    assert shown(screen) == ["board", " x"]


def test_sentences_that_come_again_are_counted(screen: Screen) -> None:
    """Four cards drawn are not four sentences."""
    screen.paragraph([phrase("t", text=text) for text in ("Bo draws.", "Bo draws.", "Ana draws.")])
    assert shown(screen) == ["Bo draws. (×2) Ana draws."]


def test_hard_spaces_hold(screen: Screen) -> None:
    """French does not begin a line with a colon."""
    screen.say(phrase("t", text="Le Roi est fort triste, Madame\u00a0: il pleut"))
    assert shown(screen) == ["Le Roi est fort triste,", "Madame\u00a0: il pleut"]


def test_all_that_fits_is_shown(screen: Screen) -> None:
    """The table, the question with its rule, the answers and what follows from them."""
    screen.decision(
        [part("table", "noon"), part("board", "x")], ["table", "board"], Question("Well?", "X-1", offers(2, "rain"))
    )
    assert shown(screen) == ["table. noon", " x", "Well?  (X-1)", " a Answer 0  rain", " b Answer 1  rain"]


def test_a_small_screen_leaves_out_what_follows(screen: Screen) -> None:
    """Answers stand side by side, warnings below them, and the table stays."""
    question = Question("Well?", "X-1", [*offers(7, "rain"), Offer("z", "Wait", "", ("It is late.",))])
    screen.decision([part("board", "x", "y", "z")], ["board"], question)
    assert shown(screen)[:4] == [" x", " y", " z", "Well?  (X-1)"]
    assert " a Answer 0    e Answer 4" in shown(screen)
    assert shown(screen)[-1] == " z ! It is late."
    assert len(shown(screen)) < 12


def test_a_smaller_one_leaves_out_what_matters_least(screen: Screen) -> None:
    """What is in focus stays, in the order of the table."""
    parts = [part("table", "noon"), part("map", *"abcdefgh"), part("hand", "card")]
    screen.decision(parts, ["hand", "map", "table"], Question("Well?", "X-1", offers(6, "rain")))
    assert shown(screen)[:3] == ["table. noon", " card", "Well?  (X-1)"]
    assert shown(screen)[-1] == " f Answer 5  rain"
