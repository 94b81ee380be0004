"""The built page is served as a browser needs it."""

from __future__ import annotations

import gzip
import json
import urllib.error
import urllib.request
from http.client import HTTPConnection
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin

import msgspec
import pytest

from herzog.games import GAMES
from herzog.text import for_game
from tests.server.harness import Server
from tests.waiting import WAIT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from email.message import Message
    from pathlib import Path

INDEX = "<!doctype html><title>Café Herzog</title>"
SCRIPT = "export const deck = 36"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server with a page of two files."""
    folder: Path = tmp_path_factory.mktemp("page")
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(INDEX, "utf-8")
    (web / "assets" / "index-abc123.js").write_text(SCRIPT, "utf-8")
    (folder / "private.txt").write_text("not for you", "utf-8")
    with Server(folder / "data", web=str(web)) as running:
        yield running


def get(server: Server, path: str) -> tuple[int, str, Message]:
    """Return status, body and headers."""
    try:
        with urllib.request.urlopen(server.address + path.lstrip("/"), timeout=WAIT) as answer:
            return answer.status, answer.read().decode(), answer.headers
    except urllib.error.HTTPError as problem:
        with problem:
            return problem.code, problem.read().decode(), problem.headers


@pytest.mark.parametrize("path", ["/", "/t", "/table/57", "/rules/LAC-4.2/"])
def test_the_index_is_at_every_address_of_the_client(page: Server, path: str) -> None:
    """And is asked for again each time."""
    status, body, headers = get(page, path)
    assert (status, body, headers["cache-control"]) == (200, INDEX, "no-cache")


@pytest.mark.parametrize(
    ("path", "leads_to"),
    [
        ("/t/", "/t"),
        ("/table/57", "/table"),
        ("/rules/LAC-4.2/", "/rules"),
        ("/g/?id=7", "/g?id=7"),
        ("//far/t", "/far"),
    ],
)
def test_a_link_with_too_much_in_it_still_opens_the_page(page: Server, path: str, leads_to: str) -> None:
    """The page finds its files only from the top, so a deeper address leads there, and never to another server."""
    connection = HTTPConnection(page.address.removeprefix("http://").rstrip("/"), timeout=WAIT)
    connection.request("GET", path)
    answer = connection.getresponse()
    assert (answer.status, urljoin(f"http://here{path}", answer.headers["location"])) == (307, f"http://here{leads_to}")
    connection.close()


def test_files_with_a_hash_in_their_name_are_kept_for_ever(page: Server) -> None:
    """They never change."""
    status, body, headers = get(page, "/assets/index-abc123.js")
    assert (status, body) == (200, SCRIPT)
    assert "immutable" in headers["cache-control"]
    assert headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("headers", [{}, {"Accept-Encoding": "gzip, br"}, {"Accept-Encoding": "gzip;q=0.5"}])
def test_a_script_comes_compressed_if_the_browser_can_read_that(page: Server, headers: dict[str, str]) -> None:
    """Each time the same, and whoever keeps answers for others learns that it depends on the browser."""
    for _ in range(2):
        asked = urllib.request.Request(f"{page.address}assets/index-abc123.js", headers=headers)
        with urllib.request.urlopen(asked, timeout=WAIT) as answer:
            body = answer.read()
            assert answer.headers["content-encoding"] == ("gzip" if headers else None)
            assert answer.headers["vary"] == "Accept-Encoding"
            assert answer.headers["content-type"].startswith("text/javascript")
            assert int(answer.headers["content-length"]) == len(body)
        assert (gzip.decompress(body) if headers else body).decode() == SCRIPT


@pytest.mark.parametrize(
    ("headers", "status", "body"), [({"Range": "bytes=7-11"}, 206, b"const"), ({"If-None-Match": "{}"}, 304, b"")]
)
def test_a_browser_may_ask_for_less(page: Server, headers: dict[str, str], status: int, body: bytes) -> None:
    """For a part of a file, or for nothing if it has not changed, also of a file that was asked for before."""
    tag = get(page, "/assets/index-abc123.js")[2]["etag"]
    connection = HTTPConnection(page.address.removeprefix("http://").rstrip("/"), timeout=WAIT)
    wanted = {name: value.format(tag) for name, value in headers.items()}
    connection.request("GET", "/assets/index-abc123.js", headers=wanted)
    answer = connection.getresponse()
    assert (answer.status, answer.read()) == (status, body)
    connection.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_components_are_kept_for_ever(page: Server, game: str) -> None:
    """Anybody may have them; they are asked for by their hash, so they never change."""
    cards: Any = page.ask("GET", "/api/lobby")[1]["games"]
    words = next(card["packs"][0]["words"] for card in cards if card["name"] == game)
    status, body, headers = get(page, f"/api/components/{game}/{words}")
    known = for_game(game)(GAMES[game].load(), (), None)
    wanted = {"described": known.components(), "kinds": known.kinds}
    assert (status, json.loads(body)) == (200, msgspec.to_builtins(wanted))
    assert "immutable" in headers["cache-control"]


@pytest.mark.parametrize("address", ["toy/beef", "lacrimosa/", "chess/0123456789abcdef"])
def test_unknown_components_are_not_there(page: Server, address: str) -> None:
    """Neither those of another set nor those of another game."""
    status, refused = page.ask("GET", f"/api/components/{address}")
    assert (status, refused["code"]) == (404, "no-page")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js",
        "/assets/gone",
        "/assets/deep/gone",
        "/assets",
        "/favicon.ico",
        "/api",
        "/api/nothing",
        "/api/tables/7",
    ],
)
def test_what_is_not_there_is_not_the_index(page: Server, path: str) -> None:
    """A missing script must not come as a page."""
    status, body, headers = get(page, path)
    assert (status, headers["content-type"]) == (404, "application/json")
    assert '"no-page"' in body


@pytest.mark.parametrize("path", ["/../private.txt", "/assets/../../private.txt", "/%2e%2e/private.txt"])
def test_nothing_outside_the_page_is_served(page: Server, path: str) -> None:
    """However it is asked for."""
    connection = HTTPConnection(page.address.removeprefix("http://").rstrip("/"), timeout=WAIT)
    connection.request("GET", path)
    answer = connection.getresponse()
    assert b"not for you" not in answer.read()
    assert answer.status == 404
    connection.close()


@pytest.mark.parametrize("path", ["/", "/assets/index-abc123.js", "/health", "/api/lobby", "/api/nothing"])
def test_every_answer_tells_the_browser_to_be_careful(page: Server, path: str) -> None:
    """Only our own scripts, no frames, no referrer that could carry a link away."""
    _, _, headers = get(page, path)
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(("method", "path", "status"), [("GET", "/api/review/", 404), ("POST", "/api/open/x/", 405)])
def test_an_address_with_thousands_of_digits(page: Server, method: str, path: str, status: int) -> None:
    """Python does not read such a number; the address does not exist, and pages can only be fetched."""
    found, refused = page.ask(method, path + "9" * 5000, {"name": "Ana"} if method == "POST" else None)
    assert (found, refused["code"]) == (status, "no-page")
    assert "Traceback" not in page.log.read_text()
