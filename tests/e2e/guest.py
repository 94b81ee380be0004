"""A person in front of a browser: what they press, and what they see."""

from __future__ import annotations

import json
import re
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urljoin

from playwright.sync_api import Error, expect
from playwright.sync_api import TimeoutError as TimedOut

from tests import witnesses
from tests.e2e.trail import Trail

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, WebSocket

# Milliseconds. A page that lost its server waits up to 15 seconds before it tries again, and the first thought of a bot
# starts a process, which took 55 seconds on a machine with fifteen times as much to do as it can.
WAIT: Final = 90_000
GONE: Final = 5_000  # milliseconds after which something that was in sight will not be pressed any more
SOON: Final = 10  # seconds in which the clock of a page is stopped, or it is tried again
LOST = re.compile(r"WebSocket connection|Failed to load resource")  # what a browser says when a server is away
# How to find again each of some options, whatever else is drawn meanwhile.
WAYS: Final = """options => options.map(({dataset: {pick, target}}) =>
    pick === undefined ? `[data-target="${target}"][data-standing=open]` : `[data-pick="${pick}"]:enabled`)"""
# What the stage has told, and of which kinds how many things were in the air at most: both may be gone when one looks.
# And how many answers the page has sent: the browser tells that late.
RECORD: Final = """window.answers = 0;
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
    window.answers += JSON.parse(data).type === 'answer';
    return send.call(this, data);
};
addEventListener('DOMContentLoaded', () => {
    window.told = [];
    window.flew = {};
    new MutationObserver(() => {
        const words = document.querySelector('.words:has(~ * [data-testid=skip])')?.innerText;
        if (words && words !== window.told.at(-1)) window.told.push(words);
        const kinds = [...document.querySelectorAll('.sprite')].map(each => each.classList[2]);
        for (const kind of kinds) {
            window.flew[kind] = Math.max(window.flew[kind] ?? 0, kinds.filter(each => each === kind).length);
        }
    }).observe(document, {childList: true, subtree: true, characterData: true});
})"""


