"""A clock for people who share a screen, and going back together."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from herzog.cli.terminal import clock
from herzog.kernel import Note
from herzog.text import LANGUAGES
from tests.cli.terminal.test_commands import answers, flat
from tests.cli.terminal.test_seats import kept, words

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.terminal.conftest import Typed


class Ticking:
    """A clock that is some seconds later whenever somebody looks at it."""

    def __init__(self, seconds: float) -> None:
        self._step = int(1000 * seconds)
        self._now = 1_800_000_000_000

    def __call__(self) -> int:
        """Return the time."""
        self._now += self._step
        return self._now


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return where the game is kept."""
    return tmp_path / "game.jsonl"


def test_everybody_sees_what_is_left_and_it_is_there_after_a_break(
    typed: Typed, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It runs for whoever sits before the screen, from the first answer on, and rests while nobody plays."""
    monkeypatch.setattr(clock, "_now", Ticking(5))
    said = flat(typed(*words(file, "Ana,Bo"), "--clock", "10+30", lines=("", "clock", "5", "", "clock", "quit")))
    times = re.findall("Time left: (Ana [0-9:]+, Bo [0-9:]+)", said)
    assert times == ["Ana 10:00, Bo 10:00", "Ana 10:00, Bo 10:00", "Ana 10:00, Bo 10:25", "Ana 10:00, Bo 10:15"]
    monkeypatch.setattr(clock, "_now", Ticking(0))
    again = typed("play", "--resume", "--file", str(file), "--lang", "en", lines=("", "clock", "quit"))
    assert "Time left: Ana 10:30, Bo 10:05" in flat(again)  # secret choices that were not complete are made again


def test_when_time_is_out_a_bot_plays(typed: Typed, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is typed then is too late; the record says why the bot sits there, and its person may come back."""
    monkeypatch.setattr(clock, "_now", Ticking(50))
    said = flat(
        typed(*words(file, "Ana,Bo"), "--clock", "1+30", lines=("", "5", "", "clock", "5", "", "return", "quit"))
    )
    assert "Your time is up: a bot (Star) plays for you." in said
    assert Note("timed-out", 1, "vedette") in [note for _, note in kept(file).notes]


@pytest.mark.parametrize("wanted", ["soon", "10", "10+0", "+5", "-1+3", "1.5+3", "9999+1"])
def test_a_clock_that_cannot_be(typed: Typed, file: Path, wanted: str) -> None:
    """It is refused with an example of one that can."""
    assert "is not of the form 30+60" in flat(typed(*words(file, "Ana,Bo"), f"--clock={wanted}", code=2))


def test_without_a_clock_nobody_speaks_of_time(typed: Typed, file: Path) -> None:
    """Unless somebody asks."""
    said = flat(typed(*words(file, "Ana,Bo"), lines=("", "clock", "quit")))
    assert "Time left" not in said
    assert "This game has no clock." in said


def test_all_go_back_past_others_if_they_agree(typed: Typed, file: Path) -> None:
    """To before the last move of whoever asks, however much was seen since; and it stands in the record."""
    lines = ("5", "takeback", "no", "takeback", "yes", "quit")
    said = flat(typed(*words(file, "Ana,uniform"), lines=lines))
    assert "The game goes on." in said
    assert "All agree to take back" in said
    (after, note), *rest = kept(file).notes
    assert (note.kind, note.seat, rest) == ("rewound", 0, [])
    assert len(kept(file).steps) == after
    assert "Choose a Travel card in secret." in said[said.index("All agree to take back") :]


def test_there_is_nothing_to_take_back_at_first(typed: Typed, file: Path) -> None:
    """It says so."""
    said = answers(typed(*words(file, "Ana,uniform"), lines=("takeback", "quit")))
    assert said[0].startswith("There is nothing to undo yet.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_in_every_language(typed: Typed, file: Path, language: str) -> None:
    """English words do everywhere."""
    said = typed(*words(file, "Ana,uniform", language), "--clock", "5+5", lines=("clock", "takeback", "quit"))
    assert "Ana 5:00" in said
