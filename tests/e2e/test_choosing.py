from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.courses import position
from tests.e2e.prepared import set_out
from tests.e2e.test_layouts import laid

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest


def test_what_is_refused_says_why_and_by_which_rule(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Pointing at a thing that cannot be picked names it, explains, and leads to the rule."""
    ana = guest().follow(laid(cafe, "fourberies"))
    refused = ana.page.locator("#board [data-standing=refused]").first
    refused.click(force=True)  # marked as disabled for a screen reader; it still explains itself
    why = ana.page.get_by_test_id("explained")
    expect(why).to_contain_text(re.compile(r"FOU-\w+"))
    why.get_by_role("button", name="FOU-").click()
    number = why.get_by_role("button", name="FOU-").inner_text()
    expect(ana.page.locator(f'aside [data-rule="{number}"]')).to_be_in_viewport()


def test_anything_can_be_pointed_at(guest: Callable[..., Guest]) -> None:
    """A card that has nothing to do with the question still says what it is."""
    ana = guest().enter().take_seat()
    expect(ana.options.first).to_be_visible()
    idle = ana.page.locator("#board [data-target^=encounter][data-standing=idle]").first
    idle.click()
    expect(ana.page.get_by_test_id("explained").locator("strong")).not_to_be_empty()


def test_a_step_is_taken_back_until_something_stops_it(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Undo leads to the question before, and where it cannot it says what stands in the way."""
    course = position(lambda at: at.ask == "LayExperience" and at.match.asked() == (0,), seats=2)
    ana = guest().follow(set_out(cafe, course.match, course.seed, ["here", "bot"]))
    undo = ana.page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(ana.page.get_by_test_id("explained")).to_contain_text("cannot be undone")
    before, asked = ana.step(), ana.status.inner_text()
    ana.page.locator(".hand [data-standing=open]").first.click()
    expect(ana.status).not_to_have_text(asked)
    ana.undo()
    expect(ana.page.get_by_test_id("step")).to_have_text(re.compile(rf"/ {before}$"))
    expect(ana.status).to_have_text(asked)


def test_the_log_leads_into_the_past_and_back(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Pressing an entry shows the table as it was, with its number in the address; the question waits meanwhile."""
    ana = guest().follow(laid(cafe, "fourberies"))
    expect(ana.options.first).to_be_visible()
    ana.page.get_by_role("list", name="Log").get_by_role("button").nth(2).click()
    expect(ana.page).to_have_url(re.compile(r"/\d+$"))
    expect(ana.options).to_have_count(0)
    number = ana.page.url.rpartition("/")[2]
    ana.page.reload()
    ana.arrive()
    expect(ana.page.get_by_test_id("step")).to_have_text(re.compile(rf"^{number} / \d+$"))
    ana.page.get_by_role("button", name="Back to the present").click()
    expect(ana.options.first).to_be_visible()


def test_a_list_stays_open_while_somebody_else_chooses(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Nothing new is asked: what was unfolded to be read is not folded away."""
    ana = guest().follow(laid(cafe, "fourberies", "link"))
    ben = guest().follow(ana.links()["Ben"])
    ana.page.get_by_role("button", name="All options").click()
    expect(ana.page.locator("[data-pick]").first).to_be_visible()
    ben.options.first.click()
    expect(ana.page.get_by_role("article", name="Ben").locator(".doing")).to_have_text("ready")
    expect(ana.page.locator("[data-pick]").first).to_be_visible()


def test_everything_on_the_board_is_in_the_list_too(guest: Callable[..., Guest]) -> None:
    """Options are a list before they are a picture."""
    ana = guest().enter().take_seat()
    board = ana.page.locator("#board [data-standing=open]")
    expect(board.first).to_be_visible()
    offered = {node.get_attribute("data-means") or node.get_attribute("data-target") for node in board.all()}
    ana.page.get_by_role("button", name="All options").click()
    listed = ana.page.locator("[data-pick]")
    expect(listed.first).to_be_visible()
    assert listed.count() == len(offered)
    for option in listed.all():
        option.hover()
        expect(ana.page.locator("#board [data-lit]").first).to_be_visible()


def test_an_option_scrolled_under_the_pointer_lights_up_once_the_pointer_moves(guest: Callable[..., Guest]) -> None:
    """Not before: nobody points at what comes under a pointer that rests."""
    ana = guest().enter().take_seat()
    ana.page.get_by_role("button", name="All options").click()
    listed, lit = ana.page.locator("[data-pick]"), ana.page.locator("#board [data-lit]").first
    listed.first.hover()
    expect(lit).to_be_visible()
    listed.last.evaluate("each => each.scrollIntoView()")
    expect(lit).to_have_count(0)
    listed.first.evaluate("each => each.scrollIntoView()")
    ana.settle()
    expect(lit).to_have_count(0)
    spot = listed.first.bounding_box()
    assert spot
    ana.page.mouse.move(spot["x"] + 20, spot["y"] + 10)
    expect(lit).to_be_visible()
