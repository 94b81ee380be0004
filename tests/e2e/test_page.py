from __future__ import annotations

import gzip
import json
import re
import urllib.request
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from http.client import HTTPMessage

    from tests.e2e.cafe import Cafe

MOST = 150_000  # bytes of script, compressed


def fetched(cafe: Cafe, path: str) -> tuple[HTTPMessage, bytes]:
    """Return headers and body of a file of the page."""
    wanted = urllib.request.Request(f"{cafe.address}{path}", headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(wanted) as answer:
        return answer.headers, answer.read()


def test_the_script_is_small_and_comes_compressed(cafe: Cafe) -> None:
    """What every guest fetches before the first table; a game comes on top of it when its table is opened."""
    _, index = fetched(cafe, "/")
    [script] = re.findall(r'src="\.(/assets/[^"]+\.js)"', gzip.decompress(index).decode())
    headers, body = fetched(cafe, script)
    assert headers["content-encoding"] == "gzip"
    assert 10_000 < len(body) < MOST


def test_the_page_can_be_installed(cafe: Cafe) -> None:
    """The manifest names icons that are there, and an address that is served."""
    _, manifest = fetched(cafe, "/manifest.webmanifest")
    described = json.loads(manifest if manifest[:1] == b"{" else gzip.decompress(manifest))
    assert described["display"] == "standalone"
    for icon in described["icons"]:
        headers, _ = fetched(cafe, icon["src"].removeprefix("."))
        assert headers["content-type"].startswith("image/svg+xml")


def test_an_address_of_the_client_is_the_page(cafe: Cafe) -> None:
    """A link that somebody sent leads to the page, which finds the table by what follows the #."""
    _, table = fetched(cafe, "/t")
    _, index = fetched(cafe, "/")
    assert gzip.decompress(table) == gzip.decompress(index)
