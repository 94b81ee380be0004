from __future__ import annotations

import pytest

from tools.terminal_screens import PAGE, SCREEN, filled


def test_a_screen_that_cannot_be_drawn_is_not_written() -> None:
    """An empty screen on the page would look as if the program showed nothing."""
    with pytest.raises(SystemExit, match="herzog play ludo fails"):
        filled("<!-- screen: play ludo -->\n```text\n```\n")


def test_the_screens_of_the_page_are_those_of_the_program() -> None:
    """Readers see what the terminal really shows; `make generated` redraws the screens."""
    page = PAGE.read_text("utf-8")
    assert len(SCREEN.findall(page)) == 5
    assert filled(page) == page
