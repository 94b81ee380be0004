"""One visitor cannot keep everybody else's bots waiting, and bots that nobody watches rest."""

from __future__ import annotations

import asyncio
import math
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from herzog.review.work import judge
from herzog.server.limits import rate
from herzog.server.limits.rate import place
from herzog.server.thinking import turns
from herzog.server.thinking.analysis_pool import AnalysisPool, Reviewing
from herzog.server.thinking.remote_analysis import RemoteAnalysisPool
from herzog.server.thinking.turns import UNWATCHED, WAITED_FOR, WATCHED, Turns
from tests.server.harness import Server
from tests.waiting import until

if TYPE_CHECKING:
    from pathlib import Path


class At(NamedTuple):
    """A table that asks."""

    name: str
    visitor: str
    urgency: int


def order_of(*askers: At, thoughts: dict[str, float] | None = None) -> list[str]:
    """Return which tables think in which order, if all ask at once while another table thinks."""
    told: list[str] = []

    async def ask(places: Turns, asker: At) -> None:
        async with places.turn(asker):
            told.append(asker.name)
            await asyncio.sleep((thoughts or {}).get(asker.name, 0.01))

    async def everybody() -> None:
        places = Turns(1)
        async with places.turn(At("first", "somebody", WAITED_FOR)):
            asked = [asyncio.create_task(ask(places, asker)) for asker in askers]
            await asyncio.sleep(0)
            assert places.waiting == len(askers)
        await asyncio.gather(*asked)

    asyncio.run(everybody())
    return told


def test_visitors_take_turns() -> None:
    """Somebody with one table comes right after the first of somebody with many."""
    many = [At(f"many {n}", "one", WATCHED) for n in range(4)]
    assert order_of(*many, At("single", "other", WATCHED)) == ["many 0", "single", "many 1", "many 2", "many 3"]


def test_reviews_and_boards_take_turns_by_visitor() -> None:
    """A piece for somebody new is next, however many pieces somebody else wants, and however many reviews these are."""
    told: list[str] = []

    async def ask(pool: AnalysisPool, visitor: str, n: int) -> None:
        await pool.do(math.sqrt, n, Reviewing(f"{visitor} {n}", visitor))
        told.append(visitor)

    async def everybody() -> None:
        pool = AnalysisPool(0)
        many = [asyncio.create_task(ask(pool, "one", n)) for n in range(5)]
        await asyncio.sleep(0)
        await asyncio.gather(*many, ask(pool, "other", 0))
        pool.close()

    asyncio.run(everybody())
    assert told == ["one", "other", "one", "one", "one", "one"]


def test_thinkers_elsewhere_know_for_whom_they_think() -> None:
    """A piece of a review is asked on account of whoever wants it, so that it takes fair turns there as well."""
    asked: list[Any] = []

    async def think(_: str, __: str, asker: Reviewing) -> str:
        asked.append(asker)
        return "[]"

    remote: Any = SimpleNamespace(any_there=True, think=think)
    one = Reviewing("a game", "somebody")
    assert asyncio.run(RemoteAnalysisPool(0, remote).do(judge, 1, one)) == []  # type: ignore[arg-type]
    assert asked == [one]


def test_tables_of_a_visitor_take_turns() -> None:
    """A table where bots have thought long lately waits for the others."""
    asked = [At("slow", "one", WATCHED), At("slow", "one", WATCHED), At("quick", "one", WATCHED)]
    assert order_of(*asked, thoughts={"slow": 0.05}) == ["slow", "quick", "slow"]


def test_where_a_person_waits_bots_think_first() -> None:
    """Then where somebody watches, then where nobody does."""
    asked = [At("empty", "a", UNWATCHED), At("watched", "b", WATCHED), At("played", "c", WAITED_FOR)]
    assert order_of(*asked) == ["played", "watched", "empty"]


