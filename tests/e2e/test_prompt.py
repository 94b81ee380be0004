"""What is typed at the page: the language of the terminal, and notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.guest import Guest
from tests.e2e.test_hands import about_to_commission
from tests.e2e.test_layouts import laid

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Locator, Route

    from tests.e2e.cafe import Cafe


def typed(person: Guest, text: str) -> Locator:
    """Type *text* after a slash; return the line."""
    person.page.keyboard.press("/")
    line = person.page.get_by_test_id("prompt")
    expect(line.get_by_role("textbox")).to_be_focused()
    person.page.keyboard.type(text)
    person.page.keyboard.press("Enter")
    return line


def test_one_line_answers_several_questions_and_asks_first(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """The card, the action and the Opus in one line, with a second word before what cannot be undone."""
    ana = guest()
    opus = ana.page.locator(about_to_commission(cafe, ana)).first
    title = opus.locator(".name strong").inner_text()
    said = len(ana.answered)
    line = typed(ana, f"use commission {title}")
    expect(ana.page.get_by_test_id("proposal")).to_contain_text("cannot be undone")
    expect(line).to_have_count(0)
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("section[data-ask=EndTurn]")).to_be_visible()
    assert [ask for _, ask, _ in ana.answered[said:]][:3] == ["UseCard", "TakeActions", "Commission"]


def test_what_is_not_understood_is_said_in_place(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """A word that means nothing offers what could have been meant; a used card says why not; Escape closes the line."""
    ana = guest(language="fr")
    ana.follow(laid(cafe, "fourberies"))
    ana.options.first.wait_for()
    line = typed(ana, "quatresabo")
    expect(line).to_contain_text("ne veut rien dire ici")
    expect(line.get_by_role("button").first).to_contain_text("Quatre-Sabots")
    line.get_by_role("textbox").fill("pourquoi port-vibrisse")
    ana.page.keyboard.press("Enter")
    expect(line).to_contain_text("FOU-")
    ana.page.keyboard.press("Escape")
    expect(line).to_have_count(0)
    assert ana.answered == []


def test_what_is_typed_before_the_words_are_here_waits_for_them(browser: Browser, cafe: Cafe) -> None:
    """On a slow line the words of the terminal come after the first command: it is understood then."""
    context = browser.new_context(locale="fr", service_workers="block")  # files come by the line that is slow
    ana, held = Guest(context.new_page(), cafe.address, {}), Held()
    ana.page.route("**/assets/terminal-*.js", held.hold)
    ana.follow(laid(cafe, "fourberies"))
    ana.options.first.wait_for()
    with ana.page.expect_request("**/assets/terminal-*.js"):
        line = typed(ana, "pourquoi port-vibrisse")
    expect(line.get_by_role("status")).to_be_empty()
    held.let_go()
    expect(line).to_contain_text("FOU-")
    context.close()
    assert ana.faults == []


def test_what_was_typed_and_closed_before_the_words_came_is_forgotten(browser: Browser, cafe: Cafe) -> None:
    """Escape takes back a command that is still waiting."""
    context = browser.new_context(locale="fr", service_workers="block")
    ana, held, sent = Guest(context.new_page(), cafe.address, {}), Held(), list[str]()
    ana.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    ana.page.route("**/assets/terminal-*.js", held.hold)
    ana.follow(laid(cafe, "fourberies"))
    ana.options.first.wait_for()
    with ana.page.expect_request("**/assets/terminal-*.js"):
        line = typed(ana, "port-vibrisse")
    ana.page.keyboard.press("Escape")
    expect(line).to_have_count(0)
    with ana.page.expect_request_finished():
        held.let_go()
    expect(typed(ana, "pourquoi port-vibrisse")).to_contain_text("FOU-")
    context.close()
    assert len([frame for frame in sent if '"typed"' in frame]) == 1  # the second command alone


class Held:
    """Files that the line keeps back."""

    def __init__(self) -> None:
        self._routes: list[Route] = []

    def hold(self, route: Route) -> None:
        """Keep a file back."""
        self._routes.append(route)

    def let_go(self) -> None:
        """Let all come."""
        for route in self._routes:
            route.continue_()


def test_notes_are_for_their_writer_alone(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """A key opens them with the cursor in place; the next visit finds them, and nobody is sent a word of them."""
    ana = guest()
    sent: list[str] = []
    ana.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    ana.follow(laid(cafe, "fourberies"))
    ana.options.first.wait_for()
    ana.page.keyboard.press("Shift+N")
    expect(ana.page.locator("aside textarea")).to_be_focused()
    ana.page.keyboard.type("Ben bluffs")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("aside")).to_have_count(0)
    ana.page.reload()
    ana.arrive()
    expect(ana.open_drawer("notes").get_by_role("textbox")).to_have_value("Ben bluffs")
    assert "sit" in "".join(sent)
    assert "bluffs" not in "".join(sent)
