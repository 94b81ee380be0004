"""Whatever is thrown at it: a clear answer, a line in the log, nothing lost, and the server stays up."""

from __future__ import annotations

import json
import sqlite3
import time
import urllib.error
import urllib.request
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from herzog.server.access.links import Grant
from herzog.server.access.tokens import TokenSigner
from herzog.server.settings import Settings
from herzog.wire import LARGEST
from tests.server import inside
from tests.server.harness import JSON, Client, Server, play_out
from tests.server.test_play import seat_tokens

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def _still_well(server: Server) -> Any:
    """After each test the server still answers, and has had no failure of its own."""
    before = len(server.log.read_text())
    yield
    status, health = server.ask("GET", "/health")
    assert (status, health["store"]) == (200, True)
    assert "Traceback" not in server.log.read_text()[before:]


def forged(server: Server, table: str, key: str) -> str:
    """Return a token as this server would make it."""
    return TokenSigner((server.data / "secret").read_text()).token(Grant(table, key, 0))


def test_a_wrong_link(server: Server) -> None:
    """Garbage, a token with a changed letter, and one of another server."""
    token = server.set_up("here", "link")["host"]
    signed = token.rpartition(".")[0]
    for wrong in ("", "x", "é", signed, token.swapcase(), f"{signed}.{'A' * 27}"):
        with Client(server) as stranger:
            stranger.send(type="sit", token=wrong)
            assert stranger.receive() == {"type": "refused", "code": "bad-link", "id": "", "numbers": {}}
            assert stranger.closing_code() == 4401
    for headers in (TokenSigner("another secret").token(Grant("table", "host", 0)), ""):
        status, refused = server.ask("GET", "/api/links", token=headers)
        assert (status, refused["code"]) == (401, "bad-link")
    assert '"code": "bad-link"' in server.log.read_text()


def test_an_unknown_table(server: Server) -> None:
    """A good token of a table that is gone."""
    token = forged(server, "gone", "host")
    with Client(server) as stranger:
        stranger.send(type="sit", token=token)
        assert stranger.receive()["code"] == "no-table"
        assert stranger.closing_code() == 4404
    assert server.ask("GET", "/api/story", token=token)[1]["code"] == "no-table"


def test_a_seat_that_a_link_does_not_hold(server: Server) -> None:
    """Neither another's seat, nor a bot's, nor nature's, nor any for who watches."""
    links = server.set_up("here", "link", "uniform")
    with server.client(seat_tokens(links)[0]) as ana, server.client(links["watch"]) as watcher:
        for client in (ana, watcher):
            for seat in (0, 2, -1, 99):
                assert client.answer(0, seat=seat)["code"] == "not-your-seat"
                assert client.undo(seat)["code"] == "not-your-seat"
        assert watcher.now["ready"] in ([], [2])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"sit"',
        '{"type":"dance"}',
        '{"type":"sit","token":"x","more":1}',
        '{"type":"answer","id":"x","version":"1","seat":0,"ask":"Bid","pick":1}',
        '{"type":"answer","id":"x","version":1,"seat":0,"ask":"Bid","pick":1e99}',
        '{"type":"answer","id":"x","version":1,"seat":0,"ask":"Bid","pick":true}',
        '{"type":"answer","id":"","version":1,"seat":0,"ask":"Bid","pick":1}',
        '{"type":"chat","id":"x","seat":0,"text":""}',
        '{"type":"look","id":"x","step":null}',
        b"\xff\xfe\x00",
        "[" * 5000,
        f'{{"type":"look","id":"x","step":1,"more":{"[" * 5000}',
        '{"type":"ping","type":"sit"}',
    ],
)
def test_a_malformed_message(server: Server, text: str | bytes) -> None:
    """It is refused before and after sitting down; after, the guest stays."""
    with Client(server) as stranger:
        stranger.socket.send(text)
        assert stranger.receive()["code"] == "malformed"
        assert stranger.closing_code() == 4400
    with server.client(server.set_up("here", "here")["host"]) as host:
        host.socket.send(text)
        assert host.hear("refused")["code"] == "malformed"
        host.send(type="ping")
        host.hear("pong")


