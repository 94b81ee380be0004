"""A process that hangs but lives: others take over what it did, and when it wakes up it does nothing twice."""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import create_engine, text

from herzog.server.database.engine import opened
from herzog.server.database.store import Store
from herzog.server.operations import loops
from herzog.server.patience import VARIABLE
from herzog.server.peers import membership
from herzog.server.peers.claim import claim
from herzog.server.peers.peers import Peers
from tests.server.harness import Server
from tests.server.listeners import Browser, Host
from tests.server.test_followers import LIVE, SECRET, hears_all, same
from tests.server.test_notices import SOON, asked_first, lay, wish
from tests.server.test_play import seat_tokens
from tests.waiting import until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.postgres import Postgres

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("usual_patience")]


@pytest.fixture
def usual_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a process hang after as many seconds as on a usual machine."""
    monkeypatch.setenv(VARIABLE, "1")


@contextmanager
def halted(server: Server) -> Iterator[None]:
    """Suspend a server meanwhile."""
    server.halt()
    try:
        yield
    finally:
        server.go_on()


def asked(server: Server, token: str) -> Any:
    """Return who is asked at a table, without opening it."""
    return server.ask("POST", "/api/mine", {"tokens": [token]})[1][0]["asked"]


def test_a_clock_runs_out_at_a_table_open_nowhere(tmp_path: Path, postgres: Postgres) -> None:
    """The process that looks after such tables hangs, so another one does."""
    shared: dict[str, Any] = {"database": postgres.new_database(), "secret": SECRET, "patience": 1, "linger": 0.2}
    with Server(tmp_path / "one", **shared) as one, Server(tmp_path / "other", **shared) as other, halted(one):
        first, _ = seat_tokens(other.set_up("link", "link", clock={**LIVE, "bank": 2}))
        with other.client(first) as ana:
            assert ana.answer(1)["type"] == "done"
        until(lambda: other.ask("GET", "/health")[1]["tables"] == 0)
        until(lambda: asked(other, first) != [1])


def test_people_are_told_once_by_whoever_is_awake(tmp_path: Path, postgres: Postgres) -> None:
    """Another process tells them; the one that sent notices before sends them no second time once it wakes up."""
    with Host(tmp_path) as host:
        shared: dict[str, Any] = {
            "database": postgres.new_database(),
            "secret": SECRET,
            "patience": 1,
            "outside": str(host.authority),
        }
        with Server(tmp_path / "one", **shared, **SOON) as one, Server(tmp_path / "other", **shared, **SOON) as other:
            with halted(one):
                mine, _ = asked_first(other, seat_tokens(lay(other)))
                browser = Browser(host, "told")
                assert wish(other, mine, "push", **browser.subscription)[0] == 200
                browser.got(1)
            hears_all(one, other)
            hears_all(other, one)
            later = Browser(host, "later")
            mine, _ = asked_first(one, seat_tokens(lay(one)))
            assert wish(one, mine, "push", **later.subscription)[0] == 200
            later.got(1)
            assert len(browser.got(1)) == 1


def test_a_bot_goes_on_elsewhere(tmp_path: Path, postgres: Postgres) -> None:
    """Where it thinks for a table is a process that hangs; that one takes over what happened when it wakes up."""
    shared: dict[str, Any] = {"database": postgres.new_database(), "secret": SECRET, "patience": 1}
    with Server(tmp_path / "one", **shared) as one, Server(tmp_path / "other", **shared) as other:
        links = one.set_up("here", "looker")
        with one.client(links["host"]) as early, other.client(links["host"]) as late:
            hears_all(one, other)
            with halted(one):
                while late.settle() and late.picks(0):
                    assert late.answer(late.picks(0)[-1], 0)["type"] == "done"
                step = late.now["step"]
                late.catch_up(step + 1)
            same(early, late)


def test_a_process_that_hangs_while_it_writes_is_cut_off(postgres: Postgres) -> None:
    """Long before others give up waiting for what it holds: so they lose no answer."""
    setting = text("select setting::int from pg_settings where name = :name")
    engine = opened(postgres.new_database(), 0)
    with engine.connect() as connection:
        names = "idle_in_transaction_session_timeout", "lock_timeout", "statement_timeout"
        cut_off, *waits = [connection.execute(setting, {"name": name}).scalar_one() for name in names]
    engine.dispose()
    assert 0 < 2 * cut_off <= min(waits)


def test_an_event_loop_that_hangs_is_no_longer_first(postgres: Postgres) -> None:
    """Though its other threads go on; when it is free again it knows at once that it must not rely on that."""
    address, taken_over = postgres.new_database(), threading.Event()
    held, second = claim(address, SECRET), claim(address, SECRET)

    def hear(news: Any) -> None:
        second.take_in()
        if news.first:
            taken_over.set()

    async def hang() -> tuple[bool, bool, bool]:
        store, around = await Store.open(address, origin=held.name), asyncio.Event()
        peers = Peers(store, held)
        peers.listen(lambda *_: around.set())
        await around.wait()
        before = peers.first
        second.listen(hear)
        taken_over.wait()  # which blocks the event loop
        at_once = peers.first
        await asyncio.to_thread(second.close)
        while not peers.first:
            around.clear()
            await around.wait()
        await store.close()
        return before, at_once, peers.first

    assert asyncio.run(hang()) == (True, False, True)
    held.close()


def test_a_process_that_starts_slowly_is_left_alone(postgres: Postgres) -> None:
    """Bringing a large database up to date takes longer than a process may be silent."""
    address, heard = postgres.new_database(), threading.Event()
    first, second = claim(address, SECRET), claim(address, SECRET)
    names: list[frozenset[int]] = []

    def hear(news: Any) -> None:
        first.take_in()
        names.append(news.alive)
        if time.monotonic() > late:
            heard.set()

    late = time.monotonic() + membership.SILENT + 2 * membership.BEAT
    first.listen(hear)
    heard.wait()
    assert {each for each in names if each} == {frozenset({first.name, second.name})}
    first.close()
    second.close()


def test_a_line_that_is_cut_joins_no_other_version(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """The operator sees that the process is not ready; it joins again as soon as all are of its version."""
    monkeypatch.setattr(loops, "STEADY", 0)
    address, back = postgres.new_database(), threading.Event()
    engine = create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as newer:
        held = claim(address, SECRET)

        def hear(news: Any) -> None:
            held.take_in()
            if news.missed:
                back.set()

        held.listen(hear)
        newer.execute(text(f"select pg_advisory_lock({membership.VERSION}, 7)"))
        cut = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()"
        newer.execute(text(f"{cut} and datname = current_database()"))
        until(lambda: "membership" in loops.down())
        assert not back.wait(5 * membership.PAUSE)
        newer.execute(text("select pg_advisory_unlock_all()"))
        back.wait()
        until(lambda: "membership" not in loops.down())
        held.close()
    engine.dispose()
