"""The front room fills from several sides at once: whatever comes late, nobody presses something they did not mean."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from herzog.server.settings import BUILT
from tests.e2e.test_open_tables import open_table
from tests.server.harness import Server
from tests.waiting import until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page, Route

    from tests.e2e.guest import Guest

LATE: Final = re.compile(r"/api/|/assets/front-|\.woff2$")  # tables, offers and deals, words, letters
BOTTOM, TOP = (f"each => each.getBoundingClientRect().{edge}" for edge in ("bottom", "top"))
# Note in every frame what can be pressed and is not where it was in the frame before; and whatever else jumps below the
# head of the page, pressed or read.
WATCH: Final = """addEventListener('DOMContentLoaded', () => {
    const places = new Map();
    window.moved = [];
    const look = () => {
        for (const each of document.querySelectorAll('button, a, input, select, summary')) {
            const {x, y, width} = each.getBoundingClientRect();
            const place = [Math.round(x), Math.round(y + scrollY)].join();
            const before = places.get(each) ?? place;
            if (width && before !== place) window.moved.push(`${each.textContent.trim()}: ${before} to ${place}`);
            if (width) places.set(each, place);
        }
        requestAnimationFrame(look);
    };
    look();
})
window.jumped = [];
new PerformanceObserver(seen => {
    const moved = seen.getEntries().flatMap(({sources}) => sources.map(({node}) => node?.parentElement));
    window.jumped.push(...moved.filter(each => each && !each.closest('header')).map(each => each.textContent.trim()));
}).observe({type: 'layout-shift', buffered: true})"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server with everything that a front room can show."""
    data = tmp_path_factory.mktemp("front") / "data"
    with Server(data, web=str(BUILT), real=True, open_tables=True, seats=[10, 100], people=[10, 100]) as running:
        yield running


def watched(person: Guest, house: Server) -> Page:
    """Let somebody come who has a table already, and watch what moves in front of them."""
    token = house.set_up("link", "link", game="fourberies")["seats"][0]["token"]
    person.page.add_init_script(f"localStorage['herzog.tables'] = JSON.stringify(['{token}'])")
    person.page.add_init_script(WATCH)
    return person.page


@pytest.mark.parametrize("first", [0, -1], ids=["in turn", "last first"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_comes_late_moves_nothing(guest: Callable[..., Guest], house: Server, *, phone: bool, first: int) -> None:
    """Tables, offers, words and letters come one by one; what could be pressed before is where it was."""
    open_table(house)
    page = watched(guest(phone=phone), house)
    waiting: list[Route] = []
    page.route(LATE, lambda route, _: waiting.append(route))
    page.goto(house.address, wait_until="commit")

    def let_one_in() -> bool:
        if waiting:
            waiting.pop(first).continue_()
        page.wait_for_timeout(20)
        return not waiting and page.get_by_test_id("daily").is_visible()

    until(let_one_in)
    expect(page.get_by_test_id("open-tables").locator("article").first).to_be_visible()
    expect(page.locator(".card")).to_have_count(1)
    assert page.evaluate("moved") == []
    assert page.evaluate("jumped") == []


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_nobody_waits_for_letters(guest: Callable[..., Guest], house: Server, *, phone: bool) -> None:
    """On a slow line the room is shown in plain letters; when ours come at last, nothing moves."""
    page = watched(guest(phone=phone), house)
    waiting: list[Route] = []
    page.route(re.compile(r"\.woff2$"), lambda route, _: waiting.append(route))
    page.goto(house.address, wait_until="commit")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_test_id("daily")).to_be_visible()
    assert waiting
    for route in waiting:
        route.continue_()
    page.evaluate("document.fonts.ready")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert page.evaluate("moved") == []
    assert page.evaluate("jumped") == []


def test_open_tables_come_and_go_above_what_is_pressed(guest: Callable[..., Guest], house: Server) -> None:
    """On a phone they stand above the card on which a game is set up, and beside each other."""
    page = watched(guest(phone=True), house)
    page.goto(house.address)
    tables = page.get_by_test_id("open-tables").locator("article")
    expect(page.get_by_test_id("daily")).to_be_visible()
    page.evaluate("document.fonts.ready")
    before = tables.count()
    open_table(house, "Wolfgang")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(tables).to_have_count(before + 1)
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert [each for each in page.evaluate("moved") if not each.startswith(("Take a seat", "Watch"))] == []


def test_where_no_table_is_open_the_games_come_first(guest: Callable[..., Guest], house: Server) -> None:
    """On a phone there is no empty room for open tables above the card; one that opens later moves nothing there."""
    page = watched(guest(phone=True), house)
    page.route("**/api/open", lambda route: route.fulfill(json=[]))
    page.goto(house.address)
    tables = page.get_by_test_id("open-tables")
    expect(page.get_by_test_id("daily")).to_be_visible()
    page.evaluate("document.fonts.ready")
    assert page.locator("form").evaluate(BOTTOM) <= tables.evaluate(TOP)
    page.unroute("**/api/open")
    open_table(house, "Constanze")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(tables.locator("article").first).to_be_visible()
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert page.evaluate("moved") == []
