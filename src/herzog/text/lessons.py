"""Lessons in words: what a step says, and what it asks the learner to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from herzog.text.phrase import phrase

if TYPE_CHECKING:
    from herzog.lessons import Lesson, LessonStep
    from herzog.text.phrase import Arg, Phrase
    from herzog.text.words import AnyWords

PLACES: Final = ("first", "second", "third")  # variables for the things a step points at


def title(lesson: Lesson) -> Phrase:
    """Return the title of the lesson."""
    return phrase(f"lesson-{lesson.game}-{lesson.name}")


def says(lesson: Lesson, step: LessonStep) -> Phrase:
    """Return what *step* explains."""
    return phrase(lesson.key(step))


def task(lesson: Lesson, step: LessonStep, words: AnyWords) -> Phrase | None:
    """Return what *step* asks the learner to do, naming the things it points at; None if there is nothing to do."""
    things: list[Arg] = [words.thing(point) for point in step.points if not point.startswith("part:")]
    named = dict(zip(PLACES, things, strict=False))
    return phrase(f"{lesson.key(step)}-do", **named) if step.do else None


def elsewhere(asked: Phrase) -> Phrase:
    """Return why another move is refused, and what is *asked* instead."""
    return phrase("lesson-elsewhere", task=asked)
