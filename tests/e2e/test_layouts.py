"""Every size of screen: what is needed is in sight, nothing is cut, and the board keeps its size whatever is asked."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

from herzog.games import GAMES
from herzog.kernel import Match, decide
from herzog.text.languages import LANGUAGES
from tests.e2e.courses import NAMES, SEEDS, Course, position, stays
from tests.e2e.prepared import set_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from herzog.wire import SeatKind
    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest

PHONES: Final = [(390, 844), (844, 390), (640, 360)]  # the last is 1280 by 720 in a browser that shows it at 200 %
SIZES: Final = [*PHONES, (820, 1180), (1024, 768), (1280, 720), (1920, 1080), (2560, 1440)]
EXPLAINED: Final = ("opus", "memory", "space", "encounter")  # kinds of things that say more in the tray
HANDS: Final = {"lacrimosa": ".lac .hand", "fourberies": ".fou .travel"}
ALWAYS: Final = {
    "lacrimosa": (".lac .row", ".lac .stage", ".lac .me"),
    "fourberies": (".fou .theatre", ".fou .own"),
}

# Return what of the things is not wholly in the window, or lies under something else.
HIDDEN: Final = """ways => ways.filter(way => {
    const thing = document.querySelector(way);
    const box = thing?.getBoundingClientRect();
    if (!box?.width || box.left < -1 || box.top < -1) return true;
    if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return true;
    const above = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 40));
    return !thing.contains(above) && !above?.contains(thing);
})"""

# Return the words that something cuts: an ancestor that hides what overflows it, or the edge of the window.
CUT: Final = """() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), cut = [];
    const hides = ({overflowX, overflowY}) => /hidden|clip/.test(overflowX + overflowY);
    for (let text; (text = words.nextNode());) {
        const parent = text.parentElement;
        if (!text.data.trim() || parent.closest('.unseen, svg, .shade')) continue;
        if (!parent.checkVisibility({visibilityProperty: true})) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (!box.width) continue;
        for (let each = parent; each && each !== document.body; each = each.parentElement) {
            const style = getComputedStyle(each);
            if (style.clipPath !== 'none') break;
            if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
            const edge = each.getBoundingClientRect();
            const over = Math.max(box.right - edge.right, edge.left - box.left, box.bottom - edge.bottom - 3);
            if (!hides(style) || over <= 2) continue;
            cut.push(`${text.data.trim()} in .${each.className}`);
            break;
        }
    }
    return cut;
}"""
# Return the names on the map that a toll covers by more than its rim.
TOLLED: Final = """() => [...document.querySelectorAll('.map .name')].filter(name => {
    const words = document.createRange();
    words.selectNodeContents(name);
    const box = words.getBoundingClientRect();
    return box.width && [...document.querySelectorAll('.map .toll')].some(toll => {
        const {left, top, width} = toll.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + width / 2];
        const air = box.height / 4;  // above and below the letters
        const across = Math.max(box.left - x, 0, x - box.right);
        const over = Math.max(box.top + air - y, 0, y - box.bottom + air);
        return Math.hypot(across, over) < width * 0.4;
    });
}).map(name => name.textContent)"""
SMALLEST: Final = 9  # pixels of a name that can still be read
NAMES_IN_ROW: Final = "all => Math.min(...all.map(each => parseFloat(getComputedStyle(each).fontSize)))"
# From where to where a thing and all that is drawn in it reach, top to bottom.
REACHES: Final = """all => all.map(each => {
    const boxes = [...each.querySelectorAll('*')].map(inner => inner.getBoundingClientRect()).filter(box => box.height);
    return [each.getBoundingClientRect().top, Math.max(...boxes.map(box => box.bottom))];
})"""
# The words that are wider than the button they stand on.
SPILLED: Final = "all => all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent)"
WIDTH: Final = "document.querySelector('#board .table').getBoundingClientRect().width"
WIDE_PAGE: Final = "document.documentElement.scrollWidth > innerWidth || board.scrollWidth > board.clientWidth + 1"


def fourberies() -> Match[Any]:
    """Return a game for three in which everybody chooses where to travel, and Ana has been somewhere already."""
    game = GAMES["fourberies"]
    match, chance = Match.start(game, NAMES[:3], {}, game.load(), 4), Random(3)
    while len(match.record.steps) < 100 or match.asked() != (0, 1, 2) or not has_travelled(match):
        seat = match.asked()[-1]
        masked = match.masked(seat)
        top = masked.agenda[-1]
        match.submit(seat, top.name, chance.choice(top.plain(masked, seat)))
    return match


def has_travelled(match: Match[Any]) -> bool:
    """Return whether Ana has used a Travel card."""
    asked = decide(match.game, match.masked(0), 0)
    return asked is not None and any(each.reason.code == "travel-card-used" for each in asked.refused)


def lacrimosa() -> Course:
    """Return a game for four late enough to have filled the boards, in which Ana may use her card."""
    for seed in SEEDS:
        course = Course(seed, seats=4)
        if course.go(lambda at: at.match.asked() == (0,) and at.state.period > 2 and at.ask == "UseCard"):
            return course
    raise AssertionError("no such game")


def laid(cafe: Cafe, game: str, others: SeatKind = "bot") -> str:
    """Lay a table of *game* in the middle of it, for Ana and *others*; return the host's link."""
    if game == "lacrimosa":
        course = lacrimosa()
        return set_out(cafe, course.match, course.seed, ["here", *[others] * 3])
    return set_out(cafe, fourberies(), 4, ["here", *[others] * 2])


