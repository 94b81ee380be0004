"""Two people who play over days, on a server whose clock the test turns."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from herzog.server.settings import BUILT
from herzog.text import LANGUAGES
from tests.e2e.guest import Patience
from tests.e2e.test_everyone import findings, no_sideways
from tests.e2e.test_seats import seat_and_game
from tests.server.harness import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator

    from tests.e2e.guest import Guest

NOON = 1_800_000_000_000
DAYS = {"kind": "days", "bank": 86_400, "each": 172_800, "out": "bot", "bot": "apprenti"}
LIVE = {"kind": "live", "bank": 20, "each": 10, "out": "claim", "bot": "apprenti"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that serves the page, and whose clock stands still."""
    with Server(
        tmp_path_factory.mktemp("days") / "data", now=NOON, web=str(BUILT), real=True, seed=1, at_random=True
    ) as running:
        yield running


def company(house: Server, guest: Callable[..., Guest], clock: Any, **prefs: Any) -> tuple[Any, Guest, Guest]:
    """Return the links of a table with that clock, and two people at it."""
    links = house.set_up("link", "link", game="fourberies", clock=clock)
    first, second = [guest(**prefs) for _ in range(2)]
    for person, link in zip((first, second), links["seats"], strict=True):
        person.stand_clock_at(house.settings["now"])
        person.follow(f"{house.address}t#{link['token']}")
    return links, first, second


def clocks(person: Guest) -> Locator:
    """Return the clocks that a person sees, their own first."""
    return person.page.get_by_test_id("clock")


def choose_until_ready(person: Guest) -> None:
    """Make one's secret choice."""
    expect(person.options.first).to_be_visible()
    while person.options.count():
        person.choose()
        person.page.wait_for_timeout(20)


def test_a_game_over_days(guest: Callable[..., Guest], house: Server) -> None:
    """Time runs out while nobody is there, a bot sits in, the person returns; all go back a move, and end the game."""
    links, ana, ben = company(house, guest, DAYS)
    expect(clocks(ana)).to_have_text(["2d", "2d"])
    choose_until_ready(ana)
    ben.page.close()
    house.turn(days=2, hours=20)
    expect(ana.page.get_by_test_id("sits-in")).to_have_count(0)
    house.turn(hours=4)
    expect(ana.page.get_by_test_id("sits-in")).to_have_text("bot: Apprentice")
    expect(ana.page.get_by_test_id("note")).to_contain_text("is out of time: a bot (Apprentice) takes over.")
    before, patience = ana.step(), Patience(ana)
    while patience.lasts() and ana.step() < before + 6:
        ana.choose()
        ana.page.wait_for_timeout(20)
    house.turn(days=1)

    ben = guest().follow(f"{house.address}t#{links['seats'][1]['token']}")
    expect(ben.status).to_have_text("A bot (Apprentice) is playing for you")
    seat_and_game(ben).get_by_role("button", name="Take my seat back").click()
    ben.page.keyboard.press("Escape")
    expect(ana.page.get_by_test_id("sits-in")).to_have_count(0)
    expect(clocks(ben).first).to_have_text(re.compile("2d|1d 23h"))

    moves = ana.step()
    seat_and_game(ben).get_by_role("button", name="Ask to take back my last move").click()
    ben.page.keyboard.press("Escape")
    expect(ben.page.get_by_test_id("undo-offer")).to_contain_text("Still to agree: patron 0")
    ana.page.get_by_test_id("undo-offer").get_by_role("button", name="Agree").click()
    for person in (ana, ben):
        expect(person.page.get_by_test_id("note").last).to_contain_text("All agree to take back")
    ana.until(f"+document.querySelector('[data-testid=step]').innerText.split('/').at(-1) < {moves}")

    seat_and_game(ana).get_by_role("button", name="Offer to end the game").click()
    ana.page.keyboard.press("Escape")
    ben.page.get_by_test_id("end-offer").get_by_role("button", name="Agree").click()
    expect(ben.page.get_by_test_id("sat-in-for")).to_have_text("patron 1: a bot played for 1 day in all.")


