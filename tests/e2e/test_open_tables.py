"""Open tables: shown by a host, found in the lobby, sat down at, watched; and what keeps them pleasant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from herzog.server.settings import BUILT
from herzog.text import LANGUAGES
from tests.e2e.test_everyone import findings, no_sideways
from tests.server.harness import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator

    from tests.e2e.guest import Guest

SIGN = {"seats": [1, 2], "watch": True, "language": "en", "speed": "days", "level": "new"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that serves the page and shows open tables."""
    data = tmp_path_factory.mktemp("open") / "data"
    with Server(data, web=str(BUILT), real=True, open_tables=True, seats=[10, 100]) as running:
        yield running


def open_table(house: Server, host: str = "Hedwig", *, game: str = "fourberies", **terms: Any) -> Any:
    """Set up a table with two seats for anyone, and return its links."""
    chairs = [{"kind": "here" if name else "link", "name": name, "bot": ""} for name in (host, "", "")]
    status, links = house.ask("POST", "/api/tables", {"game": game, "seats": chairs, "sign": SIGN, **terms})
    assert status == 201, links
    return links


def shown(person: Guest, house: Server, text: str) -> Locator:
    """Open the lobby and return the open table that says *text*."""
    person.page.goto(house.address)
    return person.page.get_by_test_id("open-tables").locator("article", has_text=text)


def test_a_host_leaves_a_seat_to_anyone(guest: Callable[..., Guest], house: Server) -> None:
    """Said when the table is laid, read in another language, and taken; both are at the same table."""
    host, other = guest(name="Olga"), guest(language="pl")
    host.page.goto(house.address)
    host.page.locator("form").wait_for()
    host.lay("here", "open", "bot")
    host.page.get_by_label("Level").select_option("new")
    host.page.get_by_label("Pace").select_option("days")
    host.take_seat()
    card = shown(other, house, "Olga")
    expect(card).to_contain_text("przez kilka dni · początkujący · English")
    expect(card).to_contain_text("wolne")
    card.get_by_role("button", name="Dosiądź się").click()
    dialog = other.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("Piotr")
    dialog.get_by_role("button", name="Usiądź").click()
    other.arrive()
    expect(host.page.locator(".people")).to_contain_text("Piotr")
    assert other.welcome["mine"] == [1]
    other.page.goto(house.address)
    expect(other.page.locator(".card")).to_have_count(1)  # it is among my tables now
    expect(other.page.get_by_test_id("open-tables").locator("article", has_text="Olga")).to_have_count(0)


def test_who_comes_second_is_told(guest: Callable[..., Guest], house: Server) -> None:
    """The list was old; nothing is lost but the seat."""
    links, late = open_table(house, "Theo"), guest(name="Late")
    shown(late, house, "Theo").get_by_role("button", name="Take a seat").click()
    for seat in (1, 2):
        assert house.ask("POST", f"/api/open/{links['table']}/{seat}", {"name": "First"})[0] == 200
    late.cut_off = True  # the browser notes that it was refused
    late.page.get_by_role("button", name="Sit down").click()
    expect(late.page.get_by_role("alert")).to_have_text("Someone has already taken this seat.")


def test_anyone_watches_in_silence(guest: Callable[..., Guest], house: Server) -> None:
    """The table is there, the chat is not."""
    open_table(house, "Wanda")
    visitor = guest()
    shown(visitor, house, "Wanda").get_by_role("link", name="Watch").click()
    visitor.arrive()
    visitor.page.get_by_role("button", name="Chat").first.click()
    expect(visitor.page.locator(".chat")).to_contain_text("Only those who were invited can chat here.")
    expect(visitor.page.get_by_label("Say something")).to_be_hidden()


