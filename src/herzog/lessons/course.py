"""The course of a lesson: everything that happens in it, found by playing it through once."""

from __future__ import annotations

from collections import deque
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from herzog import __version__
from herzog.games import GAMES
from herzog.kernel import CHANCE, Header, Match, Record, Step, apply, settle, with_defaults
from herzog.kernel.record import FORMAT
from herzog.lessons.lesson import LEARNER, BrokenLesson, Lesson, LessonStep, lesson_named

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from herzog.kernel import Box, Frame, Pick, Seat


class Taught(NamedTuple):
    """A step of the lesson: shown after *at* steps of the game and done after *until*, unless it is only read."""

    step: LessonStep
    at: int
    until: int


class Course(NamedTuple):
    """A lesson and the steps of its game; the first *start* are played before the learner sits down."""

    lesson: Lesson
    box: Box
    script: tuple[Step, ...]
    start: int
    steps: tuple[Taught, ...]

    def match(self, names: list[str]) -> Match[Any]:
        """Return the game at the start of this lesson, with people of these *names*."""
        lesson, game = self.lesson, GAMES[self.lesson.game]
        chosen = with_defaults(game, lesson.options)
        header = Header(FORMAT, game.name, __version__, chosen, self.box.hash, self.box.version, names)
        return self.resume(Record(header, list(self.script[: self.start])))

    def resume(self, record: Record) -> Match[Any]:
        """Return the game of *record*, with nature following the script."""
        return Match.resume(GAMES[self.lesson.game], record, self.box, self.lesson.seed, self.script)

    def expected(self, match: Match[Any], seat: Seat) -> Step | None:
        """Return what *seat* answers next, or None after the end of the lesson."""
        drafted = len(match.drafts.get(seat, ()))
        ahead = [step for step in self.script[len(match.record.steps) :] if step.seat == seat]
        return ahead[drafted] if drafted < len(ahead) else None


@cache
def set_folder(game: str, name: str) -> Path:
    """Return the folder of a component set that comes with *game*."""
    return next(folder for folder in GAMES[game].sets if folder.name == name)


@cache
def course_named(game: str, name: str) -> Course:
    """Return the course of the lesson called *name*."""
    lesson = lesson_named(game, name)
    if lesson is None:
        raise BrokenLesson(f"{game} has no lesson {name!r}")
    return rehearse(lesson)


def rehearse(lesson: Lesson) -> Course:
    """Play *lesson* through and return its course."""
    return _Rehearsal(lesson).course()


class _Rehearsal:
    """Plays a lesson through."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson: Final = lesson
        game = GAMES[lesson.game]
        self._box: Final = game.load(set_folder(lesson.game, lesson.set))
        self._state: Final[Any] = game.new(len(lesson.seats), lesson.options, self._box)
        self._steps: Final[list[Step]] = []
        self._dice: Final = Random(lesson.seed)
        self._deal: Final = {ask: deque(picks) for ask, picks in lesson.deal.items()}
        self._others: Final = {int(seat): deque(answers) for seat, answers in lesson.others.items()}
        self._asked: Final = deque([answer for step in lesson.steps for answer in step.do])
        settle(self._state)

    def course(self) -> Course:
        """Play everything and return the course."""
        for ask, pick in _before(self._lesson.before):
            self._check(ask)
            self._play(pick)
        self._go_on()
        start = len(self._steps)
        taught = tuple([self._teach(step) for step in self._lesson.steps])
        return Course(self._lesson, self._box, tuple(self._steps), start, taught)

    def _teach(self, step: LessonStep) -> Taught:
        at = len(self._steps)
        for answer in step.do:
            self._asked.popleft()
            self._answer(answer)
            self._go_on()
        mine = [n for n, played in enumerate(self._steps[at:], at + 1) if played.seat == LEARNER]
        return Taught(step, at, mine[-1] if mine else 0)

    def _go_on(self) -> None:
        """Play everything up to the learner's next question."""
        while self._state.agenda and (pick := self._by_itself(self._state.agenda[-1])) is not None:
            self._play(pick)

    def _by_itself(self, top: Frame[Any]) -> Pick | None:
        """Return the next answer if the learner does not give it, or None."""
        seat = top.seats()[0]
        if seat == CHANCE:
            return self._dealt(top)
        if seat == LEARNER and (self._asked or [""])[0].startswith(f"{top.name} "):
            return None
        picks = top.plain(self._state, seat) if top.SETTLES else top.picks(self._state, seat)
        if len(picks) == 1:
            return picks[0]
        waiting = self._others.get(seat)
        return self._pick(waiting.popleft()) if waiting else None

    def _dealt(self, top: Frame[Any]) -> Pick:
        picks, dealt = top.picks(self._state, CHANCE), self._deal.get(top.name)
        pick = self._dice.choice(picks)  # rolled even if scripted, so a longer script changes nothing after it
        if dealt:
            pick = dealt.popleft()
        if pick not in picks:
            raise self._broken(f"nature cannot answer {top.name} with {pick}; it can with {picks}")
        return pick

    def _answer(self, answer: str) -> None:
        """Give an answer of the learner."""
        pick = self._pick(answer)
        top = self._state.agenda[-1]
        if top.seats()[0] != LEARNER:
            raise self._broken(f"{answer}: {top.name} waits for seat {top.seats()[0]}")
        self._play(pick)

    def _pick(self, answer: str) -> Pick:
        """Return the pick that *answer* names, by number or by what it points at."""
        ask, _, what = answer.partition(" ")
        self._check(ask)
        named = self._named()
        if what not in named:
            raise self._broken(f"{answer}: choose from {', '.join(named)}")
        return named[what]

    def _named(self) -> dict[str, Pick]:
        """Return what can be picked, by number and by what it points at."""
        top = self._state.agenda[-1]
        named: dict[str, Pick] = {str(pick): pick for pick in top.picks(self._state, top.seats()[0])}
        return named | {top.target(self._state, pick): pick for pick in reversed(named.values())}

    def _check(self, ask: str) -> None:
        agenda = self._state.agenda
        if not agenda:
            raise self._broken(f"{ask} is answered, but the game is over")
        if agenda[-1].name != ask:
            seat = agenda[-1].seats()[0]
            who = "nature" if seat == CHANCE else f"seat {seat}"
            asked = f"{who} is asked {agenda[-1].name}: {', '.join(self._named())}"
            raise self._broken(f"{ask} is answered, but {asked}")

    def _play(self, pick: Pick) -> None:
        top = self._state.agenda[-1]
        self._steps.append(Step(top.seats()[0], top.name, pick))
        apply(self._state, top.seats()[0], pick)

    def _broken(self, why: str) -> BrokenLesson:
        return BrokenLesson(f"{self._lesson.game} {self._lesson.name}, after step {len(self._steps)}: {why}")


def _before(text: str) -> Iterator[tuple[str, Pick]]:
    """Yield the answers written as "Ask=1,2 Other=3"."""
    for word in text.split():
        ask, _, picks = word.partition("=")
        yield from ((ask, int(pick)) for pick in picks.split(","))
