"""What is known of a page when its test fails."""

from __future__ import annotations

from typing import TYPE_CHECKING
from zipfile import ZipFile

from tests import witnesses

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.guest import Guest


def test_a_page_tells_what_happened_to_it(guest: Callable[..., Guest], tmp_path: Path) -> None:
    """What it was sent and said, how it looks, and what it was asked to do; a fault tells that the test will fail."""
    ana = guest().enter().lay("here", "bot").take_seat()
    [trail] = [each for each in witnesses.known() if each.is_open and not hasattr(each, "log")]
    assert not trail.is_faulty
    ana.page.evaluate("console.error('spilt coffee')")
    assert trail.is_faulty
    trail.testify(tmp_path, "page")
    lines = (tmp_path / "page.txt").read_text()
    assert "\nfault: spilt coffee\n" in lines
    assert ' sent: {"type":"sit"' in lines
    assert ' received: {"type":"welcome"' in lines
    assert "console error: spilt coffee" in lines
    assert 'data-testid="status"' in (tmp_path / "page.html").read_text()
    assert (tmp_path / "page.png").read_bytes().startswith(b"\x89PNG")
    assert "trace.trace" in ZipFile(tmp_path / "page.zip").namelist()
    ana.faults.clear()
