"""People are told that it is their turn: by a real server, to real hosts that the test runs."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from herzog.server.access.links import Grant
from herzog.server.access.tokens import TokenSigner
from tests.server.harness import Server
from tests.server.listeners import Browser, Host, post_office
from tests.server.test_play import seat_tokens
from tests.waiting import until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.listeners import Postman

URL = "https://play.example.org"
SOON = {"notice_delay": 0.05, "notice_gap": 0, "wishes": [1000, 1000], "questions": [1000, 1000]}


class Town(NamedTuple):
    """A server, and those to whom it writes."""

    server: Server
    host: Host
    postman: Postman


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    """Return a server that may call hosts on this machine."""
    folder = tmp_path_factory.mktemp("town")
    with Host(folder) as host, post_office() as (postman, smtp):
        settings = {
            "outside": str(host.authority),
            "url": URL,
            "smtp": smtp,
            "mail_from": "Café Herzog <cafe@example.org>",
        }
        with Server(folder / "data", **settings, **SOON) as server:
            yield Town(server, host, postman)


def lay(server: Server, *kinds: str, game: str = "lacrimosa") -> Any:
    """Set up a table of a real game, which has words for its notices."""
    return server.set_up(*(kinds or ("link", "link")), game=game)


def wish(server: Server, token: str, way: str, **said: str) -> tuple[int, Any]:
    """Ask to be told."""
    return server.ask("POST", f"/api/notices/{way}", {"language": "en", **said}, token)


def subscribe(town: Town, token: str, name: str, language: str = "en") -> Browser:
    """Let a browser be told."""
    browser = Browser(town.host, name)
    status, notices = wish(town.server, token, "push", **browser.subscription, language=language)
    assert (status, notices["browsers"]) == (200, 1)
    return browser


def shown(browser: Browser, n: int = 1) -> list[Any]:
    """Return what a browser would show, as soon as it has got *n* notices."""
    return [json.loads(browser.read(posted.body)) for posted in browser.got(n)]


def asked_first(server: Server, tokens: list[str]) -> tuple[str, str]:
    """Return the links of who is asked and of the other."""
    with server.client(tokens[0]) as client:
        [seat] = client.now["asked"]
    return tokens[seat], tokens[1 - seat]


def test_a_browser_is_told(town: Town) -> None:
    """In the person's language, sealed for their browser; pressed, it opens their seat. It says nothing else."""
    mine, other = asked_first(town.server, seat_tokens(lay(town.server)))
    quiet = subscribe(town, other, "quiet")
    browser = subscribe(town, mine, "told", "fr")
    [notice] = shown(browser)
    names = ["patron 0", "patron 1"]
    seat = int(TokenSigner((town.server.data / "secret").read_text()).grant(mine).key)
    assert notice.pop("stop")
    assert notice == {
        "title": "À vous de jouer\u202f: Lacrimosa",
        "body": f"Lacrimosa avec {names[1 - seat]}",
        "tag": TokenSigner((town.server.data / "secret").read_text()).grant(mine).table,
        "open": f"/t#{mine}",
        "stop_words": "Ne plus recevoir ces notifications",
    }
    [posted] = browser.got()
    assert posted.headers["content-encoding"] == "aes128gcm"
    assert posted.headers["ttl"] == "86400"
    assert posted.headers["authorization"].startswith("vapid t=")
    assert re.fullmatch("[0-9a-f]{32}", posted.headers["topic"])
    assert [posted for posted in town.host.bag.items if posted.path == quiet.path] == []


def test_one_notice_for_each_decision(town: Town) -> None:
    """Whoever answers, is asked again and turns away is told of that, too; a page that is hidden does not look."""
    mine, _ = asked_first(town.server, seat_tokens(lay(town.server)))
    browser = subscribe(town, mine, "again")
    browser.got(1)
    with town.server.client(mine) as client:
        assert client.answer(client.picks()[0])["type"] == "done"
        assert client.picks()
        client.send(type="looking", yes=False)
        first, second = browser.got(2)
        assert first.headers["topic"] != second.headers["topic"]


