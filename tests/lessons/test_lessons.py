"""Every lesson is played to its end, as it will be played at a table."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from herzog.games import GAMES
from herzog.kernel import Match, decide
from herzog.lessons import LEARNER, BrokenLesson, Lesson, course_named, lesson_named, lessons, read_lesson, rehearse
from herzog.text import LANGUAGES, Renderer, for_game, rulebook
from herzog.text.lessons import says, task, title
from tests.lessons.needed import needed

if TYPE_CHECKING:
    from pathlib import Path

EVERY = [(lesson.game, lesson.name) for game in GAMES for lesson in lessons(game)]
PARTS = {  # what boards draw and no pick points at
    "lacrimosa": {"scores", "hand", "row", "map", "requiem", "finance", "players", "soloist"},
    "fourberies": {"players", "board", "hand", "dial", "stage", "show", "results"},
}
LONGEST = 330  # letters of one step, which is one thing


@cache
def renderer(language: str, game: str) -> Renderer:
    """Return what says the lessons of *game*."""
    return Renderer(language, ["common", game, f"lessons-{game}"])


def names(lesson: Lesson) -> list[str]:
    """Return who sits at the table."""
    return ["Ana", *lesson.seats[1:]]


def answer(match: Match[Any], lesson: Lesson) -> bool:
    """Let whoever is asked answer as the script has it; return whether there was somebody."""
    course = course_named(lesson.game, lesson.name)
    for seat in match.asked():
        step = course.expected(match, seat)
        if step:
            match.submit(*step)
            return True
    return False


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_lesson_can_be_played_to_its_end(game: str, name: str, language: str) -> None:
    """Every step has its words, what it points at is on the table, and what it asks for can be picked."""
    course = course_named(game, name)
    lesson, match = course.lesson, course.match(names(course.lesson))
    say, words = renderer(language, game).say, for_game(game)(course.box, names(lesson), LEARNER)
    assert say(title(lesson))
    for taught in course.steps:
        while len(match.record.steps) < taught.at:
            assert answer(match, lesson)
        there = {*GAMES[game].pointable(match.masked(LEARNER)), *[f"part:{part}" for part in PARTS[game]]}
        assert set(taught.step.points) <= there, taught.step.say
        assert len(say(says(lesson, taught.step))) <= LONGEST, taught.step.say
        asked = task(lesson, taught.step, words)
        assert (asked is not None) == bool(taught.step.do)
        if asked:
            assert "{" not in say(asked)
            decision = decide(match.game, match.masked(LEARNER), LEARNER)
            expected = course.expected(match, LEARNER)
            assert decision
            assert expected
            assert expected.pick in [option.pick for option in decision.options]
            wrong = {option.target for option in decision.options} - {each.partition(" ")[2] for each in taught.step.do}
            assert not wrong & set(taught.step.points), taught.step.say
    while answer(match, lesson):
        pass
    assert match.record.steps == list(course.script)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_a_first_game_is_taught(game: str) -> None:
    """And no step names a rule that there is not."""
    book = {entry.number for entry in rulebook.read(game, "en").entries}
    told = {rule for lesson in lessons(game) for step in lesson.steps for rule in step.rules}
    assert told <= book
    assert needed(game, GAMES[game].rule_prefix) <= book
    assert sorted(needed(game, GAMES[game].rule_prefix) - told) == []


@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_short(game: str) -> None:
    """A course takes a quarter of an hour at most, and a lesson no more than fifteen steps; each ends with a tip."""
    assert sum(lesson.minutes for lesson in lessons(game)) <= 15
    for lesson in lessons(game):
        assert 2 <= sum(bool(step.do) for step in lesson.steps) < len(lesson.steps) <= 15
        assert lesson.steps[-1].say == "tip"


def test_nature_and_others_keep_to_the_script() -> None:
    """Also after an undo, and in a game that was saved and opened again."""
    course = course_named("lacrimosa", "cards")
    match = course.match(["Ana", "Aloysia"])
    for _ in range(4):
        answer(match, course.lesson)
    match.undo(LEARNER)
    match.undo(LEARNER)
    again = course.resume(match.record)
    while answer(again, course.lesson):
        pass
    assert again.record.steps == list(course.script)


def broken(**changes: Any) -> str:
    """Return what is said of a lesson with these *changes*."""
    lesson = lesson_named("fourberies", "journey")
    assert lesson
    with pytest.raises(BrokenLesson) as why:
        rehearse(replace(lesson, **changes))
    return str(why.value)


def test_a_broken_lesson_says_where() -> None:
    """An answer that is not there, out of turn, or not nature's to give."""
    lesson = lesson_named("fourberies", "journey")
    assert lesson
    steps = [replace(step, do=["ChooseTravel city:99"]) if step.say == "travel" else step for step in lesson.steps]
    assert broken(steps=steps).startswith("fourberies journey, after step 9: ChooseTravel city:99: choose from 0, 1,")
    assert "nature cannot answer TossCoin with 7" in broken(deal={"TossCoin": [7]})
    said = broken(others={"1": ["StealFrom seat:0"]})
    assert "StealFrom is answered, but seat 1 is asked ChooseTravel: 8, 9," in said
    assert "travel:1:7" in said
    assert "PlaceEncounter is answered, but nature is asked TossCoin: 0, 1" in broken(before="PlaceEncounter=3")
    with pytest.raises(BrokenLesson, match="fourberies has no lesson 'sailing'"):
        course_named("fourberies", "sailing")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("minutes =", "Invalid value (at end of document)"),
        (
            'minutes = 1\nset = "2"\nseats = [""]\n[[steps]]\nsay = "goal"',
            "missing required field `rules` - at `$.steps[0]`",
        ),
        ('minutes = 1\nset = "2"\nseats = [""]\nsteps = []\nteacher = "Ana"', "unknown field `teacher`"),
    ],
)
def test_a_file_that_is_no_lesson_is_named(tmp_path: Path, text: str, why: str) -> None:
    """With what is wrong in it."""
    file = tmp_path / "9-coin.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BrokenLesson, match=rf"/9-coin\.toml: .*{re.escape(why)}"):
        read_lesson(file)
