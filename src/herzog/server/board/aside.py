"""A table beside the table: one person tries something there, and it reaches nobody else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import structlog

from herzog.kernel import Step
from herzog.server.connection import TRY_AGAIN
from herzog.server.refusal import Refusal
from herzog.server.screen import Screen
from herzog.server.sharing.shares import is_valid
from herzog.server.wire import About, Answer, Done, Look, Person, Refused, Typed, Undo

if TYPE_CHECKING:
    from herzog.server.connection import Connection
    from herzog.server.screen import Shown
    from herzog.server.store import Saved, Store
    from herzog.server.wire import Holdings, Meant, Past, Thing, ToTable

log = structlog.get_logger()


class Aside:
    """One connection and what it tries; commands are carried out one after the other."""

    def __init__(self, saved: Saved, connection: Connection, tried: Shown, store: Store) -> None:
        self.saved: Final = saved
        self.connection: Final = connection
        self._tried: Final = tried
        self._store: Final = store
        self._screen: Final = Screen(tried, saved.header.seats)
        self._jobs: Final[asyncio.Queue[tuple[ToTable, float]]] = asyncio.Queue()
        self._version = 0
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Show what there is, and wait for commands."""
        self.show(0)
        self._task = asyncio.create_task(self._run(), name=f"aside {self.saved.id}")

    def obey(self, command: ToTable, began: float) -> None:
        """Carry out a command; *began* is when it came in."""
        self._jobs.put_nowait((command, began))

    def look(self, connection: Connection, *, yes: bool) -> None:
        """Note whether somebody is looking."""
        connection.looking = yes

    def leave(self, connection: Connection) -> None:
        """Put everything away."""
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
                log.exception("a table aside failed", table=self.saved.id)
                self.connection.dismiss(TRY_AGAIN)

    def _refuse(self, command: ToTable, refusal: Refusal, began: float) -> None:
        if refusal.code == "stale":
            self.show(len(self._tried.record.steps))
        log.info("refused", table=self.saved.id, code=refusal.code)
        self.connection.tell(Refused(refusal.code, command.id, refusal.numbers), began)

    async def carry_out(self, command: ToTable, began: float) -> None:
        """Carry out a command that every table aside knows."""
        if isinstance(command, Look | About | Person | Typed):
            self.connection.tell(self._looked_up(command), began)
        elif isinstance(command, Answer | Undo):
            self.connection.check_seat(command.seat)
            self._check(command.version)
            await (self.answer(command) if isinstance(command, Answer) else self.undo(whole=command.whole))
            self.connection.tell(Done(command.id), began)
        else:
            raise Refusal("aside")

    def _looked_up(self, command: Look | About | Person | Typed) -> Past[Any] | Thing | Holdings | Meant:
        if isinstance(command, Look):
            return self._screen.past(command, self.connection.seats)
        self.connection.check_seat(command.seat)
        if isinstance(command, About):
            return self._screen.thing(command.id, command.seat, command.target)
        if isinstance(command, Person):
            return self._screen.person(command)
        self._check(command.version)
        return self._screen.meant(command)

    def _check(self, version: int) -> None:
        if version != self._version:
            raise Refusal("stale")

    async def answer(self, command: Answer) -> None:
        """Take an answer."""
        raise NotImplementedError

    async def undo(self, *, whole: bool) -> None:
        """Go back before the last answer, or with *whole* to where everything began."""
        raise NotImplementedError

    def changed(self, since: int) -> None:
        """Show what is different after the first *since* steps."""
        self._version += 1
        self.show(min(since, len(self._tried.record.steps)))

    def show(self, since: int) -> None:
        """Send the table, with what was heard after *since* steps."""
        self.connection.tell(self._screen.now(self._version, self.connection.seats, since))


def step_of(command: Answer) -> Step:
    """Return an answer as a step."""
    return Step(command.seat, command.ask, command.pick)
