"""A person in front of a browser: what they press, and what they see."""

from __future__ import annotations

import json
import re
import time
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import Error, expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, WebSocket

WAIT: Final = 15_000
LOST = re.compile(r"WebSocket connection|Failed to load resource")  # what a browser says when a server is away
PRESS: Final = """ways => new Promise(done => requestAnimationFrame(() => {
    const seen = ways.flatMap(way => [...document.querySelectorAll(way)]).find(each => each.checkVisibility());
    seen?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    done(!!seen);
}))"""


class Guest:
    """Somebody who plays. Everything that goes wrong in their browser is in *faults*."""

    def __init__(self, page: Page, address: str, prefs: dict[str, Any]) -> None:
        self.page: Final = page
        self.address: Final = address
        self.faults: Final[list[str]] = []
        self.answered: Final[list[tuple[int, str, int]]] = []  # seat, ask and pick of every answer they gave
        self.welcome: dict[str, Any] = {}  # what the table said first
        self.cut_off = False  # while the server is away on purpose
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", lambda line: self._heard(line.type, line.text))
        page.on("websocket", self._listen)
        kept = json.dumps({"pace": 0, **prefs})
        page.add_init_script(f"localStorage['herzog.prefs'] ??= JSON.stringify({kept})")

    def _heard(self, kind: str, text: str) -> None:
        if kind == "error" and not (self.cut_off and LOST.search(text)):
            self.faults.append(text)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", self._said)
        line.on("framereceived", self._told)

    def _told(self, frame: str | bytes) -> None:
        if '"type":"welcome"' in str(frame):
            self.welcome = json.loads(frame)

    def _said(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "answer":
            self.answered.append((said["seat"], said["ask"], said["pick"]))

    # -- the front room -----------------------------------------------------------------------------------------------

    def enter(self) -> Guest:
        """Open the lobby."""
        self.page.goto(self.address)
        self.page.locator("form").wait_for()
        return self

    def lay(self, *kinds: str, game: str = "fourberies") -> Guest:
        """Lay a table for *kinds* of seats: "here", "link" or "bot"."""
        page = self.page
        page.locator(f"input[name=game][value={game}]").check(force=True)
        rows = page.locator("form ol li")
        while rows.count() > len(kinds):
            rows.last.get_by_role("button").click()
        while rows.count() < len(kinds):
            page.locator(".more button").click()
        for seat, kind in enumerate(kinds):
            rows.nth(seat).locator(".kind select").select_option(kind)
        return self

    def take_seat(self) -> Guest:
        """Open the table that was laid."""
        self.page.locator("form button[type=submit]").click()
        return self.arrive()

    def follow(self, link: str) -> Guest:
        """Open a link somebody sent."""
        self.page.goto(link)
        return self.arrive()

    def arrive(self) -> Guest:
        """Wait until there is a table, or the curtain before it."""
        self.page.locator("[data-testid=status], [data-testid=curtain]").first.wait_for()
        return self

    # -- at the table -------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Locator:
        """What the status line says."""
        return self.page.get_by_test_id("status")

    @property
    def options(self) -> Locator:
        """What can be picked now, in the list or on the board."""
        return self.page.locator("[data-pick]:enabled:visible, [data-standing=open]:visible")

    @property
    def is_over(self) -> bool:
        """Tell whether the result is shown."""
        return self.page.get_by_test_id("result").is_visible()

    def step(self) -> int:
        """Return the number of the last step."""
        return int(self.page.get_by_test_id("step").inner_text().split("/")[-1])

    def choose(self, which: int = 0) -> bool:
        """Press an option, and confirm it if that is asked; tell whether there was one."""
        if self.lift_curtain() or not self.options.count():
            return False
        try:
            self.options.nth(which).click(timeout=1_000)
        except Error:
            return False  # the table was quicker
        self.confirm()
        return True

    def touch(self, ask: str, pick: int, target: str) -> None:
        """Point at *target*, open now or ahead, and press what is offered there; without a target press *pick*."""
        listed = self.page.locator(f'[data-ask={ask}] [data-pick="{pick}"]:enabled:visible')
        drawn = self.page.locator(f'[data-target="{target}"]:is([data-standing=open], [data-standing=ahead]):visible')
        self.page.locator(f"[data-ask={ask}], [data-ask=UseCard], [data-ask=TakeActions]").first.wait_for()
        before, deadline = len(self.answered), time.monotonic() + WAIT / 1000
        (drawn if target else listed).first.click()
        while (ask, pick) not in [said[1:] for said in self.answered[before:]]:
            assert time.monotonic() < deadline, f"{ask} waits: {self.status.inner_text()}"
            if listed.count():
                listed.click()
            self.page.wait_for_timeout(5)

    def take(self, pick: int, target: str = "", *, quick: bool = False) -> None:
        """Take the option *pick*: in the list, or on the table at its *target*, unfolded if need be.

        *quick* presses without a pointer, once pointing at such a thing is known to work.
        """
        ways = [
            "[data-testid=confirm]",
            f'[data-pick="{pick}"]:enabled',
            f'[data-target="{target}"][data-standing=open]',
            "[data-testid=unusual][aria-expanded=false]",
        ]
        said, deadline = len(self.answered), time.monotonic() + WAIT / 1000
        while len(self.answered) == said:
            assert time.monotonic() < deadline, f"{pick} at {target!r} cannot be taken: {self.status.inner_text()}"
            if quick:
                self.page.evaluate(PRESS, ways)
                continue
            for way in map(self.page.locator, [f"{way}:visible" for way in ways]):
                if way.count():
                    way.first.click()
                    break
            self.page.wait_for_timeout(5)

    def confirm(self) -> None:
        """Give the second word, if one is asked for."""
        yes = self.page.get_by_test_id("confirm")
        if yes.count():
            try:
                yes.click(timeout=1_000)
            except Error:
                return  # the table was quicker

    def lift_curtain(self) -> bool:
        """Sit down in front of a shared screen, if it is one's turn to."""
        curtain = self.page.get_by_test_id("curtain").get_by_role("button").first
        if not curtain.count():
            return False
        curtain.click()
        return True

    def links(self) -> dict[str, str]:
        """Return the links of the table by the name of who they are for."""
        drawer = self.open_drawer("links")
        rows = drawer.get_by_test_id("link")
        expect(rows.first).to_be_visible()
        found = {row.locator(".who").inner_text(): row.locator("input").input_value() for row in rows.all()}
        self.page.keyboard.press("Escape")
        return found

    def open_drawer(self, leaf: str) -> Locator:
        """Open a drawer beside the table."""
        button = self.page.locator(f"[data-leaf={leaf}]")
        if button.get_attribute("aria-expanded") != "true":
            button.click()
        drawer = self.page.locator("aside")
        drawer.wait_for()
        return drawer


def play(*guests: Guest, most: int = 2_000) -> None:
    """Let everybody choose what comes first, until the game is over."""
    for _ in range(most):
        if all(guest.is_over for guest in guests):
            return
        chosen = [guest.choose() for guest in guests]
        if not any(chosen):
            guests[0].page.wait_for_timeout(20)
    raise AssertionError(f"the game does not end; the table says: {guests[0].status.inner_text()}")
