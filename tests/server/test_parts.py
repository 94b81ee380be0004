"""The parts of the server that need no process: journal, store, links, rates, addresses."""

from __future__ import annotations

import asyncio
import errno
import os
import secrets
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address
from threading import Barrier
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import MetaData, Table, create_engine

from herzog.kernel import Header, Note, Step
from herzog.kernel.record import Result, SatIn
from herzog.server import run
from herzog.server.access import links
from herzog.server.access.links import Grant
from herzog.server.access.secret import BadSecret, secret_in
from herzog.server.access.tokens import TokenSigner
from herzog.server.database.engine import migrate
from herzog.server.database.messages import Guests
from herzog.server.database.saved import Saved
from herzog.server.database.schema import Base
from herzog.server.database.store import Store
from herzog.server.operations.metrics import REGISTRY
from herzog.server.table.audience import Audience
from herzog.server.table.connection import BACKLOG, LARGEST_BACKLOG, TRY_AGAIN, Closing, Connection, Outgoing
from herzog.table.entry import Entry
from herzog.table.fold import Tally, fold
from herzog.table.refusal import Refusal
from herzog.table.setup import Setup
from herzog.table.writing import Standing, Writing
from herzog.wire import Chair, Presence, StandIn

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

T = TypeVar("T")

HEADER = Header(1, "toy", "0", {}, "toy", "1", ["a", "b"])
CHAIRS = [Chair("here", "a", ""), Chair("link", "b", ""), Chair("bot", "c", "uniform"), Chair("here", "d", "")]
ONE = [Entry("step", 0, "Bid", 1)]
STANDING = Standing(2, (1,), Result([3, 1], [], "abandoned", [SatIn(1, "greedy", 4)]), 11, [StandIn(1, "greedy")])


def test_a_journal_folds_into_steps_and_drafts() -> None:
    """Undos shorten the record, drafts wait for the others, and either ends all drafts."""
    lines = [
        Entry("step", 0, "A", 1),
        Entry("step", 0, "B", 2),
        Entry("draft", 1, "C", 3),
        Entry("undo", 0, "", 1),
        Entry("draft", 1, "C", 4),
        Entry("draft", 0, "C", 5),
        Entry("draft", 1, "C", 6),
        Entry("undraft", 1, "", 0),
    ]
    folded = fold(HEADER, lines)
    assert (folded.record.steps, folded.drafts) == ([Step(0, "A", 1)], [Step(1, "C", 4), Step(0, "C", 5)])
    folded.add(Entry("step", 0, "C", 7))
    assert (folded.record.steps, folded.drafts) == ([Step(0, "A", 1), Step(0, "C", 7)], [])


def test_a_journal_folds_into_notes_and_offers() -> None:
    """Notes stand where they were written, unless steps before them are taken back; a change of hands ends offers."""
    notes = [Note("handed", 1, "greedy"), Note("returned", 1), Note("agreed")]
    handed, returned, agreed = map(Entry.of_note, notes)
    lines = [Entry("step", 0, "A", 1), Entry("step", 0, "B", 2), handed, Entry("agrees", 0), Entry("undo", 0, "", 1)]
    folded = fold(HEADER, lines)
    assert (folded.record.notes, folded.offers.agreed) == ([(1, notes[0])], {"end": [0]})
    for entry in (Entry("step", 0, "B", 3), returned):
        folded.add(entry)
    assert (folded.record.notes, folded.offers.agreed) == ([(1, notes[0]), (2, notes[1])], {})
    folded.add(Entry("agrees", 0))
    folded.add(Entry("declines", 1))
    assert (folded.offers.agreed, len(folded.record.notes)) == ({}, 2)
    folded.add(Entry("draft", 0, "C", 1))
    folded.add(agreed)
    assert (folded.record.notes[2:], folded.drafts, folded.record.ended) == ([(2, notes[2])], [], "agreed")


def test_a_version_changes_with_everything_but_the_drafts_of_others() -> None:
    """So a secret choice makes nobody else's answer stale, and tells nobody that it was made."""
    tally = Tally([Entry("step", 0, "A", 1), Entry("draft", 1, "C", 3), Entry("undraft", 1, "", 0)])
    assert (tally.length, tally.version([]), tally.version([0]), tally.version([1])) == (3, 1, 1, 3)
    tally.add([Entry("undo", 0, "", 0)])
    assert (tally.length, tally.version([0]), tally.version([0, 1])) == (4, 2, 4)
    tally.add([Entry("handed", 1, "greedy"), Entry("agrees", 0), Entry("declines", 0), Entry("returned", 1)])
    assert (tally.length, tally.version([0])) == (8, 2)  # whoever sits there is asked the same
    tally.add([Entry("agreed", -1)])
    assert (tally.length, tally.version([0])) == (9, 3)


def in_store(folder: Path, do: Callable[[Store], Awaitable[T]]) -> T:
    """Return what *do* does with a store in *folder*."""

    async def opened() -> T:
        store = await Store.open(f"sqlite:///{folder / 'test.sqlite'}")
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(opened())


