from __future__ import annotations

import gzip
import json
import re
import urllib.request
from typing import TYPE_CHECKING

import pytest

from herzog.text import LANGUAGES
from tests.e2e.test_layouts import laid
from tools.page import BUILT, sizes

if TYPE_CHECKING:
    from collections.abc import Callable
    from http.client import HTTPMessage

    from tests.e2e.cafe import Cafe
    from tests.e2e.guest import Guest

MOST = 130_000  # bytes of script for a table, compressed
SCRIPTS = "performance.getEntriesByType('resource').map(({name}) => name).filter(name => name.endsWith('.js'))"


def fetched(cafe: Cafe, path: str) -> tuple[HTTPMessage, bytes]:
    """Return headers and body of a file of the page."""
    wanted = urllib.request.Request(f"{cafe.address}{path}", headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(wanted) as answer:
        return answer.headers, answer.read()


def test_the_script_is_small_and_comes_compressed(cafe: Cafe) -> None:
    """What every guest fetches before the first table, and with the game that comes on top of it."""
    _, index = fetched(cafe, "/")
    [script] = re.findall(r'src="\.(/assets/[^"]+\.js)"', gzip.decompress(index).decode())
    headers, body = fetched(cafe, script)
    assert headers["content-encoding"] == "gzip"
    assert len(body) > 10_000
    assert {game: size for game, size in sizes().items() if not len(body) < size < MOST} == {}


@pytest.mark.parametrize("game", ["fourberies", "lacrimosa"])
def test_a_table_fetches_no_more_than_it_needs(guest: Callable[..., Guest], cafe: Cafe, game: str) -> None:
    """What a browser really fetches on the way to a table, in each language."""
    link, sums = laid(cafe, game), {}
    for language in LANGUAGES:
        ana = guest(language=language).follow(link)
        ana.options.first.wait_for()
        scripts = {BUILT / "assets" / name.rpartition("/")[2] for name in ana.page.evaluate(SCRIPTS)}
        sums[language] = sum(len(gzip.compress(script.read_bytes())) for script in scripts)
        ana.page.close()
    assert {language: size for language, size in sums.items() if not MOST / 2 < size < MOST} == {}


def test_the_page_can_be_installed(cafe: Cafe) -> None:
    """The manifest names icons that are there, and an address that is served."""
    _, manifest = fetched(cafe, "/manifest.webmanifest")
    described = json.loads(manifest if manifest[:1] == b"{" else gzip.decompress(manifest))
    assert described["display"] == "standalone"
    for icon in described["icons"]:
        headers, _ = fetched(cafe, icon["src"].removeprefix("."))
        assert headers["content-type"].startswith(icon["type"])


def test_an_address_of_the_client_is_the_page(cafe: Cafe) -> None:
    """A link that somebody sent leads to the page, which finds the table by what follows the #."""
    _, table = fetched(cafe, "/t")
    _, index = fetched(cafe, "/")
    assert gzip.decompress(table) == gzip.decompress(index)
