from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.guest import Guest


def test_a_hint_marks_an_option_and_says_why(guest: Callable[..., Guest]) -> None:
    """By button and by key; the words go when they are put away, and when the question is answered."""
    ana = guest(confirmsItself=True).enter().lay("here", "bot", game="fourberies").take_seat()
    expect(ana.options.first).to_be_visible()
    ana.page.get_by_test_id("hint").click()
    said = ana.page.get_by_test_id("explained")
    expect(said).to_contain_text("Hint: Travel to ")
    expect(said).to_contain_text(re.compile("a bot would draw lots here|just as good|The numbers"))
    marked = ana.page.locator("[data-hinted]")
    expect(marked.first).to_be_visible()
    assert marked.first.get_attribute("data-standing") == "open"
    ana.page.keyboard.press("Escape")
    expect(said).to_have_count(0)
    expect(marked).to_have_count(0)
    ana.page.keyboard.press("h")
    expect(said).to_contain_text("Hint: Travel to ")
    marked.first.click()
    ana.confirm()
    expect(said).to_have_count(0)


def test_a_table_without_hints(guest: Callable[..., Guest]) -> None:
    """Whoever lays the table decides."""
    ana = guest(confirmsItself=True).enter().lay("here", "bot", game="fourberies")
    ana.page.locator("form details summary").click()
    ana.page.get_by_test_id("hints").select_option("none")
    ana.take_seat()
    expect(ana.options.first).to_be_visible()
    expect(ana.page.get_by_test_id("hint")).to_have_count(0)


def test_a_hint_is_a_plan_and_keeps_its_numbers_folded(guest: Callable[..., Guest]) -> None:
    """What to play and what for; the numbers come when they are asked for."""
    ana = guest(confirmsItself=True).enter().lay("here", game="lacrimosa").take_seat()
    expect(ana.options.first).to_be_visible()
    ana.page.get_by_test_id("hint").click()
    said = ana.page.get_by_test_id("explained")
    expect(said).to_contain_text("Then: ")
    numbers = said.get_by_text("Next best: ")
    expect(numbers).to_be_hidden()
    said.locator("summary").click()
    expect(numbers).to_be_visible()
