"""My tables on every device: a personal link, its twelve words, and what follows it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from herzog.server.settings import BUILT
from herzog.text import LANGUAGES
from tests.e2e.test_everyone import findings, no_sideways
from tests.server.harness import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator, Request

    from tests.e2e.guest import Guest


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that serves the page and gives personal links to everybody who asks."""
    with Server(tmp_path_factory.mktemp("people") / "data", web=str(BUILT), real=True, people=[10, 100]) as running:
        yield running


def visit(person: Guest, house: Server, path: str = "") -> Guest:
    """Open the front room of *house*."""
    person.page.goto(house.address + path)
    return person


def own_link(person: Guest) -> Locator:
    """Open what there is to say about one's personal link."""
    person.page.get_by_test_id("personal").click()
    return person.page.get_by_role("dialog")


def new_link(person: Guest) -> str:
    """Make a personal link and return its address."""
    dialog = own_link(person)
    dialog.get_by_role("button", name="Create my personal link").click()
    address = dialog.get_by_test_id("link").locator("input").input_value()
    person.page.keyboard.press("Escape")
    return address


def cards(person: Guest) -> Locator:
    """Return the tables in the list."""
    return person.page.locator(".card")


def seated(house: Server, person: Guest, tables: int = 1) -> list[Any]:
    """Let a person sit down at some tables, each with somebody else; return the links."""
    laid = [house.set_up("link", "link", game="fourberies") for _ in range(tables)]
    for links in laid:
        person.follow(f"{house.address}t#{links['seats'][0]['token']}")
    return laid


def test_my_tables_on_another_device(guest: Callable[..., Guest], house: Server) -> None:
    """Seats, name, language and preferences follow the link; what is joined later is there as well."""
    desk, phone = guest(name="Ana", lists=True), guest(phone=True, language="fr")
    seated(house, desk)
    visit(desk, house)
    address = new_link(desk)
    phone.page.goto(address)
    expect(phone.page.get_by_role("heading")).to_have_text("Ce lien personnel est-il le vôtre ?")
    assert address.split("#")[1] not in phone.page.url
    phone.page.get_by_role("button", name=re.compile("le mien")).click()
    expect(phone.page.locator("h2", has_text="My tables")).to_be_visible()
    expect(cards(phone)).to_have_count(1)
    expect(cards(phone)).to_contain_text("Your turn")
    assert phone.page.evaluate("JSON.parse(localStorage['herzog.prefs']).name") == "Ana"
    assert phone.page.evaluate("JSON.parse(localStorage['herzog.prefs']).lists")

    seated(house, phone)
    visit(desk, house)
    expect(cards(desk)).to_have_count(2)
    cards(desk).first.get_by_role("button").click()
    expect(cards(desk)).to_have_count(1)
    visit(phone, house)
    expect(cards(phone)).to_have_count(1)


def test_the_next_table_where_i_am_asked(guest: Callable[..., Guest], house: Server) -> None:
    """One press leads from a table to the one that has waited longest."""
    ana = guest()
    first, second = seated(house, ana, 2)
    following = ana.page.get_by_test_id("next-table")
    expect(following).to_have_accessible_name("1 One other table is waiting for you")
    assert ana.welcome["table"] == second["table"]
    following.click()
    expect(ana.page.get_by_test_id("next-table")).to_have_text("1 One other table is waiting for you")
    assert ana.welcome["table"] == first["table"]


def test_finished_games_are_kept_with_their_results(guest: Callable[..., Guest], house: Server) -> None:
    """They are folded away, with everybody's points and my place."""
    links = house.set_up("link", "link", game="fourberies")
    ana = guest().follow(f"{house.address}t#{links['seats'][0]['token']}")
    with house.client(links["host"]) as host:
        host.request(type="hand-over", seat=0, bot="apprenti")
        host.request(type="hand-over", seat=1, bot="apprenti")
        while not host.now["result"]:
            host.hear("now")
        ranks, scores = host.now["result"]["ranks"], host.now["result"]["scores"]
    seated(house, ana)
    visit(ana, house)
    archive = ana.page.get_by_test_id("archive")
    expect(archive.locator("summary")).to_have_text("1 finished game")
    archive.locator("summary").click()
    expect(archive.locator(".card")).to_contain_text(f"Rank {ranks[0]} of 2")
    for score in scores:
        expect(archive.locator(".card")).to_contain_text(str(score))


