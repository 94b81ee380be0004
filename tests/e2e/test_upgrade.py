"""A page that stays open while the server is upgraded."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from herzog.server.settings import BUILT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest


def newer(folder: Path) -> Path:
    """Return a page in *folder* whose files all have other names, as after an upgrade; it works as the old one."""
    shutil.copytree(BUILT, folder)
    for path in sorted((folder / "assets").iterdir()):
        path.rename(path.with_name(f"v2-{path.name}"))
    names = sorted((path.name.removeprefix("v2-") for path in (folder / "assets").iterdir()), key=len, reverse=True)
    for path in (folder / "index.html", *(folder / "assets").glob("*.js"), *(folder / "assets").glob("*.css")):
        text = path.read_text("utf-8")
        for name in names:
            text = text.replace(f"/{name}", f"/v2-{name}")
        path.write_text(text, "utf-8")
    return folder


def script(guest: Guest) -> str:
    """Return which page *guest* has."""
    return guest.page.locator("script[type=module]").get_attribute("src") or ""


@pytest.mark.parametrize("keeps", [False, True])
def test_an_open_page_says_that_it_is_old(
    guest: Callable[..., Guest], cafe: Cafe, tmp_path: Path, *, keeps: bool
) -> None:
    """A drawer whose file is gone says so, the rest goes on, and a reload brings the new page to the same table."""
    ana = guest(keeps=keeps, confirmsItself=True).enter().take_seat()
    expect(ana.options.first).to_be_visible()
    page, old = ana.page, script(ana)
    ana.cut_off = True
    cafe.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    cafe.open(web=str(newer(tmp_path / "web")))
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(page.get_by_test_id("new-page")).to_contain_text("There is a new version of this page")
    assert script(ana) == old
    page.locator("[data-leaf=notes]").first.click()
    drawer = page.locator(".drawer")
    expect(drawer.get_by_role("alert")).to_contain_text("could not be loaded")
    expect(ana.options.first).to_be_visible()
    drawer.get_by_role("button", name="Reload").click()
    expect(page.locator("script[src*=v2-]")).to_have_count(1)
    expect(ana.options.first).to_be_visible()
    expect(page.get_by_test_id("new-page")).to_have_count(0)
    page.locator("[data-leaf=notes]").first.click()
    expect(drawer.locator("textarea")).to_be_visible()
    ana.cut_off = False
    assert all("/assets/Notes-" in fault for fault in ana.faults)  # Chromium tells of the file that is gone
    ana.faults.clear()
