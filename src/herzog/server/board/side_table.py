"""A table beside the table: one person tries something there, and it reaches nobody else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from herzog.kernel import Step
from herzog.server.access.shares import is_valid
from herzog.server.table.connection import TRY_AGAIN
from herzog.table.inquiries import Inquiry, look_up
from herzog.table.refusal import Refusal
from herzog.table.screen import Screen
from herzog.wire import Answer, Done, Refused, Typed, Undo

if TYPE_CHECKING:
    from herzog.server.database.saved import Saved
    from herzog.server.database.store import Store
    from herzog.server.table.connection import Connection
    from herzog.table.inquiries import Found
    from herzog.table.showable import Showable
    from herzog.wire import ToTable

log = structlog.get_logger()


class SideTable:
    """One connection and what it tries; commands are carried out one after another."""

    def __init__(self, saved: Saved, connection: Connection, tried: Showable, store: Store) -> None:
        self.saved: Final = saved
        self.connection: Final = connection
        self._tried: Final = tried
        self._store: Final = store
        self._screen: Final = Screen(tried, saved.setup.header.seats)
        self._jobs: Final[asyncio.Queue[tuple[ToTable, float]]] = asyncio.Queue()
        self._version = 0
        self._task: asyncio.Task[None] | None = None

    @property
    def connections(self) -> set[Connection]:
        """Return the open socket."""
        return {self.connection}

    def begin(self) -> None:
        """Show the table, and wait for commands."""
        self.show(0)
        self._task = asyncio.create_task(self._run(), name=f"side table {self.saved.id}")

    def obey(self, command: ToTable, began: float) -> None:
        """Queue a command that came in when it *began*."""
        self._jobs.put_nowait((command, began))

    def set_looking(self, connection: Connection, *, looking: bool) -> None:
        """Note whether somebody is looking at it on this *connection*."""
        connection.looking = looking

    def leave(self, connection: Connection) -> None:
        """Stop: nobody else is here."""
        del connection  # there is only one
        if self._task:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            command, began = await self._jobs.get()
            try:
                if await is_valid(self._store, self.connection.grant):
                    await self.carry_out(command, began)
                else:
                    self.connection.send_away()
            except Refusal as refusal:
                self._refuse(command, refusal, began)
            except Exception:
                log.exception("a side table failed", table=self.saved.id)
                self.connection.dismiss(TRY_AGAIN)

    def _refuse(self, command: ToTable, refusal: Refusal, began: float) -> None:
        if refusal.code == "stale":
            self.show(len(self._tried.record.steps))
        log.info("refused", table=self.saved.id, code=refusal.code)
        self.connection.tell(Refused(refusal.code, command.id, refusal.numbers), began)

    async def carry_out(self, command: ToTable, began: float) -> None:
        """Carry out a command that every such table knows."""
        if isinstance(command, Inquiry):
            self.connection.tell(self._looked_up(command), began)
        elif isinstance(command, Answer | Undo):
            self._check(command)
            await (self.answer(command) if isinstance(command, Answer) else self.undo(whole=command.whole))
            self.connection.tell(Done(command.id), began)
        else:
            raise Refusal("aside")

    def _looked_up(self, command: Inquiry) -> Found:
        if isinstance(command, Typed):
            self._check(command)
        return look_up(self._screen, self.connection.viewer, command)

    def _check(self, command: Answer | Undo | Typed) -> None:
        self.connection.viewer.check_seat(command.seat)
        if command.version != self._version:
            raise Refusal("stale")

    async def answer(self, command: Answer) -> None:
        """Take an answer."""
        raise NotImplementedError

    async def undo(self, *, whole: bool) -> None:
        """Go back before the last answer, or with *whole* to the beginning."""
        raise NotImplementedError

    def changed(self, since: int) -> None:
        """Show what is different after the first *since* steps."""
        self._version += 1
        self.show(min(since, len(self._tried.record.steps)))

    def show(self, since: int) -> None:
        """Send the table, with the log after *since* steps."""
        self.connection.tell(self._screen.now(self._version, self.connection.seats, since))


def step_of(command: Answer) -> Step:
    """Return an answer as a step."""
    return Step(command.seat, command.ask, command.pick)
