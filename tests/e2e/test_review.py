from __future__ import annotations

import re
import secrets
from functools import cache
from typing import TYPE_CHECKING

import msgspec
import pytest
from playwright.sync_api import expect

from herzog.games import GAMES
from herzog.review.account import review
from herzog.review.moments import Part
from herzog.server.access.links import Grant
from herzog.server.access.secret import secret_in
from herzog.server.access.tokens import TokenSigner
from herzog.server.database.saved import Saved
from herzog.table.entry import Entry
from herzog.table.setup import Setup
from herzog.table.writing import Standing
from herzog.wire import Chair
from tests.review.games import played
from tests.server import inside

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest

GAME, BOTS, SEED = "fourberies", ("uniform", "greedy"), 5


@cache
def found() -> str:
    """Return what a review at a glance finds in the game, as it is kept."""
    seen = review(GAMES[GAME], played(GAME, BOTS, SEED), GAMES[GAME].load(), Part("glance", 1))
    return msgspec.json.encode(seen).decode()


def ended(cafe: Cafe, *, reviewed: bool) -> str:
    """Keep a finished game at *cafe* and return the link of its first player."""
    record, chairs = played(GAME, BOTS, SEED), [Chair("link", "Ana", ""), Chair("link", "Ben", "")]
    header = msgspec.structs.replace(record.header, seats=["Ana", "Ben"])
    standing = Standing(len(record.steps), (), record.result, 0)
    saved = Saved(secrets.token_hex(6), Setup(header, 1, chairs), standing)
    cafe.server.keep(saved, [Entry("step", *step) for step in record.steps])
    if reviewed:
        cafe.server.do(inside.keep_review, saved.id, found())
    return f"{cafe.address}/t#{TokenSigner(secret_in(cafe.data)).token(Grant(saved.id, '0', 0))}"


def errors_of(pane: Locator, name: str) -> Locator:
    """Return the errors of somebody in the list of key moments."""
    return pane.locator("li[data-kind=error] button").filter(has_text=f"{name}:")


def test_a_review_is_begun_followed_and_cancelled(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """From the end of the game; progress shows, and who cancels is offered to begin again."""
    cafe.kill()
    cafe.open(review="deep")  # or it might be done before anybody cancels it
    ana = guest().follow(ended(cafe, reviewed=False))
    ana.page.locator("main").get_by_role("button", name="Game review").click()
    pane = ana.page.locator("aside")
    pane.get_by_role("button", name="Review this game").click()
    expect(pane.locator("progress")).to_be_visible()
    pane.get_by_role("button", name="Cancel").click()
    expect(pane.get_by_role("button", name="Review this game")).to_be_visible()


def test_a_moment_opens_its_position_and_marks_what_was_better(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """By mouse: both picks are marked on the board, why is said, and the account of both seats stands below."""
    ana = guest().follow(ended(cafe, reviewed=True))
    pane = ana.open_drawer("review")
    moment = errors_of(pane, "Ana").filter(has_text="Travel to").first
    expect(moment).to_contain_text(re.compile(r"Better: .* \(\+"))
    moment.click()
    expect(pane.get_by_text(re.compile("^The difference: "))).to_be_visible()
    expect(pane.get_by_text(re.compile("outlook"))).to_have_count(0)
    expect(pane.get_by_text("better", exact=True)).to_be_visible()
    expect(ana.page.locator("main [data-reviewed=picked]").first).to_be_visible()
    expect(ana.page.locator("main [data-reviewed=better]").first).to_be_visible()
    ana.until(f"+document.querySelector('main').dataset.step < {ana.step()}")
    expect(pane.get_by_test_id("account")).to_contain_text("Lead at the end")
    pane.get_by_text("What these lines mean").click()
    expect(pane.get_by_text("This is neither luck nor a mistake.")).to_be_visible()
    pane.get_by_role("button", name="Close").click()
    expect(ana.page.locator("main [data-reviewed]")).to_have_count(0)


def test_the_account_comes_first_and_the_moments_of_anybody_by_themselves(
    guest: Callable[..., Guest], cafe: Cafe
) -> None:
    """Why somebody lost stands above the list; all that is said of a moment is in sight, whatever the board marks."""
    ana = guest().follow(ended(cafe, reviewed=True))
    pane = ana.open_drawer("review")
    account, moments = pane.get_by_test_id("account"), pane.get_by_test_id("key-moments")
    expect(account).to_contain_text("What the opponent gave away")
    above, below = account.bounding_box(), moments.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]
    everybody = moments.locator("li").count()
    pane.get_by_label("Key moments for").select_option("Ben")
    expect(moments.locator("li[data-kind=error] button").filter(has_text="Ana:")).to_have_count(0)
    assert 0 < moments.locator("li").count() < everybody
    pane.get_by_label("Key moments for").select_option("Ana")
    moment = errors_of(pane, "Ana").filter(has_text="Travel to").last
    expect(moment).to_contain_text("Choosing Travel cards")
    moment.click()
    expect(pane.get_by_text(re.compile("^The difference: "))).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_where_others_should_have_gone_is_marked_on_the_board(
    guest: Callable[..., Guest], cafe: Cafe, *, phone: bool
) -> None:
    """Their Travel cards are not on it, but the cities are."""
    ana = guest(phone=phone).follow(ended(cafe, reviewed=True))
    pane = ana.open_drawer("review")
    errors_of(pane, "Ben").filter(has_text="Travel to").first.click()
    expect(ana.page.locator("main .sight[data-reviewed=better]")).to_be_in_viewport()
    expect(ana.page.locator("main .sight[data-reviewed=picked]")).to_have_count(1)
    expect(pane.get_by_text("better", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 720), (820, 1180), (1024, 768), (360, 740), (740, 360)], ids=str)
