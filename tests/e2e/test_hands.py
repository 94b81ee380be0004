"""Safe hands: what cannot be undone asks first, a finger looks first, and what cannot be done says why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from herzog.games.lacrimosa.box import COMMISSION
from tests.e2e.courses import can_only_take, position, short_turn
from tests.e2e.prepared import set_out
from tests.e2e.test_everyone import in_sight
from tests.e2e.test_layouts import WIDTH, laid

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest

LONG = 700  # milliseconds


def about_to_commission(cafe: Cafe, person: Guest) -> str:
    """Bring *person* to where one click commissions an Opus; return what to click."""
    course = position(can_only_take(COMMISSION), seats=2)
    turn = short_turn(course.match.state, COMMISSION)
    person.follow(set_out(cafe, course.match, course.seed, ["here", "bot"]))
    for move in turn[:2]:
        person.touch(move.ask, move.pick, move.target)
    opus = next(move.target for move in turn if move.ask == "Commission")
    return f'[data-target="{opus}"][data-standing=ahead]'


def test_what_cannot_be_undone_asks_first(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Buying a card says its cost, the steps it takes and that there is no way back; Escape leaves all as it was."""
    ana = guest()
    opus = ana.page.locator(about_to_commission(cafe, ana)).first
    said, proposal = len(ana.answered), ana.page.get_by_test_id("proposal")
    opus.click()
    for words in ("Commission", "cost", "turns up new cards", "cannot be undone"):
        expect(proposal).to_contain_text(words)
    expect(ana.page.get_by_test_id("steps")).to_contain_text("Use")
    ana.page.keyboard.press("Escape")
    expect(proposal).to_have_count(0)
    assert len(ana.answered) == said
    opus.click()
    expect(proposal).to_be_visible()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("section[data-ask=EndTurn]")).to_be_visible()
    assert [ask for _, ask, _ in ana.answered[said:]] == ["UseCard", "TakeActions", "Commission", "Pay"]
    expect(ana.page.get_by_test_id("steps")).to_contain_text("Commission")


