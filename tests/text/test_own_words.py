"""No language says what is another's: a message left in English, or pasted into the wrong file."""

from __future__ import annotations

import re
from functools import cache
from itertools import permutations

import pytest

from herzog.text.languages import LANGUAGES
from tests.text.sentences import SAMPLE, everything

LONG = 3  # words; below that, languages share names, terms and keys: Requiem, Total, Lacrimosa, Esc
QUOTED = re.compile(r"FOU-(\d+-\d+\.place|Q\d+\.source)")  # headings of a book that exists in French only


def pieces(text: str) -> list[str]:
    """Return the parts of *text* between stops, without numbers, samples and signs, if they are of some length."""
    said = [re.findall(r"[^\W\d_]{3,}", part) for part in re.split(r"[.:;!?]\s", text.replace(SAMPLE, ""))]
    return [" ".join(words).casefold() for words in said if len(words) >= LONG]


@cache
def spoken(language: str) -> dict[str, str]:
    """Return every piece that *language* says, and a message that says it."""
    own = [each for each in everything() if each.language == language and not QUOTED.fullmatch(each.key)]
    return {piece: f"{each.file}/{each.key}" for each in own for piece in pieces(each.text)}


@pytest.mark.parametrize(("language", "other"), [*permutations(LANGUAGES, 2)])
def test_no_language_contains_the_words_of_another(language: str, other: str) -> None:
    """Not in a whole message, nor in one sentence of it or one variant."""
    both = spoken(language).keys() & spoken(other).keys()
    assert [f"{spoken(language)[piece]}: {piece}" for piece in both] == []


def test_such_words_are_found() -> None:
    """In part of a message, whatever its numbers and names."""
    assert pieces(f"{SAMPLE} wins 3 ducats and 2 VP. Fini !") == ["wins ducats and"]
    assert pieces("Requiem: Agnus Dei (5)") == []
    assert all(len(spoken(language)) > 1000 for language in LANGUAGES)