def a_game(name: str) -> Saved:
    """Return a game that has just been dealt."""
    return Saved(name, Setup(HEADER, 2**64 - 1, CHAIRS), Standing(1, (0, 1), None, 10, []), created=9)


def test_what_is_kept_is_found_again(tmp_path: Path) -> None:
    """After closing and opening too, which migrates nothing a second time."""

    async def keep(store: Store) -> None:
        await store.add(a_game("g"), ONE, ["host", "1"])
        await store.append("g", 1, Writing([Entry("draft", 1, "Bid", 2**40)], STANDING))
        await store.change_lock("g", "1")
        await store.follow("g", "h")

    async def find(store: Store) -> None:
        assert await store.find("g") == a_game("g")._replace(standing=STANDING, next="h")
        assert await store.journal("g") == [*ONE, Entry("draft", 1, "Bid", 2**40)]
        assert await store.locks("g") == {"host": 0, "1": 1}
        assert await store.find("h") is None
        assert await store.alive()

    in_store(tmp_path, keep)
    in_store(tmp_path, find)


def test_two_writers_of_one_journal(tmp_path: Path) -> None:
    """Only one of them can have the next line; what waits beside them is kept all the same."""

    async def race(store: Store) -> list[BaseException | None]:
        await asyncio.gather(*(store.add(a_game(name), ONE, ["host"]) for name in "abc"))
        writing = Writing(ONE, Standing(2, (0,), None, 11))
        return await asyncio.gather(
            *(store.append(name, 1, writing) for name in ("a", "b", "b", "c")), return_exceptions=True
        )

    async def journals(store: Store) -> list[list[Entry]]:
        return [await store.journal(name) for name in "abc"]

    def code(outcome: BaseException | None) -> str:
        return outcome.code if isinstance(outcome, Refusal) else str(outcome)

    assert sorted(code(outcome) for outcome in in_store(tmp_path, race)) == ["None", "None", "None", "failed"]
    assert in_store(tmp_path, journals) == [ONE * 2] * 3


def test_the_migrations_make_the_tables_we_use(database: str) -> None:
    """A column added to one and not to the other is found; questions to thinkers are for PostgreSQL alone."""
    engine = create_engine(database)
    migrate(engine)
    ours = {"include_name": lambda name, kind, _: (kind, name) != ("table", "thoughts")}
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection, opts=ours), Base.metadata) == []
    engine.dispose()


def test_what_each_key_holds() -> None:
    """The host has the seats at the host's screen; bots need no key."""
    assert links.keys(CHAIRS) == ["host", "watch", "lobby", "1"]
    assert [links.seats(key, CHAIRS) for key in links.keys(CHAIRS)] == [(0, 3), (), (), (1,)]
    grants = [Grant("t", key, 0) for key in links.keys(CHAIRS)]
    assert [grant.role for grant in grants] == ["host", "watch", "watch", "seat"]
    assert [grant.voice for grant in grants] == [True, True, False, True]


def test_a_token_opens_its_own_door() -> None:
    """And only with the secret it was made with."""
    grant, smith = Grant("t", "1", 3), TokenSigner("ours")
    assert smith.grant(smith.token(grant)) == grant
    with pytest.raises(Refusal, match="bad-link"):
        smith.grant(TokenSigner("theirs").token(grant))


def test_the_secret_is_made_once_and_is_nobodys_business(tmp_path: Path) -> None:
    """It is long, and only its owner can read it."""
    made = secret_in(tmp_path)
    assert len(made) == 64
    assert secret_in(tmp_path) == made
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("damaged", ["", "5ec", "0" * 63, "0" * 65, "\0" * 64, "x" * 64])
def test_a_damaged_secret_is_refused(tmp_path: Path, damaged: str) -> None:
    """Whoever guesses a short secret is the host of every table; the message says what to do."""
    (tmp_path / "secret").write_text(damaged, "ascii")
    with pytest.raises(BadSecret, match="delete it to get a new one; links given out before will then stop working"):
        secret_in(tmp_path)
    assert (tmp_path / "secret").read_text("ascii") == damaged


def test_a_full_disk_leaves_no_secret_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first start fails, and the next one begins from nothing."""

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(BadSecret, match="No space left on device"):
            secret_in(tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert len(secret_in(tmp_path)) == 64


def test_two_first_starts_share_one_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both find none and make one each: the same one is kept for both."""
    both, made = Barrier(2), iter(["a" * 64, "b" * 64])

    def make(_: int) -> str:
        both.wait(10)
        return next(made)

    monkeypatch.setattr(secrets, "token_hex", make)
    with ThreadPoolExecutor(2) as starts:
        first, second = starts.map(secret_in, [tmp_path, tmp_path])
    assert first == second == (tmp_path / "secret").read_text("ascii")
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


