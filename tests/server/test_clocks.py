"""Games with clocks, over days that pass in seconds: the server's clock is turned by the tests."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from herzog.kernel import Note
from tests.server.harness import Client, Server
from tests.server.test_play import seat_tokens
from tests.server.test_seats import agree, agreed, seating, story
from tests.waiting import until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NOON = 1_800_000_000_000
HOUR, DAY = 3_600_000, 86_400_000
DAYS = {"kind": "days", "bank": 86_400, "each": 172_800, "out": "bot", "bot": "looker"}  # two days, and one in reserve
LIVE = {"kind": "live", "bank": 600, "each": 30, "out": "bot", "bot": "looker"}


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server whose clock stands still."""
    with Server(tmp_path_factory.mktemp("clocks") / "data", now=NOON, linger=0.2) as running:
        yield running


def clocks(client: Client) -> Any:
    """Return the last word on the time."""
    client.settle()
    return [message for message in client.messages() if message["type"] == "clocks"][-1]


def left(client: Client) -> list[tuple[int, int, bool]]:
    """Return what each person has for the turn and in the bank, in seconds, and whether it runs."""
    return [(seat["turn"] // 1000, seat["bank"] // 1000, seat["runs"]) for seat in clocks(client)["seats"]]


def until_sat_in(client: Client, seat: int) -> None:
    """Wait until a bot sits in for *seat*."""
    while seat not in [each["seat"] for each in seating_now(client)]:
        client.receive()


def seating_now(client: Client) -> Any:
    """Return who sits in, as far as it was heard."""
    return [message for message in client.messages() if message["type"] == "seating"][-1]["stand_ins"]


def test_days_run_for_all_who_think_and_the_reserve_comes_last(slow: Server) -> None:
    """Both bid; who is ready rests. A new turn has its whole amount again, and what went beyond is gone."""
    first, second = seat_tokens(slow.set_up("link", "link", clock=DAYS))
    with slow.client(first) as ana, slow.client(second) as ben:
        assert left(ana) == left(ben) == [(172_800, 86_400, True)] * 2
        assert ana.welcome["clock"] == DAYS
        slow.turn(days=1)
        ana.answer(3)
        assert left(ben) == [(86_400, 86_400, False), (86_400, 86_400, True)]
        slow.turn(days=1, hours=6)
        ben.answer(0)  # six hours of the reserve
        assert left(ben) == [(172_800, 86_400, True), (172_800, 64_800, False)]
        slow.turn(hours=1)
        with slow.client(first) as late:  # whoever comes later sees the time as it is now
            assert left(late) == [(169_200, 86_400, True), (172_800, 64_800, False)]
            assert clocks(late)["at"] == slow.settings["now"]
        ana.answer(0)
        assert (
            len([message for message in ana.messages() if message["type"] == "clocks"]) == 3
        )  # none for a step of a turn
        assert ben.undo()["code"] == "barrier"


def test_a_live_bank_grows_with_every_turn_and_waits_for_the_first_answer(slow: Server) -> None:
    """Nobody's time runs while friends are still on their way; then ten minutes and half a minute for each turn."""
    first, second = seat_tokens(slow.set_up("link", "link", clock=LIVE))
    with slow.client(first) as ana, slow.client(second) as ben:
        assert left(ana) == [(0, 600, False)] * 2
        slow.turn(hours=3)
        ana.answer(3)
        assert left(ana) == [(0, 600, False), (0, 630, True)]
        slow.turn(seconds=50)
        ben.answer(0)
        assert left(ana) == [(0, 630, True), (0, 580, False)]
        slow.turn(seconds=7)
        ana.answer(1)
        assert ana.undo()["type"] == "done"  # within a turn nothing is given back
        assert left(ana) == [(0, 623, True), (0, 580, False)]


def test_a_turn_that_was_taken_back_costs_nobody_anything(slow: Server) -> None:
    """With Ana's last step a secret choice begins for both; while they think she takes that step back."""
    first, second = seat_tokens(slow.set_up("link", "link", clock=LIVE))
    with slow.client(first) as ana, slow.client(second) as ben:
        ana.answer(3)
        ben.answer(0)
        for pick in (2, 0):  # draw, then take the coin
            ana.settle()
            ana.answer(pick)
        slow.turn(seconds=10)
        ana.answer(ana.picks()[0])
        assert left(ben) == [(0, 650, True), (0, 660, True)]
        slow.turn(seconds=20)
        assert ana.undo()["type"] == "done"
        assert left(ben) == [(0, 620, True), (0, 630, False)]


def test_time_runs_out_a_bot_sits_in_and_the_person_returns(slow: Server) -> None:
    """Nobody has to be there for it. Who comes back has the amount for a turn, and the result tells of it all."""
    links = slow.set_up("link", "link", "looker", clock=DAYS)
    first, second = seat_tokens(links)
    with slow.client(first) as ana:
        ana.answer(0)
    until(lambda: not in_memory(slow))
    slow.turn(days=3)
    with slow.client(first) as ana:
        until_sat_in(ana, 1)
        while ana.now["asked"] != [0]:  # both bots bid
            ana.hear("now")
        assert [note["phrase"]["key"] for note in seating(ana)["notes"]] == ["note-timed-out"]
        (mine,) = slow.ask("POST", "/api/mine", {"tokens": [first]})[1]
        assert (mine["clock"], mine["stand_ins"]) == (DAYS, [{"seat": 1, "bot": "looker"}])
        slow.turn(hours=5)
        with slow.client(second) as ben:
            assert ben.answer(0, ask="Bid")["code"] in ("sat-in", "stale")
            assert ben.request(type="take-back", seat=1)["type"] == "done"
            ben.settle()
            assert ben.undo(1)["type"] == "done"  # the bot's bid is his to change as long as all bids are secret
            ben.settle()
            assert left(ben)[1] == (172_800, 0, True)
            play_out_with_bots(ana, ben)
            assert seating(ben)["away"] == [{"seat": 1, "seconds": 5 * 3600, "since": None}]
            assert [(each["seat"], each["bot"]) for each in ben.now["result"]["sat_in"]] == [(1, "looker")]
            assert left(ana) == [(172_800, 86_400, False), (172_800, 0, False)] or not any(
                runs for *_, runs in left(ana)
            )
    assert [note for _, note in story(slow, first).notes] == [Note("timed-out", 1, "looker"), Note("returned", 1)]


def play_out_with_bots(*clients: Client) -> None:
    """Answer wherever somebody is asked, until the game is over."""
    while not clients[0].settle()["result"]:
        for client in clients:
            if client.settle()["seats"][0]["decision"]:
                client.answer(client.picks()[-1])


def in_memory(server: Server) -> int:
    """Return how many tables are in memory."""
    return int(server.ask("GET", "/health")[1]["tables"])


def test_a_table_stays_until_what_happens_there_is_written(tmp_path: Path) -> None:
    """Time runs out where nobody is, and writing that down takes longer than empty tables linger: a bot sits in."""
    with Server(tmp_path / "data", now=NOON, linger=0.05) as server:
        first, _ = seat_tokens(server.set_up("link", "link", "looker", clock=DAYS))
        with server.client(first) as ana:
            ana.answer(0)
        until(lambda: not in_memory(server))
        with closing(sqlite3.connect(server.data / "herzog.sqlite", isolation_level=None)) as somebody_else:
            somebody_else.execute("begin immediate")
            server.turn(days=3)
            until(lambda: in_memory(server))
            time.sleep(0.5)  # this is what takes so long
        until(lambda: server.ask("POST", "/api/mine", {"tokens": [first]})[1][0]["asked"] == [0])  # both bots bid


def test_a_seat_may_be_claimed_by_the_others_only_when_its_time_is_out(slow: Server) -> None:
    """Until somebody does so its person may still play."""
    rules = {**LIVE, "out": "claim"}
    links = slow.set_up("link", "link", clock=rules)
    first, second = seat_tokens(links)
    with slow.client(first) as ana, slow.client(second) as ben, slow.client(links["watch"]) as watcher:
        ana.answer(3)
        slow.turn(seconds=629)
        assert ana.request(type="claim", seat=1)["code"] == "not-out"
        slow.turn(seconds=1)
        assert watcher.request(type="claim", seat=1)["code"] == "not-your-seat"
        assert ben.request(type="claim", seat=1)["code"] == "not-your-seat"
        assert ana.request(type="claim", seat=0)["code"] == "not-your-seat"
        assert left(ana) == [(0, 600, False), (0, 630, True)]  # nothing was said since: clients count by themselves
        slow.turn(days=2)
        ben.answer(0)
        assert left(ana) == [(0, 630, True), (0, 0, False)]
        slow.turn(seconds=630)
        assert ben.request(type="claim", seat=0)["type"] == "done"
        assert seating(ana)["stand_ins"] == [{"seat": 0, "bot": "looker"}]
        assert ben.request(type="claim", seat=0)["code"] == "not-out"  # it is the bot's now


def test_a_claim_where_nobody_keeps_time(slow: Server) -> None:
    """It is refused, and so is a pause."""
    first, _ = seat_tokens(slow.set_up("link", "link"))
    with slow.client(first) as ana:
        assert ana.request(type="claim", seat=1)["code"] == agree(ana, about="pause")["code"] == "no-clock"
        assert ana.welcome["clock"] is None
        assert [message for message in ana.messages() if message["type"] == "clocks"] == []


def test_a_pause_by_agreement(slow: Server) -> None:
    """Both must want it; then no clock runs and nobody plays, until anybody goes on."""
    first, second = seat_tokens(slow.set_up("link", "link", clock=LIVE))
    with slow.client(first) as ana, slow.client(second) as ben:
        ana.answer(3)
        slow.turn(seconds=30)
        agree(ana, about="pause")
        assert (agreed(ben, "pause"), agreed(ben)) == ([0], [])
        assert agree(ben, about="pause", yes=False)["type"] == "done"
        assert not clocks(ana)["paused"]
        agree(ben, about="pause")
        agree(ana, about="pause")
        assert clocks(ben)["paused"]
        slow.turn(days=4)
        assert ben.answer(0)["code"] == ana.undo()["code"] == agree(ana, about="pause")["code"] == "paused"
        assert left(ben) == [(0, 600, False), (0, 600, False)]
        assert agree(ana, about="pause", yes=False)["type"] == "done"
        assert left(ben) == [(0, 600, False), (0, 600, True)]
        assert ben.answer(0)["type"] == "done"


def test_bots_have_no_clock_nor_has_whom_one_sits_in_for(slow: Server) -> None:
    """Their seats are not among those with a time, or theirs does not run."""
    links = slow.set_up("here", "link", "looker", clock=DAYS)
    (second,) = seat_tokens(links)
    with slow.client(links["host"]) as host, slow.client(second) as ben:
        assert [seat["seat"] for seat in clocks(host)["seats"]] == [0, 1]
        ben.request(type="hand-over", seat=1, bot="looker")
        assert [runs for *_, runs in left(host)] == [True, False]


@pytest.mark.slow
def test_killed_at_any_moment_no_time_is_lost_or_given(tmp_path: Path, database: str) -> None:
    """Clocks that ran go on from where they were, by the clock of the machine; those that rested are as they were."""
    rng = Random(4)
    with Server(tmp_path / "data", database=database) as server:
        tokens = seat_tokens(server.set_up("link", "link", clock={**LIVE, "bank": 7200}))
        for kills in range(5):
            clients = [server.client(token) for token in tokens]
            for _ in range(3):
                for client in clients:
                    client.settle()
                client = clients[0] if clients[0].picks() else clients[1]
                if client.picks():
                    client.answer(client.picks()[0])
            before = clocks(clients[0])
            time.sleep(rng.random() / 5)
            server.kill()
            for client in clients:
                client.socket.close()
            server.start()
            with server.client(tokens[1]) as back:
                after = clocks(back)
            assert abs(after["at"] - time.time() * 1000) < 10_000
            gone = after["at"] - before["at"]
            for was, now in zip(before["seats"], after["seats"], strict=True):
                assert now["runs"] == was["runs"]
                assert abs(was["bank"] - now["bank"] - (gone if was["runs"] else 0)) <= 1000, kills


@pytest.mark.slow
def test_killed_in_the_middle_of_an_answer_all_time_adds_up(tmp_path: Path) -> None:
    """Whether it was saved or not: what each clock was charged is what passed while it ran, and it shows the rest."""
    rng = Random(8)
    with Server(tmp_path / "data") as server:
        tokens = seat_tokens(server.set_up("link", "link", clock={**LIVE, "bank": 7200}))
        for _ in range(8):
            clients = [server.client(token) for token in tokens]
            thinker = next(client for client in clients if client.picks())
            asked = {"version": thinker.now["version"], "seat": thinker.welcome["mine"][0]}
            thinker.send(type="answer", id="x", ask=thinker.decision()["ask"], pick=thinker.picks()[0], **asked)
            time.sleep(rng.random() / 40)
            server.kill()
            for client in clients:
                client.socket.close()
            server.start()
            with server.client(tokens[0]) as back:
                shown = clocks(back)
            assert [abs(seconds) < 1 for seconds in unaccounted(server, shown)] == [True, True]


def unaccounted(server: Server, shown: Any) -> list[float]:
    """Return how many seconds more or less each clock shows than its lines in the journal say."""
    with closing(sqlite3.connect(server.data / "herzog.sqlite")) as store:
        lines = store.execute("select kind, seat, ask, pick, at from journal order by n").fetchall()
    left, since = {0: 7_200_000, 1: 7_200_000}, dict[int, tuple[int, int]]()
    for kind, seat, ask, pick, at in lines:
        if kind == "runs":
            left[seat] += 30_000 if ask else 0
            since[seat] = (at, pick)
        elif kind == "rests":
            began, free = since.pop(seat)
            assert pick == (0 if free else at - began)
            left[seat] -= pick
    assert [each["runs"] for each in shown["seats"]] == [seat in since for seat in left]
    due = {seat: left[seat] - (shown["at"] - since[seat][0] if seat in since else 0) for seat in left}
    return [(each["bank"] - due[each["seat"]]) / 1000 for each in shown["seats"]]


@pytest.mark.parametrize(
    ("clock", "code"),
    [
        ({**DAYS, "bot": "dreamer"}, "wrong-setup"),
        ({**DAYS, "bot": ""}, "wrong-setup"),
        ({**DAYS, "each": 0}, "malformed"),
        ({**DAYS, "bank": -1}, "malformed"),
        ({**DAYS, "each": 10**9}, "malformed"),
        ({**DAYS, "kind": "sand"}, "malformed"),
        ({**DAYS, "out": "flag"}, "malformed"),
        ({**DAYS, "bonus": 1}, "malformed"),
        ({"kind": "live"}, "malformed"),
    ],
)
def test_a_clock_that_cannot_be(slow: Server, clock: dict[str, Any], code: str) -> None:
    """It is refused before there is a table."""
    chairs = [{"kind": "here", "name": "x", "bot": ""}] * 2
    assert slow.ask("POST", "/api/tables", {"game": "toy", "seats": chairs, "clock": clock})[1]["code"] == code


def test_playing_again_keeps_the_clock(slow: Server) -> None:
    """The next table has the same."""
    links = slow.set_up("here", "link", clock=LIVE)
    _, again = slow.ask("POST", "/api/again", {}, token=links["host"])
    with slow.client(again["host"]) as host:
        assert host.welcome["clock"] == LIVE