def faults(person: Guest, game: str, size: tuple[int, int]) -> list[str]:
    """Return what is wrong with the table at that *size*."""
    page = person.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    person.settle()
    needed = ["[data-testid=status]", HANDS[game], *(() if size in PHONES else ALWAYS[game])]
    found = [f"{way} is hidden" for way in page.evaluate(HIDDEN, needed)]
    found += [f"cut: {words}" for words in page.evaluate(CUT)]
    found += [f"under a toll: {words}" for words in page.evaluate(TOLLED)]
    if page.evaluate(WIDE_PAGE):
        found.append("scrolls sideways")
    return found


def widths(person: Guest) -> list[float]:
    """Return how wide the board is as it lies, with all options listed, and with something explained."""
    page = person.page
    found = [page.evaluate(WIDTH)]
    more = page.get_by_test_id("more")
    if more.count():
        more.click()
        expect(page.get_by_test_id("tray")).to_be_visible()
        found.append(page.evaluate(WIDTH))
        more.click()
    idle = ", ".join(f"#board [data-target^='{kind}:'][data-standing=idle]:visible" for kind in EXPLAINED)
    page.locator(idle).first.dispatch_event("click")
    expect(page.get_by_test_id("explained")).to_be_visible()
    found.append(page.evaluate(WIDTH))
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("tray")).to_have_count(0)
    return found


@pytest.mark.parametrize("game", ["lacrimosa", "fourberies"])
def test_every_screen_shows_what_is_needed(guest: Callable[..., Guest], cafe: Cafe, game: str) -> None:
    """From a phone to a wall: nothing cut, nothing sideways, question and hand in sight, and a board that stays."""
    link = laid(cafe, game)
    found: dict[object, object] = {}
    for language in LANGUAGES:
        ana = guest(language=language)
        ana.follow(link)
        ana.options.first.wait_for()
        for size in SIZES:
            if wrong := faults(ana, game, size):
                found[language, size] = wrong
            if language == "en" and len(set(widths(ana))) > 1:
                found["width", size] = widths(ana)
        ana.page.close()
    assert found == {}