@pytest.mark.parametrize(
    ("messages", "size"), [(BACKLOG + 1, 10), (LARGEST_BACKLOG // 100_000 + 1, 100_000), (3, 2 * LARGEST_BACKLOG)]
)
def test_a_reader_who_does_not_keep_up_is_sent_away(messages: int, size: int) -> None:
    """What waits for one slow reader has a bound, in messages and in bytes; beyond it nothing is kept."""

    async def crowd() -> object:
        connection = Connection(Grant("t", "watch", 0), ())
        for _ in range(messages):
            connection.tell(b"x" * size)
        return await connection.next()

    before = closed_for_reading_slowly()
    assert asyncio.run(crowd()) == Closing(TRY_AGAIN)
    assert closed_for_reading_slowly() == before + 1


def closed_for_reading_slowly() -> float:
    """Return how many connections the metrics have counted."""
    return REGISTRY.get_sample_value("herzog_slow_readers_total") or 0


def test_a_reader_who_keeps_up_stays() -> None:
    """However much is sent in all, and however large a single message is."""

    async def read() -> list[object]:
        connection = Connection(Grant("t", "watch", 0), ())
        for message in (b"{}", b"x" * (3 * LARGEST_BACKLOG), b"the last"):
            connection.tell(message)
        heard: list[object] = [await connection.next()]
        while heard[-1] != Outgoing(b"the last"):
            assert not isinstance(heard[-1], Closing)
            heard.append(await connection.next())
        for _ in range(2 * BACKLOG):
            connection.tell(b"x" * 100_000)
            heard.append(await connection.next())
        return heard

    assert not any(isinstance(each, Closing) for each in asyncio.run(read()))


def test_a_crowd_that_comes_is_told_of_once() -> None:
    """Everybody learns how many watch, but not once for each who comes or goes; who plays is told at once."""

    async def gather() -> list[list[Any]]:
        alone: Any = SimpleNamespace(at=lambda _: Guests(), tell=lambda *_: None)
        audience, chairs = Audience("t", 0.1, alone), [Chair("link", "Ana", ""), Chair("bot", "Bo", "uniform")]
        everybody = [Connection(Grant("t", "watch", 0), ()) for _ in range(100)]
        player = Connection(Grant("t", "0", 0), (0,))
        for connection in (*everybody, player):
            audience.join(connection)
            audience.tell_presence(chairs, connection)
        await asyncio.sleep(0.3)
        audience.leave(everybody.pop())
        audience.tell_presence(chairs)
        await asyncio.sleep(0.3)
        return [await heard_by(each) for each in (everybody[0], everybody[-1], player)]

    first, last, player = asyncio.run(gather())
    assert first == [([1], 1), ([0, 1], 100), ([0, 1], 99)]
    assert last == [([1], 99), ([0, 1], 100), ([0, 1], 99)]
    assert player == [([0, 1], 100), ([0, 1], 99)]


async def heard_by(connection: Connection) -> list[tuple[list[int], int]]:
    """Return who was said to be there and how many to watch, each time."""
    connection.dismiss(1000)
    told = []
    while isinstance(said := await connection.next(), Outgoing):
        there = msgspec.json.decode(said.message, type=Presence)
        told.append((there.seats, there.watching))
    return told


@pytest.mark.parametrize(
    ("host", "shown"),
    [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::1", "[::1]")],
)
def test_the_address_to_type(host: str, shown: str) -> None:
    """A person can open it on this machine, wherever the server listens."""
    with run.listen(host, 0) as listener:
        port = listener.getsockname()[1]
        assert run.address(listener) == f"http://{shown}:{port}/"


def test_other_machines_find_only_a_server_that_listens_for_them() -> None:
    """One on loopback has no address for them; at the address of one that listens everywhere, it answers."""
    with run.listen("127.0.0.1", 0) as listener:
        assert run.reach(listener) == ()
    with run.listen("0.0.0.0", 0) as listener:
        for origin in run.reach(listener):
            address = urlsplit(origin)
            assert address.hostname is not None
            assert not ip_address(address.hostname).is_loopback
            socket.create_connection((address.hostname, address.port or 0), timeout=5).close()


def test_nothing_small_waits_behind_something_large() -> None:
    """Whoever connects is sent each message at once, not when the one before it was acknowledged."""
    with run.listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()):
        connection, _ = listener.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_games_from_before_hints_have_them(tmp_path: Path) -> None:
    """A store of the first version is brought up to date, and its tables are as new ones are."""
    engine = create_engine(f"sqlite:///{tmp_path / 'test.sqlite'}")
    config = Config()
    config.set_main_option("script_location", "herzog.server:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        row = ("g", msgspec.json.encode(HEADER).decode(), "1", "[]", 1, "[0]", "null", "", 9, 10)
        columns = ("id", "header", "seed", "chairs", "step", "asked", "result", "next", "created", "changed")
        games = Table("games", MetaData(), autoload_with=connection)
        connection.execute(games.insert(), dict(zip(columns, row, strict=True)))
    engine.dispose()
    found = in_store(tmp_path, lambda store: store.find("g"))
    assert found is not None
    assert found.setup.hints is True
