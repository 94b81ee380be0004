"""A table: a match with people and bots around it.

One task works off one queue of jobs, so everything that changes, saves or shows the match happens in order.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, assert_never

import structlog

from herzog.server import links, reseating, wire
from herzog.server.audience import Audience
from herzog.server.bots import BotSeats
from herzog.server.connection import TRY_AGAIN, Connection
from herzog.server.following import TRIES, Follower
from herzog.server.hints import Hints
from herzog.server.inquiries import Inquiry, look_up
from herzog.server.lessons import check_answer
from herzog.server.moves import check_room, submit, undo
from herzog.server.promises import fail, settle
from herzog.server.refusal import Overtaken, Refusal
from herzog.server.seats import SeatCommand
from herzog.server.sharing.shares import is_valid
from herzog.server.thinking import Thinkers

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from herzog.kernel import Match, Pick, Seat
    from herzog.server.desk import Desk
    from herzog.server.hints import Thinking
    from herzog.server.inquiries import Found
    from herzog.server.journal import Entry
    from herzog.server.news import Topic
    from herzog.server.packs import LoadedPack
    from herzog.server.store import Saved
    from herzog.server.truth import Truth

Housekeeping: TypeAlias = (
    wire.Chat | wire.ClearChat | wire.Name | wire.OpenSeat | wire.Show
)  # has nothing to do with play
Command: TypeAlias = wire.Answer | wire.Undo | Inquiry | wire.Hint | Housekeeping | SeatCommand

RETRY: Final = 5.0  # seconds before something that could not be saved is tried again

log = structlog.get_logger()


class Job(NamedTuple):
    """Work for a table. If it is for one *connection*, its failure disconnects only that one.

    If the store is away, *refused* is called; without it, the job is put off.
    """

    do: Callable[[], Awaitable[None]]
    connection: Connection | None = None
    refused: Callable[[Refusal], None] | None = None


class Table:
    """A match with people and bots around it."""

    def __init__(self, saved: Saved, pack: LoadedPack, desk: Desk) -> None:
        self.pack: Final = pack
        self._store: Final = desk.store
        self._clock: Final = desk.clock
        self._desk: Final = desk
        self._audience: Final = Audience(saved.id, desk.settings.gathering, desk.neighbours)
        self._follower: Final = Follower(saved, pack, desk, self._audience, self._wake)
        thinkers = Thinkers(desk.room, self._audience)
        self._bots: Final = BotSeats(
            saved, pack, thinkers, desk.settings.pace, self._bot_answered, self._follower.course
        )
        self._hints: Final = Hints(saved.header.game, pack, thinkers)
        self._jobs: Final[asyncio.Queue[Job]] = asyncio.Queue()
        self._pending = 0  # jobs in the queue, put off, or being done
        self._task: asyncio.Task[None]

    @classmethod
    async def open(cls, saved: Saved, pack: LoadedPack, desk: Desk) -> Table:
        """Return the table as saved; bots that are asked start thinking."""
        table = cls(saved, pack, desk)
        await table._follower.open()
        desk.neighbours.tell(saved.id, table._audience.here)
        await table._wake()
        table._task = asyncio.create_task(table._run(), name=f"table {saved.id}")
        return table

    def is_idle(self, seconds: float) -> bool:
        """Return whether nobody has been connected for so many *seconds* and nothing is under way."""
        busy = self._pending or self._bots.thinking or self._hints.thinking
        return not busy and self._audience.is_gone(seconds)

    @property
    def saved(self) -> Saved:
        """Return the game as stored; its standing may be out of date."""
        return self._follower.saved

    @property
    def connections(self) -> set[Connection]:
        """Return the open sockets."""
        return self._audience.connections

    @property
    def match(self) -> Match[Any]:
        """Return the match, with every secret of the game."""
        return self._follower.truth.match

    @property
    def _truth(self) -> Truth:
        return self._follower.truth

    def close(self, code: int) -> None:
        """Disconnect everyone and stop."""
        self._audience.dismiss(code)
        self._bots.close()
        self._hints.close()
        self._task.cancel()
        self._desk.neighbours.tell(self.saved.id, None)

    def join(self, connection: Connection) -> None:
        """Add *connection* to the table."""
        self._do(partial(self._join, connection), connection, lambda _: connection.dismiss(TRY_AGAIN))

    def leave(self, connection: Connection) -> None:
        """Remove *connection* from the table."""
        self._do(partial(self._leave, connection))

    def set_looking(self, connection: Connection, *, looking: bool) -> None:
        """Note whether somebody is looking at the table on this *connection*."""
        connection.looking = looking
        self._desk.neighbours.tell(self.saved.id, self._audience.here)

    def obey(self, connection: Connection, command: Command, began: float) -> None:
        """Carry out a command of *connection* that came in when it *began*."""
        refused = partial(self._refuse, connection, command, began)
        self._do(partial(self._obey, connection, command, began), refused=refused)

    def send_away(self, key: str) -> None:
        """Disconnect everyone who came by the link *key*, which was replaced or withdrawn."""
        self._do(partial(self._send_away, key))

    def follow(self, *topics: Topic) -> None:
        """Take over what another process has changed."""
        self._do(partial(self._follower.follow, topics))

    async def catch_up(self) -> None:
        """Read everything that other processes have written so far."""
        caught_up: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._do(partial(settle, self._follower.catch_up, caught_up), refused=partial(fail, caught_up))
        await caught_up

    async def take(self, seat: Seat, name: str) -> int:
        """Give a free *seat* to somebody from the front room, and return the lock of their link."""
        lock: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._do(partial(settle, partial(self._take, seat, name), lock), refused=partial(fail, lock))
        return await asyncio.shield(lock)  # the seat must be taken properly even if the guest hangs up

    def announce(self, following: str, tokens: Mapping[str, wire.Token]) -> None:
        """Send everyone their link to the table set up after this one."""
        self._follower.saved = self.saved._replace(next=following)
        self._audience.announce(tokens)

    def ring(self) -> None:
        """Check whether somebody's time has run out."""
        self._do(partial(self._insist, self._keep_time))

    def _bot_answered(self, seat: Seat, version: int, ask: str, pick: Pick) -> None:
        self._do(partial(self._bot_answers, seat, version, ask, pick))

    def _do(
        self,
        what: Callable[[], Awaitable[None]],
        connection: Connection | None = None,
        refused: Callable[[Refusal], None] | None = None,
    ) -> None:
        """Queue *what*; see `Job`."""
        self._pending += 1
        self._jobs.put_nowait(Job(what, connection, refused))

    async def _run(self) -> None:
        while True:
            job = await self._jobs.get()
            try:
                await self._follower.mend()
                await job.do()
            except Refusal as refusal:
                refused = job.refused or partial(self._put_off, job)
                refused(refusal)
            except Exception:
                log.exception("a table failed", table=self.saved.id)
                for connection in (job.connection,) if job.connection else self.connections:
                    connection.dismiss(TRY_AGAIN)
            self._pending -= 1
            await asyncio.sleep(0)  # let other tables have their turn, and sockets send what is queued

    def _put_off(self, job: Job, refusal: Refusal) -> None:
        """Queue a job again later, because the store is away."""
        log.info("put off", table=self.saved.id, code=refusal.code)
        self._pending += 1
        asyncio.get_running_loop().call_later(RETRY, self._jobs.put_nowait, job)

    async def _insist(self, do: Callable[[], Awaitable[None]]) -> None:
        """Do something that writes; whenever another process has written first, take that over and try again."""
        for _ in range(TRIES - 1):
            try:
                return await do()
            except Overtaken:
                log.info("overtaken", table=self.saved.id)
        return await do()

    async def _join(self, connection: Connection) -> None:
        if not await is_valid(self._store, connection.grant):
            connection.send_away()  # the link was revoked in the meantime
            return
        self._audience.join(connection)
        self._follower.chatter.recount(connection)
        self._audience.tell_presence(self.saved.chairs, None if connection.is_reader else connection)
        connection.tell(self._truth.seating(connection))
        if clocks := self._truth.clocks():
            connection.tell(clocks)
        connection.tell(self._truth.now(connection.seats, 0))
        await self._wake()

    async def _leave(self, connection: Connection) -> None:
        self._audience.leave(connection)
        self._audience.tell_presence(self.saved.chairs)

    async def _send_away(self, key: str) -> None:
        self._audience.send_away(key)
        self._audience.tell_presence(self.saved.chairs)

    async def _obey(
        self, connection: Connection, command: Command, began: float, thought: Thinking | None = None
    ) -> None:
        """Carry out a command, or finish a hint once a bot has *thought* about it."""
        if connection not in self.connections:  # disconnected, but still sending
            return
        try:
            if thought and isinstance(command, wire.Hint):
                self._advised(connection, command, began, thought)
            else:
                await self._insist(partial(self._carry_out, connection, command, began))
        except Refusal as refusal:
            self._refuse(connection, command, began, refusal)

    def _refuse(self, connection: Connection, command: Command, began: float, refusal: Refusal) -> None:
        if refusal.code == "stale":
            connection.tell(self._truth.now(connection.seats))
        log.info("refused", table=self.saved.id, code=refusal.code, cause=str(refusal.__cause__ or ""))
        connection.tell(wire.Refused(refusal.code, command.id, refusal.numbers), began)

    async def _carry_out(self, connection: Connection, command: Command, began: float) -> None:
        truth = self._truth
        if isinstance(command, Inquiry):
            connection.tell(self._looked_up(connection, command), began)
            return
        if isinstance(command, wire.Hint):
            self._advise(connection, command, began)
            return
        check_room(truth.ledger.tally.length, self._desk.settings.journal_lines, command)
        if isinstance(command, Housekeeping):
            await self._keep_house(connection, command)
        elif isinstance(command, SeatCommand):
            await self._follower.change(partial(self._obey_for_seats, connection, command))
        else:
            self._check(connection, command)
            if truth.ledger.paused:
                raise Refusal("paused")
            if isinstance(command, wire.Answer):
                check_answer(self._follower.course, truth.match, command)
                await self._submit(command.seat, command.ask, command.pick)
            elif isinstance(command, wire.Undo):
                await self._follower.change(partial(undo, truth.match, command.seat, whole=command.whole))
            else:
                assert_never(command)
        connection.tell(wire.Done(command.id), began, pick=isinstance(command, wire.Answer))

    async def _submit(self, seat: Seat, ask: str, pick: Pick) -> None:
        await self._follower.change(partial(submit, self.match, self._truth.ledger.kept, seat, ask, pick))

    def _looked_up(self, connection: Connection, command: Inquiry) -> Found:
        if isinstance(command, wire.Typed):
            self._check(connection, command)
        return look_up(self._truth.screen, connection, command)

    def _advise(self, connection: Connection, command: wire.Hint, began: float) -> None:
        """Ask a bot for a hint; play goes on meanwhile."""
        self._check(connection, command)
        if not self.saved.hints or command.seat not in self.match.asked():
            raise Refusal("no-hint")

        def told(thought: Thinking) -> None:
            self._do(partial(self._obey, connection, command, began, thought))

        self._hints.ask(self.match.masked(command.seat), command.seat, command.version, told)

    def _advised(self, connection: Connection, command: wire.Hint, began: float, thought: Thinking) -> None:
        """Send a hint, unless the table has moved on."""
        self._check(connection, command)
        if thought.cancelled() or thought.exception():
            log.error("no hint", table=self.saved.id, cause=str(thought.cancelled() or thought.exception()))
            raise Refusal("failed")
        connection.tell(self._truth.screen.advice(command, thought.result()), began)

    def _check(self, connection: Connection, command: wire.Answer | wire.Undo | wire.Hint | wire.Typed) -> None:
        connection.check_seat(command.seat)
        if command.seat not in self._truth.seats.people:
            raise Refusal("sat-in")
        if command.version != self._truth.version(connection.seats):
            raise Refusal("stale")

    async def _keep_house(self, connection: Connection, command: Housekeeping) -> None:
        """Carry out what has nothing to do with play."""
        if isinstance(command, wire.Chat):
            await self._follower.chatter.say(connection, command)
        elif isinstance(command, wire.ClearChat):
            await self._follower.chatter.clear(connection)
        else:
            await self._follower.reseat(partial(self._reseated, connection, command))

    def _reseated(self, connection: Connection, command: wire.Name | wire.OpenSeat | wire.Show) -> reseating.Reseated:
        """Return the table after *command*."""
        saved, seats = self.saved, self._truth.seats
        if isinstance(command, wire.Name):
            connection.check_seat(command.seat)
            return reseating.Reseated(saved.renamed(command.seat, command.name), ())
        if isinstance(command, wire.OpenSeat):
            return reseating.opened(saved, command.seat, seats.open(connection, command.seat, links.keys(saved.chairs)))
        if command.sign and self.match.over:
            raise Refusal("over")
        return reseating.shown(saved, connection.grant, command.sign, allowed=self._desk.settings.open_tables)

    async def _take(self, seat: Seat, name: str) -> int:
        """Give a free *seat* to somebody, and return the lock of their link."""

        def taken() -> reseating.Reseated:
            change = reseating.taken(self.saved, seat, name)
            return change._replace(entries=self._truth.seats.take(seat))

        await self._insist(partial(self._follower.reseat, taken))
        return (await self._store.locks(self.saved.id))[str(seat)]

    def _obey_for_seats(self, connection: Connection, command: SeatCommand) -> list[Entry]:
        course = self._follower.course
        if isinstance(command, wire.Agree) and command.about == "undo" and (course or self.saved.daily):
            raise Refusal("lesson" if course else "daily")
        return self._truth.obey(connection, command, self._clock.now())

    async def _keep_time(self) -> None:
        """Let bots sit in for those whose time has run out."""
        seats, now = self._truth.seats, self._clock.now()
        if seats.is_timed_out(now):
            await self._follower.change(lambda: seats.time_out(now))

    async def _bot_answers(self, seat: Seat, version: int, ask: str, pick: Pick) -> None:
        """Play a bot's pick; if the table has moved on, let it think again."""

        async def answer() -> None:
            if seat not in self._truth.seats.bots or version != self._truth.version((seat,)):
                await self._wake()
            else:
                await self._submit(seat, ask, pick)

        self._bots.rest(seat)
        try:
            await self._insist(answer)
        except Refusal as refusal:
            self._put_off(Job(self._wake), refusal)

    async def _wake(self) -> None:
        """Let the bots that are asked think; where no person plays, only while somebody watches, and a little longer.

        Where several processes have the table open, one of them does; the others step in if nothing comes from it.
        """
        if not self._truth.seats.people and self._audience.is_gone(self._desk.settings.unwatched):
            return
        if self._desk.neighbours.thinks(self.saved.id):
            self._think()
        elif self._truth.bots_asked():
            late = partial(self._wake_late, self._truth.ledger.tally.length)
            asyncio.get_running_loop().call_later(self._desk.settings.thought, self._do, late)

    async def _wake_late(self, lines: int) -> None:
        """Let bots think here if the journal still has so many *lines*: the process in charge has not answered."""
        if lines == self._truth.ledger.tally.length:
            self._think()

    def _think(self) -> None:
        self._bots.wake(self.match, self._truth.ledger.tally, self._truth.seats.bots)