def test_a_review_covers_nothing_of_the_board(guest: Callable[..., Guest], cafe: Cafe, size: tuple[int, int]) -> None:
    """Whatever the screen, the board keeps a part of it for itself, and what was picked is brought into sight there."""
    ana = guest().follow(ended(cafe, reviewed=True))
    ana.page.set_viewport_size({"width": size[0], "height": size[1]})
    pane = ana.open_drawer("review")
    errors_of(pane, "Ana").filter(has_text="Travel to").first.click()
    expect(ana.page.locator("main [data-reviewed=picked]").first).to_be_in_viewport()
    ana.settle()
    board, beside = ana.page.locator("main").bounding_box(), pane.bounding_box()
    assert board
    assert beside
    assert board["x"] + board["width"] <= beside["x"] + 1 or board["y"] + board["height"] <= beside["y"] + 1
    assert board["width"] >= 300
    assert board["height"] >= 200


def test_a_review_leaves_the_bar_to_a_tablet(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """On its side, too, everything in the bar can be pressed while the review is open."""
    ana = guest().follow(ended(cafe, reviewed=True))
    ana.page.set_viewport_size({"width": 1180, "height": 820})
    ana.open_drawer("review")
    for button in ana.page.locator("header nav button:visible").all():
        button.click(trial=True)


def test_what_the_server_does_not_answer_is_asked_again(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """A review, and then a puzzle: each says so, and is there after another press."""
    ana = guest().follow(ended(cafe, reviewed=True))
    ana.cut_off = True  # the browser itself notes what is not answered
    ana.page.route("**/api/review", lambda route: route.abort())
    pane = ana.open_drawer("review")
    expect(pane.get_by_role("alert")).to_contain_text("not responding")
    ana.page.unroute("**/api/review")
    pane.get_by_role("button", name="Try again").click()
    ana.page.route("**/api/review/*", lambda route: route.abort())
    pane.get_by_role("button", name="Learn from your mistakes").click()
    expect(pane.get_by_role("alert")).to_contain_text("not responding")
    ana.page.unroute("**/api/review/*")
    pane.get_by_role("button", name="Try again").click()
    expect(pane.get_by_test_id("practice")).to_contain_text("Position 1 of 5")


def test_the_curve_leads_through_the_game_by_keys(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Arrow keys on the curve go from moment to moment, a press goes anywhere, and it shows chances, too."""
    ana = guest().follow(ended(cafe, reviewed=True))
    pane = ana.open_drawer("review")
    curve = pane.get_by_role("slider")
    curve.focus()
    ana.page.keyboard.press("ArrowLeft")
    ana.until(f"+document.querySelector('main').dataset.step < {ana.step()}")
    curve.press("Home")
    ana.until("+document.querySelector('main').dataset.step == 0")
    expect(pane.locator("figcaption")).to_contain_text(re.compile("Move 0 *Ana [+\N{MINUS SIGN}]?[0-9]"))
    curve.press("End")
    ana.until(f"+document.querySelector('main').dataset.step == {len(played(GAME, BOTS, SEED).steps)}")
    curve.click(position={"x": 5, "y": 40})
    ana.until("+document.querySelector('main').dataset.step < 20")
    curve.hover(position={"x": 200, "y": 40})
    expect(pane.locator("figcaption")).not_to_contain_text(re.compile(rf"Move {ana.step()}\b"))
    pane.get_by_role("button", name="Winning chances").click()
    expect(pane.get_by_role("slider", name="Winning chances over the game")).to_be_visible()


def test_learning_from_mistakes(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """By touch: the position is set up; three tries, each told how much better; then the answer, and the next one."""
    ana = guest(phone=True).follow(ended(cafe, reviewed=True))
    pane = ana.open_drawer("review")
    pane.get_by_role("button", name="Learn from your mistakes").tap()
    practice = pane.get_by_test_id("practice")
    expect(practice).to_contain_text("Position 1 of 5")
    expect(practice).to_contain_text("Tries left: 3")
    answered, options = practice.get_by_test_id("verdict"), practice.locator("li button")
    assert options.count() - practice.locator("li button:enabled").count() == 1, (
        "what was played is no way to try again"
    )
    for place in range(3):
        if answered.count():
            break
        practice.locator("li button:enabled").first.tap()
        expect(practice.locator(".verdict")).to_have_count(place + 1)
    expect(answered).to_contain_text(re.compile("Solved|The best found"))
    expect(answered).to_be_in_viewport()
    assert practice.locator(".verdict").count() <= 3
    practice.get_by_role("button", name="Next position").tap()
    expect(practice).to_contain_text("Position 2 of 5")
    practice.get_by_role("button", name="Back to the review").tap()
    expect(pane.get_by_test_id("key-moments")).to_be_visible()


def test_a_puzzle_is_answered_on_the_board(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """What can be picked in a puzzle can be pointed at once, and nothing reaches the table; looking away is no loss."""
    ana = guest().follow(ended(cafe, reviewed=True))
    pane = ana.open_drawer("review")
    pane.get_by_role("button", name="Learn from your mistakes").click()
    practice = pane.get_by_test_id("practice")
    expect(practice).to_contain_text("Tries left: 3")
    things = ana.page.locator("main [data-standing=open]:visible")
    expect(things.first).to_be_visible()
    expect(ana.status).to_contain_text(practice.locator("strong").first.inner_text())
    ana.page.get_by_role("button", name="One move back").click()
    expect(things).to_have_count(0)
    practice.get_by_role("button", name="Show the position again").click()
    expect(things.first).to_be_visible()
    offered = things.count()
    things.first.click()
    ana.confirm()
    expect(practice).to_contain_text(re.compile("Tries left: 2|Solved"))
    ana.settle()
    assert things.count() < offered, "what was tried is not offered again"
