from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from herzog.games import GAMES
from herzog.kernel import Match
from tests.e2e.prepared import set_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest

UNKNOWN = "Nobody can know what comes next"


def my_turn(cafe: Cafe) -> str:
    """Return the link to a game of Lacrimosa in which Ana, at the host's screen, begins her turn."""
    game = GAMES["lacrimosa"]
    match, rng = Match.start(game, ["Ana", "Ben"], {}, game.load(), 3), Random(1)
    while match.asked() != (0,) or match.state.agenda[-1].name != "LayExperience":
        [seat] = match.asked()
        masked = match.masked(seat)
        top = masked.agenda[-1]
        match.submit(seat, top.name, rng.choice(top.plain(masked, seat)))
    return set_out(cafe, match, 3, ("here", "bot"))


def answers(guest: Guest) -> list[tuple[str, int]]:
    """Return the asks and picks that were answered so far, in plans as well."""
    return [(ask, pick) for _, ask, pick in guest.answered]


def plan_on(guest: Guest, choose: Callable[[], object]) -> None:
    """Plan the turn to where nothing more is known."""
    expect(guest.page.get_by_test_id("leave-plan")).to_be_visible()
    while UNKNOWN not in guest.status.inner_text():
        choose()


def test_a_plan_is_tried_and_played_by_mouse(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Nothing happens at the table before the line is played; then every step of it, in order."""
    ana = guest().follow(my_turn(cafe))
    before = ana.step()
    ana.page.get_by_test_id("what-if").click()
    plan_on(ana, ana.choose)
    planned = answers(ana)
    zoe = guest().follow(ana.page.url)
    assert zoe.step() == before
    ana.page.get_by_test_id("play-plan").click()
    expect(ana.page.get_by_test_id("leave-plan")).to_have_count(0)
    ana.until(f"+document.querySelector('main').dataset.step >= {before + len(planned)}")
    assert answers(ana)[len(planned) :][: len(planned)] == planned


def test_a_plan_is_put_away_by_keys(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """`w` begins it and ends it, digits answer, `u` takes back; the table is as it was."""
    ana = guest().follow(my_turn(cafe))
    page, before, asked = ana.page, ana.step(), ana.status.inner_text().removeprefix("Your turn")
    page.keyboard.press("w")
    play = page.get_by_test_id("play-plan")
    expect(play).to_be_disabled()
    page.keyboard.press("1")
    expect(play).to_have_text("Play this line 1", use_inner_text=True)
    ana.settle()  # while an answer is on its way, nothing is taken back
    page.keyboard.press("u")
    expect(play).to_be_disabled()
    ana.settle()
    page.keyboard.press("1")
    expect(play).to_be_enabled()
    page.keyboard.press("w")
    expect(page.get_by_test_id("what-if")).to_be_visible()
    expect(ana.status).to_contain_text(asked.strip()[:30])
    assert ana.step() == before


def test_a_plan_by_touch(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """On a phone, to the end of what can be known, and a step back from there."""
    ana = guest(phone=True).follow(my_turn(cafe))
    ana.page.get_by_test_id("what-if").tap()
    plan_on(ana, ana.tap)
    ana.page.get_by_role("button", name="Undo").first.tap()
    expect(ana.status).not_to_contain_text(UNKNOWN)
    ana.page.get_by_test_id("leave-plan").tap()
    expect(ana.page.get_by_test_id("what-if")).to_be_visible()


def test_a_plan_is_void_when_the_table_moves_on(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Somebody else at the same link plays: the plan is put away, and says why."""
    ana, link = guest(), my_turn(cafe)
    ana.follow(link).page.get_by_test_id("what-if").click()
    expect(ana.page.get_by_test_id("leave-plan")).to_be_visible()
    guest().follow(link).choose()
    expect(ana.page.get_by_test_id("leave-plan")).to_have_count(0)
    expect(ana.page.get_by_role("alert")).to_be_visible()
