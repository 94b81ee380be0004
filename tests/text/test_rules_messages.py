from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax.ast import Attribute, BaseNode, Comment, Message, Pattern, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from herzog.text.languages import LANGUAGES, MESSAGES
from herzog.text.render import parsed
from herzog.text.rulebook import GAMES

FILES = ("rules", *(f"rules-{game}" for game in GAMES))
LATIN = r"[A-Z]{3}-Q\d+|Sequentia|Offertorium|Agnus Dei|Aide|«[a-z\u2019 ]+»|\b(FR|PL|RU)\b"  # in Russian too
OTHERS = tuple(language for language in LANGUAGES if language != "en")
ENGLISH_ONLY = {"readings", "source", "confidence", "flag", "rules"}


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        """Take note of one."""
        self.found.add(node.id.name)


def variables(node: BaseNode) -> set[str]:
    """Return the variables that *node* asks for."""
    visitor = Variables()
    visitor.visit(node)
    return visitor.found


@cache
def messages(language: str, file: str) -> dict[str, Message]:
    """Return the messages of a *file* by key; what cannot be read fails."""
    body = parsed((MESSAGES / language / f"{file}.ftl").read_text("utf-8")).body
    found = {entry.id.name: entry for entry in body if isinstance(entry, Message)}
    assert len(found) == len([entry for entry in body if not isinstance(entry, Comment)]), "junk, or a key twice"
    return found


def shape(message: Message) -> list[str]:
    """Return the names of the attributes that every language has."""
    return [attribute.id.name for attribute in message.attributes if attribute.id.name not in ENGLISH_ONLY]


def plain(pattern: Pattern | None) -> str:
    """Return a text that has no variables."""
    assert pattern is not None
    assert all(isinstance(element, TextElement) for element in pattern.elements)
    return "".join(element.value for element in pattern.elements if isinstance(element, TextElement))


def texts(language: str, file: str) -> dict[str, str]:
    """Return every text of rules and rulings, by key and attribute."""
    found: dict[str, str] = {}
    for key, message in messages(language, file).items():
        holders: list[Message | Attribute] = [message, *message.attributes]
        for holder in holders:
            found[key if holder is message else f"{key}.{holder.id.name}"] = plain(holder.value)
    return found


def share(pattern: str, text: str) -> float:
    """Return which part of the letters of *text* are of that *pattern*."""
    letters = re.findall(r"[^\W\d_]", text)
    return len(re.findall(pattern, text)) / len(letters)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_message(language: str, file: str) -> None:
    """The same keys in the same order, with the same parts; only English holds what needs no translation."""
    english, other = messages("en", file), messages(language, file)
    assert list(other) == list(english)
    assert {key: shape(message) for key, message in other.items()} == {
        key: shape(message) for key, message in english.items()
    }
    assert not ENGLISH_ONLY & {attribute.id.name for message in other.values() for attribute in message.attributes}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_asks_for_the_same_variables(language: str, file: str) -> None:
    """A value that is given in one language is shown in all."""
    english, other = messages("en", file), messages(language, file)
    assert {key: variables(message) for key, message in other.items()} == {
        key: variables(message) for key, message in english.items()
    }


@pytest.mark.parametrize("file", FILES[1:])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty(language: str, file: str) -> None:
    """Every rule has a text, and a place in the book or in our set; every ruling a question, a choice and a reason."""
    found = texts(language, file)
    assert [key for key, text in found.items() if not text.strip() or text != text.strip()] == []
    for key, message in messages(language, file).items():
        if re.fullmatch(r"[A-Z]{3}-\d+-\d+", key):
            assert len({"place", "set"} & {*shape(message)}) == 1, f"{key} has no .place and no .set, or both"
        elif re.fullmatch(r"[A-Z]{3}-Q\d+", key):
            assert shape(message) == ["question", "why"], key
        else:
            assert re.fullmatch(r"[A-Z]{3}-(\d+|Q-[a-z-]+)", key), key


@pytest.mark.parametrize("file", FILES[1:])
@pytest.mark.parametrize("language", OTHERS)
def test_the_numbers_are_the_same_in_every_language(language: str, file: str) -> None:
    """Amounts and numbers of rules survive translation; only the places differ from book to book."""
    english, other = texts("en", file), texts(language, file)
    figures = {key: sorted(re.findall(r"\d+", text)) for key, text in other.items() if not key.endswith(".place")}
    assert figures == {key: sorted(re.findall(r"\d+", english[key])) for key in figures}


@pytest.mark.parametrize("file", FILES[1:])
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str, file: str) -> None:
    """No rule, question, choice or reason is the English one."""
    english, other = texts("en", file), texts(language, file)
    same = {key for key, text in other.items() if text == english[key] and not key.endswith(".place")}
    # The names of these are the same in the languages that write with Latin letters.
    assert same <= {"LAC-8", "LAC-Q-requiem"}


@pytest.mark.parametrize("file", FILES[1:])
def test_russian_is_written_in_cyrillic(file: str) -> None:
    """Apart from the movements and what is quoted, each Russian text is in Russian letters throughout."""
    for key, text in texts("ru", file).items():
        if not key.endswith(".place"):
            assert re.findall(r"[A-Za-z]{2,}", re.sub(LATIN, "", text)) == [], key


@pytest.mark.parametrize(
    ("language", "letters", "least"), [("fr", "[àâçéèêëîïôùûüœÀÉÊ]", 0.02), ("pl", "[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]", 0.05)]
)
@pytest.mark.parametrize("file", FILES[1:])
def test_french_and_polish_have_their_letters(language: str, letters: str, least: float, file: str) -> None:
    """The share of their own letters is that of the language, so nobody typed without them."""
    spoken = " ".join(text for key, text in texts(language, file).items() if not key.endswith(".place"))
    english = " ".join(text for key, text in texts("en", file).items() if not key.endswith(".place"))
    assert share(letters, spoken) > least > share(letters, english)
