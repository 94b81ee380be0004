"""Any process serves any table: two servers on one PostgreSQL, with the guests of a table in both."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.review.games import played
from tests.server.harness import Client, Server, command
from tests.server.test_play import seat_tokens
from tests.server.test_restart import what_counts
from tests.waiting import LONG, until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.server.postgres import Postgres

pytestmark = pytest.mark.slow

SECRET = "5e" * 32
LIVE = {"kind": "live", "bank": 60, "each": 1, "out": "bot", "bot": "looker"}


class Pair(NamedTuple):
    """Two servers on one database."""

    one: Server
    other: Server


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Pair]:
    """Return two servers that nobody kills."""
    folder, address = tmp_path_factory.mktemp("pair"), postgres.new_database()
    shared: dict[str, Any] = {"database": address, "secret": SECRET, "open_tables": True, "linger": 0.5, "gathering": 0}
    with Server(folder / "one", **shared) as one, Server(folder / "other", **shared) as other:
        yield Pair(one, other)


def told(client: Client, holds: Callable[[Any], Any], *kinds: str) -> Any:
    """Return the first message of one of these *kinds* for which something *holds*; how soon is for `make soak`."""
    while not holds(message := client.hear(*kinds)):
        pass
    return message


def alike(now: Any) -> Callable[[Any], bool]:
    """Return what tells whether somebody else sees the table as it is *now*."""
    return lambda heard: bool((heard["step"], heard["ready"]) == (now["step"], now["ready"]))


def same(*clients: Client) -> None:
    """Wait until all clients see the same table."""
    last = max(client.settle()["step"] for client in clients)
    for client in clients:
        client.catch_up(last)


def test_a_game_in_two_processes(pair: Pair) -> None:
    """Every pick is seen by whoever sits elsewhere, and both end with the same result."""
    first, second = seat_tokens(pair.one.set_up("link", "link", horse="yes"))
    with pair.one.client(first) as ana, pair.other.client(second) as ben:
        while not ana.settle()["result"]:
            same(ana, ben)
            ready = ana.now["ready"]
            client, elsewhere = (ana, ben) if ana.picks() else (ben, ana)
            assert client.answer(client.picks()[-1])["type"] == "done"
            if client.settle()["step"] > elsewhere.now["step"] or client.now["ready"] != ready:
                told(elsewhere, alike(client.now), "now")
        same(ana, ben)
        assert ana.now["result"] == ben.now["result"]


def test_secret_choices_in_two_processes(pair: Pair) -> None:
    """Whoever gets ready elsewhere makes no answer stale."""
    first, second = seat_tokens(pair.one.set_up("link", "link"))
    for _ in range(3):
        with pair.one.client(first) as ana, pair.other.client(second) as ben, ThreadPoolExecutor(2) as both:
            same(ana, ben)
            answers = [both.submit(client.answer, client.picks()[0]) for client in (ana, ben) if client.picks()]
            assert {answer.result()["type"] for answer in answers} == {"done"}


def test_half_a_secret_choice_is_noticed_by_nobody_elsewhere(pair: Pair) -> None:
    """Neither that it was begun nor that it was taken back; not even by a message that says nothing."""
    first, second = seat_tokens(pair.one.set_up("link", "link", horse="yes"))
    with pair.one.client(first) as ana, pair.other.client(second) as ben, pair.other.client(first) as again:
        for speaker, listener in (pair, pair[::-1]):
            hears_all(speaker, listener)  # who has come
        heard = len(ben.settle() and ben.heard)
        assert ana.answer(ana.picks()[0])["type"] == "done"
        assert ana.now["ready"] == [], "this is more than half a choice"
        told(again, lambda now: now["version"] == ana.now["version"], "now")
        assert ana.undo()["type"] == "done"
        told(again, lambda now: now["version"] == ana.now["version"], "now")
        ben.settle()
        assert [json.loads(text)["type"] for text in ben.heard[heard:]] == ["pong"]


def test_undo_is_seen_elsewhere(pair: Pair) -> None:
    """With the log as it is after it."""
    first, second = seat_tokens(pair.one.set_up("link", "link"))
    with pair.one.client(first) as ana, pair.other.client(second) as ben:
        ana.answer(1)
        told(ben, lambda now: now["ready"] == [0], "now")
        ana.undo()
        told(ben, lambda now: now["ready"] == [], "now")
        ben.answer(0)
        told(ana, lambda now: now["ready"] == [1], "now")
        ana.answer(3)
        ben.catch_up(ana.now["step"])
        asked = ana if ana.picks() else ben
        elsewhere = ben if asked is ana else ana
        step = asked.now["step"]
        assert asked.answer(asked.picks()[0])["type"] == "done"
        told(elsewhere, lambda now: now["step"] > step, "now")
        if asked.now["seats"][0]["undo"] is None:
            assert asked.undo()["type"] == "done"
            told(elsewhere, lambda now: now["step"] == step, "now")
        with pair.one.client(first if elsewhere is ana else second) as late:
            assert what_counts(late.now) == what_counts(elsewhere.settle())


def test_two_hands_on_one_seat(pair: Pair) -> None:
    """Both answer the same question at once, in two processes: one does it, and the other is told how things stand."""
    links = pair.one.set_up("here", "here")
    with (
        pair.one.client(links["host"]) as one,
        pair.other.client(links["host"]) as other,
        ThreadPoolExecutor(2) as both,
    ):
        rounds = 0
        while not one.settle()["result"]:
            same(one, other)
            other.catch_up(one.now["step"])
            until(lambda: other.settle()["version"] == one.settle()["version"])
            seat = one.now["asked"][0]
            pick = one.picks(seat)[0]
            replies = [each.result() for each in [both.submit(c.answer, pick, seat) for c in (one, other)]]
            assert sorted(reply["type"] for reply in replies) == ["done", "refused"]
            assert [reply["code"] for reply in replies if reply["type"] == "refused"] == ["stale"]
            rounds += 1
        assert rounds > 5
        same(one, other)
        assert what_counts(one.settle()) == what_counts(other.settle())


def test_chat_in_two_processes(pair: Pair) -> None:
    """What is said is heard elsewhere, in one order for all; nothing is lost, and all can be deleted."""
    links = pair.one.set_up("here", "link")
    with pair.one.client(links["host"]) as host, pair.other.client(seat_tokens(links)[0]) as ben:
        assert host.request(type="chat", seat=0, text="Servus!")["type"] == "done"
        assert [line["text"] for line in told(ben, bool, "chat")["lines"]] == ["Servus!"]
        with ThreadPoolExecutor(2) as both:
            for n in range(10):
                said = [both.submit(c.request, type="chat", seat=s, text=f"{n} {s}") for s, c in ((0, host), (1, ben))]
                assert {each.result()["type"] for each in said} == {"done"}
        with pair.one.client(links["watch"]) as here, pair.other.client(links["watch"]) as there:
            chats = [next(m for m in c.messages() if m["type"] == "chat")["lines"] for c in (here, there)]
            assert chats[0] == chats[1]
            texts = ["Servus!", *(f"{n} {s}" for n in range(10) for s in (0, 1))]
            assert sorted(line["text"] for line in chats[0]) == sorted(texts)
        assert host.request(type="clear-chat")["type"] == "done"
        assert told(ben, lambda chat: chat["whole"], "chat")["lines"] == []
        assert ben.request(type="chat", seat=1, text="Habe die Ehre.")["type"] == "done"
        told(host, lambda chat: [line["text"] for line in chat["lines"]] == ["Habe die Ehre."], "chat")


def test_a_message_that_is_sent_again_elsewhere(pair: Pair) -> None:
    """Somebody whose process died says the same again at another: it is there once."""
    (token,) = seat_tokens(pair.one.set_up("here", "link"))
    for server in (pair.one, pair.other):
        with server.client(token) as ben:
            ben.send(type="chat", id="same", seat=1, text="Hallo?")
            ben.hear("done")
    with pair.one.client(token) as ben:
        (chat,) = [message for message in ben.messages() if message["type"] == "chat"]
        assert [line["text"] for line in chat["lines"]] == ["Hallo?"]


def test_names_in_two_processes(pair: Pair) -> None:
    """Two people who name themselves at once both have their name, everywhere."""
    first, second = seat_tokens(pair.one.set_up("link", "link"))
    with pair.one.client(first) as ana, pair.other.client(second) as ben, ThreadPoolExecutor(2) as both:
        for n in range(5):
            named = [
                both.submit(client.request, type="name", seat=seat, name=f"{name} {n}")
                for client, seat, name in ((ana, 0, "Ana"), (ben, 1, "Ben"))
            ]
            assert {each.result()["type"] for each in named} == {"done"}
            for client in (ana, ben):
                with (pair.one if client is ana else pair.other).client(first) as late:
                    assert [chair["name"] for chair in late.welcome["chairs"]] == [f"Ana {n}", f"Ben {n}"]
        assert ana.request(type="name", seat=0, name="Anna")["type"] == "done"
        assert told(ben, lambda chairs: chairs["chairs"][0]["name"] == "Anna", "chairs")
        told(ben, lambda now: "Anna" in str(now["seats"][0]["log"]), "now")


def test_a_link_revoked_elsewhere(pair: Pair) -> None:
    """Whoever came by it is sent away wherever they are; the new link opens the seat everywhere."""
    links = pair.one.set_up("here", "link")
    (token,) = seat_tokens(links)
    with pair.other.client(token) as ben, pair.other.client(links["watch"]):
        status, renewed = pair.one.ask("POST", "/api/links/1/revoke", {}, links["host"])
        assert status == 200
        assert ben.closing_code() == 4401
    with pair.other.client(seat_tokens(renewed)[0]) as ben:
        assert ben.welcome["mine"] == [1]


def test_who_is_at_a_table(pair: Pair) -> None:
    """Everybody is told of those who are there in other processes, and when they leave."""
    links = pair.one.set_up("here", "link")
    (token,) = seat_tokens(links)
    with pair.one.client(links["host"]) as host:
        with pair.other.client(token) as ben, pair.other.client(links["watch"]):
            told(host, lambda there: (there["seats"], there["watching"]) == ([0, 1], 1), "presence")
            told(ben, lambda there: (there["seats"], there["watching"]) == ([0, 1], 1), "presence")
        told(host, lambda there: (there["seats"], there["watching"]) == ([0], 0), "presence")


def test_clocks_in_two_processes(pair: Pair) -> None:
    """A clock that starts or stops does so everywhere, and when time is out one bot sits in, for all."""
    first, second = seat_tokens(pair.one.set_up("link", "link", clock={**LIVE, "bank": 3}))
    with pair.one.client(first) as ana, pair.other.client(second) as ben:
        ana.answer(1)
        clocks = told(ben, lambda clocks: clocks["seats"][1]["runs"], "clocks")
        assert [seat["runs"] for seat in clocks["seats"]] == [False, True]
        for client in (ana, ben):
            while not (seating := client.hear("seating"))["stand_ins"]:
                pass
            assert seating["notes"][0]["kind"] == "timed-out"
            assert len({note["seat"] for note in seating["notes"]}) == len(seating["notes"])  # for each seat one bot


def test_offers_in_two_processes(pair: Pair) -> None:
    """Both agree at once to end the game, and it ends."""
    first, second = seat_tokens(pair.one.set_up("link", "link"))
    with pair.one.client(first) as ana, pair.other.client(second) as ben, ThreadPoolExecutor(2) as both:
        agreed = [both.submit(c.request, type="agree", yes=True, about="end") for c in (ana, ben)]
        assert {each.result()["type"] for each in agreed} == {"done"}
        for client in (ana, ben):
            while not client.settle()["result"]:
                client.hear("now")
            assert client.now["result"]["how"] == "agreed"


def hears_all(speaker: Server, listener: Server) -> None:
    """Wait until one server has heard all that the other has told so far: news come in the order they are told."""
    links = speaker.set_up("here", "here")
    with speaker.client(links["host"]) as host, listener.client(links["watch"]) as watch:
        host.request(type="chat", seat=0, text="Do you hear me?")
        watch.hear("chat")


def test_a_bot_thinks_in_one_process(tmp_path: Path, postgres: Postgres) -> None:
    """It moves once, and everybody sees it; where it thinks is settled among those who know of each other."""
    shared: dict[str, Any] = {"database": postgres.new_database(), "secret": SECRET}
    with Server(tmp_path / "one", **shared) as one, Server(tmp_path / "other", **shared) as other:
        links = one.set_up("link", "ponderer")
        (token,) = seat_tokens(links)
        with one.client(token) as ana:
            hears_all(one, other)
            with other.client(links["watch"]) as watch:
                assert ana.answer(0)["type"] == "done"
                ana.catch_up(6)
                watch.catch_up(6)
                assert [bool(server.children()) for server in (one, other)] == [True, False]


def test_a_free_seat_taken_twice(pair: Pair) -> None:
    """Two strangers take it at once in two processes: one has it."""
    for _ in range(5):
        sign = {"seats": [1], "watch": False, "language": "", "speed": "sitting", "level": "any"}
        seats = [{"kind": "here", "name": "Ana", "bot": ""}, {"kind": "link", "name": "", "bot": ""}]
        status, links = pair.one.ask("POST", "/api/tables", {"game": "toy", "seats": seats, "sign": sign})
        assert status == 201, links
        with pair.one.client(links["host"]), ThreadPoolExecutor(2) as both:
            where = f"/api/open/{links['table']}/1"
            taken = [both.submit(server.ask, "POST", where, {"name": "Ben"}) for server in pair]
            assert sorted(each.result()[0] for each in taken) == [200, 409]


def test_the_next_table_is_told_elsewhere(pair: Pair) -> None:
    """Whoever sits in another process hears of it, too."""
    links = pair.one.set_up("here", "link")
    (token,) = seat_tokens(links)
    with pair.other.client(token) as ben, pair.one.client(links["host"]):
        _, again = pair.one.ask("POST", "/api/again", {"same_deal": False}, links["host"])
        assert told(ben, bool, "next")["token"] == seat_tokens(again)[0]


def test_a_review_is_made_once_and_seen_everywhere(tmp_path: Path, postgres: Postgres) -> None:
    """Whoever asks in another process is told how far it has come, can cancel it, and finds it when it is done."""
    shared: dict[str, Any] = {"database": postgres.new_database(), "secret": SECRET}
    deep, quick = {**shared, "review": "deep"}, {**shared, "review": "glance"}
    with Server(tmp_path / "one", **deep) as one, Server(tmp_path / "other", **quick) as other:
        record = played("fourberies", ("uniform", "greedy"), 3).dumps()
        token = one.ask("POST", "/api/records", {"record": record})[1]["host"]

        def state_at(server: Server) -> str:
            return str(server.ask("GET", "/api/review", token=token)[1]["state"])

        assert one.ask("POST", "/api/review", {}, token)[1]["state"] == "working"
        until(lambda: state_at(other) == "working")
        assert other.ask("POST", "/api/review", {}, token)[1]["state"] == "working"
        assert not [each for each in other.children() if "spawn_main" in command(each)]
        other.ask("POST", "/api/review/cancel", {}, token)
        until(lambda: state_at(one) == state_at(other) == "none")
        assert other.ask("POST", "/api/review", {}, token)[1]["state"] == "working"
        until(lambda: state_at(one) == state_at(other) == "done", LONG)
