"""Retake the screenshots in docs/screens: front room, set-up and games, in light and dark, wide and on a phone.

python -m tools.screens    needs the built page, and what the browser tests need
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from playwright.sync_api import sync_playwright

from herzog.games.fourberies import GAME as FOURBERIES
from herzog.games.lacrimosa import GAME
from herzog.kernel import Match
from tests.e2e.cafe import Cafe
from tests.e2e.courses import NAMES, SEEDS, Course, position
from tests.e2e.guest import Guest
from tests.e2e.prepared import set_out
from tools.get_chromium import chromium
from tools.page import NODE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser

    from herzog.games.lacrimosa.state import State

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "screens"
SIZES: Final = {"wide": (1280, 720), "phone": (360, 740)}
LIGHTS: Final = ("light", "dark")


def is_last(state: State) -> bool:
    """Return whether the last round of Lacrimosa is being played."""
    return state.period == state.box.rounds


MOMENTS: Final[dict[str, Callable[[Course], bool]]] = {
    "early": lambda course: course.ask == "UseCard" and course.match.asked() == (0,),
    "late": lambda course: course.ask == "Requiem" and course.match.asked() == (0,) and is_last(course.state),
}


def sit(browser: Browser, address: str, light: str, size: str) -> Guest:
    """Return a browser page of that *size*."""
    width, height = SIZES[size]
    context = browser.new_context(
        locale="en",
        color_scheme="dark" if light == "dark" else "light",
        viewport={"width": width, "height": height},
        has_touch=size == "phone",
        is_mobile=size == "phone",
    )
    return Guest(context.new_page(), address, {"confirmsItself": True, "name": "Ana"})


def take(guest: Guest, name: str) -> None:
    """Save what *guest* sees."""
    guest.page.mouse.move(0, 0)
    guest.settle()
    guest.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)


def fourberies(cafe: Cafe) -> str:
    """Return the link to a game of Fourberies in which everybody is choosing, and Ana has something of every kind."""
    for seed in SEEDS:
        match, chance = Match.start(FOURBERIES, NAMES[:3], {}, FOURBERIES.load(), seed), Random(seed)
        while not match.over:
            mine, everybody = match.state.players[0], match.asked() == (0, 1, 2)
            if everybody and mine.on_stage and len(mine.troupe) > 1 and mine.ready and mine.requests:
                return set_out(cafe, match, seed, ["here", "bot", "bot"])
            seat = match.asked()[-1]
            masked = match.masked(seat)
            top = masked.agenda[-1]
            match.submit(seat, top.name, chance.choice(top.plain(masked, seat)))
    raise AssertionError("no such game")


def serves(course: Course) -> bool:
    """Return whether a Court has scored for a patron."""
    return any(patron.vp_from.get("court") for patron in GAME.view(course.state, 0).patrons)


def lacrimosa(cafe: Cafe, when: str) -> str:
    """Return the link to a game of Lacrimosa, early or late."""
    course = position(MOMENTS[when], seats=3)
    return set_out(cafe, course.match, course.seed, ["here", "bot", "bot"])


def finished(cafe: Cafe) -> str:
    """Return the link to a game of Lacrimosa that is over, and in which a Court was served."""
    course = next(course for course in (Course(seed, seats=3) for seed in SEEDS) if not course.go() and serves(course))
    return set_out(cafe, course.match, course.seed, ["here", "bot", "bot"])


def lay_out(guest: Guest) -> Guest:
    """Show the set-up of a solo table of Lacrimosa."""
    options = guest.enter().lay("here", game="lacrimosa").page.locator("form details").last
    options.locator("summary").click()
    options.evaluate("options => options.scrollIntoView({block: 'center'})")
    return guest


def main() -> None:
    """Take all of them."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Cafe(Path(data) / "data") as cafe, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        links = {"fourberies": fourberies(cafe)} | {f"lacrimosa-{when}": lacrimosa(cafe, when) for when in MOMENTS}
        links["lacrimosa-end"] = finished(cafe)
        for name, link in links.items():
            for light in LIGHTS:
                for size in SIZES:
                    take(sit(browser, cafe.address, light, size).follow(link), f"{name}-{light}-{size}")
        for light in LIGHTS:
            for size in SIZES:
                take(sit(browser, cafe.address, light, size).enter(), f"lobby-{light}-{size}")
                take(lay_out(sit(browser, cafe.address, light, size)), f"setup-{light}-{size}")
        browser.close()


if __name__ == "__main__":
    main()
