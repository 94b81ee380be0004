"""Lessons at a table: who sits there, which answers are expected, and the lesson as the page shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from herzog.lessons import LEARNER, course_named, lessons
from herzog.table.refusal import Refusal
from herzog.text import for_game
from herzog.text.lessons import says, task
from herzog.text.people import called
from herzog.wire import Chair, Lesson, LessonAnswer, LessonCard, LessonStep

if TYPE_CHECKING:
    from herzog.kernel import Match
    from herzog.lessons import Course, Taught
    from herzog.text import AnyWords
    from herzog.wire import Answer


def lesson_cards(game: str) -> list[LessonCard]:
    """Return the lessons that *game* offers."""
    return [LessonCard(lesson.name, lesson.minutes, len(lesson.steps)) for lesson in lessons(game)]


def course_at(game: str, lesson: str) -> Course | None:
    """Return the course of the *lesson* at a table, or None."""
    return course_named(game, lesson) if lesson else None


def chairs_for(course: Course, learner: str, bot: str) -> list[Chair]:
    """Return who sits at the table of a lesson; the others are called bots, but follow the script."""
    others = [Chair("bot", name, bot) for name in course.lesson.seats[1:]]
    return [Chair("here", learner, ""), *others]


def check_kept(course: Course | None, match: Match[Any]) -> None:
    """Refuse a saved game that no longer fits the lesson."""
    steps = match.record.steps
    if course and tuple(steps) != course.script[: len(steps)]:
        raise Refusal("broken-table")


def check_answer(course: Course | None, match: Match[Any], answer: Answer) -> None:
    """Refuse any answer other than the one this step of the lesson asks for."""
    if course is None:
        return
    expected = course.expected(match, answer.seat)
    if expected is None or (answer.ask, answer.pick) != (expected.ask, expected.pick):
        raise Refusal("lesson")


def lesson_at(course: Course, names: list[str]) -> Lesson:
    """Return the lesson as the page shows it."""
    words = for_game(course.lesson.game)(course.box, called(names), LEARNER)
    return Lesson(course.lesson.name, [_step(course, taught, words) for taught in course.steps])


def _step(course: Course, taught: Taught, words: AnyWords) -> LessonStep:
    lesson, step, at, until = course.lesson, taught.step, taught.at, taught.until
    named = dict(answer.split(" ") for answer in step.do)
    answers = [
        LessonAnswer(n, answer.ask, answer.pick, named.get(answer.ask, ""))
        for n, answer in enumerate(course.script[at:until], at)
        if answer.seat == LEARNER
    ]
    return LessonStep(says(lesson, step), task(lesson, step, words), step.points, step.rules, at, until, answers)