def test_stopping_a_browser(town: Town) -> None:
    """From the notice, and from the settings."""
    mine, _ = asked_first(town.server, seat_tokens(lay(town.server)))
    [notice] = shown(subscribe(town, mine, "stopped"))
    assert town.server.ask("POST", f"/api/notices/stop/{notice['stop']}")[0] == 200
    assert town.server.ask("GET", "/api/notices", token=mine)[1]["browsers"] == 0
    browser = subscribe(town, mine, "stopped-again")
    address = browser.subscription["endpoint"]
    assert town.server.ask("POST", "/api/notices/push/stop", {"endpoint": address}, mine)[1]["browsers"] == 0


def test_a_browser_that_asks_twice_at_once(town: Town) -> None:
    """It is told once; and a link has no more than eight browsers, the latest ones."""
    _, quiet = asked_first(town.server, seat_tokens(lay(town.server)))
    said = {"language": "en", **Browser(town.host, "eager").subscription}
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda _: town.server.ask("POST", "/api/notices/push", said, quiet), range(8)))
    assert town.server.ask("GET", "/api/notices", token=quiet)[1]["browsers"] == 1
    for n in range(9):
        wish(town.server, quiet, "push", **Browser(town.host, f"eager-{n}").subscription)
    assert town.server.ask("GET", "/api/notices", token=quiet)[1]["browsers"] == 8


def test_a_browser_that_is_gone(town: Town) -> None:
    """The push service says so once."""
    mine, _ = asked_first(town.server, seat_tokens(lay(town.server)))
    town.host.answers["/push/gone"] = (410, {})
    subscribe(town, mine, "gone").got()
    until(lambda: not town.server.ask("GET", "/api/notices", token=mine)[1]["browsers"])


def test_mail_only_after_the_owner_agrees(town: Town) -> None:
    """First a question with two links; then a mail with a link to the seat, and one to stop, in the right language."""
    server, postman = town.server, town.postman
    mine, _ = asked_first(server, seat_tokens(lay(server)))
    before = len(postman.bag.items)
    status, notices = wish(server, mine, "mail", address=" Ana@Example.org ", language="pl")
    assert (status, notices["mail"]) == (200, {"address": "a…@example.org", "agreed": False})
    question = postman.mails(before + 1)[before]
    assert question["To"] == "ana@example.org"
    assert question["Subject"] == "Potwierdź powiadomienia z Café Herzog"
    confirm, never = re.findall(rf"{URL}/n#(?:confirm|stop)/(\S+)", question.get_content())
    assert f"{URL}/t#" not in question.get_content()
    assert server.ask("POST", f"/api/notices/confirm/{never}")[1]["code"] == "bad-link"
    assert server.ask("POST", f"/api/notices/confirm/{confirm}")[0] == 200
    told = postman.mails(before + 2)[before + 1]
    assert told["Subject"] == "Twoja kolej: Lacrimosa"
    assert f"{URL}/t#{mine}" in told.get_content().splitlines()
    assert told["From"] == "Café Herzog <cafe@example.org>"
    assert told["Auto-Submitted"] == "auto-generated"
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert re.fullmatch(r"<[0-9a-f]{32}@example\.org>", told["Message-ID"])
    assert server.ask("GET", "/api/notices", token=mine)[1]["mail"]["agreed"]
    [one_click] = re.findall(rf"<{URL}(/api/notices/stop/\S+)>", told["List-Unsubscribe"])
    assert server.ask("POST", one_click, b"List-Unsubscribe=One-Click")[0] == 200
    assert server.ask("GET", "/api/notices", token=mine)[1]["mail"] is None


def test_a_question_that_is_withdrawn(town: Town) -> None:
    """Whoever gave a wrong address can take it back before it has agreed, and give another."""
    [token, _] = seat_tokens(lay(town.server))
    before = len(town.postman.bag.items)
    assert wish(town.server, token, "mail", address="wrong@example.org")[1]["mail"]["address"] == "w…@example.org"
    assert wish(town.server, token, "mail", address="")[1]["mail"] is None
    assert wish(town.server, token, "mail", address="right@example.org")[1]["mail"]["address"] == "r…@example.org"
    question = town.postman.mails(before + 2)[before]
    [confirm] = re.findall(rf"{URL}/n#confirm/(\S+)", question.get_content())
    assert town.server.ask("POST", f"/api/notices/confirm/{confirm}")[1]["code"] == "bad-link"