def test_whoever_does_without_is_not_asked(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """One setting, and a click is final again."""
    ana = guest(asksFirst=False)
    ana.page.locator(about_to_commission(cafe, ana)).first.click()
    expect(ana.page.locator("section[data-ask=EndTurn]")).to_be_visible()


def shown_and_asked(person: Guest) -> tuple[Locator, Locator]:
    """Return the preview and what asks for a second word."""
    return person.page.locator(".preview"), person.page.get_by_test_id("proposal")


def test_the_first_tap_shows_and_the_second_does_it(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """A card of the hand by touch: first seen large, then played; then the preview is gone."""
    ana = guest(phone=True)
    course = position(lambda course: course.ask == "LayExperience", seats=2)
    ana.follow(set_out(cafe, course.match, course.seed, ["here", "bot"]))
    preview, proposal = shown_and_asked(ana)
    cards = ana.page.locator(".hand [data-standing=open]")
    first, second = cards.nth(0), cards.nth(1)
    first.tap()
    expect(preview).to_be_visible()
    expect(proposal).to_be_visible()
    assert in_sight(ana, ".hand")
    second.tap()
    expect(proposal).to_be_visible()
    ana.page.touchscreen.tap(4, 300)  # beside the board
    expect(preview).to_have_count(0)
    assert ana.answered == []
    first.tap()
    first.tap()
    expect(ana.page.locator("section[data-ask=LayStory]")).to_be_visible()
    expect(preview).to_have_count(0)
    assert [ask for _, ask, _ in ana.answered] == ["LayExperience"]


def test_who_reads_a_rule_keeps_what_was_looked_at(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """By touch, from the preview of a card to its rule and back: the card is still proposed."""
    ana = guest(phone=True)
    course = position(lambda course: course.ask == "LayExperience", seats=2)
    ana.follow(set_out(cafe, course.match, course.seed, ["here", "bot"]))
    preview, proposal = shown_and_asked(ana)
    ana.page.locator(".hand [data-standing=open]").first.tap()
    preview.locator("button.rule").tap()
    drawer = ana.page.locator("aside.drawer")
    drawer.get_by_role("heading", name="Rules").tap()
    drawer.get_by_role("button", name="Close").tap()
    expect(drawer).to_have_count(0)
    expect(proposal).to_be_visible()


def test_what_is_proposed_at_length_takes_the_place_of_the_question(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """On a phone it stands below the board, not over it, and hides nothing of the preview."""
    ana = guest(phone=True, language="ru", text=125)
    opus = ana.page.locator(about_to_commission(cafe, ana)).first
    ana.page.locator("#board .tabs button").first.tap()
    opus.tap()
    preview, _ = shown_and_asked(ana)
    proposed = ana.page.get_by_test_id("tray").filter(has=ana.page.get_by_test_id("confirm"))
    expect(proposed).to_be_visible()
    ana.settle()
    tray, card = proposed.bounding_box(), preview.bounding_box()
    assert tray
    assert card
    assert tray["y"] + tray["height"] == ana.page.evaluate("innerHeight")
    assert card["y"] + card["height"] <= tray["y"]


def test_a_long_press_only_shows(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Whoever holds a finger on a card sees it, and lifting the finger plays nothing."""
    ana = guest(phone=True)
    course = position(lambda course: course.ask == "LayExperience", seats=2)
    ana.follow(set_out(cafe, course.match, course.seed, ["here", "bot"]))
    card = ana.page.locator(".hand [data-standing=open]").first
    card.wait_for()
    ana.settle()
    box = card.bounding_box()
    assert box
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = ana.page.context.new_cdp_session(ana.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    preview, _ = shown_and_asked(ana)
    expect(preview).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ana.page.wait_for_timeout(LONG)
    assert ana.answered == []


# Return what a finger could press and would have to aim at: its place for a tap is narrower than a fingertip.
NARROW = """() => [...document.querySelectorAll('[data-standing=open], [data-standing=ahead], .button, .rule')]
    .filter(each => each instanceof HTMLElement && each.checkVisibility())
    .filter(each => !each.querySelector('button, [data-target]'))
    .flatMap(each => {
        const [box, around] = [each.getBoundingClientRect(), getComputedStyle(each, '::after')];
        const more = side => Math.max(0, -parseFloat(around[side]) || 0);
        const [width, height] = [box.width + more('left') + more('right'), box.height + more('top') + more('bottom')];
        const name = each.dataset.target ?? each.textContent;
        return Math.min(width, height) < 43.5 ? [`${name}: ${width} x ${height}`] : [];
    })"""


def test_a_fingertip_is_small_enough(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """On a phone everything that can be pressed takes a tap on 44 by 44 pixels, however small it is drawn."""
    ana, narrow = guest(phone=True), {}
    course = position(lambda at: at.ask == "Requiem", seats=2)
    for link in (laid(cafe, "fourberies"), set_out(cafe, course.match, course.seed, ["here", "bot"])):
        ana.follow(link)
        ana.options.first.wait_for()
        ana.settle()
        narrow[link] = ana.page.evaluate(NARROW)
    assert [each for found in narrow.values() for each in found] == []


def test_two_fingers_enlarge_the_board_and_make_it_small_again(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Spread to twice their distance, they make it twice as large, and back, even if they rest before and in between.

    Nothing under them is played, and nothing is shown: a preview would lie between them and the board.
    """
    ana = guest(phone=True)
    ana.follow(laid(cafe, "fourberies"))
    ana.options.first.wait_for()
    ana.settle()
    fingers, before = ana.page.context.new_cdp_session(ana.page), ana.page.evaluate(WIDTH)
    preview, _ = shown_and_asked(ana)
    for way, times in (((40, 60, 80), 2), ((80, 60, 40), 1)):
        for apart in way:
            points = [{"x": 180 + side * apart, "y": 300, "id": at} for at, side in enumerate((-1, 1))]
            kind = "touchStart" if apart == way[0] else "touchMove"
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
            ana.page.wait_for_timeout(LONG)
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(preview).to_have_count(0)
        ana.until(f"Math.abs(({WIDTH}) / {before} - {times}) < 0.05")
    assert ana.answered == []


def test_why_not_says_what_somebody_could_have_meant(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """The list leaves out other players' cards and names each reason once; a thing says its own when pointed at."""
    ana = guest()
    ana.follow(laid(cafe, "fourberies"))
    ana.page.get_by_test_id("more").click()
    refusals = ana.page.get_by_test_id("refusals")
    expect(refusals).to_be_visible()
    expect(refusals).not_to_contain_text("not your Travel card")
    reasons = [line.split("FOU")[0] for line in refusals.locator(":scope > li").all_inner_texts()]
    assert len(reasons) == len(set(reasons))
    ana.page.get_by_test_id("more").click()
    ana.page.locator(".ticket[data-standing=refused]").first.hover()
    expect(ana.page.locator(".preview .refused")).not_to_be_empty()


def test_a_city_stands_for_the_card_that_leads_there(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Pointing at a town chooses its Travel card, where one is asked for."""
    ana = guest()
    ana.follow(laid(cafe, "fourberies", "link"))  # who have not chosen yet, so that nothing is turned up
    town = ana.page.locator(".town[data-means^=travel][data-standing=open]").first
    city = int((town.get_attribute("data-means") or "").rpartition(":")[2])
    town.click()
    expect(ana.page.locator(f".ticket.chosen[data-target$=':{city}']")).to_be_visible()


def test_a_panel_opens_a_board_and_the_board_zooms(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """A click on a rival shows their board; keys make it larger, and the next visit finds it so."""
    ana = guest()
    ana.follow(laid(cafe, "lacrimosa"))
    ana.page.get_by_role("article", name="Ben").get_by_role("button", name="Ben").click()
    expect(ana.page.get_by_role("button", name="Ben", exact=True).and_(ana.page.locator(".tabs *"))).to_have_attribute(
        "aria-pressed", "true"
    )
    ana.settle()
    fits = ana.page.evaluate(WIDTH)
    larger = f"document.querySelector('#board .table') && {WIDTH} > 1.1 * {fits}"
    ana.page.keyboard.press("+")
    ana.until(larger)
    ana.page.reload()
    ana.arrive()
    ana.until(larger)
    ana.page.keyboard.press("0")
    ana.until(f"{WIDTH} === {fits}")
