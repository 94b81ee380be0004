"""The store: games, journals, chat and locks in a database. Acknowledged writes survive the server."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

import msgspec
from msgspec import structs
from sqlalchemy import bindparam, case, delete, insert, select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from herzog.kernel import Header
from herzog.kernel.record import Result
from herzog.server.engine import migrated
from herzog.server.faults import code_of, is_away, is_overtaken
from herzog.server.journal import Entry, Kind
from herzog.server.links import UNCHANGED
from herzog.server.metrics import DATABASE_TIME
from herzog.server.news import CHANNEL, News, notices
from herzog.server.refusal import Overtaken, Refusal
from herzog.server.schema import ChatRow, GameRow, JournalRow, LockRow, ReviewRow
from herzog.server.wire import Chair, ChatLine, ClockRules, Sign, StandIn

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import Engine, Executable

    from herzog.kernel import Seat

SOON: Final = 2.0  # seconds within which a healthy database has read or written


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

    *hints* is whether people may ask what a bot would do in their place; *lesson* is the one taught there, or empty;
    *clock* is how time is kept; *daily* is "GAME/DAY" for the deal of a day, else empty. An *opened* game was uploaded
    as a record; nobody knows its seed. *sign* is how the front room shows it.
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
    opened: bool = False
    sign: Sign | None = None
    practice: bool = False  # whether the host may analyse it while it is played

    @property
    def free(self) -> Sequence[Seat]:
        """Return the seats that nobody has and anybody may take."""
        return self.sign.seats if self.sign else ()

    @property
    def day(self) -> str:
        """Return the day of a deal of the day, else an empty string."""
        return self.daily.partition("/")[2]

    def renamed(self, seat: Seat, name: str) -> Saved:
        """Return this game with another *name* for the person at *seat*."""
        names = [*self.header.seats[:seat], name, *self.header.seats[seat + 1 :]]
        chairs = [structs.replace(chair, name=each) for chair, each in zip(self.chairs, names, strict=True)]
        return self._replace(header=structs.replace(self.header, seats=names), chairs=chairs)


class Work(NamedTuple):
    """Rows to write and *news* for other processes in one transaction; *done* is awaited by whoever wants it."""

    rows: dict[Executable, list[dict[str, Any]]]
    news: Sequence[News]
    done: asyncio.Future[None]


ADD_GAME: Final = insert(GameRow)
ADD_LINE: Final = insert(JournalRow)
ADD_CHAT: Final = insert(ChatRow)
ADD_LOCK: Final = insert(LockRow)
ADD_REVIEW: Final = insert(ReviewRow)
SUMMARY: Final = ("step", "asked", "result", "stand_ins", "runs_out", "due")
LATER: Final = case((GameRow.changed > bindparam("changed"), GameRow.changed), else_=bindparam("changed"))
SUM_UP: Final = (
    update(GameRow)
    .where(GameRow.id == bindparam("game"))
    .values({**{name: bindparam(name) for name in SUMMARY}, "changed": LATER})
)
RESEAT: Final = (
    update(GameRow)
    .where(GameRow.id == bindparam("game"))
    .values(header=bindparam("heading"), chairs=bindparam("seating"), sign=bindparam("shown"))
)
LEAVE_CHAT: Final = (
    update(ChatRow).where(ChatRow.game == bindparam("table"), ChatRow.seat == bindparam("who")).values(gone=True)
)
CLEAR_CHAT: Final = delete(ChatRow).where(ChatRow.game == bindparam("table"), ChatRow.n < bindparam("before"))
FOLLOW: Final = update(GameRow).where(GameRow.id == bindparam("game")).values(next=bindparam("following"))
CHANGE_LOCK: Final = (
    update(LockRow)
    .where(LockRow.game == bindparam("table"), LockRow.key == bindparam("link"))
    .values(changes=LockRow.changes + 1)
)
# A batch is written in this order, whatever order it came in; statements not listed here come last.
CHANGES: Final[Sequence[Executable]] = (ADD_GAME, ADD_LINE, ADD_LOCK, ADD_CHAT, SUM_UP, RESEAT, FOLLOW, CHANGE_LOCK)
NOTIFY: Final = text("select pg_notify(:channel, :notice)")


class Store:
    """One database with one writer thread, which commits all pending work together.

    *origin* is the number of this process among those that share the database and get each other's news; 0 is alone.
    """

    def __init__(self, engine: Engine, origin: int = 0) -> None:
        self._engine: Final = engine
        self._origin: Final = origin
        self._waiting: Final[asyncio.Queue[Work]] = asyncio.Queue()
        self._thread: Final = ThreadPoolExecutor(1, "store")
        self._writer: Final = asyncio.create_task(self._write_on(), name="store")

    @classmethod
    async def open(cls, url: str, patience: float = 2.0, most_pages: int = 0, origin: int = 0) -> Store:
        """Return the store at *url*, with its schema migrated.

        For SQLite, *patience* is how long to wait for a lock, in seconds, and *most_pages* limits the file's size.
        """
        return cls(await asyncio.to_thread(migrated, url, patience, most_pages), origin)

    @property
    def shared(self) -> bool:
        """Return whether other processes may write to it, too."""
        return bool(self._origin)

    async def close(self) -> None:
        """Finish pending writes and close the database."""
        await self._waiting.join()
        self._writer.cancel()
        self._thread.shutdown()
        self._engine.dispose()

    async def alive(self) -> bool:
        """Return whether the database answers soon enough."""
        try:
            async with asyncio.timeout(SOON):
                await self.read(text("select 1"))
        except (Refusal, TimeoutError):
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
            "opened": saved.opened,
            "sign": _sign(saved),
            "practice": saved.practice,
            **_columns(saved.standing),
        }
        locks = [{"game": saved.id, "key": key, "changes": UNCHANGED} for key in keys]
        await self.write({ADD_GAME: [row], ADD_LINE: _lines(saved.id, 0, entries), ADD_LOCK: locks})

    async def append(self, game: str, length: int, entries: Sequence[Entry], standing: Standing) -> None:
        """Append *entries* to a journal of *length* lines; of two concurrent writers only one succeeds."""
        summary = {"game": game, **_columns(standing)}
        await self.write({ADD_LINE: _lines(game, length, entries), SUM_UP: [summary]}, News("lines", game))

    async def reseat(
        self, saved: Saved, locks: Iterable[str], leaver: Seat | None, length: int, entries: Sequence[Entry]
    ) -> None:
        """Append *entries*, save names and sign, change *locks*, and note that a *leaver* has left: all or nothing."""
        changes: dict[Executable, list[dict[str, Any]]] = {
            ADD_LINE: _lines(saved.id, length, entries),
            SUM_UP: [{"game": saved.id, **_columns(saved.standing)}],
            RESEAT: [_seating(saved)],
            CHANGE_LOCK: [{"table": saved.id, "link": key} for key in locks],
            LEAVE_CHAT: [] if leaver is None else [{"table": saved.id, "who": leaver}],
        }
        await self.write(changes, News("links", saved.id), News("lines", saved.id), News("chat", saved.id))

    async def say(self, game: str, n: int, message: str, line: ChatLine, *, clear: bool) -> None:
        """Save the *n*th *line* of a chat under the id of its *message*; with *clear*, delete all lines before it."""
        said = {"seat": line.seat, "text": line.text, "at": line.at, "gone": line.gone}
        added = [{"game": game, "n": n, "id": message, **said}]
        cleared = [{"table": game, "before": n}] if clear else []
        await self.write({ADD_CHAT: added, CLEAR_CHAT: cleared}, News("said", game))

    async def change_lock(self, game: str, key: str) -> None:
        """Change the lock of a link, so that earlier tokens stop working."""
        await self.write({CHANGE_LOCK: [{"table": game, "link": key}]}, News("links", game))

    async def follow(self, game: str, following: str) -> None:
        """Save which table was set up after *game*."""
        await self.write({FOLLOW: [{"game": game, "following": following}]}, News("next", game))

    async def keep_review(self, game: str, body: str) -> None:
        """Save the finished review of *game*."""
        await self.write({ADD_REVIEW: [{"game": game, "body": body}]})

    async def review(self, game: str) -> str | None:
        """Return the finished review of *game*, if there is one."""
        rows = await self.read(select(ReviewRow.body).where(ReviewRow.game == game))
        return rows[0][0] if rows else None

    async def find(self, game: str) -> Saved | None:
        """Return the game with that id, or None."""
        rows = await self.read(select(*GameRow.__table__.columns).where(GameRow.id == game))
        return saved_from(rows[0]) if rows else None

    async def journal(self, game: str, first: int = 0) -> list[Entry]:
        """Return the lines of a journal, all of them or those from number *first* on."""
        wanted = (JournalRow.kind, JournalRow.seat, JournalRow.ask, JournalRow.pick, JournalRow.at)
        lines = (JournalRow.game == game, JournalRow.n >= first)
        rows = await self.read(select(*wanted).where(*lines).order_by(JournalRow.n))
        return [Entry(cast("Kind", kind), seat, ask, pick, at) for kind, seat, ask, pick, at in rows]

    async def dues(self, before: int) -> list[tuple[str, int]]:
        """Return the games in which something is due to happen by itself *before* a time, and when it is."""
        rows = await self.read(select(GameRow.id, GameRow.due).where(GameRow.due < before))
        return [(game, due) for game, due in rows]

    async def chat(self, game: str, first: int = 0) -> list[tuple[int, str, ChatLine]]:
        """Return the chat from number *first* on, each line with its number and the id of its message."""
        wanted = (ChatRow.n, ChatRow.id, ChatRow.seat, ChatRow.text, ChatRow.at, ChatRow.gone)
        rows = await self.read(select(*wanted).where(ChatRow.game == game, ChatRow.n >= first).order_by(ChatRow.n))
        return [(n, message, ChatLine(*line)) for n, message, *line in rows]

    async def locks(self, game: str) -> dict[str, int]:
        """Return how often each link was replaced."""
        rows = await self.read(select(LockRow.key, LockRow.changes).where(LockRow.game == game))
        return dict(rows)

    async def read(self, query: Executable) -> Sequence[Any]:
        """Return the rows that *query* finds."""

        def rows() -> Sequence[Any]:
            with DATABASE_TIME.labels("read").time(), self._engine.connect() as connection:
                return connection.execute(query).all()

        try:
            return await asyncio.to_thread(rows)
        except (DBAPIError, PoolTimeout, OSError) as problem:  # a connection reset while it is made is no DBAPIError
            raise Refusal(code_of(problem)) from problem

    async def write(self, rows: dict[Executable, list[dict[str, Any]]], *news: News) -> None:
        """Write *rows*, and *news* for other processes, in one transaction; return once it is durable."""
        await self._enqueue(rows, news)

    def tell(self, *news: News) -> None:
        """Send *news* that no rows go with; they are lost if the database is away."""
        if self.shared:
            self.jot({}, *news)

    def jot(self, rows: dict[Executable, list[dict[str, Any]]], *news: News) -> None:
        """Write *rows* without waiting; they are lost if the database is away."""
        self._enqueue(rows, news).add_done_callback(lambda done: done.cancelled() or done.exception())

    def _enqueue(self, rows: dict[Executable, list[dict[str, Any]]], news: Sequence[News]) -> asyncio.Future[None]:
        work = Work(rows, news if self.shared else (), asyncio.get_running_loop().create_future())
        self._waiting.put_nowait(work)
        return work.done

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _commit(self, batch: Sequence[Work]) -> None:
        """Commit *batch* in one transaction; if one piece of work fails, commit each in a transaction of its own."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, batch)
        except Exception as problem:  # noqa: BLE001  (the writer must go on; the caller gets the error)
            if len(batch) > 1 and not is_away(problem):
                for work in batch:
                    await self._commit([work])
            else:
                for work in batch:
                    _settle(work, problem)
        else:
            for work in batch:
                _settle(work, None)

    def _carry_out(self, batch: Sequence[Work]) -> None:
        """Write a batch; processes that share the database write in the same order, so none deadlocks another."""
        works = sorted(batch, key=_table) if self.shared else batch
        with DATABASE_TIME.labels("write").time(), self._engine.begin() as connection:
            for change in dict.fromkeys((*CHANGES, *(change for work in works for change in work.rows))):
                if rows := [row for work in works for row in work.rows.get(change, ())]:
                    connection.execute(change, rows)
            for notice in notices(self._origin, [news for work in batch for news in work.news]):
                connection.execute(NOTIFY, {"channel": CHANNEL, "notice": notice})


def _settle(work: Work, problem: Exception | None) -> None:
    if work.done.done():  # the caller has gone
        return
    if problem is None:
        work.done.set_result(None)
    else:
        refusal = Overtaken() if is_overtaken(problem) else Refusal(code_of(problem))
        refusal.__cause__ = problem
        work.done.set_exception(refusal)


def _table(work: Work) -> str:
    return work.news[0].table if work.news else ""


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _sign(saved: Saved) -> str:
    return _json(saved.sign) if saved.sign else ""


def _seating(saved: Saved) -> dict[str, object]:
    return {
        "game": saved.id,
        "heading": _json(saved.header),
        "seating": _json(saved.chairs),
        "shown": _sign(saved),
    }


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
        row.opened,
        msgspec.json.decode(row.sign, type=Sign) if row.sign else None,
        row.practice,
    )