def test_the_host_keeps_the_house(guest: Callable[..., Guest], house: Server) -> None:
    """Shows and hides the table, removes somebody, clears what was said."""
    links, host, rude = open_table(house, "Hera"), guest(), guest(name="Rude")
    host.follow(f"{house.address}t#{links['host']}")
    shown(rude, house, "Hera").get_by_role("button", name="Take a seat").click()
    rude.page.get_by_role("button", name="Sit down").click()
    rude.arrive()
    rude.page.get_by_role("button", name="Chat").first.click()
    rude.page.get_by_label("Say something").fill("grr")
    rude.page.keyboard.press("Enter")
    expect(host.page.get_by_test_id("open-to-all").get_by_role("checkbox")).to_have_count(2)
    rude.cut_off = True
    host.page.get_by_role("button", name="Give this seat to someone new").first.click()
    host.page.get_by_role("button", name="Sure? Rude").click()
    expect(rude.page.get_by_role("heading")).to_have_text("This table cannot be opened")
    host.page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Chat").first.click()
    chat = host.page.locator(".chat")
    expect(chat).to_contain_text("Someone who has left")
    expect(chat).to_contain_text("grr")
    host.page.get_by_role("button", name="Clear the chat").click()
    host.page.get_by_role("button", name="Sure? Everything").click()
    expect(chat).not_to_contain_text("grr")
    open_to_all = host.open_drawer("links").get_by_test_id("open-to-all")
    again = open_to_all.get_by_label("Seat 2 is free for anyone")
    expect(again).not_to_be_checked()
    again.check()
    expect(shown(guest(), house, "Hera").get_by_text("free")).to_have_count(2)
    for box in open_to_all.get_by_role("checkbox").all():
        box.uncheck()
    expect(shown(guest(), house, "Hera")).to_have_count(0)


def test_who_is_muted_is_neither_named_nor_heard(guest: Callable[..., Guest], house: Server) -> None:
    """In the chat, in the log, beside the board and in the lobby; for this viewer alone, also the next time."""
    links, host = open_table(house, "Mia"), guest()
    token = house.ask("POST", f"/api/open/{links['table']}/1", {"name": "Rudebold"})[1]["token"]
    host.follow(f"{house.address}t#{links['host']}")
    with house.client(token) as rude:
        rude.request(type="chat", seat=1, text="grr")
    host.page.keyboard.press("Escape")  # the invitations, which wait for guests
    host.page.get_by_role("button", name="Chat").first.click()
    expect(host.page.locator(".chat")).to_contain_text("grr")
    expect(host.page.locator(".people")).to_contain_text("Rudebold")
    host.page.get_by_text("Mute", exact=True).click()
    host.page.get_by_role("button", name="Mute Rudebold").click()
    expect(host.page.locator(".chat")).not_to_contain_text("grr")
    expect(host.page.get_by_text("Rudebold")).to_have_count(0)
    host.page.reload()
    host.arrive()
    expect(host.page.locator(".people")).to_contain_text("Player 2")
    expect(host.page.get_by_text("Rudebold")).to_have_count(0)
    expect(shown(host, house, "Mia")).not_to_contain_text("Rudebold")
    expect(shown(guest(), house, "Mia")).to_contain_text("Rudebold")


def test_a_private_server_says_nothing_of_open_tables(guest: Callable[..., Guest]) -> None:
    """Neither in the lobby nor when a table is laid."""
    person = guest().enter()
    expect(person.page.get_by_test_id("daily")).to_be_visible()  # the lobby is all there
    expect(person.page.get_by_test_id("open-tables")).to_have_count(0)
    expect(person.page.get_by_test_id("sign")).to_have_count(0)
    assert "open" not in person.page.locator(".kind select").first.locator("option").evaluate_all(
        "each => each.map(one => one.value)"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("phone", "light"), [(False, "light"), (True, "dark")])
def test_the_board_of_open_tables_fits(
    guest: Callable[..., Guest], house: Server, language: str, phone: bool, light: str
) -> None:
    """With long names, a clock, free seats; axe finds nothing to complain about."""
    clock = {"kind": "days", "bank": 259_200, "each": 172_800, "out": "bot", "bot": "apprenti"}
    open_table(house, "Maria Anna Walburga Ignatia Mozart-Berch", clock=clock)
    person = guest(language=language, phone=phone, light=light)
    card = shown(person, house, "Walburga").first
    expect(card).to_be_visible()
    person.lay("here", "open", "bot")
    assert findings(person) == []
    assert no_sideways(person)
    card.get_by_role("button").click()
    assert findings(person) == []
    assert no_sideways(person)
