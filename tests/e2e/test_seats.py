"""Two people at a table: one lets a bot play and comes back, then both agree to end the game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from herzog.text import LANGUAGES
from tests.e2e.guest import Patience
from tests.e2e.test_everyone import findings, no_sideways

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest


def seat_and_game(person: Guest) -> Locator:
    """Open the drawer in which seats are handed over."""
    return person.open_drawer("settings").get_by_test_id("seat-and-game")


def together(guest: Callable[..., Guest], **prefs: str) -> tuple[Guest, Guest]:
    """Return a host and a friend who came by link."""
    host = guest(**prefs).enter().lay("here", "link").take_seat()
    links = host.links()
    friend = guest(**prefs).follow(next(link for name, link in links.items() if name.endswith("2")))
    friend.page.locator("#my-name").fill("Bo")
    friend.page.keyboard.press("Enter")
    expect(host.page.get_by_role("article", name="Bo")).to_be_visible()
    return host, friend


def test_who_invites_sees_who_has_come(guest: Callable[..., Guest]) -> None:
    """Beside the link, in the drawer that lies over the players."""
    host = guest().enter().lay("here", "link").take_seat()
    row = host.open_drawer("links").get_by_test_id("link").first
    expect(row.get_by_test_id("here")).to_have_count(0)
    friend = guest().follow(row.locator("input").input_value())
    expect(row.get_by_test_id("here")).to_have_text("at the table")
    friend.page.close()
    expect(row.get_by_test_id("here")).to_have_count(0)


def test_who_cannot_go_back_alone_asks_the_others(guest: Callable[..., Guest]) -> None:
    """Undo by key says why not and offers to ask; the words go with the question, and when the table moves on."""
    host, friend = together(guest)
    patience = Patience(host, friend)
    while patience.lasts() and (len(host.answered) < 1 or len(friend.answered) < 1):
        host.choose()
        friend.choose()
    expect(host.page.get_by_test_id("undo")).to_have_attribute("aria-disabled", "true")
    host.page.keyboard.press("u")
    said = host.page.get_by_test_id("explained")
    said.get_by_role("button", name="Ask to take back my last move").click()
    expect(said).to_have_count(0)
    expect(seat_and_game(host).get_by_role("button", name="Ask to take back")).to_be_disabled()
    host.page.keyboard.press("Escape")
    host.page.keyboard.press("u")
    expect(said).to_be_visible()
    expect(said.get_by_role("button")).to_have_count(0)
    friend.page.get_by_test_id("undo-offer").get_by_role("button", name="Agree").click()
    expect(host.page.get_by_test_id("note").last).to_contain_text("All agree to take back")
    expect(said).to_have_count(0)


def test_what_lies_over_the_chat_leaves_its_line_free(guest: Callable[..., Guest]) -> None:
    """One writes below what was said last, though something is explained there."""
    host, _ = together(guest)
    host.page.locator(".room > .side").get_by_role("button", name="Chat").click()
    line = host.page.get_by_label("Say something")
    line.click(trial=True)
    host.page.keyboard.press("u")
    expect(host.page.get_by_test_id("explained")).to_be_visible()
    host.settle()
    tray, field = host.page.get_by_test_id("tray").bounding_box(), line.bounding_box()
    assert tray
    assert field
    assert field["y"] + field["height"] <= tray["y"]


def test_who_has_invited_others_finds_the_board_at_its_top(guest: Callable[..., Guest]) -> None:
    """On a phone the invitations lie over all that is asked for, and the board does not look for it meanwhile."""
    host = guest(phone=True).enter().lay("here", "link").take_seat()
    host.page.locator("aside .inside").wait_for()
    host.settle()
    host.page.keyboard.press("Escape")
    expect(host.options.first).to_be_visible()
    host.settle()
    assert host.page.locator("#board").evaluate("board => board.scrollTop") == 0


def test_who_is_asked_for_a_name_can_answer_all_the_same(guest: Callable[..., Guest]) -> None:
    """On a phone the question stands below the others, and covers neither board nor answers."""
    host = guest().enter().lay("here", "link").take_seat()
    friend = guest(phone=True).follow(next(link for name, link in host.links().items() if name.endswith("2")))
    friend.settle()
    naming, bar = (
        friend.page.get_by_test_id("naming").bounding_box(),
        friend.page.locator("section.mine").bounding_box(),
    )
    assert naming
    assert bar
    assert naming["y"] >= bar["y"] + bar["height"]
    friend.page.locator("#my-name").fill("Bo")
    friend.page.keyboard.press("Enter")
    expect(friend.page.get_by_test_id("naming")).to_have_count(0)
    expect(host.page.get_by_role("article", name="Bo")).to_be_visible()
    expect(friend.page.locator(".thinking")).to_have_count(1)  # of oneself the bar says so


def test_who_gives_no_name_is_called_something_in_the_language_of_whoever_reads_it(
    guest: Callable[..., Guest],
) -> None:
    """On the panel, in the status line and in the log; the host set up the table in Polish."""
    host = guest(language="pl").enter().lay("here", "link").take_seat()
    links = host.links()
    expect(host.page.get_by_role("article", name="Gość 1")).to_be_visible()
    friend = guest(language="fr").follow(links["Gość 2"])
    expect(friend.page.get_by_role("article", name="Joueur 1")).to_be_visible()
    watcher = guest(language="ru").follow(list(links.values())[-2])
    expect(watcher.page.get_by_role("article", name="Гость 1")).to_be_visible()
    host.choose()
    friend.choose()
    expect(watcher.page.get_by_role("log")).not_to_contain_text("Gość")
    for words in (friend.page.locator("body").inner_text(), watcher.page.locator("body").inner_text()):
        assert "Gość" not in words
    expect(watcher.page.get_by_role("list", name="Журнал")).to_contain_text("Гость 1")


def test_a_bot_sits_in_and_the_game_ends_by_agreement(guest: Callable[..., Guest]) -> None:
    """Everybody sees who plays for whom, in badges and log; the offer is seen at once, and the end says what it was."""
    host, friend = together(guest)
    before = host.step()
    pane = seat_and_game(friend)
    pane.get_by_label("Bot level").select_option("apprenti")
    pane.get_by_role("button", name="Hand over").click()
    friend.page.keyboard.press("Escape")
    expect(friend.status).to_have_text("A bot (Apprentice) is playing for you")
    expect(friend.options).to_have_count(0)
    expect(host.page.get_by_test_id("sits-in")).to_have_text("bot: Apprentice")
    expect(host.page.get_by_test_id("note")).to_contain_text("hands their seat to a bot (Apprentice).")

    patience = Patience(host)
    while patience.lasts() and host.step() < before + 12:  # the bot answers for the friend
        host.choose()
        host.page.wait_for_timeout(20)
    friend.page.get_by_role("button", name="Take my seat back").press("Enter")
    expect(host.page.get_by_test_id("sits-in")).to_have_count(0)
    expect(friend.page.get_by_test_id("note").last).to_have_text("You take your seat back from the bot.")

    seat_and_game(host).get_by_role("button", name="Offer to end the game").press("Enter")
    host.page.keyboard.press("Escape")
    expect(host.page.get_by_test_id("end-offer")).to_contain_text("agreed to end the game here.")
    offer = friend.page.get_by_test_id("end-offer")
    expect(offer).to_contain_text("would like to end the game here.")
    offer.get_by_role("button", name="Play on").click()
    expect(host.page.get_by_test_id("end-offer")).to_have_count(0)

    seat_and_game(friend).get_by_role("button", name="Offer to end the game").click()
    friend.page.keyboard.press("Escape")
    host.page.get_by_test_id("end-offer").get_by_role("button", name="Agree").click()
    for person in (host, friend):
        expect(person.page.get_by_test_id("how")).to_have_text("The players agree to end the game here.")
        expect(person.page.get_by_test_id("result").locator("li")).to_have_count(2)
        expect(person.page.get_by_text(re.compile(r"a bot \(Apprentice\) made \w+ moves?\."))).to_be_visible()
        expect(person.options).to_have_count(0)


def test_the_host_lets_a_bot_play_for_somebody_who_is_away_and_abandons_the_game(guest: Callable[..., Guest]) -> None:
    """Who is asked and not there is away; only they can be replaced; the question comes twice, and nobody has won."""
    host, friend = together(guest)
    pane = seat_and_game(host)
    expect(pane.get_by_role("button", name="Hand over")).to_have_count(1)
    doing = host.page.get_by_role("article", name="Bo").locator(".doing")
    expect(doing).to_have_text("thinking")
    friend.page.close()
    expect(doing).to_have_text("away")
    expect(pane.get_by_role("button", name="Hand over")).to_have_count(2)
    pane.get_by_role("button", name="Hand over: Let a bot play for Bo").click()
    expect(host.page.get_by_test_id("sits-in")).to_have_text("bot: Star")
    expect(host.page.get_by_test_id("note")).to_contain_text("seat to a bot (Star).")
    pane.get_by_role("button", name="Abandon the game").click()
    pane.get_by_role("button", name="Sure? The game will end for everyone.").click()
    host.page.keyboard.press("Escape")
    expect(host.status).to_have_text("The game is abandoned.")
    assert host.page.get_by_test_id("result").locator(".rank").count() == 0
    host.page.goto(host.address)
    expect(host.page.locator(".card .state")).to_have_text("Abandoned")


@pytest.mark.parametrize(("language", "phone"), [("en", False), *((language, True) for language in LANGUAGES)])
def test_everything_fits_and_can_be_used(guest: Callable[..., Guest], language: str, *, phone: bool) -> None:
    """On a desk, and on a phone in every language; axe finds nothing to complain about."""
    host = guest(language=language, phone=phone).enter().lay("here", "link").take_seat()
    host.page.keyboard.press("Escape")
    pane = seat_and_game(host)
    buttons = pane.get_by_role("button")
    buttons.nth(1).click()  # the friend's seat
    expect(buttons).to_have_count(3)
    assert findings(host) == []
    assert no_sideways(host)
    buttons.nth(0).click()
    host.page.keyboard.press("Escape")
    host.page.get_by_test_id("status").wait_for()
    assert findings(host) == []
    assert no_sideways(host)


def test_links_that_only_this_machine_opens_say_so(guest: Callable[..., Guest]) -> None:
    """With the command that lets others in, and without a picture for a camera that could not follow it."""
    pane = guest().enter().lay("here", "link").take_seat().open_drawer("links")
    expect(pane.get_by_test_id("here-only")).to_contain_text("herzog serve --host 0.0.0.0")
    expect(pane.get_by_role("button", name="Show as a QR code")).to_have_count(0)


def test_a_phone_on_the_same_network_opens_a_link_by_its_picture(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """The link names the address of this machine on its network, and a friend who opens it there sits down."""
    cafe.kill()
    cafe.open(host="0.0.0.0")
    pane = guest().enter().lay("here", "link").take_seat().open_drawer("links")
    link = pane.get_by_test_id("link").first
    address = link.get_by_role("textbox").input_value()
    if not pane.get_by_test_id("here-only").count():  # a machine without a network has no such address
        assert not address.startswith("http://127.")
        link.get_by_role("button", name="Show as a QR code").click()
        expect(link.get_by_role("img", name=re.compile("^QR code of the link"))).to_be_visible()
    guest().follow(address)
