"""The store: games, journals, chat and locks in a database. What it acknowledged survives the server."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    BigInteger,
    ForeignKey,
    Text,
    bindparam,
    create_engine,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from herzog.kernel import Header
from herzog.kernel.record import Result
from herzog.server.journal import Entry, Kind
from herzog.server.links import UNCHANGED
from herzog.server.refusal import Refusal
from herzog.server.wire import Chair, ChatLine, Code, StandIn

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Engine, Executable

    from herzog.kernel import Seat

# How SQLite and PostgreSQL (disk_full; lock_not_available, query_canceled) say that they take no more, or not now.
_FULL: Final = frozenset({sqlite3.SQLITE_FULL, "53100"})
_BUSY: Final = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, "55P03", "57014"})


class Base(DeclarativeBase):
    """The tables of the store."""


class GameRow(Base):
    """A game: what does not change, and a summary of how it stands, so that lists need no replay."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(primary_key=True)
    header: Mapped[str] = mapped_column(Text)
    seed: Mapped[str]  # of nature's dice; text, because it is wider than a column of numbers
    chairs: Mapped[str] = mapped_column(Text)
    step: Mapped[int]
    asked: Mapped[str] = mapped_column(Text)
    result: Mapped[str] = mapped_column(Text)
    next: Mapped[str]
    hints: Mapped[bool]
    stand_ins: Mapped[str] = mapped_column(Text)
    created: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger)


class JournalRow(Base):
    """A line of a journal. Rows are only ever added."""

    __tablename__ = "journal"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    seat: Mapped[int]
    ask: Mapped[str]
    pick: Mapped[int] = mapped_column(BigInteger)


class ChatRow(Base):
    """Something a person said."""

    __tablename__ = "chat"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    id: Mapped[str]
    seat: Mapped[int | None]
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)


class LockRow(Base):
    """How often a link was replaced."""

    __tablename__ = "locks"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    changes: Mapped[int]


class Standing(NamedTuple):
    """How a game stands."""

    step: int
    asked: tuple[Seat, ...]
    result: Result | None
    changed: int
    stand_ins: Sequence[StandIn] = ()


class Saved(NamedTuple):
    """A game as the store knows it; *next* is the table that was set up after it, or empty.

    *hints* tells whether people may ask what a bot would do in their place.
    """

    id: str
    header: Header
    seed: int
    chairs: list[Chair]
    standing: Standing
    next: str
    hints: bool
    created: int


class Work(NamedTuple):
    """Rows for some of the changes below, all carried out or none, and who waits for them."""

    rows: dict[Executable, list[dict[str, Any]]]
    done: asyncio.Future[None]


ADD_GAME: Final = insert(GameRow)
ADD_LINE: Final = insert(JournalRow)
ADD_CHAT: Final = insert(ChatRow)
ADD_LOCK: Final = insert(LockRow)
SUM_UP: Final = (
    update(GameRow)
    .where(GameRow.id == bindparam("game"))
    .values({name: bindparam(name) for name in ("step", "asked", "result", "changed", "stand_ins")})
)
RENAME: Final = (
    update(GameRow)
    .where(GameRow.id == bindparam("game"))
    .values(header=bindparam("heading"), chairs=bindparam("seating"))
)
FOLLOW: Final = update(GameRow).where(GameRow.id == bindparam("game")).values(next=bindparam("following"))
CHANGE_LOCK: Final = (
    update(LockRow)
    .where(LockRow.game == bindparam("table"), LockRow.key == bindparam("link"))
    .values(changes=LockRow.changes + 1)
)
CHANGES: Final[Sequence[Executable]] = (ADD_GAME, ADD_LINE, ADD_LOCK, ADD_CHAT, SUM_UP, RENAME, FOLLOW, CHANGE_LOCK)