class Guest:
    """Somebody who plays. Everything that goes wrong in their browser is in *faults*."""

    def __init__(self, page: Page, address: str, prefs: dict[str, Any]) -> None:
        self.page: Final = page
        self.address: Final = address
        self.faults: Final[list[str]] = []
        self.answered: Final[list[tuple[int, str, int]]] = []  # seat, ask and pick of every answer they gave
        self.welcome: dict[str, Any] = {}  # what the table said first
        self.cut_off = False  # while the server is away on purpose
        self._trail: Final = Trail(page, self.faults)
        witnesses.call(self._trail)
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", lambda line: self._heard(line.type, line.text))
        page.on("websocket", self._listen)
        kept = json.dumps({"pace": 0, "uncoached": ["fourberies", "lacrimosa"], **prefs})
        page.add_init_script(f"localStorage['herzog.prefs'] ??= JSON.stringify({kept})")
        page.add_init_script(RECORD)

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

    def turn_to(self, game: str) -> None:
        """Choose a *game*."""
        self.page.locator(f"label:has(input[name=game][value={game}])").click()

    def lay(self, *kinds: str, game: str = "fourberies") -> Guest:
        """Lay a table for *kinds* of seats: "here", "link" or "bot"."""
        page = self.page
        self.turn_to(game)
        rows = page.locator("form fieldset ol li")
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
        """Open a link somebody sent. From another table there is a stop on the way: a new # alone loads no page."""
        if self.page.url != "about:blank":
            self.page.goto(urljoin(link, "/icon.svg"))
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
        """Return whether the result is shown."""
        return self.page.get_by_test_id("result").is_visible()

    def step(self) -> int:
        """Return the number of the last step."""
        return int(self.page.get_by_test_id("step").inner_text().split("/")[-1])

    def hears(self, words: str) -> None:
        """Wait until the stage has told *words*, though it may be further by now."""
        self.until(f"window.told.some(told => told.includes({json.dumps(words)}))")

    def until(self, condition: str) -> None:
        """Wait until *condition* holds on the page; as a function, because its policy allows no eval later on."""
        self.page.wait_for_function(f"() => {condition}")

    def settle(self) -> None:
        """Wait until the page says that it is idle: nothing is on its way, loading or moving."""
        self.page.locator("html[data-idle]").wait_for(state="attached")

    def flown(self) -> dict[str, int]:
        """Return how many things of each kind were in the air at once."""
        flown: dict[str, int] = self.page.evaluate("window.flew")
        return flown

    def stand_clock_at(self, now: int) -> None:
        """Let the page read *now* on its clock, in milliseconds since 1970, however late it looks; timers go on."""
        self.page.clock.set_fixed_time(now / 1000)

    def stop_clock(self) -> None:
        """Let no more time pass on the page than the test says; the page must have come with a clock to stop."""
        while True:
            try:
                return self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + SOON)
            except Error as problem:  # the page was slower than that
                if "past" not in str(problem):
                    raise

    def offers(self) -> list[str]:
        """Return how to find each thing that can be picked, once the page is idle."""
        self.settle()
        ways: list[str] = self.options.evaluate_all(WAYS)
        return ways

    def choose(self, which: int = 0) -> bool:
        """Press an option, and confirm it if asked; return whether there was one."""
        offered = [] if self.lift_curtain() else self.offers()
        if offered:
            self.page.locator(f"{offered[which]}:visible").first.click()
            self.confirm()
        return bool(offered)

    def tap(self) -> None:
        """Tap an option in the list, or else a thing on the board, and tap once more to do it."""
        offered = sorted(self.offers(), key=lambda way: "data-pick" not in way)
        if offered:
            self.page.locator(f"{offered[0]}:visible").first.tap()
            self.confirm()

    def touch(self, ask: str, pick: int, target: str) -> bool:
        """Point at *target*, open now or ahead, and press what is offered there; without a target press *pick*.

        Where there is no way back, agree, and to the end of the turn as well if that is offered; return whether it was.
        """
        listed = self.page.locator(f'[data-ask={ask}] ul:not(.busy) [data-pick="{pick}"]:enabled:visible').first
        drawn = self.page.locator(f'[data-target="{target}"]:is([data-standing=open], [data-standing=ahead]):visible')
        self.page.locator(f"[data-ask={ask}], [data-ask=UseCard], [data-ask=TakeActions]").first.wait_for()
        agree = self.page.locator("[data-testid=confirm-and-end]:visible, [data-testid=confirm]:visible").last
        ends = False
        before, deadline = len(self.answered), time.monotonic() + WAIT / 1000
        (drawn if target else listed).first.click()
        while (ask, pick) not in [said[1:] for said in self.answered[before:]]:
            self.settle()
            assert time.monotonic() < deadline, f"{ask} waits: {self.status.inner_text()}"
            if agree.count():
                final = agree.and_(self.page.get_by_test_id("confirm-and-end")).count() > 0
                agree.click()
                ends = final
            elif listed.count():
                listed.click()
            self.page.wait_for_timeout(5)
        return ends

    def take(self, pick: int, target: str = "", *, quick: bool = False) -> None:
        """Take the option *pick*: in the list, or on the table at its *target*, unfolded if need be.

        *quick* presses without a pointer, once pointing at such a thing is known to work.
        """
        ways = [
            "[data-testid=confirm]",
            f'[data-pick="{pick}"]:enabled',
            f'[data-target="{target}"][data-standing=open]',
            "[data-testid=more][aria-expanded=false]",
        ]
        said, deadline = len(self.answered), time.monotonic() + WAIT / 1000
        before = self.page.evaluate("window.answers")
        while self.page.evaluate("window.answers") == before:
            assert time.monotonic() < deadline, f"{pick} at {target!r} cannot be taken: {self.status.inner_text()}"
            seen = [way for way in map(self.page.locator, [f"{way}:visible" for way in ways]) if way.count()]
            with suppress(TimedOut):  # the next question took it away: look again
                if seen and quick:
                    seen[0].first.dispatch_event("click", timeout=GONE)
                elif seen:
                    seen[0].first.click(timeout=GONE)
            # The stage may have the answer by now, and keep the page busy for as long as its clock stands still.
            self.until(f"window.answers !== {before} || 'idle' in document.documentElement.dataset")
        while len(self.answered) == said:  # the browser tells that late, when the next thing is asked already
            self.page.wait_for_timeout(5)

    def confirm(self) -> None:
        """Give the second word, if one is asked for once the page is idle."""
        self.settle()
        yes = self.page.get_by_test_id("confirm").first
        if yes.count():
            yes.click()

    def lift_curtain(self) -> bool:
        """Sit down in front of a shared screen, if it is one's turn to; return whether it was."""
        self.settle()
        curtain = self.page.locator("[data-testid=curtain] button, [data-testid=sit-down]:visible").first
        lifted = curtain.count() > 0
        if lifted:
            curtain.click()
        return lifted

    def undo(self, key: str = "u") -> None:
        """Take back by *key*, as soon as the table has acknowledged the last answer."""
        expect(self.page.get_by_test_id("undo")).to_have_attribute("aria-disabled", "false")
        self.page.keyboard.press(key)

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
        drawer.locator(".inside").wait_for()
        return drawer


class Patience:
    """Ends with the first long time in which nobody answers anything, however slow the machine is."""

    def __init__(self, *guests: Guest) -> None:
        self._guests: Final = guests
        self._given = -1
        self._deadline = 0.0

    def lasts(self) -> bool:
        """Return True as long as the game goes on; where it stands still, fail with what the table says."""
        given = sum(len(guest.answered) for guest in self._guests)
        if given != self._given:
            self._given, self._deadline = given, time.monotonic() + WAIT / 1000
        if time.monotonic() > self._deadline:
            raise AssertionError(f"nobody answers: {[guest.status.all_inner_texts() for guest in self._guests]}")
        return True


def play(*guests: Guest) -> None:
    """Let everybody choose what comes first, until the game is over."""
    patience = Patience(*guests)
    while patience.lasts() and not all(guest.is_over for guest in guests):
        chosen = [guest.choose() for guest in guests]
        if not any(chosen):
            guests[0].page.wait_for_timeout(20)