def test_twelve_words_bring_everything_back(guest: Callable[..., Guest], house: Server) -> None:
    """A wrong word is noticed; the first letters of each are enough."""
    ana, later = guest(), guest()
    seated(house, ana)
    visit(ana, house)
    new_link(ana)
    dialog = own_link(ana)
    dialog.get_by_role("button", name="Show the twelve words").click()
    expect(dialog.get_by_test_id("phrase").locator("li")).to_have_count(12)
    words = dialog.get_by_test_id("phrase").locator("li").all_inner_texts()

    dialog = own_link(visit(later, house))
    field, use = dialog.get_by_role("textbox"), dialog.get_by_role("button", name="Bring my tables here")
    field.fill(" ".join([*words[:11], "herzog"]))  # in no list; one of sixteen others would pass the checksum
    use.click()
    expect(dialog.get_by_role("alert")).to_contain_text("neither a personal link nor the twelve words")
    field.fill(" ".join(word[:4] for word in words))
    use.click()
    expect(dialog.get_by_test_id("link")).to_be_visible()
    later.page.keyboard.press("Escape")
    expect(cards(later)).to_have_count(1)


def test_a_replaced_link_stops_working(guest: Callable[..., Guest], house: Server) -> None:
    """Elsewhere it says so and loses no game; without it, this browser keeps the list."""
    ana, thief = guest(), guest()
    (links,) = seated(house, ana)
    visit(ana, house)
    old = new_link(ana)
    thief.page.goto(old)
    thief.page.get_by_role("button", name=re.compile("mine, use")).click()
    expect(cards(thief)).to_have_count(1)

    dialog = own_link(ana)
    dialog.get_by_role("button", name="New link").click()
    dialog.get_by_role("button", name="Sure? The old link").click()
    expect(dialog.get_by_test_id("link").locator("input")).not_to_have_value(old)
    thief.cut_off = True  # the browser notes that it was refused
    visit(thief, house)
    expect(thief.page.get_by_role("alert")).to_have_text("This personal link has been replaced or deleted.")
    thief.follow(f"{house.address}t#{links['seats'][0]['token']}")

    dialog.get_by_role("button", name="Remove it from this browser").click()
    dialog.get_by_role("button", name="Sure? Have you saved").click()
    expect(dialog.get_by_role("button", name="Create my personal link")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(cards(ana)).to_have_count(1)
    assert ana.page.evaluate("localStorage['herzog.person']") == "null"


def test_a_personal_link_stands_in_no_address(guest: Callable[..., Guest], house: Server) -> None:
    """No request has it in its address or says where it came from, and the server writes it nowhere."""
    ana, other = guest(), guest()
    asked: list[Request] = []

    def note(request: Request) -> None:
        asked.append(request)

    other.page.on("request", note)
    seated(house, ana)
    visit(ana, house)
    address = new_link(ana)
    key = address.split("#")[1]
    other.page.goto(address)
    other.page.get_by_role("button", name=re.compile("mine, use")).click()
    expect(cards(other)).to_have_count(1)
    cards(other).get_by_role("link").click()
    other.arrive()
    sent = [request for request in asked if request.url != address]  # the browser keeps what follows # to itself
    assert len(sent) > 5
    assert not [request.url for request in sent if key in request.url]
    assert not [request.headers for request in sent if key in request.headers.get("referer", "")]
    assert key not in house.log.read_text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True])
def test_the_front_room_fits(guest: Callable[..., Guest], house: Server, language: str, phone: bool) -> None:
    """With tables in the list, before there is a link and with one; axe finds nothing to complain about."""
    ana = guest(language=language, phone=phone)
    seated(house, ana)
    visit(ana, house)
    expect(cards(ana)).to_have_count(1)
    assert findings(ana) == []
    dialog = own_link(ana)
    assert findings(ana) == []
    dialog.locator("button.main").click()
    expect(dialog.get_by_test_id("link")).to_be_visible()
    assert findings(ana) == []
    assert no_sideways(ana)
