"""What a screen of Lacrimosa shows: all that is needed, to everybody, before, during and after a game."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from herzog.games.lacrimosa import GAME
from herzog.games.lacrimosa.payment import DIFFERENTLY
from tests.e2e.cafe import Cafe
from tests.e2e.courses import ASKS, BOX, SEEDS, Course, position
from tests.e2e.prepared import set_out
from tests.e2e.test_everyone import findings_day_and_night, in_sight
from tests.e2e.test_layouts import WIDTH

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Locator

    from tests.e2e.guest import Guest

SCORE = ("Kyrie", "Sequentia", "Offertorium", "Sanctus", "Agnus Dei")
NEEDED = ("[data-testid=status]", "[data-ask]", ".lac .row", ".lac .stage", ".lac .me", ".lac .hand")
EARLY = 2  # rounds in which the boards are not yet full
SCREENS: dict[str, Callable[[Course], bool]] = {
    "early": lambda course: course.ask == "UseCard",
    "late": lambda course: course.ask == "Pay" and course.state.period == BOX.rounds,
    "a marker": lambda course: course.ask == "PlaceMarker",
}


def late_asks() -> Iterator[Course]:
    """Yield, for every kind of ask, a game for four late enough to have filled the boards, in which Ana is asked it."""
    met: set[str] = set()

    def is_new(course: Course) -> bool:
        late = course.match.asked() == (0,) and course.state.period > EARLY
        free = course.ask != "Pay" or DIFFERENTLY in course.top.picks(course.state, 0)
        return late and free and course.ask not in met

    for seed in SEEDS:
        course = Course(seed, seats=4)
        while met != ASKS and course.go(is_new):
            met.add(course.ask)
            yield course
            if course.ask == "Pay":
                course.match.submit(0, "Pay", DIFFERENTLY)


def test_all_one_needs_is_on_one_screen(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """At 1280 by 720 board, hand, row and question are in sight whatever is asked, and the board is as wide as ever."""
    ana, met, hidden, widths = guest(stopsAtForced=True), set(), [], {}
    for course in late_asks():
        met.add(course.ask)
        ana.follow(set_out(cafe, course.match, course.seed, ["here", "bot", "bot", "bot"]))
        ana.options.first.wait_for()
        ana.settle()
        hidden += [f"{part} while {course.ask} is asked" for part in NEEDED if not in_sight(ana, part)]
        assert ana.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls away"
        widths[course.ask] = ana.page.evaluate(WIDTH)
    assert hidden == []
    assert len(set(widths.values())) == 1, widths
    assert met == ASKS


def test_axe_finds_nothing_serious_on_the_board(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """The set-up, an early and a late question, the Requiem, another board and the final count."""
    ana = guest().enter()
    ana.lay("here", game="lacrimosa").page.get_by_text("Options and rulings").click()
    found = {"set-up": findings_day_and_night(ana)}
    for name, until in SCREENS.items():
        course = position(until)
        ana.follow(set_out(cafe, course.match, course.seed, ["here"]))
        ana.page.locator(".lac").first.wait_for()
        found[name] = findings_day_and_night(ana)
        for leaf in ("Requiem", "The Soloist"):
            tab = ana.page.get_by_role("button", name=leaf, exact=True)
            if tab.count():
                tab.click()
                found[f"{name}, {leaf}"] = findings_day_and_night(ana)
    assert len(found) > 2 * len(SCREENS)
    assert {screen: faults for screen, faults in found.items() if faults} == {}


@pytest.fixture(scope="module")
def stocked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cafe]:
    """Return a server with a component set of its own."""
    pack = a_pack(tmp_path_factory.mktemp("packs") / "ours")
    with Cafe(tmp_path_factory.mktemp("stocked") / "data", packs=[str(pack)]) as cafe:
        yield cafe


@pytest.mark.parametrize(
    ("composers", "kinds", "named"),
    [
        ("recommended", ["here", "bot"], ["Eybler", "Stadler"]),
        ("suessmayr+freystaedtler", ["here", "bot"], ["Süßmayr", "Freystädtler"]),
        ("drawn", ["here", "bot"], None),
        ("stadler", ["here"], ["Stadler"]),
    ],
)
def test_the_table_is_laid_as_one_likes(
    guest: Callable[..., Guest], stocked: Cafe, composers: str, kinds: list[str], named: list[str] | None
) -> None:
    """Composers, the strength of the Soloist, the components and the rulings are chosen before one sits down."""
    ana = guest(stocked.address).enter().lay(*kinds, game="lacrimosa")
    ana.page.get_by_text("Options and rulings").click()
    options = {"composers": composers, "refill": "turn"} | ({"difficulty": "difficult"} if kinds == ["here"] else {})
    labels = {"composers": "Composers of the Requiem", "difficulty": "The Soloist", "refill": "Refilling the card row"}
    for label, value in [*((labels[option], value) for option, value in options.items()), ("Component set", "ours")]:
        ana.page.locator("label", has_text=label).locator("select").select_option(value)
    ana.take_seat()
    assert ana.welcome["options"] == options
    table = ana.open_drawer("settings").get_by_test_id("this-table")
    for laid in (*(labels[option] for option in options), "at the end of the turn", "ours · ours-7"):
        expect(table).to_contain_text(laid)
    expect(table.get_by_text("The Soloist")).to_have_count(int("difficulty" in options))
    ana.page.keyboard.press("Escape")
    assert (ana.welcome["pack"]["name"], ana.welcome["pack"]["version"]) == ("ours", "ours-7")
    ana.page.get_by_role("button", name="Requiem", exact=True).click()
    shown = ana.page.locator(".requiem .composer > span[aria-hidden]").all_inner_texts()
    assert shown == (named or shown)
    assert len(set(shown)) == min(len(kinds), 2)


def a_pack(folder: Path) -> Path:
    """Copy the components of the game to *folder* as a set of another version."""
    shutil.copytree(GAME.data, folder)
    board = folder / "board.toml"
    board.write_text(re.sub(r'(?m)^version = ".*?"', 'version = "ours-7"', board.read_text("utf-8")), "utf-8")
    return folder


def served(course: Course) -> list[str]:
    """Return the titles of the works that serve the Courts of a finished game."""
    view = GAME.view(GAME.mask(course.state, 0), 0)
    return [
        work.opus.title["en"]
        for patron in view.patrons
        for court in patron.courts
        for work in patron.works
        if court.tile.goal and court.tile.goal.family.startswith("opus") and work.opus.id in court.served_by
    ]


def heading(row: Locator) -> str:
    """Return what a line of the count is for."""
    return row.locator("th").inner_text().splitlines()[0].strip()


def points_in(cell: Locator) -> int:
    """Return the points a cell of the count begins with."""
    first, *_ = cell.inner_text().split()
    return 0 if first == "·" else int(first)


def test_the_final_count_adds_up(guest: Callable[..., Guest], cafe: Cafe) -> None:
    """Line by line down to the sum, all in sight, with the works that serve the Courts; the sums are those shown."""
    course = next(course for course in (Course(seed, seats=2) for seed in SEEDS) if not course.go() and served(course))
    ana = guest().follow(set_out(cafe, course.match, course.seed, ["here", "bot"]))
    ana.page.locator("table .total").wait_for()
    ana.settle()
    assert in_sight(ana, "table .total")
    rows = ana.page.get_by_role("table").locator("tbody tr").all()
    result = course.match.record.result
    assert result is not None, "the course is over"
    for seat, total in enumerate(result.scores):
        points = {heading(row): points_in(row.locator("td").nth(seat)) for row in rows}
        assert {"Royal favours", "Story Points left", "Ducats left", "Commissions"} <= set(points)
        assert sum(points.pop(movement) for movement in SCORE) == points["Requiem"]
        assert points.pop("Total") == total == sum(points.values())
    for title in served(course):
        expect(ana.page.locator(".served li", has_text=title)).to_have_count(1)
