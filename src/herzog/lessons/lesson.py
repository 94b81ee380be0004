"""The contents of a lesson file: a table, what happens there by itself, and the learner's steps."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

FOLDER: Final = Path(__file__).parent
LEARNER: Final = 0  # the learner's seat


class BrokenLesson(Exception):
    """A lesson that cannot be played as written; the message says where."""


class LessonStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing to understand, and perhaps to do.

    An answer names the ask and what to point at, or the pick: "LayStory memory:88", "UseCard 0".
    """

    say: str  # the end of the keys: lesson-<game>-<lesson>-<say>, and with "-do" what the learner is asked to do
    rules: list[str]  # the rules it teaches
    points: list[str] = []  # what to look at, as targets; "part:hand" is a part of the table
    do: list[str] = []  # the learner's answers; none if there is only something to read


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson of a game.

    *before* is what was played before the learner sits down, nature included: "DrawFirst=0 LayExperience=84". From then
    on nature follows *deal*, with picks for each of its asks in order, or else the *seed*; the other seats answer as
    *others* lists.
    """

    game: str
    name: str
    minutes: int
    set: str  # the folder of the component set, so that a new set does not change the lesson
    seats: list[str]  # names; the learner's is filled in later
    steps: list[LessonStep]
    options: dict[str, str] = {}
    seed: int = 0
    before: str = ""
    deal: dict[str, list[int]] = {}
    others: dict[str, list[str]] = {}  # by seat

    def key(self, step: LessonStep) -> str:
        """Return the key of what *step* says."""
        return f"lesson-{self.game}-{self.name}-{step.say}"


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of *game*, in the order in which they are taught."""
    return tuple([read_lesson(file) for file in sorted((FOLDER / game).glob("*.toml"))])


def lesson_named(game: str, name: str) -> Lesson | None:
    """Return the lesson called *name*, if there is one."""
    return next((lesson for lesson in lessons(game) if lesson.name == name), None)


def read_lesson(file: Path) -> Lesson:
    """Return the lesson in *file*, which is named after its number and its name: 2-works.toml."""
    named = {"game": file.parent.name, "name": file.stem.partition("-")[2]}
    try:
        return msgspec.convert({**named, **tomllib.loads(file.read_text("utf-8"))}, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise BrokenLesson(f"{file.parent.name}/{file.name}: {problem}") from None
