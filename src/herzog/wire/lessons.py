"""A lesson, as the page teaches it."""

import msgspec

from herzog.kernel.phrase import Phrase


class LessonAnswer(msgspec.Struct, frozen=True):
    """What the learner answers after *n* steps of the game, and the *target* that the lesson names for it, if any."""

    n: int
    ask: str
    pick: int
    target: str


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson: shown after *at* steps of the game; with a *task* it is done after *until* of them."""

    says: Phrase
    task: Phrase | None
    points: list[str]  # what to look at: targets, or a part of the table as "part:hand"
    rules: list[str]
    at: int
    until: int
    answers: list[LessonAnswer]


class Lesson(msgspec.Struct, frozen=True):
    """The lesson that is taught at a table."""

    name: str
    steps: list[LessonStep]
