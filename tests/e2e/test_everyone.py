from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.guest import Patience, play
from tests.e2e.prepared import set_out
from tests.e2e.rounds import clash, late
from tests.server.harness import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS = ["color-contrast"]  # all that the dark differs in


def no_sideways(person: Guest) -> bool:
    """Return whether the page, in its own letters, fits its window."""
    fits = "document.fonts.ready.then(() => document.documentElement.scrollWidth <= innerWidth)"
    return bool(person.page.evaluate(fits))


def in_sight(person: Guest, selector: str) -> bool:
    """Return whether a thing is wholly inside the window."""
    box = person.page.locator(selector).first.bounding_box()
    size = person.page.viewport_size
    assert size
    right, bottom = size["width"] + 1, size["height"] + 1
    return bool(
        box and min(box["x"], box["y"]) >= 0 and box["x"] + box["width"] <= right and box["y"] + box["height"] <= bottom
    )


def findings(person: Guest, checked: Sequence[str] = STANDARDS) -> list[tuple[str, str, str]]:
    """Return what axe finds wrong with the page, serious and critical things only."""
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text("utf-8"))
    person.settle()
    # What passes need not be listed element by element, which takes longer than finding it out.
    wanted = f"{{runOnly: {[*checked]}, resultTypes: ['violations']}}"
    found = person.page.evaluate(f"axe.run(document, {wanted}).then(found => found.violations)")
    serious = [each for each in found if each["impact"] in ("serious", "critical")]
    return [
        (each["id"], node["html"][:160], node.get("failureSummary", "")[:300])
        for each in serious
        for node in each["nodes"]
    ]


def findings_day_and_night(person: Guest) -> list[tuple[str, str, str]]:
    """Return what axe finds wrong with a page in light colours, and with the contrast of its dark ones."""
    found = findings(person)
    person.page.emulate_media(color_scheme="dark")
    found += findings(person, COLOURS)
    person.page.emulate_media(color_scheme="light")
    return found


def test_a_game_in_the_hand(guest: Callable[..., Guest]) -> None:
    """On a phone nothing scrolls sideways, and the question with its answers is always in sight."""
    # Nothing answers itself while a finger is on its way: after the end, it would open a card over the result.
    ana = guest(phone=True, confirmsItself=True, stopsAtForced=True).enter()
    assert no_sideways(ana)
    ana.take_seat()
    patience = Patience(ana)
    for _ in range(5):
        expect(ana.options.first).to_be_visible()
        for tab in ("Players", "Log", "Chat", "Board"):
            ana.page.get_by_role("navigation").get_by_role("button", name=tab).click()
            assert no_sideways(ana)
            assert in_sight(ana, "[data-testid=status]")
        given = len(ana.answered)
        while patience.lasts() and len(ana.answered) == given:
            ana.tap()
    play(ana)
    assert no_sideways(ana)
    expect(ana.page.get_by_test_id("result")).to_be_in_viewport(ratio=1)
    expect(ana.page.locator(".preview")).to_have_count(0)


def test_a_game_by_keyboard_only(guest: Callable[..., Guest]) -> None:
    """Without a mouse one lays the table, plays a whole game, reads the rules and leafs through the past."""
    ana = guest().enter()
    keys = ana.page.keyboard
    for _ in range(60):
        keys.press("Tab")
        if ana.page.evaluate("document.activeElement?.getAttribute('type')") == "submit":
            break
    keys.press("Enter")
    ana.arrive()
    expect(ana.page.locator("[data-standing=open], [data-pick]").first).to_be_visible()
    keys.press("?")
    expect(ana.page.get_by_role("searchbox")).to_be_focused()
    expect(ana.page.locator("aside")).to_contain_text("FOU-1.1")
    keys.press("Escape")
    expect(ana.page.locator("aside")).to_have_count(0)
    patience = Patience(ana)
    while patience.lasts() and not ana.is_over:
        keys.press("1")
        keys.press("Enter")
        ana.page.wait_for_timeout(40)
    last = ana.step()
    keys.press("ArrowLeft")
    expect(ana.page).to_have_url(re.compile(rf"/{last - 1}$"))
    expect(ana.status).to_contain_text(f"after move {last - 1}")
    keys.press("Home")
    expect(ana.page).to_have_url(re.compile("/0$"))
    keys.press("End")
    expect(ana.page.get_by_test_id("result")).to_be_visible()


