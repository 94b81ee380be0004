"""Learning by playing: every lesson in a real browser, by every way in, in every language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from herzog.games import GAMES
from herzog.lessons import lessons
from herzog.text import LANGUAGES
from tests.e2e.pupil import Pupil
from tests.e2e.test_everyone import findings

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.guest import Guest
    from tests.e2e.pupil import Way

LESSONS = [(lesson.game, lesson.name) for game in GAMES for lesson in lessons(game)]
WAYS: tuple[Way, ...] = ("mouse", "touch", "keys")
# Each lesson is taken in every way, in another language each; over the lessons, each way meets every language.
TAKEN = [
    (*lesson, way, LANGUAGES[(n + shift) % len(LANGUAGES)])
    for n, lesson in enumerate(LESSONS)
    for shift, way in enumerate(WAYS)
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lesson", "way", "language"), TAKEN)
def test_a_lesson(guest: Callable[..., Guest], game: str, lesson: str, way: Way, language: str) -> None:
    """From the lobby to the last step, doing what it says; then it is remembered as done."""
    pupil = Pupil(guest(language=language, phone=way == "touch").enter(), way)
    pupil.begin(game, lesson)
    assert pupil.take() > 8
    if way == WAYS[0]:  # once for each lesson
        pupil.guest.enter()  # where the game is still chosen
        expect(pupil.page.locator(f"[data-lesson={lesson}] svg")).to_be_visible()


def test_the_last_lesson_leads_to_a_first_game(guest: Callable[..., Guest]) -> None:
    """One press away, against the weakest bots, with the coach, who says how to find out more."""
    pupil = Pupil(guest(uncoached=[]).enter(), "mouse")
    pupil.begin("fourberies", "festival")
    expect(pupil.panel).to_contain_text("everything on the table says what it is")
    for n in range(1, len(pupil.steps) + 1):
        pupil.skip(n)
    pupil.page.get_by_test_id("first-game").click()
    coach = pupil.page.get_by_test_id("coach")
    expect(coach).to_contain_text("everything on the table says what it is")
    assert {chair["bot"] for chair in pupil.guest.welcome["chairs"]} == {"", "gamin"}


def test_words_for_some_come_when_they_are_asked_for(guest: Callable[..., Guest]) -> None:
    """A table fetches no words of rules, lessons, coach or player aid until somebody wants them."""
    ana = guest()
    fetched: list[str] = []
    ana.page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    ana.enter().lay("here", "bot", game="lacrimosa").take_seat()
    expect(ana.options.first).to_be_visible()
    later = re.compile(r"(rules|lessons|coach|aid)-(lacrimosa|fourberies)-|terminal-|bell-")
    assert any(name.startswith("board-lacrimosa-") for name in fetched)
    assert list(filter(later.match, fetched)) == []
    ana.page.keyboard.press("a")
    expect(ana.page.get_by_test_id("aid")).to_be_visible()
    assert {name.partition("-")[0] for name in fetched if later.match(name)} == {"aid"}


def test_another_move_is_kindly_refused(guest: Callable[..., Guest]) -> None:
    """The panel says so, and the step goes on; before there is a task, it says to read on."""
    pupil = Pupil(guest().enter(), "mouse")
    pupil.begin("fourberies", "journey")
    pupil.page.locator('[data-target="travel:0:0"][role=button]').click()
    pupil.guest.confirm()
    expect(pupil.panel.get_by_role("alert")).to_contain_text("read on first")
    for _ in range(4):
        pupil.press(pupil.page.get_by_test_id("read"))
        expect(pupil.panel.get_by_role("alert")).to_have_count(0)
    pupil.page.locator('[data-target="travel:0:0"][role=button]').click()
    pupil.guest.confirm()
    expect(pupil.panel.get_by_role("alert")).to_contain_text("this step is about something else.")
    expect(pupil.panel.get_by_role("alert")).to_contain_text("Fourhoof")
    pupil.page.locator('[data-target="travel:0:3"][role=button]').click()
    pupil.guest.confirm()
    expect(pupil.panel).to_have_attribute("data-step", "5")


def test_a_lesson_can_be_skipped_and_left_and_taken_up_again(guest: Callable[..., Guest]) -> None:
    """Step by step by a key; what was read is remembered; at the end the next is one press away."""
    pupil = Pupil(guest().enter(), "mouse")
    pupil.begin("fourberies", "king")
    for n in range(1, 5):
        pupil.skip(n)
    pupil.panel.get_by_role("button", name="Back to the lobby").click()
    pupil.page.get_by_test_id("learn").wait_for()
    pupil.page.locator("[data-lesson=king]").click()
    expect(pupil.panel).to_have_attribute("data-step", "4")
    for n in range(5, 11):
        pupil.skip(n)
    expect(pupil.guest.status).to_have_text("The lesson ends here. To play on, start a game.")
    expect(pupil.guest.options).to_have_count(0)
    expect(pupil.page).not_to_have_title(re.compile("●"))
    pupil.page.get_by_test_id("next-lesson").click()
    expect(pupil.panel).to_contain_text("The festival")
    expect(pupil.panel).to_have_attribute("data-step", "0")


@pytest.mark.parametrize("light", ["light", "dark"])
def test_a_lesson_on_a_phone_shows_what_it_speaks_of(guest: Callable[..., Guest], light: str) -> None:
    """What lies on another tab comes forward and goes again; axe finds nothing serious in lesson and aid."""
    pupil = Pupil(guest(phone=True, light=light).enter(), "touch")
    pupil.begin("fourberies", "journey")
    people = pupil.page.locator(".people")
    expect(people).to_be_hidden()
    pupil.press(pupil.page.get_by_test_id("read"))
    expect(people).to_be_visible()
    found = findings(pupil.guest)
    pupil.press(pupil.page.get_by_test_id("read"))
    expect(people).to_be_hidden()
    pupil.page.keyboard.press("a")
    expect(pupil.page.get_by_test_id("aid")).to_be_visible()
    assert found + findings(pupil.guest) == []


def test_the_lobby_says_what_one_gets_into(guest: Callable[..., Guest]) -> None:
    """How long, how heavy, how to learn it, and that most values are reconstructed."""
    ana = guest().enter()
    page = ana.page
    expect(page.locator("label:has(input[value=lacrimosa])")).to_contain_text("60 to 90 minutes")
    ana.turn_to("lacrimosa")
    expect(page.get_by_test_id("learn")).to_have_text("Learn to play (14 min)")
    page.get_by_text("Most values on cards and tiles are reconstructed").click()
    expect(page.get_by_text("If you own the game")).to_be_visible()
