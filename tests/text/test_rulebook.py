from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from herzog.games import GAMES
from herzog.text.languages import LANGUAGES, preferred
from herzog.text.rulebook import Rule, Rulebook, Ruling, Section, UnknownNumber, is_number, read

if TYPE_CHECKING:
    from herzog.kernel import AnyGame

BOOKS = [(game, language) for game in GAMES for language in LANGUAGES]


def rules(book: Rulebook) -> dict[str, Rule]:
    """Return the rules of *book* by number."""
    return {entry.number: entry for entry in book.entries if isinstance(entry, Rule)}


def rulings(book: Rulebook) -> dict[str, Ruling]:
    """Return the rulings of *book* by number."""
    return {entry.number: entry for entry in book.entries if isinstance(entry, Ruling)}


@pytest.mark.parametrize("game", GAMES.values())
def test_numbers_begin_with_the_letters_of_the_game(game: AnyGame) -> None:
    """So that one may leave them out, and a citation in the code says which game it means."""
    book = read(game.name, "en")
    assert {entry.number.partition("-")[0] for entry in book.entries} == {game.rule_prefix}
    assert book.find("1.1").number == f"{game.rule_prefix}-1.1"


def test_a_rule_is_found_by_its_number() -> None:
    """With its section, its place in the book of that language, and the rulings on it."""
    found = read("lacrimosa", "pl").find("LAC-4.3")
    assert isinstance(found, Rule)
    assert (found.number, found.title, found.place) == ("LAC-4.3", "Spisanie wspomnień", "s. 8, Spisanie wspomnień")
    assert found.text.startswith("Karta zagrana w tej turze do sekcji opowieści")
    assert found.books == "PL: karta właśnie tam umieszczona; patrz LAC-Q7"
    assert [ruling.number for ruling in found.rulings] == ["LAC-Q7", "LAC-Q8"]


def test_a_ruling_is_found_by_its_number() -> None:
    """In any language, with what stands in English only."""
    found = read("fourberies", "ru").find("FOU-Q13")
    assert isinstance(found, Ruling)
    assert found.question == "Что делает Актёр 3, когда все три Распорядителя игрока на сцене?"
    assert found.text == "Распорядителя не ставят, но экю всё равно получают."
    assert (found.title, found.rules) == ("Одна труппа в городе", ("FOU-4.8",))
    assert (found.confidence, found.flag, found.source) == ("M", "manager-shortage", "reading B13")


@pytest.mark.parametrize("asked", ["LAC-10.7", "lac-10.7", "10.7"])
def test_the_letters_of_the_game_may_be_left_out(asked: str) -> None:
    """Whoever asks about a game need not say which again."""
    found = read("lacrimosa", "en").find(asked)
    assert not isinstance(found, Section)
    assert found.number == "LAC-10.7"


def test_a_section_is_found_by_its_number() -> None:
    """A whole number is a section, with its rules in order."""
    found = read("fourberies", "fr").find("3")
    assert isinstance(found, Section)
    assert (found.number, found.title) == ("FOU-3", "Voyage")
    assert [entry.number for entry in found.entries] == ["FOU-3.1", "FOU-3.2", "FOU-3.3", "FOU-3.4"]


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        ("4.9", ["LAC-4.2", "LAC-4.3", "LAC-4.4"]),
        ("13.1", ["LAC-12.1", "LAC-12.2", "LAC-12.3"]),
        ("Q99", ["LAC-Q51", "LAC-Q52", "LAC-Q53"]),
        ("FOU-8.1", ["LAC-8.1", "LAC-8.2", "LAC-8.3"]),
        ("99", ["LAC-12.1", "LAC-12.2", "LAC-12.3"]),
    ],
)
def test_a_number_that_is_not_there_has_neighbours(asked: str, near: list[str]) -> None:
    """A slip of the finger is not a dead end."""
    with pytest.raises(UnknownNumber) as caught:
        read("lacrimosa", "en").find(asked)
    assert caught.value.near == near


@pytest.mark.parametrize("word", ["LAC-4.2", "fou-q3", "4.2", "Q12", "7"])
def test_numbers_are_told_from_words(word: str) -> None:
    """Rules, rulings and sections, with or without the letters of their game."""
    assert is_number(word)


