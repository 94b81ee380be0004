"""One database with one writer thread, and threads of its own to read. Acknowledged writes survive the server."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Self, TypeAlias

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from herzog.server.database.engine import migrated
from herzog.server.database.errors import code_of, is_away, is_overtaken
from herzog.server.database.messages import CHANNEL, Message, envelopes
from herzog.server.operations.loops import keep_running
from herzog.server.operations.metrics import DATABASE_TIME
from herzog.server.patience import patient
from herzog.server.refusal import Overtaken
from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Engine, Executable

    Rows: TypeAlias = dict[Executable, list[dict[str, Any]]]  # to write, by the statement that writes them

SOON: Final = 2.0  # seconds within which a healthy database has read or written
FRESH: Final = 1.0  # seconds for which a health check is reused: anybody may ask, and must not keep the database busy
READERS: Final = 8  # threads: reads must not wait behind names that resolve slowly, mail servers or pictures
NOTIFY: Final = text("select pg_notify(:channel, :notice)")


class Work(NamedTuple):
    """Rows to write and *messages* to send in one transaction; *done* is set once that has happened."""

    rows: Rows
    messages: Sequence[Message]
    done: asyncio.Future[None]


class Database:
    """A database whose one writer thread commits all pending work together.

    *origin* is the number of this process among those that share the database; 0 if it is alone. A batch is written in
    the order of `ORDER`, whatever order it came in; other statements come last.
    """

    ORDER: ClassVar[Sequence[Executable]] = ()

    def __init__(self, engine: Engine, origin: int = 0) -> None:
        self._engine: Final = engine
        self._origin: Final = origin
        self._waiting: Final[asyncio.Queue[Work]] = asyncio.Queue()
        self._thread: Final = ThreadPoolExecutor(1, "store")
        self._readers: Final = ThreadPoolExecutor(READERS, "reader")
        self._writer: Final = keep_running("writer", self._write_on)
        self._answering: asyncio.Task[bool] | None = None  # the last check whether it answers
        self._answered = -FRESH  # when it last did

    @classmethod
    async def open(cls, url: str, lock_wait: float = 2.0, most_pages: int = 0, origin: int = 0) -> Self:
        """Return the database at *url*, with its schema migrated.

        For SQLite, *lock_wait* is how long to wait for a lock, in seconds, and *most_pages* limits the file's size.
        """
        return cls(await asyncio.to_thread(migrated, url, lock_wait, most_pages), origin)

    @property
    def shared(self) -> bool:
        """Return whether other processes may write to it as well."""
        return bool(self._origin)

    async def close(self) -> None:
        """Finish pending writes and close the database."""
        await self._waiting.join()
        self._writer.cancel()
        self._thread.shutdown()
        self._readers.shutdown(wait=False)
        self._engine.dispose()

    async def alive(self) -> bool:
        """Return whether the database answers soon enough, or did a moment ago; all who ask at once share a check."""
        if time.monotonic() - self._answered < FRESH:
            return True
        if self._answering is None or self._answering.done():
            self._answering = asyncio.create_task(self._answers())
        return await asyncio.shield(self._answering)

    async def _answers(self) -> bool:
        try:
            async with asyncio.timeout(patient(SOON)):
                await self.read(text("select 1"))
        except (Refusal, TimeoutError):
            return False
        self._answered = time.monotonic()
        return True

    async def read(self, query: Executable) -> Sequence[Any]:
        """Return the rows that *query* finds."""

        def rows() -> Sequence[Any]:
            with DATABASE_TIME.labels("read").time(), self._engine.connect() as connection:
                return connection.execute(query).all()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, rows)
        except (DBAPIError, PoolTimeout, OSError) as problem:  # a connection reset while it is made is no DBAPIError
            raise Refusal(code_of(problem)) from problem

    async def write(self, rows: Rows, *messages: Message) -> None:
        """Write *rows*, and *messages* for other processes, in one transaction; return once it is durable."""
        await self._enqueue(rows, messages)

    def send(self, *messages: Message) -> None:
        """Send *messages* that no rows go with; they are lost if the database is away."""
        if self.shared:
            self.write_soon({}, *messages)

    def write_soon(self, rows: Rows, *messages: Message) -> None:
        """Write *rows* without waiting; they are lost if the database is away."""
        self._enqueue(rows, messages).add_done_callback(lambda done: done.cancelled() or done.exception())

    def _enqueue(self, rows: Rows, messages: Sequence[Message]) -> asyncio.Future[None]:
        work = Work(rows, messages if self.shared else (), asyncio.get_running_loop().create_future())
        self._waiting.put_nowait(work)
        return work.done

    async def _write_on(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                await self._commit(batch)
            finally:
                for work in batch:
                    _give_up(work)
                    self._waiting.task_done()

    async def _commit(self, batch: Sequence[Work]) -> None:
        """Commit *batch* in one transaction; if one piece of work fails, commit each by itself."""
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
            for change in dict.fromkeys((*self.ORDER, *(change for work in works for change in work.rows))):
                if rows := [row for work in works for row in work.rows.get(change, ())]:
                    connection.execute(change, rows)
            for notice in envelopes(self._origin, [message for work in batch for message in work.messages]):
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


def _give_up(work: Work) -> None:
    """Refuse work that the writer failed over, so that nobody waits for ever."""
    if not work.done.done():
        work.done.set_exception(Refusal("failed"))


def _table(work: Work) -> str:
    return work.messages[0].table if work.messages else ""
