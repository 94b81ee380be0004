from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from herzog.lessons import LEARNER, course_named
from herzog.text import LANGUAGES, Phrase, Renderer, for_game, phrase
from herzog.text.advice import advice, because, difference, foreseen, in_tenths, signed


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


SHORTENED = {
    "en": "The difference: Royal Courts +3.0, ducats \N{MINUS SIGN}2.0 and works +1.0, leaving out smaller ones. "
    "With them, in total +2.7.",
    "fr": "La différence\u202f: les Cours royales +3,0, les ducats \N{MINUS SIGN}2,0 et les opus +1,0, "
    "les plus petits écarts mis à part. Avec eux, en tout +2,7.",
    "pl": "Różnica: dwory (+3,0), dukaty (\N{MINUS SIGN}2,0) i dzieła (+1,0), bez mniejszych różnic. "
    "Razem z nimi +2,7.",
    "ru": "Разница в очках: королевские дворы (+3,0), дукаты (\N{MINUS SIGN}2,0) и опусы (+1,0), не считая мелочей. "
    "Вместе \N{CYRILLIC SMALL LETTER ES} ними +2,7.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_reasons_are_enough(language: str) -> None:
    """The three largest; a list that leaves out others says so, and the total stays that of all."""
    terms = [("about-courts", 3.0), ("ducats", -2.0), ("about-works", 1.0), ("about-cards", 0.5), ("finance", 0.2)]
    say = Renderer(language, ("common", "bots", "review")).say
    full = because("lacrimosa", Reasons(1, 1.0, 0, terms[:3]), label)
    assert full.args["more"] == "no"
    assert say(full).endswith("2.0." if language == "en" else "2,0.")
    assert difference("lacrimosa", terms[:3]) == (difference("lacrimosa", terms).terms, False, 20)
    assert say(because("lacrimosa", Reasons(1, 1.0, 0, terms), label)).endswith(SHORTENED[language])


def test_a_hint_names_something_on_the_table() -> None:
    """If the outlook is all that counts, what else speaks for the pick is named as well."""
    say = Renderer("en", ("common", "bots")).say
    terms = [("about-moment", 2.0), ("about-travel", -0.5), ("about-purse", 0.2)]
    said = advice("fourberies", Reasons(1, 1.0, 0, terms), label)
    assert say(said.says[-1]) == "That helps most with order of play and time left and Écus."
    alone = advice("fourberies", Reasons(1, 1.0, 0, terms[:2]), label)
    assert say(alone.says[-1]) == "That helps most with order of play and time left."


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