def test_numbers_that_are_too_great(server: Server) -> None:
    """Whatever a number is, it is only compared."""
    with server.client(server.set_up("here", "here")["host"]) as host:
        assert host.answer(2**63)["code"] == "malformed" or host.answer(2**62)["code"] == "illegal-pick"
        assert host.answer(2**62)["code"] == "illegal-pick"
        assert host.answer(-1)["code"] == "illegal-pick"
        assert host.answer(0, version=2**62)["code"] == "stale"
        assert host.request(type="look", step=2**62)["code"] == "no-step"


def test_an_oversized_message(server: Server) -> None:
    """A little too big is explained; far too big is hung up on."""
    with server.client(server.set_up("here", "here")["host"]) as host:
        host.socket.send("x" * (LARGEST + 1))
        refused = host.hear("refused")
        assert (refused["code"], refused["numbers"]) == ("too-big", {"bytes": LARGEST + 1, "most": LARGEST})
        host.socket.send("x" * 1_000_000)
        assert host.closing_code() == 1009


def test_a_second_sit(server: Server) -> None:
    """A guest sits once."""
    token = server.set_up("here", "here")["host"]
    with server.client(token) as host:
        host.send(type="sit", token=token)
        assert host.hear("refused")["code"] == "malformed"


def test_a_socket_that_says_nothing(tmp_path: Path) -> None:
    """It is not kept for ever."""
    with Server(tmp_path / "data", patience=1, silence=0.2) as server, Client(server) as silent:
        assert silent.closing_code() == 4408


