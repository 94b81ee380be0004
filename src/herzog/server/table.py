"""A table: one task, one queue, one writer. Everything that changes, saves or shows the match runs here, in order."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, assert_never

import structlog

from herzog.games import GAMES
from herzog.kernel import BrokenRecord, IllegalPick, Match
from herzog.server import links
from herzog.server.audience import Audience
from herzog.server.bots import BotSeats
from herzog.server.chatter import Chatter
from herzog.server.connection import TRY_AGAIN, Connection
from herzog.server.hints import Hints
from herzog.server.ledger import Ledger
from herzog.server.lessons import check_answer, check_kept, course_at
from herzog.server.moves import submit, undo
from herzog.server.refusal import Refusal
from herzog.server.screen import Screen
from herzog.server.seats import SeatCommand, Seats
from herzog.server.wire import (
    About,
    Agree,
    Answer,
    Chairs,
    Chat,
    ChatLines,
    Done,
    Hint,
    Look,
    Name,
    OpenSeat,
    Person,
    Refused,
    Seating,
    Typed,
    Undo,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence

    from herzog.kernel import Pick, Seat
    from herzog.server.desk import Desk
    from herzog.server.hints import Thinking
    from herzog.server.journal import Entry, Kind
    from herzog.server.packs import LoadedPack
    from herzog.server.store import Saved
    from herzog.server.wire import Holdings, Meant, Past, Thing, Token

Question: TypeAlias = Look | About | Person | Typed  # changes nothing
Command: TypeAlias = Answer | Undo | Question | Hint | Chat | Name | OpenSeat | SeatCommand

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
        self.idle_since = time.monotonic()
        self.pack: Final = pack
        self._store: Final = desk.store
        self._clock: Final = desk.clock
        self._due: Final = desk.due
        self._audience: Final = Audience()
        self._course: Final = course_at(saved)
        self._bots: Final = BotSeats(saved, pack, desk.thinkers, desk.pace, self._bot_answered, self._course)
        self._hints: Final = Hints(saved.header.game, pack, desk.thinkers)
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
        table._chatter = await Chatter.open(saved.id, desk.store, desk.clock)
        await table._load()
        await table._wake()
        table._task = asyncio.create_task(table._run(), name=f"table {saved.id}")
        return table

    @property
    def idle(self) -> bool:
        """Return whether nobody is connected and nothing is running."""
        return not (self.connections or self._bots.thinking or self._hints.thinking) and self._jobs.empty()

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

    def announce(self, following: str, tokens: Mapping[str, Token]) -> None:
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

    async def _load(self) -> None:
        """Load the match from the store, discarding unsaved changes."""
        entries = await self._store.journal(self.saved.id)
        ledger = self._ledger = Ledger(self.saved, entries, self._store, self._clock, self._due)
        record, drafts = ledger.folded.record, ledger.folded.drafts
        try:
            script = self._course.script if self._course else ()
            self._match = Match.resume(GAMES[record.header.game], record, self.pack.box, self.saved.seed, script)
            for draft in drafts:
                self._match.submit(*draft)
        except (BrokenRecord, IllegalPick) as problem:
            where = str(problem).partition(":")[0]  # the rest contains picks, which may be secret
            log.error("a saved game does not resume", table=self.saved.id, where=where)  # noqa: TRY400  (a traceback would name them too)
            raise Refusal("broken-table") from None
        check_kept(self._course, self._match)
        self._screen = Screen(self._match, self.saved.header.seats)
        self._seats = Seats(self.saved.chairs, self._match, ledger.folded.offers, ledger.clocks)
        if ledger.clocks:
            ledger.clocks.resume(self._match)
        self._adrift = False

    async def _join(self, connection: Connection) -> None:
        if (await self._store.locks(self.saved.id))[connection.grant.key] != connection.grant.lock:
            connection.send_away()  # the link was revoked in the meantime
            return
        self.connections.add(connection)
        connection.tell(ChatLines(self._chatter.lines))
        self._audience.tell_presence(self.saved.chairs)
        connection.tell(self._seating(connection))
        if clocks := self._ledger.shown(self._match):
            connection.tell(clocks)
        connection.tell(self._screen.now(self._ledger.tally.version(connection.seats), connection.seats, 0))

    async def _leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.idle_since = time.monotonic()
        self._audience.tell_presence(self.saved.chairs)

    async def _change_lock(self, key: str) -> None:
        self._audience.send_away(key)
        self._audience.tell_presence(self.saved.chairs)

    def _seating(self, connection: Connection) -> Seating:
        seats, notes = self._seats, self._screen.notes(connection.seats)
        away = self._ledger.away(self._match)
        return Seating(seats.stand_ins, seats.people, seats.offers, away, notes, seats.offered)

    async def _obey(
        self, connection: Connection, command: Command, began: float, thought: Thinking | None = None
    ) -> None:
        """Carry out a command, or finish a hint once a bot has *thought* about it."""
        if connection not in self.connections:  # disconnected, but still sending
            return
        try:
            if thought and isinstance(command, Hint):
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
            connection.tell(Refused(refusal.code, command.id, refusal.numbers), began)

    async def _carry_out(self, connection: Connection, command: Command, began: float) -> None:
        if isinstance(command, Question):
            connection.tell(self._looked_up(connection, command), began)
            return
        if isinstance(command, Hint):
            self._advise(connection, command, began)
            return
        if isinstance(command, Chat):
            await self._say(connection, command)
        elif isinstance(command, Name):
            await self._rename(connection, command)
        elif isinstance(command, OpenSeat):
            await self._open_seat(connection, command.seat)
        elif isinstance(command, SeatCommand):
            await self._change(partial(self._obey_for_seats, connection, command))
        else:
            self._check(connection, command)
            if self._ledger.paused:
                raise Refusal("paused")
            if isinstance(command, Answer):
                check_answer(self._course, self._match, command)
                await self._change(
                    partial(submit, self._match, self._ledger.kept, command.seat, command.ask, command.pick)
                )
            elif isinstance(command, Undo):
                await self._change(partial(undo, self._match, command.seat, whole=command.whole))
            else:
                assert_never(command)
        connection.tell(Done(command.id), began)

    def _looked_up(self, connection: Connection, command: Question) -> Past[Any] | Thing | Holdings | Meant:
        """Return the answer to a question that changes nothing."""
        if isinstance(command, Look):
            return self._screen.past(command, connection.seats)
        connection.check_seat(command.seat)
        if isinstance(command, About):
            return self._screen.thing(command.id, command.seat, command.target)
        if isinstance(command, Person):
            return self._screen.person(command)
        self._check(connection, command)
        return self._screen.meant(command)

    def _advise(self, connection: Connection, command: Hint, began: float) -> None:
        """Ask a bot for a hint; play continues meanwhile."""
        self._check(connection, command)
        if not self.saved.hints or command.seat not in self._match.asked():
            raise Refusal("no-hint")

        def told(thought: Thinking) -> None:
            self._do(partial(self._obey, connection, command, began, thought))

        self._hints.ask(self._match.masked(command.seat), command.seat, command.version, told)

    def _advised(self, connection: Connection, command: Hint, began: float, thought: Thinking) -> None:
        """Send a hint, unless the table has moved on."""
        self._check(connection, command)
        if thought.cancelled() or thought.exception():
            log.error("no hint", table=self.saved.id, cause=str(thought.cancelled() or thought.exception()))
            raise Refusal("failed")
        connection.tell(self._screen.advice(command, thought.result()), began)

    def _check(self, connection: Connection, command: Answer | Undo | Hint | Typed) -> None:
        connection.check_seat(command.seat)
        if command.seat not in self._seats.people:
            raise Refusal("sat-in")
        if command.version != self._ledger.tally.version(connection.seats):
            raise Refusal("stale")

    async def _say(self, connection: Connection, command: Chat) -> None:
        connection.check_seat(command.seat)
        line = await self._chatter.say(connection.grant.key, command)
        if line:
            self._audience.tell(ChatLines([line]))

    async def _rename(self, connection: Connection, command: Name) -> None:
        """Rename the person at a seat, in the log so far as well."""
        connection.check_seat(command.seat)
        renamed = self.saved.renamed(command.seat, command.name)
        await self._store.rename(renamed)
        self._take_names(renamed)

    def _take_names(self, renamed: Saved) -> None:
        self.saved, self._match.record.header = renamed, renamed.header
        self._screen = Screen(self._match, renamed.header.seats)
        self._audience.tell(Chairs(renamed.chairs))
        self._audience.tell_seating(self._seating)
        self._show(0, None)

    async def _open_seat(self, connection: Connection, seat: Seat) -> None:
        """Revoke the link of a seat and forget the name of its person, all at once with the note that says so."""
        opened = self._seats.open(connection, seat, links.keys(self.saved.chairs))
        self._adrift = True
        entries, renamed = self._ledger.timed(opened, self._match, self._seats), self.saved.renamed(seat, "")
        await self._ledger.open_seat(renamed, str(seat), entries, self._seats)
        self._adrift = False
        self._audience.send_away(str(seat))
        self._audience.tell_presence(renamed.chairs)
        self._take_names(renamed)
        self._tell_time(entries)

    def _obey_for_seats(self, connection: Connection, command: SeatCommand) -> list[Entry]:
        if isinstance(command, Agree) and command.about == "undo" and (self._course or self.saved.daily):
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
            entries = self._ledger.timed(entries, self._match, self._seats)
            await self._ledger.append(entries, self._match, self._seats)
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
        drafted = [entry.seat for entry in entries if entry.kind in ("draft", "undraft")]
        secret = bool(drafted) and ready == self._match.ready()
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
        self._bots.wake(self._match, self._ledger.tally, self._seats.bots)
