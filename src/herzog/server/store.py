"""The store: games, journals, chat and locks in a database. Acknowledged writes survive the server."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec
from alembic import command
from alembic.config import Config
from msgspec import structs
from sqlalchemy import bindparam, create_engine, event, insert, select, text, update
from sqlalchemy.exc import DBAPIError

from herzog.kernel import Header
from herzog.kernel.record import Result
from herzog.server.journal import Entry, Kind
from herzog.server.links import UNCHANGED
from herzog.server.refusal import Refusal
from herzog.server.schema import ChatRow, GameRow, JournalRow, LockRow, ReviewRow
from herzog.server.wire import Chair, ChatLine, ClockRules, Code, StandIn

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Engine, Executable

    from herzog.kernel import Seat

# Error codes of SQLite and PostgreSQL for a full disk, and for a lock or query timeout.
_FULL: Final = frozenset({sqlite3.SQLITE_FULL, "53100"})
_BUSY: Final = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, "55P03", "57014"})


class Standing(NamedTuple):
    """How a game stands."""

    step: int
    asked: tuple[Seat, ...]
    result: Result | None
    changed: int
    stand_ins: Sequence[StandIn] = ()
    runs_out: int | None = None  # when the first clock does; in milliseconds since 1970, as is *due*
    due: int | None = None  # when the table needs attention even if nobody is connected


class Saved(NamedTuple):
    """A game as stored; *next* is the table set up after it, or empty.

    *hints* is whether people may ask what a bot would do in their place; *lesson* is what is taught there, or empty;
    *clock* is how time is kept; *daily* is "GAME/DAY" if the deal is that of a day, else empty.
    """

    id: str
    header: Header
    seed: int
    chairs: list[Chair]
    standing: Standing
    next: str
    hints: bool
    created: int
    lesson: str = ""
    clock: ClockRules | None = None
    daily: str = ""
    practice: bool = False  # whether the host may analyse it while it is played

    @property
    def day(self) -> str:
        """Return the day whose deal this is, or nothing."""
        return self.daily.partition("/")[2]

    def renamed(self, seat: Seat, name: str) -> Saved:
        """Return this game with another *name* for the person at *seat*."""
        names = [*self.header.seats[:seat], name, *self.header.seats[seat + 1 :]]
        chairs = [structs.replace(chair, name=each) for chair, each in zip(self.chairs, names, strict=True)]
        return self._replace(header=structs.replace(self.header, seats=names), chairs=chairs)


class Work(NamedTuple):
    """Rows to write in one transaction, and the future that waits for it."""

    rows: dict[Executable, list[dict[str, Any]]]
    done: asyncio.Future[None]


ADD_GAME: Final = insert(GameRow)
ADD_LINE: Final = insert(JournalRow)
ADD_CHAT: Final = insert(ChatRow)
ADD_LOCK: Final = insert(LockRow)
ADD_REVIEW: Final = insert(ReviewRow)
SUM_UP: Final = (
    update(GameRow)
    .where(GameRow.id == bindparam("game"))
    .values({name: bindparam(name) for name in ("step", "asked", "result", "changed", "stand_ins", "runs_out", "due")})
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
# Written in this order, whoever is waiting; statements not listed here come last.
CHANGES: Final[Sequence[Executable]] = (ADD_GAME, ADD_LINE, ADD_LOCK, ADD_CHAT, SUM_UP, RENAME, FOLLOW, CHANGE_LOCK)


class Store:
    """One database with one writer thread, which commits all pending work together."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._waiting: Final[asyncio.Queue[Work]] = asyncio.Queue()
        self._thread: Final = ThreadPoolExecutor(1, "store")
        self._writer: Final = asyncio.create_task(self._write_on(), name="store")

    @classmethod
    async def open(cls, url: str, patience: float = 2.0, most_pages: int = 0) -> Store:
        """Return the store at *url*, with its schema migrated.

        For SQLite, *patience* is how long to wait for a lock, in seconds, and *most_pages* limits the file's size.
        """
        engine = connect(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", lambda raw, _: _prepare(raw, patience, most_pages))
        await asyncio.to_thread(migrate, engine)
        return cls(engine)

    async def close(self) -> None:
        """Finish pending writes and close the database."""
        await self._waiting.join()
        self._writer.cancel()
        self._thread.shutdown()
        self._engine.dispose()

    async def alive(self) -> bool:
        """Return whether the database answers."""
        try:
            await self.read(text("select 1"))
        except Refusal:
            return False
        return True

    async def add(self, saved: Saved, entries: Sequence[Entry], keys: Iterable[str]) -> None:
        """Save a new game, its opening steps, and an unchanged lock for each of *keys*."""
        row = {
            "id": saved.id,
            "header": _json(saved.header),
            "seed": str(saved.seed),
            "chairs": _json(saved.chairs),
            "next": saved.next,
            "hints": saved.hints,
            "created": saved.created,
            "lesson": saved.lesson,
            "clock": _json(saved.clock),
            "daily": saved.daily,
            "practice": saved.practice,
            **_columns(saved.standing),
        }
        locks = [{"game": saved.id, "key": key, "changes": UNCHANGED} for key in keys]
        await self.write({ADD_GAME: [row], ADD_LINE: _lines(saved.id, 0, entries), ADD_LOCK: locks})

    async def append(self, game: str, length: int, entries: Sequence[Entry], standing: Standing) -> None:
        """Append *entries* to a journal of *length* lines; of two concurrent writers only one succeeds."""
        summary = {"game": game, **_columns(standing)}
        await self.write({ADD_LINE: _lines(game, length, entries), SUM_UP: [summary]})

    async def open_seat(self, saved: Saved, key: str, length: int, entries: Sequence[Entry]) -> None:
        """Append *entries*, save the names of the players and change the lock of *key*, all or nothing."""
        names = {"game": saved.id, "heading": _json(saved.header), "seating": _json(saved.chairs)}
        summary = {"game": saved.id, **_columns(saved.standing)}
        lock = {"table": saved.id, "link": key}
        lines = _lines(saved.id, length, entries)
        await self.write({ADD_LINE: lines, SUM_UP: [summary], RENAME: [names], CHANGE_LOCK: [lock]})

    async def say(self, game: str, n: int, message: str, line: ChatLine) -> None:
        """Save the *n*th *line* of a chat; *message* identifies the message it came in."""
        row = {"game": game, "n": n, "id": message, "seat": line.seat, "text": line.text, "at": line.at}
        await self.write({ADD_CHAT: [row]})

    async def change_lock(self, game: str, key: str) -> None:
        """Change the lock of a link, so that earlier tokens stop working."""
        await self.write({CHANGE_LOCK: [{"table": game, "link": key}]})

    async def rename(self, saved: Saved) -> None:
        """Save the names of the players."""
        row = {"game": saved.id, "heading": _json(saved.header), "seating": _json(saved.chairs)}
        await self.write({RENAME: [row]})

    async def follow(self, game: str, following: str) -> None:
        """Save which table was set up after *game*."""
        await self.write({FOLLOW: [{"game": game, "following": following}]})

    async def keep_review(self, game: str, body: str) -> None:
        """Save what the review of *game* found."""
        await self.write({ADD_REVIEW: [{"game": game, "body": body}]})

    async def review(self, game: str) -> str | None:
        """Return what the review of *game* found, if there was one."""
        rows = await self.read(select(ReviewRow.body).where(ReviewRow.game == game))
        return rows[0][0] if rows else None

    async def find(self, game: str) -> Saved | None:
        """Return the game with that id, or None."""
        rows = await self.read(select(*GameRow.__table__.columns).where(GameRow.id == game))
        return saved_from(rows[0]) if rows else None

    async def journal(self, game: str) -> list[Entry]:
        """Return every line of a journal."""
        wanted = (JournalRow.kind, JournalRow.seat, JournalRow.ask, JournalRow.pick, JournalRow.at)
        rows = await self.read(select(*wanted).where(JournalRow.game == game).order_by(JournalRow.n))
        return [Entry(cast("Kind", kind), seat, ask, pick, at) for kind, seat, ask, pick, at in rows]

    async def dues(self) -> list[tuple[str, int]]:
        """Return the games in which something is due to happen by itself, and when."""
        rows = await self.read(select(GameRow.id, GameRow.due).where(GameRow.due.is_not(None)))
        return [(game, due) for game, due in rows]

    async def chat(self, game: str) -> list[tuple[str, ChatLine]]:
        """Return the chat, each line with the id of its message."""
        wanted = (ChatRow.id, ChatRow.seat, ChatRow.text, ChatRow.at)
        rows = await self.read(select(*wanted).where(ChatRow.game == game).order_by(ChatRow.n))
        return [(message, ChatLine(seat, words, at)) for message, seat, words, at in rows]

    async def locks(self, game: str) -> dict[str, int]:
        """Return how often each link was replaced."""
        rows = await self.read(select(LockRow.key, LockRow.changes).where(LockRow.game == game))
        return dict(rows)

    async def read(self, query: Executable) -> Sequence[Any]:
        """Return the rows that *query* finds."""

        def rows() -> Sequence[Any]:
            with self._engine.connect() as connection:
                return connection.execute(query).all()

        try:
            return await asyncio.to_thread(rows)
        except DBAPIError as problem:
            raise Refusal(_code(problem)) from problem

    async def write(self, rows: dict[Executable, list[dict[str, Any]]]) -> None:
        """Write *rows* in one transaction; return once they are durable."""
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
        """Commit *batch* in one transaction; if that fails, each piece of work in its own."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, batch)
        except Exception as problem:  # noqa: BLE001  (the writer must go on; the caller gets the error)
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
            for change in dict.fromkeys((*CHANGES, *(change for work in batch for change in work.rows))):
                if rows := [row for work in batch for row in work.rows.get(change, ())]:
                    connection.execute(change, rows)


def connect(url: str) -> Engine:
    """Return an engine for *url* that replaces connections cut by a database restart."""
    return create_engine(url, hide_parameters=True, pool_pre_ping=True)  # seeds and secret picks stay out of logs


def migrate(engine: Engine) -> None:
    """Migrate the schema."""
    config = migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def migrations() -> Config:
    """Return where the migrations are."""
    config = Config()
    config.set_main_option("script_location", "herzog.server:migrations")
    return config


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
    if work.done.done():  # the caller has gone
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
    """Return the driver's error code: a number for SQLite, a SQLSTATE for pg8000, or None."""
    if isinstance(problem, sqlite3.Error):
        return getattr(problem, "sqlite_errorcode", 0) & 0xFF  # higher bits hold the extended code
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
        "runs_out": standing.runs_out,
        "due": standing.due,
    }


def _lines(game: str, length: int, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [{"game": game, "n": n, **entry._asdict()} for n, entry in enumerate(entries, length)]


def saved_from(row: Any) -> Saved:
    """Return the game in a *row* with all columns of `GameRow`."""
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
            row.runs_out,
            row.due,
        ),
        row.next,
        row.hints,
        row.created,
        row.lesson,
        msgspec.json.decode(row.clock, type=ClockRules | None),
        row.daily,
        row.practice,
    )
