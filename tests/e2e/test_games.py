from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from tests.e2e.guest import Patience, play
from tests.e2e.prepared import set_out
from tests.e2e.rounds import late
from tests.e2e.test_layouts import laid

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest


# Note every width that the board has until the result is shown.
WIDTHS: Final = """() => {
    window.widths = new Set();
    const board = document.querySelector('#board .table');
    new ResizeObserver(() => {
        if (!document.querySelector('[data-testid=result]')) window.widths.add(board.getBoundingClientRect().width);
    }).observe(board);
}"""


def purses(person: Guest) -> list[int]:
    """Return what the sources of Écus on the sheet add up to for each player, which must be what it says below them."""
    sheet = person.page.get_by_test_id("sources")
    cells = [row.locator("td").all_inner_texts() for row in sheet.locator("tbody tr, tfoot tr").all()]
    *sources, total = [[int(cell.replace("\u2212", "-").replace("·", "0")) for cell in row] for row in cells]
    assert [sum(column) for column in zip(*sources, strict=True)] == total
    return total


def test_a_whole_game_against_bots(guest: Callable[..., Guest]) -> None:
    """One press and a newcomer is in a game; the board keeps its width, the sheet adds up, and one can play again."""
    ana = guest().enter()
    ana.page.locator("form button[type=submit]").click()
    ana.arrive()
    ana.page.locator("#board .table").wait_for()
    ana.page.evaluate(WIDTHS)
    play(ana)
    assert len(ana.page.evaluate("[...window.widths]")) == 1
    expect(ana.page.get_by_test_id("result").locator("li")).to_have_count(3)
    expect(ana.page.get_by_role("img", name="Points over the game")).to_be_visible()
    assert purses(ana) == [int(points.split()[-1]) for points in ana.page.locator("article .points").all_inner_texts()]
    ana.page.get_by_role("button", name="The same deal again").click()
    expect(ana.page.get_by_test_id("result")).to_have_count(0)
    ana.arrive()
    assert ana.step() < 30


def test_two_browsers_by_links_in_two_languages(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """A host in English and a friend in Polish sit down, talk, and end a game, each in their own language."""
    ana = guest(language="en").enter().lay("here", "link", "bot").take_seat()
    links = ana.links()
    ola = guest(language="pl").follow(links["Player 2"])
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
    for person in (ana, ola):
        expect(person.page.locator("form button[type=submit]")).to_be_in_viewport(ratio=1)
    ana.follow(set_out(cafe, late(3, left=2).match, late(3, left=2).seed, ["here", "link", "bot"]))
    ola.follow(ana.links()["Ben"])
    play(ana, ola)
    for person, tabs in ((ana, ("Chat", "Log")), (ola, ("Czat", "Dziennik"))):
        for tab in tabs:
            person.page.get_by_role("button", name=tab, exact=True).click()
    expect(ana.page.get_by_role("list", name="Log")).to_contain_text("Season 1, round 1.")
    expect(ola.page.get_by_role("list", name="Dziennik")).to_contain_text("Sezon 1, runda 1.")
    expect(ana.page.get_by_test_id("result")).to_contain_text("points")
    expect(ola.page.get_by_test_id("result")).to_contain_text(re.compile("punkt"))


def test_the_next_table_finds_everybody(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """When the host lays the table again, the friend is asked to follow and does so with one press."""
    ana = guest(confirmsItself=True).follow(set_out(cafe, late(2).match, late(2).seed, ["here", "link"]))
    ben = guest(confirmsItself=True).follow(ana.links()["Ben"])
    play(ana, ben)
    ana.page.get_by_role("button", name="Play again").click()
    ben.page.get_by_role("button", name="Join it").click()
    for person in (ana, ben):
        expect(person.page.get_by_test_id("result")).to_have_count(0)
        person.arrive()
    assert ana.page.url != ben.page.url


def test_round_one_screen(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Two people share a screen; nothing of the table is in the page before the right one lifts the curtain."""
    both = guest(confirmsItself=True).enter().lay("here", "here")
    both.page.locator("form fieldset ol li").nth(0).locator("input").fill("Ana")
    both.page.locator("form fieldset ol li").nth(1).locator("input").fill("Ben")
    both.take_seat()
    expect(both.page.get_by_role("heading", name="Ana, it\u2019s your turn")).to_be_visible()
    expect(both.page.locator("#board")).to_have_count(0)
    both.follow(set_out(cafe, late(2, left=2).match, late(2, left=2).seed, ["here", "here"]))
    expect(both.page.get_by_role("heading", name="Ana, it\u2019s your turn")).to_be_visible()
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
    patience = Patience(ana)
    while patience.lasts() and not ana.choose():
        ana.page.wait_for_timeout(20)
    expect(eve.page.get_by_test_id("step")).not_to_have_text(re.compile(rf"/ {before}$"))
    assert eve.options.count() == 0
    assert eve.page.get_by_role("button", name="Undo").count() == 0


@pytest.mark.parametrize("game", ["fourberies", "lacrimosa"])
def test_a_seat_keeps_its_colour(guest: Callable[..., Guest], game: str) -> None:
    """Whoever is blue in the lobby is blue at the table."""
    ana = guest().enter().lay("here", "bot", "bot", game=game)
    colours = "marks => marks.map(mark => getComputedStyle(mark).color)"
    before = ana.page.locator("form .row > svg").evaluate_all(colours)
    ana.take_seat()
    ana.page.locator("article .who svg").first.wait_for()
    assert ana.page.locator("article .who svg").evaluate_all(colours) == before
    assert len(set(before)) == 3


def test_a_spectator_follows_whom_they_like(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Before a spectator lies the board of whoever is asked, or of the player they chose, by list or by panel."""
    ana = guest()
    ana.follow(laid(cafe, "lacrimosa"))
    eve = guest().follow(ana.links()["To watch"])
    whose = eve.page.locator(".me h3")
    expect(whose).to_have_text("Ana")
    eve.page.get_by_label("Whose board to follow").select_option("Ben")
    expect(whose).to_have_text("Ben")
    eve.page.get_by_role("article", name="Nannerl").get_by_role("button", name="Nannerl").click()
    expect(whose).to_have_text("Nannerl")
    eve.page.get_by_label("Whose board to follow").select_option("Follow the turn")
    expect(whose).to_have_text("Ana")
