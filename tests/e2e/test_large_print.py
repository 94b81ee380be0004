"""Larger letters and narrow screens: what is written on a board grows, and no button leaves the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from herzog.text.languages import LANGUAGES
from tests.e2e.test_layouts import laid

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest

GAMES: Final = ("fourberies", "lacrimosa")
TEXTS: Final = (1.0, 1.15, 1.3, 1.5)
SCREENS: Final = [(1280, 720), (1024, 768), (1920, 1080), (740, 360), (844, 390), (915, 412), (360, 740), (390, 844)]
NARROW: Final = [(740, 360), (640, 360), (844, 390), (915, 412), (360, 740), (320, 640)]
SIDEWAYS: Final = [(780, 360), (844, 390), (915, 412)]  # as wide as phones, and the scroll bar that they do not have
TOUCH: Final = 40

# Return how large the letters of each text of the board are on screen, by its place among those that are drawn.
LETTERS: Final = """() => {
    const words = document.createTreeWalker(document.querySelector('#board .table'), NodeFilter.SHOW_TEXT), found = [];
    const scaled = each => {
        const {transform, scale} = getComputedStyle(each);
        return new DOMMatrix(transform).a * (parseFloat(scale) || 1);
    };
    for (let text; (text = words.nextNode());) {
        const parent = text.parentElement;
        if (!text.data.trim() || parent.closest('.unseen, svg')) continue;
        if (!parent.checkVisibility({visibilityProperty: true})) continue;
        let size = parseFloat(getComputedStyle(parent).fontSize);
        for (let each = parent; each.id !== 'board'; each = each.parentElement) size *= scaled(each);
        found.push([text.data.trim(), size]);
    }
    return found;
}"""
# Return the buttons and links of the bar that are not wholly in the window, or too small to be touched.
LOST: Final = """least => [...document.querySelectorAll('.bar :is(a, button, select)')].filter(each => {
    if (!each.checkVisibility()) return false;
    const {left, right, top, width, height} = each.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || width < least || height < least;
}).map(each => each.ariaLabel ?? each.textContent)"""
# Return the heading if it lies on the dial, and what does not fit into its space of the Finance track.
CRUSHED: Final = """() => {
    const words = document.createRange(), dial = document.querySelector('.pediment .middle')?.getBoundingClientRect();
    const heading = document.querySelector('.season strong');
    if (heading) words.selectNodeContents(heading);
    const {left, right, top, bottom} = words.getBoundingClientRect();
    const across = heading && right > dial.left + 1 && left < dial.right;
    const lies = across && bottom > dial.top + 1 && top < dial.bottom;
    const spaces = [...document.querySelectorAll('[data-part=finance] li')].filter(each => each.checkVisibility());
    const spills = ({scrollWidth, clientWidth, scrollHeight, clientHeight}) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
    return [...(lies ? [heading] : []), ...spaces.filter(spills)].map(each => each.textContent);
}"""
WIDER: Final = "document.documentElement.scrollWidth > innerWidth"


def look(page: Page, size: tuple[int, int], text: float) -> None:
    """Let the window be of that *size*, and letters larger by *text*, as the settings do it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("text => document.documentElement.style.setProperty('--text-size', text)", str(text))


@pytest.mark.parametrize("game", GAMES)
def test_letters_on_the_board_grow_with_the_setting(guest: Callable[..., Guest], cafe: Cafe, game: str) -> None:
    """On every screen each is larger at each step."""
    ana = guest().follow(laid(cafe, game))
    ana.options.first.wait_for()
    for size in SCREENS:
        before: list[tuple[str, float]] = []
        for text in TEXTS:
            look(ana.page, size, text)
            ana.settle()
            letters = ana.page.evaluate(LETTERS)
            assert len(letters) > 20
            words, same = [word for word, _ in letters], [word for word, _ in before]
            assert not before or words == same, "the same things are drawn"
            shrunk = [
                (word, small, large)
                for (word, small), (_, large) in zip(before, letters, strict=False)
                if large <= small
            ]
            assert shrunk == [], (size, text)
            before = letters


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_crushed_on_a_phone_on_its_side(guest: Callable[..., Guest], cafe: Cafe, game: str) -> None:
    """What has no room beside its neighbour stands below it."""
    ana, found = guest(language="ru").follow(laid(cafe, game)), {}
    ana.options.first.wait_for()
    for size in SIDEWAYS:
        for text in TEXTS:
            look(ana.page, size, text)
            ana.settle()
            if game == "lacrimosa":
                ana.page.locator(".board .tabs button").nth(3).dispatch_event("click")
                expect(ana.page.locator("[data-part=finance]").first).to_be_visible()
            if crushed := ana.page.evaluate(CRUSHED):
                found[size, text] = crushed
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_of_the_bar_leaves_a_narrow_screen(guest: Callable[..., Guest], cafe: Cafe, language: str) -> None:
    """Also beside the way to another table and in large print; the page is no wider than the screen."""
    ana, lost = guest(language=language), {}
    links = [laid(cafe, game) for game in GAMES]
    for first, second in (links, links[::-1]):
        ana.follow(first).options.first.wait_for()
        ana.follow(second).options.first.wait_for()
        expect(ana.page.get_by_test_id("next-table")).to_be_visible()
        for size in NARROW:
            for text in TEXTS:
                look(ana.page, size, text)
                ana.settle()
                found = [*ana.page.evaluate(LOST, TOUCH), *["the page is wider"] * ana.page.evaluate(WIDER)]
                if found:
                    lost[second, size, text] = found
                expect(ana.page.locator("[data-leaf=aid]")).to_be_visible()
                expect(ana.page.locator("[data-leaf=settings]")).to_be_visible()
    assert lost == {}
