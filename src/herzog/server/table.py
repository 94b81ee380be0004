"""A table: one task, one queue, one writer. Whatever changes the match, saves it or shows it happens here, in turn."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, assert_never

import msgspec
import structlog
from msgspec import structs

from herzog.games import GAMES
from herzog.kernel import BrokenRecord, IllegalPick, Match, Record
from herzog.server.bots import BotSeats
from herzog.server.connection import NO_ACCESS, TRY_AGAIN, Connection
from herzog.server.hints import Hints
from herzog.server.journal import Entry, Tally, fold
from herzog.server.refusal import Refusal
from herzog.server.screen import Screen
from herzog.server.seats import SeatCommand, Seats
from herzog.server.store import Standing
from herzog.server.wire import (
    About,
    Answer,
    Chairs,
    Chat,
    ChatLine,
    ChatLines,
    Done,
    Hint,
    Look,
    Name,
    Next,
    Presence,
    Refused,
    Seating,
    Undo,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence

    from herzog.kernel import Pick, Seat
    from herzog.server.hints import Thinking
    from herzog.server.packs import LoadedPack
    from herzog.server.store import Saved, Store
    from herzog.server.thinking import Thinkers
    from herzog.server.wire import Token

Command: TypeAlias = Answer | Undo | Look | About | Hint | Chat | Name | SeatCommand

RETRY: Final = 5.0  # seconds after which a bot whose step could not be saved is asked again

log = structlog.get_logger()


class Job(NamedTuple):
    """Something to do at a table; if it concerns one *connection* alone, nobody else need notice that it failed."""

    do: Callable[[], Awaitable[None]]
    connection: Connection | None = None


class Table:
    """A match with people and bots around it."""

    def __init__(self, saved: Saved, pack: LoadedPack, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.saved = saved
        self.connections: Final[set[Connection]] = set()
        self.idle_since = time.monotonic()
        self.pack: Final = pack
        self._store: Final = store
        self._bots: Final = BotSeats(saved, pack, thinkers, pace, self._bot_answered)
        self._hints: Final = Hints(saved.header.game, pack, thinkers)
        self._chat: list[ChatLine] = []
        self._chat_ids: set[str] = set()
        self._jobs: Final[asyncio.Queue[Job]] = asyncio.Queue()
        self._adrift = False  # whether the match has gone where the store could not follow
        self._task: asyncio.Task[None]
        self._match: Match[Any]
        self._screen: Screen
        self._seats: Seats
        self._tally: Tally
        self._kept: int  # steps of the record that the journal has

    @classmethod
    async def open(cls, saved: Saved, pack: LoadedPack, store: Store, thinkers: Thinkers, pace: float) -> Table:
        """Return the table as it was left; bots that are asked begin to think."""
        table = cls(saved, pack, store, thinkers, pace)
        said = await store.chat(saved.id)
        table._chat, table._chat_ids = [line for _, line in said], {message for message, _ in said}
        await table._load()
        await table._wake()
        table._task = asyncio.create_task(table._run(), name=f"table {saved.id}")
        return table

    @property
    def idle(self) -> bool:
        """Tell whether nobody is here and nothing is going on."""
        return not (self.connections or self._bots.thinking or self._hints.thinking) and self._jobs.empty()

    @property
    def record(self) -> Record:
        """Return the record; it holds every secret of the game."""
        return self._match.record

    def close(self, code: int) -> None:
        """Send everybody away and stop."""
        for connection in self.connections:
            connection.dismiss(code)
        self._bots.close()
        self._hints.close()
        self._task.cancel()

    def join(self, connection: Connection) -> None:
        """Let *connection* take part."""
        self._do(partial(self._join, connection), connection)

    def leave(self, connection: Connection) -> None:
        """Forget *connection*."""
        self._do(partial(self._leave, connection))

    def obey(self, connection: Connection, command: Command, began: float) -> None:
        """Carry out what *connection* asks for; *began* is when it came in."""
        self._do(partial(self._obey, connection, command, began))

    def change_lock(self, key: str) -> None:
        """Send away whoever came in with a *key* whose lock has been changed."""
        self._do(partial(self._change_lock, key))

    def announce(self, following: str, tokens: Mapping[str, Token]) -> None:
        """Tell everybody the way to the table that was set up after this one."""
        self.saved = self.saved._replace(next=following)
        for connection in self.connections:
            connection.tell(Next(tokens[connection.grant.key]))

    def _bot_answered(self, seat: Seat, version: int, ask: str, pick: Pick) -> None:
        self._do(partial(self._bot_answers, seat, version, ask, pick))

    def _do(self, what: Callable[[], Awaitable[None]], connection: Connection | None = None) -> None:
        """Do *what* when its turn comes; see `Job`."""
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
        """Take the match from the store, where it is whole, whatever happened here."""
        entries = await self._store.journal(self.saved.id)
        record, drafts, agreed = fold(self.saved.header, entries)
        try:
            self._match = Match.resume(GAMES[record.header.game], record, self.pack.box, self.saved.seed)
            for draft in drafts:
                self._match.submit(*draft)
        except (BrokenRecord, IllegalPick) as problem:
            where = str(problem).partition(":")[0]  # the rest names picks, which may be secret
            log.error("a saved game does not resume", table=self.saved.id, where=where)  # noqa: TRY400  (a traceback would name them too)
            raise Refusal("broken-table") from None
        self._screen = Screen(self._match, self.saved.header.seats)
        self._seats = Seats(self.saved.chairs, self._match, agreed)
        self._tally = Tally(entries)
        self._kept = len(record.steps)
        self._adrift = False

    async def _join(self, connection: Connection) -> None:
        if (await self._store.locks(self.saved.id))[connection.grant.key] != connection.grant.lock:
            _send_away(connection)  # revoked while on the way
            return
        self.connections.add(connection)
        connection.tell(ChatLines(self._chat))
        self._tell_presence()
        connection.tell(self._seating(connection))
        connection.tell(self._screen.now(self._tally.version(connection.seats), connection.seats, 0))

    async def _leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.idle_since = time.monotonic()
        self._tell_presence()

    async def _change_lock(self, key: str) -> None:
        for connection in [each for each in self.connections if each.grant.key == key]:
            self.connections.discard(connection)
            _send_away(connection)
        self._tell_presence()

    def _tell_presence(self) -> None:
        bots = {seat for seat, chair in enumerate(self.saved.chairs) if chair.kind == "bot"}
        present = bots.union(*(connection.seats for connection in self.connections))
        message = Presence(sorted(present), sum(not connection.seats for connection in self.connections))
        for connection in self.connections:
            connection.tell(message)

    def _seating(self, connection: Connection) -> Seating:
        seats, notes = self._seats, self._screen.notes(connection.seats)
        return Seating(seats.stand_ins, seats.people, sorted(seats.agreed), notes, seats.offered)

    def _tell_seating(self) -> None:
        for connection in self.connections:
            connection.tell(self._seating(connection))

    async def _obey(
        self, connection: Connection, command: Command, began: float, thought: Thinking | None = None
    ) -> None:
        """Carry out a command, or what is left of it once a bot has *thought* about it."""
        if connection not in self.connections:  # sent away, but still talking
            return
        try:
            if thought and isinstance(command, Hint):
                self._advised(connection, command, began, thought)
            else:
                await self._carry_out(connection, command, began)
        except Refusal as refusal:
            if refusal.code == "stale":
                length = len(self._match.record.steps)
                connection.tell(self._screen.now(self._tally.version(connection.seats), connection.seats, length))
            log.info("refused", table=self.saved.id, code=refusal.code, cause=str(refusal.__cause__ or ""))
            connection.tell(Refused(refusal.code, command.id, refusal.numbers), began)

    async def _carry_out(self, connection: Connection, command: Command, began: float) -> None:
        if isinstance(command, Look):
            connection.tell(self._screen.past(command, connection.seats), began)
            return
        if isinstance(command, About):
            _hold(connection, command.seat)
            connection.tell(self._screen.thing(command.id, command.seat, command.target), began)
            return
        if isinstance(command, Hint):
            self._advise(connection, command, began)
            return
        if isinstance(command, Chat):
            await self._say(connection, command)
        elif isinstance(command, Name):
            await self._rename(connection, command)
        elif isinstance(command, SeatCommand):
            await self._change(partial(self._seats.obey, connection, command))
        else:
            self._check(connection, command)
            if isinstance(command, Answer):
                await self._change(partial(self._submit, command.seat, command.ask, command.pick))
            elif isinstance(command, Undo):
                await self._change(partial(self._undo, command.seat, whole=command.whole))
            else:
                assert_never(command)
        connection.tell(Done(command.id), began)

    def _advise(self, connection: Connection, command: Hint, began: float) -> None:
        """Let a bot think about what a person is asked; the table goes on meanwhile."""
        self._check(connection, command)
        if not self.saved.hints or command.seat not in self._match.asked():
            raise Refusal("no-hint")

        def told(thought: Thinking) -> None:
            self._do(partial(self._obey, connection, command, began, thought))

        self._hints.ask(self._match.masked(command.seat), command.seat, command.version, told)

    def _advised(self, connection: Connection, command: Hint, began: float, thought: Thinking) -> None:
        """Tell what a bot thought of, unless the table has moved on."""
        self._check(connection, command)
        if thought.cancelled() or thought.exception():
            log.error("no hint", table=self.saved.id, cause=str(thought.cancelled() or thought.exception()))
            raise Refusal("failed")
        connection.tell(self._screen.advice(command, thought.result()), began)

    def _check(self, connection: Connection, command: Answer | Undo | Hint) -> None:
        _hold(connection, command.seat)
        if command.seat not in self._seats.people:
            raise Refusal("sat-in")
        if command.version != self._tally.version(connection.seats):
            raise Refusal("stale")

    async def _say(self, connection: Connection, command: Chat) -> None:
        _hold(connection, command.seat)
        name = f"{connection.grant.key} {command.id}"
        if name in self._chat_ids:
            return
        line = ChatLine(command.seat, command.text, int(time.time()))
        await self._store.say(self.saved.id, len(self._chat), name, line)
        self._chat_ids.add(name)
        self._chat.append(line)
        for other in self.connections:
            other.tell(ChatLines([line]))

    async def _rename(self, connection: Connection, command: Name) -> None:
        """Let the person at a seat be called otherwise, also in what was said before."""
        _hold(connection, command.seat)
        seat, saved = command.seat, self.saved
        names = [*saved.header.seats[:seat], command.name, *saved.header.seats[seat + 1 :]]
        chairs = [structs.replace(chair, name=name) for chair, name in zip(saved.chairs, names, strict=True)]
        renamed = saved._replace(header=structs.replace(saved.header, seats=names), chairs=chairs)
        await self._store.rename(renamed)
        self.saved, self._match.record.header = renamed, renamed.header
        self._screen = Screen(self._match, names)
        for other in self.connections:
            other.tell(Chairs(chairs))
        self._tell_seating()
        self._show(0, None)

    async def _change(self, play: Callable[[], Sequence[Entry]]) -> None:
        """Change the match by *play*, save it, and only then show it; if it cannot be saved it did not happen."""
        before, ready = len(self._match.record.steps), self._match.ready()
        try:
            entries = play()
            self._adrift = True
            await self._save(entries)
        except IllegalPick:
            raise Refusal("illegal-pick") from None
        except Refusal:
            raise
        except Exception:
            self._adrift = True
            log.exception("a rule failed", table=self.saved.id)
            raise Refusal("failed") from None
        if not all(entry.kind in ("step", "draft", "undraft") for entry in entries):
            self._tell_seating()
        secret = bool(entries) and entries[0].kind in ("draft", "undraft") and ready == self._match.ready()
        self._show(min(before, len(self._match.record.steps)), entries[0].seat if secret else None)
        await self._wake()

    def _submit(self, seat: Seat, ask: str, pick: Pick) -> list[Entry]:
        if self._match.submit(seat, ask, pick):
            return [Entry("step", *step) for step in self._match.record.steps[self._kept :]]
        return [Entry("draft", seat, ask, pick)]

    def _undo(self, seat: Seat, *, whole: bool) -> list[Entry]:
        match, drafts = self._match, len(self._match.drafts.get(seat, ()))
        if match.barrier(seat):
            raise Refusal("barrier")
        match.undo(seat)
        if drafts:
            for _ in range(drafts - 1 if whole else 0):
                match.undo(seat)
            return [Entry("undraft", seat, "", 0)] * (drafts - len(match.drafts.get(seat, ())))
        while whole and not match.barrier(seat):
            match.undo(seat)
        return [Entry("undo", seat, "", len(match.record.steps))]

    async def _save(self, entries: Sequence[Entry]) -> None:
        record = self._match.record
        stand_ins = self._seats.stand_ins
        standing = Standing(len(record.steps), self._match.asked(), record.result, int(time.time()), stand_ins)
        await self._store.append(self.saved.id, self._tally.length, entries, standing)
        self._tally.add(entries)
        self._kept = len(record.steps)
        self._adrift = False

    def _show(self, since: int, only: Seat | None) -> None:
        """Show the table to everybody, or *only* to those who hold a seat; viewers of the same seats share a screen."""
        screens: dict[tuple[Seat, ...], bytes] = {}
        for connection in self.connections:
            if only is not None and only not in connection.seats:
                continue
            if connection.seats not in screens:
                shown = self._screen.now(self._tally.version(connection.seats), connection.seats, since)
                screens[connection.seats] = msgspec.json.encode(shown)
            connection.tell(screens[connection.seats])

    async def _bot_answers(self, seat: Seat, version: int, ask: str, pick: Pick) -> None:
        """Take what a bot thought of; if the table has moved on, it thinks again."""
        self._bots.rest(seat)
        if seat not in self._seats.bots or version != self._tally.version((seat,)):
            await self._wake()
            return
        try:
            await self._change(partial(self._submit, seat, ask, pick))
        except Refusal:
            asyncio.get_running_loop().call_later(RETRY, self._do, self._wake)

    async def _wake(self) -> None:
        self._bots.wake(self._match, self._tally, self._seats.bots)


def _send_away(connection: Connection) -> None:
    """Tell *connection* that its link has been replaced."""
    connection.tell(Refused("revoked"))
    connection.dismiss(NO_ACCESS)


def _hold(connection: Connection, seat: Seat | None) -> None:
    """Refuse a *connection* that speaks for a seat it does not hold; None is a spectator, who holds none."""
    if seat not in (connection.seats or (None,)):
        raise Refusal("not-your-seat")
