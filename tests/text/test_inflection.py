from __future__ import annotations

import pytest

from tests.text.inflection import PREPOSITIONS, misuses, spelt_twice
from tests.text.sentences import everything


@pytest.mark.parametrize("language", PREPOSITIONS)
def test_no_message_needs_to_know_a_name_or_a_reader(language: str) -> None:
    """Names stay in the nominative, nobody's gender is guessed, everybody is addressed in one way."""
    assert [
        f"{each.file}/{each.key}: {fault}"
        for each in everything()
        if each.language == language
        for fault in misuses(language, each.text)
    ] == []


def test_russian_writes_yo_always() -> None:
    """As its rulebook does."""
    assert spelt_twice(each.text for each in everything() if each.language == "ru") == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "Miejsce dla Anna"),
        ("pl", "Anna wylosowała kartę"),
        ("pl", "Anna już wybrał kartę"),
        ("pl", "Wybrałeś kartę"),
        ("pl", "Czy na pewno chciałbyś przerwać?"),
        ("pl", "Jesteś pewien?"),
        ("pl", "Gdy przyjdzie Twoja kolej"),
        ("ru", "Ход перешёл к Anna"),
        ("ru", "Anna выбрал карту"),
        ("ru", "Anna уже выбралась"),
        ("ru", "Если ты готов"),
        ("ru", "Сейчас Ваш ход"),
        ("ru", "Kарта"),  # noqa: RUF001  (a Latin K)
    ],
)
def test_a_misuse_is_found(language: str, text: str) -> None:
    """Each rule sees what it is for."""
    assert [*misuses(language, text)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "Anna wysyła Aktora. Anna zagrywa kartę do sekcji opowieści. Twoja kolej. Trupa gracza Anna"),
        ("ru", "Anna выбирает карту. Ваш ход. Труппа игрока Anna, действие «Agnus Dei»"),
    ],
)
def test_what_is_right_is_left_alone(language: str, text: str) -> None:
    """No rule cries wolf."""
    assert [*misuses(language, text)] == []


def test_a_word_spelt_twice_is_found() -> None:
    """Whatever the case; words that differ by ё alone are two words."""
    assert spelt_twice(["Ещё раз", "и еще раз", "всё и все"]) == ["ещё"]
