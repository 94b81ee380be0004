"""A table: a match with people and bots around it. Whatever happens there is a job in its queue."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import structlog

from herzog import wire
from herzog.server.access import links
from herzog.server.access.shares import is_valid
from herzog.server.database.schema import UNCHANGED
from herzog.server.patience import patient
from herzog.server.refusal import Overtaken
from herzog.server.table import reseating
from herzog.server.table.audience import Audience
from herzog.server.table.bots import BotSeats
from herzog.server.table.connection import TRY_AGAIN, Connection
from herzog.server.table.follower import TRIES, Follower
from herzog.server.table.hints import Hints
from herzog.server.table.jobs import Jobs
from herzog.server.thinking.bot_pool import BotClient
from herzog.table.inquiries import Inquiry, look_up
from herzog.table.lessons import check_answer
from herzog.table.moves import check_room, submit, undo
from herzog.table.refusal import Refusal
from herzog.table.seats import SeatCommand

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from herzog.kernel import Match, Pick, Seat
    from herzog.server.database.messages import Topic
    from herzog.server.database.saved import Saved
    from herzog.server.packs import LoadedPack
    from herzog.server.table.hints import Thinking
    from herzog.server.table.services import Services
    from herzog.server.table.state import TableState
    from herzog.table.entry import Entry
    from herzog.table.inquiries import Found
    from herzog.wire import Code

Housekeeping: TypeAlias = (
    wire.Chat | wire.ClearChat | wire.Name | wire.OpenSeat | wire.Show
)  # has nothing to do with play
Command: TypeAlias = wire.Answer | wire.Undo | Inquiry | wire.Hint | Housekeeping | SeatCommand

log = structlog.get_logger()


class Table:
    """A match with people and bots around it."""

    def __init__(self, saved: Saved, pack: LoadedPack, services: Services) -> None:
        self.pack: Final = pack
        self._store: Final = services.store
        self._clock: Final = services.clock
        self._services: Final = services
        self._audience: Final = Audience(saved.id, services.settings.gathering, services.peers)
        self._follower: Final = Follower(saved, pack, services, self._audience, self._wake)
        bot_client = BotClient(services.bot_pool, self._audience)
        self._bots: Final = BotSeats(
            saved, pack, bot_client, services.settings.pace, self._bot_answered, self._follower.course
        )
        self._hints: Final = Hints(saved.header.game, pack, bot_client)
        self._jobs: Final = Jobs(saved.id, self._follower.prepare, self._disconnect, self._give_up)

    @classmethod
    async def open(cls, saved: Saved, pack: LoadedPack, services: Services) -> Table:
        """Return the table as saved; bots that are asked start thinking."""
        table = cls(saved, pack, services)
        await table._follower.open()
        services.peers.tell(saved.id, table._audience.here)
        await table._wake()
        table._jobs.start()
        return table

    def is_idle(self, seconds: float) -> bool:
        """Return whether nobody has been connected for that many *seconds* and nothing is under way."""
        busy = self._jobs.any_pending or self._bots.thinking or self._hints.thinking
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
        return self._follower.state.match

    @property
    def _state(self) -> TableState:
        return self._follower.state

    def close(self, code: int) -> None:
        """Disconnect everyone and stop."""
        self._audience.dismiss(code)
        self._bots.close()
        self._hints.close()
        self._jobs.close()
        self._services.peers.tell(self.saved.id, None)

    def join(self, connection: Connection) -> None:
        """Add *connection* to the table."""
        self._jobs.add(partial(self._join, connection), connection, lambda _: connection.dismiss(TRY_AGAIN))

    def leave(self, connection: Connection) -> None:
        """Remove *connection* from the table."""
        self._jobs.add(partial(self._leave, connection))

    def set_looking(self, connection: Connection, *, looking: bool) -> None:
        """Note whether somebody is looking at the table on this *connection*."""
        connection.looking = looking
        self._services.peers.tell(self.saved.id, self._audience.here)

    def obey(self, connection: Connection, command: Command, began: float) -> None:
        """Carry out a command of *connection* that came in when it *began*."""
        refused = partial(self._refuse, connection, command, began)
        self._jobs.add(partial(self._obey, connection, command, began), refused=refused)

    def send_away(self, key: str) -> None:
        """Disconnect everyone who came by the link *key*, which was replaced or withdrawn."""
        self._jobs.add(partial(self._send_away, key))

    def follow(self, *topics: Topic) -> None:
        """Take over what another process has changed."""
        self._jobs.add(partial(self._follower.follow, topics))

    async def catch_up(self) -> None:
        """Read everything that other processes have written so far."""
        await self._jobs.result(self._follower.catch_up)

    async def take(self, seat: Seat, name: str) -> int:
        """Give a free *seat* to somebody from the front room, and return the lock of their link."""
        return await self._jobs.result(partial(self._take, seat, name))

    def announce(self, following: str, tokens: Mapping[str, wire.Token]) -> None:
        """Send everyone their link to the table set up after this one."""
        self._follower.saved = self.saved._replace(next=following)
        self._audience.announce(tokens)

    def ring(self) -> None:
        """Check whether somebody's time has run out."""
        self._jobs.add(partial(self._insist, self._keep_time))

    def _bot_answered(self, seat: Seat, version: int, ask: str, pick: Pick) -> None:
        self._jobs.add(partial(self._bot_answers, seat, version, ask, pick))

    def _disconnect(self, connection: Connection | None) -> None:
        """Disconnect the one whose job has failed, or everyone."""
        for each in (connection,) if connection else self.connections:
            each.dismiss(TRY_AGAIN)

    def _give_up(self, code: Code) -> None:
        """Leave memory: the table is gone, or cannot be read any more."""
        log.error("a table closes", table=self.saved.id, code=code)
        self._services.drop(self.saved.id)

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
        most = self._services.settings.watchers_each
        if not connection.seats and self._audience.watching_from(connection.address) >= most:
            log.info("turned away", code="crowded", table=self.saved.id)
            connection.turn_away()
            return
        self._audience.join(connection)
        self._follower.chat.send_latest(connection)
        self._audience.tell_presence(self.saved.chairs, None if connection.is_reader else connection)
        connection.tell(self._state.seating(connection))
        if clocks := self._state.clocks():
            connection.tell(clocks)
        connection.tell(self._state.now(connection.seats, 0))
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
            connection.tell(self._state.now(connection.seats))
        log.info("refused", table=self.saved.id, code=refusal.code, cause=str(refusal.__cause__ or ""))
        connection.tell(wire.Refused(refusal.code, command.id, refusal.numbers), began)

    async def _carry_out(self, connection: Connection, command: Command, began: float) -> None:
        if isinstance(command, Inquiry):
            connection.tell(self._looked_up(connection, command), began)
            return
        if isinstance(command, wire.Hint):
            self._advise(connection, command, began)
            return
        check_room(self._state.journal.tally.length, self._services.settings.journal_lines, command)
        if isinstance(command, Housekeeping):
            await self._keep_house(connection, command)
        elif isinstance(command, SeatCommand):
            await self._follower.change(partial(self._obey_for_seats, connection, command))
        else:
            await self._play(connection, command)
        connection.tell(wire.Done(command.id), began, pick=isinstance(command, wire.Answer))

    async def _play(self, connection: Connection, command: wire.Answer | wire.Undo) -> None:
        self._check(connection, command)
        if self._state.journal.paused:
            raise Refusal("paused")
        if isinstance(command, wire.Answer):
            check_answer(self._follower.course, self.match, command)
            await self._submit(command.seat, command.ask, command.pick)
        else:
            await self._follower.change(partial(undo, self.match, command.seat, whole=command.whole))

    async def _submit(self, seat: Seat, ask: str, pick: Pick) -> None:
        await self._follower.change(partial(submit, self.match, self._state.journal.kept, seat, ask, pick))

    def _looked_up(self, connection: Connection, command: Inquiry) -> Found:
        if isinstance(command, wire.Typed):
            self._check(connection, command)
        return look_up(self._state.screen, connection.viewer, command)

    def _advise(self, connection: Connection, command: wire.Hint, began: float) -> None:
        """Ask a bot for a hint; play goes on meanwhile."""
        self._check(connection, command)
        if not self.saved.hints or command.seat not in self.match.asked():
            raise Refusal("no-hint")

        def told(thought: Thinking) -> None:
            self._jobs.add(partial(self._obey, connection, command, began, thought))

        masked = self.match.masked(command.seat, ready=False)  # a hint is the same whoever else is ready
        self._hints.ask(masked, command.seat, command.version, told)

    def _advised(self, connection: Connection, command: wire.Hint, began: float, thought: Thinking) -> None:
        """Send a hint, unless the table has moved on."""
        self._check(connection, command)
        if thought.cancelled() or thought.exception():
            log.error("no hint", table=self.saved.id, cause=str(thought.cancelled() or thought.exception()))
            raise Refusal("failed")
        connection.tell(self._state.screen.advice(command, thought.result()), began)

    def _check(self, connection: Connection, command: wire.Answer | wire.Undo | wire.Hint | wire.Typed) -> None:
        connection.viewer.check_seat(command.seat)
        if command.seat not in self._state.seats.people:
            raise Refusal("sat-in")
        if command.version != self._state.version(connection.seats):
            raise Refusal("stale")

    async def _keep_house(self, connection: Connection, command: Housekeeping) -> None:
        """Carry out what has nothing to do with play."""
        if isinstance(command, wire.Chat):
            await self._follower.chat.say(connection, command)
        elif isinstance(command, wire.ClearChat):
            await self._follower.chat.clear(connection)
        elif isinstance(command, wire.Show):
            await self._show(connection, command)
        else:
            await self._follower.reseat(partial(self._reseated, connection, command))

    async def _show(self, connection: Connection, command: wire.Show) -> None:
        """Show the table in the front room, or no longer."""
        connection.viewer.check_host()
        if command.sign:
            await self._services.signs.put_up(connection.address, self.saved.id)
        await self._follower.reseat(partial(self._reseated, connection, command))
        if not command.sign:
            self._services.signs.take_down(connection.address, self.saved.id)

    def _reseated(self, connection: Connection, command: wire.Name | wire.OpenSeat | wire.Show) -> reseating.Reseated:
        """Return the table after *command*."""
        saved, seats = self.saved, self._state.seats
        if isinstance(command, wire.Name):
            connection.viewer.check_seat(command.seat)
            return reseating.Reseated(saved.renamed(command.seat, command.name), ())
        if isinstance(command, wire.OpenSeat):
            entries = seats.open(connection.viewer, command.seat, links.keys(saved.chairs))
            return reseating.opened(saved, command.seat, entries)
        if command.sign and self.match.over:
            raise Refusal("over")
        return reseating.shown(saved, connection.viewer, command.sign, allowed=self._services.settings.open_tables)

    async def _take(self, seat: Seat, name: str) -> int:
        """Give a free *seat* to somebody, and return the lock of their link."""
        lock = UNCHANGED

        def taken() -> reseating.Reseated:
            change = reseating.taken(self.saved, seat, name)
            return change._replace(entries=self._state.seats.take(seat))

        async def take() -> None:
            """Take the seat, which changes its lock by one; a seat without a link has none, and is refused."""
            nonlocal lock
            lock = (await self._store.locks(self.saved.id)).get(str(seat), UNCHANGED) + 1
            await self._follower.reseat(taken)

        await self._insist(take)
        return lock

    def _obey_for_seats(self, connection: Connection, command: SeatCommand) -> list[Entry]:
        course = self._follower.course
        if isinstance(command, wire.Agree) and command.about == "undo" and (course or self.saved.daily):
            raise Refusal("lesson" if course else "daily")
        return self._state.obey(connection.viewer, command, self._clock.now())

    async def _keep_time(self) -> None:
        """Let bots sit in for those whose time has run out."""
        seats, now = self._state.seats, self._clock.now()
        if seats.is_timed_out(now):
            await self._follower.change(lambda: seats.time_out(now))

    async def _bot_answers(self, seat: Seat, version: int, ask: str, pick: Pick) -> None:
        """Play a bot's pick; if the table has moved on, let it think again."""

        async def answer() -> None:
            if seat not in self._state.seats.bots or version != self._state.version((seat,)):
                await self._wake()
            else:
                await self._submit(seat, ask, pick)

        self._bots.rest(seat)
        try:
            await self._insist(answer)
        except Refusal as refusal:
            self._jobs.put_off(self._wake, refusal)

    async def _wake(self) -> None:
        """Let the bots that are asked think; where no person plays, only while somebody watches, and a little longer.

        Where several processes have the table open, one of them does; the others step in if nothing comes from it.
        """
        if not self._state.seats.people and self._audience.is_gone(self._services.settings.unwatched):
            return
        if self._services.peers.thinks(self.saved.id):
            self._think()
        elif self._state.bots_asked():
            late = partial(self._wake_late, self._state.journal.tally.length)
            asyncio.get_running_loop().call_later(patient(self._services.settings.thought), self._jobs.add, late)

    async def _wake_late(self, lines: int) -> None:
        """Let bots think here if the journal still has that many *lines*: the process in charge has not answered."""
        if lines == self._state.journal.tally.length:
            self._think()

    def _think(self) -> None:
        self._bots.wake(self.match, self._state.journal.tally, self._state.seats.bots)
