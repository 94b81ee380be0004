from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from herzog.games import GAMES
from herzog.lessons import lessons
from herzog.text import LANGUAGES

if TYPE_CHECKING:
    from tests.cli.terminal.conftest import Typed

EVERY = [(game, lesson.name) for game in GAMES for lesson in lessons(game)]
SKIP = {"en": "skip", "fr": "passer", "pl": "pomin", "ru": "пропустить"}  # accents may be left out


def flat(said: str) -> str:
    """Return *said* on one line."""
    return " ".join(said.split())


@pytest.mark.parametrize(("n", "lesson"), [*enumerate(EVERY)])
def test_every_lesson_can_be_taken(typed: Typed, n: int, lesson: tuple[str, str]) -> None:
    """To its end, each in one of the languages; skipping does what the step asks for."""
    language = LANGUAGES[n % len(LANGUAGES)]
    said = typed("learn", *lesson, "--lang", language, lines=(SKIP[language],) * 80)
    assert flat(said).rpartition("herzog ")[2].split()[0] in ("learn", "play")
    assert "terminal-" not in said


def test_lessons_follow_each_other(typed: Typed) -> None:
    """Whoever names none gets the next; after the last one a game is due."""
    first = typed("learn", "fourberies", lines=("skip",) * 80)
    assert first.startswith("Lesson 1 of 3: The journey")
    assert flat(first).endswith("Well done! Continue with: herzog learn fourberies king")
    assert typed("learn", "fourberies", lines=("skip",) * 80).startswith("Lesson 2 of 3")
    last = typed("learn", "fourberies", lines=("skip",) * 80)
    assert flat(last).endswith("Continue with: herzog play fourberies")
    assert typed("learn", "fourberies", lines=()).startswith("Lesson 1 of 3")


def test_another_move_is_kindly_refused(typed: Typed) -> None:
    """And the step still waits; the expected move, typed as in any game, is taken."""
    said = flat(typed("learn", "fourberies", lines=("", "", "", "", "1", "4")))
    assert "this step is about something else. Choose the Travel card for this city: Fourhoof (city 4)." in said
    assert "alone in your city, so everything there is yours." in said


def test_a_lesson_is_left_and_taken_up_again(typed: Typed) -> None:
    """Where it was: what was told before is not told again."""
    said = flat(typed("learn", "fourberies", lines=("", "", "", "", "4")))
    assert said.endswith("The lesson will wait for you. Continue with: herzog learn fourberies journey")
    again = flat(typed("learn", "fourberies", lines=()))
    assert "Every year the troupes" not in again
    assert "alone in your city" in again


def test_there_is_no_such_lesson(typed: Typed) -> None:
    """The message names those there are."""
    said = flat(typed("learn", "fourberies", "sailing", code=2))
    assert "unknown lesson 'sailing'; choose from journey, king, festival." in said


def test_a_game_without_lessons_says_so(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lessons are optional for a new game."""
    monkeypatch.setattr("herzog.lessons.lessons", lambda _game: ())
    assert "fourberies has no lessons." in flat(typed("learn", "fourberies", code=2))
