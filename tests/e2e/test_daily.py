"""The deal of the day and the results of the house, on a server whose clock the test turns."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from herzog.server.settings import BUILT
from herzog.text import LANGUAGES
from tests.e2e.guest import play
from tests.e2e.test_everyone import findings, no_sideways
from tests.e2e.test_people import new_link, visit
from tests.server.harness import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Locator

    from tests.e2e.guest import Guest
    from tests.server.harness import Client

SEASONS = 2
NOON = 1_800_014_400_000  # 2027-01-15, 12:00 UTC


def opened(folder: Path) -> Server:
    """Return a server that serves the page, and whose clock stands still."""
    return Server(folder / "data", now=NOON, web=str(BUILT), real=True, people=[10, 100])


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """Return a house in which nobody has played yet, and whose clock nobody has turned."""
    with opened(tmp_path) as running:
        yield running


@pytest.fixture(scope="module")
def any_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a house for those who only look."""
    with opened(tmp_path_factory.mktemp("daily")) as running:
        yield running


def deal(person: Guest, game: str = "fourberies") -> Locator:
    """Return the deal of the day of *game*."""
    return person.page.locator(f"[data-daily={game}]")


def play_until(house: Server, token: str, enough: Callable[[Client], bool]) -> Any:
    """Give the first answer at the table of *token* as long as it is not *enough*; return how it stands then."""
    with house.client(token) as client:
        while not enough(client):
            if client.picks(0):
                client.answer(client.picks(0)[0], 0)
            else:
                client.hear("now")
        return client.now


def finished(house: Server, name: str, game: str = "fourberies") -> list[int]:
    """Let somebody else play the deal of the day; return the points."""
    token = house.ask("POST", f"/api/daily/{game}", {"name": name})[1]["host"]
    scores: list[int] = play_until(house, token, is_over)["result"]["scores"]
    return scores


def is_over(client: Client) -> bool:
    """Return whether the game has ended."""
    return bool(client.now["result"])


def is_last_round(client: Client) -> bool:
    """Return whether Ana is asked in the last round."""
    view = client.view(0)
    return bool(client.picks(0) and (view["season"], view["round"]) == (SEASONS, view["rounds"]))


def test_the_deal_of_the_day(guest: Callable[..., Guest], house: Server) -> None:
    """Played, compared with somebody else's, and the best game watched; nothing is told before."""
    others = finished(house, "Ben")
    ana = guest(name="Ana", stopsAtForced=False)
    visit(ana, house)
    expect(deal(ana)).to_contain_text("Opponents: Aloysia and Lorenzo (Understudy)")
    expect(deal(ana, "lacrimosa")).to_contain_text("Opponent: The Soloist")
    expect(deal(ana).get_by_role("button")).to_have_text([re.compile("Play today")])
    deal(ana).get_by_role("button").click()
    ana.arrive()
    assert ana.welcome["daily"] == "2027-01-15"
    token = ana.page.url.partition("#")[2]
    visit(ana, house)
    play_until(house, token, is_last_round)
    deal(ana).get_by_role("button", name="Continue").click()
    ana.arrive()
    play(ana)
    lines = ana.page.get_by_test_id("daily-results").locator("li")
    expect(lines).to_have_count(2)
    expect(lines.filter(has_text="Ben")).to_contain_text(str(others[0]))
    ana.page.get_by_test_id("best-game").click()
    ana.arrive()
    expect(ana.page.get_by_test_id("status")).to_contain_text("table after move 0")
    assert ana.welcome["role"] == "watch"

    visit(ana, house)
    expect(deal(ana)).to_contain_text("of 2")
    deal(ana).get_by_role("button", name="Compare").click()
    expect(ana.page.get_by_role("dialog").locator("li.mine")).to_contain_text("Ana")


def test_the_day_after(guest: Callable[..., Guest], house: Server) -> None:
    """Everybody may look at yesterday's, and there is another deal to play."""
    finished(house, "Cleo")
    house.turn(days=1)
    dan = guest()
    visit(dan, house)
    deal(dan).get_by_role("button", name="Yesterday").click()
    expect(dan.page.get_by_role("dialog").locator("li", has_text="Cleo")).to_be_visible()
    dan.page.keyboard.press("Escape")
    expect(deal(dan).get_by_role("button", name=re.compile("Play today"))).to_be_visible()


def test_results_of_the_house_and_mine(guest: Callable[..., Guest], house: Server) -> None:
    """Everybody's games are counted; with a personal link, mine by themselves."""
    finished(house, "Dora")
    house.turn(days=1)  # until then it is nobody's business how today's deal was played
    scores = finished(house, "Eva")
    ana = guest()
    visit(ana, house)
    ana.page.get_by_test_id("results").click()
    dialog = ana.page.get_by_role("dialog")
    rows = dialog.locator("[data-results=fourberies] tbody tr")
    expect(rows.filter(has_text="Understudy")).to_be_visible()
    ana.page.keyboard.press("Escape")

    address = new_link(ana)
    mine = house.ask("POST", "/api/daily/fourberies", {"name": "Ana"})[1]["host"]
    house.ask("POST", "/api/person/hold", {"tokens": [mine]}, token=address.split("#")[1])
    # The same answers to the same deal, by the same bots.
    assert play_until(house, mine, is_over)["result"]["scores"] == scores
    ana.page.get_by_test_id("results").click()
    expect(dialog.locator("h3 small")).to_have_text("1 game")
    expect(rows.first.locator("td").nth(1)).to_have_text(str(scores[0]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True])
def test_deals_and_results_fit(guest: Callable[..., Guest], any_house: Server, language: str, phone: bool) -> None:
    """In the front room and in their windows; axe finds nothing to complain about."""
    ana = guest(language=language, phone=phone)
    visit(ana, any_house)
    expect(deal(ana)).to_be_visible()
    assert findings(ana) == []
    ana.page.get_by_test_id("results").click()
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    assert findings(ana) == []
    assert no_sideways(ana)
