from __future__ import annotations

from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from herzog.text import LANGUAGES, Phrase, Renderer, phrase
from herzog.text.advice import advice, because, in_tenths, signed


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
    assert signed(-25) == {"en": "\N{MINUS SIGN}2.5", **dict.fromkeys(("fr", "pl", "ru"), "\N{MINUS SIGN}2,5")}
    assert signed(0)["en"] == "+0.0"


def test_a_choice_by_lot_says_so() -> None:
    """How likely it is stands with it; a sure choice is just named."""
    for language in LANGUAGES:
        say = Renderer(language, ("common", "bots")).say
        sure, _ = advice("lacrimosa", Reasons(1, 1.0, 0, [("ducats", 1.0)]), label)
        lot, _ = advice("lacrimosa", Reasons(1, 0.425, 0, [("ducats", 1.0)]), label)
        assert "42" in say(lot)
        assert "42" not in say(sure)


def test_nothing_between_two_choices() -> None:
    """What is too small to be shown makes no difference."""
    said = because("lacrimosa", Reasons(1, 1.0, 0, [("ducats", 0.01)]), label)
    assert said.key == "hint-equal"
