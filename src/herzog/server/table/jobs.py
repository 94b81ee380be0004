"""The jobs of a table: done one after another, so everything that changes, saves or shows the match is in order."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

import structlog

from herzog.table.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from herzog.server.table.connection import Connection
    from herzog.wire import Code

T = TypeVar("T")
RETRY: Final = 5.0  # seconds before something that could not be saved is tried again

log = structlog.get_logger()


class Job(NamedTuple):
    """Work for a table. If it is for one *connection*, its failure disconnects only that one.

    If the store is away, the table closes or the job fails, *refused* is called. Without it, the job is put off while
    the store is away, and dropped otherwise.
    """

    do: Callable[[], Awaitable[None]]
    connection: Connection | None = None
    refused: Callable[[Refusal], None] | None = None


class Jobs:
    """The queue of one table, and the task that works it off.

    *prepare* is awaited before each job; *failed* is called after one that failed, with its connection, and *broken*
    if no job can ever be done again.
    """

    def __init__(
        self,
        table: str,
        prepare: Callable[[], Awaitable[None]],
        failed: Callable[[Connection | None], None],
        broken: Callable[[Code], None],
    ) -> None:
        self._table: Final = table
        self._prepare: Final = prepare
        self._failed: Final = failed
        self._broken: Final = broken
        self._queue: Final[asyncio.Queue[Job]] = asyncio.Queue()
        self._pending = 0  # in the queue, put off, or being done
        self._task: asyncio.Task[None]

    @property
    def any_pending(self) -> bool:
        """Return whether there is anything to do, now or later."""
        return self._pending > 0

    def start(self) -> None:
        """Begin to work off the queue."""
        self._task = asyncio.create_task(self._run(), name=f"table {self._table}")

    def close(self) -> None:
        """Stop; jobs that were not begun are refused."""
        self._task.cancel()
        while not self._queue.empty():
            _refuse(self._queue.get_nowait(), "busy")

    def add(
        self,
        do: Callable[[], Awaitable[None]],
        connection: Connection | None = None,
        refused: Callable[[Refusal], None] | None = None,
    ) -> None:
        """Queue a job; see `Job`."""
        self._pending += 1
        self._queue.put_nowait(Job(do, connection, refused))

    async def result(self, work: Callable[[], Awaitable[T]]) -> T:
        """Queue *work* and return its result; it is done even if the caller does not wait for it."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        done.add_done_callback(asyncio.Future.exception)  # asyncio would log a failure that nobody waits for any more
        self.add(partial(_settle, work, done), refused=done.set_exception)
        return await asyncio.shield(done)

    def put_off(self, do: Callable[[], Awaitable[None]], refusal: Refusal) -> None:
        """Queue a job later, because the store is away."""
        log.info("put off", table=self._table, code=refusal.code)
        self._pending += 1
        asyncio.get_running_loop().call_later(RETRY, self._queue.put_nowait, Job(do))

    async def _run(self) -> None:
        while True:
            job = await self._queue.get()
            try:
                await self._prepare()
                await self._carry_out(job)
            except asyncio.CancelledError:  # the table closes
                _refuse(job, "busy")
                raise
            except Refusal as refusal:
                self._postpone(job, refusal)
            except Exception:
                log.exception("a table cannot be read", table=self._table)
                _refuse(job, "failed")
                self._broken("failed")
            self._pending -= 1
            await asyncio.sleep(0)  # let other tables have their turn, and sockets send what is queued

    async def _carry_out(self, job: Job) -> None:
        try:
            await job.do()
        except Refusal as refusal:
            if not job.refused:
                raise
            job.refused(refusal)
        except Exception:
            log.exception("a table failed", table=self._table)
            _refuse(job, "failed")
            self._failed(job.connection)

    def _postpone(self, job: Job, refusal: Refusal) -> None:
        """Put a job off, or refuse it, while the store is away; what is refused for good breaks the table."""
        if job.refused:
            job.refused(refusal)
        elif refusal.may_pass:
            self.put_off(job.do, refusal)
        if not refusal.may_pass:
            self._broken(refusal.code)


def _refuse(job: Job, code: Code) -> None:
    if job.refused:
        job.refused(Refusal(code))


async def _settle(work: Callable[[], Awaitable[T]], done: asyncio.Future[T]) -> None:
    """Do *work* and set its result, or its exception, on *done*."""
    try:
        done.set_result(await work())
    except Exception as problem:  # noqa: BLE001  (the caller gets it)
        done.set_exception(problem)