class Store:
    """One database with one writer: what waits at the same time is committed at once, in a thread of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._waiting: Final[asyncio.Queue[Work]] = asyncio.Queue()
        self._thread: Final = ThreadPoolExecutor(1, "store")
        self._writer: Final = asyncio.create_task(self._write_on(), name="store")

    @classmethod
    async def open(cls, url: str, patience: float = 2.0, most_pages: int = 0) -> Store:
        """Return the store at *url*, its schema brought up to date.

        For SQLite, *patience* is how many seconds a locked file is waited for, and *most_pages* bounds its size.
        """
        engine = connect(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", lambda raw, _: _prepare(raw, patience, most_pages))
        await asyncio.to_thread(migrate, engine)
        return cls(engine)

    async def close(self) -> None:
        """Finish what waits and let go of the database."""
        await self._waiting.join()
        self._writer.cancel()
        self._thread.shutdown()
        self._engine.dispose()

    async def alive(self) -> bool:
        """Tell whether the database answers."""
        try:
            await self._read(text("select 1"))
        except Refusal:
            return False
        return True

    async def add(self, saved: Saved, entries: Sequence[Entry], keys: Iterable[str]) -> None:
        """Keep a new game, its opening, and a fresh lock for each of its *keys*."""
        row = {
            "id": saved.id,
            "header": _json(saved.header),
            "seed": str(saved.seed),
            "chairs": _json(saved.chairs),
            "next": saved.next,
            "hints": saved.hints,
            "created": saved.created,
            **_columns(saved.standing),
        }
        locks = [{"game": saved.id, "key": key, "changes": UNCHANGED} for key in keys]
        await self._write({ADD_GAME: [row], ADD_LINE: _lines(saved.id, 0, entries), ADD_LOCK: locks})

    async def append(self, game: str, length: int, entries: Sequence[Entry], standing: Standing) -> None:
        """Add *entries* to a journal that has *length* lines; two writers of one journal cannot both succeed."""
        summary = {"game": game, **_columns(standing)}
        await self._write({ADD_LINE: _lines(game, length, entries), SUM_UP: [summary]})

    async def say(self, game: str, n: int, message: str, line: ChatLine) -> None:
        """Keep the *n*th *line* of a chat; *message* names the message it came in."""
        row = {"game": game, "n": n, "id": message, "seat": line.seat, "text": line.text, "at": line.at}
        await self._write({ADD_CHAT: [row]})

    async def change_lock(self, game: str, key: str) -> None:
        """Change the lock of a link, so that tokens signed before stop working."""
        await self._write({CHANGE_LOCK: [{"table": game, "link": key}]})

    async def rename(self, saved: Saved) -> None:
        """Keep the names of a game."""
        row = {"game": saved.id, "heading": _json(saved.header), "seating": _json(saved.chairs)}
        await self._write({RENAME: [row]})

    async def follow(self, game: str, following: str) -> None:
        """Note which table was set up after *game*."""
        await self._write({FOLLOW: [{"game": game, "following": following}]})

    async def find(self, game: str) -> Saved | None:
        """Return a game, or None if there is none of that id."""
        rows = await self._read(select(*GameRow.__table__.columns).where(GameRow.id == game))
        return _saved(rows[0]) if rows else None

    async def journal(self, game: str) -> list[Entry]:
        """Return every line of a journal."""
        wanted = (JournalRow.kind, JournalRow.seat, JournalRow.ask, JournalRow.pick)
        rows = await self._read(select(*wanted).where(JournalRow.game == game).order_by(JournalRow.n))
        return [Entry(cast("Kind", kind), seat, ask, pick) for kind, seat, ask, pick in rows]

    async def chat(self, game: str) -> list[tuple[str, ChatLine]]:
        """Return everything that was said, each with the name of its message."""
        wanted = (ChatRow.id, ChatRow.seat, ChatRow.text, ChatRow.at)
        rows = await self._read(select(*wanted).where(ChatRow.game == game).order_by(ChatRow.n))
        return [(message, ChatLine(seat, words, at)) for message, seat, words, at in rows]

    async def locks(self, game: str) -> dict[str, int]:
        """Return how often each link was replaced."""
        rows = await self._read(select(LockRow.key, LockRow.changes).where(LockRow.game == game))
        return dict(rows)

    async def _read(self, query: Executable) -> Sequence[Any]:
        def rows() -> Sequence[Any]:
            with self._engine.connect() as connection:
                return connection.execute(query).all()

        try:
            return await asyncio.to_thread(rows)
        except DBAPIError as problem:
            raise Refusal(_code(problem)) from problem

    async def _write(self, rows: dict[Executable, list[dict[str, Any]]]) -> None:
        """Carry out the changes with their *rows* together; return when they are durable."""
        work = Work(rows, asyncio.get_running_loop().create_future())
        self._waiting.put_nowait(work)
        await work.done

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _commit(self, batch: Sequence[Work]) -> None:
        """Commit *batch* at once; if that fails, each piece of work for itself, so that one cannot spoil another."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, batch)
        except Exception as problem:  # noqa: BLE001  (the writer must live; whoever waits hears of it)
            if len(batch) == 1:
                _settle(batch[0], problem)
            else:
                for work in batch:
                    await self._commit([work])
        else:
            for work in batch:
                _settle(work, None)

    def _carry_out(self, batch: Sequence[Work]) -> None:
        with self._engine.begin() as connection:
            for change in CHANGES:
                if rows := [row for work in batch for row in work.rows.get(change, ())]:
                    connection.execute(change, rows)


