"""The lobby: the games and packs on offer, the tables in memory, and who may open them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from typing import TYPE_CHECKING, Final

import structlog

from herzog import __version__
from herzog.bots import BOTS, bots_for
from herzog.games import GAMES
from herzog.kernel import Match, WrongSetup, walk
from herzog.server import links, wire
from herzog.server.connection import Connection
from herzog.server.journal import Entry
from herzog.server.links import HOST, UNCHANGED, WATCH, Grant
from herzog.server.refusal import Refusal
from herzog.server.store import Saved, Standing
from herzog.server.table import Table
from herzog.server.thinking import Thinkers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from herzog.kernel import AnyGame
    from herzog.server.links import TokenSigner
    from herzog.server.packs import LoadedPack, Packs
    from herzog.server.settings import Settings
    from herzog.server.store import Store

STOPPING: Final = 1012

log = structlog.get_logger()


class Lobby:
    """Everything one server offers and keeps."""

    def __init__(self, settings: Settings, packs: Packs, store: Store, signer: TokenSigner) -> None:
        self.store: Final = store
        self._settings: Final = settings
        self._signer: Final = signer
        self._packs: Final = packs
        self._thinkers: Final = Thinkers(settings.workers, settings.thought)
        self._tables: Final[dict[str, asyncio.Task[Table]]] = {}
        self.times: Final[deque[float]] = deque(maxlen=10_000)  # seconds from a message to the end of its answer
        self._sweeper: Final = asyncio.create_task(self._sweep(), name="sweeper")

    def card(self) -> wire.Lobby:
        """Return what is offered here."""
        return wire.Lobby(__version__, [self._game_card(name, game) for name, game in sorted(GAMES.items())])

    def _game_card(self, name: str, game: AnyGame) -> wire.GameCard:
        return wire.GameCard(
            name,
            game.rule_prefix,
            game.seats.start,
            game.seats.stop - 1,
            {n: {option: list(values) for option, values in game.choices(n).items()} for n in game.seats},
            [pack.card for pack in self._packs[name] if pack.offered],
            bots_for(name),
        )

    def components(self, game: str, words: str) -> bytes:
        """Return the components of a set in words."""
        pack = self._pack(game, lambda pack: pack.card.words == words)
        if pack is None:
            raise Refusal("no-page")
        return pack.components

    async def set_up(self, new: wire.NewTable) -> wire.Links:
        """Set a table with one of the packs on offer and return the links to it."""
        return await self._set_up(new, self._pack(new.game, lambda p: p.offered and p.card.name == new.pack), None)

    async def _set_up(self, new: wire.NewTable, pack: LoadedPack | None, seed: int | None) -> wire.Links:
        if pack is None or not all(_sits(chair) for chair in new.seats):
            raise Refusal("wrong-setup")
        seed, created = secrets.randbits(64) if seed is None else seed, int(time.time())
        names = [chair.name for chair in new.seats]
        try:
            match = Match.start(GAMES[new.game], names, new.options, pack.box, seed)
        except WrongSetup:
            raise Refusal("wrong-setup") from None
        table, record = secrets.token_hex(6), match.record
        standing = Standing(len(record.steps), match.asked(), record.result, created)
        saved = Saved(table, record.header, seed, new.seats, standing, "", new.hints, created)
        await self.store.add(saved, [Entry("step", *step) for step in record.steps], links.keys(new.seats))
        log.info("table set up", table=table, game=new.game, seats=len(new.seats))
        return self._links(saved, {})

    def _pack(self, game: str, fits: Callable[[LoadedPack], bool]) -> LoadedPack | None:
        return next((pack for pack in self._packs.get(game, ()) if fits(pack)), None)

    def _links(self, saved: Saved, locks: Mapping[str, int]) -> wire.Links:
        def token(key: str) -> str:
            return self._signer.token(Grant(saved.id, key, locks.get(key, UNCHANGED)))

        seats = [key for key in links.keys(saved.chairs) if key not in (HOST, WATCH)]
        return wire.Links(saved.id, token(HOST), token(WATCH), [wire.SeatLink(int(key), token(key)) for key in seats])

    async def grant(self, token: wire.Token) -> tuple[Grant, Saved]:
        """Return what *token* opens, if it still does."""
        grant = self._signer.grant(token)
        saved = await self.store.find(grant.table)
        if saved is None:
            raise Refusal("no-table")
        if (await self.store.locks(grant.table)).get(grant.key) != grant.lock:
            raise Refusal("revoked")
        return grant, saved

    async def sit(self, token: wire.Token) -> tuple[Table, Connection]:
        """Let the bearer of *token* come to the table it opens; the first thing they hear is the welcome."""
        grant, saved = await self.grant(token)
        following = await self._next(saved.next, grant.key)
        table = await self.table(saved)  # and join at once, lest it is put away as idle
        connection = Connection(grant, links.seats(grant.key, saved.chairs))
        connection.tell(self._welcome(grant, table, connection, following))
        table.join(connection)
        return table, connection

    def _welcome(self, grant: Grant, table: Table, connection: Connection, following: wire.Token) -> wire.Welcome:
        saved, header = table.saved, table.saved.header
        mine, pack = list(connection.seats), table.pack.card
        return wire.Welcome(
            __version__,
            saved.id,
            header.game,
            grant.role,
            mine,
            saved.chairs,
            {option: header.options[option] for option in GAMES[header.game].choices(len(header.seats))},
            pack,
            saved.hints,
            following,
        )

    async def _next(self, following: str, key: str) -> wire.Token:
        """Return the link with which *key* came to the *following* table; empty if it was revoked there since."""
        if not following or (await self.store.locks(following))[key] != UNCHANGED:
            return ""
        return self._signer.token(Grant(following, key, UNCHANGED))

    async def table(self, saved: Saved) -> Table:
        """Return the table, brought back from the store if it is not in memory."""
        if saved.id not in self._tables:
            self._tables[saved.id] = asyncio.create_task(self._open(saved), name=f"open {saved.id}")
        task = self._tables[saved.id]
        try:
            return await asyncio.shield(task)
        except Exception:
            if self._tables.get(saved.id) is task:
                del self._tables[saved.id]
            raise

    async def _open(self, saved: Saved) -> Table:
        header = saved.header
        pack = self._pack(header.game, lambda pack: pack.box.hash == header.pack)
        if pack is None:
            log.error("no such pack", table=saved.id, game=header.game, pack=header.pack)
            raise Refusal("broken-table")
        try:
            return await Table.open(saved, pack, self.store, self._thinkers, self._settings.pace)
        except Refusal:
            raise
        except Exception as problem:
            log.exception("a table does not open", table=saved.id)
            raise Refusal("failed") from problem

    async def links(self, grant: Grant, saved: Saved) -> wire.Links:
        """Return all links of a table, for its host."""
        _only_host(grant)
        return self._links(saved, await self.store.locks(saved.id))

    async def revoke(self, grant: Grant, saved: Saved, key: str) -> wire.Links:
        """Change the lock of the link *key* and return the new links, for the host."""
        _only_host(grant)
        if key not in links.keys(saved.chairs):
            raise Refusal("no-page")
        await self.store.change_lock(saved.id, key)
        log.info("link revoked", table=saved.id, key=key)
        for table in self._open_tables(saved.id):
            table.change_lock(key)
        return self._links(saved, await self.store.locks(saved.id))

    async def again(self, grant: Grant, saved: Saved, *, same_deal: bool) -> wire.Links:
        """Set up another table with the same seats and set, for the host, and tell everybody at this one."""
        _only_host(grant)
        if same_deal and saved.standing.result is None:
            raise Refusal("not-over")  # the deal of a running game is its greatest secret
        header = saved.header
        pack = self._pack(header.game, lambda pack: pack.box.hash == header.pack)
        new = wire.NewTable(header.game, saved.chairs, header.options, pack.card.name if pack else "", saved.hints)
        made = await self._set_up(new, pack, saved.seed if same_deal else None)
        await self.store.follow(saved.id, made.table)
        tokens = {HOST: made.host, WATCH: made.watch, **{str(link.seat): link.token for link in made.seats}}
        for table in self._open_tables(saved.id):
            table.announce(made.table, tokens)
        return made

    async def story(self, saved: Saved) -> wire.Story:
        """Return a finished game to keep and to chart."""
        if saved.standing.result is None:
            raise Refusal("not-over")
        table, game = await self.table(saved), GAMES[saved.header.game]
        steps = walk(game, table.record, table.pack.box)
        scores = await asyncio.to_thread(lambda: [game.scores(state) for state, _, _ in steps])
        return wire.Story(table.record.dumps(), scores)

    async def mine(self, tokens: Iterable[wire.Token]) -> list[wire.Summary | wire.Refused]:
        """Return a summary for each of *tokens*, or why there is none."""
        return [await self._summary(token) for token in tokens]

    async def _summary(self, token: wire.Token) -> wire.Summary | wire.Refused:
        try:
            grant, saved = await self.grant(token)
        except Refusal as refusal:
            return wire.Refused(refusal.code)
        return wire.Summary(
            saved.id,
            saved.header.game,
            grant.role,
            list(links.seats(grant.key, saved.chairs)),
            saved.chairs,
            saved.standing.step,
            list(saved.standing.asked),
            saved.standing.result,
            saved.created,
            saved.standing.changed,
            await self._next(saved.next, grant.key),
            list(saved.standing.stand_ins),
        )

    async def health(self) -> wire.Health:
        """Return how the server is doing."""
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

    def _open_tables(self, *names: str) -> list[Table]:
        """Return the tables in memory, all or those with *names*."""
        opened = [task.result() for task in self._tables.values() if task.done() and not task.exception()]
        return [table for table in opened if not names or table.saved.id in names]

    async def _sweep(self) -> None:
        """Let go of tables that nobody has been at for a while; they come back when somebody does."""
        while True:
            await asyncio.sleep(self._settings.linger / 2)
            for table in self._open_tables():
                if table.idle and time.monotonic() - table.idle_since > self._settings.linger:
                    del self._tables[table.saved.id]
                    table.close(STOPPING)

    async def close(self) -> None:
        """Send everybody away and save what waits to be saved."""
        self._sweeper.cancel()
        for table in self._open_tables():
            table.close(STOPPING)
        self._thinkers.close()
        await self.store.close()


def _sits(chair: wire.Chair) -> bool:
    """Tell whether somebody can sit there: a bot must exist, a person is none."""
    return chair.bot in BOTS if chair.kind == "bot" else not chair.bot


def _millis(times: Sequence[float], share: float) -> float:
    """Return the time that this *share* of the sorted *times* does not exceed, in milliseconds."""
    return round(1000 * times[int(share * (len(times) - 1))], 3) if times else 0.0


def _only_host(grant: Grant) -> None:
    if grant.role != "host":
        raise Refusal("not-host")
