from __future__ import annotations

import pytest

from herzog.text.typed import Choice, fits, keys, meant, plain

CITIES = {
    0: ("1", "Whiskerhaven"),
    3: ("4", "Fourhoof", "Quatre-Sabots"),
    6: ("7", "Egret Mere", "Étang-aux-Aigrettes"),
    7: ("8", "Tail\u2019s End", "Кончик Хвоста"),
}
CHOICES = [
    *[
        Choice(pick, names[0], (("travel",), ("podroz",)), tuple(plain(name) for name in names))
        for pick, names in CITIES.items()
    ],
    Choice(100, "n", (("none",), ("decline",)), ()),
]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Die Zauberflöte", ("die", "zauberflote")),
        ("  L'Étang ŁÓDŹ œuf ", ("l", "etang", "lodz", "oeuf")),
        ("Кончик Хвоста, ёлка", ("кончик", "хвоста", "елка")),
        ("K. 620", ("k", "620")),
        ("?!", ()),
    ],
)
def test_words_are_plain(text: str, words: tuple[str, ...]) -> None:
    """Capitals, accents and signs do not matter."""
    assert plain(text) == words


@pytest.mark.parametrize(
    ("typed", "name", "fitting"),
    [
        ("zaub", "die zauberflote", True),
        ("d z", "die zauberflote", True),
        ("z d", "die zauberflote", False),
        ("flote", "die zauberflote", False),
        ("1", "12", False),
        ("12", "no 12", True),
    ],
)
def test_beginnings_fit(typed: str, name: str, fitting: bool) -> None:
    """Each word begins a word of the name, in order; a number is not cut short."""
    assert fits(typed.split(), name.split()) is fitting


@pytest.mark.parametrize(
    ("typed", "picks"),
    [
        ("4", [3]),
        ("travel 4", [3]),
        ("trav four", [3]),
        ("fourhoof", [3]),
        ("quatre", [3]),
        ("etang", [6]),
        ("travel egret mere", [6]),
        ("podróż кончик", [7]),
        ("tail's", [7]),
        ("travel", [0, 3, 6, 7]),
        ("n", [100]),
        ("none", [100]),
        ("declined", []),
        ("5", []),
        ("travel paris", []),
        ("moon", []),
    ],
)
def test_what_is_meant(typed: str, picks: list[int]) -> None:
    """A key, a name, a verb, or a verb with a name, in any language, cut short or not."""
    assert [choice.pick for choice in meant(plain(typed), CHOICES)] == picks


def test_a_whole_name_is_not_the_beginning_of_another() -> None:
    """Whoever types a name to its end means that one."""
    choices = [Choice(n, str(n), (), (plain(name),)) for n, name in enumerate(["Così", "Così fan tutte"])]
    assert [choice.pick for choice in meant(("cosi",), choices)] == [0]
    assert [choice.pick for choice in meant(("co",), choices)] == [0, 1]


def test_keys_are_numbers_initials_or_any_letter() -> None:
    """A number that is the name of a thing is its key; other things go by a letter, never the same twice."""
    names = [(("vienna",), ("2",)), (("paris",), ("7",)), (("the", "ox"),), (("owl",),), (("none",),), ()]
    assert keys(names) == ["2", "7", "o", "w", "n", "a"]


def test_there_are_keys_for_everything() -> None:
    """However many options there are, each has a key of its own."""
    many = keys([(("x",),)] * 60)
    assert len(set(many)) == 60
