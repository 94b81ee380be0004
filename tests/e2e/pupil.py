"""Somebody who takes a lesson: by mouse, by touch, or by keys alone."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Literal

from playwright.sync_api import Error, expect

from tests.e2e.guest import WAIT, Patience

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.e2e.guest import Guest

Way = Literal["mouse", "touch", "keys"]
QUICK: Final = 1_000  # milliseconds
MOST: Final = 60  # tabs to anything that can be reached
# Where a thing stands, what it is, and whether Tab stops there: alike in all, two things are reached alike.
KIND: Final = """({tagName, tabIndex, className, dataset, parentElement}) =>
    [tagName, tabIndex, className, dataset.testid, dataset.target?.split(':')[0], parentElement.className].join()"""


def is_city(point: str) -> bool:
    """Return whether a lesson points at a city."""
    return point.startswith("city:")


class Pupil:
    """A guest in a lesson."""

    def __init__(self, guest: Guest, way: Way) -> None:
        self.guest: Final = guest
        self.page: Final = guest.page
        self.way: Final = way
        self._reached: Final[set[str]] = set()  # kinds of things that Tab has led to

    @property
    def panel(self) -> Locator:
        """What the teacher says."""
        return self.page.get_by_test_id("lesson")

    def begin(self, game: str, lesson: str) -> None:
        """Choose a lesson in the lobby, and wait for its first words."""
        self.guest.turn_to(game)
        self.press(self.page.locator(f"[data-lesson={lesson}]"))
        self.page.get_by_test_id("read").wait_for()

    @property
    def steps(self) -> list[Any]:
        """Return the steps of the lesson as the table told them."""
        found: list[Any] = self.guest.welcome["lesson"]["steps"]
        return found

    def skip(self, n: int) -> None:
        """Go on by the key to step *n*, as soon as the others have played."""
        expect(self.panel.locator("[data-testid=skip]:enabled, [data-testid=read]:enabled")).to_be_visible()
        self.page.keyboard.press("n")
        expect(self.panel).to_have_attribute("data-step", str(n))

    def press(self, thing: Locator, most: int = WAIT) -> None:
        """Press *thing* in one's own way, as soon as it can be pressed."""
        if self.way == "mouse":
            thing.first.click(timeout=most)
        elif self.way == "touch":
            thing.first.tap(timeout=most)
        else:
            self.reach(thing.first, most)
            self.page.keyboard.press("Enter")

    def reach(self, thing: Locator, most: int = WAIT) -> None:
        """Tab to *thing*, which stays on the page or comes there soon; Tab is known to lead to more of its kind."""
        kind = thing.evaluate(KIND, timeout=most)
        if kind in self._reached:
            thing.focus(timeout=most)
            return
        for _ in range(MOST):
            if thing.evaluate("each => each === document.activeElement", timeout=most):
                self._reached.add(kind)
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way to {thing} by Tab")

    def take(self) -> int:
        """Take the lesson to its end as it tells one to; return how many steps it took."""
        for n, step in enumerate(self.steps):
            expect(self.panel).to_have_attribute("data-step", str(n))
            expect(self.panel).not_to_contain_text(re.compile(r"lesson-\w+-"))
            self._look(step)
            if step["task"]:
                self._do(step)
            else:
                self.press(self.page.get_by_test_id("read"))
        expect(self.panel).to_have_attribute("data-step", str(len(self.steps)))
        return len(self.steps)

    def _look(self, step: Any) -> None:
        """See that all the step points at is marked: a city that can be chosen as its Travel card, or a button."""
        if step["task"] and not step["points"]:
            expect(self.page.locator("[data-pick][data-taught]:visible").first).to_be_attached()
        aims = [each["target"] for each in step["answers"] if each["target"] in step["points"]]
        for point in [each for each in step["points"] if each not in aims[1:]]:  # one after the other
            kind, _, part = point.partition(":")
            card = f"travel:0:{part}"
            named = card if kind == "city" and card in step["points"] else point
            way = f'[data-part="{part}"]' if kind == "part" else f'[data-target="{named}"]'
            expect(self.page.locator(f"{way}[data-taught]").first).to_be_attached()

    def _do(self, step: Any) -> None:
        """Give every answer of the step that does not give itself."""
        patience, before = Patience(self.guest), len(self.guest.answered)
        while patience.lasts() and self.panel.get_attribute("data-step") == str(self.steps.index(step)):
            self._answer(step, before)
            self.page.wait_for_timeout(20)

    def _answer(self, step: Any, before: int) -> None:
        """Press what is open and wanted, if it is there already and was not given since *before*."""
        confirm = self.page.locator("[data-testid=confirm]:visible")
        if confirm.count():
            self._hurry(confirm)
            return
        asked = self.page.locator("section[data-ask]").evaluate_all("bars => bars[0]?.dataset.ask ?? ''")
        said = {(ask, pick) for _, ask, pick in self.guest.answered[before:]}
        wanted = [each for each in step["answers"] if (each["ask"], each["pick"]) not in said and each["ask"] == asked]
        ways = [f'[data-ask={each["ask"]}] [data-pick="{each["pick"]}"]:enabled:visible' for each in wanted]
        ways += [
            f'[data-target="{point}"]:is([data-standing=open], [data-standing=ahead]):visible'
            for point in sorted(step["points"], key=is_city)  # keys reach the Travel card, not the city that means it
            if wanted
        ]
        for way in map(self.page.locator, ways):
            if way.count():
                self._hurry(way)
                return

    def _hurry(self, thing: Locator) -> None:
        """Press *thing*, unless the table changes first: what leaves no choice may be quicker."""
        with suppress(Error):
            self.press(thing, QUICK)
