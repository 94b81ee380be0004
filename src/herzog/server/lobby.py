"""The lobby: the games and packs on offer, the tables in memory, and who has access to them."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from typing import TYPE_CHECKING, Any, Final

import structlog

from herzog import __version__
from herzog.bots import bots_for
from herzog.games import GAMES
from herzog.kernel import Match, WrongSetup
from herzog.lessons import course_named, lesson_named
from herzog.server import links, wire
from herzog.server.board.branches import Branches
from herzog.server.cards import game_card, summary, welcome
from herzog.server.caretaker import Caretaker
from herzog.server.connection import Connection
from herzog.server.critics import Critics
from herzog.server.desk import Desk
from herzog.server.journal import Entry
from herzog.server.ledger import Ledger
from herzog.server.lessons import chairs_for
from herzog.server.links import HOST, LOBBY, READ, UNCHANGED, WATCH, Grant
from herzog.server.memory import give_back
from herzog.server.messenger import Messenger
from herzog.server.metrics import watch
from herzog.server.offered import is_possible
from herzog.server.refusal import Refusal
from herzog.server.remote_critics import RemoteCritics
from herzog.server.reseating import check_sign
from herzog.server.reviews import Reviews
from herzog.server.seats import Seats
from herzog.server.sharing.shares import Shares, is_link, is_valid
from herzog.server.store import Saved, Standing
from herzog.server.table import Table
from herzog.server.thinking import ThinkingRoom
from herzog.server.thoughts import RemoteThinkers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from herzog.kernel import Seat
    from herzog.server.clock import Clock
    from herzog.server.links import TokenSigner
    from herzog.server.neighbours import Neighbours
    from herzog.server.packs import LoadedPack, Packs
    from herzog.server.settings import Settings
    from herzog.server.store import Store

STOPPING: Final = 1012

log = structlog.get_logger()


class Lobby:
    """Everything that one server process offers and has open."""

    def __init__(
        self,
        settings: Settings,
        packs: Packs,
        store: Store,
        signer: TokenSigner,
        clock: Clock,
        neighbours: Neighbours,
    ) -> None:
        self.store: Final = store
        self._neighbours: Final = neighbours
        self._clock: Final = clock
        self._settings: Final = settings
        self._signer: Final = signer
        self._packs: Final = packs
        remote = self._remote = RemoteThinkers(store, neighbours, settings.thought) if store.shared else None
        self._room: Final = ThinkingRoom(settings.workers, settings.thought, remote)
        self.critics: Final = RemoteCritics(remote) if remote else Critics()
        self.branches: Final = Branches(store, clock)
        self.review_depth: Final = settings.review
        self.reviews: Final = Reviews(store, self.critics, settings.review, neighbours)
        self.shares: Final = Shares(store)
        self._tables: Final[dict[str, asyncio.Task[Table]]] = {}
        self._glances: Final[set[tuple[str, Seat]]] = set()  # seats that somebody has opened since `looking` was asked
        self.times: Final[deque[float]] = deque(maxlen=10_000)  # seconds from a message to the end of its answer
        self._sweeper: Final = asyncio.create_task(self._sweep(), name="sweeper")
        self._caretaker: Final = Caretaker(clock, store, neighbours, self)
        self._desk: Final = Desk(store, self._room, clock, self._caretaker.alarms.set, settings, neighbours)
        neighbours.listen(Messenger(store, self._tables, self._next, self.reviews, remote).hear)
        watch(
            tables=lambda: len(self._tables),
            waiting=lambda: self._room.waiting,
            thinkers=lambda: neighbours.thinkers,
            asked=lambda: remote.asked if remote else 0,
        )

    @property
    def first(self) -> bool:
        """Return whether this is the process that does what must not be done twice."""
        return self._neighbours.first

    @property
    def reach(self) -> list[str]:
        """Return the addresses at which other machines find this server."""
        return list(self._settings.reach)

    def card(self) -> wire.Lobby:
        """Return what this server offers."""
        games = [game_card(name, self._packs[name]) for name in sorted(GAMES)]
        return wire.Lobby(__version__, games, self._settings.open_tables)

    def components(self, game: str, words: str) -> bytes:
        """Return the components of the set whose *words* have this hash, in words, as JSON."""
        pack = self._pack(game, lambda pack: pack.card.words == words)
        if pack is None:
            raise Refusal("no-page")
        return pack.components

    async def set_up(self, new: wire.NewTable) -> wire.Links:
        """Set up a table with one of the packs on offer, or a lesson, and return its links."""
        if new.lesson:
            return await self._teach(new)
        return await self._set_up(new, self._pack(new.game, lambda p: p.offered and p.card.name == new.pack), None)

    async def deal(self, new: wire.NewTable, seed: int, daily: str) -> wire.Links:
        """Set up a table with the deal of a day."""
        pack = self._pack(new.game, lambda pack: pack.offered and not pack.card.name)
        return await self._set_up(new, pack, seed, daily)

    async def _set_up(
        self, new: wire.NewTable, pack: LoadedPack | None, seed: int | None, daily: str = ""
    ) -> wire.Links:
        if pack is None or not is_possible(new):
            raise Refusal("wrong-setup")
        if seed is None:
            seed = secrets.randbits(64) if self._settings.seed is None else self._settings.seed
        names = [chair.name for chair in new.seats]
        try:
            match = Match.start(GAMES[new.game], names, new.options, pack.box, seed)
        except WrongSetup:
            raise Refusal("wrong-setup") from None
        return await self._keep(match, new, seed, daily)

    async def _keep(self, match: Match[Any], new: wire.NewTable, seed: int, daily: str = "") -> wire.Links:
        """Save a new table and return its links."""
        table, record, created = secrets.token_hex(6), match.record, self._clock.now() // 1000
        standing = Standing(len(record.steps), match.asked(), record.result, created)
        saved = Saved(
            table,
            record.header,
            seed,
            new.seats,
            standing,
            next="",
            hints=new.hints,
            created=created,
            lesson=new.lesson,
            clock=new.clock,
            daily=daily,
            sign=new.sign,
            practice=new.practice,
        )
        if new.sign:
            check_sign(saved, new.sign, allowed=self._settings.open_tables)
        ledger = Ledger(saved, [], self.store, self._clock, self._caretaker.alarms.set)
        seats = Seats(saved.chairs, match, ledger.folded.offers, ledger.clocks, saved.free)
        await ledger.begin(saved, [Entry("step", *step) for step in record.steps], seats)
        log.info("table set up", table=table, game=record.header.game, seats=len(saved.chairs), lesson=new.lesson)
        return self._links(saved, {})

    async def _teach(self, new: wire.NewTable) -> wire.Links:
        """Set up the table of a lesson."""
        lesson = lesson_named(new.game, new.lesson)
        if lesson is None or not new.seats:
            raise Refusal("wrong-setup")
        course = course_named(lesson.game, lesson.name)
        chairs = chairs_for(course, new.seats[0].name, bots_for(lesson.game)[0])
        match = course.match([chair.name for chair in chairs])
        return await self._keep(match, wire.NewTable(new.game, chairs, hints=False, lesson=new.lesson), lesson.seed)

    def _pack(self, game: str, fits: Callable[[LoadedPack], bool]) -> LoadedPack | None:
        return next((pack for pack in self._packs.get(game, ()) if fits(pack)), None)

    def _links(self, saved: Saved, locks: Mapping[str, int]) -> wire.Links:
        def token(key: str) -> str:
            return self.token(Grant(saved.id, key, locks.get(key, UNCHANGED)))

        kept = [seat for seat, chair in enumerate(saved.chairs) if chair.kind == "link" and seat not in saved.free]
        seats = [wire.SeatLink(seat, token(str(seat))) for seat in kept]
        return wire.Links(saved.id, token(HOST), token(WATCH), seats, self.reach)

    def token(self, grant: Grant) -> wire.Token:
        """Return the link for *grant*."""
        return self._signer.token(grant)

    async def grant(self, token: wire.Token) -> tuple[Grant, Saved]:
        """Return the grant of *token* and its game; refuse a revoked token."""
        grant = self._signer.grant(token)
        saved = await self.store.find(grant.table)
        if saved is None:
            raise Refusal("no-table")
        if not await is_valid(self.store, grant):
            raise Refusal("revoked")
        return grant, saved

    async def read_grant(self, link: wire.Token) -> tuple[Grant, Saved]:
        """Return the grant and the game of a *link* that may also be the public one of a finished game."""
        if not is_link(link):
            return await self.grant(link)
        game = (await self.shares.find(link)).game
        saved = await self.store.find(game)
        assert saved is not None, "a share is that of a game"
        return Grant(game, READ, UNCHANGED), saved

    async def sit(self, token: wire.Token, address: str) -> tuple[Table, Connection]:
        """Open the table that *token* grants and join it from *address*; the first message is the welcome."""
        grant, saved = await self.read_grant(token)
        following = await self._next(saved.next, grant.key)
        table = await self.table(saved)  # join before the sweeper can unload it as idle
        connection = Connection(grant, links.seats(grant.key, saved.chairs), address)
        connection.tell(self.welcome(grant, table.saved, table.pack, following))
        table.join(connection)
        self._glances.update((saved.id, seat) for seat in connection.seats)
        return table, connection

    def looking(self) -> set[tuple[str, Seat]]:
        """Return the tables and seats that somebody has looked at since the last call, however briefly."""
        seen = {*self._glances, *self._neighbours.looking()}
        self._glances.clear()
        for table in self._open_tables():
            seen.update((table.saved.id, seat) for each in table.connections if each.looking for seat in each.seats)
        return seen

    def welcome(self, grant: Grant, saved: Saved, pack: LoadedPack, following: wire.Token) -> wire.Welcome:
        """Return the first message to whoever comes in by *grant*."""
        return welcome(grant, saved, pack.card, following, shows=self._settings.open_tables)

    async def _next(self, following: str, key: str) -> wire.Token:
        """Return the link of *key* to the *following* table; empty for strangers, and if it is no longer valid."""
        grant = Grant(following, key, UNCHANGED)
        known = following and key not in (LOBBY, READ) and await is_valid(self.store, grant)
        return self.token(grant) if known else ""

    async def table(self, saved: Saved) -> Table:
        """Return the table, loaded from the store if necessary, with everything that was written until now."""
        known = saved.id in self._tables
        if not known:
            self._tables[saved.id] = asyncio.create_task(self._open(saved), name=f"open {saved.id}")
        task = self._tables[saved.id]
        try:
            table = await asyncio.shield(task)
        except Exception:
            if self._tables.get(saved.id) is task:
                del self._tables[saved.id]
            raise
        if known and self.store.shared:
            await table.catch_up()
        unloaded = self._tables.get(saved.id) is not task  # meanwhile
        return await self.table(saved) if unloaded else table

    async def _open(self, saved: Saved) -> Table:
        header = saved.header
        pack = self._pack(header.game, lambda pack: pack.box.hash == header.pack)
        if pack is None:
            log.error("no such pack", table=saved.id, game=header.game, pack=header.pack)
            raise Refusal("broken-table")
        try:
            return await Table.open(saved, pack, self._desk)
        except Refusal:
            raise
        except Exception as problem:
            log.exception("a table does not open", table=saved.id)
            raise Refusal("failed") from problem

    async def links(self, grant: Grant, saved: Saved) -> wire.Links:
        """Return all links of a table; host only."""
        grant.check_host()
        return self._links(saved, await self.store.locks(saved.id))

    async def revoke(self, grant: Grant, saved: Saved, key: str) -> wire.Links:
        """Replace the link *key* and return the new links; host only."""
        grant.check_host()
        if key not in links.keys(saved.chairs):
            raise Refusal("no-page")
        await self.store.change_lock(saved.id, key)
        log.info("link revoked", table=saved.id, key=key)
        self.send_away(saved.id, key)
        return self._links(saved, await self.store.locks(saved.id))

    async def again(self, grant: Grant, saved: Saved, *, same_deal: bool) -> wire.Links:
        """Set up another table with the same seats and components, and tell everyone at this one; host only."""
        grant.check_host()
        if same_deal and saved.standing.result is None:
            raise Refusal("not-over")  # the deal of a running game must stay secret
        if saved.opened:
            raise Refusal("wrong-setup")  # nobody knows how it was dealt
        header = saved.header
        pack = self._pack(header.game, lambda pack: pack.box.hash == header.pack)
        new = wire.NewTable(
            header.game,
            saved.chairs,
            header.options,
            pack=pack.card.name if pack else "",
            hints=saved.hints,
            lesson=saved.lesson,
            clock=saved.clock,
            practice=saved.practice,
        )
        made = await (self._teach(new) if new.lesson else self._set_up(new, pack, saved.seed if same_deal else None))
        await self.store.follow(saved.id, made.table)
        tokens = {HOST: made.host, WATCH: made.watch, **{str(link.seat): link.token for link in made.seats}}
        for table in self._open_tables(saved.id):
            table.announce(made.table, tokens)
        return made

    async def mine(self, tokens: Iterable[wire.Token]) -> list[wire.Summary | wire.Refused]:
        """Return a summary, or a refusal, for each of *tokens*."""
        return [await self._summary(token) for token in tokens]

    async def _summary(self, token: wire.Token) -> wire.Summary | wire.Refused:
        try:
            grant, saved = await self.grant(token)
        except Refusal as refusal:
            return wire.Refused(refusal.code)
        return await self.summary(grant, saved)

    async def summary(self, grant: Grant, saved: Saved) -> wire.Summary:
        """Return a table's line in the list of whoever holds *grant*."""
        return summary(grant, saved, await self._next(saved.next, grant.key))

    async def health(self) -> wire.Health:
        """Return the state of the server."""
        tables, times = self._open_tables(), sorted(self.times)
        return wire.Health(
            __version__,
            await self.store.alive(),
            len(tables),
            sum(len(table.connections) for table in tables),
            len(times),
            _millis(times, 0.5),
            _millis(times, 0.99),
        )

    def is_open(self, table: str) -> bool:
        """Return whether a table is in memory, here or in another process."""
        return self.is_here(table) or self._neighbours.has(table)

    def is_here(self, table: str) -> bool:
        """Return whether a table is in the memory of this process."""
        return table in self._tables

    def send_away(self, game: str, key: str) -> None:
        """Disconnect everyone at a table who came by the link *key*."""
        for table in self._open_tables(game):
            table.send_away(key)

    def _open_tables(self, *names: str) -> list[Table]:
        """Return the tables in memory: all of them, or those named."""
        opened = [task.result() for task in self._tables.values() if task.done() and not task.exception()]
        return [table for table in opened if not names or table.saved.id in names]

    async def _sweep(self) -> None:
        """Unload tables that have been idle for a while; they are loaded again when needed."""
        while True:
            await asyncio.sleep(self._settings.linger / 2)
            for table in self._open_tables():
                if table.is_idle(self._settings.linger):
                    del self._tables[table.saved.id]
                    table.close(STOPPING)
            await asyncio.to_thread(give_back)

    async def look_after(self, table: str) -> None:
        """Open a table where somebody's time has run out, or a bot must move."""
        saved = await self.store.find(table)
        if saved:
            (await self.table(saved)).ring()

    async def close(self) -> None:
        """Disconnect everyone and finish pending writes."""
        self._sweeper.cancel()
        self._caretaker.close()
        for table in self._open_tables():
            table.close(STOPPING)
        await self.reviews.close()  # before the critics, who work for them
        self.critics.close()
        self._room.close()
        if self._remote:
            await self._remote.close()
        await self.store.close()


def _millis(times: Sequence[float], share: float) -> float:
    """Return the quantile *share* of sorted *times*, in milliseconds."""
    return round(1000 * times[int(share * (len(times) - 1))], 3) if times else 0.0
