from __future__ import annotations

from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from herzog.lessons import LEARNER, course_named
from herzog.text import LANGUAGES, Phrase, Renderer, for_game, phrase
from herzog.text.advice import advice, because, foreseen, in_tenths, signed


class Reasons(NamedTuple):
    """Reasons as a bot gives them."""

    pick: int
    odds: float
    next_best: int
    terms: list[tuple[str, float]]


def label(pick: int) -> Phrase:
    """Return words for a pick."""
    return phrase("term-lacrimosa-ducats") if pick else phrase("term-lacrimosa-story")


@given(st.lists(st.floats(-50, 50), max_size=12))
def test_rounded_numbers_add_up(values: list[float]) -> None:
    """The sum is the rounded sum, and no number is off by a tenth or more."""
    tenths = in_tenths(values)
    assert sum(tenths) == round(sum(10 * value for value in values))
    assert all(abs(n - 10 * value) <= 1 for n, value in zip(tenths, values, strict=True))


def test_each_language_writes_numbers_its_own_way() -> None:
    """A sign always, and a point only in English."""
    said = signed(-25)
    assert said["en"] == "\N{MINUS SIGN}2.5"
    assert {said[language] for language in ("fr", "pl", "ru")} == {"\N{MINUS SIGN}2,5"}
    assert signed(0)["en"] == "+0.0"


def test_a_choice_by_lot_says_so() -> None:
    """How likely it is stands with it; a sure choice is just named."""
    for language in LANGUAGES:
        say = Renderer(language, ("common", "bots")).say
        sure = advice("lacrimosa", Reasons(1, 1.0, 0, [("ducats", 1.0)]), label)
        lot = advice("lacrimosa", Reasons(1, 0.425, 0, [("ducats", -1.0)]), label)
        assert "42" in say(lot.says[0])
        assert "42" not in say(sure.says[0])
        assert lot.numbers == []  # nothing that could speak against what it says


def test_a_hint_is_a_plan_in_plain_words() -> None:
    """What to do, how the turn goes on and what it is good for; numbers stand apart."""
    said = advice("lacrimosa", Reasons(1, 1.0, 0, [("tracks", 2.0), ("ducats", -1.0)]), label, [label(0), label(1)])
    words = [Renderer("en", ("common", "bots")).say(sentence) for sentence in said.says]
    assert words == [
        "Hint: ducats.",
        "Then: cards in the Story section \N{RIGHTWARDS ARROW} ducats.",
        "That helps most with Story tracks.",
    ]
    assert [sentence.key for sentence in said.numbers] == ["hint-against"]


def test_nothing_between_two_choices() -> None:
    """What is too small to be shown makes no difference, nor do terms that outweigh each other: the hint says so."""
    for terms in ([("ducats", 0.01)], [("ducats", 0.7), ("tracks", -0.7)]):
        reasons = Reasons(1, 1.0, 0, terms)
        assert because("lacrimosa", reasons, label).key == "hint-equal"
        said = advice("lacrimosa", reasons, label)
        assert [sentence.key for sentence in said.says] == ["hint-do", "hint-equal"]
        assert said.numbers == []


def test_a_plan_tells_what_it_is_for() -> None:
    """Without the answers that only announce the next one, and with what the last step costs and brings."""
    course = course_named("lacrimosa", "cards")
    match = course.match(["Ana", "Aloysia"])
    mine = [step for step in course.script[course.start :] if step.seat == LEARNER][:5]
    assert [step.ask for step in mine[2:]] == ["UseCard", "TakeActions", "Document"]
    words = for_game("lacrimosa")(course.box, ("Ana", "Aloysia"), LEARNER)
    steps = foreseen(match.game, words, match.masked(LEARNER), LEARNER, [step.pick for step in mine])
    say = Renderer("en", ("common", "lacrimosa")).say
    *before, last = [say(step) for step in steps]
    assert before == ["Play “A Letter of Commission”", "Use “The Open Diary”"]
    assert last.endswith(" Lap” (costs 1 ducat; “A Letter of Commission” leaves the game)")
