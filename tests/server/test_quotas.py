"""Nothing grows for ever: chat, journals, and tables that nobody comes back to."""

from __future__ import annotations

import sqlite3
import time
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING, Any

import pytest

from herzog.kernel import Record, replay
from herzog.server.limits.rate import MOST_BUCKETS, Bucket, Buckets, Rate
from herzog.server.settings import Settings
from herzog.server.table.chat import LATEST
from herzog.table.refusal import Refusal
from tests.kernel.toy import GAME
from tests.server.harness import Client, Server, play_out
from tests.server.test_play import seat_tokens
from tests.waiting import until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NOON = 1_700_000_000_000


@pytest.fixture(scope="module")
def poor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server on which this address has nothing left."""
    with Server(tmp_path_factory.mktemp("poor") / "data", work=[0.001, 5]) as server:
        assert server.ask("GET", "/api/links", None, "x")[1]["code"] == "bad-link"
        yield server


def test_a_chat_has_an_end(tmp_path: Path) -> None:
    """Beyond it nothing more is said at that table; what was said before can be sent twice as ever."""
    with Server(tmp_path / "data", chat_lines=3) as server:
        with server.client(server.set_up("here", "here")["host"]) as host:
            for n in range(3):
                assert host.request(type="chat", seat=0, text=f"line {n}")["type"] == "done"
            refused = host.request(type="chat", seat=0, text="one more")
            assert (refused["code"], refused["numbers"]) == ("chat-full", {"most": 3})
            host.send(type="chat", id="m1", seat=0, text="line 0")
            assert host.hear("done", "refused")["type"] == "done"
        with server.client(server.set_up("here", "here")["host"]) as host:
            assert host.request(type="chat", seat=0, text="elsewhere")["type"] == "done"


def test_every_request_with_a_link_has_a_price(tmp_path: Path) -> None:
    """Nobody keeps the database busy by replacing links, or by looking at them, for ever."""
    with Server(tmp_path / "data", work=[0.001, 50]) as server:
        host = server.set_up("here", "link")["host"]
        replies = [server.ask("POST", "/api/links/watch/revoke", token=host)[0] for _ in range(3)]
        replies += [server.ask("GET", path, token=host)[0] for path in ("/api/links", "/api/notices", "/api/share")]
        assert replies == [200, 200, 200, 200, 429, 429]
        status, refused = server.ask("GET", "/api/person", token=host)
        assert (status, refused["code"]) == (429, "too-fast")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/lobby", None),
        ("GET", "/api/results", None),
        ("GET", "/api/components/toy/beef", None),
        ("GET", "/api/card/AAAAAAAAAAAAAAAA", None),
        ("GET", "/api/record/AAAAAAAAAAAAAAAA", None),
        ("POST", "/api/daily", {"tokens": []}),
        ("POST", "/api/mine", {"tokens": []}),
        ("POST", "/api/tables", {"nonsense": 1}),
        ("POST", "/api/open/x/0", {"name": ""}),
        ("GET", "/api/nowhere", None),
        ("GET", "/nowhere", None),
    ],
)
def test_every_request_without_a_link_has_a_price(poor: Server, method: str, path: str, body: Any) -> None:
    """Whatever anybody may ask for is charged to their address, though it is refused or does not exist."""
    status, refused = poor.ask(method, path, body)
    assert (status, refused["code"]) == (429, "too-fast")


@pytest.mark.parametrize("path", ["/health", "/ready"])
def test_probes_are_free_of_charge(poor: Server, path: str) -> None:
    """Monitoring goes on, though somebody at the same address has used up everything."""
    assert [poor.ask("GET", path)[0] for _ in range(3)] == [200] * 3


def test_a_message_costs_more_where_many_hear_of_it(tmp_path: Path) -> None:
    """Names are cheap at a small table; before twenty spectators each costs as much as it takes to tell them all."""
    with Server(tmp_path / "data", work=[0.001, 1000]) as server, ExitStack() as stack:
        links = server.set_up("here", "here")
        host = stack.enter_context(server.client(links["host"]))
        for _ in range(4):
            assert host.request(type="name", seat=0, name="Ana")["type"] == "done"
        for _ in range(20):
            stack.enter_context(server.client(links["watch"]))
        replies = [host.request(type="name", seat=0, name="Ana") for _ in range(5)]
        assert [reply["type"] for reply in replies] == ["done"] * 3 + ["refused"] * 2
        assert replies[-1]["code"] == "too-fast"


def test_a_full_table_before_an_audience_plays_as_ever(tmp_path: Path) -> None:
    """Five people and twenty spectators, all of one address, with the limits of any server: nobody has to wait."""
    usual = {name: getattr(Settings(tmp_path), name) for name in ("work", "messages", "sockets_each", "watchers_each")}
    with Server(tmp_path / "data", **usual) as server, ExitStack() as stack:
        links = server.set_up(*["link"] * 5, game="fourberies")
        players = [stack.enter_context(server.client(token)) for token in seat_tokens(links)]
        for _ in range(20):
            stack.enter_context(server.client(links["watch"]))
        for _ in range(100):
            player = next(each for each in players if each.settle()["seats"][0]["decision"])
            assert player.answer(player.picks()[0])["type"] == "done"
            time.sleep(0.1)  # faster than anybody plays


def test_only_so_many_watch_from_one_address(tmp_path: Path) -> None:
    """One more is turned away and may try again; players, and people elsewhere, come in."""
    with Server(tmp_path / "data", watchers_each=2, proxies="127.0.0.1") as server, ExitStack() as stack:
        links = server.set_up("here", "here")
        first, _ = (stack.enter_context(server.client(links["watch"], "203.0.113.1")) for _ in range(2))
        third = stack.enter_context(Client(server, "203.0.113.1"))
        third.send(type="sit", token=links["watch"])
        refused = third.hear("refused")
        assert (refused["code"], refused["numbers"]) == ("crowded", {"wait": 30_000})
        assert third.closing_code() == 4409
        stack.enter_context(server.client(links["host"], "203.0.113.1"))
        stack.enter_context(server.client(links["watch"], "203.0.113.2"))
        first.socket.close()
        until(lambda: server.ask("GET", "/health")[1]["sockets"] == 3)
        stack.enter_context(server.client(links["watch"], "203.0.113.1"))


def test_who_comes_hears_the_end_of_a_long_chat(tmp_path: Path) -> None:
    """Not all of it."""
    with Server(tmp_path / "data") as server:
        links = server.set_up("here", "here")
        with server.client(links["host"]) as host:
            for n in range(LATEST + 5):
                host.request(type="chat", seat=0, text=f"line {n}")
        with server.client(links["watch"]) as late:
            (said,) = [message for message in late.messages() if message["type"] == "chat"]
            assert [line["text"] for line in said["lines"]][:: LATEST - 1] == ["line 5", f"line {LATEST + 4}"]


def test_a_journal_has_an_end_and_the_game_one_of_its_own(tmp_path: Path) -> None:
    """Whoever takes back for ever is stopped; the game can be played on, and abandoned."""
    with Server(tmp_path / "data", journal_lines=20) as server:
        first, second = seat_tokens(server.set_up("link", "link"))
        with server.client(first) as ana, server.client(second) as ben:
            reply: Any = {"type": "done"}
            while reply["type"] == "done":
                ana.settle()
                reply = ana.answer(1) if ana.picks() else ana.undo()
            assert (reply["code"], reply["numbers"]) == ("long-journal", {"most": 20})
            assert ana.request(type="hand-over", seat=0, bot="uniform")["code"] == "long-journal"
            play_out(ana, ben)


def test_old_tables_are_removed_and_kept_as_records(tmp_path: Path) -> None:
    """After as many days as the operator wants, a table is gone with all that belonged to it; others stay."""
    archive = tmp_path / "archive"
    with Server(tmp_path / "data", now=NOON) as server:
        old, finished = server.set_up("here", "here"), server.set_up("here", "here")
        with server.client(finished["host"]) as host:
            host.request(type="chat", seat=0, text="well played")
            play_out(host)
            result = host.now["result"]
        key = server.ask("POST", "/api/person", {})[1]["key"]
        server.ask("POST", "/api/person/hold", {"tokens": [old["host"]]}, token=key)
        server.turn(days=20)
        _, fresh = server.ask("POST", "/api/again", {}, token=finished["host"])
        server.turn(days=20)
        server.stop()
        server.settings |= {"keep_days": 30, "archive": str(archive)}
        server.start()
        until(lambda: server.ask("GET", "/api/links", token=old["host"])[0] != 200)
        until(lambda: server.ask("GET", "/api/links", token=finished["host"])[0] != 200)
        assert server.ask("GET", "/api/links", token=old["host"])[1]["code"] == "no-table"
        assert server.ask("GET", "/api/person", token=key)[1]["tables"] == []
        assert server.ask("POST", "/api/mine", {"tokens": [fresh["host"]]})[1][0]["table"] == fresh["table"]
    with closing(sqlite3.connect(tmp_path / "data" / "herzog.sqlite")) as database:
        for table in ("journal", "chat", "locks", "held"):
            left = database.execute(f"select distinct game from {table}").fetchall()  # noqa: S608  (our own names)
            assert left in ([], [(fresh["table"],)])
    assert sorted(file.name[11:] for file in archive.iterdir()) == sorted(
        f"toy-{links['table']}.jsonl" for links in (old, finished)
    )
    [kept] = archive.glob(f"*-toy-{finished['table']}.jsonl")
    record = Record.loads(kept.read_text())
    assert record.result
    assert record.result.scores == result["scores"]
    replay(GAME, record, GAME.load())
    assert kept.stat().st_mode & 0o077 == 0


def test_a_table_that_followed_a_removed_one_or_was_followed_by_it(tmp_path: Path) -> None:
    """A list with a table whose next one is gone is shown as ever."""
    with Server(tmp_path / "data") as server:
        first = server.set_up("here", "here")
        _, second = server.ask("POST", "/api/again", {}, token=first["host"])
        server.stop()
        with closing(sqlite3.connect(server.data / "herzog.sqlite")) as database:
            for table, column in (("journal", "game"), ("locks", "game"), ("games", "id")):
                removal = f"delete from {table} where {column} = ?"  # noqa: S608  (our own names)
                database.execute(removal, [second["table"]])
            database.commit()
        server.start()
        assert server.ask("POST", "/api/mine", {"tokens": [first["host"]]})[1][0]["next"] == ""
        with server.client(first["host"]) as host:
            assert host.welcome["next"] == ""


def test_only_bots_that_the_game_offers(server: Server) -> None:
    """Not every bot of the program: some think for minutes, and some belong to another game."""
    for bot in ("genie", "search:100000", "greedy", ""):
        chairs = [{"kind": "here", "name": "x", "bot": ""}, {"kind": "bot", "name": "y", "bot": bot}]
        status, refused = server.ask("POST", "/api/tables", {"game": "toy", "seats": chairs})
        assert (status, refused["code"]) == (422, "wrong-setup")
    lobby = server.ask("GET", "/api/lobby")[1]
    offered = next(game for game in lobby["games"] if game["name"] == "toy")["bots"]
    for card in offered:
        server.set_up("here", card["name"])


def test_a_bucket_fills_at_its_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    """A burst at once, then a steady rate, and never more than the burst."""
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    bucket = Bucket(Rate(2, 3))
    for _ in range(3):
        bucket.take()
    with pytest.raises(Refusal) as refused:
        bucket.take()
    assert refused.value.numbers == {"wait": 500}
    now += 0.5
    bucket.take()
    now += 1000
    for _ in range(3):
        bucket.take()
    with pytest.raises(Refusal, match="too-fast"):
        bucket.take()


def test_countless_places_free_nobody() -> None:
    """Whoever has spent all stays without, though more places come than are remembered; others come in."""
    buckets = Buckets(Rate(0.001, 3))
    buckets.spend("poor", 3)
    for n in range(2 * MOST_BUCKETS):
        buckets.spend(f"2001:db8:0:{n:x}::/64", 1)
    with pytest.raises(Refusal, match="too-fast"):
        buckets.spend("poor", 1)
