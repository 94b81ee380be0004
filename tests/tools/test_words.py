from __future__ import annotations

from typing import TYPE_CHECKING

from herzog.text import LANGUAGES
from tools.words import write

if TYPE_CHECKING:
    from pathlib import Path


def test_a_native_can_read_what_is_said(tmp_path: Path) -> None:
    """A file for each language: a game from its setup to its winner, the lessons, each message with what it said."""
    write("lacrimosa", 2, tmp_path)
    texts = {language: (tmp_path / f"lacrimosa.{language}.txt").read_text("utf-8") for language in LANGUAGES}
    assert "  ? Play a card in the Story section: it counts at Maintenance.\n" in texts["en"]
    assert "\n\nKarty i opowieść\n" in texts["pl"]
    assert "\n  ? Zagraj kartę „Otwarty dziennik”: pozwoli ci zdobyć nowe wspomnienie.\n" in texts["pl"]
    assert "  ? Zagraj kartę do sekcji opowieści: zadziała w fazie utrzymania.\n" in texts["pl"]
    for text in texts.values():
        course, *messages = text.split("\n\n")
        assert len(course.splitlines()) > 200
        assert len([message for message in messages if message.startswith("lacrimosa-event-")]) > 20
        assert len([message for message in messages if message.startswith("lacrimosa-why-")]) > 5
        assert len([message for message in messages if message.startswith("hint-")]) > 3
