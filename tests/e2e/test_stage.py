from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from herzog.games.fourberies import GAME as FOURBERIES
from herzog.games.lacrimosa.turn import END
from herzog.kernel import Match
from tests.e2e.courses import SEEDS, Course, position, soloist_acts
from tests.e2e.prepared import set_out
from tests.e2e.rounds import BOX, NAMES, clash

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from herzog.kernel import Pick
    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest

CORNER: Any = {"x": 4, "y": 4}  # of the board, where nothing lies
APART = 600  # milliseconds between two presses that are not one double press
SEEN = """() => {
    const board = document.querySelector('#board');
    window.seen = [];
    const look = () => {
        if (window.seen.at(-1) !== board.innerText) window.seen.push(board.innerText);
        requestAnimationFrame(look);
    };
    look();
}"""


def before_the_reveal(cafe: Cafe) -> tuple[str, Pick]:
    """Return the link to a round of Fourberies that waits for Ana alone, and what she chooses."""
    found = clash()
    return set_out(cafe, found.match, found.seed, ["here", "link", "link"]), found.pick


def before_the_stage(person: Guest, link: str) -> Guest:
    """Follow *link*, and stop the clock before anything is played."""
    person.follow(link)
    person.options.first.wait_for()
    person.stop_clock()
    return person


def choose(ana: Guest, city: Pick) -> None:
    """Choose a Travel card, and turn everything up."""
    ana.take(city, f"travel:0:{city}")


def left(caption: Locator) -> int:
    """Return how many beats are still to come."""
    return int(caption.get_attribute("data-left") or 0)


