"""The player aid: a key, signs as the board draws them, and a page of paper."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.guest import Guest


@pytest.mark.parametrize(("game", "language"), [("lacrimosa", "ru"), ("fourberies", "pl")])
def test_the_aid_is_one_key_away_and_fits_on_a_page(guest: Callable[..., Guest], game: str, language: str) -> None:
    """All words are there, every sign is drawn, and printed it is one page, of A4 or of A5."""
    ana = guest(language=language).enter().lay("here", "bot", game=game).take_seat()
    ana.page.keyboard.press("a")
    aid = ana.page.get_by_test_id("aid")
    expect(aid.locator("h3")).to_have_count({"lacrimosa": 6, "fourberies": 5}[game])
    expect(aid).not_to_contain_text(re.compile(r"(aid|glossary|shell|lacrimosa)-\w+"))
    lines = aid.locator("li")
    assert lines.count() == aid.locator("li svg").count() > 20
    for paper in ("A4", "A5"):
        printed = ana.page.pdf(format=paper)
        assert len(re.findall(rb"/Type /Page\b", printed)) == 1, paper
    ana.page.keyboard.press("a")
    expect(aid).to_have_count(0)


def test_the_glossary_has_pictures(guest: Callable[..., Guest]) -> None:
    """Beside the words that have one."""
    ana = guest().enter().lay("here", "bot", game="fourberies").take_seat()
    drawer = ana.open_drawer("rules")
    expect(drawer.locator("dt svg")).to_have_count(8)