def test_who_has_waited_long_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where nobody watches: a table with a clock plays on."""
    monkeypatch.setattr(turns, "PATIENCE", 0)
    assert order_of(At("empty", "a", UNWATCHED), At("played", "b", WAITED_FOR)) == ["empty", "played"]


def test_a_turn_that_nobody_wants_any_more() -> None:
    """Whoever is cancelled, before or as their turn comes, keeps no place."""

    async def leave() -> None:
        places, asker = Turns(1), At("a", "b", WATCHED)
        async with places.turn(asker):
            asked = [asyncio.create_task(places.turn(asker).__aenter__()) for _ in range(2)]
            await asyncio.sleep(0)
            asked[0].cancel()
            await asyncio.sleep(0)
        asked[1].cancel()  # its turn has come, and it has not noticed yet
        await asyncio.gather(*asked, return_exceptions=True)
        async with asyncio.timeout(1), places.turn(asker):
            assert places.waiting == 0

    asyncio.run(leave())


def test_a_turn_given_up_as_another_ends() -> None:
    """Whoever has just thought is not disturbed by somebody who stops waiting at the same moment."""

    async def leave() -> None:
        places, asker = Turns(1), At("a", "b", WATCHED)
        async with places.turn(asker):
            asked = asyncio.create_task(places.turn(asker).__aenter__())
            await asyncio.sleep(0)
            asked.cancel()  # and has not noticed yet
        await asyncio.gather(asked, return_exceptions=True)
        assert (asked.cancelled(), places.waiting) == (True, 0)
        async with asyncio.timeout(1), places.turn(asker):
            later = asyncio.create_task(places.turn(asker).__aenter__())
            await asyncio.sleep(0)
            assert places.waiting == 1  # there is still one place, and not two
            later.cancel()

    asyncio.run(leave())


@pytest.mark.parametrize(
    ("address", "where"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_household_is_one_place(address: str, where: str) -> None:
    """Whoever has one IPv6 address has a network of them."""
    assert place(address) == where


def test_a_place_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each new connection is compared with all others: where those come from must not take a while each time."""
    worked_out: list[object] = []

    def network(address: object, *, strict: bool) -> str:
        worked_out.append((address, strict))
        return "network"

    monkeypatch.setattr(rate, "ip_network", network)
    assert {place("2001:db8:ffff::1") for _ in range(3)} == {"network"}
    assert len(worked_out) == 1
    place.cache_clear()


@pytest.mark.slow
def test_many_tables_of_one_visitor_starve_nobody(tmp_path: Path) -> None:
    """While one visitor's bots have a dozen long thoughts to think, another's bot answers after a few."""
    with Server(tmp_path / "data", workers=1, proxies="127.0.0.1") as server:
        tables = [server.set_up("ponderer", "ponderer", "ponderer") for _ in range(4)]
        greedy = [server.client(links["watch"], "203.0.113.1") for links in tables]
        before = [client.now["step"] for client in greedy]
        with server.client(server.set_up("here", "ponderer")["host"], "203.0.113.2") as host:
            host.answer(0)
            host.catch_up(6)
        after = [client.settle()["step"] for client in greedy]
        for client in greedy:
            client.socket.close()
        assert any(map(int.__eq__, before, after))  # no table would be left if their dozen thoughts had come first


@pytest.mark.slow
def test_bots_rest_where_nobody_watches(tmp_path: Path) -> None:
    """A table of bots alone stops soon after the last spectator has left, and goes on when one comes."""
    with Server(tmp_path / "data", linger=0.2, unwatched=0.2) as server:
        links = server.set_up("ponderer", "ponderer", "ponderer")
        with server.client(links["watch"]) as watcher:
            assert watcher.now["result"] is None
        until(lambda: not server.ask("GET", "/health")[1]["tables"])
        with server.client(links["watch"]) as watcher:
            assert watcher.now["result"] is None
            watcher.catch_up(watcher.now["step"] + 1)


def test_playing_again_counts_as_setting_up(tmp_path: Path) -> None:
    """There is no way around the limit of tables."""
    with Server(tmp_path / "data", tables=[0.001, 2]) as server:
        host = server.set_up("here", "here")["host"]
        assert server.ask("POST", "/api/again", {}, token=host)[0] == 201
        status, refused = server.ask("POST", "/api/again", {}, token=host)
        assert (status, refused["code"]) == (429, "many-tables")
