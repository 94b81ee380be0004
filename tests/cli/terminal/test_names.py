"""What people are called in a terminal."""

from __future__ import annotations

from herzog.cli.terminal.names import names_of
from herzog.text import Renderer


def test_a_terminal_obeys_no_name() -> None:
    """A record from elsewhere may hold a name with escapes in it; they are shown as what they are: unknown signs."""
    renderer = Renderer("en", ("fourberies", "common", "bots", "terminal"))
    assert names_of(["Zoë", "\x1b[2Jgone", "a\u202eb"], renderer) == ["Zoë", "\ufffd[2Jgone", "a\ufffdb"]


def test_a_record_may_hold_a_seat_without_a_name() -> None:
    """Records from the browser do, where somebody gave none; it is worded in the reader's language."""
    renderer = Renderer("pl", ("fourberies", "common", "bots", "terminal"))
    assert names_of(["Zoë", "", "Zoë", ""], renderer) == ["Zoë 1", "Gość 2", "Zoë 2", "Gość 4"]
