"""A lesson in a terminal: the teacher speaks, the learner answers, and everything else is scripted."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from herzog.cli.terminal import saves
from herzog.cli.terminal.commands import Leave
from herzog.cli.terminal.session import Session
from herzog.kernel import BrokenRecord
from herzog.lessons import LEARNER
from herzog.text import phrase
from herzog.text.lessons import elsewhere, says, task
from herzog.text.typed import plain

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from herzog.cli.terminal.screen import Screen
    from herzog.kernel import Match, Pick, Seat
    from herzog.lessons import Course, Taught
    from herzog.text import Phrase
    from herzog.text.asked import Asked


def file_of(course: Course) -> Path:
    """Return the file of a lesson, outside the folder of games so that `herzog play --resume` does not find it."""
    return saves.folder() / "lessons" / f"{course.lesson.game}-{course.lesson.name}.jsonl"


def steps_kept(course: Course) -> int:
    """Return how many steps of the lesson's game were saved; 0 if they do not fit the lesson."""
    try:
        steps = saves.read(file_of(course)).steps
    except (FileNotFoundError, BrokenRecord):
        return 0
    return len(steps) if tuple(steps) == course.script[: len(steps)] else 0


def is_done(course: Course) -> bool:
    """Return whether the lesson was finished."""
    return steps_kept(course) == len(course.script)


def match_of(course: Course, names: list[str]) -> Match[Any]:
    """Return the game of a lesson where the learner left it, or from the start if it was finished."""
    begun = 0 if is_done(course) else steps_kept(course)
    match = course.match(names)
    return course.resume(saves.read(file_of(course))) if begun > course.start else match


class Scripted:
    """The bot at the other seats of a lesson, which follows the script."""

    name = "scripted"
    looks = False

    def __init__(self, course: Course, match: Match[Any]) -> None:
        self._course: Final = course
        self._match: Final = match

    def choose(self, masked: object, seat: Seat, picks: list[Pick], rng: Random) -> Pick:
        """Return the answer that the lesson gives for this seat."""
        expected = self._course.expected(self._match, seat)
        assert expected, "nobody answers after the end of a lesson"
        return expected.pick


class LessonSession(Session):
    """A lesson at a terminal."""

    def __init__(self, course: Course, match: Match[Any], names: Sequence[str], screen: Screen) -> None:
        others = {seat: Scripted(course, match) for seat in range(len(names)) if seat != LEARNER}
        super().__init__(match, names, others, screen, Random(0), file_of(course), None)
        self._course: Final = course
        self._taught = 0  # how many steps of the lesson have been shown

    def run(self) -> Path | None:
        """Teach to the end, or until the learner leaves; the game is saved."""
        try:
            while (asked := self.match.asked()) and self._course.expected(self.match, asked[0]):
                self._person(LEARNER) if LEARNER in asked else self._bot(asked[0])
            self._tell(LEARNER)
            self._teach()
        except (EOFError, KeyboardInterrupt, Leave):
            self._leave()
        return None

    def _leave(self) -> None:
        lesson = self._course.lesson
        self.keep()
        self.screen.console.print()
        self.screen.say(phrase("terminal-learn-left", command=f"herzog learn {lesson.game} {lesson.name}"))

    def show(self, asked: Asked) -> None:
        """Print the lesson's text, then the table, the question and the task."""
        self._teach()
        super().show(asked)
        if due := self._task():
            self.screen.say(phrase("terminal-learn-task", task=due, skip=phrase("terminal-learn-skip")), "bold")

    def submit(self, seat: Seat, ask: str, pick: int) -> None:
        """Take the answer if it is the one this step asks for."""
        expected = self._course.expected(self.match, seat)
        if expected and (ask, pick) == (expected.ask, expected.pick):
            super().submit(seat, ask, pick)
        elif due := self._task():
            self.screen.say(elsewhere(due))

    def _answered(self, asked: Asked, line: str) -> bool:
        expected = self._course.expected(self.match, LEARNER)
        if expected and plain(line) == plain(self.screen.renderer.say(phrase("terminal-learn-skip"))):
            self.submit(LEARNER, expected.ask, expected.pick)
            return True
        return super()._answered(asked, line)

    def _teach(self) -> None:
        """Show every step that is due, and wait after those that are only to be read."""
        length = len(self.match.record.steps)
        while self._taught < len(self._course.steps) and (due := self._course.steps[self._taught]).at <= length:
            self._taught += 1
            if due.at == length or self._is_going_on(due, length):
                self.screen.say(says(self._course.lesson, due.step), "bold")
                if not due.step.do:
                    self.screen.say(phrase("terminal-learn-read"))
                    self.screen.read("")

    def _is_going_on(self, due: Taught, length: int) -> bool:
        """Return whether the learner left in the middle of *due*."""
        return due.at < length < due.until

    def _task(self) -> Phrase | None:
        """Return what the learner is asked to do now."""
        if not self._taught:
            return None
        due = self._course.steps[self._taught - 1]
        return task(self._course.lesson, due.step, self.words(LEARNER))
