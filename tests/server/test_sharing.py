"""Public links of finished games, through the real server."""

from __future__ import annotations

import re
import struct
import urllib.error
import urllib.request
from html import unescape
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from herzog.server.reviews.picture import HEIGHT, LONGEST, WIDTH, clean
from herzog.text import LANGUAGES
from tests.server.harness import Server
from tests.server.test_records import GAME, RESULT, brought, file, parts
from tests.server.test_reviews import done

if TYPE_CHECKING:
    from collections.abc import Iterator

LARGEST = 300_000  # bytes of a picture
INDEX = '<!doctype html>\n<html lang="en">\n<head><title>Café Herzog</title></head></html>'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server with a page, whose reviews do not take long."""
    folder = tmp_path_factory.mktemp("sharing")
    (folder / "web").mkdir()
    (folder / "web" / "index.html").write_text(INDEX, "utf-8")
    rates = {"records": [1000, 10_000], "reviews": [1000, 10_000]}
    with Server(folder / "data", review="glance", web=str(folder / "web"), **rates) as running:
        yield running


def named(server: Server, *names: str) -> Any:
    """Return the links of a finished game of people with these *names*."""
    header, steps, result = parts()
    status, links = brought(server, file({**header, "seats": names}, *steps, result))
    assert status == 201
    return links


def share(server: Server, host: str, language: str = "") -> str:
    """Share a game, in another *language* than before if one is named, and return its public link."""
    if language:
        server.ask("POST", "/api/share/withdraw", {}, token=host)
    status, shared = server.ask("POST", "/api/share", {"language": language or "en"}, token=host)
    assert status == 200, shared
    return str(shared["id"])


def get(server: Server, path: str) -> tuple[int, bytes, Any]:
    """Return status, body and headers."""
    try:
        with urllib.request.urlopen(server.address + path.lstrip("/"), timeout=60) as answer:
            return answer.status, answer.read(), answer.headers
    except urllib.error.HTTPError as problem:
        with problem:
            return problem.code, problem.read(), problem.headers


class Shared(NamedTuple):
    """A game of people with long names that was shared, and its pictures in all languages before it was reviewed."""

    host: str
    before: list[bytes]


@pytest.fixture(scope="module")
def shared(server: Server) -> Shared:
    """Return a game that was reviewed because it was shared: one for all, since that takes a while."""
    host = named(server, "Zażółć gęślą", "Пётр" * 10)["host"]
    before = [picture_of(server, share(server, host, language)) for language in LANGUAGES]
    assert done(server, host)["state"] == "done"
    return Shared(host, before)


def picture_of(server: Server, link: str) -> bytes:
    """Return the picture of a *link*, of the size that previews want, and not too large."""
    status, picture, headers = get(server, f"/api/card/{link}")
    assert (status, headers["content-type"]) == (200, "image/png")
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (WIDTH, HEIGHT)
    assert len(picture) < LARGEST
    return picture


def test_who_has_the_public_link_reads_the_game_and_its_review(server: Server, shared: Shared) -> None:
    """Every position as a spectator saw it, the record, and the review, which sharing has begun."""
    link = share(server, shared.host)
    with server.client(link) as reader:
        assert (reader.welcome["role"], reader.welcome["mine"], reader.welcome["next"]) == ("read", [], "")
        assert [each["seat"] for each in reader.now["seats"]] == [None]
        assert [each["seat"] for each in reader.request(type="look", step=40)["seats"]] == [None]
    review = server.ask("GET", "/api/review", token=link)[1]
    assert review["state"] == "done"
    error = next(key["moment"] for key in review["keys"] if key["kind"] == "error")
    assert server.ask("GET", f"/api/review/{error}", token=link)[0] == 200
    record = server.ask("GET", "/api/story", token=link)[1]["record"]
    status, body, headers = get(server, f"/api/record/{link}")
    assert (status, body.decode()) == (200, record)
    assert headers["content-disposition"] == 'attachment; filename="fourberies.jsonl"'


def test_the_public_link_grants_nothing_else(server: Server, shared: Shared) -> None:
    """No word in the chat and no ear for it, no presence, no review to begin or cancel, no other link, no list."""
    link = share(server, shared.host)
    with server.client(shared.host) as host, server.client(link) as reader:
        host.request(type="chat", seat=0, text="among ourselves")
        for message in (
            {"type": "chat", "seat": None, "text": "hello"},
            {"type": "name", "seat": 0, "name": "Eve"},
            {"type": "undo", "seat": 0, "version": 0, "whole": False},
            {"type": "hand-over", "seat": 0, "bot": "greedy"},
            {"type": "agree", "yes": True, "about": "end", "step": 0},
            {"type": "abandon"},
            {"type": "open-seat", "seat": 0},
        ):
            assert reader.request(**message)["code"] == "not-your-seat", message
        assert reader.request(type="look", step=0)["type"] == "past"
        kinds = {each["type"] for each in reader.messages()}
        assert kinds == {"welcome", "chat", "seating", "now", "refused", "past"}
        assert not any(each.get("lines") for each in reader.messages())
        assert not any(each["type"] == "presence" and each["watching"] for each in host.messages())
    for method, path, body in (
        ("POST", "/api/review", {}),
        ("POST", "/api/review/cancel", {}),
        ("GET", "/api/links", None),
        ("POST", "/api/links/host/revoke", {}),
        ("POST", "/api/again", {"same_deal": False}),
        ("GET", "/api/share", None),
        ("POST", "/api/share", {"language": "en"}),
        ("POST", "/api/share/withdraw", {}),
        ("GET", "/api/notices", None),
    ):
        assert server.ask(method, path, body, token=link)[1]["code"] == "bad-link", path
    assert server.ask("POST", "/api/mine", {"tokens": [link]})[1] == [
        {"type": "refused", "code": "bad-link", "id": "", "numbers": {}}
    ]


def test_a_withdrawn_link_is_worthless_at_once_and_for_good(server: Server) -> None:
    """Whoever looks is sent away; a new link is another one."""
    links = named(server, "Ana", "Ben")
    link = share(server, links["host"])
    assert share(server, links["host"]) == link
    with server.client(link) as reader:
        assert server.ask("POST", "/api/share/withdraw", {}, token=links["host"])[1]["id"] == ""
        assert reader.closing_code() == 4401
    for path in (f"/api/card/{link}", f"/api/record/{link}", f"/g?id={link}"):
        assert get(server, path)[0] == 404
    for path in ("/api/story", "/api/review"):
        assert server.ask("GET", path, token=link)[1]["code"] == "withdrawn"
    again = share(server, links["host"])
    assert again != link
    assert server.ask("GET", "/api/story", token=link)[1]["code"] == "withdrawn"


def test_only_the_host_shares_and_only_what_is_over(server: Server) -> None:
    """A running game has secrets."""
    links = named(server, "Ana", "Ben")
    assert server.ask("POST", "/api/share", {"language": "en"}, token=links["watch"])[1]["code"] == "not-host"
    running = server.set_up("here", "here", game=GAME)
    assert server.ask("POST", "/api/share", {"language": "en"}, token=running["host"])[1]["code"] == "not-over"
    assert server.ask("POST", "/api/share", {"language": "xx"}, token=links["host"])[1]["code"] == "malformed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_comes_with_the_link(server: Server, shared: Shared, language: str) -> None:
    """Of the size that previews want, not too large, the same each time, before the review is done and after."""
    link = share(server, shared.host, language)
    assert picture_of(server, link) == picture_of(server, link)
    assert len(set(shared.before)) == len(LANGUAGES)


def tags(page: str) -> dict[str, str]:
    """Return what a page says to those who show previews."""
    found = re.findall(r'<meta (?:property|name)="([^"]*)" content="([^"]*)" />', page)
    return {key: unescape(value) for key, value in found}


def test_the_page_of_a_link_says_what_is_behind_it(server: Server) -> None:
    """In the language of who shares it, with names that cannot break out of it."""
    links = named(server, '"><script>alert(1)</script>', "Ben")
    link = share(server, links["host"], "pl")
    status, body, _ = get(server, f"/g?id={link}")
    page = body.decode()
    assert status == 200
    assert '<html lang="pl">' in page
    assert "<script" not in page
    said = tags(page)
    one, other = RESULT["scores"]
    assert said["og:title"] == f'Fourberies (Histrio): "><script>alert(1)</scr… {one}, Ben {other}'
    assert said["og:description"].startswith("Prześledź zakończoną partię")
    assert said["og:url"] == f"{server.address.rstrip('/')}/g?id={link}"
    assert said["og:image"] == said["twitter:image"] == f"{server.address.rstrip('/')}/api/card/{link}"
    assert (said["og:image:width"], said["og:image:height"]) == (str(WIDTH), str(HEIGHT))
    assert said["twitter:card"] == "summary_large_image"
    assert said["og:locale"] == "pl_PL"


@pytest.mark.parametrize("link", ["", "none", "x" * 5000, "%00"])
def test_a_link_that_was_never_given_opens_nothing(server: Server, link: str) -> None:
    """The page itself comes, to say so; there are no words and no picture."""
    status, body, _ = get(server, f"/g?id={link}")
    assert (status, body.decode()) == (404, INDEX)
    assert get(server, f"/api/card/{link}")[0] == 404
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Zoë", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("Z̸̢̛͓a̵l̴g̵o̷", "Zalgo"),
        ("  Ana \u200b  Lena ", "Ana Lena"),
        ("王小明 😀", ""),
        ("Пётр Ильич", "Пётр Ильич"),
        ("x" * 40, "x" * (LONGEST - 1) + "…"),
    ],
)
def test_names_are_drawn_clean(name: str, drawn: str) -> None:
    """Only letters that our fonts have, without piles of accents, and cut where they would not fit."""
    assert clean(name) == drawn
