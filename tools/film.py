"""Film animations as strips of frames: a reveal with a clash, the Soloist, Maintenance, the final scoring.

python -m tools.film [NAME ...]    needs the built page, and what the browser tests need

The clock and the animations of the page are stepped explicitly, a frame every 200 ms of page time, so a strip does
not depend on how busy the machine is. Strips are written to docs/screens as film-NAME.jpg.
"""

from __future__ import annotations

import base64
import os
import sys
import tempfile
import time
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from playwright.sync_api import sync_playwright

from herzog.games.lacrimosa.turn import END
from tests.e2e.cafe import Cafe
from tests.e2e.courses import SEEDS, Course, position, soloist_acts
from tests.e2e.guest import Guest
from tests.e2e.prepared import set_out
from tests.e2e.rounds import clash
from tests.e2e.test_lacrimosa import is_last_turn
from tools.get_chromium import chromium
from tools.page import NODE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

    from herzog.wire import SeatKind

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "screens"
EVERY: Final = 200  # milliseconds of page time between two frames
MARGIN: Final = 2.0  # seconds a busy machine may take to stop the clock
LONGEST: Final = 300  # frames
SHOWN: Final = 30  # the most frames on a strip; longer films show every second one, every third...
ACROSS: Final = 6
FRAME: Final = (1280, 720)
SMALL: Final = 310  # the width of a frame on the strip, in pixels

# Every animation is paused and advanced explicitly; a new one starts at 0.
MOVE: Final = """every => {
    window.times ??= new WeakMap();
    for (const each of document.getAnimations()) {
        const time = window.times.has(each) ? window.times.get(each) + every : 0;
        window.times.set(each, time);
        each.pause();
        if (time >= each.effect.getComputedTiming().endTime) each.finish();
        else each.currentTime = time;
    }
}"""
PRESS: Final = """ways => ways.map(way => document.querySelector(way)).find(each => each)
    ?.dispatchEvent(new MouseEvent('click', {bubbles: true}))"""
STRIP: Final = """<style>
    body {{ margin: 0; width: {width}px; display: grid; grid-template-columns: repeat({across}, {small}px); gap: 4px;
           background: #222; font: 11px sans-serif; color: #ddd }}
    img {{ display: block; width: 100% }}
</style>{frames}"""


class Film(NamedTuple):
    """The scene to film, its pace, and whether motion is reduced."""

    scene: str
    pace: int
    still: bool


FILMS: Final = {
    "reveal-leisurely": Film("reveal", 500, still=False),
    "reveal-quick": Film("reveal", 120, still=False),
    "reveal-still": Film("reveal", 250, still=True),
    "soloist-leisurely": Film("soloist", 500, still=False),
    "soloist-quick": Film("soloist", 120, still=False),
    "soloist-still": Film("soloist", 250, still=True),
    "maintenance-quick": Film("maintenance", 120, still=False),
    "count-quick": Film("count", 120, still=False),
}


def reveal(cafe: Cafe) -> tuple[str, int, str]:
    """Return the link to a round of Fourberies that is waiting for Ana, her pick, and its target."""
    found = clash()
    link = set_out(cafe, found.match, found.seed, ["here", "link", "link"])
    return link, found.pick, f"travel:0:{found.pick}"


def soloist(cafe: Cafe) -> tuple[str, int, str]:
    """Return the link to a turn that is about to end, just before the Soloist's."""
    course = position(soloist_acts)
    return set_out(cafe, course.match, course.seed, ["here"]), END, ""


def maintenance(cafe: Cafe) -> tuple[str, int, str]:
    """Return the link to the last turn of a round, about to end."""
    course = position(is_last_turn)
    return set_out(cafe, course.match, course.seed, ["here"]), END, ""


def count(cafe: Cafe) -> tuple[str, int, str]:
    """Return the link to a game for two that one answer ends, that answer, and its target."""
    whole = Course(SEEDS[0], seats=2)
    whole.go()
    before = Course(SEEDS[0], seats=2)
    before.go(lambda course: len(course.moves) == len(whole.moves) - 1)
    last = whole.moves[-1]
    kinds: list[SeatKind] = ["here" if seat == last.seat else "link" for seat in range(2)]
    return set_out(cafe, before.match, before.seed, kinds), last.pick, last.target


SCENES: Final[dict[str, Callable[[Cafe], tuple[str, int, str]]]] = {
    "reveal": reveal,
    "soloist": soloist,
    "maintenance": maintenance,
    "count": count,
}


def shoot(browser: Browser, cafe: Cafe, film: Film) -> list[bytes]:
    """Return the frames of *film*."""
    width, height = FRAME
    context = browser.new_context(
        locale="en",
        viewport={"width": width, "height": height},
        reduced_motion="reduce" if film.still else "no-preference",
    )
    link, pick, target = SCENES[film.scene](cafe)
    guest = Guest(context.new_page(), cafe.address, {"pace": film.pace, "name": "Ana"})
    guest.page.clock.install()
    guest.follow(link)
    guest.page.wait_for_timeout(1_500)
    guest.page.clock.pause_at(guest.page.evaluate("Date.now()") / 1000 + MARGIN)
    ways = ["[data-testid=confirm]", f'[data-pick="{pick}"]:enabled', f'[data-target="{target}"][data-standing=open]']
    while not guest.page.get_by_test_id("skip").count():  # no timer of the page runs while its clock is paused
        guest.page.evaluate(PRESS, ways)
        time.sleep(0.1)
    frames = list(_frames(guest.page))
    context.close()
    return frames


def _frames(page: Page) -> list[bytes]:
    """Return a frame for every 200 ms until the stage is empty, and a final one."""
    frames: list[bytes] = []
    while len(frames) < LONGEST and page.get_by_test_id("skip").count():
        page.evaluate(MOVE, EVERY)
        frames.append(page.screenshot(type="jpeg", quality=80, animations="allow"))
        page.clock.run_for(EVERY)
    return [*frames, page.screenshot(type="jpeg", quality=80)]


def strip(browser: Browser, frames: list[bytes], name: str) -> None:
    """Lay *frames* side by side and save them as the film *name*."""
    step = ceil(len(frames) / SHOWN)
    shown = [(at * EVERY / 1000, frame) for at, frame in enumerate(frames) if at % step == 0 or frame is frames[-1]]
    pictures = [
        f"<div><img src='data:image/jpeg;base64,{base64.b64encode(frame).decode()}'>{seconds:.1f} s</div>"
        for seconds, frame in shown
    ]
    width = ACROSS * (SMALL + 4) - 4
    page = browser.new_page(viewport={"width": width, "height": 400})
    page.set_content(STRIP.format(width=width, across=ACROSS, small=SMALL, frames="".join(pictures)))
    page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / f"film-{name}.jpg", type="jpeg", quality=40, full_page=True)
    page.close()


def main() -> None:
    """Shoot the films that are named, or all."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    with tempfile.TemporaryDirectory() as data, Cafe(Path(data) / "data") as cafe, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for name in sys.argv[1:] or FILMS:
            frames = shoot(browser, cafe, FILMS[name])
            sys.stdout.write(f"{name}: {len(frames)} frames, {(len(frames) - 1) * EVERY / 1000:.1f} s\n")
            strip(browser, frames, name)
        browser.close()


if __name__ == "__main__":
    main()