def test_the_log_names_nobody(town: Town) -> None:
    """Neither addresses, nor where notices go, nor what proves a wish."""
    mine, _ = asked_first(town.server, seat_tokens(lay(town.server)))
    [notice] = shown(subscribe(town, mine, "unnamed"))
    wish(town.server, mine, "mail", address="unnamed@example.org")
    wish(town.server, mine, "mail", address="nobody@example.org")
    assert town.server.ask("POST", f"/api/notices/confirm/{notice['stop']}")[1]["code"] == "bad-link"
    until(lambda: '"way": "push"' in town.server.log.read_text())  # it may still be on its way
    log = town.server.log.read_text()
    assert '"path": "/api/notices/confirm/"' in log
    assert not [word for word in (notice["stop"], mine, "unnamed", "nobody@") if word in log]


def test_looking_at_a_stop_link_stops_nothing(town: Town) -> None:
    """Mail programs open links by themselves: whoever follows one finds a page with a button."""

    class Still(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *_: Any) -> None:
            return None

    opener = urllib.request.build_opener(Still)
    with pytest.raises(urllib.error.HTTPError) as answer:
        opener.open(f"{town.server.address}api/notices/stop/x.y")
    assert (answer.value.code, answer.value.headers["location"]) == (303, "/n#stop/x.y")
    answer.value.close()


def test_nobody_can_be_flooded_with_questions(town: Town) -> None:
    """An address is asked three times a day at most, whoever asks; once it says no, never again."""
    server = town.server
    tokens = [token for _ in range(3) for token in seat_tokens(lay(server))]
    before = len(town.postman.bag.items)
    codes = [wish(server, token, "mail", address="victim@example.org")[1].get("code", "") for token in tokens[:3]]
    again = wish(server, tokens[0], "mail", address="VICTIM@example.org")[1]
    assert (codes, again["code"]) == ([""] * 3, "too-fast")
    question = town.postman.mails(before + 3)[before]
    [never] = re.findall(rf"{URL}/n#stop/(\S+)", question.get_content())
    assert server.ask("POST", f"/api/notices/stop/{never}")[0] == 200
    assert wish(server, tokens[3], "mail", address="victim@example.org")[1]["code"] == "mail-refused"
    assert len(town.postman.bag.items) == before + 3


@pytest.mark.parametrize(
    "address",
    [
        "x",
        "a@b",
        "a b@example.org",
        "a@example.org\r\nBcc: c@example.org",
        "a@[127.0.0.1]",
        "a@localhost",
        "@example.org",
    ],
)
def test_what_is_no_mail_address(town: Town, address: str) -> None:
    """Nothing that would end a line, no host without a name."""
    [token, _] = seat_tokens(lay(town.server))
    assert wish(town.server, token, "mail", address=address)[1]["code"] == "bad-mail"


def test_a_mail_server_that_knows_nobody_of_that_name(town: Town) -> None:
    """Whoever asked is told at once."""
    mine, _ = asked_first(town.server, seat_tokens(lay(town.server)))
    assert wish(town.server, mine, "mail", address="nobody@example.org")[1]["code"] == "no-answer"


def test_a_chat_room_is_told(town: Town) -> None:
    """A greeting, then whose turn it is; and no link to a seat."""
    links = lay(town.server)
    for form in ("json", "discord", "ntfy"):
        status, notices = wish(
            town.server, links["host"], "room", form=form, address=f"{town.host.address}/{form}/topic"
        )
        assert (status, notices["room"]) == (200, {"form": form, "host": "localhost"})
        path = "/ntfy/" if form == "ntfy" else f"/{form}/topic"
        said = [json.loads(posted.body) for posted in town.host.at(path, 2)]
        assert ROOMS[form](said)
        secrets = [links["host"], links["watch"], *seat_tokens(links)]
        assert not [token for token in secrets if token in json.dumps(said)]


def is_plain(said: list[Any]) -> bool:
    """Return whether a program can read it."""
    hello, turn = said[:2]
    [waits] = turn["tables"]
    assert (hello["event"], turn["event"], turn["url"]) == ("hello", "turn", URL)
    assert (waits["game"], turn["text"]) == ("lacrimosa", f"Lacrimosa: waiting for {waits['people'][0]}")
    return bool(turn["stop"].startswith(f"{URL}/n#stop/"))


def is_for_discord(said: list[Any]) -> bool:
    """Return whether Discord can show it, and calls nobody."""
    assert all(each["allowed_mentions"] == {"parse": []} for each in said)
    return bool(said[1]["content"].startswith("Lacrimosa\\: waiting for patron "))


