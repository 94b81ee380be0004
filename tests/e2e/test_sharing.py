from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from herzog.games import GAMES
from herzog.kernel import Match
from tests.e2e.prepared import set_out
from tests.review.games import played

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest


def ended(cafe: Cafe) -> str:
    """Keep a finished game at *cafe* and return the link of its host."""
    game, record = GAMES["fourberies"], played("fourberies", ("uniform", "greedy"), 5)
    return set_out(cafe, Match.resume(game, record, game.load(), 0), 0, ["here", "link"])


def shared(host: Guest) -> str:
    """Let the host share the game at the end of it, and return the public link."""
    share = host.page.get_by_test_id("share")
    share.get_by_role("button").first.click()
    expect(share.get_by_role("img")).to_be_visible()
    return share.get_by_test_id("link").locator("input").input_value()


def test_a_shared_game_is_read_by_anybody_until_it_is_withdrawn(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """By mouse for the host, by touch for who reads: history and review are there; chat, seats and lists are not."""
    ana = guest().follow(ended(cafe))
    link = shared(ana)
    assert link.startswith(f"{cafe.address}/g?id=")
    picture = ana.page.get_by_test_id("share").get_by_role("img")
    ana.until("document.querySelector('[data-testid=share] img').naturalWidth === 1200")
    expect(picture).to_have_attribute("alt", "The picture that goes with the link")
    eve = guest(phone=True)
    eve.follow(link)
    expect(eve.page.get_by_test_id("result")).to_be_visible()
    expect(eve.page.get_by_role("tab", name="Chat")).to_have_count(0)
    expect(eve.page.get_by_role("button", name="Rematch")).to_have_count(0)
    expect(eve.page.get_by_test_id("share")).to_have_count(0)
    pane = eve.open_drawer("review")
    expect(pane.get_by_role("button", name="Review this game")).to_have_count(0)
    expect(pane.get_by_role("button", name="Cancel")).to_have_count(0)
    pane.get_by_role("slider").tap()
    eve.until(f"+document.querySelector('main').dataset.step < {eve.step()}")
    assert "/g?id=" in eve.page.url
    assert eve.page.evaluate("localStorage['herzog.tables']") is None
    withdraw = ana.page.get_by_test_id("share").get_by_role("button", name="Withdraw")
    withdraw.click()
    eve.cut_off = True  # the browser itself notes what is not found: the review she waits for, and then the page
    ana.page.get_by_role("button", name="Sure? The link will stop working for everyone.").click()
    expect(ana.page.get_by_role("button", name="Share this game")).to_be_visible()
    eve.page.goto(link)
    expect(eve.page.get_by_text("The host does not share this game, or no longer does.")).to_be_visible()


def test_the_address_of_a_position_opens_it(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """By keyboard: the step that one looks at is in the address, for whoever is sent it."""
    ana = guest().follow(ended(cafe))
    share = ana.page.get_by_test_id("share").get_by_role("button")
    share.focus()
    ana.page.keyboard.press("Enter")
    link = ana.page.get_by_test_id("link").locator("input").input_value()
    eve = guest().follow(f"{link}#40")
    eve.until("document.querySelector('main').dataset.step === '40'")
