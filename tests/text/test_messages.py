from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from herzog.games import GAMES
from herzog.games.fourberies import events
from herzog.kernel import Event
from herzog.text.languages import LANGUAGES, MESSAGES
from tests.text import messages

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a copy of all message files, to be spoilt."""
    return shutil.copytree(MESSAGES, tmp_path / "messages")


def edit(folder: Path, file: str, old: str, new: str) -> None:
    """Replace *old* in a file of the copy."""
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")


def test_the_languages_say_the_same() -> None:
    """Every file, every key and every variable is there in all languages."""
    assert messages.differences() == []


def test_every_message_is_said() -> None:
    """No message is left over."""
    assert messages.unused() == []


def test_everything_has_words() -> None:
    """Every event, ask, option, refusal, caution, barrier and choice of set-up has a message."""
    assert messages.unwritten() == []


@pytest.mark.parametrize("name", GAMES)
def test_the_classes_are_found(name: str) -> None:
    """The tests look at what the games are made of, so that a new class cannot be forgotten."""
    keys = messages.derived(name)
    for part in ("event", "ask", "do", "why"):
        assert len([key for key in keys if key.startswith(f"{name}-{part}-")]) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_key_is_found(copy: Path, language: str) -> None:
    """Whichever language lacks it."""
    edit(copy, f"{language}/common.ftl", "barrier-start =", "barrier-begin =")
    said = messages.differences(copy)
    assert f"{language}/common.ftl: barrier-start is missing" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_file_is_found(copy: Path, language: str) -> None:
    """Whichever language lacks it."""
    (copy / language / "fourberies.ftl").unlink()
    assert messages.differences(copy)[0] == f"{language}/fourberies.ftl is missing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_different_variable_is_found(copy: Path, language: str) -> None:
    """A message that forgets what it is about, or speaks of something the others do not know."""
    edit(copy, f"{language}/common.ftl", "{ $players }", "{ $gamers }")
    said = messages.differences(copy)
    assert f"{language}/common.ftl: reason-not-asked does not mention players" in said
    assert len(said) == len(LANGUAGES)


def test_an_unused_key_is_found(copy: Path) -> None:
    """A message that nobody says."""
    edit(copy, "en/common.ftl", "barrier-start =", "barrier-moon = Full moon\nbarrier-start =")
    assert messages.unused(copy) == ["barrier-moon is never said"]


def test_junk_and_doubles_are_found(copy: Path) -> None:
    """A message that is no message, and one that stands twice."""
    edit(copy, "pl/common.ftl", "barrier-start =", "barrier-start = Raz\n!!\nbarrier-start =")
    said = messages.differences(copy)
    assert any("no message" in line for line in said)
    assert "pl/common.ftl: barrier-start is there twice" in said


def test_a_class_without_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new event fails the test until it has its messages."""

    class MoonRose(Event, frozen=True):
        """The moon rose."""

    monkeypatch.setattr(events, "MoonRose", MoonRose, raising=False)
    assert messages.unwritten() == ["fourberies-event-moon-rose has no words"]


def test_a_key_without_words_is_found(copy: Path) -> None:
    """What classes ask for must be written."""
    edit(copy, "en/fourberies.ftl", "fourberies-ask-steal-from =", "fourberies-ask-stealfrom =")
    edit(copy, "en/review.ftl", "review-ask-lacrimosa-pay =", "review-ask-lacrimosa-paying =")
    edit(copy, "en/shell.ftl", "shell-takes-lacrimosa =", "shell-lasts-lacrimosa =")
    assert messages.unwritten(copy) == [
        "fourberies-ask-steal-from has no words",
        "review-ask-lacrimosa-pay has no words",
        "shell-takes-lacrimosa has no words",
    ]