def test_a_reveal_can_be_watched_and_skipped_beat_by_beat(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Leisurely: the cards stay in sight, one press goes on by one beat, two at once go to the end."""
    link, city = before_the_reveal(cafe)
    ana = before_the_stage(guest(pace=500, moving=True, clock=True), link)
    choose(ana, city)
    caption, board = ana.page.get_by_test_id("caption"), ana.page.locator("#board")
    expect(caption).to_contain_text("The Travel cards are revealed")
    beats = left(caption)
    assert ana.flown()["travel"] == len(NAMES)
    ana.page.clock.run_for(2_000)
    expect(caption).to_contain_text("The Travel cards are revealed")
    assert left(caption) == beats
    for beat in range(1, 4):
        board.click(position=CORNER)
        assert left(caption) == beats - beat
        ana.page.clock.run_for(APART)
    board.dblclick(position=CORNER)
    expect(caption).to_have_count(0)


def test_the_board_is_as_far_as_the_stage(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Caravels lie before no city until they have sailed, and the log tells no more than the stage."""
    link, city = before_the_reveal(cafe)
    ana = before_the_stage(guest(pace=500, clock=True), link)
    choose(ana, city)
    ships, log = ana.page.locator(".sea .ship"), ana.page.locator("[data-row]").last
    expect(ana.page.get_by_test_id("caption")).to_contain_text("revealed")
    expect(ships).to_have_count(0)
    expect(log).not_to_contain_text("is shared")
    ana.page.get_by_test_id("skip").click()
    expect(ships).to_have_count(len(NAMES))
    ana.page.clock.run_for(APART)
    ana.page.get_by_test_id("skip").click()
    expect(log).to_contain_text("is shared")


def test_without_motion_there_are_stills(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Everything is told, the cards are shown, and nothing flies."""
    link, city = before_the_reveal(cafe)
    ana = guest(pace=120).follow(link)
    choose(ana, city)
    ana.hears("mood changes")
    expect(ana.page.get_by_test_id("caption")).to_have_count(0)
    assert ana.flown()["travel"] == len(NAMES)
    assert not {"caravel", "card"} & ana.flown().keys()


def test_whoever_acts_ends_the_play(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """While the Soloist has the stage one may play a card: the answer goes out at once."""
    course = position(soloist_acts)
    ana = guest(pace=500, moving=True, clock=True)
    before_the_stage(ana, set_out(cafe, course.match, course.seed, ["here"]))
    ana.take(END)
    caption = ana.page.get_by_test_id("caption")
    expect(caption).to_contain_text("The Soloist")
    answered = len(ana.answered)
    ana.page.locator("section[data-ask=LayExperience]").wait_for()
    ana.page.locator(".hand [data-standing=open]").first.click()
    expect(ana.page.locator("section[data-ask=LayStory]")).to_be_visible()
    expect(caption).to_have_count(0)
    assert len(ana.answered) > answered


def test_nobody_is_told_who_has_won_before_the_count(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """As long as the points are counted on the stage, neither bar nor title says how it ends."""
    whole = Course(SEEDS[0])
    whole.go()
    course = Course(SEEDS[0])
    course.go(lambda at: len(at.moves) == len(whole.moves) - 1)
    ana = guest(pace=500, moving=True, clock=True)
    before_the_stage(ana, set_out(cafe, course.match, course.seed, ["here"]))
    ana.take(whole.moves[-1].pick, whole.moves[-1].target)
    expect(ana.page.get_by_test_id("caption")).to_be_visible()
    expect(ana.status).to_have_text("The game is over.")
    expect(ana.page).to_have_title(re.compile("^The game is over"))
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_test_id("result")).to_be_visible()
    expect(ana.status).to_contain_text("wins")


def test_a_late_guest_sees_the_table_as_it_is(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """What is still played for Ana is over for Eve, who has just come."""
    link, city = before_the_reveal(cafe)
    ana = before_the_stage(guest(pace=500, clock=True), link)
    eve_link = ana.links()["To watch"]
    choose(ana, city)
    expect(ana.page.get_by_test_id("caption")).to_contain_text("revealed")
    eve = guest(pace=500).follow(eve_link)
    expect(eve.page.get_by_test_id("caption")).to_have_count(0)
    expect(eve.page.get_by_test_id("step")).to_have_text(ana.page.get_by_test_id("step").inner_text())
    expect(eve.page.locator(".sea .ship")).to_have_count(1)
    assert left(ana.page.get_by_test_id("caption")) > 0


def test_leafing_back_never_shows_the_present(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Page by page, and by a jump to the beginning: between two pages of the past there is no third."""
    found = clash()
    ana = guest().follow(set_out(cafe, found.match, found.seed, ["here", "link", "link"]))
    ana.page.locator("#board .table").wait_for()
    ana.settle()
    present = ana.page.locator("#board").inner_text()
    ana.page.evaluate(SEEN)
    for key in ("ArrowLeft", "ArrowLeft", "ArrowLeft", "Home"):
        step = ana.page.locator("#board").get_attribute("data-step")
        ana.page.keyboard.press(key)
        expect(ana.page.locator("#board")).not_to_have_attribute("data-step", step or "")
        ana.settle()
    expect(ana.page.locator("#board")).to_have_attribute("data-step", "0")
    seen = ana.page.evaluate("window.seen")
    assert present not in seen[1:]
    assert len(seen) > 2


def test_the_log_goes_where_history_goes(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """The row of the page that is open is in sight; the caption tells it; back in the present the log follows again."""
    found = clash()
    ana = guest().follow(set_out(cafe, found.match, found.seed, ["here", "link", "link"]))
    here = ana.page.locator("[data-row][aria-current]")
    ana.page.locator("[data-row]").first.evaluate("row => row.click()")
    expect(here).to_be_in_viewport()
    expect(ana.page.get_by_test_id("caption")).to_be_visible()
    for _ in range(3):
        ana.page.keyboard.press("ArrowRight")
        expect(here).to_be_in_viewport()
    ana.page.keyboard.press("End")
    expect(ana.page.locator("[data-row]").last).to_be_in_viewport()


def test_the_log_is_one_stop_for_the_tab_key_and_has_rounds(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """The arrows lead from row to row; a round can be read alone."""
    found = clash()
    ana = guest().follow(set_out(cafe, found.match, found.seed, ["here", "link", "link"]))
    rows = ana.page.locator("[data-row]")
    expect(ana.page.locator("[data-row][tabindex='0']")).to_have_count(1)
    rows.last.focus()
    ana.page.keyboard.press("ArrowUp")
    expect(rows.nth(rows.count() - 2)).to_be_focused()
    everything = rows.count()
    ana.page.get_by_test_id("rounds").select_option(label="Season 1, round 2")
    assert 0 < rows.count() < everything


def test_a_recap_is_played_through(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """What happened since one's last move is played once more, and ends in the present."""
    link, city = before_the_reveal(cafe)
    ana = before_the_stage(guest(pace=120, clock=True), link)
    choose(ana, city)
    ana.page.get_by_test_id("skip-all").click()
    ana.page.clock.resume()
    ana.page.keyboard.press("ArrowLeft")
    expect(ana.page.locator("#board")).not_to_have_attribute("data-step", str(ana.step()))
    ana.page.evaluate("window.told = []")
    ana.page.get_by_role("button", name="Replay from here").click()
    ana.until("window.told.length > 0")
    expect(ana.page.locator("#board")).to_have_attribute("data-step", str(ana.step()))
    expect(ana.page.get_by_test_id("caption")).to_have_count(0)


def test_round_one_screen_the_curtain_falls_before_the_reveal(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Whoever chose last has no hand open when all lean in; then one of them sits down again."""
    match = Match.start(FOURBERIES, NAMES[:2], {}, BOX, 3)
    ana = guest(pace=120).follow(set_out(cafe, match, 3, ["here", "here"]))
    for seat in (0, 1):
        ana.page.locator("[data-testid=curtain] button").first.click()
        card = ana.page.locator(f"[data-target^='travel:{seat}:'][data-standing=open]").first
        card.click()
        ana.confirm()
    curtain = ana.page.get_by_test_id("curtain")
    expect(curtain).to_contain_text("Everyone has chosen")
    expect(ana.page.locator("[data-target^='travel:']")).to_have_count(0)
    ana.lift_curtain()
    ana.hears("The Travel cards are revealed")
    expect(ana.page.locator("[data-target^='travel:']")).to_have_count(0)
    ana.page.get_by_test_id("sit-down").click()
    expect(ana.page.locator("[data-target^='travel:']").first).to_be_visible()
    expect(ana.page.get_by_test_id("caption")).to_have_count(0)
