from __future__ import annotations

from tools.terminal_screens import PAGE, SCREEN, filled


def test_the_screens_of_the_page_are_those_of_the_program() -> None:
    """Readers see what the terminal really shows; `make generated` redraws the screens."""
    page = PAGE.read_text("utf-8")
    assert len(SCREEN.findall(page)) == 5
    assert filled(page) == page
