"""A game that is over, on every screen: the count stays in its card, and what to do next on the screen."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from herzog.games import GAMES
from herzog.kernel import Match
from herzog.text.languages import LANGUAGES
from tests.e2e.prepared import set_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.wire import SeatKind
    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest

# The longest name that one may have, usual ones, and some that nobody has given.
NAMES: Final = ("Bartholomäus-Maximilian-Amadeus of Trapp", "Ana", "Player 3", "Player 4", "Wolfgang")
DESKS: Final = [(1024, 768), (1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
# Screens on which the tools of a game that is over need more room than there is in a line.
TABLETS: Final = [(620, 900), (768, 1024), (820, 1180), (900, 700), (912, 1368)]
WIDTH: Final = "document.documentElement.scrollWidth - innerWidth"
SIDEWAYS: Final = [(640, 360), (740, 360), (844, 390)]
# Return what of the card reaches over its frame, and what words stand out of their column.
OUTSIDE: Final = """() => {
    const card = document.querySelector('section:has(> [data-testid=result])');
    const {left, right} = card.getBoundingClientRect();
    const over = each => {
        const box = each.getBoundingClientRect();
        return box.width && !each.closest('.unseen') && (box.left < left - 1 || box.right > right + 1);
    };
    const cells = [...card.querySelectorAll('li, th, td')].filter(each => each.scrollWidth > each.clientWidth + 1);
    return [...[...card.querySelectorAll('*')].filter(over), ...cells].map(each => each.outerHTML.slice(0, 80));
}"""


def finished(game: str, seats: int) -> tuple[Match[Any], int]:
    """Return a whole game for so many, and its seed."""
    rules, chance = GAMES[game], Random(1)
    match = Match.start(rules, NAMES[:seats], {}, rules.load(), 1)
    while not match.over:
        seat = match.asked()[0]
        masked = match.masked(seat)
        top = masked.agenda[-1]
        match.submit(seat, top.name, chance.choice(top.plain(masked, seat)))
    return match, 1


@pytest.mark.parametrize(("game", "seats"), [("fourberies", 5), ("lacrimosa", 4)])
def test_the_count_stays_in_its_card(guest: Callable[..., Guest], cafe: Cafe, game: str, seats: int) -> None:
    """On every desktop, for as many as can play, with names of any length."""
    kinds: list[SeatKind] = ["here", "bot", "bot", "bot", "bot"]
    link = set_out(cafe, *finished(game, seats), kinds[:seats])
    ana, found = guest().follow(link), {}
    for width, height in DESKS:
        ana.page.set_viewport_size({"width": width, "height": height})
        expect(ana.page.get_by_test_id("result")).to_be_visible()
        ana.settle()
        found[width] = ana.page.evaluate(OUTSIDE)
    assert found == {width: [] for width, _ in DESKS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tablet_has_room_for_every_tool(guest: Callable[..., Guest], cafe: Cafe, language: str) -> None:
    """Two people share it, and all tools of a game that is over are in its bar: the page does not scroll sideways."""
    ana = guest(language=language).follow(set_out(cafe, *finished("fourberies", 2), ["here", "here"]))
    found = {}
    for width, height in TABLETS:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.settle()
        found[width] = ana.page.evaluate(WIDTH)
    assert found == {width: 0 for width, _ in TABLETS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_its_side_what_to_do_next_lies_on_nothing(guest: Callable[..., Guest], cafe: Cafe, language: str) -> None:
    """In large print, too, the buttons stand below who won, and none beside the panel."""
    link = set_out(cafe, *finished("fourberies", 2), ["here", "bot"])
    ana = guest(language=language, text=150).follow(link)
    for width, height in SIDEWAYS:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.settle()
        bar, words = ana.page.locator("section.over").bounding_box(), ana.status.bounding_box()
        buttons = ana.page.locator("section.over .tools button")
        boxes = [buttons.nth(at).bounding_box() for at in range(buttons.count())]
        assert bar
        assert words
        for box in boxes:
            assert box
            assert box["y"] >= words["y"] + words["height"] - 1, (width, box, words)
            assert bar["x"] <= box["x"], (width, box, bar)
            assert box["x"] + box["width"] <= bar["x"] + bar["width"], (width, box, bar)
