"""A table in one of several processes: whatever happens there is decided, stored, applied, and shown, in that order.

The journal is the truth: what is decided here is added to it, and what other processes add is read from it. Either
way, everyone connected here is shown what has changed.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

import structlog

from herzog import wire
from herzog.server.access.shares import is_valid
from herzog.server.database.schema import UNCHANGED
from herzog.server.patience import patient
from herzog.server.refusal import Overtaken
from herzog.server.table.audience import Audience
from herzog.server.table.bots import BotSeats
from herzog.server.table.chat import TableChat
from herzog.server.table.connection import TRY_AGAIN, Connection
from herzog.server.table.hints import Hints
from herzog.server.table.jobs import Jobs
from herzog.server.thinking.bot_pool import BotClient
from herzog.table.deciding import BotAnswer, Spoken, TakeSeat, TimeOut
from herzog.table.inquiries import Inquiry
from herzog.table.ledger import Ledger
from herzog.table.moves import check_room
from herzog.table.refusal import Refusal, Unreadable
from herzog.table.showing import EVERYTHING, NEWCOMER
from herzog.table.viewer import Viewer

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping, Sequence

    from herzog.kernel import Match, Seat
    from herzog.server.database.messages import Topic
    from herzog.server.database.saved import Saved
    from herzog.server.packs import LoadedPack
    from herzog.server.table.hints import Thinking
    from herzog.server.table.services import Services
    from herzog.table.deciding import Command
    from herzog.table.showing import Change
    from herzog.table.writing import Writing
    from herzog.wire import Code

Said: TypeAlias = Spoken | Inquiry | wire.Hint | wire.Chat | wire.ClearChat

T = TypeVar("T")
TRIES: Final = 5  # attempts to write something while other processes keep writing first
NOBODY: Final = Viewer("watch", ())  # who does what happens by itself

log = structlog.get_logger()


class Table:
    """A match with people and bots around it; all that happens there is a job in its queue."""

    def __init__(self, saved: Saved, pack: LoadedPack, services: Services) -> None:
        self.saved = saved  # as stored; its standing may be out of date
        self.pack: Final = pack
        self._ledger: Ledger
        self._store: Final = services.store
        self._services: Final = services
        self._audience: Final = Audience(saved.id, services.settings.gathering, services.peers)
        self._chat: Final = TableChat(saved.id, services, self._audience)
        client = BotClient(services.bot_pool, self._audience)
        self._bots: Final = BotSeats(saved.setup.header, pack, client, services.settings.pace, self._bot_answered)
        self._hints: Final = Hints(saved.setup.header.game, pack, client)
        self._jobs: Final = Jobs(saved.id, self._take_over, self._disconnect, self._give_up)
        self._heard: Final[dict[Topic, None]] = {}  # what others have changed and was not yet taken over, in order

    @classmethod
    async def open(cls, saved: Saved, pack: LoadedPack, services: Services) -> Table:
        """Return the table as saved; bots that are asked start thinking."""
        table = cls(saved, pack, services)
        await table._read()
        services.peers.tell(saved.id, table._audience.here)
        await table._wake()
        table._jobs.start()
        return table

    async def _read(self) -> None:
        """Read the chat, the journal, and only then the game, whose names must not be older than its last line."""
        await self._chat.read()
        entries = await self._store.journal(self.saved.id)
        self.saved = await self._found()
        try:
            self._ledger = Ledger(self.saved.setup, self.pack.box, entries)
        except Unreadable as problem:
            log.error("a saved game does not resume", table=self.saved.id, where=problem.where)  # noqa: TRY400
            raise

    def is_idle(self, seconds: float) -> bool:
        """Return whether nobody has been connected for that many *seconds* and nothing is under way."""
        busy = self._jobs.any_pending or self._bots.thinking or self._hints.thinking
        return not busy and self._audience.is_gone(seconds)

    @property
    def connections(self) -> set[Connection]:
        """Return the open sockets."""
        return self._audience.connections

    @property
    def match(self) -> Match[Any]:
        """Return the match, with every secret of the game."""
        return self._ledger.match

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

    def obey(self, connection: Connection, said: Said, began: float) -> None:
        """Do what *connection* said, which came in when it *began*."""
        refused = partial(self._refuse, connection, said, began)
        self._jobs.add(partial(self._obey, connection, said, began), refused=refused)

    def send_away(self, key: str) -> None:
        """Disconnect everyone who came by the link *key*, which was replaced or withdrawn."""
        self._jobs.add(partial(self._send_away, key))

    def follow(self, *topics: Topic) -> None:
        """Take over what another process has changed; if the store is away, before whatever is done next."""
        self._jobs.add(partial(self._hear, topics))

    async def catch_up(self) -> None:
        """Read everything that other processes have written so far."""
        await self._jobs.result(self._catch_up)

    async def take(self, seat: Seat, name: str) -> int:
        """Give a free *seat* to somebody from the front room, and return the lock of their link."""
        return await self._jobs.result(partial(self._insist, partial(self._take, seat, name)))

    def announce(self, following: str, tokens: Mapping[str, wire.Token]) -> None:
        """Send everyone their link to the table set up after this one."""
        self.saved = self.saved._replace(next=following)
        self._audience.announce(tokens)

    def ring(self) -> None:
        """Check whether somebody's time has run out."""
        self._jobs.add(partial(self._insist, partial(self._write, TimeOut(), NOBODY)))

    def _bot_answered(self, answer: BotAnswer) -> None:
        self._jobs.add(partial(self._bot_answers, answer))

    def _disconnect(self, connection: Connection | None) -> None:
        """Disconnect the one whose job has failed, or everyone."""
        for each in (connection,) if connection else self.connections:
            each.dismiss(TRY_AGAIN)

    def _give_up(self, code: Code) -> None:
        """Leave memory: the table is gone, or cannot be read any more."""
        log.error("a table closes", table=self.saved.id, code=code)
        self._services.drop(self.saved.id)

    async def _write(self, command: Command, by: Viewer) -> None:
        """Decide a *command*, store what it writes, and only then apply and show it."""
        writing = self._decided(command, by)
        if not writing.entries:
            return
        try:
            await self._store.append(self.saved.id, self._ledger.tally.length, writing)
        except Overtaken:
            await self._catch_up()
            raise
        except Refusal:
            doubtful: Sequence[Topic] = ("lines", "links", "chat") if writing.setup else ("lines",)
            self._heard.update(dict.fromkeys(doubtful))  # it may have been stored, though nobody was told
            raise
        for key in writing.locks:
            self._audience.send_away(key)
        if writing.leaver is not None:
            self._chat.leave(writing.leaver)
        await self._show_all(self._ledger.apply(writing.entries, writing.setup))

    def _decided(self, command: Command, by: Viewer) -> Writing:
        try:
            return self._ledger.decide(command, by, self._services.clock.now())
        except Refusal:
            raise
        except Exception:
            log.exception("a rule failed", table=self.saved.id)
            raise Refusal("failed") from None

    async def _catch_up(self) -> None:
        """Read the lines of the journal that others have added; if they do not fit, read it from the beginning."""
        entries = await self._store.journal(self.saved.id, self._ledger.tally.length)
        named = any(entry.kind == "named" for entry in entries)
        found = await self._found() if named or not entries else None  # without a new line it may have been removed
        if not entries:
            return
        try:
            change = self._ledger.apply(entries, found.setup if found else None)
        except Exception:
            log.exception("a table could not follow", table=self.saved.id)
            await self._read()
            change = EVERYTHING
        await self._show_all(change)

    async def _show_all(self, change: Change) -> None:
        """Show everyone what has changed, and let bots and alarms know."""
        ledger, services, now = self._ledger, self._services, self._services.clock.now()
        if change.named:
            self.saved = self.saved._replace(setup=ledger.setup)
            self._audience.tell_presence(ledger.setup.chairs)
        if ledger.clocks:
            services.due(self.saved.id, ledger.alarm)
        self._audience.show(lambda seats: ledger.news(seats, change, now))
        await self._wake()

    async def _insist(self, do: Callable[[], Awaitable[T]]) -> T:
        """Do something that writes; whenever another process has written first, take that over and try again."""
        for _ in range(TRIES - 1):
            try:
                return await do()
            except Overtaken:
                log.info("overtaken", table=self.saved.id)
        return await do()

    async def _hear(self, topics: Sequence[Topic]) -> None:
        self._heard.update(dict.fromkeys(topics))
        await self._take_over()

    async def _take_over(self) -> None:
        """Take over whatever others have changed, also what this process missed because the store was away."""
        for topic in [*self._heard]:
            await self._follow(topic)
            del self._heard[topic]

    async def _follow(self, topic: Topic) -> None:
        if topic == "lines":
            await self._catch_up()
        elif topic in ("said", "chat"):
            await self._chat.follow(whole=topic == "chat")
        elif topic == "links":
            await self._check_links()
        elif topic == "here":
            self._audience.tell_presence(self.saved.setup.chairs)
            await self._wake()

    async def _found(self) -> Saved:
        saved = await self._store.find(self.saved.id)
        if saved is None:
            raise Refusal("no-table")
        return saved

    async def _check_links(self) -> None:
        """Disconnect everyone whose link another process has replaced or withdrawn."""
        for grant in {connection.grant for connection in self._audience.connections}:
            if not await is_valid(self._store, grant):
                self._audience.send_away(grant.key, grant.lock)
        self._audience.tell_presence(self.saved.setup.chairs)

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
        self._chat.send_latest(connection)
        self._audience.tell_presence(self.saved.setup.chairs, None if connection.is_reader else connection)
        for message in self._ledger.news(connection.seats, NEWCOMER, self._services.clock.now()):
            connection.tell(message)
        await self._wake()

    async def _leave(self, connection: Connection) -> None:
        self._audience.leave(connection)
        self._audience.tell_presence(self.saved.setup.chairs)

    async def _send_away(self, key: str) -> None:
        self._audience.send_away(key)
        self._audience.tell_presence(self.saved.setup.chairs)

    async def _obey(self, connection: Connection, said: Said, began: float, thought: Thinking | None = None) -> None:
        """Do what somebody said, or finish a hint once a bot has *thought* about it."""
        if connection not in self.connections:  # disconnected, but still sending
            return
        try:
            if thought and isinstance(said, wire.Hint):
                self._advised(connection, said, began, thought)
            else:
                await self._insist(partial(self._carry_out, connection, said, began))
        except Refusal as refusal:
            self._refuse(connection, said, began, refusal)

    def _refuse(self, connection: Connection, said: Said, began: float, refusal: Refusal) -> None:
        if refusal.code == "stale":
            connection.tell(self._ledger.now(connection.seats))
        log.info("refused", table=self.saved.id, code=refusal.code, cause=str(refusal.__cause__ or ""))
        connection.tell(wire.Refused(refusal.code, said.id, refusal.numbers), began)

    async def _carry_out(self, connection: Connection, said: Said, began: float) -> None:
        if isinstance(said, Inquiry):
            connection.tell(self._ledger.look_up(said, connection.viewer), began)
            return
        if isinstance(said, wire.Hint):
            self._advise(connection, said, began)
            return
        check_room(self._ledger.tally.length, self._services.settings.journal_lines, said)
        if isinstance(said, wire.Chat):
            await self._chat.say(connection, said)
        elif isinstance(said, wire.ClearChat):
            await self._chat.clear(connection)
        elif isinstance(said, wire.Show):
            await self._show(connection, said)
        else:
            await self._write(said, connection.viewer)
        connection.tell(wire.Done(said.id), began, pick=isinstance(said, wire.Answer))

    async def _show(self, connection: Connection, said: wire.Show) -> None:
        """Show the table in the front room, or no longer."""
        connection.viewer.check_host()
        if said.sign and not self._services.settings.open_tables:
            raise Refusal("not-open")
        if said.sign:
            await self._services.signs.put_up(connection.address, self.saved.id)
        await self._write(said, connection.viewer)
        if not said.sign:
            self._services.signs.take_down(connection.address, self.saved.id)

    async def _take(self, seat: Seat, name: str) -> int:
        """Take a seat, which changes its lock by one; a seat without a link has none, and is refused."""
        lock = (await self._store.locks(self.saved.id)).get(str(seat), UNCHANGED) + 1
        await self._write(TakeSeat(seat, name), NOBODY)
        return lock

    def _advise(self, connection: Connection, hint: wire.Hint, began: float) -> None:
        """Ask a bot for a hint; play goes on meanwhile."""

        def told(thought: Thinking) -> None:
            self._jobs.add(partial(self._obey, connection, hint, began, thought))

        self._hints.ask(self._ledger.seen_for(hint, connection.viewer), hint.seat, hint.version, told)

    def _advised(self, connection: Connection, hint: wire.Hint, began: float, thought: Thinking) -> None:
        """Send a hint, unless the table has moved on."""
        self._ledger.check(hint, connection.viewer)
        if thought.cancelled() or thought.exception():
            log.error("no hint", table=self.saved.id, cause=str(thought.cancelled() or thought.exception()))
            raise Refusal("failed")
        connection.tell(self._ledger.screen.advice(hint, thought.result()), began)

    async def _bot_answers(self, answer: BotAnswer) -> None:
        """Play a bot's pick, unless another sits there by now; if the table has moved on, let it think again."""
        if not self._bots.rest(answer):
            return
        try:
            await self._insist(partial(self._write, answer, NOBODY))
        except Refusal as refusal:
            if refusal.code == "stale" and not isinstance(refusal, Overtaken):
                await self._wake()
            else:
                self._jobs.put_off(self._wake, refusal)

    async def _wake(self) -> None:
        """Let the bots that are asked think; where no person plays, only while somebody watches, and a little longer.

        Where several processes have the table open, one of them does; the others step in if nothing comes from it.
        """
        ledger = self._ledger
        if not ledger.seats.people and self._audience.is_gone(self._services.settings.unwatched):
            return
        if self._services.peers.thinks(self.saved.id):
            self._think()
        elif ledger.bots_asked:
            late = partial(self._wake_late, ledger.tally.length)
            asyncio.get_running_loop().call_later(patient(self._services.settings.thought), self._jobs.add, late)

    async def _wake_late(self, lines: int) -> None:
        """Let bots think here if the journal still has that many *lines*: the process in charge has not answered."""
        if lines == self._ledger.tally.length:
            self._think()

    def _think(self) -> None:
        asked, busy = asyncio.get_running_loop().time(), self._bots.busy(self._ledger.seats.bots)
        self._bots.wake(self._ledger.wants(busy), asked)
