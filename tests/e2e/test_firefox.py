"""The table in another browser: what is drawn, pointed at, typed and played is the same in Firefox."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.courses import position
from tests.e2e.prepared import set_out
from tests.e2e.rounds import NAMES
from tests.e2e.test_layouts import CUT, HIDDEN, WIDE_PAGE
from tests.e2e.test_prompt import typed
from tests.e2e.test_stage import before_the_reveal
from tests.server.harness import ROOT
from tools.get_firefox import firefox

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Playwright, Route

    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest


@pytest.fixture(scope="module")
def browser(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Return a Firefox that is here or was brought along."""
    found = firefox()
    if not found:
        pytest.skip("no Firefox: install one, or name one with FIREFOX=path")
    run: Path = tmp_path_factory.mktemp("firefox") / "run"
    run.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{ROOT}/tools/firefox_bidi.py" "{found}" "$@"\n', "utf-8")
    run.chmod(0o755)
    opened = playwright.firefox.launch(channel="moz-firefox", executable_path=run)
    yield opened
    opened.close()


@pytest.fixture
def guest(guest: Callable[..., Guest], cafe: Cafe) -> Callable[..., Guest]:
    """Return a function that lets people in whose page allows what Playwright does there: it evaluates strings."""

    def come(**prefs: object) -> Guest:
        person = guest(**prefs)
        person.page.route(f"{cafe.address}/t", without_policy)
        return person

    return come


def without_policy(route: Route) -> None:
    """Answer with the page, but without its policy on scripts; Chromium holds the page to that."""
    answer = route.fetch()
    headers = {name: value for name, value in answer.headers.items() if name != "content-security-policy"}
    route.fulfill(response=answer, headers=headers)


def test_a_secret_choice_and_its_reveal(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """A card shows itself, is chosen by mouse, confirmed by key, and all cards are turned before everyone's eyes."""
    link, city = before_the_reveal(cafe)
    ana = guest(pace=500).follow(link)
    ticket = ana.page.locator(f'.ticket[data-target="travel:0:{city}"]')
    ticket.hover()
    expect(ana.page.locator(".preview")).to_be_visible()
    ana.settle()
    needed = ["[data-testid=status]", ".fou .theatre", ".fou .travel", ".fou .own"]
    assert [ana.page.evaluate(HIDDEN, needed), ana.page.evaluate(CUT), ana.page.evaluate(WIDE_PAGE)] == [[], [], False]
    ticket.click()
    expect(ana.page.get_by_test_id("proposal")).to_contain_text("revealed")
    ana.page.keyboard.press("Enter")
    ana.hears("The Travel cards are revealed")
    assert ana.flown()["travel"] == len(NAMES)
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_test_id("caption")).to_have_count(0)


def test_a_turn_by_mouse_and_keys(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Lacrimosa: one card by mouse, one by keys, ducats by a number, the rules by a word, and back to the start."""
    course = position(lambda at: at.ask == "LayExperience", seats=2)
    ana = guest().follow(set_out(cafe, course.match, course.seed, ["here", "bot"]))
    hand, bar = ana.page.locator(".hand [data-standing=open]"), ana.page.locator("section[data-ask]")
    expect(bar).to_have_attribute("data-ask", "LayExperience")
    ana.settle()
    needed = ["[data-testid=status]", ".lac .row", ".lac .stage", ".lac .me", ".lac .hand"]
    assert [ana.page.evaluate(HIDDEN, needed), ana.page.evaluate(CUT), ana.page.evaluate(WIDE_PAGE)] == [[], [], False]
    before = ana.step()
    hand.first.click()
    expect(bar).to_have_attribute("data-ask", "LayStory")
    hand.first.focus()
    ana.page.keyboard.press("Enter")
    expect(bar).to_have_attribute("data-ask", "UseCard")
    typed(ana, "rules requiem")
    expect(ana.page.get_by_role("searchbox")).to_have_value("requiem")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("2")
    expect(bar).to_have_attribute("data-ask", "EndTurn")
    ana.undo("Shift+U")
    expect(bar).to_have_attribute("data-ask", "LayExperience")
    assert ana.step() == before
