"""A table: one task, one queue, one writer. Everything that changes, saves or shows the match runs here, in order."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, assert_never

import structlog

from herzog.kernel import IllegalPick
from herzog.server import doors, links, wire
from herzog.server.audience import Audience
from herzog.server.bots import BotSeats
from herzog.server.chatter import Chatter
from herzog.server.connection import TRY_AGAIN, Connection
from herzog.server.hints import Hints
from herzog.server.ledger import Ledger
from herzog.server.lessons import check_answer, course_at
from herzog.server.moves import check_room, resume, submit, undo
from herzog.server.questions import Question, look_up
from herzog.server.refusal import Refusal
from herzog.server.screen import Screen
from herzog.server.seats import SeatCommand, Seats
from herzog.server.sharing.shares import is_valid
from herzog.server.thinking import Thinkers

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence

    from herzog.kernel import Match, Pick, Seat
    from herzog.server.desk import Desk
    from herzog.server.hints import Thinking
    from herzog.server.journal import Entry, Kind
    from herzog.server.packs import LoadedPack
    from herzog.server.store import Saved

Housekeeping: TypeAlias = wire.Chat | wire.ClearChat | wire.Name | wire.OpenSeat | wire.Show  # is no play
Command: TypeAlias = wire.Answer | wire.Undo | Question | wire.Hint | Housekeeping | SeatCommand

QUIET: Final[tuple[Kind, ...]] = ("step", "draft", "undraft", "runs", "rests")  # do not change who sits where
TIMES: Final[tuple[Kind, ...]] = ("runs", "rests", "pauses", "resumes")
RETRY: Final = 5.0  # seconds before a bot whose step could not be saved is asked again

log = structlog.get_logger()


class Job(NamedTuple):
    """Work for a table. If it concerns one *connection*, its failure disconnects only that one."""

    do: Callable[[], Awaitable[None]]
    connection: Connection | None = None


class Table:
    """A match with people and bots around it."""

    def __init__(self, saved: Saved, pack: LoadedPack, desk: Desk) -> None:
        self.saved = saved
        self.pack: Final = pack
        self._store: Final = desk.store
        self._clock: Final = desk.clock
        self._desk: Final = desk
        self._audience: Final = Audience(saved.id, desk.settings.gathering)
        self._course: Final = course_at(saved)
        thinkers = Thinkers(desk.room, self._audience)
        self._bots: Final = BotSeats(saved, pack, thinkers, desk.settings.pace, self._bot_answered, self._course)
        self._hints: Final = Hints(saved.header.game, pack, thinkers)
        self._jobs: Final[asyncio.Queue[Job]] = asyncio.Queue()
        self._adrift = False  # whether the match differs from what is saved
        self._task: asyncio.Task[None]
        self._chatter: Chatter
        self._match: Match[Any]
        self._screen: Screen
        self._seats: Seats
        self._ledger: Ledger

    @classmethod
    async def open(cls, saved: Saved, pack: LoadedPack, desk: Desk) -> Table:
        """Return the table as saved; bots that are asked start thinking."""
        table = cls(saved, pack, desk)
        table._chatter = await Chatter.open(saved.id, desk, table._audience)
        await table._load()
        await table._wake()
        table._task = asyncio.create_task(table._run(), name=f"table {saved.id}")
        return table

    def is_idle(self, seconds: float) -> bool:
        """Return whether nobody has been connected for so many *seconds* and nothing is running."""
        return (
            self._jobs.empty() and not (self._bots.thinking or self._hints.thinking) and self._audience.is_gone(seconds)
        )

    @property
    def connections(self) -> set[Connection]:
        """Return the open sockets."""
        return self._audience.connections

    @property
    def match(self) -> Match[Any]:
        """Return the match, with every secret of the game."""
        return self._match

    def close(self, code: int) -> None:
        """Disconnect everyone and stop."""
        self._audience.dismiss(code)
        self._bots.close()
        self._hints.close()
        self._task.cancel()

    def join(self, connection: Connection) -> None:
        """Add *connection* to the table."""
        self._do(partial(self._join, connection), connection)

    def leave(self, connection: Connection) -> None:
        """Remove *connection* from the table."""
        self._do(partial(self._leave, connection))

    def obey(self, connection: Connection, command: Command, began: float) -> None:
        """Carry out a command of *connection*; *began* is when it came in."""
        self._do(partial(self._obey, connection, command, began))

    def change_lock(self, key: str) -> None:
        """Disconnect everyone whose link *key* was replaced."""
        self._do(partial(self._change_lock, key))

    async def take(self, seat: Seat, name: str) -> int:
        """Give a free *seat* to somebody from the front room, and return the lock of their link."""
        lock: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._do(partial(self._take, seat, name, lock))
        return await asyncio.shield(lock)  # somebody who hangs up while it is taken must not spoil it

    def announce(self, following: str, tokens: Mapping[str, wire.Token]) -> None:
        """Send everyone their link to the table set up after this one."""
        self.saved = self.saved._replace(next=following)
        self._audience.announce(tokens)

    def ring(self) -> None:
        """Check whether somebody's time has run out."""
        self._do(self._keep_time)

    def _bot_answered(self, seat: Seat, version: int, ask: str, pick: Pick) -> None:
        self._do(partial(self._bot_answers, seat, version, ask, pick))

    def _do(self, what: Callable[[], Awaitable[None]], connection: Connection | None = None) -> None:
        """Queue *what*; see `Job`."""
        self._jobs.put_nowait(Job(what, connection))

    async def _run(self) -> None:
        while True:
            job = await self._jobs.get()
            try:
                if self._adrift:
                    await self._load()
                await job.do()
            except Exception:
                log.exception("a table failed", table=self.saved.id)
                for connection in (job.connection,) if job.connection else self.connections:
                    connection.dismiss(TRY_AGAIN)
            await asyncio.sleep(0)  # other tables have their turn, and what was said here is sent

    async def _load(self) -> None:
        """Load the match from the store, discarding unsaved changes."""
        entries = await self._store.journal(self.saved.id)
        ledger = self._ledger = Ledger(self.saved, entries, self._store, self._clock, self._desk.due)
        self._match = resume(self.saved, ledger.folded, self.pack, self._course)
        self._screen = Screen(self._match, self.saved.header.seats)
        self._seats = Seats(self.saved.chairs, self._match, ledger.folded.offers, ledger.clocks, self.saved.free)
        if ledger.clocks:
            ledger.clocks.resume(self._match)
        self._adrift = False

    async def _join(self, connection: Connection) -> None:
        if not await is_valid(self._store, connection.grant):
            connection.send_away()  # the link was revoked in the meantime
            return
        self._audience.join(connection)
        self._chatter.recount(connection)
        self._audience.tell_presence(self.saved.chairs, None if connection.reads else connection)
        connection.tell(self._seating(connection))
        if clocks := self._ledger.shown(self._match):
            connection.tell(clocks)
        connection.tell(self._screen.now(self._ledger.tally.version(connection.seats), connection.seats, 0))
        await self._wake()

    async def _leave(self, connection: Connection) -> None:
        self._audience.leave(connection)
        self._audience.tell_presence(self.saved.chairs)

    async def _change_lock(self, key: str) -> None:
        self._audience.send_away(key)
        self._audience.tell_presence(self.saved.chairs)

    def _seating(self, connection: Connection) -> wire.Seating:
        seats, notes = self._seats, self._screen.notes(connection.seats)
        away = self._ledger.away(self._match)
        return wire.Seating(seats.stand_ins, seats.people, seats.offers, away, notes, seats.offered)

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
                await self._carry_out(connection, command, began)
        except Refusal as refusal:
            if refusal.code == "stale":
                length = len(self._match.record.steps)
                connection.tell(
                    self._screen.now(self._ledger.tally.version(connection.seats), connection.seats, length)
                )
            log.info("refused", table=self.saved.id, code=refusal.code, cause=str(refusal.__cause__ or ""))
            connection.tell(wire.Refused(refusal.code, command.id, refusal.numbers), began)

    async def _carry_out(self, connection: Connection, command: Command, began: float) -> None:
        if isinstance(command, Question):
            connection.tell(self._looked_up(connection, command), began)
            return
        if isinstance(command, wire.Hint):
            self._advise(connection, command, began)
            return
        check_room(self._ledger.tally.length, self._desk.settings.journal_lines, command)
        if isinstance(command, Housekeeping):
            await self._keep_house(connection, command)
        elif isinstance(command, SeatCommand):
            await self._change(partial(self._obey_for_seats, connection, command))
        else:
            self._check(connection, command)
            if self._ledger.paused:
                raise Refusal("paused")
            if isinstance(command, wire.Answer):
                check_answer(self._course, self._match, command)
                await self._change(
                    partial(submit, self._match, self._ledger.kept, command.seat, command.ask, command.pick)
                )
            elif isinstance(command, wire.Undo):
                await self._change(partial(undo, self._match, command.seat, whole=command.whole))
            else:
                assert_never(command)
        connection.tell(wire.Done(command.id), began)

    def _looked_up(
        self, connection: Connection, command: Question
    ) -> wire.Past[Any] | wire.Thing | wire.Holdings | wire.Meant:
        if isinstance(command, wire.Typed):
            self._check(connection, command)
        return look_up(self._screen, connection, command)

    def _advise(self, connection: Connection, command: wire.Hint, began: float) -> None:
        """Ask a bot for a hint; play continues meanwhile."""
        self._check(connection, command)
        if not self.saved.hints or command.seat not in self._match.asked():
            raise Refusal("no-hint")

        def told(thought: Thinking) -> None:
            self._do(partial(self._obey, connection, command, began, thought))

        self._hints.ask(self._match.masked(command.seat), command.seat, command.version, told)

    def _advised(self, connection: Connection, command: wire.Hint, began: float, thought: Thinking) -> None:
        """Send a hint, unless the table has moved on."""
        self._check(connection, command)
        if thought.cancelled() or thought.exception():
            log.error("no hint", table=self.saved.id, cause=str(thought.cancelled() or thought.exception()))
            raise Refusal("failed")
        connection.tell(self._screen.advice(command, thought.result()), began)

    def _check(self, connection: Connection, command: wire.Answer | wire.Undo | wire.Hint | wire.Typed) -> None:
        connection.check_seat(command.seat)
        if command.seat not in self._seats.people:
            raise Refusal("sat-in")
        if command.version != self._ledger.tally.version(connection.seats):
            raise Refusal("stale")

    async def _keep_house(self, connection: Connection, command: Housekeeping) -> None:
        """Carry out what has nothing to do with play."""
        if isinstance(command, wire.Chat):
            await self._chatter.say(connection, command)
        elif isinstance(command, wire.ClearChat):
            await self._chatter.clear(connection)
        elif isinstance(command, wire.Name):
            await self._rename(connection, command)
        elif isinstance(command, wire.OpenSeat):
            entries = self._seats.open(connection, command.seat, links.keys(self.saved.chairs))
            await self._reseat(doors.opened(self.saved, command.seat, entries))
        else:
            if command.sign and self._match.over:
                raise Refusal("over")
            allowed = self._desk.settings.open_tables
            await self._reseat(doors.shown(self.saved, connection.grant, command.sign, allowed=allowed))

    async def _rename(self, connection: Connection, command: wire.Name) -> None:
        """Rename the person at a seat, in the log so far as well."""
        connection.check_seat(command.seat)
        renamed = self.saved.renamed(command.seat, command.name)
        await self._store.rename(renamed)
        self._take_names(renamed)

    def _take_names(self, renamed: Saved) -> None:
        self.saved, self._match.record.header = renamed, renamed.header
        self._screen = Screen(self._match, renamed.header.seats)
        self._audience.tell(wire.Chairs(renamed.chairs))
        self._audience.tell_seating(self._seating)
        self._show(0, None)

    async def _reseat(self, change: doors.Reseated) -> None:
        """Save who sits where by which link and how the front room shows it; send away whose link is void."""
        self._adrift, self._seats.free = True, change.saved.free
        entries = self._ledger.timed(change.entries, self._match, self._seats)
        await self._ledger.reseat(change, entries, self._seats)
        self._adrift = False
        for key in change.locks:
            self._audience.send_away(key)
        if change.leaver is not None:
            self._chatter.leave(change.leaver)
        self._audience.tell_presence(change.saved.chairs)
        self._audience.tell(wire.Shown(change.saved.sign))
        self._take_names(change.saved)
        self._tell_time(entries)
        await self._wake()

    async def _take(self, seat: Seat, name: str, lock: asyncio.Future[int]) -> None:
        """Give a free *seat* to somebody, and set the *lock* of their link, or the reason why not."""
        try:
            change = doors.taken(self.saved, seat, name)
            await self._reseat(change._replace(entries=self._seats.take(seat)))
            lock.set_result((await self._store.locks(self.saved.id))[str(seat)])
        except Exception as problem:  # noqa: BLE001  (who waits for the seat gets the error)
            lock.set_exception(problem)

    def _obey_for_seats(self, connection: Connection, command: SeatCommand) -> list[Entry]:
        if isinstance(command, wire.Agree) and command.about == "undo" and (self._course or self.saved.daily):
            raise Refusal("lesson" if self._course else "daily")
        entries = self._seats.obey(connection, command, self._clock.now())
        if self._seats.match is not self._match:
            self._match = self._seats.match
            self._screen = Screen(self._match, self.saved.header.seats)
        return entries

    async def _keep_time(self) -> None:
        """Let bots sit in for those whose time has run out."""
        if self._seats.is_timed_out(self._clock.now()):
            await self._change(lambda: self._seats.time_out(self._clock.now()))

    async def _change(self, play: Callable[[], Sequence[Entry]]) -> None:
        """Change the match by *play*, save it, then show it; if it cannot be saved, it did not happen."""
        before, ready, offers = len(self._match.record.steps), self._match.ready(), self._seats.offers
        try:
            entries = play()
            self._adrift = True
            drafted = [entry.seat for entry in entries if entry.kind in ("draft", "undraft")]
            secret = bool(drafted) and ready == self._match.ready()
            entries = self._ledger.timed(entries, self._match, self._seats)
            await self._ledger.append(entries, self._match, self._seats, secret=secret)
            self._adrift = False
        except IllegalPick:
            raise Refusal("illegal-pick") from None
        except Refusal:
            raise
        except Exception:
            self._adrift = True
            log.exception("a rule failed", table=self.saved.id)
            raise Refusal("failed") from None
        if not all(entry.kind in QUIET for entry in entries) or offers != self._seats.offers:
            self._audience.tell_seating(self._seating)
        self._tell_time(entries)
        self._show(min(before, len(self._match.record.steps)), drafted[0] if secret else None)
        await self._wake()

    def _tell_time(self, entries: Sequence[Entry]) -> None:
        shown = self._ledger.shown(self._match)
        if shown and any(entry.kind in TIMES for entry in entries):
            self._audience.tell(shown)

    def _show(self, since: int, only: Seat | None) -> None:
        """Send the table to everyone, or *only* to connections that hold this seat."""
        self._audience.show(lambda seats: self._screen.now(self._ledger.tally.version(seats), seats, since), only)

    async def _bot_answers(self, seat: Seat, version: int, ask: str, pick: Pick) -> None:
        """Play a bot's pick; if the table has moved on, let it think again."""
        self._bots.rest(seat)
        if seat not in self._seats.bots or version != self._ledger.tally.version((seat,)):
            await self._wake()
            return
        try:
            await self._change(partial(submit, self._match, self._ledger.kept, seat, ask, pick))
        except Refusal:
            asyncio.get_running_loop().call_later(RETRY, self._do, self._wake)

    async def _wake(self) -> None:
        """Let bots think; where no person plays, only as long as somebody watches, and a little longer."""
        if self._seats.people or not self._audience.is_gone(self._desk.settings.unwatched):
            self._bots.wake(self._match, self._ledger.tally, self._seats.bots)
