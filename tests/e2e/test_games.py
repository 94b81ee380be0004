from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.guest import play

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.guest import Guest


def test_a_whole_game_against_bots(guest: Callable[..., Guest]) -> None:
    """A newcomer presses one button and is in a game; it ends with a sheet, and can be played again."""
    ana = guest().enter()
    ana.page.locator("form button[type=submit]").click()
    ana.arrive()
    play(ana)
    expect(ana.page.get_by_test_id("result").locator("li")).to_have_count(3)
    expect(ana.page.get_by_role("img", name="Points throughout the game")).to_be_visible()
    scores = ana.page.get_by_test_id("result").inner_text()
    ana.page.get_by_role("button", name="The same deal again").click()
    expect(ana.page.get_by_test_id("result")).to_have_count(0)
    ana.arrive()
    assert ana.step() < 30
    assert scores


def test_two_browsers_by_links_in_two_languages(guest: Callable[..., Guest]) -> None:
    """A host in English and a friend in Polish play a whole game, each in their own language."""
    ana = guest(language="en").enter().lay("here", "link", "bot").take_seat()
    links = ana.links()
    ola = guest(language="pl").follow(links["Seat 2"])
    ola.page.get_by_label("Jak mamy się do ciebie zwracać?").fill("Ola")
    ola.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("article", name="Ola")).to_be_visible()
    expect(ola.page.locator("html")).to_have_attribute("lang", "pl")
    expect(ana.page.locator("html")).to_have_attribute("lang", "en")
    ola.page.get_by_role("button", name="Czat").click()
    ola.page.get_by_label("Powiedz coś").fill("Dobry wieczór!")
    ola.page.keyboard.press("Enter")
    ana.page.get_by_role("button", name="Chat").click()
    expect(ana.page.get_by_text("Dobry wieczór!")).to_be_visible()
    play(ana, ola)
    ana.page.get_by_role("button", name="Log").click()
    ola.page.get_by_role("button", name="Dziennik").click()
    expect(ana.page.get_by_role("list", name="Log")).to_contain_text("Season 1, round 1.")
    expect(ola.page.get_by_role("list", name="Dziennik")).to_contain_text("Sezon 1, runda 1.")
    expect(ana.page.get_by_test_id("result")).to_contain_text("points")
    expect(ola.page.get_by_test_id("result")).to_contain_text(re.compile("punkt"))


def test_the_next_table_finds_everybody(guest: Callable[..., Guest]) -> None:
    """When the host lays the table again, the friend is asked to follow and does so with one press."""
    ana = guest(confirmsItself=True).enter().lay("here", "link").take_seat()
    ben = guest(confirmsItself=True, name="Ben").follow(ana.links()["Seat 2"])
    play(ana, ben)
    ana.page.get_by_role("button", name="Play again").click()
    ben.page.get_by_role("button", name="Join it").click()
    for person in (ana, ben):
        expect(person.page.get_by_test_id("result")).to_have_count(0)
        person.arrive()
    assert ana.page.url != ben.page.url


def test_round_one_screen(guest: Callable[..., Guest]) -> None:
    """Two people share a screen; nothing of the table is in the page before the right one lifts the curtain."""
    both = guest(confirmsItself=True).enter().lay("here", "here")
    both.page.locator("form ol li").nth(0).locator("input").fill("Ana")
    both.page.locator("form ol li").nth(1).locator("input").fill("Ben")
    both.take_seat()
    expect(both.page.get_by_role("heading", name="Ana, it\u2019s your turn")).to_be_visible()
    expect(both.page.locator("#board")).to_have_count(0)
    both.lift_curtain()
    both.options.first.click()
    expect(both.page.get_by_role("heading", name="Ben, it\u2019s your turn")).to_be_visible()
    expect(both.page.locator("#board")).to_have_count(0)
    both.page.get_by_role("button", name="Back to Ana").click()
    both.page.get_by_role("button", name="Change my mind").click()
    expect(both.options.first).to_be_visible()
    play(both)


def test_a_spectator_sees_and_touches_nothing(guest: Callable[..., Guest]) -> None:
    """A watcher follows the game, has nothing to press, and no undo."""
    ana = guest(confirmsItself=True).enter().take_seat()
    eve = guest().follow(ana.links()["To watch"])
    expect(eve.page.get_by_text("Watching")).to_be_visible()
    before = eve.step()
    ana.choose()
    expect(eve.page.get_by_test_id("step")).not_to_have_text(re.compile(rf"/ {before}$"))
    assert eve.options.count() == 0
    assert eve.page.get_by_role("button", name="Undo").count() == 0
