from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from herzog.text.languages import LANGUAGES
from tests.text.sentences import everything
from tools.glossary import PAGE, page, read

if TYPE_CHECKING:
    from tests.text.sentences import Sentence
    from tools.glossary import Forbidden

GLOSSARY = read()
TERMS = [("lacrimosa", term) for term in GLOSSARY.lacrimosa] + [("fourberies", term) for term in GLOSSARY.fourberies]


def is_about(sentence: Sentence, game: str) -> bool:
    """Return whether *sentence* speaks of *game*; those of no game speak of any."""
    return game in sentence.file or game in sentence.key


def breaks(sentence: Sentence, word: Forbidden) -> bool:
    """Return whether *sentence* uses a forbidden *word*."""
    if sentence.language != word.language or (word.game and not is_about(sentence, word.game)):
        return False
    return bool(re.search(rf"(?<!\w)(?:{word.word})", sentence.text, re.IGNORECASE))


@pytest.mark.parametrize("word", GLOSSARY.forbidden, ids=lambda word: f"{word.language}-{word.word}")
def test_no_message_uses_a_forbidden_word(word: Forbidden) -> None:
    """One word for one thing, the one of the rulebook."""
    assert [f"{each.file}/{each.key}: {each.text}" for each in everything() if breaks(each, word)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used(language: str) -> None:
    """The glossary holds the words that the messages of its game really use."""
    said = {game: _spoken(language, game) for game in ("lacrimosa", "fourberies")}
    assert [getattr(term, language) for game, term in TERMS if getattr(term, language).lower() not in said[game]] == []


def _spoken(language: str, game: str) -> str:
    return "\n".join(each.text for each in everything() if each.language == language and is_about(each, game)).lower()


def test_a_forbidden_word_is_found() -> None:
    """The test sees a word at the beginning of a word, in any case and form, and only there."""
    sample = everything()[0]._replace(language="pl", file="lacrimosa", key="x")
    [word] = [word for word in GLOSSARY.forbidden if word.word == "konstancj"]
    assert breaks(sample._replace(text="zamknięte przez Konstancję"), word)
    assert not breaks(sample._replace(text="zamknięte przez Constanze"), word)
    assert not breaks(sample._replace(text="zamknięte przez Konstancję", language="ru"), word)
    assert not breaks(sample._replace(text="zamknięte przez Konstancję", file="fourberies"), word)


def test_the_page_says_what_the_glossary_says() -> None:
    """docs/glossary.md is that of the terms; `make generated` writes it."""
    assert PAGE.read_text("utf-8") == page()
