from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.test_review import ended

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Locator

    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest

BRANCH = re.compile(r"/t#[^/]+/\d+/[0-9a-f]{8}$")


def at_board(guest: Guest, link: str, step: int) -> Locator:
    """Open the analysis board after that many steps; return what lies beside it."""
    guest.follow(f"{link}/{step}/board")
    expect(guest.page.get_by_test_id("leave-board")).to_be_visible()
    return guest.page.locator(".room > .side")


def play(guest: Guest, times: int) -> None:
    """Take the last thing that can be picked, each time for whoever is asked."""
    for _ in range(times):
        said = len(guest.answered)
        while len(guest.answered) == said:
            guest.choose(-1)
        guest.settle()


def test_a_game_is_played_on_and_branched_by_mouse(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """From the end of the game: set up, play, look back, branch off, name a branch, open the other, and leave."""
    ana = guest(stopsAtForced=True).follow(ended(cafe, reviewed=False))
    page = ana.page
    page.get_by_role("button", name="One move back").click()
    for _ in range(3):
        page.get_by_role("button", name="One move back").click()
    page.get_by_test_id("analyse").click()
    expect(page.get_by_test_id("leave-board")).to_be_visible()
    page.goto(re.sub(r"/\d+/board$", "/60/board", page.url))
    side, branches = page.locator(".room > .side"), page.get_by_test_id("branches").locator("li")
    expect(side).to_contain_text("Play something other than the game did")
    began = ana.step()
    play(ana, 3)
    expect(branches).to_have_count(1)
    page.wait_for_url(BRANCH)
    first = page.url.rpartition("/")[2]
    branches.first.get_by_role("button", name="Name this branch").click()
    side.get_by_role("textbox").fill("Bold")
    side.get_by_role("button", name="Save", exact=True).click()
    expect(branches.first).to_contain_text("Bold")
    for step in reversed(range(began, ana.step())):
        page.get_by_role("button", name="One move back").click()
        expect(page.locator("main")).to_have_attribute("data-step", str(step))
    page.get_by_role("button", name="Play on from here").click()
    said = len(ana.answered)
    while len(ana.answered) == said:
        ana.choose(0)
    expect(branches).to_have_count(2)
    side.get_by_role("button", name=re.compile("^Bold")).click()
    page.wait_for_url(re.compile(f"/{first}$"))
    page.get_by_test_id("leave-board").click()
    page.get_by_role("button", name="Back to the present").click()
    expect(page.get_by_test_id("result")).to_be_visible()


def test_lines_and_endings(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """By keyboard: the best lines with their worth, one of which is played; bots finish the game, and are stopped."""
    ana = guest(stopsAtForced=True)
    side, page = at_board(ana, ended(cafe, reviewed=False), 60), ana.page
    side.get_by_test_id("ask-lines").press("Enter")
    lines = side.get_by_test_id("lines").locator("button")
    expect(lines.first).to_contain_text(re.compile("[+\N{MINUS SIGN}][0-9]+[.][0-9]"))
    expect(lines.first).to_contain_text("%")
    side.get_by_test_id("ask-finish").press("Enter")
    expect(side.get_by_test_id("spread").locator("li")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")  # it scrolls beside the board
    side.get_by_role("button", name="Stop").press("Enter")
    expect(side.get_by_test_id("ask-finish")).to_be_visible()
    before = ana.step()
    side.get_by_test_id("ask-lines").or_(lines.first).first.focus()
    page.locator("main").focus()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    ana.until(f"+document.querySelector('main').dataset.step > {before}")
    expect(side.get_by_test_id("lines").or_(side.get_by_role("button", name="Stop")).first).to_be_visible()
    page.keyboard.press("u")
    ana.until(f"+document.querySelector('main').dataset.step == {before}")


def test_a_branch_is_shared_by_link_and_by_file(guest: Callable[..., Guest], cafe: Cafe, tmp_path: Path) -> None:
    """By touch: what somebody else opens by its address is the same position; a file brings a branch back."""
    ana, link = guest(phone=True, stopsAtForced=True), ended(cafe, reviewed=False)
    at_board(ana, link, 60)
    page = ana.page
    before = ana.step()
    while ana.step() == before:
        ana.tap()
        ana.settle()  # a second tap would play on from where the answer leads
    page.wait_for_url(BRANCH)
    ben = guest().follow(page.url)
    expect(ben.page.get_by_test_id("step")).to_have_text(page.get_by_test_id("step").inner_text())
    page.locator(".tabs").get_by_role("button", name="Analysis").tap()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").tap()
    file = tmp_path / "line.jsonl"
    download.value.save_as(file)
    page.get_by_role("button", name="Delete").tap()
    page.get_by_role("button", name="Delete for good?").tap()
    branches = page.get_by_test_id("branches").locator("li")
    expect(branches).to_have_count(0)
    page.locator("input[type=file]").set_input_files(file)
    expect(branches).to_have_count(1)
    expect(branches).to_contain_text("line")
    file.write_text(file.read_text("utf-8")[:-9], "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".room > .side").get_by_role("alert")).to_contain_text("not a record of a game")
    assert "422" in ana.faults.pop()  # browsers log what is refused


@pytest.mark.parametrize("size", [(820, 1180), (1180, 820)], ids=str)
def test_a_tablet_shows_the_analysis_beside_the_board(
    guest: Callable[..., Guest], cafe: Cafe, size: tuple[int, int]
) -> None:
    """Upright or on its side: nothing of the board is covered, and both are there without a press."""
    ana = guest()
    ana.page.set_viewport_size({"width": size[0], "height": size[1]})
    side = at_board(ana, ended(cafe, reviewed=False), 60)
    expect(side.get_by_test_id("ask-lines")).to_be_in_viewport(ratio=1)
    expect(side.get_by_test_id("ask-finish")).to_be_in_viewport(ratio=1)
    ana.settle()
    board, beside = ana.page.locator("main").bounding_box(), side.bounding_box()
    assert board
    assert beside
    assert board["x"] + board["width"] <= beside["x"] + 1 or board["y"] + board["height"] <= beside["y"] + 1
    assert min(board["width"], board["height"]) >= 400


def test_a_practice_table_has_a_board_at_any_time(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Chosen where the table is set up, and only where nobody is invited; at another table there is none yet."""
    ana = guest().enter().lay("here", "bot")
    ana.page.locator("details").filter(has_text="Hints").locator("summary").click()
    ana.page.get_by_test_id("practice").select_option(label="yes: analysis at any time")
    ana.lay("here", "link")
    expect(ana.page.get_by_test_id("practice")).to_have_count(0)
    ana.lay("here", "bot")
    ana.take_seat()
    table = ana.page.url
    ana.page.get_by_test_id("analyse").click()
    expect(ana.page.get_by_test_id("leave-board")).to_be_visible()
    play(ana, 2)
    ana.page.get_by_test_id("leave-board").click()
    expect(ana.page.get_by_test_id("analyse")).to_be_visible()
    assert ana.page.url == table
    ben = guest().enter().lay("here", "bot").take_seat()
    expect(ben.page.get_by_test_id("analyse")).to_have_count(0)
    ben.page.goto(f"{ben.page.url}/5/board")
    expect(ben.page.get_by_text("You can only analyse finished games")).to_be_visible()
    ben.page.get_by_role("button", name="Back to the game").click()
    expect(ben.status).to_be_visible()