def pester(client: Client, refused: list[Any]) -> None:
    """Speak faster than anybody may, but no faster than one reads; add what is *refused*."""
    for _ in range(60):
        client.send(type="ping")
    heard = [client.hear("pong", "refused") for _ in range(60)]
    refused += [each for each in heard if each["type"] == "refused"]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that hears as many messages as it does outside of tests."""
    usual = Settings(Path()).messages
    with Server(tmp_path_factory.mktemp("strict") / "data", messages=[*usual]) as running:
        yield running


def sent_away_for_pestering(client: Client, refused: list[Any]) -> int:
    """Speak too fast until the server has had enough; return the code with which it hangs up."""
    try:
        while True:
            pester(client, refused)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def test_a_flood(strict: Server) -> None:
    """Whoever speaks too fast is told to wait, and in the end sent away; others do not notice."""
    links, refused = strict.set_up("here", "link"), list[Any]()
    with strict.client(links["host"]) as flooder, strict.client(seat_tokens(links)[0]) as other:
        assert sent_away_for_pestering(flooder, refused) == 4429
        assert {each["code"] for each in refused} == {"too-fast"}
        assert all(0 < each["numbers"]["wait"] <= 50 for each in refused)
        assert other.answer(1)["type"] == "done"
    with strict.client(links["host"]) as back:
        assert back.now["ready"] == [1]


def test_a_flood_of_noise(server: Server) -> None:
    """Whoever sends nothing that can be read is sent away as well, however slowly it comes."""
    with server.client(server.set_up("here", "link")["host"]) as noisy:
        for _ in range(200):
            noisy.socket.send("[")
            assert noisy.hear("refused")["code"] == "malformed"
        assert noisy.closing_code() == 4429


def test_after_a_pause_a_guest_is_heard_again(strict: Server) -> None:
    """A burst is no crime."""
    refused: list[Any] = []
    with strict.client(strict.set_up("here", "here")["host"]) as host:
        while not refused:
            pester(host, refused)
        time.sleep(max(each["numbers"]["wait"] for each in refused) / 1000)
        assert host.answer(0, seat=0)["type"] == "done"


def test_costly_messages_are_counted_by_address(tmp_path: Path) -> None:
    """Four sockets of one address may cause no more work than one; somebody elsewhere does not notice."""
    with Server(tmp_path / "data", work=[1, 200], proxies="127.0.0.1") as server:
        links = server.set_up("here", "link")
        with ExitStack() as stack:
            watchers = [stack.enter_context(server.client(links["watch"], "203.0.113.1")) for _ in range(4)]
            replies = [watcher.request(type="look", step=1) for watcher in watchers for _ in range(5)]
        refused = [reply for reply in replies if reply["type"] == "refused"]
        assert {reply["code"] for reply in refused} == {"too-fast"}
        assert all(0 < reply["numbers"]["wait"] <= 10_000 for reply in refused)
        assert len(refused) >= 5
        with server.client(links["host"], "203.0.113.2") as host:
            assert host.request(type="look", step=1)["type"] == "past"


def test_a_long_list_costs_more_than_a_short_one(tmp_path: Path) -> None:
    """Lists are charged by their length, sitting down too: there is no cheaper way in."""
    with Server(tmp_path / "data", work=[1, 250]) as server:
        token = server.set_up("here", "here")["host"]
        assert server.ask("POST", "/api/mine", {"tokens": [token] * 100})[0] == 200
        status, refused = server.ask("POST", "/api/mine", {"tokens": [token] * 100})
        assert (status, refused["code"]) == (429, "too-fast")
        with Client(server) as late:
            late.send(type="sit", token=token)
            assert late.receive()["code"] == "too-fast"
            assert late.closing_code() == 4409


def test_too_many_tables_from_one_place(tmp_path: Path) -> None:
    """Setting up tables costs room, so that has its own measure; whoever reaches it is told when to come back."""
    with Server(tmp_path / "data", tables=[0.001, 2]) as server:
        server.set_up("here", "here")
        server.set_up("here", "here")
        chairs = [{"kind": "here", "name": "x", "bot": ""}] * 2
        wanted = json.dumps({"game": "toy", "seats": chairs}).encode()
        asked = urllib.request.Request(f"{server.address}api/tables", wanted, JSON)
        with pytest.raises(urllib.error.HTTPError, match="429") as answer:
            urllib.request.urlopen(asked)
        refused = json.load(answer.value)
        assert refused["code"] == "many-tables"
        assert 0 < refused["numbers"]["wait"] <= 1_000_000
        assert int(answer.value.headers["Retry-After"]) == -(-refused["numbers"]["wait"] // 1000)


@pytest.mark.parametrize(
    ("method", "path", "body", "expected"),
    [
        ("GET", "/api/nothing", None, (404, "no-page")),
        ("GET", "/api/tables", None, (405, "no-page")),
        ("POST", "/api/tables", b"{", (400, "malformed")),
        ("POST", "/api/tables", b"", (400, "malformed")),
        ("POST", "/api/tables", b'{"more":' + b"[" * 5000, (400, "malformed")),
        ("POST", "/api/tables", {"game": "toy"}, (400, "malformed")),
        ("POST", "/api/tables", {"game": "toy", "seats": [{"kind": "x", "name": "y", "bot": ""}]}, (400, "malformed")),
        ("POST", "/api/tables", b"x" * (LARGEST + 1), (413, "too-big")),
        ("POST", "/api/mine", {"tokens": ["x"] * 101}, (400, "malformed")),
        ("POST", "/api/again", {}, (401, "bad-link")),
        ("GET", "/api/links", None, (401, "bad-link")),
        ("GET", "/../../etc/passwd", None, (404, "no-page")),
    ],
)
def test_bad_requests(server: Server, method: str, path: str, body: Any, expected: tuple[int, str]) -> None:
    """Each has its status and its code."""
    status, refused = server.ask(method, path, body)
    assert (status, refused["code"]) == expected


def test_a_locked_database(tmp_path: Path) -> None:
    """Nothing is changed and the sender hears that; when the lock is gone the same answer is taken."""
    with Server(tmp_path / "data", patience=1, lock_wait=0.2) as server:
        first, second = seat_tokens(server.set_up("link", "link"))
        with server.client(first) as ana, server.client(second) as ben:
            ben.answer(3)
            with closing(sqlite3.connect(server.data / "herzog.sqlite")) as other:
                other.execute("begin immediate")
                assert ana.answer(1)["code"] == "busy"
                assert ana.request(type="chat", seat=0, text="?")["code"] == "busy"
                assert ana.answer(1)["code"] == "busy"
                other.rollback()
            assert ana.picks() == [0, 1, 2, 3]
            assert ana.answer(2)["type"] == "done"
            assert ana.view()["coins"] == [3, 0]
            play_out(ana, ben)
        assert '"code": "busy"' in server.log.read_text()


@pytest.mark.slow
def test_a_full_database(tmp_path: Path) -> None:
    """What was acknowledged stays; what does not fit is refused; with more room the game goes on."""
    with Server(tmp_path / "data", most_pages=26) as server:
        tables = []
        while (links := try_to_set_up(server)) is not None:
            tables.append(links)
        assert len(tables) > 1
        first, second = seat_tokens(tables[0])
        with server.client(first) as ana:
            for _ in range(300):
                reply = ana.answer(1) if ana.picks() else ana.undo()
                if reply["type"] == "refused":
                    break
            assert reply["code"] == "full"
            kept = ana.now
        assert server.ask("GET", "/health")[1]["store"]
        assert server.ask("GET", "/ready") == (503, {"ready": False, "why": "full"})
        server.stop()
        server.settings["most_pages"] = 0
        server.start()
        with server.client(first) as ana, server.client(second) as ben:
            assert (ana.now["version"], ana.now["ready"]) == (kept["version"], kept["ready"])
            play_out(ana, ben)


def try_to_set_up(server: Server) -> Any:
    """Return the links of a new table, or None when there is no room for it."""
    chairs = [{"kind": "link", "name": "x" * 40, "bot": ""}] * 2
    status, links = server.ask("POST", "/api/tables", {"game": "toy", "seats": chairs})
    if status == 507:
        assert links["code"] == "full"
        return None
    return links


def test_a_game_that_cannot_be_played_on(tmp_path: Path) -> None:
    """A damaged journal spoils its own table only, and is named in the log without its secrets."""
    with Server(tmp_path / "data") as server:
        good, bad = server.set_up("here", "here"), server.set_up("here", "here")
        server.do(inside.write, "update journal set pick = 987654 where game = :table and n = 2", table=bad["table"])
        with Client(server) as host:
            host.send(type="sit", token=bad["host"])
            assert host.receive()["code"] == "broken-table"
            assert host.closing_code() == 4409
        with server.client(good["host"]) as host:
            play_out(host)
        assert "step 3" in server.log.read_text()
        assert "987654" not in server.log.read_text()


def test_a_rule_that_fails(tmp_path: Path) -> None:
    """The step did not happen, the table is whole, and the same seat may do something else."""
    with (
        Server(tmp_path / "data") as server,
        server.client(server.set_up("here", "here", game="brittle")["host"]) as host,
    ):
        seat, reply = 0, {"type": "done"}
        while reply["type"] == "done":
            kept = host.settle()
            seat = next(each["seat"] for each in kept["seats"] if each["decision"])
            reply = host.answer(host.picks(seat)[-1], seat)
        assert reply["code"] == "failed"
        assert (host.settle()["step"], host.now["version"]) == (kept["step"], kept["version"])
        assert host.undo(seat)["type"] == "done"
        assert host.answer(host.picks(seat)[0], seat)["type"] == "done"
        assert "a rule failed" in server.log.read_text()


def test_a_view_that_fails(tmp_path: Path) -> None:
    """Whoever it is for is sent away; the others play on."""
    with Server(tmp_path / "data") as server:
        links = server.set_up("here", "link", game="shy")
        with server.client(links["host"]) as host, Client(server) as watcher:
            watcher.send(type="sit", token=links["watch"])
            assert watcher.closing_code() == 1013
            assert host.answer(1, 0)["type"] == "done"
            assert "a table failed" in server.log.read_text()


def test_an_answer_that_came_too_fast_is_refused_by_name(strict: Server) -> None:
    """Whoever sends too much is told which messages were not heard; good behaviour makes up for it."""
    with strict.client(strict.set_up("here", "here")["host"]) as host:
        for n in range(60):
            host.send(type="chat", id=f"line {n}", seat=0, text="x")
        refused = host.hear("refused")
        assert (refused["code"], refused["id"].startswith("line ")) == ("too-fast", True)


@pytest.mark.parametrize(
    ("unreadable", "name"),
    [
        ('{"type":"look","id":"second","step":null}', "second"),
        (json.dumps({"type": "chat", "id": "second", "seat": 0, "text": "x" * LARGEST}), "second"),
        ('{"type":"look","id":"","step":1}', ""),
        ("[", ""),
        (b"\xff", ""),
    ],
    ids=["misshapen", "too big", "unnamed", "not JSON", "not text"],
)
def test_a_message_that_cannot_be_read_is_refused_by_its_own_name(
    server: Server, unreadable: str | bytes, name: str
) -> None:
    """Never by that of the message before, which has been carried out."""
    with server.client(server.set_up("here", "here")["host"]) as host:
        host.send(type="chat", id="first", seat=0, text="x")
        host.hear("done")
        host.socket.send(unreadable)
        assert host.hear("refused")["id"] == name