def is_for_ntfy(said: list[Any]) -> bool:
    """Return whether ntfy can show it."""
    assert all(each["topic"] == "topic" and each["click"] == URL for each in said)
    return bool(said[1]["message"].startswith("Lacrimosa: waiting for patron "))


ROOMS = {"json": is_plain, "discord": is_for_discord, "ntfy": is_for_ntfy}


def test_a_room_that_does_not_take_it(town: Town) -> None:
    """The host is told at once, and nothing is kept; only the host may name a room."""
    links = lay(town.server)
    town.host.answers["/broken"] = (500, {})
    said = {"form": "json", "address": f"{town.host.address}/broken"}
    assert wish(town.server, links["host"], "room", **said)[1]["code"] == "no-answer"
    assert town.server.ask("GET", "/api/notices", token=links["host"])[1]["room"] is None
    assert wish(town.server, seat_tokens(links)[0], "room", **said)[1]["code"] == "not-host"


def test_a_room_stays_until_another_has_taken_a_greeting(town: Town) -> None:
    """A typing error in the new address does not leave the host without any room."""
    links = lay(town.server)
    town.host.answers["/mistyped"] = (404, {})
    for path, status in (("/old/room", 200), ("/mistyped", 502), ("/new/room", 200)):
        said = {"form": "json", "address": f"{town.host.address}{path}"}
        assert wish(town.server, links["host"], "room", **said)[0] == status
        assert town.server.ask("GET", "/api/notices", token=links["host"])[1]["room"] is not None


def test_who_cannot_be_told(town: Town) -> None:
    """Spectators and a host without a seat have no turn; strangers have no link."""
    links = lay(town.server)
    browser = Browser(town.host, "stranger")
    for token in (links["watch"], links["host"]):
        assert wish(town.server, token, "push", **browser.subscription)[1]["code"] == "not-your-seat"
        assert wish(town.server, token, "mail", address="a@example.org")[1]["code"] == "not-your-seat"
    assert wish(town.server, "x", "push", **browser.subscription)[1]["code"] == "bad-link"
    for path in ("confirm", "stop"):
        assert town.server.ask("POST", f"/api/notices/{path}/x")[1]["code"] == "bad-link"


@pytest.mark.parametrize("address", ["http://push.example.org/a", "https://127.0.0.1/a", "https://localhost/a"])
def test_addresses_inside_are_refused(server: Server, address: str) -> None:
    """By a server as everybody runs it: neither browsers nor rooms lead into its own network."""
    links = server.set_up("here", "link")
    keys = {"p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"}
    said = {"endpoint": address, "auth": "BTBZMqHH6r4Tts7J_aSIgg", **keys}
    assert wish(server, links["host"], "push", **said) == wish(
        server, links["host"], "room", form="json", address=address
    )
    assert wish(server, links["host"], "room", form="json", address=address)[1]["code"] == "bad-address"


def test_wishes_are_limited(tmp_path: Path) -> None:
    """Each may look up a name or send something, so nobody has many at once."""
    with Server(tmp_path / "data", wishes=[0.01, 2]) as server:
        links = server.set_up("here", "link")
        said = {"form": "json", "address": "https://127.0.0.1/a"}
        codes = [wish(server, links["host"], "room", **said)[1]["code"] for _ in range(3)]
    assert codes == ["bad-address", "bad-address", "too-fast"]


def test_a_server_without_mail(server: Server) -> None:
    """It says so, and asks nobody."""
    links = server.set_up("here", "link")
    assert not server.ask("GET", "/api/notices", token=links["host"])[1]["mails"]
    assert wish(server, links["host"], "mail", address="a@example.org")[1]["code"] == "no-mail"


def test_a_forged_seat(town: Town) -> None:
    """The link in a notice is the one of the seat that asked, with its lock."""
    links = lay(town.server)
    mine, _ = asked_first(town.server, seat_tokens(links))
    signer = TokenSigner((town.server.data / "secret").read_text())
    grant = signer.grant(mine)
    town.server.ask("POST", f"/api/links/{grant.key}/revoke", {}, links["host"])
    fresh = signer.token(Grant(grant.table, grant.key, 1))
    [notice] = shown(subscribe(town, fresh, "fresh"))
    assert notice["open"] == f"/t#{fresh}"
