from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.e2e.courses import Course
from tests.e2e.guest import play
from tests.e2e.prepared import set_out
from tests.e2e.rounds import late

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest

SOON = 200  # milliseconds
# Press an option of what is asked at a moment that was agreed on, unless another answer was quicker.
PRESS_AT = """([ask, which, moment]) => {
    setTimeout(() => document.querySelectorAll(`[data-ask=${ask}] [data-pick]`)[which]?.click(), moment - Date.now());
}"""


def test_a_killed_server_loses_nothing(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """The server dies without warning in mid-game; the page comes back by itself, and play goes on to the end."""
    begun = late(3, left=4)
    ana = guest(confirmsItself=True).follow(set_out(cafe, begun.match, begun.seed, ["here", "bot", "bot"]))
    for _ in range(6):
        expect(ana.options.first).to_be_visible()
        step = ana.step()
        while not ana.choose():
            ana.page.wait_for_timeout(20)
        expect(ana.page.get_by_test_id("step")).not_to_have_text(re.compile(rf"/ {step}$"))
    expect(ana.options.first).to_be_visible()
    step, log = ana.step(), ana.page.locator("ol[aria-label=Log] li").all_inner_texts()
    ana.cut_off = True
    cafe.kill()
    expect(ana.page.get_by_text("Connection lost")).to_be_visible()
    cafe.open()
    expect(ana.page.get_by_text("Connection lost")).to_have_count(0)
    ana.cut_off = False
    assert ana.step() == step
    expect(ana.page.locator("ol[aria-label=Log] li")).to_have_text(log, use_inner_text=True)
    play(ana)


def test_on_a_phone_nothing_makes_way_for_the_news_that_the_server_is_away(
    guest: Callable[..., Guest], cafe: Cafe
) -> None:
    """Rules and settings stay in reach, also where the news takes many letters."""
    ana = guest(phone=True, language="ru").enter().lay("here", "bot").take_seat()
    ana.cut_off = True
    cafe.kill()
    expect(ana.page.get_by_text("Связь прервалась")).to_be_in_viewport(ratio=1)
    expect(ana.page.locator("[data-leaf=settings]")).to_be_in_viewport(ratio=1)
    cafe.open()
    expect(ana.page.get_by_text("Связь прервалась")).to_have_count(0)
    ana.cut_off = False


def test_the_page_opens_while_the_server_is_away(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """It says so, in the lobby and at a table; nothing of a game is kept in the browser, and all is back with it."""
    ana = guest(keeps=True).enter().take_seat()
    page = ana.page
    ana.until("caches.open('page').then(shelf => shelf.keys()).then(kept => kept.length > 5)")
    table, kept = page.url, page.evaluate("caches.open('page').then(c => c.keys()).then(k => k.map(r => r.url))")
    assert all(url == f"{cafe.address}/" or url.startswith(f"{cafe.address}/assets/") for url in kept)
    ana.cut_off = True
    cafe.kill()
    page.goto(cafe.address)
    expect(page.get_by_role("alert")).to_contain_text("The server is not responding")
    page.goto(table)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    cafe.open()
    expect(ana.status).to_contain_text("Choose a Travel card")
    ana.cut_off = False
    page.goto(cafe.address)
    expect(page.locator("form")).to_be_visible()


def test_an_answer_given_while_the_server_is_away_is_not_lost(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """A press that meets a dead line is said again on the next one, and counts once."""
    ana = guest(confirmsItself=True).enter().take_seat()
    expect(ana.options.first).to_be_visible()
    step = ana.step()
    ana.cut_off = True
    cafe.kill()
    ana.options.first.click()
    cafe.open()
    expect(ana.page.get_by_text("Connection lost")).to_have_count(0)
    ana.cut_off = False
    expect(ana.page.get_by_test_id("step")).not_to_have_text(re.compile(rf"/ {step}$"))


def test_two_tabs_of_one_seat_press_at_once(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Two tabs answer one question differently at one moment: one answer counts, both agree, none complains."""
    course = Course(0)
    link = set_out(cafe, course.match, course.seed, ["here"])
    ana, twin = guest(lists=True).follow(link), guest(lists=True).follow(link)
    begun = len(course.match.record.steps)
    for _ in range(4):
        for answers, ask in enumerate(("LayExperience", "LayStory")):
            for person in (ana, twin):
                expect(person.page.locator(f"section[data-ask={ask}]")).to_be_visible()
                expect(person.page.get_by_test_id("step")).to_have_text(re.compile(rf"/ {begun + answers}$"))
            moment = ana.page.evaluate("Date.now()") + SOON
            for which, person in enumerate((ana, twin)):
                person.page.evaluate(PRESS_AT, [ask, which, moment])
        for person in (ana, twin):
            expect(person.page.locator("section[data-ask=UseCard]")).to_be_visible()
        ana.undo("Shift+U")
    for person in (ana, twin):
        expect(person.page.locator("section[data-ask=LayExperience]")).to_be_visible()
        expect(person.page.get_by_role("alert")).to_have_count(0)


def test_a_dropped_socket_heals(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """The line drops with an answer on it that never arrived; the page connects again and the answer counts."""
    ana = guest(confirmsItself=True)
    lines: list[Any] = []
    deaf = [False]

    def between(line: Any) -> None:
        server = line.connect_to_server()
        lines.append(line)
        line.on_message(lambda message: None if deaf[0] else server.send(message))

    ana.page.route_web_socket(re.compile("/api/socket$"), between)
    ana.follow(set_out(cafe, late(3).match, late(3).seed, ["here", "bot", "bot"]))
    expect(ana.options.first).to_be_visible()
    step = ana.step()
    [first, *_] = ana.offers()
    deaf[0] = True
    ana.page.locator(f"{first}:visible").first.click()
    assert ana.step() == step
    deaf[0] = False
    lines[-1].close(code=1012)
    expect(ana.page.get_by_test_id("step")).not_to_have_text(re.compile(rf"/ {step}$"))
    assert len(lines) == 2
    play(ana)


def test_a_link_that_opens_nothing_says_so(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """A wrong link leads to a door that says why it stays shut, and back to the front room."""
    ana = guest()
    ana.page.goto(f"{cafe.address}/t#nonsense")
    expect(ana.page.get_by_text("This link does not lead to a table here.")).to_be_visible()
    ana.page.get_by_role("button", name="Back to the lobby").click()
    expect(ana.page.locator("form")).to_be_visible()


def test_a_revoked_link_is_worthless(guest: Callable[..., Guest]) -> None:
    """The host replaces a link: who holds the old one is shown out, the new one works."""
    ana = guest().enter().lay("here", "link").take_seat()
    old = ana.links()["Player 2"]
    ben = guest(name="Ben").follow(old)
    drawer = ana.open_drawer("links")
    row = drawer.get_by_test_id("link").first
    row.get_by_role("button", name="New link").click()
    row.get_by_role("button", name="Sure?").click()
    expect(ben.page.get_by_text("The host has replaced this link")).to_be_visible()
    expect(row.locator("input")).not_to_have_value(old)
    ben.follow(row.locator("input").input_value())