@pytest.mark.parametrize("word", ["Requiem", "3 ducats", "4.", "LAC-", "Q", "LAC 4.2", ""])
def test_words_are_told_from_numbers(word: str) -> None:
    """Whatever is not a number is searched for."""
    assert not is_number(word)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_ruling_concerns_rules_that_there_are(game: str, language: str) -> None:
    """And each of those rules has the ruling on it."""
    book = read(game, language)
    for number, ruling in rulings(book).items():
        assert ruling.rules
        for concerned in ruling.rules:
            assert number in [on_it.number for on_it in rules(book)[concerned].rulings]


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_ruling_named_by_a_rule_concerns_it(game: str, language: str) -> None:
    """What the end of a rule points to is shown with it."""
    for rule in rules(read(game, language)).values():
        assert set(re.findall(r"[A-Z]{3}-Q\d+", rule.books)) <= {ruling.number for ruling in rule.rulings}


@pytest.mark.parametrize("game", GAMES)
def test_rulings_say_how_sure_they_are(game: str) -> None:
    """In one of three letters, with a source and at least two readings."""
    for ruling in rulings(read(game, "en")).values():
        assert ruling.confidence in {"H", "M", "L"}
        assert ruling.source
        assert ruling.readings.startswith("(a) ")
        assert "; (b) " in ruling.readings


@pytest.mark.parametrize(
    ("game", "language", "words", "best"),
    [
        ("lacrimosa", "en", "neutral marker horns space", "LAC-1.11"),
        ("lacrimosa", "en", "refill", "LAC-Q4"),
        ("lacrimosa", "en", "clockwise", "LAC-1.13"),
        ("lacrimosa", "fr", "échanger un marqueur à crédit", "LAC-Q12"),
        ("lacrimosa", "fr", "SALZBOURG commence", "LAC-1.1"),
        ("lacrimosa", "pl", "dzoker dyski", "LAC-3.8"),
        ("lacrimosa", "pl", "Salzburg kafelek", "LAC-Q18"),
        ("lacrimosa", "ru", "обмен фишек на дукаты", "LAC-3.4"),
        ("lacrimosa", "ru", "первый жребий", "LAC-1.13"),
        ("fourberies", "en", "pushed out", "FOU-8.9"),
        ("fourberies", "fr", "cameleon", "FOU-8.2"),
        ("fourberies", "pl", "kameleony", "FOU-8.2"),
        ("fourberies", "ru", "хамелеоны", "FOU-8.2"),
        ("fourberies", "ru", "актеры вступают", "FOU-4.13"),
    ],
)
def test_words_find_rules(game: str, language: str, words: str, best: str) -> None:
    """Without diacritics, in capitals or in another form of the word, the right rule comes first."""
    found = read(game, language).search(words)
    assert found[0].number == best


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_nobody_uses_find_nothing(language: str) -> None:
    """No answer rather than a wrong one."""
    assert read("lacrimosa", language).search("xyzzy") == []


@pytest.mark.parametrize("words", ["de", "tro", "travesty"])
def test_a_shared_beginning_is_not_yet_the_same_word(words: str) -> None:
    """Two letters find no deck, and a travesty is no Travel; three letters find a troupe."""
    assert bool(read("fourberies", "en").search(words)) == (words == "tro")


def test_the_best_come_first_and_the_rest_stays_out() -> None:
    """A rule with the rare words comes before one with the common words; one with only the common word is left out."""
    numbers = [entry.number for entry in read("fourberies", "en").search("shared city requests")]
    assert numbers[0] == "FOU-6.4"
    assert numbers.index("FOU-6.4") < numbers.index("FOU-6.1")
    assert "FOU-4.1" not in numbers


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "xx_XX.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "", "LC_MESSAGES": "ru_RU@x"}, "ru"),
    ],
)
def test_the_environment_names_the_language(environ: dict[str, str], language: str) -> None:
    """As for other programs: LC_ALL, then LC_MESSAGES, then LANG; English for what we do not speak."""
    assert preferred(environ) == language
