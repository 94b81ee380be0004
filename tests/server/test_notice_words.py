"""What notices say, in four languages, and that no name in them does anything but being read."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest

from herzog.server.access.tokens import TokenSigner
from herzog.server.notices.browsers import Browsers
from herzog.server.notices.chat_rooms import ChatRooms
from herzog.server.notices.https_client import Answer, HttpsClient
from herzog.server.notices.mail import BadMailbox, Mailbox, Mails, mail_address, masked
from herzog.server.notices.notice_links import NoticeLinks
from herzog.server.notices.push import RECORD, Keys, Vapid
from herzog.server.notices.subscriptions import Subscription, Waiting
from herzog.text import LANGUAGES
from herzog.wire import Chair
from tests.server.listeners import Browser, Host, post_office

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from herzog.server.notices.subscriptions import Way

SECRET = "5e" * 32
LINKS = NoticeLinks(SECRET, TokenSigner(SECRET), "https://play.example.org/")
PUSH = "https://push.example.org/a"


class Caught:
    """The world outside, which keeps what it is sent."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []

    async def post(self, address: str, headers: Mapping[str, str], content: bytes) -> Answer:
        """Keep it."""
        self.bodies.append(content)
        return Answer(200, 0)


def waiting(
    way: Way, form: str, language: str = "en", game: str = "lacrimosa", names: tuple[str, ...] = ("Ana", "Ben")
) -> Waiting:
    """Return a table that waits for its first seat."""
    subscription = Subscription("id", "table", "0", 0, way, PUSH, form, language, "on")
    return Waiting(subscription, game, [Chair("link", name, "") for name in names], (0,), 7)


@pytest.fixture
def browser(tmp_path: Path) -> Any:
    """Return a browser to seal for."""
    with Host(tmp_path) as host:
        yield Browser(host, "a")


def pushed(browser: Browser, *tables: Waiting) -> Any:
    """Return what *browser* would show."""
    keys = msgspec.json.encode(Keys(browser.subscription["p256dh"], browser.subscription["auth"])).decode()
    sealed = [each._replace(subscription=each.subscription._replace(form=keys)) for each in tables]
    caught = Caught()
    asyncio.run(Browsers(cast("HttpsClient", caught), Vapid(SECRET, ""), LINKS).send(sealed))
    assert len(caught.bodies[0]) <= RECORD
    return json.loads(browser.read(caught.bodies[0]))


@pytest.mark.parametrize(
    ("language", "title", "body"),
    [
        ("en", "Your turn: Lacrimosa", "Lacrimosa with Ben and Player 3"),
        ("fr", "À vous de jouer\u202f: Lacrimosa", "Lacrimosa avec Ben et Joueur 3"),
        ("pl", "Twoja kolej: Lacrimosa", "Lacrimosa, przy stole: Ben i Gość 3"),
        ("ru", "Ваш ход: Lacrimosa", "Lacrimosa, за столом: Ben и Гость 3"),
    ],
)
def test_one_table(browser: Browser, language: str, title: str, body: str) -> None:
    """The game and the others; somebody without a name is called by the seat."""
    shown = pushed(browser, waiting("push", "", language, names=("Ana", "Ben", "")))
    assert (shown["title"], shown["body"]) == (title, body)


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "Your turn at 2 tables"),
        ("fr", "À vous de jouer à 2 tables"),
        ("pl", "Twoja kolej przy 2 stołach"),
        ("ru", "Ваш ход за 2 столами"),
    ],
)
def test_several_tables(browser: Browser, language: str, title: str) -> None:
    """Each has a line; pressed, the list of tables opens."""
    shown = pushed(browser, waiting("push", "", language), waiting("push", "", language, "fourberies"))
    assert (shown["title"], shown["open"], shown["tag"]) == (title, "/", "tables")
    assert len(shown["body"].splitlines()) == 2


def test_a_hundred_tables_fit(browser: Browser) -> None:
    """Push services take four kilobytes, so a digest names the first few."""
    shown = pushed(browser, *[waiting("push", "", names=("Ж" * 40,) * 5)] * 40)
    assert (shown["title"], len(shown["body"].splitlines())) == ("Your turn at 40 tables", 8)


@pytest.mark.parametrize(
    ("name", "read"),
    [
        ("A\x1b[31mna\x00", "A [31mna"),
        ("\u202eanA", "anA"),
        ("Ana\nBcc: x@example.org", "Ana Bcc: x@example.org"),
        ("\u200b", "Player 1"),
    ],
)
def test_names_are_only_read(name: str, read: str) -> None:
    """No control characters, no line breaks, no change of direction."""
    caught = Caught()
    asyncio.run(ChatRooms(cast("HttpsClient", caught), LINKS).send([waiting("hook", "json", names=(name, "Ben"))]))
    [said] = map(json.loads, caught.bodies)
    assert said["tables"][0]["people"] == [read]
    assert said["text"] == f"Lacrimosa: waiting for {read}"


def test_nobody_is_called_in_discord() -> None:
    """Marks of Discord's are shown as they are."""
    caught = Caught()
    tables = [waiting("hook", "discord", names=("@everyone [x](https://example.org) **b**", "Ben"))]
    asyncio.run(ChatRooms(cast("HttpsClient", caught), LINKS).send(tables))
    [said] = map(json.loads, caught.bodies)
    assert "\\@everyone \\[x\\]\\(https\\://example.org\\) \\*\\*b\\*\\*" in said["content"]
    assert said["allowed_mentions"] == {"parse": []}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mail_about_two_tables(language: str) -> None:
    """Each table with the link to the seat there, and one link to stop both; the same mail has the same name."""
    tables = [waiting("mail", "", language), waiting("mail", "", language, "fourberies")]
    mailed = [each._replace(subscription=each.subscription._replace(address="ana@example.org")) for each in tables]
    with post_office() as (postman, smtp):
        mails = Mails(Mailbox.of(smtp, "cafe@example.org"), LINKS)
        for _ in range(2):
            asyncio.run(mails.send(mailed))
        first, second = postman.mails(2)
    text = first.get_content()
    assert text.count("https://play.example.org/t#") == 2
    assert text.count("https://play.example.org/n#stop/") == 1
    assert first["Message-ID"] == second["Message-ID"]
    assert first["Content-Language"] == language


@pytest.mark.parametrize(
    ("server", "sender"),
    [
        ("mail.example.org", "a@example.org"),
        ("https://mail.example.org", "a@example.org"),
        ("smtps://", "a@example.org"),
        ("smtp://mail.example.org:x", "a@example.org"),
        ("smtps://mail.example.org", ""),
        ("smtps://mail.example.org", "somebody"),
    ],
)
def test_settings_that_cannot_send(server: str, sender: str) -> None:
    """Found when the server opens, not when the first mail is due."""
    with pytest.raises(BadMailbox):
        Mailbox.of(server, sender)


def test_settings_that_can() -> None:
    """A password may hold what an address may not; ports are those that everybody uses."""
    box = Mailbox.of("smtps://ana:p%40ss@mail.example.org", "Café <a@example.org>")
    assert (box.host, box.port, box.safe, box.user, box.password) == ("mail.example.org", 465, True, "ana", "p@ss")
    assert Mailbox.of("smtp://mail.example.org", "a@example.org").port == 587


def test_addresses_are_compared_and_shown_with_care() -> None:
    """However it is written it is the same one, and others do not learn it."""
    assert mail_address(" Ana.Maria@Example.ORG ") == "ana.maria@example.org"
    assert masked("ana.maria@example.org") == "a…@example.org"