def test_a_clock_runs_in_the_browser_and_is_stopped_by_both(guest: Callable[..., Guest], house: Server) -> None:
    """It counts by itself; what is short says so, what is out can be claimed, and a pause stops it."""
    _, ana, ben = company(house, guest, LIVE)
    expect(clocks(ana)).to_have_text(["0:20", "0:20"])
    choose_until_ready(ana)
    expect(clocks(ben).first).to_have_text("0:30")
    ben.stand_clock_at(house.settings["now"] + 12_000)
    expect(clocks(ben).first).to_have_text("0:18")
    expect(ben.page.get_by_test_id("time-short")).to_contain_text("Your time is running out: 0:18")
    seat_and_game(ana).get_by_role("button", name="Stop the clocks").click()
    ana.page.keyboard.press("Escape")
    ben.page.get_by_test_id("pause-offer").get_by_role("button", name="Agree").click()
    for person in (ana, ben):
        expect(person.page.get_by_test_id("paused")).to_be_visible()
    ben.page.get_by_test_id("paused").get_by_role("button", name="Play on").click()
    expect(ana.page.get_by_test_id("paused")).to_have_count(0)
    house.turn(minutes=1)
    ana.page.reload()
    ana.arrive()
    ana.page.get_by_test_id("time-out").get_by_role("button", name="Let a bot play").click()
    expect(ana.page.get_by_test_id("sits-in")).to_have_text("bot: Apprentice")


def test_the_host_gives_a_seat_to_somebody_new(guest: Callable[..., Guest], house: Server) -> None:
    """The old link is shown the door, and the new one opens the same seat."""
    links = house.set_up("here", "link", game="fourberies")
    host = guest().follow(f"{house.address}t#{links['host']}")
    friend = guest().follow(f"{house.address}t#{links['seats'][0]['token']}")
    host.lift_curtain()
    choose_until_ready(host)
    choose_until_ready(friend)
    pane = host.open_drawer("links")
    old = pane.get_by_test_id("link").first.locator("input").input_value()
    pane.get_by_role("button", name="Give this seat to someone new").click()
    pane.get_by_role("button", name="Sure? patron 1 will lose the seat.").click()
    expect(pane.get_by_test_id("link").first.locator("input")).not_to_have_value(old)
    expect(friend.page.get_by_text("The host has replaced this link.")).to_be_visible()
    new = guest().follow(pane.get_by_test_id("link").first.locator("input").input_value())
    expect(new.page.get_by_test_id("note")).to_have_text("The host opens seat 2 to a new player.")


def test_a_table_is_laid_with_a_clock(guest: Callable[..., Guest]) -> None:
    """Whoever invites finds it in sight, everybody sees it at the table, and the table remembers it."""
    host = guest().enter().lay("here", "here")
    expect(host.page.get_by_test_id("clock")).to_be_hidden()
    host.lay("here", "link")
    expect(host.page.get_by_test_id("clock")).to_be_visible()
    expect(host.page.get_by_test_id("out")).to_have_count(0)
    host.page.get_by_test_id("clock").select_option(label="2 days per turn, 3 days in reserve")
    host.page.get_by_test_id("out").select_option(label="the others decide when")
    host.take_seat()
    expect(clocks(host)).to_have_text(["2d", "2d"])
    host.page.keyboard.press("Escape")
    expect(host.open_drawer("settings").get_by_test_id("this-table")).to_contain_text(
        "2 days per turn, 3 days in reserve"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_clocks_fit_on_a_phone(guest: Callable[..., Guest], house: Server, language: str) -> None:
    """In every language, with a pause on the table; axe finds nothing to complain about."""
    _, ana, ben = company(house, guest, {**DAYS, "each": 3600, "bank": 3600}, language=language, phone=True)
    for person in (ana, ben):
        expect(person.page.get_by_test_id("running-clock")).to_be_visible()
        assert findings(person) == []
        assert no_sideways(person)
    ana.page.get_by_test_id("time-short").wait_for()
