"""What people at a table are called, in every language."""

from __future__ import annotations

import pytest

from herzog.text import Renderer
from herzog.text.people import called, told_apart


@pytest.mark.parametrize(
    ("language", "nameless"), [("en", "Player 2"), ("fr", "Joueur 2"), ("pl", "Gość 2"), ("ru", "Гость 2")]
)
def test_a_seat_without_a_name_is_worded_by_the_reader(language: str, nameless: str) -> None:
    """Nobody decides for the others in which language they read it."""
    renderer = Renderer(language, ("common",))
    assert [renderer.text(name) for name in called(["Ana", "", "Ben"])] == ["Ana", nameless, "Ben"]


def test_people_of_the_same_name_are_told_apart() -> None:
    """By a number, in the order in which they sit; nobody else gets one."""
    assert told_apart(["Ana", "Ben", "Ana", "", ""]) == ["Ana 1", "Ben", "Ana 2", "", ""]
