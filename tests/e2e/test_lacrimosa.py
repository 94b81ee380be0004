from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from herzog.games.lacrimosa import GAME
from herzog.kernel import Match
from tests.e2e.courses import ASKS, BOX, NAMES, all_asks
from tests.e2e.guest import PRESS
from tests.e2e.prepared import set_out
from tests.e2e.test_everyone import in_sight, no_sideways

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest

TAPS = 30  # moves on a phone with the finger itself
ANYTHING = ["[data-testid=confirm]", "[data-pick]:enabled", "[data-standing=open]"]


def begin(cafe: Cafe, seed: int, *kinds: str) -> str:
    """Lay a table whose game begins with *seed*; return the host's link."""
    return set_out(cafe, Match.start(GAME, NAMES[: len(kinds)], {}, BOX, seed), seed, kinds)


def type_on(person: Guest) -> bool:
    """Choose by keys what comes first, or second, or confirm; tell whether the game goes on."""
    state = person.page.evaluate(f"""() => new Promise(done => setTimeout(() => done(
        [{{over: '[data-testid=result]', Enter: '[data-testid=confirm]', 1: '{ANYTHING[1]}, {ANYTHING[2]}'}}]
            .flatMap(Object.entries).find(([, way]) => document.querySelector(way))?.[0]), 10))""")
    for key in {"1": ("1", "2"), "Enter": ("Enter",)}.get(state, ()):
        person.page.keyboard.press(key)
    return bool(state != "over")


def test_a_whole_game_alone_meets_every_ask(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """In Polish, with the mouse; every kind of ask of the game is answered, and the count is itemised."""
    course = all_asks()
    ana = guest(language="pl", stopsAtForced=True).follow(begin(cafe, course.seed, "here"))
    for at, move in enumerate(course.moves):
        ana.take(move.pick, move.target, quick=move.ask in {earlier.ask for earlier in course.moves[:at]})
    assert {ask for _, ask, _ in ana.answered} == ASKS
    assert [pick for *_, pick in ana.answered] == [move.pick for move in course.moves]
    expect(ana.page.get_by_test_id("result")).to_be_visible()


def test_two_people_and_two_bots(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Ana plays by keys alone in French, Ben on a phone in Russian; the house takes the other seats."""
    link = begin(cafe, 3, "here", "link", "bot", "bot")
    ana = guest(language="fr").follow(link)
    ben = guest(language="ru", phone=True).follow(ana.links()["Ben"])
    ben.page.evaluate(f"setInterval(() => {{ if (window.easy) ({PRESS})({ANYTHING}) }}, 20)")
    while type_on(ana):
        while not ben.page.evaluate("window.easy") and ben.options.count():
            ben.options.first.tap()
            ben.confirm()
            assert no_sideways(ben)
            assert in_sight(ben, "[data-testid=status]")
            ben.page.evaluate(f"window.easy = {int(len(ben.answered) > TAPS)}")
    expect(ana.page.get_by_test_id("result").locator("li")).to_have_count(4)
    expect(ben.page.get_by_test_id("result")).to_contain_text(re.compile("очк"))
    for person, seat in ((ana, 0), (ben, 1)):
        turns = [ask for who, ask, _ in person.answered if ask == "EndTurn" and who == seat]
        assert len(turns) >= BOX.rounds * BOX.turns