def connect(url: str) -> Engine:
    """Return the way to the database at *url*; connections that a restart of it has cut are made anew."""
    return create_engine(url, hide_parameters=True, pool_pre_ping=True)  # seeds and secret picks stay out of logs


def migrate(engine: Engine) -> None:
    """Bring the schema up to date."""
    config = Config()
    config.set_main_option("script_location", "herzog.server:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _prepare(raw: Any, patience: float, most_pages: int) -> None:
    cursor = raw.cursor()
    cursor.execute(f"pragma busy_timeout = {int(patience * 1000)}")
    cursor.execute("pragma journal_mode = wal")
    cursor.execute("pragma synchronous = full")  # an acknowledged step survives a power cut, not only a crash
    cursor.execute("pragma foreign_keys = on")
    if most_pages:
        cursor.execute(f"pragma max_page_count = {most_pages}")
    cursor.close()


def _settle(work: Work, problem: Exception | None) -> None:
    if work.done.done():  # whoever waited has gone
        return
    if problem is None:
        work.done.set_result(None)
    else:
        refusal = Refusal(_code(problem))
        refusal.__cause__ = problem
        work.done.set_exception(refusal)


def _code(problem: Exception) -> Code:
    said = _said(problem.orig) if isinstance(problem, DBAPIError) else None
    return "full" if said in _FULL else "busy" if said in _BUSY else "failed"


def _said(problem: BaseException | None) -> int | str | None:
    """Return the code a driver gives: of SQLite a number, of pg8000 a SQLSTATE; None if there is none."""
    if isinstance(problem, sqlite3.Error):
        return getattr(problem, "sqlite_errorcode", 0) & 0xFF  # the higher bits tell kinds of one code apart
    fields = problem.args[0] if problem and problem.args else None
    return fields.get("C") if isinstance(fields, dict) else None


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _columns(standing: Standing) -> dict[str, object]:
    return {
        "step": standing.step,
        "asked": _json(standing.asked),
        "result": _json(standing.result),
        "changed": standing.changed,
        "stand_ins": _json(standing.stand_ins),
    }


def _lines(game: str, length: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [{"game": game, "n": n, **entry._asdict()} for n, entry in enumerate(entries, length)]


def _saved(row: Any) -> Saved:
    return Saved(
        row.id,
        msgspec.json.decode(row.header, type=Header),
        int(row.seed),
        msgspec.json.decode(row.chairs, type=list[Chair]),
        Standing(
            row.step,
            msgspec.json.decode(row.asked, type=tuple[int, ...]),
            msgspec.json.decode(row.result, type=Result | None),
            row.changed,
            msgspec.json.decode(row.stand_ins, type=list[StandIn]),
        ),
        row.next,
        row.hints,
        row.created,
    )