def test_no_toll_lies_on_the_name_of_where_mozart_is(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """He stays in Munich, between short roads, until the next round brings a tile there."""
    course = position(lambda at: at.match.asked() == (0,) and at.ask == "LayExperience" and stays(at, 11), seats=2)
    ana = guest().follow(set_out(cafe, course.match, course.seed, ["here", "bot"]))
    ana.options.first.wait_for()
    for size in SIZES[3:]:
        assert faults(ana, "lacrimosa", size) == []


def test_cards_of_the_row_can_be_read_on_a_phone(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Two beside each other, with names as large as elsewhere."""
    ana = guest(phone=True).follow(laid(cafe, "lacrimosa"))
    ana.page.set_viewport_size({"width": PHONES[0][0], "height": PHONES[0][1]})
    ana.page.locator(".lac .tabs button").first.tap()
    names = ana.page.locator(".lac .row .card .name > *:visible")
    expect(names.first).to_be_visible()
    assert names.evaluate_all(NAMES_IN_ROW) >= SMALLEST


@pytest.mark.parametrize("size", PHONES[:2])
def test_a_few_answers_stand_with_the_question(guest: Callable[..., Guest], cafe: Cafe, size: tuple[int, int]) -> None:
    """By touch too, in every language: nothing of the board is covered where there is room beside the question."""
    link, covered = laid(cafe, "lacrimosa"), {}
    for language in LANGUAGES:
        ana = guest(language=language, phone=True)
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        ana.follow(link)
        expect(ana.page.locator("[data-ask=UseCard] [data-pick]")).to_have_count(2)
        ana.settle()
        covered[language] = ana.page.get_by_test_id("tray").all_inner_texts()
        ana.page.close()
    assert {language: words for language, words in covered.items() if words} == {}


@pytest.mark.parametrize("size", PHONES)
def test_no_movement_of_the_requiem_lies_on_another(
    guest: Callable[..., Guest], cafe: Cafe, size: tuple[int, int]
) -> None:
    """However low the screen is: it scrolls, and each space and tile can be pointed at."""
    course = position(lambda at: at.ask == "Requiem", seats=2)
    ana = guest(phone=True)
    ana.page.set_viewport_size({"width": size[0], "height": size[1]})
    ana.follow(set_out(cafe, course.match, course.seed, ["here", "bot"]))
    movements = ana.page.locator(".requiem > ol > li")
    expect(movements).to_have_count(5)
    ana.settle()
    boxes = movements.evaluate_all(REACHES)
    assert [low <= high + 1 for (_, low), (high, _) in pairwise(boxes)] == [True] * 4


def test_what_one_owns_can_be_read_on_a_phone(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Acrobats and Requests are as large as the rest of the table."""
    ana = guest(phone=True).follow(laid(cafe, "fourberies"))
    words = ana.page.locator(".own .words, .own small, .own .leaning")
    expect(words.first).to_be_visible()
    assert words.evaluate_all(NAMES_IN_ROW) >= SMALLEST


def with_requests(n: int) -> Match[Any]:
    """Return a game for two in which Ana may use one of *n* Secret Requests at the end of a season."""
    game, chance = GAMES["fourberies"], Random(1)
    match = Match.start(game, NAMES[:2], {}, game.load(), 1)
    while True:
        seat = match.asked()[0]
        masked = match.masked(seat)
        top = masked.agenda[-1]
        if top.name == "ChooseRequest" and seat == 0 and len(top.picks(masked, seat)) > n:
            return match
        match.submit(seat, top.name, chance.choice(top.plain(masked, seat)))


# Return by how many pixels the list of answers lies over my own things, as far as the board shows them.
COVERED: Final = """own => {
    const {top} = document.querySelector('[data-testid=tray]').getBoundingClientRect();
    const ends = [...document.querySelectorAll(own)].map(each => each.getBoundingClientRect().bottom);
    return Math.min(Math.max(...ends), board.getBoundingClientRect().bottom) - top;
}"""


@pytest.mark.parametrize("size", [(820, 1180), (1180, 820)], ids=["upright", "sideways"])
def test_answers_cover_nothing_of_ones_own_board_on_a_tablet(
    guest: Callable[..., Guest], cafe: Cafe, size: tuple[int, int]
) -> None:
    """A list takes the place of the players, in every language: what one chooses from stays in sight."""
    course = position(lambda at: at.ask == "PerformOrSell" and len(at.top.picks(at.state, 0)) > 3, seats=2)
    works = set_out(cafe, course.match, course.seed, ["here", "bot"])
    requests = set_out(cafe, with_requests(3), 1, ["here", "bot"])
    covered = {}
    for language in LANGUAGES:
        for link, own in ((works, ".lac .me, .lac .hand"), (requests, ".fou .own")):
            ana = guest(language=language, lists=True)
            ana.page.set_viewport_size({"width": size[0], "height": size[1]})
            ana.follow(link)
            expect(ana.page.locator("[data-testid=tray] [data-pick]").first).to_be_visible()
            ana.settle()
            covered[language, own] = ana.page.evaluate(COVERED, own)
            ana.page.close()
    assert {where: by for where, by in covered.items() if by > 1} == {}


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_no_card_about_a_thing_is_cut(guest: Callable[..., Guest], cafe: Cafe, size: tuple[int, int]) -> None:
    """However much there is to say of a work that one may perform or sell, and in whatever language."""
    link, cut = laid(cafe, "lacrimosa"), []
    for language in LANGUAGES:
        ana = guest(language=language).follow(link)
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        ana.options.first.wait_for()
        card = ana.page.get_by_test_id("thing")
        for thing in ana.page.locator(
            ".lac .me [data-target^=opus]:visible, .lac .row [data-target^=opus]:visible"
        ).all():
            thing.hover()
            expect(card.locator(".rule")).to_be_visible()
            ana.settle()
            cut += [language] * card.evaluate("each => each.scrollHeight > each.clientHeight")
        ana.page.close()
    assert cut == []


def test_large_print_fits_on_a_phone(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Half as large again, in every language: no tab lies on another, and nothing is pushed out of the window."""
    link, found = laid(cafe, "lacrimosa"), {}
    for language in LANGUAGES:
        ana = guest(language=language, phone=True, text=150)
        ana.follow(link)
        ana.options.first.wait_for()
        ana.settle()
        found[language] = [ana.page.locator(".tabs nav button").evaluate_all(SPILLED), ana.page.evaluate(WIDE_PAGE)]
        ana.page.close()
    assert found == {language: [[], False] for language in LANGUAGES}


def test_at_the_end_a_phone_shows_who_won_and_what_to_do_next(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """The buttons for another game do not lie on the words, in any language."""
    course = Course(SEEDS[0], seats=3)
    course.go()
    link = set_out(cafe, course.match, course.seed, ["here", "bot", "bot"])
    for language in LANGUAGES:
        ana = guest(language=language, phone=True).follow(link)
        ana.page.set_viewport_size({"width": PHONES[0][0], "height": PHONES[0][1]})
        expect(ana.page.get_by_test_id("result")).to_be_visible()
        ana.settle()
        words, first = ana.status.bounding_box(), ana.page.locator("section.over .tools button").first.bounding_box()
        assert words
        assert first
        assert words["y"] + words["height"] <= first["y"] + 1
        assert first["x"] > 4
        ana.page.close()


def test_nothing_lies_on_an_open_drawer(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """The list of options stays below it, so that its last lines can be read."""
    ana = guest(lists=True).follow(laid(cafe, "lacrimosa"))
    expect(ana.page.locator("[data-pick]:visible").first).to_be_visible()
    ana.open_drawer("rules")
    assert ana.page.evaluate("() => !!document.elementFromPoint(innerWidth - 40, innerHeight - 40)?.closest('aside')")


def test_on_a_phone_a_list_belongs_to_the_board(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """It lies over no other part, is there again with the board, and Escape puts it away."""
    ana = guest(phone=True).follow(laid(cafe, "fourberies"))
    ana.page.get_by_test_id("more").tap()
    tray, tabs = ana.page.get_by_test_id("tray"), ana.page.locator(".tabs nav button")
    expect(tray).to_be_visible()
    tabs.nth(3).tap()
    expect(tray).to_be_hidden()
    say = ana.page.get_by_label("Say something").bounding_box()
    below = ana.page.locator(".act").bounding_box()
    assert say
    assert below
    assert below["y"] - say["y"] - say["height"] < 20, "one writes at the lower edge"
    tabs.first.tap()
    expect(tray).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(tray).to_have_count(0)


def test_what_was_missed_is_read_in_the_window(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Wherever the question stands, above the board or below it."""
    ana = guest().follow(laid(cafe, "fourberies"))
    missed = ana.page.locator(".recap")
    for width, height in SIZES[:6]:
        ana.page.set_viewport_size({"width": width, "height": height})
        missed.get_by_role("button").first.click()
        expect(missed.locator(".sheet")).to_be_in_viewport(ratio=0.99)
        missed.get_by_role("button").first.click()


def with_acrobats(seed: int, n: int) -> Match[Any]:
    """Return a game for two, dealt by *seed*, in which Ana has *n* Acrobats and chooses where to travel."""
    game, chance = GAMES["fourberies"], Random(seed)
    match = Match.start(game, NAMES[:2], {}, game.load(), seed)
    while match.asked() != (0, 1) or len(game.view(match.masked(0), 0).players[0].acrobats) < n:
        seat = match.asked()[-1]
        masked = match.masked(seat)
        top = masked.agenda[-1]
        match.submit(seat, top.name, chance.choice(top.plain(masked, seat)))
    return match


@pytest.mark.parametrize(("seed", "n"), [(2, 4), (12, 6)])
def test_many_acrobats_still_say_when(guest: Callable[..., Guest], cafe: Cafe, seed: int, n: int) -> None:
    """However many there are, no words about them are cut, in any language."""
    link, cut = set_out(cafe, with_acrobats(seed, n), seed, ["here", "bot"]), {}
    for language in LANGUAGES:
        ana = guest(language=language).follow(link)
        expect(ana.page.locator(".acrobats .card")).to_have_count(n)
        for width, height in SIZES[3:]:
            ana.page.set_viewport_size({"width": width, "height": height})
            ana.settle()
            cut[language, width] = ana.page.evaluate(CUT)
        ana.page.close()
    assert {key: words for key, words in cut.items() if words} == {}