def test_a_drawer_gives_the_focus_back(guest: Callable[..., Guest]) -> None:
    """Whoever opens one by keys reads there, and is back at its button when it is shut."""
    ana = guest().enter().take_seat()
    button = ana.page.locator("[data-leaf=settings]")
    button.press("Enter")
    drawer = ana.page.locator("aside")
    expect(drawer.get_by_role("heading").first).to_be_focused()
    ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(button).to_be_focused()


def test_the_board_is_reached_by_tab(guest: Callable[..., Guest]) -> None:
    """What can be picked on the board takes the focus, has a name, and answers to Enter."""
    ana = guest(confirmsItself=True).enter().take_seat()
    first = ana.page.locator("#board [role=button][data-standing=open]").first
    first.focus()
    name = first.evaluate("node => node.getAttribute('aria-label') || node.textContent.trim()")
    assert name
    step = ana.step()
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_test_id("step")).not_to_have_text(re.compile(rf"/ {step}$"))


def test_the_screen_reader_hears_what_happens(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """A live region tells what happened and what is asked; keys repeat it on demand."""
    link = set_out(cafe, clash().match, clash().seed, ["here", "link", "link"])  # nobody else has anything to say
    ana = guest(confirmsItself=True, lists=True).follow(link)
    expect(ana.options.first).to_be_visible()
    region = ana.page.get_by_role("log")
    expect(region).to_contain_text(ana.page.title().removeprefix("● ").split(" · ")[0])
    ana.page.keyboard.press("m")
    for line in ana.page.locator("[data-pick]").first.locator("span").first.inner_text().split("\n"):
        expect(region).to_contain_text(line)
    ana.page.keyboard.press("p")
    expect(region).to_contain_text("Travel cards in hand")
    ana.page.keyboard.press("t")
    expect(region).to_contain_text("This table has no clock.")


def test_the_language_changes_without_a_new_page(guest: Callable[..., Guest]) -> None:
    """In mid-game every sentence on the screen changes language at once, and stays so at the next visit."""
    ana = guest().enter().take_seat()
    drawer = ana.open_drawer("settings")
    for code, title in (("fr", "Réglages"), ("pl", "Ustawienia"), ("ru", "Настройки"), ("en", "Settings")):
        drawer.locator(".settings select").first.select_option(code)
        expect(drawer.get_by_role("heading", name=title)).to_be_visible()
        expect(ana.page.locator("html")).to_have_attribute("lang", code)


def test_axe_finds_nothing_serious(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Every screen, on paper and by candlelight, from the lobby to a door that stays shut."""
    ana = guest(lists=True).enter()
    found = {"lobby": findings_day_and_night(ana)}
    ana.page.get_by_text("Options and rulings").click()
    found["options"] = findings_day_and_night(ana)
    ana.follow(set_out(cafe, clash().match, clash().seed, ["here", "bot", "bot"]))
    expect(ana.options.first).to_be_visible()
    found["table"] = findings_day_and_night(ana)
    for leaf in ("rules", "notes", "links", "report", "settings"):
        ana.open_drawer(leaf)
        found[leaf] = findings_day_and_night(ana)
        ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("/")
    ana.page.get_by_test_id("prompt").get_by_role("textbox").fill("?")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_test_id("prompt").locator("p").first).to_be_visible()
    found["prompt"] = findings_day_and_night(ana)
    ana.page.keyboard.press("Escape")
    ana.options.first.click()
    expect(ana.page.get_by_test_id("confirm")).to_be_visible()
    found["proposal"] = findings_day_and_night(ana)
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("ArrowLeft")
    found["past"] = findings_day_and_night(ana)
    ana.follow(set_out(cafe, late(3).match, late(3).seed, ["here", "bot", "bot"]))
    play(ana)
    found["end"] = findings_day_and_night(ana)
    ana.page.goto(f"{cafe.address}/t#nonsense")
    ana.page.get_by_role("heading").wait_for()
    found["door"] = findings_day_and_night(ana)
    ana.enter()
    found["my tables"] = findings_day_and_night(ana)
    ana.lay("here", "here").take_seat()
    found["curtain"] = findings_day_and_night(ana)
    assert {screen: faults for screen, faults in found.items() if faults} == {}
